"""The wall clock jumps back and forth by years: order, sessions, pauses, limits and time do not depend on it."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tenka.client import Client
from tenka.wire.tables import DecisionClock
from tests.faults.disk import check, noted, rows
from tests.faults.players import Circle, Player
from tests.faults.process import LONG, process

PROGRAM = ("-m", "tests.faults.wandering", "serve")
HOUR = 3600
YEAR = 365 * 24 * HOUR
JUMPS = (-YEAR, YEAR, -30 * YEAR, 20 * 3600, -50 * YEAR, YEAR, 0)
PAUSE = 0.2  # seconds
BEYOND = 30 * YEAR  # no session is so old


class Clock:
    """The server's wall clock, to be put wrong."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.jump(0)

    def jump(self, seconds: int) -> None:
        """Go wrong by so many seconds from now on."""
        self.wrong_by = seconds
        fresh = self._file.with_suffix(".new")
        fresh.write_text(str(seconds))
        fresh.rename(self._file)


@pytest.fixture
def clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setenv("CLOCK_IS_WRONG_BY", str(tmp_path / "wrong-by"))
    return Clock(tmp_path / "wrong-by")


async def test_games_go_on_and_keep_their_order(clock: Clock, tmp_path: Path) -> None:
    jumps = 0

    async def jumping() -> None:
        nonlocal jumps
        for seconds in JUMPS:
            await asyncio.sleep(0.15)
            clock.jump(seconds)
            for client in circle._clients:
                assert (await client.me()).name is not None
            jumps += 1

    async with process(tmp_path, program=PROGRAM) as server, Circle(server.url, "A", 2, ["random"]) as circle:
        await asyncio.gather(jumping(), circle.play(lambda: jumps == len(JUMPS)))
        check(server.database, noted(circle.games))
        with rows(server.database) as connection:
            made = [at for (at,) in connection.execute("SELECT made FROM entry ORDER BY rowid")]
        assert made != sorted(made)  # the clock did go wrong
        assert await server.stop() == 0
        server.assert_no_traceback()
        assert server.complaints() == []


async def test_a_session_outlives_a_clock_that_was_far_ahead_for_a_while(clock: Clock, tmp_path: Path) -> None:
    async with process(tmp_path, program=PROGRAM) as server, Client(server.url) as client:
        await client.guest("Anna")
        clock.jump(BEYOND)
        assert (await client.me()).name is None  # as if it had not been used for years
        clock.jump(0)
        assert (await client.me()).name == "Anna"
        await server.kill()
        await server.start()
        assert (await client.me()).name == "Anna"
        server.assert_no_traceback()


async def test_bots_pause_as_long_as_ever(clock: Clock, tmp_path: Path) -> None:
    async with (
        process(tmp_path, "--bot-pause", str(PAUSE), program=PROGRAM) as server,
        Circle(server.url, "A", 1, ["random", "random"]) as circle,
    ):
        game = await circle.new_game(pause=True)
        async with game.players[0] as player, game.watcher as watcher:
            moves = 0
            for seconds in (YEAR, -30 * YEAR, YEAR, 0):
                clock.jump(seconds)
                while player.legal:
                    await player.submit([player.legal[0]])
                shown = await shown_until(watcher, lambda: bool(player.legal) or player.over)
                moves += len(shown)
                assert not shown or shown[-1] - shown[0] > (len(shown) - 2) * PAUSE  # the first may have come late
        assert moves
        server.assert_no_traceback()


async def shown_until(watcher: Player, done: Callable[[], bool]) -> list[float]:
    """When somebody who watches saw something happen, until it is done."""
    shown = []
    async with asyncio.timeout(LONG):
        while not done():
            before = watcher.sight
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(watcher.news(), PAUSE)
            if watcher.sight != before:
                shown.append(time.monotonic())
    return shown


async def test_limits_neither_open_nor_close(clock: Clock, tmp_path: Path) -> None:
    async with process(tmp_path, program=PROGRAM, limits=True) as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=LONG) as client:
            statuses = []
            for number in range(34):  # 30 guests an hour from one address
                clock.jump((number % 3 - 1) * YEAR)
                client.cookies.clear()
                statuses.append((await client.post("/api/guest", json={"name": "Anna"})).status_code)
        assert statuses[:30] == [200] * 30
        assert set(statuses[31:]) == {429}
        server.assert_no_traceback()


async def test_a_jump_hands_nobody_to_a_steward(clock: Clock, tmp_path: Path) -> None:
    async with (
        process(tmp_path, program=PROGRAM) as server,
        Client(server.url) as anna,
        Client(server.url) as bruno,
    ):
        id = await timed(anna, bruno, HOUR)
        shown = await left_of_it(anna, id)
        for seconds in JUMPS:
            clock.jump(seconds)
            await asyncio.sleep(0.15)
            assert await handovers(anna, id) == []
            assert shown - 60 < await left_of_it(anna, id) <= shown, "whatever the clock on the wall shows"
        server.assert_no_traceback()


async def test_time_passes_while_the_server_runs_and_only_then(clock: Clock, tmp_path: Path) -> None:
    async with (
        process(tmp_path, program=PROGRAM) as server,
        Client(server.url) as anna,
        Client(server.url) as bruno,
    ):
        id = await timed(anna, bruno, 60)
        before = await left_of_it(anna, id)
        await asyncio.sleep(0.3)
        await server.kill()
        clock.jump(YEAR)  # the machine was off for long
        await server.start()
        assert before - 30 < await left_of_it(anna, id) <= before + 1
        clock.jump(0)
        assert await handovers(anna, id) == []
        await server.kill()
        with rows(server.database) as connection:
            connection.execute("UPDATE server_time SET elapsed = elapsed + 60000")
        await server.start()
        async with asyncio.timeout(LONG):
            while not await handovers(anna, id):
                await asyncio.sleep(0.1)
        server.assert_no_traceback()


async def timed(anna: Client, bruno: Client, patience: int) -> str:
    """A game of two with a time for decisions; the table's id."""
    await anna.guest("Anna")
    await bruno.guest("Bruno")
    table = await anna.create("shitenno", ["me", "open"], steward="random", clock=DecisionClock(patience))
    await bruno.join(table.id, invitation=table.invitation)
    await anna.start(table.id)
    return table.id


async def left_of_it(anna: Client, id: str) -> float:
    """How many seconds whoever is asked has left, as people are told."""
    (found,) = [each.time for each in (await anna.look(id)).table.seats if each.time is not None]
    assert found.state == "runs"
    return found.left / 1000


async def handovers(anna: Client, id: str) -> list[object]:
    """What stewards have taken over."""
    found = await anna.call("GET", f"/api/tables/{id}/steward", dict)
    return list(found["handovers"])
