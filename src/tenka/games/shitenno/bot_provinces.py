"""A bot's odd year: which placements, paid with what, and which kamon to gild."""

from typing import Any

from tenka.games.shitenno import bot_holding
from tenka.games.shitenno.bot_holding import Holding, together, without
from tenka.games.shitenno.bot_worth import Option, Outlook
from tenka.games.shitenno.pieces import PROVINCES
from tenka.games.shitenno.position import PLACEMENTS
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
    if not payments:
        return legal[0]
    return max(payments, key=lambda move: _after_payment(view, view["draft"]["payments"][int(move[1])]))


def gild(view: dict[str, Any], legal: list[Move]) -> Move:
    """The kamon that helps most towards a majority (S22)."""
    gain, province, field = _outlook(view).gilding()
    return Move(("gild", PROVINCES[province], field + 1)) if gain > 0 else DONE


def _outlook(view: dict[str, Any]) -> Outlook:
    seat = view["seat"]
    return Outlook(view, seat, view["seats"][seat]["title"])


def _holding(view: dict[str, Any]) -> Holding:
    holding = bot_holding.of_seat(view, view["seat"])
    return together(holding, bot_holding.PIECES["hatamoto"]) if view["turn"]["hatamoto"] else holding


def _placements(view: dict[str, Any]) -> int:
    return min(PLACEMENTS - int(view["turn"]["placed"]), int(view["seats"][view["seat"]]["kamons"]))


def _begin(view: dict[str, Any], legal: list[Move]) -> Move:
    """The placement with the most points beyond the worth of what it costs, the next one in mind."""
    outlook = _outlook(view)
    holding = _holding(view)
    options = {PROVINCES[option.province]: option for option in outlook.options}
    best, chosen = 0.0, DONE
    for move in legal:
        if move[0] == "place":
            option = options[str(move[1])]
            pay = outlook.by_troops if move[2] == "troops" else outlook.by_koku
            use = pay(holding, option)
            if use is not None:
                points = use[0] + _following(outlook, use[1], option, _placements(view) - 1)
                if points > best:
                    best, chosen = points, move
    return chosen


def _following(outlook: Outlook, left: Holding, taken: Option, placements: int) -> float:
    """What the next placement can bring; not on the field behind the one taken now, whose tile is not seen yet."""
    if not placements:
        return 0.0
    return max((net for net, option, _ in outlook.uses(left) if option is not taken and net > 0), default=0.0)


def _after_payment(view: dict[str, Any], payment: list[str]) -> float:
    """The worth of what is left once this is paid."""
    outlook = _outlook(view)
    left = without(_holding(view), bot_holding.held(payment))
    taken = next(option for option in outlook.options if PROVINCES[option.province] == view["draft"]["province"])
    return outlook.kept(left) + _following(outlook, left, taken, _placements(view) - 1)
