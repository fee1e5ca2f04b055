"""How the game begins: castle sites in turn, then everybody distributes in secret (T3, T4)."""

from typing import ClassVar

from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.tasks.kinds import SET_UP, Question


class Site(Question):
    """A seat chooses the site of a castle (T3)."""

    name: ClassVar[str] = "site"
    rule: ClassVar[str] = "T3"
    during: ClassVar[int] = SET_UP
    verbs: ClassVar[tuple[str, ...]] = ("site",)


class Distribute(Question):
    """All at once lay out what they begin with (T4)."""

    name: ClassVar[str] = "distribute"
    rule: ClassVar[str] = "T4"
    during: ClassVar[int] = SET_UP
    once: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = ("garrison", "store", "house", "hide", "ready", "not_ready", "clear")

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def is_sound(self, position: Position) -> bool:
        """It holds nothing."""
        return True
