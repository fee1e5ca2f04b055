"""Our own courses; what must hold in any is in the conformance kit."""

import pytest

import tenka
from tenka.kernel.errors import BadInput
from tenka.lessons import at, course_of, go_on, offered

COURSES = [course for course in (course_of(tenka.game(id)) for id in tenka.games()) if course is not None]


def test_all_of_our_games_can_be_learnt() -> None:
    assert {course.game.id for course in COURSES} >= {"shitenno", "shogun", "tenjo"}


def test_what_leads_to_the_same_as_the_moves_of_a_step_is_as_good() -> None:
    course = COURSES[0]
    steps = [step.name for step in course.chapter("first_kamon").steps]
    place = at(course, "first_kamon", steps.index("pay"), [])
    paid = [move for move in offered(course, "first_kamon", place) if move[0] == "pay"]
    assert paid
    assert go_on(course, "first_kamon", place, paid).number == place.number + 1
    together = go_on(course, "first_kamon", place, [*reversed(place.step.do), ["confirm"]])
    assert together.number == place.number + 2


def test_places_that_are_none_are_refused() -> None:
    course = COURSES[0]
    first = next(iter(course.chapters))
    for wrong in [(first, -1, []), (first, 10_000, []), ("nowhere", 0, []), (first, 0, [["done"]])]:
        with pytest.raises(BadInput):
            at(course, *wrong)  # type: ignore[arg-type]


def test_a_game_without_lessons_has_no_course() -> None:
    for id in tenka.games():
        course = course_of(tenka.game(id))
        assert course is None or course.game.id == id
