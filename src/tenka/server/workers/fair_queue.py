"""A queue for what takes long: everybody in turn, so that one who asks forty times waits himself."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from tenka.server.guard.refused import Refused
from tenka.server.workers.turns import Asker, Ticket, Turns

MOST_OF_ONE = 16  # requests of one person, the one under way included
MOST = 512  # requests of all
AGAIN = 5  # seconds after which it makes sense to ask again

Place = Ticket["asyncio.Future[None]"]


class FairQueue:
    """So many at once, of each person one; the others wait for their turn, and whoever leaves gives up theirs."""

    def __init__(self, at_once: int = 1, most_of_one: int = MOST_OF_ONE) -> None:
        self._free = at_once
        self._most_of_one = most_of_one
        self._turns: Turns[asyncio.Future[None]] = Turns(at_once=1)

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._turns)

    @contextlib.asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for one's turn, and have it until the end of the block; refused to whoever has too many waiting."""
        place = self.enter(asker)
        try:
            await place.item
            yield
        finally:
            self.leave(place)

    def enter(self, asker: Asker) -> Place:
        """A place in the queue, to be left in the end; what it holds is done when the turn has come."""
        if self._turns.of(asker.person) >= self._most_of_one:
            raise Refused(429, "too-many-requests", {"seconds": AGAIN})
        if self.waiting >= MOST:
            raise Refused(503, "busy")
        place = self._turns.add(asker, asyncio.get_running_loop().create_future())
        self._call_next()
        return place

    def leave(self, place: Place) -> None:
        """Give up a place, whether its turn has come or not."""
        had_turn = place.item.done() and not place.item.cancelled()
        place.item.cancel()
        self._turns.end(place)
        self._free += had_turn
        self._call_next()

    def ahead(self, place: Place) -> int:
        """How many wait before this one."""
        return self._turns.ahead(place)

    def _call_next(self) -> None:
        while self._free and (place := self._turns.take(_is_waited_for)) is not None:
            self._free -= 1
            place.item.set_result(None)


def _is_waited_for(turn: "asyncio.Future[None]") -> bool:
    """Not where whoever waited was cancelled, and is about to leave."""
    return not turn.done()
