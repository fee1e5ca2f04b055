"""What speaks for a province of the draft (H2)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tenka.games.shogun.rules.components.pieces import CHESTS, PROVINCE, RICE, SITES
from tenka.kernel.move import Move
from tenka.toolkit.presentation.reasons import Reason

View = Mapping[str, Any]
Before = Callable[[str], View]


def yields(province: str) -> dict[str, Any]:
    """What is printed on a province."""
    number = PROVINCE[province]
    return {"province": province, "chests": CHESTS[number], "rice": RICE[number], "sites": SITES[number]}


def take(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """What the province yields."""
    return [Reason("reason-yields", yields(str(moves[0][1])))]


def take_top(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """What is known of the stack."""
    return [Reason("reason-stack", {"cards": view["draft"]["stack"]})]


def group(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """How many armies hold the province, and how many are left for others."""
    armies = int(moves[0][1])
    left = sum(view["seats"][view["seat"]]["groups"]) - armies
    taken = view["draft"]["taken"]
    return [Reason("reason-group", {"province": taken, "armies": armies, "left": left})]
