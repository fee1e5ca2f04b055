"""A place in a chapter: the number of a step and what was done in it. The position follows from it."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from tenka.kernel.errors import BadInput, IllegalMove
from tenka.kernel.state import State
from tenka.lessons.course import LessonCourse, LessonStep, Move, Played, position_of

KEPT = 256  # of what is the same for all learners, as positions at the beginnings of steps
NOT_YET = "learn-not-yet"  # said against a move that a step has no words for
NOT_THERE = "learn-not-there"  # the same against a tap
END = LessonStep("lesson")  # behind the last step, where the coach says what was learnt


class WrongTurn(IllegalMove):
    """A move that the step does not mean; `message` is what the coach says."""


class Place(msgspec.Struct, frozen=True):
    """Where a learner is, and what can be done there."""

    number: int  # of the step; behind the last one: the end
    step: LessonStep
    state: State
    seen: int  # how many events had happened when the step began
    done: list[Move]  # in this step
    left: list[Move]

    @property
    def legal(self) -> list[Move]:
        """The moves that the step means now."""
        return self.left if self.step.any_order else self.left[:1]


def at(course: LessonCourse, chapter: str, number: int, done: list[Move]) -> Place:
    """The place after some moves of a step; who did all of them is at the next step, or at the end."""
    steps = [*course.chapter(chapter).steps, END]
    if not 0 <= number < len(steps):
        raise BadInput("no-such-step")
    step = steps[number]
    left = step.left(done)
    if left is None:
        raise BadInput("no-such-step")
    if step.do and not left:
        return at(course, chapter, number + 1, [])
    before = _beginning(course, chapter, number)
    state = before.copy()
    _play(state, [*step.watch, *((course.seat, move) for move in done)])
    return Place(number, step, state, len(before.events()), done, left)


def offered(course: LessonCourse, chapter: str, place: Place) -> list[Move]:
    """All moves that the step means now: its own, and those that lead to the same as several of them."""
    if not place.left:
        return []
    return [list(move) for move in _meant(course, chapter, place.number, msgspec.json.encode(place.done))]


@lru_cache(KEPT)
def _meant(course: LessonCourse, chapter: str, number: int, done: bytes) -> list[Move]:
    """The same, of a place in which something is left: every learner comes to it, and each legal move is tried out."""
    place = at(course, chapter, number, msgspec.json.decode(done))
    state, goals = place.state, [position for _, position in _goals(course, place)]
    moves = [list(move) for move in (*state.legal(course.seat), *state.edits(course.seat))]
    return [move for move in moves if move in place.legal or _led(course, place, [move]) in goals]


def go_on(course: LessonCourse, chapter: str, place: Place, moves: list[Move]) -> Place:
    """The place after further moves of the learner, all of them or none.

    They are the step's own, or lead to the same; others are refused, by the coach or by the rules.
    """
    for number, move in enumerate(moves):
        if move not in place.legal:
            done = _same(course, place, moves[number:])
            if done is None:
                raise _refusal(course, chapter, place, move)
            return at(course, chapter, place.number, [*place.done, *done])
        place = at(course, chapter, place.number, [*place.done, move])
    return place


def _same(course: LessonCourse, place: Place, moves: list[Move]) -> list[Move] | None:
    """The moves of the step that lead to the same as these, if any do."""
    led = _led(course, place, moves)
    if led is None:
        return None
    return next((done for done, position in _goals(course, place) if position == led), None)


def _goals(course: LessonCourse, place: Place) -> list[tuple[list[Move], object]]:
    """What may be done in the step from now on, and where it leads."""
    left, step = place.left, place.step
    ways = [[each] for each in left] if step.any_order else [left[:count] for count in range(1, len(left))]
    return [(way, _led(course, place, way)) for way in (*ways, left) if way]


def _led(course: LessonCourse, place: Place, moves: list[Move]) -> object:
    """The position that moves lead to; nowhere, if they cannot be made."""
    state = place.state.copy()
    try:
        _play(state, ((course.seat, move) for move in moves))
    except IllegalMove:
        return None
    return state.position()


def answer(course: LessonCourse, chapter: str, place: Place, things: list[str]) -> Place:
    """The place after a tap on something, by all its names; one that is not meant is refused by the coach."""
    if not place.step.tap:
        raise BadInput("nothing-asked")
    if any(each in place.step.tap for each in things):
        return at(course, chapter, place.number + 1, [])
    says = place.step.answer_to_tap(things)
    raise WrongTurn(None, NOT_THERE if says is None else f"lesson-{chapter}-{place.step.name}-{says}")


def _refusal(course: LessonCourse, chapter: str, place: Place, move: Move) -> IllegalMove:
    """What the coach says against a move or, where he has no words for it, the rules."""
    says = place.step.answer_to(move)
    if says is not None:
        return WrongTurn(None, f"lesson-{chapter}-{place.step.name}-{says}")
    try:
        place.state.copy().play(course.seat, move)
    except IllegalMove as refused:
        return refused
    return WrongTurn(None, NOT_YET)


def line_to(course: LessonCourse, chapter: str) -> list[Played]:
    """All moves from the start to the end of a chapter."""
    return [played for each in course.way_to(chapter) for played in _line(course, each)]


@lru_cache(KEPT)
def _beginning(course: LessonCourse, chapter: str, number: int) -> State:
    """The position before a step; not to be changed."""
    if number == 0:
        return _opening(course, chapter)
    state = _beginning(course, chapter, number - 1).copy()
    _play(state, _moves(course, course.chapter(chapter).steps[number - 1]))
    return state


def _opening(course: LessonCourse, chapter: str) -> State:
    """The position before a chapter's first step."""
    start = course.start_of(chapter)
    state = course.game.new(start.players, start.seed, start.options)
    if start.position is not None:
        state = course.game.load({**state.dump(), "position": position_of(course.game, start.position)})
    for each in course.way_to(chapter)[:-1]:
        _play(state, _line(course, each))
    _play(state, course.chapter(chapter).before)
    return state


def _line(course: LessonCourse, id: str) -> list[Played]:
    """All moves of a chapter."""
    chapter = course.chapter(id)
    return [*chapter.before, *(played for step in chapter.steps for played in _moves(course, step))]


def _moves(course: LessonCourse, step: LessonStep) -> list[Played]:
    return [*step.watch, *((course.seat, move) for move in step.do)]


def _play(state: State, moves: Iterable[Played]) -> None:
    for seat, move in moves:
        state.play(seat, move)
