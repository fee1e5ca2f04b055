"""People who play at the device of another, their host: they have names and seats, and no sessions."""

from sqlalchemy import Connection, delete, insert, select, update

from tenka.store.ids import new_id, now
from tenka.store.schema import companion, person


def add(connection: Connection, name: str, host: str) -> str:
    """Somebody new at a host's device; return their id."""
    id = new_id()
    connection.execute(insert(person).values(id=id, name=name, created=now()))
    connection.execute(insert(companion).values(person_id=id, host_id=host))
    return id


def remove_all(connection: Connection, host: str) -> None:
    """Nobody plays at this device any more."""
    theirs = select(companion.c.person_id).where(companion.c.host_id == host)
    connection.execute(delete(person).where(person.c.id.in_(theirs)))


def hand_over(connection: Connection, giver: str, taker: str) -> None:
    """The device is another's now."""
    connection.execute(update(companion).where(companion.c.host_id == giver).values(host_id=taker))
