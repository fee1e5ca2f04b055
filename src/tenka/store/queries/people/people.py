"""People: guests, and those with a login.

Every change that may end sessions returns the ids of those that ended.
"""

from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tenka.kernel.errors import TenkaError
from tenka.store.ids import new_id, now
from tenka.store.queries import boxes, lessons
from tenka.store.queries.notices import channels
from tenka.store.queries.people import companions, sessions
from tenka.store.queries.people.sessions import UNKNOWN, Device
from tenka.store.queries.safety import muting, reports
from tenka.store.queries.tables import admissions, revisions, uploads
from tenka.store.queries.tables.stewards import GONE
from tenka.store.schema import game_table, handover, listener, person, remark, seat, standing_order


class NotDone(TenkaError):
    """A change of people that cannot be made; nothing has changed."""


@dataclass(frozen=True, slots=True)
class StoredLogin:
    """A login as its owner writes it, the key it is found by, and the password's hash, if there is a password."""

    login: str
    key: str
    password: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody; a guest has neither login nor password."""

    id: str
    name: str
    login: str | None
    password: str | None = field(repr=False)
    banned: bool = False  # whether the operator lets them in no more


def by_id(connection: Connection, id: str) -> Person | None:
    """The person with this id."""
    return _found(connection, person.c.id == id)


def by_login(connection: Connection, key: str) -> Person | None:
    """The person whose login has this key."""
    return _found(connection, person.c.login_key == key)


def _found(connection: Connection, condition: ColumnElement[bool]) -> Person | None:
    columns = (person.c.id, person.c.name, person.c.login, person.c.password)
    row = connection.execute(select(*columns, person.c.banned.is_not(None)).where(condition)).one_or_none()
    return None if row is None else Person(*row)


def add(
    connection: Connection,
    name: str,
    session_id: str,
    credentials: StoredLogin | None = None,
    device: Device = UNKNOWN,
) -> str:
    """Somebody new, with a first session; return the person's id."""
    id = new_id()
    connection.execute(insert(person).values(id=id, name=name, created=now()))
    if credentials is not None:
        _set_credentials(connection, id, credentials)
    sessions.add(connection, session_id, id, device)
    return id


def rename(connection: Connection, id: str, name: str) -> set[str]:
    """Give somebody another name."""
    if connection.execute(update(person).where(person.c.id == id).values(name=name)).rowcount == 0:
        raise NotDone("no-session")
    return set()


def names_beside(connection: Connection, id: str) -> list[str]:
    """The names of all who sit with somebody where a game is not over yet."""
    own = seat.alias()
    wanted = (
        select(person.c.name)
        .join(seat, seat.c.person_id == person.c.id)
        .join(own, and_(own.c.table_id == seat.c.table_id, own.c.person_id == id))
        .join(game_table, game_table.c.id == seat.c.table_id)
        .where(seat.c.person_id != id, game_table.c.status != "over")
    )
    return list(connection.execute(wanted.distinct()).scalars())


def give_login(
    connection: Connection, id: str, credentials: StoredLogin, session_id: str, device: Device = UNKNOWN
) -> set[str]:
    """Make a guest's account; a new session takes the place of the old ones, which others may have planted."""
    found = _present(connection, id)
    if found.login is not None:
        raise NotDone("already-account")
    _set_credentials(connection, id, credentials)
    channels.outlast(connection, [row.id for row in sessions.of_person(connection, id)], session_id)
    ended = sessions.end_all(connection, id)
    sessions.add(connection, session_id, id, device)
    return ended


def _present(connection: Connection, id: str) -> Person:
    found = by_id(connection, id)
    if found is None:
        raise NotDone("no-session")
    return found


def _set_credentials(connection: Connection, id: str, given: StoredLogin) -> None:
    columns = {"login": given.login, "login_key": given.key, "password": given.password}
    try:
        connection.execute(update(person).where(person.c.id == id).values(columns))
    except IntegrityError:
        raise NotDone("login-taken") from None


def log_in(
    connection: Connection,
    account: Person,
    session_id: str,
    leaving: str | None = None,
    guest_id: str | None = None,
    rehashed: str | None = None,
    device: Device = UNKNOWN,
) -> set[str]:
    """Begin a session for an account in place of the one it is `leaving`; what the guest has becomes the account's.

    The account's password must still be the one that was checked.
    """
    found = by_id(connection, account.id)
    if found is None or found.banned or found.password != account.password:
        raise NotDone("wrong-login")
    if leaving and guest_id is not None:
        channels.outlast(connection, {leaving}, session_id)
    ended = sessions.end(connection, {leaving} if leaving else set())
    if guest_id is not None:
        ended |= _merge(connection, guest_id, account.id)
    if rehashed is not None:
        connection.execute(update(person).where(person.c.id == account.id).values(password=rehashed))
    return ended | sessions.add(connection, session_id, account.id, device)


