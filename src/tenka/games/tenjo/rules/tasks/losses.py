"""What an engagement, upkeep or fate takes, and a castle's fall (T19, T21, T33, T34)."""

from typing import ClassVar, Final

from tenka.games.tenjo.rules.components.pieces import POINT_COUNT, POINTS
from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.tasks.kinds import TURN, Automatic, Question, is_seat
from tenka.games.tenjo.schema.question import Question as Asked

BATTLE: Final = 0  # why
UPKEEP: Final = 1
FATE: Final = 2
WHY: Final = ("battle", "upkeep", "fate")
RULES: Final = ("T19", "T33", "T34")


class Losses(Question):
    """Whose samurai are lost says where (T19, T33, T34)."""

    name: ClassVar[str] = "losses"
    rule: ClassVar[str] = "T19"
    verbs: ClassVar[tuple[str, ...]] = ("lose",)

    def __init__(self, seat: int, samurai: int, why: int) -> None:
        super().__init__(seat)
        self.samurai = samurai  # thousands still to go
        self.why = why

    def stacks(self, position: Position) -> list[int]:
        """Where they can be taken from: in battle only from what takes part."""
        if self.why != BATTLE:
            return position.stacks(self.seat)
        seat = self.seat
        fighting = position.attackers + position.defenders
        return [stack % POINT_COUNT for stack in fighting if stack // POINT_COUNT == seat and position.samurai[stack]]

    def is_sound(self, position: Position) -> bool:
        """There is something to choose."""
        if not is_seat(position, self.seat) or not 0 <= self.why < len(WHY):
            return False
        if self.why == BATTLE and position.battle_seat == NOBODY:
            return False
        points = self.stacks(position)
        return len(points) > 1 and 0 < self.samurai < sum(position.army(self.seat, point) for point in points)

    def about(self, position: Position) -> Asked | None:
        """How many, and why."""
        return {"samurai": self.samurai * 1000, "why": WHY[self.why]}


class Fall(Automatic):
    """A castle falls to the attacker (T21)."""

    name: ClassVar[str] = "fall"
    rule: ClassVar[str] = "T21"
    during: ClassVar[int] = TURN

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site = site

    def is_sound(self, position: Position) -> bool:
        """It is never left standing: it goes on by itself at once."""
        return False


class MoveIn(Question):
    """Stacks that fought may go into the castle they took (T21)."""

    name: ClassVar[str] = "move_in"
    rule: ClassVar[str] = "T21"
    during: ClassVar[int] = TURN
    verbs: ClassVar[tuple[str, ...]] = ("march", "send", "number", "go", "pass")

    def __init__(self, seat: int, point: int, *stacks: int) -> None:
        super().__init__(seat)
        self.point = point  # the castle's
        self.stacks = list(stacks)  # points from which they fought

    def is_sound(self, position: Position) -> bool:
        """Points, none twice."""
        points = [self.point, *self.stacks]
        if not is_seat(position, self.seat) or not self.stacks or len(set(points)) != len(points):
            return False
        return all(0 <= point < POINT_COUNT for point in points)

    def about(self, position: Position) -> Asked | None:
        """Where."""
        return {"point": POINTS[self.point]}
