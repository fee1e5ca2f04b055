"""What speaks for a packet (S6–S10)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tenka.games.shitenno.rules.components.pieces import KOKU_CARDS, KOKU_VALUE, TITLE_POINTS, TITLES, TROOPS
from tenka.kernel.move import Move
from tenka.toolkit.presentation.reasons import Reason

NAMED: Final = 3  # provinces of those that a packet opens
View = Mapping[str, Any]
Before = Callable[[str], View]
Packet = Mapping[str, Any]


def accept(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """What the packet opens, its title, what it holds."""
    return _packet(view["division"]["offer"], view["helps"][0])


def refuse(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """What is left for those who have no packet, beside this one."""
    division = view["division"]
    offered = len(division["offer"]["cards"])
    left = len(division["open"])  # what is on offer no longer lies there
    waiting = view["players"] - len(division["packets"]) - 1
    each = round(left / waiting)
    fewer = offered - each
    params = {"left": left, "players": waiting, "each": each, "fewer": abs(fewer)}
    kind = "equal" if not fewer else "fewer" if fewer > 0 else "more"
    return [Reason("reason-refuse", {**params, "kind": kind}, fewer <= 0)]


def take(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """The packet, and how much larger it is than the other."""
    which = 0 if moves[0][1] == "first" else 1
    packets = view["division"]["split"]
    return _packet(packets[which], view["helps"][which])


def offer(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """How the cards are divided, and who is asked first."""
    division, draft = view["division"], before("offer")["draft"]
    if draft is None:
        return []
    chosen, whole = _symbols(draft["cards"]), _symbols(division["open"])
    waiting = view["players"] - len(division["packets"])
    if waiting == 2:
        least = min(chosen, whole - chosen)
        return [Reason("reason-split", {"one": chosen, "rest": whole - chosen, "least": least})]
    told = {"symbols": chosen, "left": whole - chosen, "players": waiting - 1}
    found = [Reason("reason-offer", told)]
    first = _asked_first(view)
    if first is not None and draft["tile"] is not None:
        found.append(Reason("reason-offer-first", {"seat": first, "title": draft["tile"], "symbols": chosen}))
    return found


def _asked_first(view: View) -> int | None:
    """The highest title among those who can still accept (S6)."""
    division = view["division"]
    done = {division["tairo"], *(each["seat"] for each in division["packets"])}
    waiting = [seat for seat in range(view["players"]) if seat not in done]
    return min(waiting, key=lambda seat: TITLES.index(view["seats"][seat]["title"]), default=None)


def _packet(packet: Packet, helps: Sequence[str]) -> list[Reason]:
    found = []
    koku, troops = _koku(packet["cards"]), _troops(packet["cards"])
    if helps:
        some = "yes" if len(helps) > NAMED else "no"
        params = {"provinces": list(helps[:NAMED]), "count": len(helps), "some": some}
        found.append(Reason("reason-packet-opens", params))
    title = packet["title"]
    found.append(Reason("reason-title", {"title": title, "points": TITLE_POINTS[TITLES.index(title)]}))
    found.append(Reason("reason-packet-holds", {"koku": koku, "troops": troops}, koku + troops > 0))
    return found


def _koku(cards: Sequence[str]) -> int:
    return sum(KOKU_VALUE[KOKU_CARDS.index(card)] for card in cards if card in KOKU_CARDS)


def _troops(cards: Sequence[str]) -> int:
    return sum(1 if card in TROOPS else 2 for card in cards if card not in KOKU_CARDS)


def _symbols(cards: Sequence[str]) -> int:
    """Koku and troops, each counted as one."""
    return _koku(cards) + _troops(cards)
