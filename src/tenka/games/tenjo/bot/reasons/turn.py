"""What speaks for what is done in a turn (T6–T12)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tenka.games.tenjo.rules.components.data import DATA
from tenka.kernel.move import Move
from tenka.toolkit.presentation.reasons import Reason

KINDS: Final = {each.id: each.kind for each in DATA.point}
RESOURCE: Final = "resource"
View = Mapping[str, Any]
Before = Callable[[str], View]


def site(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """What there is to hold in the province of a castle (T36)."""
    chosen = next(str(move[1]) for move in moves if move[0] == "site")
    province = next(each.provinces[0] for each in DATA.point if each.id == chosen)
    borders = sum(each.kind == "border" and province in each.provinces for each in DATA.point)
    koku = DATA.constants.province_income * 1000
    return [Reason("reason-site", {"province": province, "borders": borders, "koku": koku})]


def income(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """What the whole income comes to."""
    brings = view["own"]["income"]
    return [] if brings is None else [Reason("reason-income", {"koku": brings["koku"], "samurai": brings["samurai"]})]


def roll(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """How many stacks could use the points."""
    return [Reason("reason-roll", {"count": len(view["own"]["samurai"])})]


def march(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """Where the samurai come to, and how many stay."""
    goal, source = _way(moves)
    if goal is None:
        return []
    held = [point for point in view["own"]["samurai"] if KINDS[point] == RESOURCE]
    monthly = 1000 * (DATA.constants.resource_further if held else DATA.constants.resource_first)
    kind = RESOURCE if KINDS[goal] == RESOURCE and goal not in held else "other"
    there = view["own"]["samurai"].get(goal, 0)
    found = [Reason("reason-march", {"point": goal, "kind": kind, "there": there, "monthly": monthly})]
    many = next((int(move[1]) * 1000 for move in moves if move[0] == "number"), 0)
    stand = view["own"]["samurai"].get(source, 0)
    if 0 < many <= stand:
        found.append(Reason("reason-march-stays", {"point": source, "samurai": many, "left": stand - many}))
    return found


def _way(moves: Sequence[Move]) -> tuple[str | None, str]:
    """Where the first march of a plan leads, and from where, if it says so."""
    goal, source = None, ""
    for move in moves:
        if move[0] in ("march", "march_from"):
            source = str(move[1])
        elif move[0] in ("to", "march_to", "march_with"):
            if goal is not None:
                break
            goal = str(move[1])
    return goal, source


def end(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """Action points that are given up."""
    return [Reason("reason-end", {"points": view["turn"]["points"] if view["turn"] else 0})]


def stands(view: View) -> list[Reason]:
    """How one stands: points as far as they are known, and samurai."""
    seat = view["seats"][view["seat"]]
    if view["standing"] is None:
        return [Reason("reason-setup", {"count": view["players"]})]
    points = [each["likely"]["points"] for each in view["standing"]]
    own = points[view["seat"]]
    rank = 1 + sum(each > own for each in points)
    return [Reason("reason-stands", {"points": own, "rank": rank, "samurai": seat["samurai"]})]
