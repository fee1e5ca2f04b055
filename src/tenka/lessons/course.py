"""Courses as they are written: TOML files in the folder `lessons` of a game's package, checked when they are read."""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from tenka.kernel.errors import BadInput
from tenka.kernel.game import Game
from tenka.kernel.shape import shaped

T = TypeVar("T")
FOLDER = "lessons"
Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Move = list[str | int]
Played = tuple[int, Move]  # a seat and its move


class LessonStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new game or, where it names one, a position in `<position>.json`."""

    players: int
    seed: int
    options: dict[str, Any] = {}
    position: Id | None = None


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to what is not meant: to moves that begin like one of these, to things; without any to everything."""

    says: Id
    moves: list[Move] = []
    things: list[str] = []

    def is_meant_by(self, move: Move) -> bool:
        """Whether this is the answer to a move."""
        return self._is_for_all or any(move[: len(start)] == start for start in self.moves)

    def is_met_by(self, things: list[str]) -> bool:
        """Whether this is the answer to a tap on something, by all its names."""
        return self._is_for_all or any(each in self.things for each in things)

    @property
    def _is_for_all(self) -> bool:
        return not self.moves and not self.things


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read, to watch, to do, or to find on the board."""

    name: Id
    point: list[str] = []
    watch: list[Played] = []
    do: list[Move] = []
    any_order: bool = False
    tap: list[str] = []  # any of these is right
    choices: list[Id] = []  # offered beside a question, `choice=<id>` to tap
    wrong: list[Wrong] = []

    def left(self, done: list[Move]) -> list[Move] | None:
        """What is still to be done after some moves; None if these are not the step's."""
        left = self.do[:]
        for move in done:
            if move not in (left if self.any_order else left[:1]):
                return None
            left.remove(move)
        return left

    def answer_to(self, move: Move) -> str | None:
        """The id of the words against a move, if the step has any."""
        return next((each.says for each in self.wrong if each.is_meant_by(move)), None)

    def answer_to_tap(self, things: list[str]) -> str | None:
        """The id of the words against a tap, if the step has any."""
        return next((each.says for each in self.wrong if each.is_met_by(things)), None)


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter; without a start of its own it begins where the one before it ends."""

    minutes: int
    steps: Annotated[list[LessonStep], Meta(min_length=1)]
    start: LessonStart | None = None
    before: list[Played] = []  # unseen


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `course.toml`: whom the learner plays, and the chapters in their order."""

    seat: int
    chapters: Annotated[list[Id], Meta(min_length=1)]


class LessonCourse(msgspec.Struct, frozen=True, eq=False):
    """All chapters of a game, by their ids in order."""

    game: Game
    seat: int
    chapters: dict[str, Chapter]

    def chapter(self, id: str) -> Chapter:
        """A chapter by its id."""
        if id not in self.chapters:
            raise BadInput("no-such-chapter")
        return self.chapters[id]

    def way_to(self, id: str) -> list[str]:
        """The chapters that are played to come to the end of one, from the last start on."""
        way: list[str] = []
        for each, chapter in self.chapters.items():
            way = [each] if chapter.start is not None else [*way, each]
            if each == id:
                return way
        raise BadInput("no-such-chapter")

    def start_of(self, id: str) -> LessonStart:
        """Where a chapter, or the first of those it continues, begins."""
        start = self.chapters[self.way_to(id)[0]].start
        assert start is not None
        return start


@cache
def course_of(game: Game) -> LessonCourse | None:
    """The course of a game, if its package has one."""
    folder = _folder(game)
    if not folder.joinpath("course.toml").is_file():
        return None
    contents = _read(folder, "course", Contents)
    chapters = {id: _read(folder, id, Chapter) for id in contents.chapters}
    first = chapters[contents.chapters[0]]
    if first.start is None or len(chapters) != len(contents.chapters):
        raise BadInput("bad-lesson", {"where": "course.toml"})
    return LessonCourse(game, contents.seat, chapters)


def position_of(game: Game, name: str) -> object:
    """A position of a lesson, as a dump has it."""
    return msgspec.json.decode(_folder(game).joinpath(f"{name}.json").read_bytes())


@cache
def words_of(game: Game, lang: str) -> str:
    """What the coach says, as it is written; in English where the lessons do not speak a language."""
    file = _folder(game).joinpath(f"{lang}.ftl")
    return (file if file.is_file() else _folder(game).joinpath("en.ftl")).read_text("utf-8")


def _folder(game: Game) -> Traversable:
    return files(game.package).joinpath(FOLDER)


def _read(folder: Traversable, name: str, kind: type[T]) -> T:
    found = tomllib.loads(folder.joinpath(f"{name}.toml").read_text("utf-8"))
    return shaped(found, kind, "bad-lesson")
