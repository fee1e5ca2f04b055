"""Every step of every lesson, every wrong answer, and every word of the coach's."""

import pytest
from fluent.syntax import ast, parse

import tenka
from tenka.kernel.errors import BadInput, IllegalMove
from tenka.lessons import LessonCourse, Place, WrongTurn, answer, at, course_of, go_on, line_to, offered
from tenka.lessons.course import Move, words_of
from tenka.words.languages import LANGUAGES

COURSES = [course for course in (course_of(tenka.game(id)) for id in tenka.games()) if course is not None]
CHAPTERS = [(course, chapter) for course in COURSES for chapter in course.chapters]
MOST = 40  # moves of a kind that are tried
NAMES = [f"{course.game.id}-{chapter}" for course, chapter in CHAPTERS]
every_chapter = pytest.mark.parametrize(("course", "chapter"), CHAPTERS, ids=NAMES)


def places(course: LessonCourse, chapter: str) -> list[Place]:
    """Every place of a chapter, the moves of each step made in their order."""
    found = []
    for number, step in enumerate(course.chapter(chapter).steps):
        found += [at(course, chapter, number, step.do[:count]) for count in range(max(len(step.do), 1))]
    return found


def test_all_of_our_games_can_be_learnt() -> None:
    assert {course.game.id for course in COURSES} >= {"shitenno", "shogun", "tenjo"}


@every_chapter
def test_every_step_can_be_done(course: LessonCourse, chapter: str) -> None:
    for place in places(course, chapter):
        assert bool(place.step.do) == bool(place.legal)
        for move in place.legal:
            assert move in offered(course, place), (place.step.name, move)
            after = go_on(course, chapter, place, [move])
            assert after.number > place.number or move in after.done


@every_chapter
def test_a_step_waits_for_the_learner_or_for_nobody(course: LessonCourse, chapter: str) -> None:
    for place in places(course, chapter):
        assert not place.step.do or not place.step.tap
        assert {f"choice={each}" for each in place.step.choices} & {*place.step.tap} or not place.step.choices
        assert place.step.point, place.step.name


@every_chapter
def test_every_wrong_answer_is_given(course: LessonCourse, chapter: str) -> None:
    said: set[str] = set()
    wanted: set[str] = set()
    for place in places(course, chapter):
        for wrong in [] if place.step.tap else place.step.wrong:
            wanted.add(f"lesson-{chapter}-{place.step.name}-{wrong.says}")
            said |= {answer_to(course, chapter, place, move) for move in starting_like(course, place, wrong.moves)}
    assert said == wanted


@every_chapter
def test_a_question_is_answered_right_and_wrong(course: LessonCourse, chapter: str) -> None:
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


def starting_like(course: LessonCourse, place: Place, starts: list[Move]) -> list[Move]:
    """Moves that begin like one of these and are not meant: all of them, or many."""
    meant = offered(course, place)
    moves = [list(move) for move in course.game.vocabulary.moves if list(move) not in meant]
    found = [move for move in moves if any(move[: len(each)] == each for each in starts or [[]])]
    return found[:: max(len(found) // MOST, 1)]


def answer_to(course: LessonCourse, chapter: str, place: Place, move: Move) -> str:
    with pytest.raises(WrongTurn) as refused:
        go_on(course, chapter, place, [move])
    return refused.value.message


@every_chapter
def test_whatever_is_not_meant_is_refused_and_changes_nothing(course: LessonCourse, chapter: str) -> None:
    for place in places(course, chapter):
        before, meant = place.state.dump(), offered(course, place)
        for move in course.game.vocabulary.moves[:: max(len(course.game.vocabulary.moves) // 40, 1)]:
            if list(move) not in meant:
                with pytest.raises(IllegalMove):
                    go_on(course, chapter, place, [list(move)])
        assert place.state.dump() == before


@every_chapter
def test_a_line_leads_to_the_end_of_its_chapter(course: LessonCourse, chapter: str) -> None:
    start = course.start_of(chapter)
    last = len(course.chapter(chapter).steps) - 1
    end = at(course, chapter, last, course.chapter(chapter).steps[last].do)
    if start.position is None:
        state = course.game.new(start.players, start.seed, start.options)
        for seat, move in line_to(course, chapter):
            state.play(seat, move)
        assert state == end.state


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_has_words_for_everything_and_no_others(course: LessonCourse, lang: str) -> None:
    wanted = set()
    for id, chapter in course.chapters.items():
        wanted |= {f"lesson-{id}", f"lesson-{id}-lesson"}
        for step in chapter.steps:
            wanted.add(f"lesson-{id}-{step.name}")
            wanted |= {f"lesson-{id}-{step.name}-{wrong.says}" for wrong in step.wrong}
            wanted |= {f"lesson-{id}-{step.name}-choice-{each}" for each in step.choices}
    written = [each for each in parse(words_of(course.game, lang)).body if isinstance(each, ast.Message)]
    assert {each.id.name for each in written} == wanted
    assert len(written) == len(wanted)


def test_what_leads_to_the_same_as_the_moves_of_a_step_is_as_good() -> None:
    course = COURSES[0]
    steps = [step.name for step in course.chapter("first_kamon").steps]
    place = at(course, "first_kamon", steps.index("pay"), [])
    paid = [move for move in offered(course, place) if move[0] == "pay"]
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
