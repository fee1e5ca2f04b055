"""What an analysis finds; all of it can be kept as JSON. Chances are shares of the victory, from 0 to 1, by seat."""

from typing import Final, Literal

import msgspec

UNFORESEEN: Final = "unforeseen"  # luck that no kind of chance shows: what was hidden, and what nobody expected


class Drawn(msgspec.Struct, frozen=True):
    """What one kind of chance gave or took at a point, and the variance of that."""

    kind: str
    luck: list[float]
    variance: list[float]


class Judged(msgspec.Struct, frozen=True):
    """What a deed made of everybody's chances beside a hint in its place: below 0 for the own is a loss."""

    play: list[float]
    variance: list[float]
    did: list[list[str | int]]  # the moves
    instead: list[list[str | int]]


class Weighed(msgspec.Struct, frozen=True):
    """A point of the game as it was weighed: means over playouts, and the variances of these means, by seat."""

    moves: int
    seat: int | None  # whose deed led here; None at the beginning
    playouts: int
    chances: list[float]
    variance: list[float]
    shift: list[float]  # what the chances change by if they are judged as late as those of the next point
    shift_variance: list[float]
    drawn: list[Drawn]  # the luck of the deed by kind, with nothing left over; empty if nothing could come otherwise
    luck_variance: list[float]
    usual_variance: list[float]  # of what the same deed usually leads to: the chances less what chance drew
    judged: Judged | None  # None: a hint would have been no different


class LuckBy(msgspec.Struct, frozen=True):
    """What one kind of chance gave or took, by seat."""

    kind: str
    luck: list[float]


class ChancePoint(msgspec.Struct, frozen=True):
    """A moment of the game, and what led to it since the one before: chances = those before + play + luck.

    Play is what was lost or won against a hint in the same place; all else is luck.
    """

    moves: int  # of the record, made by then
    seat: int | None  # whose deed it was; None at the beginning
    chances: list[float]
    error: list[float]  # standard errors
    play: list[float]
    play_error: list[float]
    luck: list[float]
    luck_error: list[float]
    by: list[LuckBy]  # the luck by kind of chance, `UNFORESEEN` among them
    mark: Literal["strong", "weak"] | None  # of the deed, by what it did to the own chances


class KindSum(msgspec.Struct, frozen=True):
    """What one kind of chance gave or took in the whole game."""

    kind: str
    luck: float
    error: float


class SeatSum(msgspec.Struct, frozen=True):
    """A seat's whole game: end = start + own play + others' play + luck."""

    start: float
    end: float
    own: float
    others: float
    luck: float
    own_error: float
    others_error: float
    luck_error: float
    by: list[KindSum]  # the luck by kind of chance


class TurningPoint(msgspec.Struct, frozen=True):
    """A point, by its place among all, that changed a seat's chances much: by play (of whom), or by luck (what)."""

    point: int
    seat: int  # whose chances
    change: float
    cause: Literal["play", "luck"]
    by: int  # whose deed it was
    kind: str | None  # of the luck


class Mistake(msgspec.Struct, frozen=True):
    """A deed that cost its seat chances: what was done, what would have been better, and by how much."""

    point: int  # that it led to
    seat: int
    did: list[list[str | int]]
    better: list[list[str | int]]
    loss: float
    error: float


class Analysis(msgspec.Struct, frozen=True):
    """How the chances went from point to point, what was play and what was luck."""

    playouts: int  # that the chances of every point are the mean of
    points: list[ChancePoint]
    seats: list[SeatSum]
    turning: list[TurningPoint]
    mistakes: list[Mistake]  # the few greatest of every seat, in the order of the game
