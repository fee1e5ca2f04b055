"""What a bot's knowledge does for people: hints, the analysis of a finished game, trying things out."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, UnsetType

from tenka.analysis.findings import LuckBy, Mistake, SeatSum, TurningPoint
from tenka.wire.tables import Seat, Sight

MOST_TRIED = 1000  # moves of a line

# Hints


class Reason(msgspec.Struct, frozen=True):
    """A fact that speaks for a plan or against it: a message of the game or of all games, and what it takes.

    Figures, pieces and places are the position's, as the seat sees it; seats are numbers.
    """

    id: str
    params: dict[str, str | int | float | list[str]]
    good: bool


class Choice(msgspec.Struct, frozen=True):
    """A plan: the moves of one whole decision, the seat's expected share of the victory, and why."""

    moves: list[list[str | int]]
    share: float
    reasons: list[Reason]


class Hint(msgspec.Struct, frozen=True):
    """The best plans for the decision one is asked for, three at most, the best first.

    They were found at a version of what the seat sees: at a later one the bot may think otherwise.
    """

    decision: int
    version: int
    choices: list[Choice]


# The analysis of a finished game; what is told of each seat is a list by seat, and errors are standard errors.


class Point(msgspec.Struct, frozen=True):
    """A position of the game: everybody's chances there, and what led to them since the point before.

    `told` says how many events one had been told by then: where it belongs in the log. The chances are those of the
    point before, plus `play` (what `seat` lost or won against a hint in its place; null: it is the beginning), plus
    `luck` (all the rest, by kinds of chance and by what could not be foreseen).
    """

    told: int
    seat: int | None
    chances: list[float]
    error: list[float]
    play: list[float]
    play_error: list[float]
    luck: list[float]
    luck_error: list[float]
    by: list[LuckBy]
    mark: Literal["strong", "weak"] | None  # where it clearly helped the seat, or was clearly worse than a hint


class Analysis(msgspec.Struct, frozen=True):
    """How the chances went, what was play and what was luck, with a sum for each seat.

    `kinds` says by which events which kind of chance shows, `moments` what a turning point is called by if it happened
    there: by the first of these events, `moment-<event>` in the game's words.
    """

    playouts: int  # that each of the chances was estimated from
    kinds: dict[str, str]
    moments: list[str]
    points: list[Point]
    seats: list[SeatSum]
    turning: list[TurningPoint]
    mistakes: list[Mistake]  # what clearly cost chances, a few of every seat


class AnalysisReport(msgspec.Struct, frozen=True):
    """How far the analysis is: nobody has asked for it yet, being made, or made. Nothing of it is told before."""

    status: Literal["none", "working", "done"]
    done: float  # of the whole work, 0 to 1
    analysis: Analysis | None = None
    left: int | None = None  # seconds that it will still take, by how quickly it goes; null: nobody can tell yet
    place: int = 0  # in the queue, from 1 on, of one that is not begun yet
    asked: bool = False  # whether one has asked for it oneself, and may cancel
    idle: bool = False  # whether a page may ask by itself: the server allows it, and has nothing else to think about


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
