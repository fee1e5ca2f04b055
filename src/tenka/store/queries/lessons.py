"""Where people are in the courses of games."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select

from tenka.store.ids import now
from tenka.store.schema import lesson


class LessonRow(NamedTuple):
    """Somebody's place in a chapter."""

    game: str
    chapter: str
    step: int
    done: list[list[str | int]]  # in the step
    finished: bool  # whether they have ever been at the end
    changed: int


def of_person(connection: Connection, who: str) -> list[LessonRow]:
    """Somebody's places by game and chapter."""
    wanted = select(lesson).where(lesson.c.person_id == who).order_by(lesson.c.game, lesson.c.chapter)
    return [_row(each) for each in connection.execute(wanted)]


def of_game(connection: Connection, who: str, game: str) -> list[LessonRow]:
    """Somebody's places in a game's course, the one they left last first."""
    own = select(lesson).where(lesson.c.person_id == who, lesson.c.game == game)
    return [_row(each) for each in connection.execute(own.order_by(lesson.c.changed.desc(), lesson.c.chapter))]


def remember(connection: Connection, who: str, row: LessonRow) -> None:
    """Keep where somebody is in a chapter, in place of where they were; what is finished stays so."""
    this = (lesson.c.person_id == who, lesson.c.game == row.game, lesson.c.chapter == row.chapter)
    before = connection.execute(select(lesson.c.finished).where(*this)).scalar()
    connection.execute(delete(lesson).where(*this))
    kept = {**row._asdict(), "done": msgspec.json.encode(row.done).decode(), "finished": row.finished or bool(before)}
    connection.execute(insert(lesson).values(person_id=who, **kept))


def hand_over(connection: Connection, giver: str, taker: str) -> None:
    """Somebody's places become another's: in a chapter that both have begun, the giver's is the later one."""
    for row in of_person(connection, giver):
        remember(connection, taker, row)


def new_row(game: str, chapter: str, step: int, done: list[list[str | int]], *, finished: bool) -> LessonRow:
    """A place as it is kept now."""
    return LessonRow(game, chapter, step, done, finished, now())


def _row(row: Any) -> LessonRow:
    return LessonRow(row.game, row.chapter, row.step, msgspec.json.decode(row.done), row.finished, row.changed)
