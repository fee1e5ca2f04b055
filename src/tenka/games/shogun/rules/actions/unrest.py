"""Unrest markers."""

from tenka.games.shogun.rules.components.pieces import PROVINCES
from tenka.games.shogun.rules.position import Position
from tenka.toolkit.holdings.lists import put


def add_unrest(position: Position, province: int) -> None:
    """One more marker (H14)."""
    _change(position, province, 1)


def remove_unrest(position: Position, province: int) -> None:
    """One marker less (event)."""
    _change(position, province, -1)


def _change(position: Position, province: int, change: int) -> None:
    markers = position.unrest[province] + change
    position.unrest = put(position.unrest, province, markers)
    if position.events_on:
        position.tell("unrest", {"province": PROVINCES[province], "change": change, "markers": markers})
