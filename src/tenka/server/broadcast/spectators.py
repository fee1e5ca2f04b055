"""The spectators of a table: what is for all of them goes to a few at a time, so that nobody who plays waits for it."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterator
from itertools import pairwise
from typing import NamedTuple

from tenka.server.broadcast.socket import Socket

BATCH = 16  # spectators who are told in one round of the loop: a millisecond or two


class News(NamedTuple):
    """Something that is the same for all spectators; an update says from which version to which."""

    text: str
    since: int = 0
    version: int = 0


class Spectators:
    """Spectators, each with how much of the news they have been handed.

    News come to everybody in their order. `merged` makes one update of several, from a version to now, for those
    who were not reached before the next one came; it is asked once for each version.
    """

    def __init__(self, merged: Callable[[int], News | None]) -> None:
        self._reached: dict[Socket, int] = {}  # how many of all news each has been handed
        self._merged = merged
        self._news: deque[News] = deque()
        self._first = 0  # the number of the oldest news that somebody may still have to be handed
        self._behind: deque[Socket] = deque()
        self._bundles: dict[int, list[str]] = {}  # what is still to be handed to who was handed so many
        self._next: asyncio.Handle | None = None

    def __len__(self) -> int:
        return len(self._reached)

    def __iter__(self) -> Iterator[Socket]:
        return iter(self._reached)

    def __contains__(self, socket: object) -> bool:
        return socket in self._reached

    @property
    def _count(self) -> int:
        return self._first + len(self._news)

    def join(self, socket: Socket) -> None:
        """Hand somebody all that is told from now on."""
        self._reached[socket] = self._count

    def leave(self, socket: Socket) -> None:
        """Hand somebody nothing more."""
        self._reached.pop(socket, None)

    def tell(self, news: News, but: Collection[Socket] = ()) -> None:
        """Tell all spectators, but for some who know it; the first of them at once, others soon."""
        if not self._reached:
            return
        for socket in but:
            self.catch_up(socket)
        self._news.append(news)
        self._bundles.clear()
        self._reached.update(dict.fromkeys(but, self._count))
        if self._next is None:
            self._begin()

    def catch_up(self, socket: Socket) -> None:
        """Hand somebody what was told so far: before anything else is said to them alone."""
        done = self._reached[socket]
        if done < self._count:
            for text in self._bundle(done):
                socket.push(text)
            self._reached[socket] = self._count

    def _begin(self) -> None:
        """Go through all of them once."""
        self._behind.extend(self._reached)
        self._go_on()

    def _go_on(self) -> None:
        self._next = None
        for _ in range(min(BATCH, len(self._behind))):
            socket = self._behind.popleft()
            if socket in self._reached:
                self.catch_up(socket)
        if self._behind:
            self._next = asyncio.get_running_loop().call_soon(self._go_on)
        elif any(done < self._count for done in self._reached.values()):  # more was told meanwhile
            self._behind.extend(self._reached)
            self._next = asyncio.get_running_loop().call_soon(self._go_on)
        else:
            self._first = self._count
            self._news.clear()
            self._bundles.clear()

    def _bundle(self, done: int) -> list[str]:
        """What is to be handed to who was handed so many news."""
        if done not in self._bundles:
            self._bundles[done] = self._put_together(list(self._news)[done - self._first :])
        return self._bundles[done]

    def _put_together(self, news: list[News]) -> list[str]:
        """News with their updates made one, if that leads to the same."""
        updates = [each for each in news if each.version]
        follow = all(one.version == other.since for one, other in pairwise(updates))
        merged = self._merged(updates[0].since) if len(updates) > 1 and follow else None
        if merged is None or merged.version != updates[-1].version:
            return [each.text for each in news]
        return [(merged if each is updates[0] else each).text for each in news if each not in updates[1:]]
