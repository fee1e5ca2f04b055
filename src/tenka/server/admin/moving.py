"""`tenka move-database`: another place for all that a server keeps."""

import contextlib
from pathlib import Path

import click
from sqlalchemy import Connection, select

from tenka.kernel.errors import TenkaError
from tenka.server.settings import address
from tenka.server.tables.loading import load
from tenka.store.address import Address
from tenka.store.failures import StoreFailure
from tenka.store.migrate import is_ours
from tenka.store.moving import Told, move
from tenka.store.opening import open_database
from tenka.store.schema import game_table
from tenka.words import Words

EVERY = 500  # games, after which one is told how far it is


def move_database(words: Words, source: str, target: str) -> None:
    """Take everything along, and say what is being done."""
    places = address("database", source), address("database", target)
    _refuse(*places)

    def told(what: str, count: int) -> None:
        click.echo(words.say("database-replayed" if what == "games" else "database-copied", table=what, count=count))

    with (
        contextlib.closing(open_database(places[0], alone=True)) as old,
        contextlib.closing(open_database(places[1], alone=True)) as new,
        old.unhurried() as reading,
    ):
        done = new.whole(lambda writing: _moved(dict(zip(places, (reading, writing), strict=True)), told))
    click.echo(words.say("database-moved" if done else "database-alike", database=str(places[1])))


def _moved(ends: dict[Address, Connection], told: Told) -> bool:
    """Take everything along, where all of it is known to us: a later release may have added what we would leave out."""
    for place, connection in ends.items():
        if not is_ours(connection):
            raise StoreFailure("store-newer", {"file": str(place)})
    source, target = ends.values()
    return move(source, target, told, check_games)


def _refuse(source: Address, target: Address) -> None:
    """Refuse what cannot be meant: a file that is not there, one place for both."""
    if isinstance(source, Path) and not source.exists():
        raise StoreFailure("file-missing", {"file": str(source)})
    if source == target:
        raise StoreFailure("move-same", {"database": str(source)})


def check_games(source: Connection, target: Connection, told: Told) -> None:
    """Replay every game from the copy; what cannot be replayed there could not be before, either."""
    begun = select(game_table.c.id).where(game_table.c.seed.is_not(None)).order_by(game_table.c.id)
    count = 0
    for count, id in enumerate(target.execute(begun).scalars().all(), 1):
        if not _is_replayed(target, id) and _is_replayed(source, id):
            raise StoreFailure("move-differs")
        if count % EVERY == 0:
            told("games", count)
    told("games", count)


def _is_replayed(connection: Connection, id: str) -> bool:
    """Whether a game leads from its beginning to where it is, by its log."""
    try:
        load(connection, id)
    except TenkaError:
        return False
    return True
