"""What is on disk, read by a connection of our own, against what people were told."""

import contextlib
import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec
import psycopg
from sqlalchemy import URL, Connection, create_engine

from tenka.server.tables.game_session import GameSession
from tenka.server.tables.loading import load
from tenka.server.tables.submission import Step
from tenka.store.address import ServerAddress
from tenka.store.postgresql import connections
from tests.faults.players import Game, Player
from tests.postgresql.kinds import where

FILES = ("", "-wal")  # what a database consists of; the index beside it is made anew by who opens it


class Rows(Protocol):
    """A second connection."""

    def execute(self, query: str, parameters: Sequence[Any] = (), /) -> Any:
        """The rows that a query finds; `?` stands for a parameter."""


class _OnServer:
    def __init__(self, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        self._connection = connection

    def execute(self, query: str, parameters: Sequence[Any] = (), /) -> Any:
        return self._connection.execute(query.replace("?", "%s").encode(), parameters or None)


@contextlib.contextmanager
def rows(database: Path) -> Iterator[Rows]:
    """A second connection."""
    address = where(database)
    if isinstance(address, ServerAddress):
        with psycopg.connect(address.url, autocommit=True) as on_server:
            yield _OnServer(on_server)
        return
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as connection:
        yield connection


@contextlib.contextmanager
def reading(database: Path) -> Iterator[Connection]:
    """A second connection as the store's queries want it."""
    address = where(database)
    if isinstance(address, ServerAddress):
        engine = connections.engine(address, 1)
    else:
        engine = create_engine(URL.create("sqlite", database=str(database)))
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def submissions(database: Path, table: str) -> list[tuple[int, str, list[Step]]]:
    """A table's log as seat, key and steps; no number is missing, none there twice; nobody here makes folds."""
    with rows(database) as connection:
        query = "SELECT number, seat, move, key FROM entry WHERE table_id = ? ORDER BY number"
        entries = connection.execute(query, (table,)).fetchall()
    assert [entry[0] for entry in entries] == list(range(len(entries)))
    found: list[tuple[int, str, list[Step]]] = []
    for _, seat, move, key in entries:
        if key is not None:
            found.append((seat, key, []))
        assert found[-1][0] == seat
        found[-1][2].append(None if move is None else msgspec.json.decode(move))
    return found


def copied(database: Path, to: Path) -> Path:
    """The files as they are on disk now, in another folder; a PostgreSQL server keeps its own, and lives on."""
    if where(database) != database:
        return database
    to.mkdir()
    for ending in reversed(FILES):  # the log first: should it be emptied into the file meanwhile, nothing is missing
        with contextlib.suppress(FileNotFoundError):
            shutil.copy(f"{database}{ending}", to / f"{database.name}{ending}")
    return to / database.name


class Told:
    """What somebody was told up to a moment; to be found on disk from then on."""

    def __init__(self, game: Game, player: Player) -> None:
        self.game = game
        self.player = player
        self.acknowledged = dict(player.acknowledged)

    def check(self, database: Path, game_session: GameSession, log: list[tuple[int, str, list[Step]]]) -> None:
        """Every acknowledged submission is there once, in order, as it was sent; nothing is there that nobody sent."""
        player = self.player
        if player.sight is None:
            return
        mine = [(key, steps) for seat, key, steps in log if seat == player.seat]
        keys = [key for key, _ in mine]
        assert len(keys) == len(set(keys)), "a submission is there twice"
        played = [key for key in self.acknowledged if key in player.sent]
        assert [key for key in keys if key in self.acknowledged] == played, "not all, or not in order"
        for key, steps in mine:
            assert player.sent[key] == steps, "nobody sent this"
            assert key not in player.refused or player.refused[key].again, "refused, and there all the same"
        for key in played:
            assert game_session.outcome(player.seat, player.sent[key], key) == self.acknowledged[key]
        self._check_remarks(database)

    def _check_remarks(self, database: Path) -> None:
        player = self.player
        with rows(database) as connection:
            query = "SELECT key, text FROM remark WHERE table_id = ? AND seat = ? ORDER BY number"
            found = connection.execute(query, (self.game.id, player.seat)).fetchall()
        assert all(player.said[key] == text for key, text in found)
        keys = [key for key, _ in found]
        assert [key for key in keys if key in self.acknowledged] == [
            key for key in self.acknowledged if key in player.said
        ]


def noted(games: Iterable[Game]) -> list[Told]:
    """What everybody has been told by now."""
    return [Told(game, player) for game in games for player in game.players]


def check(database: Path, told: list[Told]) -> None:
    """All that people were told is on disk, and every log follows the rules."""
    game_sessions: dict[str, GameSession] = {}
    for each in told:
        id = each.game.id
        log = submissions(database, id)
        if id not in game_sessions:
            with reading(database) as connection:
                _, game_session, _ = load(connection, id)  # plays it all again, and refuses what is not legal
            assert game_session is not None
            game_sessions[id] = game_session
        each.check(database, game_sessions[id], log)
