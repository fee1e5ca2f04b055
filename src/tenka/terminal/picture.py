"""What the terminal asks of a game's `terminal` module: its drawing and its sentences, from a view and words alone."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from tenka.kernel.move import Move
from tenka.kernel.rooms import room
from tenka.kernel.ruleset import Ruleset
from tenka.terminal.plain import PlainPicture
from tenka.words import Words


class Picture(Protocol):
    """The functions of a `terminal` module."""

    ORDER: tuple[str, ...]  # verbs in the order in which a person looks for them

    def heading(self, view: Mapping[str, Any], words: Words) -> str:
        """Where in the game we are."""

    def table(self, view: Mapping[str, Any], words: Words, names: list[str], width: int, close: bool) -> RenderableType:
        """All that lies on the table; `close` together where there are few lines for it."""

    def desk(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        """What the seat of the view has before itself: its hand and its unfinished steps."""

    def final(self, view: Mapping[str, Any], words: Words, names: list[str]) -> RenderableType:
        """Every point of a finished game."""

    def prompt(self, view: Mapping[str, Any], names: list[str]) -> tuple[str, dict[str, Any]]:
        """What to do now: a message id with its parameters."""

    def details(self, view: Mapping[str, Any], move: Move) -> dict[str, Any] | None:
        """What a move's words need beyond its parameters; None if the move means nothing now."""

    def called(self, view: Mapping[str, Any], words: Words, seat: int) -> str | None:
        """What a player without a name is called, once there is something to be called by."""

    def mark(self, view: Mapping[str, Any], seat: int) -> Text:
        """A seat's sign in its colour."""


def picture(game: Ruleset) -> Picture:
    """A game's own picture, or a plain one."""
    own = room(game.package, "terminal")
    return PlainPicture(game) if own is None else cast("Picture", own)


def goes_on(picture: Picture, view: Mapping[str, Any], moves: Sequence[Move]) -> list[Move]:
    """The moves that go on with what a seat has begun; none where its picture has nothing to say about that.

    A `terminal` module may have a function `onward`: where it returns one move alone, nobody is asked.
    """
    onward = getattr(picture, "onward", None)
    return [] if onward is None else list(onward(view, moves))
