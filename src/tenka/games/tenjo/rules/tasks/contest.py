"""Cards against each other (T27)."""

from typing import ClassVar

from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.tasks.kinds import TURN, Automatic, Question, is_seat
from tenka.games.tenjo.rules.tasks.task import Task


class Resolve(Automatic):
    """The first card takes effect once everybody whom it hits has been asked, if it stands (T27)."""

    name: ClassVar[str] = "resolve"
    rule: ClassVar[str] = "T27"
    during: ClassVar[int] = TURN
    once: ClassVar[bool] = True

    def __init__(self, *hit: int) -> None:
        super().__init__(NOBODY)
        self.hit = list(hit)  # seats still to be asked

    def is_sound(self, position: Position) -> bool:
        """Seats, none twice."""
        return len(set(self.hit)) == len(self.hit) and all(is_seat(position, each) for each in self.hit)


class Answer(Question):
    """Whether a seat lays a card against the last one (T27)."""

    name: ClassVar[str] = "answer"
    rule: ClassVar[str] = "T27"
    above: ClassVar[type[Task] | None] = Resolve
    verbs: ClassVar[tuple[str, ...]] = ("element", "ring", "cast", "pass")
    window: ClassVar[bool] = True
