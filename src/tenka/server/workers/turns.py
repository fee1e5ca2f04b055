"""Whose turn it is: nobody waits longer because somebody else asks more often."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Who asks for something: a person, and the address they come from; strangers of one address are one person."""

    address: str
    person: str


@dataclass(eq=False, slots=True)
class Ticket(Generic[T]):
    """A place among those who wait, and what for."""

    asker: Asker
    number: int
    item: T


class Turns(Generic[T]):
    """Those who wait, and whose turn is next: the address that had none for longest, there the person, there the first.

    Who comes anew goes behind those who wait already, and before whoever was served last. `at_once` is how much of one
    person is done at a time; who has so much under way waits for themselves alone.
    """

    def __init__(self, at_once: int | None = None) -> None:
        self._at_once = at_once
        self._waiting: dict[int, Ticket[T]] = {}
        self._numbers = count()
        self._given = 0  # turns so far
        self._served: dict[str, int] = {}  # the last turn of each address and person that waits or is served
        self._here: Counter[str] = Counter()  # tickets of each, waiting or being served
        self._busy: Counter[str] = Counter()  # of each person, being served

    def __len__(self) -> int:
        return len(self._waiting)

    def __iter__(self) -> Iterator[Ticket[T]]:
        return iter(self._waiting.values())

    def of(self, person: str) -> int:
        """How much of a person waits or is under way."""
        return self._here[_person(person)]

    def add(self, asker: Asker, item: T) -> Ticket[T]:
        """Wait for a turn."""
        ticket = Ticket(asker, next(self._numbers), item)
        for name in _names(asker):
            self._here[name] += 1
            self._served.setdefault(name, self._given - 1)
        self._waiting[ticket.number] = ticket
        return ticket

    def take(self, wanted: Callable[[T], bool] = lambda _: True) -> Ticket[T] | None:
        """Give the next turn to somebody, if anybody who waits may have one now; `end` ends it."""
        ready = [each for each in self._waiting.values() if self._free(each) and wanted(each.item)]
        if not ready:
            return None
        ticket = min(ready, key=self._order)
        del self._waiting[ticket.number]
        self._busy[ticket.asker.person] += 1
        self._given += 1
        for name in _names(ticket.asker):
            self._served[name] = self._given
        return ticket

    def end(self, ticket: Ticket[T]) -> None:
        """A turn is over, or nobody waits for it any more."""
        if self._waiting.pop(ticket.number, None) is None:
            _lessen(self._busy, ticket.asker.person)
        for name in _names(ticket.asker):
            if not _lessen(self._here, name):
                del self._served[name]

    def again(self, ticket: Ticket[T]) -> None:
        """A turn has come to nothing: wait for another."""
        _lessen(self._busy, ticket.asker.person)
        self._waiting[ticket.number] = ticket

    def ahead(self, ticket: Ticket[T]) -> int:
        """How many of those who wait are served before this one, if nobody else comes and each takes as long."""
        order = sorted(self._waiting.values(), key=self._order)
        return order.index(ticket) if ticket.number in self._waiting else 0

    def _free(self, ticket: Ticket[T]) -> bool:
        return self._at_once is None or self._busy[ticket.asker.person] < self._at_once

    def _order(self, ticket: Ticket[T]) -> tuple[int, int, int]:
        address, person = (self._served[name] for name in _names(ticket.asker))
        return address, person, ticket.number


def _names(asker: Asker) -> tuple[str, str]:
    return f"address {asker.address}", _person(asker.person)


def _person(person: str) -> str:
    return f"person {person}"


def _lessen(counts: Counter[str], name: str) -> int:
    counts[name] -= 1
    left = counts[name]
    if not left:
        del counts[name]
    return left
