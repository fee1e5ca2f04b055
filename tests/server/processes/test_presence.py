"""Who is there, over all processes: players, spectators, and answers that wait for their moment."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenka.server.processes.leases import Leases
from tenka.server.processes.membership import Membership
from tenka.server.processes.presence_board import PresenceBoard
from tenka.store.ids import now
from tests.server.processes.two import Eyes, Two, two

pytestmark = pytest.mark.asyncio


class Boards:
    """A presence board for each of two processes."""

    def __init__(self, pair: Two) -> None:
        self.pair = pair
        self.members = [Membership(pair.database, Leases(pair.database), lambda: (0, 0, 0)) for _ in range(2)]
        self.boards = [
            PresenceBoard(pair.database, registry, member._leases.holder)
            for registry, member in zip(pair.registries, self.members, strict=True)
        ]

    async def settle(self) -> None:
        """Write down and read all that has changed."""
        for board in self.boards:
            changed, board._changed = board._changed, set()
            await board._write(changed)
        for registry in self.pair.registries:
            while registry._errands:
                await asyncio.gather(*registry._errands)


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Two]:
    with two(tmp_path) as found:
        yield found


async def test_who_is_at_one_process_is_seen_at_the_other(pair: Two) -> None:
    boards = Boards(pair)
    for member in boards.members:
        await member.join()
    id, who = await pair.game()
    one, other = await pair.both(id)
    here, there, watching = Eyes(one, who[0]), Eyes(other, who[2]), Eyes(other, None)
    for each in (here, there, watching):
        await each.table.visits.enter(each.socket, "epoch", None, 0)
    await boards.settle()
    for each in (here, there, watching):
        assert each.picture.presence == {"seats": [True, False, True], "spectators": 1}
    assert one.is_watched_by(who[2])
    assert not one.is_watched_by(who[1])
    other.connections.look(there.socket, looking=False)
    await boards.settle()
    assert not one.is_watched_by(who[2]), "their page is out of sight, and they are called"
    assert here.picture.presence == {"seats": [True, False, True], "spectators": 1}
    other.connections.look(there.socket, looking=True)
    await boards.settle()
    assert one.is_watched_by(who[2])
    before = now()
    for parted in (False, True):  # who is cut off may not have seen what was shown last
        there.socket.parted, there.socket.looking_since = parted, 0
        other.visits.leave(there.socket)
        await boards.settle()
        assert not one.is_watched_by(who[2])
        assert one.was_seen_by(who[2], before) == parted
        if not parted:
            other.connections.enter(there.socket)
            await boards.settle()
    other.visits.leave(watching.socket)
    await boards.settle()
    assert here.picture.presence == {"seats": [True, False, False], "spectators": 0}


async def test_who_comes_later_knows_who_was_there_before(pair: Two) -> None:
    boards = Boards(pair)
    for member in boards.members:
        await member.join()
    id, who = await pair.game()
    one = await pair.registries[0].table(id)
    here = Eyes(one, who[0])
    await one.visits.enter(here.socket, "epoch", None, 0)
    await boards.settle()
    other = await pair.registries[1].table(id)
    assert other.connections.presence().seats == [True, False, False]


async def test_an_answer_that_waits_at_one_process_is_known_to_who_plays_for_others(pair: Two) -> None:
    boards = Boards(pair)
    for member in boards.members:
        await member.join()
    id, _ = await pair.game()
    one, other = await pair.both(id)
    one.holding[1] += 1
    one.connections.on_change()
    await boards.settle()
    assert (other.is_held(1), other.is_held(0)) == (True, False)
    one.holding[1] -= 1
    one.connections.on_change()
    await boards.settle()
    assert not other.is_held(1)


async def test_those_at_a_process_that_has_left_are_gone(pair: Two) -> None:
    boards = Boards(pair)
    for member in boards.members:
        await member.join()
    id, who = await pair.game()
    one, other = await pair.both(id)
    await one.visits.enter(Eyes(one, who[0]).socket, "epoch", None, 0)
    await boards.settle()
    assert other.connections.presence().seats[0]
    await boards.members[0].leave()
    boards.boards[1].look()
    while pair.registries[1]._errands:
        await asyncio.gather(*pair.registries[1]._errands)
    assert not any(other.connections.presence().seats)
