"""A connection is read in pieces, as its budgets allow; who floods is slowed, then cut; what is kept is bounded."""

from typing import Any

from tenka.server.connections.throttled_reader import (
    LONGEST_HOLD,
    PATIENCE,
    PIECES_AT_ONCE,
    UNREAD_PATIENCE,
    ThrottledReader,
)
from tenka.server.guard import Throttle, TokenBucket
from tenka.server.guard.throttle import UNLIMITED
from tests.server.attacks.doubles import HandLoop, Wire

RATE, BURST = 10, 20


class Pieces:
    """Takes a hundred bytes at a time, and finds that they cost something."""

    def __init__(self, wire: Wire, cost: float) -> None:
        self.wire = wire
        self.cost = cost
        self.taken: list[bytes] = []
        self.was_cut = False

    def piece(self, unread: bytes, start: int) -> int:
        return start + 100

    def take(self, piece: bytes) -> float:
        self.taken.append(piece)
        return self.cost

    def cut(self) -> None:
        self.was_cut = True
        self.wire.abort()


class Connection:
    """An inlet with all that is around it."""

    def __init__(self, throttle: Throttle | None = None, cost: float = 1) -> None:
        self.loop = HandLoop()
        self.wire = Wire()
        self.pieces = Pieces(self.wire, cost)
        own = throttle or Throttle(TokenBucket(RATE, BURST, self.loop))
        loop: Any = self.loop
        wire: Any = self.wire
        self.inlet = ThrottledReader(wire, loop, own, self.pieces)

    def flood(self, seconds: float, chunk: int = 32 * 1024) -> bool:
        """Send as much as is read, for so long; whether that was too long."""
        end = self.loop.now + seconds
        while self.loop.now < end and not self.pieces.was_cut:
            if self.wire.reading:
                self.inlet.receive(b"x" * chunk)
            self.loop.wind(0.05)
        return self.pieces.was_cut


def test_what_is_little_is_taken_at_once_and_in_order() -> None:
    found = Connection()
    found.inlet.receive(b"a" * 100 + b"b" * 100 + b"c")
    assert found.pieces.taken == [b"a" * 100, b"b" * 100, b"c"]
    assert found.wire.reading
    assert not found.inlet.backlog


def test_beyond_the_budget_nothing_is_taken_and_nothing_read() -> None:
    found = Connection()
    found.inlet.receive(b"x" * 30_000)
    assert len(found.pieces.taken) == BURST + 1
    assert not found.wire.reading
    found.loop.wind(1.0)
    assert len(found.pieces.taken) <= BURST + 1 + RATE
    assert len(found.pieces.taken) >= BURST + RATE - 1
    assert found.inlet.backlog == 30_000 - 100 * len(found.pieces.taken)


def test_what_is_kept_is_what_one_read_brings() -> None:
    found = Connection()
    found.flood(20)
    assert found.inlet.backlog <= 32 * 1024


def test_who_floods_for_long_is_cut() -> None:
    found = Connection()
    assert not found.flood(PATIENCE * 0.8)
    assert found.flood(PATIENCE)
    assert len(found.pieces.taken) < BURST + RATE * PATIENCE * 2


def test_large_and_cheap_is_a_flood_as_well() -> None:
    found = Connection(cost=0.05)
    assert found.flood(PATIENCE * 3)


def test_who_waits_for_answers_is_never_cut_however_fast() -> None:
    found = Connection()
    for _ in range(2000):  # the next one as soon as the last was taken
        taken = len(found.pieces.taken)
        found.inlet.receive(b"a move")
        while len(found.pieces.taken) == taken or not found.wire.reading:
            found.loop.wind(0.01)
    assert not found.pieces.was_cut
    assert found.loop.now - 1000 > (2000 - BURST) / RATE - 1


def test_a_burst_now_and_then_is_no_flood() -> None:
    found = Connection()
    for _ in range(40):
        found.inlet.receive(b"x" * 100 * (BURST + 50))
        found.loop.wind(20)
        assert not found.inlet.backlog
    assert not found.pieces.was_cut


def test_neighbours_who_flood_do_not_keep_one_silent() -> None:
    loop = HandLoop()
    shared = TokenBucket(1, 1, loop)
    found = Connection(Throttle(TokenBucket(RATE, BURST, loop), shared))
    shared.spend(10_000)
    found.inlet.receive(b"a pong")
    found.inlet.receive(b"and another")
    assert len(found.pieces.taken) == 1
    found.loop.wind(LONGEST_HOLD)
    assert len(found.pieces.taken) == 2


def test_others_have_their_turn_even_without_limits() -> None:
    found = Connection(UNLIMITED)
    found.inlet.receive(b"x" * 100 * (PIECES_AT_ONCE + 10))
    assert len(found.pieces.taken) == PIECES_AT_ONCE
    assert not found.wire.reading
    found.loop.wind()
    assert len(found.pieces.taken) == PIECES_AT_ONCE + 10
    assert found.wire.reading


def test_who_does_not_read_is_not_read_either() -> None:
    found = Connection(UNLIMITED)
    found.inlet.pause_writing()
    assert not found.wire.reading
    found.inlet.receive(b"was under way")
    assert not found.pieces.taken
    found.inlet.resume_writing()
    found.loop.wind()
    assert found.pieces.taken == [b"was under way"]
    assert found.wire.reading


def test_who_reads_nothing_for_long_is_let_go_of() -> None:
    found = Connection(UNLIMITED)
    found.wire.unsent = 100_000
    found.inlet.pause_writing()
    found.wire.unsent = 90_000
    found.loop.wind(UNREAD_PATIENCE)
    assert not found.wire.aborted  # slowly, but it reads
    found.loop.wind(UNREAD_PATIENCE)
    assert found.wire.aborted


def test_a_close_that_nobody_reads_ends_too() -> None:
    found = Connection(UNLIMITED)
    found.wire.unsent = 1000
    found.inlet.close()
    assert found.wire.closed
    found.loop.wind(UNREAD_PATIENCE)
    assert found.wire.aborted


def test_several_reasons_not_to_read_are_all_heeded() -> None:
    found = Connection(UNLIMITED)
    found.inlet.pause_reading()
    found.inlet.hold("pipeline")
    found.inlet.resume_reading()
    found.loop.wind()
    assert not found.wire.reading
    found.inlet.release("pipeline")
    found.loop.wind()
    assert found.wire.reading


def test_a_connection_that_is_dropped_is_left_alone() -> None:
    found = Connection()
    found.inlet.receive(b"x" * 30_000)
    found.inlet.drop()
    found.loop.wind(100)
    assert not found.inlet.backlog
    assert len(found.pieces.taken) == BURST + 1
