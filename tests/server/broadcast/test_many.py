"""Spectators in numbers: they come in within seconds, and whoever plays hardly notices."""

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tenka.client import Client, Live, RefusedError
from tests.faults.process import ServerProcess, process

ADDRESSES = 10
AFTER = 2.0  # seconds that everybody stays
QUIET = 5.0  # seconds that everybody stays where it is measured
PATIENCE = 180.0  # seconds
MOST_ON_DISK = 2**26  # bytes of what a crowd tells at once


class Made(NamedTuple):
    """A move: when it was sent, and how long it took until it was acknowledged."""

    sent: float
    took: float


async def play(live: Live, made: list[Made], rng: Random, pause: float) -> None:
    """Play whatever is legal, unhurriedly, for as long as there is anything."""
    while not live.over:
        if not live.legal:
            await live.news()
            continue
        sent = time.monotonic()
        with contextlib.suppress(RefusedError):  # it was stopped, or something else is asked by now
            await live.play(rng.choice(live.legal))
            made.append(Made(sent, time.monotonic() - sent))
        await asyncio.sleep(pause)


@contextlib.asynccontextmanager
async def played(server: ServerProcess, game: str, pause: float) -> AsyncIterator[tuple[Client, str, list[Made]]]:
    """A table where two people play until the end of the block: one of them, the table, and their moves."""
    made: list[Made] = []
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server.url)) for _ in range(2)]
        for name, client in zip(("Anna", "Bruno"), people, strict=True):
            await client.guest(name)
        table = await people[0].create(game, ["me", "open", {"bot": "random"}], public=True, pause=False)
        await people[1].join(table.id)
        await people[0].start(table.id)
        lines = [await stack.enter_async_context(client.live(table.id, patience=PATIENCE)) for client in people]
        playing = [asyncio.create_task(play(live, made, Random(seat), pause)) for seat, live in enumerate(lines)]
        try:
            yield people[0], table.id, made
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


class Watching:
    """A crowd in its own process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def told(self) -> dict[str, Any]:
        """What it says next."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            found: dict[str, Any] = json.loads(await self._process.stdout.readline())
        return found

    async def all_told(self) -> list[dict[str, Any]]:
        """What each of them has been told; then they hang up."""
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        watchers: list[dict[str, Any]] = (await self.told())["watchers"]
        return watchers


@contextlib.asynccontextmanager
async def watched(server: ServerProcess, table: str, count: int, rounds: int = 1) -> AsyncIterator[Watching]:
    """So many spectators until the end of the block."""
    numbers = map(str, (server.port, table, count, ADDRESSES, rounds))
    found = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.broadcast.watching", *numbers),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=MOST_ON_DISK,
    )
    try:
        yield Watching(found)
    finally:
        with contextlib.suppress(ProcessLookupError):
            found.kill()
        await found.wait()


def check(watchers: list[dict[str, Any]], seconds: float) -> None:
    """Everybody was told everything in its order, remarks without a gap, and who is here not too often."""
    for each in watchers:
        assert each["broken"] == 0
        assert each["remarks"] == list(range(1, len(each["remarks"]) + 1))
        assert each["kinds"].get("presence", 0) <= seconds + 2
        assert set(each["kinds"]) <= {"whole", "resumed", "update", "presence", "chat", "table"}
    assert max(each["presence"]["spectators"] for each in watchers) == len(watchers)
    assert max(each["version"] for each in watchers) - min(each["version"] for each in watchers) < 50


async def test_two_hundred_come_in_and_the_game_goes_on(tmp_path: Path) -> None:
    async with process(tmp_path) as server, played(server, "shogun", 0.02) as (anna, id, made):
        await anna.say(id, "hello")
        began = time.monotonic()
        async with watched(server, id, 200) as crowd:
            await crowd.told()
            await anna.say(id, "welcome")
            await asyncio.sleep(AFTER)
            check(await crowd.all_told(), time.monotonic() - began)
        assert made, "nobody moved"
        assert max(each.took for each in made) < 5, "it was more than ten seconds"
        server.assert_no_traceback()


def slow(moves: list[Made], since: float) -> float:
    """What all but one in a hundred moves took at most."""
    took = sorted(each.took for each in moves if each.sent > since)
    return took[int(len(took) * 0.99)]


@pytest.mark.soak
async def test_two_thousand_come_in_and_come_back_and_moves_take_a_blink(tmp_path: Path) -> None:
    async with process(tmp_path) as server, played(server, "shogun", 0.15) as (anna, id, made):
        await anna.say(id, "hello")
        await asyncio.sleep(QUIET)
        most = max(0.25, 4 * slow(made, 0))  # on a machine that has other things to do everything takes longer
        async with watched(server, id, 2000, rounds=2) as crowd:
            for back in (False, True):
                began = time.monotonic()
                entered = await crowd.told()
                await asyncio.sleep(QUIET)
                assert entered["in"] < 15 + 15 * back, "a few seconds, and those of a restart"
                assert slow(made, began) < most
                check(await crowd.all_told(), time.monotonic() - began + 2)
                if not back:
                    assert await server.stop() == 0
                    await server.start()
        server.assert_no_traceback()
