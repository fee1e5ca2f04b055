"""What speaks for a march, and for the order of revolts (H10, H13–H19)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tenka.games.shogun.bot.reasons.drafting import yields
from tenka.games.shogun.rules.components.pieces import PROVINCE
from tenka.kernel.move import Move
from tenka.toolkit.presentation.reasons import Reason, tenths

View = Mapping[str, Any]
Before = Callable[[str], View]
LIKELY = 5  # times out of 10


def march(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """Into an own province, or the odds of the attack and what it is for."""
    step = before("armies")["step"]
    source = view["provinces"][PROVINCE[view["acting"]["province"]]]
    armies = int(moves[0][1]) if moves[0][0] == "armies" else source["armies"] - 1
    left = source["armies"] - armies
    stays = Reason("reason-march-stays", {"province": source["province"], "armies": left}, left > 1)
    if step is None:
        return [stays]
    target = step["province"]
    if not step["odds"]:
        there = view["provinces"][PROVINCE[target]]["armies"] + armies
        return [Reason("reason-march-joins", {"province": target, "armies": there}), stays]
    return [_odds(step["odds"][armies - 1], target), Reason("reason-yields", yields(target)), *_loses(view, target)]


def _odds(odds: Mapping[str, Any], target: str) -> Reason:
    won = sum(odds["kept"])
    times = tenths(won)
    kept = sum(chance * (place + 1) for place, chance in enumerate(odds["kept"])) / won if won else 0
    params = {"province": target, "won": times, "kept": max(1, round(kept)) if times else 0}
    return Reason("reason-march-odds", params, times >= LIKELY)


def _loses(view: View, target: str) -> list[Reason]:
    """Who would lose the province, and its buildings."""
    there = view["provinces"][PROVINCE[target]]
    if there["owner"] is None:
        return []
    params = {"other": there["owner"], "armies": there["armies"], "count": len(there["buildings"])}
    return [Reason("reason-march-loses", params)]


def stay(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """Who stays."""
    source = view["provinces"][PROVINCE[view["acting"]["province"]]]
    return [Reason("reason-stay", {"province": source["province"], "armies": source["armies"]})]


def revolt(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """Armies against farmers."""
    province = view["provinces"][PROVINCE[str(moves[0][1])]]
    farmers = view["winter"]["farmers"] + province["unrest"]
    params = {"province": province["province"], "armies": province["armies"], "farmers": farmers}
    return [Reason("reason-revolt", params)]
