"""A bot's odd year: which placements, paid with what, and which kamon to gild."""

from typing import Any

from tenka.games.shitenno.bot.steady.holding import PIECES, Holding, held, together, without
from tenka.games.shitenno.bot.steady.payment import Use, by_koku, by_troops
from tenka.games.shitenno.bot.steady.worth import Outlook
from tenka.games.shitenno.rules.components.pieces import PROVINCES
from tenka.games.shitenno.rules.position import PLACEMENTS
from tenka.kernel.move import Move

DRAW = Move(("draw",))
DONE = Move(("done",))


def turn(view: dict[str, Any], legal: list[Move]) -> Move:
    """Draw first, to choose with all cards in hand; then begin, pay and confirm placements."""
    if DRAW in legal:
        return DRAW
    if view["draft"] is None:
        return _begin(view, legal)
    payments = [move for move in legal if move[0] == "pay"]
    return _pay(view, payments) if payments else legal[0]


def gild(view: dict[str, Any]) -> Move:
    """The kamon that helps most towards a majority (S22)."""
    gain, province, field = _outlook(view).gilding()
    return Move(("gild", PROVINCES[province], field + 1)) if gain > 0 else DONE


def _outlook(view: dict[str, Any]) -> Outlook:
    seat = view["seat"]
    return Outlook(view, seat, view["seats"][seat]["title"])


def _holding(view: dict[str, Any], outlook: Outlook) -> Holding:
    """All that can be paid with, the Hatamoto's symbol included (S21)."""
    return together(outlook.holding, PIECES["hatamoto"]) if view["turn"]["hatamoto"] else outlook.holding


def _another(view: dict[str, Any]) -> bool:
    """Whether one more kamon can be placed after the next (S11)."""
    return bool(view["turn"]["placed"] < PLACEMENTS - 1 and view["seats"][view["seat"]]["kamons"] > 1)


def _begin(view: dict[str, Any], legal: list[Move]) -> Move:
    """The placement with the most points beyond the worth of what it costs, the next one in mind."""
    outlook, another = _outlook(view), _another(view)
    holding = _holding(view, outlook)
    options = {PROVINCES[option.province]: option for option in outlook.options}
    best, chosen = 0.0, DONE
    for move in legal:
        if move[0] == "place":
            pay = by_troops if move[2] == "troops" else by_koku
            use = pay(holding, options[str(move[1])], outlook.prices)
            if use is not None:
                points = use.net + (outlook.following(use) if another else 0.0)
                if points > best:
                    best, chosen = points, move
    return chosen


def _pay(view: dict[str, Any], payments: list[Move]) -> Move:
    """The payment that leaves most, with the next placement in mind; of equals the first, as it is the cheapest."""
    outlook, another = _outlook(view), _another(view)
    holding = _holding(view, outlook)
    draft = view["draft"]
    option = next(option for option in outlook.options if PROVINCES[option.province] == draft["province"])

    def left_after(move: Move) -> float:
        left = without(holding, held(draft["payments"][int(move[1])]))
        return outlook.kept(left) + (outlook.following(Use(0.0, option, left)) if another else 0.0)

    return max(payments, key=left_after)
