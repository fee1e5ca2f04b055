"""An attack and its questions: who leads it, peace, who joins, cards, whether to fight on (T13–T16, T20)."""

from typing import ClassVar, Final

from tenka.games.tenjo.rules.components.pieces import POINT_COUNT, POINTS
from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.tasks.kinds import TURN, Automatic, Question, is_seat
from tenka.games.tenjo.rules.tasks.task import Task
from tenka.games.tenjo.schema.question import Question as Asked

ATTACK: Final = 0  # sides
DEFENCE_SIDE: Final = 1
SIDES: Final = ("attack", "defence")
JOINS: Final = 0  # stages
WINDOW: Final = 1
ENGAGEMENT: Final = 2
OUTCOME: Final = 3
NEXT: Final = 4
LEADER: Final = 5
PRESSED: Final = 1


class Attack(Automatic):
    """An attack at some stage; there is but one, and all its questions lie above it."""

    name: ClassVar[str] = "battle"
    during: ClassVar[int] = TURN
    once: ClassVar[bool] = True
    of_battle: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(NOBODY)

    @classmethod
    def read(cls, numbers: list[int]) -> Task:
        """The stage first, which says what else there is."""
        stage, *more = numbers
        if not JOINS <= stage <= LEADER:
            raise ValueError
        if stage == LEADER:
            return SeekLeader(*more)
        if stage == OUTCOME:
            return Outcome(*more)
        if more not in ([], [PRESSED]):
            raise ValueError
        return Battle(stage, bool(more))


class SeekLeader(Attack):
    """Before it is declared somebody has to lead it (T13)."""

    variant: ClassVar[tuple[int, ...]] = (LEADER,)
    rule: ClassVar[str] = "T13"

    def is_sound(self, position: Position) -> bool:
        """There are points to attack with; whoever is asked is asked above it."""
        return position.points > 0 and isinstance(position.tasks[-1], Consent)


class Battle(Attack):
    """A battle before or after its dice (T15, T16, T18, T20)."""

    rule: ClassVar[str] = "T15"

    def __init__(self, stage: int, pressed: bool = False) -> None:
        super().__init__()
        self.stage = stage
        self.pressed = pressed  # whether the attacker wants no word before the dice

    def is_sound(self, position: Position) -> bool:
        """Pressed after an engagement, before another one; there is none while a leader is sought."""
        pressing = self.stage in (JOINS, WINDOW) and position.engagements > 0
        return (pressing or not self.pressed) and not isinstance(position.tasks[-1], Consent)


class Outcome(Attack):
    """After the dice, while losses are taken (T19–T21)."""

    variant: ClassVar[tuple[int, ...]] = (OUTCOME,)
    rule: ClassVar[str] = "T19"

    def __init__(self, winner: int) -> None:
        super().__init__()
        self.winner = winner  # the side

    def is_sound(self, position: Position) -> bool:
        """A side has won."""
        return self.winner in (ATTACK, DEFENCE_SIDE) and not isinstance(position.tasks[-1], Consent)


class Consent(Question):
    """Whether a seat's daimyō may lead another's attack (T13)."""

    name: ClassVar[str] = "consent"
    rule: ClassVar[str] = "T13"
    above: ClassVar[type[Task] | None] = SeekLeader
    of_battle: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = ("lend", "pass")
    window: ClassVar[bool] = True

    def is_sound(self, position: Position) -> bool:
        """Neither side is asked."""
        return is_seat(position, self.seat) and self.seat not in (position.battle_seat, position.battle_foe)

    def about(self, position: Position) -> Asked | None:
        """Whose attack it is, and where."""
        return {"foe": position.battle_seat, "point": POINTS[position.battle_point]}


class Parley(Question):
    """The defender may offer something for peace (T14)."""

    name: ClassVar[str] = "parley"
    rule: ClassVar[str] = "T14"
    above: ClassVar[type[Task] | None] = Attack
    of_battle: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = ("pass",)
    window: ClassVar[bool] = True

    def __init__(self, seat: int, offers: int) -> None:
        super().__init__(seat)
        self.offers = offers  # made in it so far

    def is_sound(self, position: Position) -> bool:
        """The defender is asked."""
        return self.seat == position.battle_foe and self.offers >= 0


class Peace(Question):
    """The attacker answers an offer for peace (T14)."""

    name: ClassVar[str] = "peace"
    rule: ClassVar[str] = "T14"
    above: ClassVar[type[Task] | None] = Attack
    of_battle: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = ("pass",)
    window: ClassVar[bool] = True

    def __init__(self, seat: int, offers: int) -> None:
        super().__init__(seat)
        self.offers = offers  # made in the parley so far

    def is_sound(self, position: Position) -> bool:
        """The attacker is asked."""
        return self.seat == position.battle_seat and self.offers >= 0


class Joining(Question):
    """A question about joining a side (T15)."""

    name: ClassVar[str] = "join"
    rule: ClassVar[str] = "T15"
    above: ClassVar[type[Task] | None] = Attack
    of_battle: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = ("join", "lend", "pass")
    window: ClassVar[bool] = True

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    @classmethod
    def read(cls, numbers: list[int]) -> Task:
        """Seat and side; if the defender is asked about a volunteer, who and where."""
        return Join(*numbers) if len(numbers) == 2 else Welcome(*numbers)


class Join(Joining):
    """Whether a seat joins a side (T15)."""

    def is_sound(self, position: Position) -> bool:
        """There are two sides."""
        return is_seat(position, self.seat) and self.side in (ATTACK, DEFENCE_SIDE)

    def about(self, position: Position) -> Asked | None:
        """The side."""
        return {"side": SIDES[self.side]}


class Welcome(Joining):
    """Whether the defender lets a ronin fight for him (T32)."""

    def __init__(self, seat: int, side: int, volunteer: int, point: int) -> None:
        super().__init__(seat, side)
        self.volunteer = volunteer
        self.point = point  # where his stack is

    def is_sound(self, position: Position) -> bool:
        """The volunteer was asked himself whether he joins; he has a stack there."""
        below = position.tasks[-2]
        return (
            self is position.tasks[-1]
            and self.side == DEFENCE_SIDE
            and self.seat == position.battle_foe
            and isinstance(below, Join)
            and below.side == DEFENCE_SIDE
            and below.seat == self.volunteer
            and self.volunteer not in (self.seat, position.battle_seat)
            and 0 <= self.point < POINT_COUNT
            and position.army(self.volunteer, self.point) > 0
        )

    def about(self, position: Position) -> Asked | None:
        """The side, who volunteers, and where."""
        return {"side": SIDES[self.side], "volunteer": self.volunteer, "point": POINTS[self.point]}


class Cards(Question):
    """A seat's cards in a battle, before the dice (T16)."""

    name: ClassVar[str] = "cards"
    rule: ClassVar[str] = "T16"
    above: ClassVar[type[Task] | None] = Attack
    of_battle: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = (
        *("element", "ring", "cast", "burn_daimyo", "at", "march", "to", "send", "number", "go", "lead", "into"),
        *("unmask", "pass"),
    )
    window: ClassVar[bool] = True


class FightOn(Question):
    """Whether the attacker fights on (T20)."""

    name: ClassVar[str] = "fight_on"
    rule: ClassVar[str] = "T20"
    above: ClassVar[type[Task] | None] = Attack
    of_battle: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = ("fight", "press_on", "unmask", "at", "pass")

    def is_sound(self, position: Position) -> bool:
        """The attacker is asked."""
        return self.seat == position.battle_seat
