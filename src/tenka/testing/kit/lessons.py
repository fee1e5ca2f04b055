"""The laws of a course, where a game has one: every step can be done, every wrong click is answered."""

import pytest
from fluent.syntax import ast, parse

from tenka.kernel.errors import BadInput, IllegalMove
from tenka.lessons import LessonCourse, Place, WrongTurn, answer, at, go_on, line_to, offered
from tenka.lessons.course import Move, words_of
from tenka.words.languages import LANGUAGES

MOST = 40  # moves of a kind that are tried


def places(course: LessonCourse, chapter: str) -> list[Place]:
    """Every place of a chapter, the moves of each step made in their order."""
    found = []
    for number, step in enumerate(course.chapter(chapter).steps):
        found += [at(course, chapter, number, step.do[:count]) for count in range(max(len(step.do), 1))]
    return found


def starting_like(course: LessonCourse, chapter: str, place: Place, starts: list[Move]) -> list[Move]:
    """Moves that begin like one of these and are not meant: all of them, or many."""
    meant = offered(course, chapter, place)
    moves = [list(move) for move in course.game.vocabulary.moves if list(move) not in meant]
    found = [move for move in moves if any(move[: len(each)] == each for each in starts or [[]])]
    return found[:: max(len(found) // MOST, 1)]


def answer_to(course: LessonCourse, chapter: str, place: Place, move: Move) -> str:
    """The id of what is said against a move."""
    with pytest.raises(WrongTurn) as refused:
        go_on(course, chapter, place, [move])
    return refused.value.message


def test_every_step_of_a_lesson_can_be_done(course: LessonCourse, chapter: str) -> None:
    for place in places(course, chapter):
        assert bool(place.step.do) == bool(place.legal)
        for move in place.legal:
            assert move in offered(course, chapter, place), (place.step.name, move)
            after = go_on(course, chapter, place, [move])
            assert after.number > place.number or move in after.done


def test_a_step_waits_for_the_learner_or_for_nobody(course: LessonCourse, chapter: str) -> None:
    for place in places(course, chapter):
        assert not place.step.do or not place.step.tap
        assert {f"choice={each}" for each in place.step.choices} & {*place.step.tap} or not place.step.choices
        assert place.step.point, place.step.name


def test_every_wrong_answer_of_a_lesson_is_given(course: LessonCourse, chapter: str) -> None:
    said: set[str] = set()
    wanted: set[str] = set()
    for place in places(course, chapter):
        for wrong in [] if place.step.tap else place.step.wrong:
            wanted.add(f"lesson-{chapter}-{place.step.name}-{wrong.says}")
            said |= {
                answer_to(course, chapter, place, move) for move in starting_like(course, chapter, place, wrong.moves)
            }
    assert said == wanted


def test_a_question_of_a_lesson_is_answered_right_and_wrong(course: LessonCourse, chapter: str) -> None:
    for place in places(course, chapter):
        if not place.step.tap:
            with pytest.raises(BadInput):
                answer(course, chapter, place, ["area=map"])
            continue
        for thing in place.step.tap:
            assert answer(course, chapter, place, ["nowhere=1", thing]).number == place.number + 1
        for wrong in place.step.wrong:
            with pytest.raises(WrongTurn) as refused:
                answer(course, chapter, place, wrong.things or ["nowhere=1"])
            assert refused.value.message == f"lesson-{chapter}-{place.step.name}-{wrong.says}"


def test_what_a_lesson_does_not_mean_is_refused_and_changes_nothing(course: LessonCourse, chapter: str) -> None:
    for place in places(course, chapter):
        before, meant = place.state.dump(), offered(course, chapter, place)
        for move in course.game.vocabulary.moves[:: max(len(course.game.vocabulary.moves) // MOST, 1)]:
            if list(move) not in meant:
                with pytest.raises(IllegalMove):
                    go_on(course, chapter, place, [list(move)])
        assert place.state.dump() == before


def test_a_line_leads_to_the_end_of_its_chapter(course: LessonCourse, chapter: str) -> None:
    start = course.start_of(chapter)
    last = len(course.chapter(chapter).steps) - 1
    end = at(course, chapter, last, course.chapter(chapter).steps[last].do)
    if start.position is None:
        state = course.game.new(start.players, start.seed, start.options)
        for seat, move in line_to(course, chapter):
            state.play(seat, move)
        assert state == end.state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_has_words_for_everything_and_no_others(course: LessonCourse, chapter: str, lang: str) -> None:
    wanted = [f"lesson-{chapter}", f"lesson-{chapter}-lesson"]
    for step in course.chapter(chapter).steps:
        said = f"lesson-{chapter}-{step.name}"
        wanted += [said, *(f"{said}-{wrong.says}" for wrong in step.wrong)]
        wanted += [f"{said}-choice-{each}" for each in step.choices]
    found = [each.id.name for each in parse(words_of(course.game, lang)).body if isinstance(each, ast.Message)]
    assert len(found) == len({*found})
    own = [name for name in found if name == f"lesson-{chapter}" or name.startswith(f"lesson-{chapter}-")]
    assert {*own} == {*wanted}
    assert all(name.split("-")[1] in course.chapters for name in found)
