"""The pictures of a game's rules: positions that the engine comes to in the game's course."""

import tomllib
from pathlib import Path
from typing import Any

from tenka.kernel.game import Game
from tenka.kernel.state import State
from tenka.lessons import LessonCourse, at, course_of


def pictures(game: Game, chosen: Path) -> dict[str, Any]:
    """What the learner sees at the places chosen, and could do there."""
    course = course_of(game)
    if course is None:
        raise ValueError(f"{game.id} has no course")
    places = tomllib.loads(chosen.read_text("utf-8"))
    return {name: _seen(course, **place) for name, place in places.items()}


def _seen(course: LessonCourse, chapter: str, step: str, since: str = "", **where: str) -> dict[str, Any]:
    """What is seen there; of what happened before only what came since the last event of a kind, if one is named."""
    number = [each.name for each in course.chapter(chapter).steps].index(step)
    state, seat = at(course, chapter, number, []).state, course.seat
    legal = [list(move) for move in state.legal(seat)] if seat in state.pending else []
    return {**where, "view": {**state.view(seat), "events": _told(state, seat, since)}, "legal": legal}


def _told(state: State, seat: int, since: str) -> list[Any]:
    events: list[Any] = state.view(seat)["events"]
    first = max((place for place, event in enumerate(events) if event["kind"] == since), default=len(events))
    return events[first:]
