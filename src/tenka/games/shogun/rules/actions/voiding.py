"""Actions that cannot be done wholly: nothing is done and nothing paid (H10)."""

from tenka.games.shogun.rules.components.pieces import ACTIONS, PROVINCES
from tenka.games.shogun.rules.position import Position


def void(position: Position, seat: int, action: int, province: int, why: str) -> None:
    """Tell why nothing happens."""
    if position.events_on:
        told = {"seat": seat, "action": ACTIONS[action], "province": PROVINCES[province], "why": why}
        position.tell("void", told)
