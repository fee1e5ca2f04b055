"""How people wish to be told: in which language, when, when not, and of what not at all."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select

from tenka.store.schema import wishes

MORNING = 8 * 60  # minutes after midnight


class WishesRow(NamedTuple):
    """Somebody's wishes; those of who has none are the usual ones."""

    language: str = "en"
    zone: str = "UTC"
    silent_from: int | None = None  # minutes after midnight, in their time zone; null: never
    silent_until: int | None = None
    digest: int = MORNING  # minutes after midnight
    unwanted: frozenset[str] = frozenset()  # kinds


def wishes_in(row: Row[Any] | None) -> WishesRow:
    """Wishes as they are stored."""
    if row is None:
        return WishesRow()
    unwanted = frozenset(row.unwanted.split())
    return WishesRow(row.language, row.zone, row.silent_from, row.silent_until, row.digest, unwanted)


def find(connection: Connection, person: str) -> WishesRow | None:
    """Somebody's wishes; None if they have never said any."""
    row = connection.execute(select(wishes).where(wishes.c.person_id == person)).one_or_none()
    return None if row is None else wishes_in(row)


def put(connection: Connection, person: str, given: WishesRow) -> None:
    """Keep somebody's wishes in place of the ones before."""
    connection.execute(delete(wishes).where(wishes.c.person_id == person))
    values = {**given._asdict(), "unwanted": " ".join(sorted(given.unwanted))}
    connection.execute(insert(wishes).values(person_id=person, **values))


def unwanted(connection: Connection) -> dict[str, frozenset[str]]:
    """The kinds that people do not want to hear of, by person; only of those who have such."""
    found = connection.execute(select(wishes.c.person_id, wishes.c.unwanted).where(wishes.c.unwanted != ""))
    return {person: frozenset(kinds.split()) for person, kinds in found}
