"""Daimyō who come and go: isolation, one gained, one lost with a castle (T12, T21)."""

from typing import ClassVar

from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.tasks.kinds import TURN, Automatic, Question, is_other


class Check(Automatic):
    """Whoever is isolated is removed; the seat caused it, NOBODY if none did (T12)."""

    name: ClassVar[str] = "check"
    rule: ClassVar[str] = "T12"

    def is_sound(self, position: Position) -> bool:
        """A seat or none."""
        return NOBODY <= self.seat < position.players


class PlaceDaimyo(Question):
    """A seat says where a daimyō that it gained comes (T12)."""

    name: ClassVar[str] = "place_daimyo"
    rule: ClassVar[str] = "T12"
    verbs: ClassVar[tuple[str, ...]] = ("place",)


class LoseDaimyo(Question):
    """Whose castle fell says which of its daimyō goes with it (T21)."""

    name: ClassVar[str] = "lose_daimyo"
    rule: ClassVar[str] = "T21"
    during: ClassVar[int] = TURN
    verbs: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: int, taker: int) -> None:
        super().__init__(seat)
        self.taker = taker  # who took the castle

    def is_sound(self, position: Position) -> bool:
        """Somebody else took it."""
        return is_other(position, self.seat, self.taker)
