"""Waiting for something to become so."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 60.0  # seconds; what takes so long on any machine has failed
OFTEN = 0.02  # seconds between two looks at first …
SELDOM = 0.2  # … and when it takes longer: looking costs the page time, too


async def until(look: Callable[[], Awaitable[T | None]], what: str, patience: float = PATIENCE) -> T:
    """Look again and again until there is something (true) to see, and return it."""
    ends = time.monotonic() + patience
    pause = OFTEN
    while not (found := await look()):
        assert time.monotonic() < ends, f"waited in vain for {what}"
        await asyncio.sleep(pause)
        pause = min(SELDOM, 1.5 * pause)
    return found
