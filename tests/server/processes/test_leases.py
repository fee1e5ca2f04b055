"""Leases: one process does what must be done once; who dies loses them, who is alone has them all."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tenka.server.processes import leases
from tenka.server.processes.leases import CLOCKS, LEASE, OUTBOX, Leases
from tenka.server.processes.membership import Membership
from tenka.store.queries import jobs, processes
from tenka.store.queries.server_time import ServerTime
from tests.server.processes.two import Two, two

pytestmark = pytest.mark.asyncio


class Clock:
    """Both clocks, the database's and the machine's, wound by hand."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def moment(self, _: Connection) -> int:
        return int(self.seconds * 1000)

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(jobs, "moment", found.moment)
    monkeypatch.setattr(processes, "moment", found.moment)
    return found


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Two]:
    with two(tmp_path) as found:
        yield found


async def test_one_of_two_has_a_lease(pair: Two, clock: Clock) -> None:
    one, other = Leases(pair.database, clock), Leases(pair.database, clock)
    assert await one.take(CLOCKS)
    assert not await other.take(CLOCKS)
    assert await other.take(OUTBOX)
    assert (one.holds(CLOCKS), other.holds(CLOCKS), one.holds(OUTBOX)) == (True, False, False)


async def test_who_says_nothing_any_more_loses_its_leases_before_another_has_them(pair: Two, clock: Clock) -> None:
    one, other = Leases(pair.database, clock), Leases(pair.database, clock)
    await one.take(CLOCKS)
    clock.seconds += LEASE - leases.MARGIN
    assert not one.holds(CLOCKS)
    assert not await other.take(CLOCKS)
    clock.seconds += leases.MARGIN + 0.1
    assert await other.take(CLOCKS)
    assert not await one.take(CLOCKS)


async def test_who_lives_keeps_its_leases(pair: Two, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.server.processes.membership.time.monotonic", clock)
    one, other = Leases(pair.database, clock), Leases(pair.database, clock)
    member = Membership(pair.database, one, lambda: (0, 0, 0))
    await one.take(CLOCKS)
    for _ in range(5):
        clock.seconds += LEASE - leases.MARGIN - 1
        await member.join()
        assert one.holds(CLOCKS)
        assert not await other.take(CLOCKS)


async def test_who_leaves_lets_others_begin_at_once(pair: Two, clock: Clock) -> None:
    one, other = Leases(pair.database, clock), Leases(pair.database, clock)
    member = Membership(pair.database, one, lambda: (0, 0, 0))
    await member.join()
    await one.take(CLOCKS)
    await member.leave()
    assert await other.take(CLOCKS)


async def test_what_is_let_go_another_may_have(pair: Two, clock: Clock) -> None:
    one, other = Leases(pair.database, clock), Leases(pair.database, clock)
    await one.take(CLOCKS)
    await one.let_go([CLOCKS])
    assert not one.holds(CLOCKS)
    assert await other.take(CLOCKS)


async def test_who_is_alone_has_them_all_and_writes_nothing(pair: Two, clock: Clock) -> None:
    pair.database.shared = False
    alone = Leases(pair.database, clock)
    assert alone.holds(CLOCKS)
    assert await alone.take(OUTBOX)
    assert await pair.database.read(jobs.waiting, 0) == []


async def test_processes_have_the_time_of_the_furthest(pair: Two, clock: Clock) -> None:
    """A clock set by one process is right for another, however long each has run."""
    database = pair.database
    ahead = database.time.now() + 60_000
    row = Membership(database, Leases(database, clock), lambda: (1, 2, 3))._me()._replace(id="other", elapsed=ahead)
    await database.write(processes.beat, row)
    clock.seconds += 2
    await Membership(database, Leases(database, clock), lambda: (0, 0, 0)).join()
    assert ahead + 2000 <= database.time.now() < ahead + 10_000


async def test_time_stands_while_nobody_reaches_the_database(pair: Two, clock: Clock) -> None:
    """Nobody can play meanwhile, and nobody's clock shall run out by it."""
    time = pair.database.time = ServerTime(0, clock)
    member = Membership(pair.database, Leases(pair.database, clock), lambda: (0, 0, 0))
    await member.join()
    clock.seconds += 3600
    assert time.now() == processes.ALIVE
    await member.join()
    clock.seconds += 1
    assert time.now() == processes.ALIVE + 1000


async def test_who_has_died_is_noticed_and_its_presence_with_it(pair: Two, clock: Clock) -> None:
    one, other = (Leases(pair.database, clock) for _ in range(2))
    first, second = (Membership(pair.database, each, lambda: (0, 0, 0)) for each in (one, other))
    changes: list[str] = []
    first.on_change.append(lambda: changes.append("changed"))
    await first.join()
    await second.join()
    changes.clear()
    await first.join()
    assert changes == ["changed"]
    await first.join()
    assert changes == ["changed"]
    clock.seconds += processes.ALIVE / 1000 + 1
    await first.join()
    assert changes == ["changed", "changed"]
