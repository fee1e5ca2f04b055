"""The analysis of a finished game, in parts that take no longer than others can wait."""

from functools import lru_cache
from random import Random
from typing import Any, ClassVar

import msgspec

from tenka.analysis import Scales, Weighed
from tenka.server.workers.questions.question import PATIENT, WorkerQuestion

MOST_SIDE_BY_SIDE = 3  # analyses, whose slices come in turn


class AboutRecord(WorkerQuestion, frozen=True):
    """Something about a record, which goes last: nobody waits for it at a table."""

    rank: ClassVar[int] = PATIENT
    patience: ClassVar[float] = 120.0

    record: msgspec.Raw

    @property
    def scales(self) -> Scales:
        """The game, replayed; the next question is mostly about one of the same few."""
        return _scales(bytes(self.record))


@lru_cache(MOST_SIDE_BY_SIDE)
def _scales(record: bytes) -> Scales:
    return Scales(msgspec.msgpack.decode(record))


class Count(AboutRecord, frozen=True, tag="count"):
    """How many points there are to weigh."""

    reply: ClassVar[Any] = int

    def answer(self, rng: Random) -> int:
        """All of them, the beginning included."""
        return self.scales.count


class Weigh(AboutRecord, frozen=True, tag="weigh"):
    """What some points are worth: from the first on, up to the last and without it."""

    reply: ClassVar[Any] = list[Weighed]

    first: int
    last: int

    def answer(self, rng: Random) -> list[Weighed]:
        """The points in their order; by the record alone."""
        return self.scales.weigh(self.first, self.last)
