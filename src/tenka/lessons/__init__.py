"""Guided first games: courses of chapters, each a line of moves with a coach's words (decision 28)."""

from tenka.lessons.course import Chapter, LessonCourse, LessonStep, course_of
from tenka.lessons.place import Place, WrongTurn, answer, at, go_on, line_to, offered

__all__ = [
    "Chapter",
    "LessonCourse",
    "LessonStep",
    "Place",
    "WrongTurn",
    "answer",
    "at",
    "course_of",
    "go_on",
    "line_to",
    "offered",
]
