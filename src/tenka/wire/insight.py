"""What a bot's knowledge does for people: hints, the analysis of a finished game, trying things out."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, UnsetType

from tenka.wire.tables import Seat, Sight

MOST_TRIED = 1000  # moves of a line

# Hints


class Reason(msgspec.Struct, frozen=True):
    """What a plan leads to more of (or, below 0, less of) than the others do, as the chance it makes."""

    feature: str  # `feature-<name>` in the game's words
    amount: float


class Choice(msgspec.Struct, frozen=True):
    """A plan: the moves of one whole decision, the seat's expected share of the victory, and why."""

    moves: list[list[str | int]]
    share: float
    reasons: list[Reason]


class Hint(msgspec.Struct, frozen=True):
    """The best plans for the decision one is asked for, three at most, the best first."""

    decision: int
    choices: list[Choice]


# The analysis of a finished game


class Play(msgspec.Struct, frozen=True):
    """What a seat's own moves changed in everybody's chances."""

    seat: int
    change: list[float]


class Point(msgspec.Struct, frozen=True):
    """A position of the game: everybody's chances there, and what led to them since the point before.

    `told` says how many events one had been told by then: where it belongs in the log. The chances are those of the
    point before, plus all `deeds`, plus `luck` (null: nothing was drawn or revealed).
    """

    told: int
    chances: list[float]
    deeds: list[Play]
    luck: list[float] | None
    error: float  # standard error of the luck, of the chances where there was none


class LuckBy(msgspec.Struct, frozen=True):
    """Luck by one kind of chance: the event that showed it."""

    kind: str
    luck: float


class SeatLuck(msgspec.Struct, frozen=True):
    """A seat's luck in the whole game, with its standard error, and what it was made of."""

    luck: float
    error: float
    by: list[LuckBy]


class TurningPoint(msgspec.Struct, frozen=True):
    """A point, by its place among all, that changed the game: by play of a seat, or by luck for a seat."""

    point: int
    kind: Literal["play", "luck"]
    seat: int


class Analysis(msgspec.Struct, frozen=True):
    """How the chances went, what was play and what was luck; the ledger has a line for each seat."""

    points: list[Point]
    ledger: list[SeatLuck]
    turning: list[TurningPoint]


class AnalysisReport(msgspec.Struct, frozen=True):
    """How far the analysis is: nobody has asked for it yet, being made, or made. Nothing of it is told before."""

    status: Literal["none", "working", "done"]
    done: float  # of the whole work, 0 to 1
    analysis: Analysis | None = None


# Trying things out

TriedStep = Annotated[
    list[str | Annotated[int, Meta(ge=-(1 << 31), lt=1 << 31)]],
    Meta(min_length=1, max_length=16, description="A move as the game lists it, verb first."),
]


class TrialMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of a line, and whose it is."""

    seat: Seat
    move: TriedStep


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to try out from one's own seat, where nothing of it counts.

    The line is all that was played in it so far, others' moves included: those that came back, and one's own next
    ones. A shorter line takes back.
    """

    line: Annotated[list[TrialMove], Meta(max_length=MOST_TRIED)]
    at: Annotated[int, Meta(ge=1)] | UnsetType = msgspec.UNSET  # the version to begin at; without it, now


class Tried(msgspec.Struct, frozen=True):
    """A trial until one is asked again or it is over: the line with what others did, and what one sees there.

    Of the view's events the first `told` had happened before it began. The version is the one it began at.
    """

    line: list[TrialMove]
    told: int
    sight: Sight
    over: bool
