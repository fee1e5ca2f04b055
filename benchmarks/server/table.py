"""A table of scripted clients: one move in flight at most, and a note of every move that was acknowledged."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from benchmarks.server.contenders import Place
    from benchmarks.server.seat import Seat


class Played(NamedTuple):
    """A move as it must be found in the log."""

    seat: int
    move: str
    key: str


@dataclass
class Traffic:
    """How many updates came, and how large they were."""

    messages: int = 0
    size: int = 0
    lags: list[float] = field(default_factory=list)  # seconds from an answer to others at another process

    def count(self, size: int, kind: str) -> None:
        """Note a message."""
        if kind == "update":
            self.messages += 1
            self.size += size


class Load(Protocol):
    """Who decides when a table moves."""

    def ready(self, table: Table) -> None:
        """The table may move."""

    def answered(self, table: Table, latency: float) -> None:
        """The mover has got its own update."""

    def ended(self, table: Table) -> None:
        """The game is over."""

    def fail(self, why: str) -> None:
        """Nothing more can be measured."""


class Table:
    """The seats of one game; they move at random."""

    def __init__(self, place: Place, rng: Random, traffic: Traffic) -> None:
        self.id = place.id
        self.played: list[Played] = []
        self.over = False
        self.traffic = traffic
        self.flying: Played | None = None
        self._place = place
        self._rng = rng
        self._seats: list[Seat] = []
        self._mover: Seat | None = None
        self._load: Load | None = None
        self._asked = 0.0
        self._answered: float | None = None  # when the last move was
        self._ends: Sequence[tuple[str, int]] = ()
        self._reached: set[int] = set()  # seats that have it

    async def connect(self, ends: Sequence[tuple[str, int]]) -> None:
        """Have every seat at its socket and greeted, each at one of the servers in turn."""
        loop, self._ends = asyncio.get_running_loop(), ends
        for number, (path, cookie) in enumerate(self._place.seats):
            host, port = ends[number % len(ends)]
            seat = self._place.speaks(self, number, f"ws://{host}:{port}{path}", cookie)
            await loop.create_connection(lambda seat=seat: seat, host, port)  # type: ignore[misc]
            self._seats.append(seat)
        await asyncio.gather(*(seat.greeted for seat in self._seats))

    def close(self) -> None:
        """All get up."""
        for seat in self._seats:
            seat.close()

    def begin(self, load: Load) -> None:
        """From now on this load decides when to move."""
        self._load = load
        self.look()

    def look(self) -> None:
        """Tell the load what can be done, unless a move is in flight."""
        if self._load is None or self.flying is not None:
            return
        if self.over:
            load, self._load = self._load, None
            load.ended(self)
        elif self._mover is not None:
            self._load.ready(self)

    def may_move(self, seat: Seat) -> None:
        """A seat has learnt whether it may move."""
        if seat.legal:
            self._mover = seat
        elif self._mover is seat:
            self._mover = None

    @property
    def can_move(self) -> bool:
        """Whether somebody may move, and nobody has just done so."""
        return self._mover is not None and self.flying is None and not self.over

    def move(self, asked: float | None = None) -> None:
        """Send a legal move; its latency counts from when it was asked for, or from now."""
        seat = self._mover
        assert seat is not None
        move = bytes(seat.legal[int(self._rng.random() * len(seat.legal))])
        self.flying = Played(seat.number, move.decode(), f"{seat.number}-{len(self.played)}")
        self._asked = perf_counter() if asked is None else asked
        seat.play(move, self.flying.key)

    def answered(self, key: str, now: float) -> None:
        """The mover has got its own update."""
        assert self.flying is not None
        assert self.flying.key == key
        self.played.append(self.flying)
        self._answered, self._reached = now, {self.flying.seat}
        self.flying = None
        if self._load is not None:
            self._load.answered(self, now - self._asked)

    def reached(self, seat: int, now: float) -> None:
        """A seat has got an update of somebody else's move: note how long after the mover, if at another process."""
        if self._answered is None or seat in self._reached:
            return
        self._reached.add(seat)
        if (seat - self.played[-1].seat) % len(self._ends):
            self.traffic.lags.append(now - self._answered)

    def fail(self, why: str) -> None:
        """Nothing more can be measured."""
        if self._load is not None:
            self._load.fail(why)
