"""The server is killed while stewards take over, play and go: nothing acknowledged is lost, nothing done twice."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import httpx

from tenka.client import Client, RefusedError
from tenka.server.tables.loading import load
from tenka.wire.tables import DecisionClock, TableInfo, Whole
from tests.faults.disk import reading, rows, submissions
from tests.faults.process import LONG, OFTEN, ServerProcess, process

T = TypeVar("T")

STEWARD = "random"
DEATHS = 6


class Pair:
    """Two at a table: one plays, one comes and goes."""

    def __init__(self, server: ServerProcess, player: Client, wanderer: Client) -> None:
        self.server = server
        self.player = player
        self.wanderer = wanderer
        self.deaths = 0
        self.id = ""
        self.deaths_in_play = 0
        self.told: bool | None = None  # whether the wanderer was last told that the steward plays; None: nobody knows
        self._rng = Random(5)

    async def begin(self) -> None:
        seats = ["me", "open", {"bot": "random"}]
        table = await self.player.create("shitenno", seats, pause=False, steward=STEWARD, clock=DecisionClock(3600))
        self.id = table.id
        await self.wanderer.join(self.id, invitation=table.invitation)
        await self.player.start(self.id)

    async def kill_now_and_then(self) -> None:
        while self.deaths < DEATHS:
            await asyncio.sleep(self._rng.uniform(0.05, 0.6))
            await self.server.kill()
            self.check()
            with rows(self.server.database) as connection:
                self.deaths_in_play += connection.execute("SELECT status FROM game_table").fetchone() == ("running",)
            await self.server.start()
            self.deaths += 1

    def check(self) -> None:
        """What is on disk is whole: the seat is as the last handover says, and as its player was last told."""
        with rows(self.server.database) as connection:
            query = "SELECT steward FROM handover WHERE table_id = ? ORDER BY number"
            handovers = [each[0] for each in connection.execute(query, (self.id,))]
            query = "SELECT steward FROM seat WHERE table_id = ? AND seat = 1"
            (now,) = connection.execute(query, (self.id,)).fetchone()
        assert handovers == [(STEWARD, None)[n % 2] for n in range(len(handovers))], "twice, or out of order"
        assert now == (handovers[-1] if handovers else None)
        if self.told is not None:
            assert (now is not None) == self.told, "what was acknowledged is lost"
        keys = [(seat, key) for seat, key, _ in submissions(self.server.database, self.id)]
        assert len(keys) == len(set(keys)), "a submission is there twice"
        with reading(self.server.database) as connection:
            load(connection, self.id)  # plays it all again, and refuses what is not legal

    async def wander(self) -> None:
        """Leave and come back until the server has died often enough; in the end be back."""
        while self.deaths < DEATHS:
            for away in (True, False):
                await self._go(away=away)
                await asyncio.sleep(self._rng.uniform(0, 0.15))

    async def _go(self, *, away: bool) -> None:
        self.told = None
        asked = self.wanderer.call_steward if away else self.wanderer.come_back
        with contextlib.suppress(GameOver):
            info: TableInfo = await insisting(lambda: asked(self.id))
            assert (info.seats[1].steward is not None) == away
            self.told = away

    async def play(self) -> None:
        """Play for whoever is asked and plays for themselves."""
        while self.deaths < DEATHS:
            for client in (self.player, self.wanderer):
                whole: Whole = await insisting(lambda client=client: client.look(self.id))  # type: ignore[misc]
                if whole.table.status == "over":
                    return
                if whole.sight is not None and whole.sight.legal:
                    await self._move(client, whole)
            await asyncio.sleep(OFTEN)

    async def _move(self, client: Client, whole: Whole) -> None:
        assert whole.sight is not None
        move, key = self._rng.choice(whole.sight.legal), f"k{self._rng.getrandbits(64)}"
        with contextlib.suppress(RefusedError, GameOver):  # the steward was quicker, or plays
            await insisting(lambda: client.move(self.id, move, decision=whole.sight.decision, key=key))  # type: ignore[union-attr]


class GameOver(Exception):
    """There is nothing to leave any more."""


async def insisting(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until there is an answer."""
    async with asyncio.timeout(LONG):
        while True:
            try:
                return await ask()
            except httpx.TransportError:
                await asyncio.sleep(OFTEN)
            except RefusedError as error:
                if error.message == "game-over":
                    raise GameOver from None
                if not error.again:
                    raise
                await asyncio.sleep(OFTEN)


async def test_leaving_and_coming_back_while_the_server_dies(tmp_path: Path) -> None:
    async with process(tmp_path) as server, Client(server.url) as anna, Client(server.url) as bruno:
        await anna.guest("Anna")
        await bruno.guest("Bruno")
        pair = Pair(server, anna, bruno)
        await pair.begin()
        async with asyncio.TaskGroup() as group:
            group.create_task(pair.kill_now_and_then())
            group.create_task(pair.wander())
            group.create_task(pair.play())
        pair.check()
        assert pair.deaths_in_play >= 3
        server.assert_no_traceback()
