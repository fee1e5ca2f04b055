"""What speaks for a plan, and for a place in the turn order (H5, H6, H8)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tenka.games.shogun.rules.components.pieces import (
    ACTIONS,
    BUILDINGS,
    CHESTS,
    PLACED,
    PRICES,
    PROVINCE,
    RICE,
    SPACES,
)
from tenka.kernel.move import Move
from tenka.toolkit.presentation.reasons import Reason

CHEST: Final = "chest_"
View = Mapping[str, Any]
Before = Callable[[str], View]


def plan(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """What it brings, what it costs, and which armies it sets in motion."""
    spaces = before("ready")["plan"]
    laid = {space: card for space, card in zip(SPACES, spaces, strict=True) if card in PROVINCE}
    return [*_income(laid), *_costs(view, laid, spaces[0]), *_marches(view, laid), *_filled(spaces)]


def _income(laid: Mapping[str, str]) -> list[Reason]:
    tax, rice = laid.get("tax"), laid.get("rice")
    if tax is not None and rice is not None:
        brings = {"tax_province": tax, "chests": CHESTS[PROVINCE[tax]]}
        return [Reason("reason-plan-both", {**brings, "rice_province": rice, "rice": RICE[PROVINCE[rice]]})]
    if tax is not None:
        return [Reason("reason-plan-tax", {"province": tax, "chests": CHESTS[PROVINCE[tax]]})]
    if rice is not None:
        return [Reason("reason-plan-rice", {"province": rice, "rice": RICE[PROVINCE[rice]]})]
    return []


def _costs(view: View, laid: Mapping[str, str], bid: str | None) -> list[Reason]:
    """What is bought, beside the chests that there are; the bid among it."""
    seat = view["seats"][view["seat"]]
    bought = [action for action in laid if action in ACTIONS and PRICES[ACTIONS.index(action)]]
    offered = int(bid.removeprefix(CHEST)) if bid is not None and bid.startswith(CHEST) else 0
    price = offered + sum(PRICES[ACTIONS.index(action)] for action in bought)
    built = [action for action in bought if action in BUILDINGS]
    raised = sum(PLACED[ACTIONS.index(action)] for action in bought)
    if not price:
        return []
    params = {"price": price, "chests": seat["chests"], "bid": offered, "count": len(built), "armies": raised}
    return [Reason("reason-plan-costs", params)]


def _marches(view: View, laid: Mapping[str, str]) -> list[Reason]:
    found = []
    for action in ("battle_a", "battle_b"):
        if action in laid:
            armies = view["provinces"][PROVINCE[laid[action]]]["armies"]
            if armies > 1:
                found.append(Reason("reason-plan-march", {"province": laid[action], "armies": armies - 1}))
    return found


def _filled(spaces: Sequence[str | None]) -> list[Reason]:
    """How many spaces have a card: said where nothing else can be."""
    return [Reason("reason-plan-spaces", {"count": sum(card is not None for card in spaces)})]


def place(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """When one acts, and the special card."""
    number = int(moves[0][1])
    special = view["specials"][number - 1]["special"]
    return [Reason("reason-place", {"number": number, "players": len(view["specials"]), "special": special})]
