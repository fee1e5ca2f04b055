"""Lessons: the courses of games, and where somebody is in them."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tenka.wire.insight import TriedStep
from tenka.wire.tables import MOST_MOVES_AT_ONCE, Sight

MOST_STEPS = 200  # of a chapter

Moves = Annotated[list[TriedStep], Meta(max_length=MOST_MOVES_AT_ONCE)]
Thing = Annotated[str, Meta(max_length=80, description="What something on the board is called: `province=kyushu`.")]


class ChapterInfo(msgspec.Struct, frozen=True):
    """A chapter of a course, and how far one is in it.

    `step` is null for who has not begun it; it is `steps` at the end.
    """

    id: str
    minutes: int
    steps: int
    goes_on: bool  # whether the game can be played on against bots from its end
    step: int | None = None
    done: list[list[str | int]] = []  # moves made in that step
    finished: bool = False  # whether one has ever been at the end


class CourseInfo(msgspec.Struct, frozen=True):
    """A game's course: chapters in their order, and the one that one left last."""

    game: str
    seat: int  # whom the learner plays
    chapters: list[ChapterInfo]
    last: str | None = None


class CourseWords(msgspec.Struct, frozen=True):
    """What the coach of a course says."""

    messages: str  # in Fluent's form


class NewLessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where one is in a chapter, and what one does there: make moves, or tap something that has these names.

    With neither one only goes there.
    """

    step: Annotated[int, Meta(ge=0, le=MOST_STEPS)]
    done: Moves = []  # in this step
    moves: Moves = []
    tap: Annotated[list[Thing], Meta(min_length=1, max_length=40)] | UnsetType = UNSET


class LessonPlace(msgspec.Struct, frozen=True):
    """A place in a chapter: what the coach shows there, what one sees, and the moves that the step asks for.

    `asked` are its own moves that come next; those of the sight may also lead to the same as several of them. Of the
    view's events the first `told` had happened before the step began. `step` is the number of steps at the end.
    """

    step: int
    name: str  # the id of what the coach says is `lesson-<chapter>-<name>`
    point: list[str]
    asks: bool  # whether something is to be tapped
    choices: list[str]  # offered in the coach's words, `choice=<id>` to tap
    asked: list[list[str | int]]
    done: list[list[str | int]]
    told: int
    sight: Sight
