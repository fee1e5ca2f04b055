"""What speaks for a province, a plan, a place in the turn order, a march: facts that the seat sees."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tenka.games.shogun.bot.reasons import drafting, marching, planning
from tenka.kernel.move import Move
from tenka.toolkit.presentation.reasons import Reason

COUNTED: Final = frozenset({"points", "provinces", "buildings", "chests", "armies", "tower"})
View = Mapping[str, Any]
Before = Callable[[str], View]


def reasons(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """By the verb that the plan comes to."""
    for verb, told in TELLERS.items():
        found = [move for move in moves if move[0] == verb]
        if found:
            return told(view, found, before)
    return []


TELLERS: Final[dict[str, Callable[[View, Sequence[Move], Before], list[Reason]]]] = {
    "take": drafting.take,
    "take_top": drafting.take_top,
    "renew": drafting.take_top,
    "group": drafting.group,
    "armies": marching.march,
    "target": marching.march,
    "stay": marching.stay,
    "revolt": marching.revolt,
    "place": planning.place,
    "ready": planning.plan,
    "plan": planning.plan,
}
