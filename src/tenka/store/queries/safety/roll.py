"""Who and what there is on the server, as the operator looks for it."""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, func, or_, select

from tenka.store.schema import companion, game_table, person, report, seat, session, upload

PAGE = 50


class PersonLine(NamedTuple):
    """Somebody as the operator sees them."""

    id: str
    name: str
    login: str | None
    created: int
    seen: int | None  # when a session was last used
    tables: int
    reports: int  # about them, that are open
    banned: int | None


class TableLine(NamedTuple):
    """A table as the operator sees it."""

    id: str
    game: str
    status: str
    public: bool
    created: int
    active: int
    people: list[str]  # names; bots and free seats are left out


class SoughtPeople(NamedTuple):
    """Which people are looked for."""

    text: str = ""
    banned: bool = False
    guests: bool = True
    page: int = 0


def people(connection: Connection, sought: SoughtPeople) -> tuple[list[PersonLine], bool]:
    """People whose name or login has a text in it, the newest first; and whether more follow."""
    wanted = _people().order_by(person.c.created.desc(), person.c.id)
    if sought.text:
        like = f"%{_quoted(sought.text)}%"
        wanted = wanted.where(
            or_(*(column.ilike(like, escape="\\") for column in (person.c.name, person.c.login, person.c.login_key)))
        )
    if sought.banned:
        wanted = wanted.where(person.c.banned.is_not(None))
    if not sought.guests:
        wanted = wanted.where(person.c.login.is_not(None))
    rows = [PersonLine(*row) for row in connection.execute(wanted.offset(sought.page * PAGE).limit(PAGE + 1))]
    return rows[:PAGE], len(rows) > PAGE


def called(connection: Connection, who: str, key: str) -> list[PersonLine]:
    """Whoever has this id or this login (by its key) or, if nobody has, all of this name: the newest first."""
    for condition in (person.c.id == who, person.c.login_key == key, person.c.name == who):
        found = _matching(connection, condition)
        if found:
            return found
    return []


def tables(connection: Connection, status: str | None, who: str | None, page: int) -> tuple[list[TableLine], bool]:
    """Tables, the one that was used last first, perhaps only somebody's; and whether more follow."""
    columns = (game_table.c.id, game_table.c.game, game_table.c.status, game_table.c.public)
    wanted = select(*columns, game_table.c.created, game_table.c.active).order_by(
        game_table.c.active.desc(), game_table.c.id
    )
    wanted = wanted.where(game_table.c.id.not_in(select(upload.c.table_id)))
    if status is not None:
        wanted = wanted.where(game_table.c.status == status)
    if who is not None:
        sits = select(seat.c.table_id).where(seat.c.person_id == who)
        wanted = wanted.where(or_(game_table.c.id.in_(sits), game_table.c.owner_id == who))
    rows = connection.execute(wanted.offset(page * PAGE).limit(PAGE + 1)).all()
    names = _names(connection, [row.id for row in rows])
    return [TableLine(*row, names.get(row.id, [])) for row in rows[:PAGE]], len(rows) > PAGE


def _names(connection: Connection, ids: list[str]) -> dict[str, list[str]]:
    sitting = seat.join(person, person.c.id == seat.c.person_id)
    wanted = select(seat.c.table_id, person.c.name).select_from(sitting).where(seat.c.table_id.in_(ids))
    found: dict[str, list[str]] = {}
    for table, name in connection.execute(wanted.order_by(seat.c.table_id, seat.c.seat)):
        found.setdefault(table, []).append(name)
    return found


def _people() -> Select[Any]:
    seen = select(func.max(session.c.seen)).where(session.c.person_id == person.c.id).scalar_subquery()
    sits = select(func.count()).where(seat.c.person_id == person.c.id).scalar_subquery()
    reported = select(func.count()).where(report.c.about_id == person.c.id, report.c.closed.is_(None))
    columns = (person.c.id, person.c.name, person.c.login, person.c.created, seen, sits, reported.scalar_subquery())
    return select(*columns, person.c.banned).where(person.c.id.not_in(select(companion.c.person_id)))


def _matching(connection: Connection, condition: ColumnElement[bool]) -> list[PersonLine]:
    wanted = _people().where(condition).order_by(person.c.created.desc(), person.c.id).limit(PAGE)
    return [PersonLine(*row) for row in connection.execute(wanted)]


def _quoted(text: str) -> str:
    return "".join(f"\\{letter}" if letter in "\\%_" else letter for letter in text)
