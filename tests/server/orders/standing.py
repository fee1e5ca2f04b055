"""Tenjo at a server whose clock stands until it is moved, with a battle about to begin."""

import asyncio
import contextlib
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tenka.client import Client
from tenka.games import tenjo
from tenka.games.tenjo.rules.declaration.fields import POSITION
from tenka.games.tenjo.rules.state import Tenjo
from tenka.kernel.setup import Setup
from tenka.kernel.state import State
from tenka.kernel.stream import Stream, seed_bytes
from tenka.server.tables.table import Table
from tenka.server.workers.questions import Moves
from tenka.wire.tables import TableClock
from tests.games.tenjo.positions import House, table
from tests.server.running import Running, running
from tests.server.wire.guests import seated

STEWARD = "random"
SITE = "kii_castle_b"
ATTACK = (["attack", "echizen_w6", 1], ["declare"])
STORM = (["attack", SITE, 1], ["declare"])
CARDS = ("void", "void", "fire", "ring_1", "ring_2", "ring_3")


def field_battle(hand: tuple[str, ...] = CARDS) -> State:
    """Seat 0 can attack a stack of seat 1, or its castle; seat 2 looks on."""
    return table(
        House({"echizen_w4": 20, "kii_w3": 20}, ["echizen", "kii"], {"echizen_castle_a": 10}, hand=("fire", "ring_4")),
        House({"echizen_w6": 20, SITE: 5}, ["echizen", "kii"], {SITE: 30}, hand=hand),
        House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 20}, hand=("water", "ring_5")),
    )


class Clock:
    """A clock that stands; who sleeps is woken when it is moved on."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self._draws = itertools.cycle((1.5, 2.25, 1.25, 2.75, 1.75))

    def __call__(self) -> float:
        return self.now

    def draw(self, least: float, most: float) -> float:
        assert 0 < least < most
        return next(self._draws)

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.now + seconds, woken))
        await woken

    @property
    def next(self) -> float | None:
        """When the next of those who sleep wants to be woken."""
        return min((at for at, woken in self._sleepers if not woken.done()), default=None)

    def move(self, to: float) -> None:
        """Move on, and wake whoever wanted to be woken by then."""
        self.now = to
        for at, woken in self._sleepers:
            if at <= to and not woken.done():
                woken.set_result(None)
        self._sleepers = [each for each in self._sleepers if not each[1].done()]


class Passing:
    """A bot that passes where it can."""

    async def choose(
        self, game: str, bot: str, seat: int, world: dict[str, Any], legal: list[Any], asker: Any
    ) -> Moves:
        await asyncio.sleep(0)
        return [["pass"] if ["pass"] in legal else list(legal[0])]


@contextlib.contextmanager
def beginning(monkeypatch: pytest.MonkeyPatch, state: State) -> Iterator[None]:
    """Every game of Tenjo begins like this."""
    dump = state.dump()

    def start(setup: Setup, stream: Stream) -> State:
        found = POSITION.placing(Tenjo)(setup, Stream(seed_bytes(1)), dump["position"])  # the same dice at every table
        found.begin()
        return found

    monkeypatch.setattr(tenjo.GAME, "_start", start)
    yield


@dataclass
class Scene:
    """A running server, its clock, people, and the table where they sit."""

    server: Running
    clock: Clock
    people: list[Client]
    id: str
    tasks: list[asyncio.Task[Any]] = field(default_factory=list)

    @property
    def table(self) -> Table:
        return self.server.services.registry.tables[self.id]

    @property
    def state(self) -> State:
        return self.table.playing().state

    @property
    def asked(self) -> tuple[int, str, bool]:
        ((seat, decision),) = self.state.pending.items()
        return seat, decision.kind, decision.window

    def play(self, seat: int, *moves: list[Any]) -> asyncio.Task[Any]:
        """A person plays, whether it is carried out now or later."""
        person = self.table.row.seats[seat].person
        task = asyncio.create_task(self.table.play(person, list(moves), secrets.token_urlsafe(9)))
        self.tasks.append(task)
        return task

    async def play_in_time(self, seat: int, *moves: list[Any]) -> None:
        """A person answers at once, and the moment comes."""
        answer = self.play(seat, *moves)
        await self.settle()
        while not answer.done():
            await self.move(0.25)

    async def settle(self) -> None:
        """Wait until nothing more happens as long as the clock stands."""
        quiet = 0
        while quiet < 8:
            await asyncio.sleep(0.003)
            quiet = 0 if self.table.lock.locked() else quiet + 1

    async def move(self, seconds: float) -> None:
        """Let time pass, waking everybody at their moment."""
        until = self.clock.now + seconds
        await self.settle()
        while (at := self.clock.next) is not None and at <= until:
            self.clock.move(at)
            await self.settle()
        self.clock.move(until)
        await self.settle()


@contextlib.asynccontextmanager
async def scene(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    state: State | None = None,
    *,
    bot: bool = False,
    pause: bool = True,
    people: int = 3,
    clock_of: TableClock | None = None,
) -> AsyncIterator[Scene]:
    """Oda (0), Takeda (1) or a bot in her place, and Uesugi (2) at the beginning of Oda's attack."""
    with beginning(monkeypatch, state or field_battle()):
        async with running(path) as server, contextlib.AsyncExitStack() as stack:
            clock = stand_still(server)
            names = ("Oda", "Uesugi") if bot else ("Oda", "Takeda", "Uesugi")[:people]
            there = [await stack.enter_async_context(await server.guest(name)) for name in names]
            if bot:
                info = await there[0].create("tenjo", ["me", {"bot": "random"}, "open"], pause=pause, steward=STEWARD)
                await there[1].join(info.id, invitation=info.invitation)
                id = info.id
            else:
                id = await seated(there, game="tenjo", pause=pause, steward=STEWARD, clock=clock_of)
            await there[0].start(id)
            yield Scene(server, clock, there, id)


def stand_still(server: Running) -> Clock:
    """Put a clock that stands into a house."""
    clock, bot_runner = Clock(), server.services.bot_runner
    bot_runner._thinkers = Passing()
    pace = bot_runner._pace
    pace.clock, pace.sleep, pace._draw = clock, clock.sleep, clock.draw
    return clock


def plain(frames: list[str]) -> list[str]:
    """What is told of the game."""
    return [frame for frame in frames if json.loads(frame)["type"] == "update"]
