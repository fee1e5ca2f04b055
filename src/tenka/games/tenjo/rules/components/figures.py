"""The figures that a box may change, by number: fixed for a game, shared by all its positions."""

from typing import Any, Final

from tenka.games.tenjo.rules.components.box import FORM
from tenka.games.tenjo.rules.components.pieces import CASTLES, ELEMENTS, FATES, KOKU, RING_VALUES
from tenka.kernel.setup import Setup


class Figures:
    """Castle cards, and how many there are of the others."""

    __slots__ = ("card_counts", "castle_koku", "defence", "element_counts", "fates", "ring_counts")

    def __init__(self, values: dict[str, Any]) -> None:
        self.defence: list[int] = [values[f"card.{id}.defence"] for id in CASTLES]
        self.castle_koku: list[int] = [values[f"card.{id}.koku"] * KOKU for id in CASTLES]
        self.element_counts: list[int] = [values[f"element.{id}.copies"] for id in ELEMENTS]
        self.ring_counts: list[int] = [values[f"ring.{value}.copies"] for value in RING_VALUES]
        self.card_counts: list[int] = self.element_counts + self.ring_counts
        self.fates: list[int] = [card for card, id in enumerate(FATES) for _ in range(values[f"fate.{id}.copies"])]


OURS: Final = Figures(FORM.ours)


def figures_of(setup: Setup) -> Figures:
    """The figures of a game."""
    return OURS if setup.box is None else Figures(setup.box.whole)