def _merge(connection: Connection, guest_id: str, id: str) -> set[str]:
    """Move all that a guest has to somebody else, and delete the guest."""
    guest = by_id(connection, guest_id)
    if guest is None or guest.login is not None:  # gone, or no longer a guest, since the request was made
        raise NotDone("no-session")
    if _sit_together(connection, guest_id, id):
        raise NotDone("same-table")
    _free_keys(connection, guest_id, id)
    for table in (seat, remark, listener, standing_order, handover):
        connection.execute(update(table).where(table.c.person_id == guest_id).values(person_id=id))
    connection.execute(update(game_table).where(game_table.c.owner_id == guest_id).values(owner_id=id))
    boxes.hand_over(connection, guest_id, id)
    companions.hand_over(connection, guest_id, id)
    uploads.hand_over(connection, guest_id, id)
    lessons.hand_over(connection, guest_id, id)
    channels.hand_over(connection, guest_id, id)
    admissions.hand_over(connection, guest_id, id)
    muting.hand_over(connection, guest_id, id)
    reports.hand_over(connection, guest_id, id)
    return _remove(connection, guest_id)


def _sit_together(connection: Connection, one: str, other: str) -> bool:
    others = select(seat.c.table_id).where(seat.c.person_id == other)
    shared = select(seat.c.table_id).where(seat.c.person_id == one, seat.c.table_id.in_(others))
    return connection.execute(shared.limit(1)).first() is not None


def _free_keys(connection: Connection, guest_id: str, id: str) -> None:
    """Both may have chosen the same key for a remark at one table; the guest's gets another."""
    taken = remark.alias()
    same = and_(taken.c.table_id == remark.c.table_id, taken.c.key == remark.c.key, taken.c.person_id == id)
    clashing = select(remark.c.table_id, remark.c.number).where(remark.c.person_id == guest_id).join(taken, same)
    for table_id, number in connection.execute(clashing).all():
        this = and_(remark.c.table_id == table_id, remark.c.number == number)
        connection.execute(update(remark).where(this).values(key=new_id()))


def change_password(connection: Connection, id: str, old: str | None, new: str, session_id: str) -> set[str]:
    """Replace one hash by another; all other sessions end."""
    this = update(person).where(person.c.id == id, person.c.password == old)
    if connection.execute(this.values(password=new)).rowcount == 0:
        raise NotDone("wrong-password")
    return sessions.end_all(connection, id, but=session_id)


def leave(connection: Connection, id: str, password: str | None) -> set[str]:
    """Delete somebody, whose password hash is still this one; what they played stays, without a name."""
    if _present(connection, id).password != password:
        raise NotDone("wrong-password")
    return delete_person(connection, id)


def delete_person(connection: Connection, id: str) -> set[str]:
    """Delete somebody; what they played stays, without a name."""
    # The remark goes, its number stays: those behind it are known by theirs.
    connection.execute(update(remark).where(remark.c.person_id == id).values(text="", person_id=None))
    get_up(connection, id)
    for table in (seat, listener, handover):
        connection.execute(update(table).where(table.c.person_id == id).values(person_id=None))
    connection.execute(delete(standing_order).where(standing_order.c.person_id == id))
    uploads.remove_all(connection, id)
    companions.remove_all(connection, id)
    return _remove(connection, id)


def get_up(connection: Connection, id: str) -> None:
    """Leave somebody's running games to their stewards, and their seats where nothing has begun to others.

    Other processes are told, and find out by the tables' revisions should they not hear it.
    """
    sits = select(seat.c.table_id).where(seat.c.person_id == id, seat.c.ended.is_(None))
    revisions.touch_all(connection, connection.execute(sits).scalars().all())
    running = select(game_table.c.id).where(game_table.c.status == "running", game_table.c.steward.is_not(None))
    left = and_(seat.c.person_id == id, seat.c.steward.is_(None), seat.c.table_id.in_(running))
    connection.execute(update(seat).where(left).values(due=GONE))
    waiting = select(game_table.c.id).where(game_table.c.status == "open")
    connection.execute(update(seat).where(seat.c.person_id == id, seat.c.table_id.in_(waiting)).values(person_id=None))
    _hand_over_tables(connection, id)


def _hand_over_tables(connection: Connection, id: str) -> None:
    """Tables that have not started go to whoever sits there first; without anybody they are taken away."""
    owned = select(game_table.c.id).where(game_table.c.owner_id == id, game_table.c.status == "open")
    for table_id in connection.execute(owned).scalars().all():
        seated = select(seat.c.person_id).where(seat.c.table_id == table_id, seat.c.person_id.is_not(None))
        heir = connection.execute(seated.order_by(seat.c.seat).limit(1)).scalar()
        if heir is None:
            connection.execute(delete(game_table).where(game_table.c.id == table_id))
        else:
            connection.execute(update(game_table).where(game_table.c.id == table_id).values(owner_id=heir))


def _remove(connection: Connection, id: str) -> set[str]:
    ended = sessions.end_all(connection, id)
    connection.execute(delete(person).where(person.c.id == id))
    return ended
