"""The two kinds of tasks: questions, which wait for a seat, and what goes on by itself."""

from typing import ClassVar, Final

from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.tasks.task import Task
from tenka.games.tenjo.schema.question import Question as Asked

# Part of the game
SET_UP: Final = 0
TURN: Final = 1
YEAR_END: Final = 2
ANY: Final = 3  # a turn or a year's end


class RuledTask(Task):
    """A task with its rule, and with what must hold of it in a dump from elsewhere."""

    rule: ClassVar[str] = ""
    during: ClassVar[int] = ANY
    once: ClassVar[bool] = False  # whether there is but one at a time
    above: ClassVar[type[Task] | None] = None  # what must lie somewhere below
    of_battle: ClassVar[bool] = False  # whether it goes when a battle ends

    def is_sound(self, position: Position) -> bool:
        """Whether its fields can be as they are."""
        return is_seat(position, self.seat)


class Question(RuledTask):
    """A task that waits for a seat: its decision."""

    verbs: ClassVar[tuple[str, ...]] = ()  # that can mean something in it
    window: ClassVar[bool] = False  # whether `pass` declines it, and the server releases it (T41)

    def about(self, position: Position) -> Asked | None:
        """What is asked, as far as everybody knows."""
        return None


class Automatic(RuledTask):
    """A task that goes on by itself."""


class Nobodys(Automatic):
    """One that is no seat's."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def is_sound(self, position: Position) -> bool:
        """It holds nothing."""
        return True


def is_seat(position: Position, seat: int) -> bool:
    """Whether somebody sits there."""
    return 0 <= seat < position.players


def is_other(position: Position, seat: int, other: int) -> bool:
    """Whether both are seats, and not the same."""
    return is_seat(position, seat) and is_seat(position, other) and seat != other
