"""Time at the tables: how long bots wait before they do what is seen, and when a window's answers are released."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import SystemRandom

_random = SystemRandom()

SOONEST, LATEST = 2.0, 5.0  # when a window's moment comes, in pauses


class Pace:
    """A pause, a clock, a way to wait for it, and what moments are drawn with."""

    def __init__(
        self,
        pause: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        draw: Callable[[float, float], float] = _random.uniform,
    ) -> None:
        self.pause = pause  # seconds
        self.clock = clock
        self.sleep = sleep
        self._draw = draw

    def release_time(self) -> float:
        """When answers to what is asked now shall be released."""
        return self.clock() + self._draw(SOONEST * self.pause, LATEST * self.pause)

    async def until(self, release_time: float) -> None:
        """Wait for a moment, if it is still to come."""
        wait = release_time - self.clock()
        if wait > 0:
            await self.sleep(wait)
