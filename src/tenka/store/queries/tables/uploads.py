"""Records that people brought from files: tables without people, each found by its uploader alone."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from tenka.store.schema import game_table, upload


class UploadRow(NamedTuple):
    """A record as its uploader finds it again."""

    table: str
    game: str
    created: int


def of_person(connection: Connection, who: str) -> list[UploadRow]:
    """Somebody's records, the latest first."""
    wanted = (
        select(upload.c.table_id, game_table.c.game, game_table.c.created)
        .join(game_table, game_table.c.id == upload.c.table_id)
        .where(upload.c.person_id == who)
        .order_by(game_table.c.created.desc(), upload.c.table_id)
    )
    return [UploadRow(*row) for row in connection.execute(wanted)]


def same(connection: Connection, who: str, digest: str) -> str | None:
    """The table of the same record, if somebody has brought it before."""
    wanted = select(upload.c.table_id).where(upload.c.person_id == who, upload.c.digest == digest)
    return connection.execute(wanted).scalar()


def count(connection: Connection, who: str) -> int:
    """How many somebody keeps."""
    return connection.execute(select(func.count()).where(upload.c.person_id == who)).scalar_one()


def note(connection: Connection, table: str, who: str, digest: str) -> None:
    """A table is somebody's record."""
    connection.execute(insert(upload).values(table_id=table, person_id=who, digest=digest))


def remove_all(connection: Connection, who: str) -> None:
    """Throw all of somebody's records away."""
    theirs = select(upload.c.table_id).where(upload.c.person_id == who)
    connection.execute(delete(game_table).where(game_table.c.id.in_(theirs)))


def hand_over(connection: Connection, giver: str, taker: str) -> None:
    """All of somebody's records become another's."""
    connection.execute(update(upload).where(upload.c.person_id == giver).values(person_id=taker))
