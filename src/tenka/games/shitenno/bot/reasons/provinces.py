"""What speaks for a placement, and what else is done in the provinces (S11–S25)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tenka.games.shitenno.rules.components.data import DATA
from tenka.games.shitenno.rules.components.pieces import FIELD_NUMBER, FIELDS, PROVINCES, TITLE_POINTS, TITLES
from tenka.kernel.move import Move
from tenka.toolkit.presentation.reasons import Reason

MAJORITY: Final = DATA.majority.points
View = Mapping[str, Any]
Before = Callable[[str], View]


def place(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """Points at once, the majority, the tile, and what is paid."""
    seat = view["seat"]
    found: list[Reason] = []
    for move in moves[:1]:
        province = str(move[1])
        number = PROVINCES.index(province)
        fields = view["provinces"][number]["fields"]
        taken = sum(each is not None for each in fields)
        title = TITLE_POINTS[TITLES.index(view["seats"][seat]["title"])]
        points = FIELD_NUMBER[number * FIELDS + taken] + title
        found.append(Reason("reason-place", {"province": province, "points": points, "field": taken + 1}))
        leads, led = _leader(fields), _leader([*fields[:taken], {"seat": seat, "gold": False}])
        if led == seat != leads:
            whom = {} if leads is None else {"other": leads}
            lead = {"province": province, "points": MAJORITY, "from": "no" if leads is None else "yes", **whom}
            found.append(Reason("reason-place-lead", lead))
        elif led == seat:
            found.append(Reason("reason-place-keeps", {"province": province, "points": MAJORITY}))
    return found + pay(view, moves, before)


def pay(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """What the payment takes, and how many cards stay."""
    draft = before("confirm")["draft"]
    if draft is None or "used" not in draft or not draft["used"]:
        return []
    cards = [item for item in draft["used"] if item in view["hand"]]
    return [Reason("reason-pays", {"items": draft["used"], "left": len(view["hand"]) - len(cards)})]


def gild(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """How the majority stands when a kamon counts double (S22)."""
    seat = view["seat"]
    province, field = str(moves[0][1]), int(moves[0][2]) - 1
    fields = list(view["provinces"][PROVINCES.index(province)]["fields"])
    fields[field] = {"seat": seat, "gold": True}
    counts = _counts(fields)
    most = max((count for other, count in counts.items() if other != seat), default=0)
    leads = "yes" if _leader(fields) == seat else "no"
    return [Reason("reason-gild", {"province": province, "own": counts[seat], "most": most, "leads": leads})]


def draw(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """A card for nothing (S19)."""
    return [Reason("reason-draw", {"cards": view["decks"]["troops"]})]


def done(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """What is kept for later."""
    return [Reason("reason-done", {"cards": len(view["hand"]), "kamons": view["seats"][view["seat"]]["kamons"]})]


def _counts(fields: Sequence[Mapping[str, Any] | None]) -> dict[int, int]:
    """By seat: its kamons, a gold one counted twice (S25)."""
    found: dict[int, int] = {}
    for each in fields:
        if each is not None:
            found[each["seat"]] = found.get(each["seat"], 0) + (2 if each["gold"] else 1)
    return found


def _leader(fields: Sequence[Mapping[str, Any] | None]) -> int | None:
    """Who has the majority: among equals whose kamon is furthest to the left, which is found first."""
    counts = _counts(fields)
    return max(counts, key=lambda seat: counts[seat], default=None)
