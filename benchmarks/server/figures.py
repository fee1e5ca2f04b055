"""What was measured, and the figures that follow from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Mark(NamedTuple):
    """A moment of a run: how many moves were answered by then, the clock, and the server's CPU-seconds."""

    moves: int
    clock: float
    cpu: float


@dataclass(frozen=True)
class Window:
    """A part of a run; latencies in seconds, ascending."""

    moves: int
    seconds: float
    cpu: float
    latencies: list[float]

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the server's CPU a move, which is CPU-seconds a thousand moves."""
        return self.cpu / self.moves * 1000

    def latency(self, percent: float) -> float:
        """The latency in milliseconds that so many percent of the moves do not exceed."""
        return percentile(self.latencies, percent) * 1000


def percentile(ascending: Sequence[float], percent: float) -> float:
    """What so many percent do not exceed."""
    return ascending[min(len(ascending) - 1, int(len(ascending) * percent / 100))]


def window(latencies: Sequence[float], start: Mark, end: Mark) -> Window:
    """What lies between two marks."""
    between = sorted(latencies[start.moves : end.moves])
    return Window(end.moves - start.moves, end.clock - start.clock, end.cpu - start.cpu, between)


@dataclass(frozen=True)
class Round:
    """One run of one server."""

    closed: Window  # without pause, from the end of the warm-up to the end
    early: Window  # its first third of the games
    late: Window  # its last third
    open: Window  # at a fixed rate
    memory: float  # MB, the peak
    messages: float  # updates a move
    size: float  # bytes an update
    games: int  # that ended under way and were followed by others
    found: int  # acknowledged moves that were found in the log, which held no others
    lags: list[float] = field(default_factory=list)  # seconds until a move is heard at another process, ascending

    def lag(self, percent: float) -> float:
        """The milliseconds that so many percent of what is heard at another process do not exceed."""
        return percentile(self.lags, percent) * 1000


def middle(rounds: Sequence[Round], figure: Callable[[Round], float]) -> float:
    """The median of a figure over all rounds."""
    return float(median(figure(each) for each in rounds))


def latencies(rounds: Sequence[Round], part: Callable[[Round], Window]) -> tuple[float, float, float]:
    """The medians of p50, p95 and p99 of a part of the rounds, in milliseconds."""
    p50, p95, p99 = (float(median(part(each).latency(percent) for each in rounds)) for percent in (50, 95, 99))
    return p50, p95, p99
