"""An honest client beside hostile ones: two people who play, and what they wait for each move and each request."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from tenka.client import Client

if TYPE_CHECKING:
    from tenka.client.live import Live

PACE = 0.04  # seconds between two moves
ASK_EVERY = 8  # moves for one request


@dataclass
class Waits:
    """How long each thing took, in seconds."""

    moves: list[float] = field(default_factory=list)
    requests: list[float] = field(default_factory=list)

    def percentile(self, percent: float) -> float:
        """What so many percent of all waits do not exceed, in milliseconds."""
        waits = sorted([*self.moves, *self.requests])
        return waits[min(len(waits) - 1, int(len(waits) * percent / 100))] * 1000


class Bystander:
    """Two guests who play with each other, game after game."""

    def __init__(self, url: str) -> None:
        self._people = [Client(url), Client(url)]
        self._stack = contextlib.AsyncExitStack()
        self._lines: list[Live] = []
        self.table = ""

    async def __aenter__(self) -> Self:
        for number, person in enumerate(self._people):
            await person.guest(f"Bystander {number}")
        await self._sit_down()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()
        for person in self._people:
            await person.close()

    async def play(self, seconds: float) -> Waits:
        """Play and ask for so long, at an unhurried pace."""
        waits, end = Waits(), time.monotonic() + seconds
        while time.monotonic() < end:
            waits.moves.append(await self._timed(self._move()))
            if len(waits.moves) % ASK_EVERY == 0:
                waits.requests.append(await self._timed(self._people[0].look(self.table)))
            await asyncio.sleep(PACE)
        return waits

    async def _timed(self, work: object) -> float:
        began = time.perf_counter()
        await work  # type: ignore[misc]
        return time.perf_counter() - began

    async def _move(self) -> None:
        while True:
            if any(live.over for live in self._lines):
                await self._sit_down()
            mover = next((live for live in self._lines if live.legal), None)
            if mover is not None:
                await mover.play(mover.legal[0])
                return
            await asyncio.sleep(0.001)  # the other line has not heard yet

    async def _sit_down(self) -> None:
        """Go to a new table."""
        await self._stack.aclose()
        owner, other = self._people
        table = await owner.create("shitenno", ["me", "open"], pause=False)
        await other.join(table.id, invitation=table.invitation)
        await owner.start(table.id)
        self.table = table.id
        self._lines = [await self._stack.enter_async_context(person.live(table.id)) for person in self._people]
