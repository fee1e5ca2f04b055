"""The hints of a table: one for each seat, kept as long as nothing happens that the seat is told."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from tenka.server.guard.refused import Refused
from tenka.server.workers.slot import retrieve_exception
from tenka.wire.insight import Hint

Finding = Callable[[], Coroutine[Any, Any, Hint]]


@dataclass(eq=False, slots=True)
class _Sought:
    """A hint, found already or looked for, the seat's version and decision it is about, and how many wait for it."""

    version: int
    decision: int
    hint: asyncio.Task[Hint]
    waiting: int = 0

    @property
    def failed(self) -> bool:
        """Whether there will never be one."""
        return self.hint.done() and (self.hint.cancelled() or self.hint.exception() is not None)


class Hints:
    """The last hint of each seat; looked for once, whoever asks how often, and only while somebody waits for it."""

    def __init__(self) -> None:
        self._sought: dict[int, _Sought] = {}

    async def get(self, seat: int, version: int, decision: int, find: Finding) -> Hint:
        """The hint for a seat at a version, about a decision; `find` looks for it, if nobody does."""
        sought = self._sought.get(seat)
        if sought is None or sought.version != version or sought.failed:
            sought = self._sought[seat] = _Sought(version, decision, asyncio.create_task(find()))
            sought.hint.add_done_callback(retrieve_exception)
        sought.waiting += 1
        try:
            return await asyncio.shield(sought.hint)
        except asyncio.CancelledError:
            if sought.hint.cancelled():  # it has been decided meanwhile
                raise Refused(409, "stale") from None
            raise
        finally:
            sought.waiting -= 1
            if not sought.waiting and not sought.hint.done():
                sought.hint.cancel()
                if self._sought.get(seat) is sought:
                    del self._sought[seat]

    def drop_old(self, decisions: Sequence[int]) -> None:
        """Look no longer for what has been decided: the seats have come to these decisions."""
        for seat, sought in self._sought.items():
            if sought.decision != decisions[seat]:
                sought.hint.cancel()  # without effect where it is found

    def clear(self) -> None:
        """Forget all of them."""
        self._sought.clear()
