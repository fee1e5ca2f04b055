"""What a game provides: its moves in integers, its part of dumps and views, what chance and secrecy ask of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, Self

from tenka.kernel.decision import Decision
from tenka.kernel.errors import IllegalMove
from tenka.kernel.state.extensible import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """The rules of a game, at one position."""

    __slots__ = ()

    @property
    @abstractmethod
    def pending(self) -> Mapping[int, Decision]:
        """All seats the game waits for, each with its decision."""

    @property
    @abstractmethod
    def result(self) -> Mapping[str, Any] | None:
        """None while the game runs; then scores, ranking and why it ended."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state in the same position: a new one that `copy_from` makes the same."""

    @abstractmethod
    def legal_ids(self, seat: int) -> list[int]:
        """The integers of the legal moves of a seat that exists."""

    @abstractmethod
    def edit_ids(self, seat: int) -> list[int]:
        """The integers of the edits of a seat that exists."""

    @abstractmethod
    def apply(self, seat: int, move: int) -> None:
        """Carry out a move that has been found legal."""

    @abstractmethod
    def refusal(self, seat: int, move: int) -> IllegalMove:
        """Why a move of the vocabulary is neither legal nor an edit for this seat now."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The game's own part of a dump: words and numbers, readable and complete."""

    @abstractmethod
    def seen_by_all(self) -> Mapping[str, Any]:
        """The game's own part of every view, the same whoever looks."""

    @abstractmethod
    def seen_by(self, seat: int | None) -> Mapping[str, Any]:
        """The game's own part of one seat's view: what others do not see, or see otherwise."""

    @abstractmethod
    def exchange_unseen(self, seat: int | None, rng: Random) -> None:
        """Become a position that this seat cannot tell from the present one: for `resample`, while the game runs."""

    @abstractmethod
    def draw_anew(self, rng: Random) -> None:
        """Draw anew what chance has yet to decide: for `redraw`, while the game runs."""

    # What a game may say about undo

    @property
    def is_begun(self) -> bool:
        """Whether who is at the move is in the midst of a step: then the next move is a part of it."""
        return False

    def is_aside(self, move: int) -> bool:
        """Whether a move is no part of any step and stays when steps are taken back: a plan for something else."""
        return False
