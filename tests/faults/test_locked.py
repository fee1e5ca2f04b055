"""A database that cannot be written to for a while: moves are refused, shown to nobody, and succeed later.

Nobody can know whether a write that failed is on disk; both are tried.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, event

from tenka.client import RefusedError
from tenka.server.workers.pool import Workers
from tenka.server.workers.questions import Moves
from tenka.store.failures import StoreFailure
from tenka.store.sqlite.writer import SqliteWriter
from tenka.store.writer import Job
from tests.faults.disk import check, noted, submissions
from tests.faults.players import Circle, Game
from tests.faults.process import until
from tests.server.running import Running, running


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.store.sqlite.database.PATIENCE_MS", 100)


@contextlib.asynccontextmanager
async def playing(path: Path, people: int, *bots: str) -> AsyncIterator[tuple[Running, Circle, Game]]:
    """A server, and a game at which everybody sits."""
    async with (
        running(path) as server,
        Circle(server.url, "A", people, list(bots)) as circle,
        contextlib.AsyncExitStack() as stack,
    ):
        game = await circle.new_game()
        for player in (*game.players, game.watcher):
            await stack.enter_async_context(player)
        yield server, circle, game


@contextlib.contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextlib.contextmanager
def read_only(server: Running) -> Iterator[None]:
    """No connection may write."""
    engine = server.services.database.engine

    def forbid(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only=ON")

    def allow(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only=OFF")

    event.listen(engine, "begin", forbid)
    try:
        yield
    finally:
        event.remove(engine, "begin", forbid)
        event.listen(engine, "begin", allow)


@contextlib.contextmanager
def unfit(kind: str, server: Running) -> Iterator[None]:
    """A database that is locked or read-only until the end of the block."""
    with locked(server.file) if kind == "locked" else read_only(server):
        yield


@pytest.mark.parametrize("kind", ["locked", "read-only"])
async def test_a_move_is_refused_and_the_same_key_succeeds_once_later(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path, 2) as (server, circle, game):
        player, other = game.players
        seen = [each.sight for each in (*game.players, game.watcher)]
        move = player.legal[0]
        with unfit(kind, server):
            refused = await player.submit([move], "once")
            assert refused is not None
            assert (refused.message, refused.again) == ("not-saved", True)
            assert "store-" in caplog.text
            assert [each.sight for each in (*game.players, game.watcher)] == seen
            assert (await other.client.look(game.id)).sight == other.sight  # readers go on
            assert len(await other.client.my_tables()) == 1
            assert submissions(server.file, game.id) == []
            refused = await player.submit([move], "once")
            assert refused is not None
        assert await player.submit([move], "once") is None
        assert await player.submit([move], "once") is None  # and is not carried out again
        assert [key for _, key, _ in submissions(server.file, game.id)] == ["once"]
        check(server.file, noted(circle.games))
        assert "Traceback" not in caplog.text
        await asyncio.gather(*(each.play_on() for each in game.players))
        await game.see_the_end()


@pytest.mark.parametrize("kind", ["locked", "read-only"])
async def test_everything_else_is_refused_as_well(kind: str, tmp_path: Path) -> None:
    async with playing(tmp_path, 2) as (server, _, game):
        client = game.players[0].client
        with unfit(kind, server):
            for call in (
                client.create("shitenno", ["me", "open", "open"]),
                client.say(game.id, "hello"),
                client.move(game.id, game.players[0].legal[0]),
            ):
                with pytest.raises(RefusedError, match="not-saved") as refused:
                    await call
                assert (refused.value.status, refused.value.again) == (503, True)
            spoken = await game.players[0].speak()
            assert spoken is not None
            assert spoken.again
            assert b"tenka_store_failures_total 4.0" in server.services.metrics.text()  # every write that failed counts
        assert (await client.chat(game.id)).remarks == []
        await client.say(game.id, "hello")
        await until(lambda: [remark.text for remark in game.players[1].remarks] == ["hello"])


async def test_a_failed_http_request_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with playing(tmp_path, 2) as (server, _, game):
        with locked(server.file), pytest.raises(RefusedError):
            await game.players[0].client.move(game.id, game.players[0].legal[0])
        assert "store-locked" in caplog.text


async def test_a_foreign_lock_is_told_and_is_over_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.store.sqlite.writer.TRY_EVERY", 0.1)
    async with playing(tmp_path, 2) as (server, _, game), httpx.AsyncClient(base_url=server.url) as client:
        assert (await client.get("/healthz")).status_code == 200
        with locked(server.file):
            assert await game.players[0].submit([game.players[0].legal[0]]) is not None
            answer = await client.get("/healthz")
            assert (answer.status_code, "store-locked" in answer.text) == (503, True)
        await until(lambda: server.services.database.trouble is None)  # though nobody writes
        assert (await client.get("/healthz")).status_code == 200


async def test_a_bot_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("tenka.server.workers.bot_runner.RETRY", 0.05)
    async with playing(tmp_path, 1, "random", "random") as (server, circle, game):
        player = game.players[0]
        with slow_thinking(monkeypatch):
            while player.legal:
                await player.submit([player.legal[0]])
            with locked(server.file):
                before = submissions(server.file, game.id)
                failures = server.services.metrics.failures._value
                await until(lambda: failures.get() > 1)
                assert caplog.text.count("store-locked") == 1  # told once, not for each attempt
                assert submissions(server.file, game.id) == before
        await player.play_on()
        await game.see_the_end()
        check(server.file, noted(circle.games))


@contextlib.contextmanager
def slow_thinking(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots think for a while, so that the test is there before they have finished."""
    choose = Workers.choose

    async def think(self: Workers, *args: Any) -> Moves:
        await asyncio.sleep(0.5)
        return await choose(self, *args)

    with monkeypatch.context() as patch:
        patch.setattr(Workers, "choose", think)
        yield


