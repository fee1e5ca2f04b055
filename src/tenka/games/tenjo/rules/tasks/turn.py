"""A seat's turn, and what belongs to it: income, samurai that enter, the claim to be Shogun (T6, T11, T38)."""

from typing import ClassVar

from tenka.games.tenjo.rules.components.pieces import POINTS, RESOURCES
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.tasks.kinds import TURN, Automatic, Nobodys, Question, is_other, is_seat
from tenka.games.tenjo.rules.tasks.task import Task
from tenka.games.tenjo.schema.question import Question as Asked


class Flow(Nobodys):
    """The next turn, month or year: it lies below everything (T5)."""

    name: ClassVar[str] = "flow"
    rule: ClassVar[str] = "T5"
    once: ClassVar[bool] = True


class Turn(Question):
    """A seat's turn (T6)."""

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "T6"
    during: ClassVar[int] = TURN
    once: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = (
        *("income", "roll", "lead", "slip", "into", "escort", "ship", "to_castle", "march", "to", "send", "go"),
        *("unmask", "at", "attack", "with", "declare", "element", "ring", "burn_daimyo", "burn_family", "raze"),
        *("cross", "denounce", "release", "build", "shogun", "end", "send_hundreds"),
        *("march_to", "march_from", "number", "all_koku", "all_samurai"),
        *("koku_and_roll", "march_with", "lead_to", "samurai_and_roll", "assault"),
    )


class Income(Question):
    """Income point by point (T6)."""

    name: ClassVar[str] = "income"
    rule: ClassVar[str] = "T6"
    during: ClassVar[int] = TURN
    verbs: ClassVar[tuple[str, ...]] = ("first", "koku_to", "samurai_to", "all_koku", "all_samurai")

    def __init__(self, seat: int, first: int, *points: int) -> None:
        super().__init__(seat)
        self.first = first  # the point that counts as the first one, NOTHING where it is to be named
        self.points = list(points)  # whose income is still to come, the next one first

    def is_sound(self, position: Position) -> bool:
        """Resource points, those to come held by the seat."""
        if not is_seat(position, self.seat) or not self.points or len(set(self.points)) != len(self.points):
            return False
        held = all(point in RESOURCES and position.army(self.seat, point) for point in self.points)
        return held and (self.first == NOTHING or self.first in RESOURCES)

    def about(self, position: Position) -> Asked | None:
        """The points by name."""
        first = None if self.first == NOTHING else POINTS[self.first]
        return {"first": first, "points": [POINTS[point] for point in self.points]}


class Enter(Question):
    """Samurai that wait enter at a point of the seat's choice (T11)."""

    name: ClassVar[str] = "enter"
    rule: ClassVar[str] = "T11"
    verbs: ClassVar[tuple[str, ...]] = ("samurai_to",)

    def __init__(self, seat: int, samurai: int) -> None:
        super().__init__(seat)
        self.samurai = samurai  # thousands

    def is_sound(self, position: Position) -> bool:
        """Some wait."""
        return is_seat(position, self.seat) and self.samurai > 0

    def about(self, position: Position) -> Asked | None:
        """How many."""
        return {"samurai": self.samurai * 1000}


class Claim(Automatic):
    """Who says to be Shogun is, once all have yielded (T38)."""

    name: ClassVar[str] = "claim"
    rule: ClassVar[str] = "T38"
    during: ClassVar[int] = TURN
    once: ClassVar[bool] = True


class Yield(Question):
    """Whether a seat yields to who claims to be Shogun (T38)."""

    name: ClassVar[str] = "yield"
    rule: ClassVar[str] = "T38"
    above: ClassVar[type[Task] | None] = Claim
    verbs: ClassVar[tuple[str, ...]] = ("yield", "pass")
    window: ClassVar[bool] = True

    def __init__(self, seat: int, claimant: int) -> None:
        super().__init__(seat)
        self.claimant = claimant

    def is_sound(self, position: Position) -> bool:
        """Somebody else claims."""
        return is_other(position, self.seat, self.claimant)

    def about(self, position: Position) -> Asked | None:
        """Who claims."""
        return {"foe": self.claimant}
