"""Lessons: guided first games; the server keeps no game, only where somebody is."""

import asyncio
from collections.abc import Sequence
from functools import cache

from sqlalchemy import Connection

import tenka
from tenka.bots import bots_of
from tenka.kernel.stream import seed_bytes
from tenka.lessons import LessonCourse, Place, answer, at, course_of, go_on, line_to, offered
from tenka.lessons.course import words_of
from tenka.server.endpoints.endpoint import Call, Endpoint
from tenka.server.endpoints.tables.hints import is_known_well
from tenka.server.guard.refused import Refused, not_found
from tenka.server.lobby.opening import begin_with, open_table
from tenka.store.queries import lessons
from tenka.store.queries.lessons import LessonRow
from tenka.store.queries.tables.tables import NewSeat, Terms
from tenka.wire.lessons import ChapterInfo, CourseInfo, CourseWords, LessonPlace, NewLessonStep
from tenka.wire.tables import Sight, TableInfo
from tenka.words.languages import language

USUAL_BOT = "steady"  # or else the strongest


async def show_course(call: Call) -> CourseInfo:
    """The chapters of a game's course, with one's own places."""
    course = _course(call)
    game = course.game.id
    own = [] if call.me is None else await call.services.database.read(lessons.of_game, call.me, game)
    known = [row for row in own if row.chapter in course.chapters]
    chapters = await asyncio.to_thread(_infos, course, known)
    return CourseInfo(game, course.seat, chapters, known[0].chapter if known else None)


def _infos(course: LessonCourse, own: list[LessonRow]) -> list[ChapterInfo]:
    return [_info(course, id, own) for id in course.chapters]


def _info(course: LessonCourse, id: str, own: list[LessonRow]) -> ChapterInfo:
    chapter = course.chapter(id)
    about = (id, chapter.minutes, len(chapter.steps), _goes_on(course, id))
    for row in own:
        if row.chapter == id:
            return ChapterInfo(*about, min(row.step, len(chapter.steps)), row.done, row.finished)
    return ChapterInfo(*about)


async def course_words(call: Call) -> CourseWords:
    """All that a course's coach says in a language."""
    return CourseWords(words_of(_course(call).game, language(call.path["lang"], {})))


async def learn(call: Call) -> LessonPlace:
    """Where one comes to; it is remembered."""
    course, chapter = _course(call), call.path["chapter"]
    place, told = await asyncio.to_thread(_learnt, course, chapter, call.body)
    finished = place.number == len(course.chapter(chapter).steps)
    row = lessons.new_row(course.game.id, chapter, place.number, place.done, finished=finished)
    await call.services.database.write(lessons.remember, call.person.id, row)
    return told


def _learnt(course: LessonCourse, chapter: str, taken: NewLessonStep) -> tuple[Place, LessonPlace]:
    """The place one comes to, and what is to be seen there."""
    place = _taken(course, chapter, taken)
    return place, _told(course, chapter, place)


def _taken(course: LessonCourse, chapter: str, taken: NewLessonStep) -> Place:
    place = at(course, chapter, taken.step, taken.done)
    if isinstance(taken.tap, list):
        return answer(course, chapter, place, taken.tap)
    return go_on(course, chapter, place, taken.moves)


def _told(course: LessonCourse, chapter: str, place: Place) -> LessonPlace:
    step, state, seat = place.step, place.state, course.seat
    meant = offered(course, chapter, place)
    legal, edits = _listed(meant, state.legal(seat)), _listed(meant, state.edits(seat))
    sight = Sight(seat, 0, state.view(seat), None, legal, edits, can_undo=bool(place.done))
    told = sum(event.told_to(seat) for event in state.events()[: place.seen])
    about = (place.number, step.name, step.point, bool(step.tap), step.choices)
    return LessonPlace(*about, place.legal, place.done, told, sight)


def _listed(wanted: list[list[str | int]], moves: Sequence[Sequence[str | int]]) -> list[list[str | int]]:
    """Those of the wanted moves that are among these."""
    found = [list(move) for move in moves]
    return [move for move in wanted if move in found]


async def play_on(call: Call) -> TableInfo:
    """A table where the game of a chapter goes on, against bots, from its end."""
    course, chapter, me = _course(call), call.path["chapter"], call.person.id
    if not await asyncio.to_thread(_goes_on, course, chapter):
        raise Refused(409, "lesson-without-game")
    game, start, line = course.game, course.start_of(chapter), line_to(course, chapter)
    levels = list(bots_of(game))
    others = NewSeat(bot=USUAL_BOT if USUAL_BOT in levels else levels[-1])
    waiting = list(at(course, chapter, len(course.chapter(chapter).steps), []).state.pending)

    def begun(connection: Connection, id: str) -> None:
        begin_with(connection, id, game.rules, seed_bytes(start.seed).hex(), line, waiting)

    id = await open_table(
        call,
        then=begun,
        game=game.id,
        rules=game.rules,
        options=start.options,
        seats=[NewSeat(person=me) if seat == course.seat else others for seat in range(start.players)],
        terms=Terms(hints=is_known_well(game)),
    )
    table = await call.services.registry.table(id)
    return table.info(table.seat_of(me))


@cache
def _goes_on(course: LessonCourse, chapter: str) -> bool:
    """Whether a chapter is of a game that began as every game does, and is not over at its end."""
    end = len(course.chapter(chapter).steps)
    return course.start_of(chapter).position is None and bool(at(course, chapter, end, []).state.pending)


def _course(call: Call) -> LessonCourse:
    found = course_of(tenka.game(call.path["game"]))
    if found is None:
        raise not_found()
    return found


COURSE = "/api/courses/{game}"
CHAPTER = f"{COURSE}/chapters/{{chapter}}"
LEARNING = (
    Endpoint(
        *("GET", COURSE, "showCourse", "The course that teaches a game.", show_course, CourseInfo),
        who="anybody",
        refusals=(400, 404),
        rate="lessons",
    ),
    Endpoint(
        *("GET", f"{COURSE}/words/{{lang}}", "courseWords", "What a course's coach says in a language."),
        *(course_words, CourseWords),
        who="anybody",
        refusals=(400, 404),
    ),
    Endpoint(
        *("POST", CHAPTER, "learn", "Go on in a chapter, or to another place of it.", learn),
        *(LessonPlace, NewLessonStep),
        refusals=(404, 409),
        rate="lessons",
    ),
    Endpoint(
        *("POST", f"{CHAPTER}/table", "playOn", "Go on from the end of a chapter against bots.", play_on, TableInfo),
        status=201,
        refusals=(400, 404, 409),
        rate="tables",
    ),
)
