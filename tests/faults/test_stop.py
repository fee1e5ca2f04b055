"""A graceful stop on SIGTERM, under load; and a worker that dies while a game waits for its bot."""

import asyncio
import contextlib
import os
import signal
import time
from collections import Counter
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tenka.server.serve import GRACE
from tests.faults.disk import check, noted
from tests.faults.players import Circle, Player
from tests.faults.process import ServerProcess, process, until

BUSY = 30  # acknowledgements before it is told to stop
ANSWERED = 3  # seconds that a loaded machine may take besides


class Farewells(Counter[int]):
    """The codes of the close frames that players got; 0: none at all."""

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        listen = Player._listen

        async def listened(player: Player, connection: ClientConnection) -> None:
            try:
                await listen(player, connection)
            except ConnectionClosed as closed:
                self[0 if closed.rcvd is None else closed.rcvd.code] += 1
                raise

        monkeypatch.setattr(Player, "_listen", listened)


@pytest.mark.parametrize("number", [1, pytest.param(20, marks=pytest.mark.soak)])
async def test_told_to_stop_under_load(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    farewells = Farewells()
    farewells.watch(monkeypatch)
    stops = heard = 0

    def hear(key: str) -> None:
        nonlocal heard
        heard += 1

    async def stopping(server: ServerProcess) -> None:
        nonlocal stops
        for _ in range(number):
            enough = heard + BUSY
            await until(lambda: heard > enough)  # noqa: B023
            asked = time.monotonic()
            assert await server.stop() == 0
            assert time.monotonic() - asked < GRACE + ANSWERED
            told = noted(game for circle in circles for game in circle.games)
            check(server.database, told)
            await server.start()
            stops += 1

    async with process(tmp_path) as server, contextlib.AsyncExitStack() as stack:
        circles = [Circle(server.url, f"{n}", 2, ["steady"]) for n in range(2)]
        for circle in circles:
            circle.on_acknowledged = hear
            await stack.enter_async_context(circle)
        await asyncio.gather(stopping(server), *(circle.play(lambda: stops == number) for circle in circles))
        check(server.database, noted(game for circle in circles for game in circle.games))
        server.assert_no_traceback()
        assert server.complaints() == []
    assert farewells
    assert not farewells[0], "somebody was left without a word"


@pytest.mark.parametrize("delays", [[0.4, 0.8], pytest.param([n / 50 for n in range(90)], marks=pytest.mark.soak)])
async def test_told_to_stop_while_it_starts(delays: list[float], tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tenka.db", tmp_path)
    try:
        for delay in delays:
            server.spawn()
            await asyncio.sleep(delay)
            assert await server.stop() in {0, 1, -signal.SIGTERM}
            server.assert_no_traceback()
    finally:
        server.clear()


async def test_a_worker_killed_while_the_game_waits_for_a_bot(tmp_path: Path) -> None:
    async with process(tmp_path) as server, Circle(server.url, "A", 1, ["steady", "steady"]) as circle:
        game = await circle.new_game()
        playing = asyncio.create_task(game.play())
        kills = 0
        while not playing.done() and kills < 2:  # a third one in a row, and the bot would play at random
            await asyncio.sleep(0.1)
            for worker in server.workers():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker.pid, signal.SIGKILL)
                    kills += 1
        await playing
        check(server.database, noted(circle.games))
        async with httpx.AsyncClient(trust_env=False) as client:
            figures = (await client.get(f"{server.url}/metrics")).text
        assert "tenka_bot_workers_replaced 0.0" not in figures
        server.assert_no_traceback()