class InDoubt:
    """A disk that reports failure, though what it was given is written (or is not)."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fails = False
        self.writes_nevertheless = True
        write = SqliteWriter._write

        def written(writer: SqliteWriter, jobs: list[Job], work: Any, *, entries: bool = False) -> None:
            if not self.fails:
                write(writer, jobs, work, entries=entries)
                return
            if self.writes_nevertheless:
                write(writer, jobs, work, entries=entries)
            for job in jobs:
                job.error = job.error or StoreFailure("store-failed", {"file": ""})

        monkeypatch.setattr(SqliteWriter, "_write", written)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> InDoubt:
    return InDoubt(monkeypatch)


@pytest.mark.parametrize("written", [True, False])
async def test_a_move_that_may_have_been_written(written: bool, tmp_path: Path, disk: InDoubt) -> None:
    async with playing(tmp_path, 2) as (server, circle, game):
        player = game.players[0]
        move = player.legal[0]
        disk.fails, disk.writes_nevertheless = True, written
        assert await player.submit([move], "once") is not None
        disk.fails = False
        assert await player.submit([move], "once") is None
        assert [key for _, key, _ in submissions(server.file, game.id)] == ["once"]
        check(server.file, noted(circle.games))
        await asyncio.gather(*(each.play_on() for each in game.players))
        await game.see_the_end()


async def test_bots_hear_of_a_move_that_was_written_after_all(tmp_path: Path, disk: InDoubt) -> None:
    async with playing(tmp_path, 1, "random", "random") as (server, circle, game):
        player = game.players[0]
        for _ in range(40):  # one of them is the last before it is the bots' turn
            if player.over:
                break
            while not player.legal:
                await player.news()
            disk.fails = True
            move = player._rng.choice(player.legal)
            key = player.new_key()
            await player.submit([move], key)
            disk.fails = False
            assert await player.submit([move], key) is None
        check(server.file, noted(circle.games))


async def test_a_start_that_was_written_after_all(tmp_path: Path, disk: InDoubt) -> None:
    async with running(tmp_path) as server, Circle(server.url, "A", 1, []) as circle:
        client = circle._clients[0]
        table = await client.create("shitenno", ["me", {"bot": "random"}, {"bot": "random"}], pause=False)
        async with client.live(table.id) as live:
            disk.fails = True
            with pytest.raises(RefusedError, match="not-saved"):
                await client.start(table.id)
            disk.fails = False
            with contextlib.suppress(RefusedError):
                await client.start(table.id)
            async with asyncio.timeout(5):
                while not live.legal:
                    await live.news()
            await live.play(live.legal[0])
