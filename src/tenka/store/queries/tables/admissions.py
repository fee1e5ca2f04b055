"""Ways to a seat: who was invited to a table that has not begun, and who asks to be let in."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, and_, delete, exists, func, insert, or_, select, update

from tenka.store.ids import new_id, now
from tenka.store.queries.people import circle
from tenka.store.schema import admission, game_table, ignored, person


class AdmissionRow(NamedTuple):
    """Somebody who was invited, or who asks."""

    id: str
    table: str
    person: str
    name: str
    invited: bool
    seat: int | None  # kept for them
    by: str | None  # the name of who invited them
    unheard: bool = False  # whether the table's owner ignores them


_inviting = person.alias("inviting")
_owner_ignores = exists().where(
    game_table.c.id == admission.c.table_id,
    ignored.c.person_id == game_table.c.owner_id,
    ignored.c.whom_id == admission.c.person_id,
)


def _selected() -> Select[Any]:
    return (
        select(
            *(admission.c.id, admission.c.table_id, admission.c.person_id, person.c.name),
            *(admission.c.invited, admission.c.seat, _inviting.c.name, _owner_ignores),
        )
        .join_from(admission, person, person.c.id == admission.c.person_id)
        .outerjoin(_inviting, _inviting.c.id == admission.c.by_id)
    )


def of_tables(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[AdmissionRow, ...]]:
    """Those of these tables, the earliest first."""
    if not tables:
        return {}
    wanted = _selected().where(admission.c.table_id.in_(list(tables))).order_by(admission.c.made, admission.c.id)
    found: dict[str, list[AdmissionRow]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.table_id, []).append(AdmissionRow(*row))
    return {table: tuple(rows) for table, rows in found.items()}


def invitations_of(connection: Connection, who: str, limit: int) -> list[AdmissionRow]:
    """Where somebody is invited to sit down, by anybody but those they ignore, the latest first."""
    heard = or_(admission.c.by_id.is_(None), admission.c.by_id.not_in(circle.ignored_by(who)))
    wanted = (
        _selected()
        .join(game_table, game_table.c.id == admission.c.table_id)
        .where(admission.c.person_id == who, admission.c.invited, game_table.c.status == "open", heard)
        .order_by(admission.c.made.desc(), admission.c.id)
    )
    return [AdmissionRow(*row) for row in connection.execute(wanted.limit(limit))]


def find(connection: Connection, table: str, who: str) -> AdmissionRow | None:
    """Somebody's admission to a table."""
    row = connection.execute(
        _selected().where(admission.c.table_id == table, admission.c.person_id == who)
    ).one_or_none()
    return None if row is None else AdmissionRow(*row)


def ask(connection: Connection, table: str, who: str) -> None:
    """Somebody asks to be let in; who is invited, or asks already, needs nothing more."""
    if find(connection, table, who) is None:
        _add(connection, table, who, invited=False)


def invite(connection: Connection, table: str, who: str, by: str, seat: int | None = None) -> bool:
    """Invite somebody, who may have asked before; whether that is new."""
    known = find(connection, table, who)
    if known is None:
        _add(connection, table, who, invited=True, by_id=by, seat=seat)
    elif not known.invited:
        this = update(admission).where(admission.c.id == known.id)
        connection.execute(this.values(invited=True, by_id=by, seat=seat))
    return known is None or not known.invited


def _add(connection: Connection, table: str, who: str, **more: object) -> None:
    connection.execute(insert(admission).values(id=new_id(), table_id=table, person_id=who, made=now(), **more))


def count(connection: Connection, table: str, *, invited: bool) -> int:
    """How many are invited to a table, or ask there."""
    of_kind = and_(admission.c.table_id == table, admission.c.invited == invited)
    return connection.execute(select(func.count()).select_from(admission).where(of_kind)).scalar_one()


def end(connection: Connection, table: str, who: str) -> None:
    """Somebody sits now, or does not want to, or shall not."""
    connection.execute(delete(admission).where(admission.c.table_id == table, admission.c.person_id == who))


def end_seat(connection: Connection, table: str, seat: int) -> None:
    """A seat is kept for nobody any more."""
    connection.execute(delete(admission).where(admission.c.table_id == table, admission.c.seat == seat))


def end_all(connection: Connection, table: str) -> None:
    """The game begins."""
    connection.execute(delete(admission).where(admission.c.table_id == table))


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """What a guest was invited to, or asked for, is the account's, unless that has its own."""
    known = select(admission.c.table_id).where(admission.c.person_id == account)
    this = and_(admission.c.person_id == guest, admission.c.table_id.not_in(known))
    connection.execute(update(admission).where(this).values(person_id=account))
    connection.execute(update(admission).where(admission.c.by_id == guest).values(by_id=account))
