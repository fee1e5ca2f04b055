"""The year's end: upkeep, fate, what castles and provinces bring (T33–T36)."""

from typing import ClassVar

from tenka.games.tenjo.rules.components.pieces import FAMILY, FAMILY_OF, POINT_COUNT, SITE_COUNT, SITES
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.tasks.kinds import YEAR_END, Automatic, Nobodys, Question, is_other, is_seat
from tenka.games.tenjo.schema.question import Question as Asked


class YearOver(Nobodys):
    """The next year, or the end (T37)."""

    name: ClassVar[str] = "year_over"
    rule: ClassVar[str] = "T37"
    during: ClassVar[int] = YEAR_END
    once: ClassVar[bool] = True


class Upkeep(Automatic):
    """A seat pays for its castles (T33)."""

    name: ClassVar[str] = "upkeep"
    rule: ClassVar[str] = "T33"
    during: ClassVar[int] = YEAR_END


class Recruit(Question):
    """Koku for samurai (T33)."""

    name: ClassVar[str] = "recruit"
    rule: ClassVar[str] = "T33"
    during: ClassVar[int] = YEAR_END
    verbs: ClassVar[tuple[str, ...]] = ("recruit", "number", "pass")
    window: ClassVar[bool] = True  # who has nothing left passes unseen


class Fate(Automatic):
    """A seat draws a fate card (T34)."""

    name: ClassVar[str] = "fate"
    rule: ClassVar[str] = "T34"
    during: ClassVar[int] = YEAR_END


class Scout(Question):
    """A seat may look at stacks of another (T34)."""

    name: ClassVar[str] = "scout"
    rule: ClassVar[str] = "T34"
    during: ClassVar[int] = YEAR_END
    verbs: ClassVar[tuple[str, ...]] = ("look", "pass")

    def __init__(self, seat: int, whose: int, left: int, *seen: int) -> None:
        super().__init__(seat)
        self.whose = whose
        self.left = left  # stacks it may still look at
        self.seen = list(seen)  # points it has looked at

    def is_sound(self, position: Position) -> bool:
        """Another's, and some are left."""
        if not is_other(position, self.seat, self.whose) or self.left < 1:
            return False
        return all(0 <= point < POINT_COUNT for point in self.seen)

    def about(self, position: Position) -> Asked | None:
        """Whose."""
        return {"foe": self.whose}


class Marriage(Question):
    """Whether a seat exchanges a family card with another (T34)."""

    name: ClassVar[str] = "marriage"
    rule: ClassVar[str] = "T34"
    during: ClassVar[int] = YEAR_END
    verbs: ClassVar[tuple[str, ...]] = ("wed", "pass")
    window: ClassVar[bool] = True  # who has no card at home passes unseen

    def __init__(self, seat: int, other: int, card: int) -> None:
        super().__init__(seat)
        self.other = other
        self.card = card  # what the other promised, NOTHING if the seat is asked first

    def is_sound(self, position: Position) -> bool:
        """A card of the other's family, if any."""
        if not is_other(position, self.seat, self.other):
            return False
        return self.card == NOTHING or (0 <= self.card < len(FAMILY) and FAMILY_OF[self.card] == self.other)

    def about(self, position: Position) -> Asked | None:
        """With whom; what was promised is not for all to know."""
        return {"foe": self.other}


class Produce(Automatic):
    """A seat's castles bring something (T35)."""

    name: ClassVar[str] = "produce"
    rule: ClassVar[str] = "T35"
    during: ClassVar[int] = YEAR_END


class CastleIncome(Question):
    """What a castle brings (T35)."""

    name: ClassVar[str] = "castle_income"
    rule: ClassVar[str] = "T35"
    during: ClassVar[int] = YEAR_END
    verbs: ClassVar[tuple[str, ...]] = ("produce",)

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site = site

    def is_sound(self, position: Position) -> bool:
        """A castle of the seat's."""
        if not is_seat(position, self.seat) or not 0 <= self.site < SITE_COUNT:
            return False
        return position.castle_owner[self.site] == self.seat

    def about(self, position: Position) -> Asked | None:
        """Which castle."""
        return {"site": SITES[self.site]}


class Provinces(Automatic):
    """What provinces bring to who holds all their borders (T36)."""

    name: ClassVar[str] = "provinces"
    rule: ClassVar[str] = "T36"
    during: ClassVar[int] = YEAR_END


class Store(Question):
    """To which of its castles a seat's koku goes (T6, T36)."""

    name: ClassVar[str] = "store"
    rule: ClassVar[str] = "T36"
    during: ClassVar[int] = YEAR_END
    verbs: ClassVar[tuple[str, ...]] = ("store",)

    def __init__(self, seat: int, koku: int) -> None:
        super().__init__(seat)
        self.koku = koku  # hundreds

    def is_sound(self, position: Position) -> bool:
        """Some koku, and a castle for it."""
        return is_seat(position, self.seat) and self.koku > 0 and bool(position.castles(self.seat))

    def about(self, position: Position) -> Asked | None:
        """How much."""
        return {"koku": self.koku * 100}
