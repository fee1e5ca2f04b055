"""Quick matches one after another, so that two who come at once meet."""

import asyncio
from collections import defaultdict


class QuickMatches:
    """A lock for each kind of match; only for games that exist, so that there are not too many."""

    def __init__(self) -> None:
        self._locks: defaultdict[tuple[str, int, str], asyncio.Lock] = defaultdict(asyncio.Lock)

    def turn(self, game: str, players: int, speed: str) -> asyncio.Lock:
        """Held while somebody looks for a table of a game for so many at a speed, or opens one."""
        return self._locks[game, players, speed]
