"""What the coach says of scores is what the games come to."""

from typing import Any

import pytest

import tenka
from tenka.lessons import at, course_of


def end_of(game: str, chapter: str) -> dict[str, Any]:
    """What the learner sees when a chapter is over."""
    course = course_of(tenka.game(game))
    assert course is not None
    last = course.chapter(chapter).steps[-1]
    return at(course, chapter, len(course.chapter(chapter).steps) - 1, last.do).state.view(course.seat)


@pytest.mark.parametrize(
    ("chapter", "scores"),
    [
        ("first_kamon", [10, 9, 3]),
        ("cut", [10, 9, 3]),
        ("making_do", [20, 16, 13]),
        ("chooser", [35, 27, 19]),
        ("last_kamon", [90, 89, 55]),
    ],
)
def test_shitenno(chapter: str, scores: list[int]) -> None:
    assert [seat["score"] for seat in end_of("shitenno", chapter)["seats"]] == scores


def test_shogun_ends_its_year_with_thirty_points() -> None:
    assert [seat["score"] for seat in end_of("shogun", "winter")["seats"]] == [30, 28, 26]


def test_tenjo_is_won_in_the_end() -> None:
    assert list(end_of("tenjo", "reckoning")["result"]["scores"]) == [491_000, 223_000]
