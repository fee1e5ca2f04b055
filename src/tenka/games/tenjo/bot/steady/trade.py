"""A bot's offers: fair ones are accepted, others declined; it makes each of the others one a year (T14, T29)."""

from typing import Any, Final

from tenka.games.tenjo.bot.steady.battle import SteadyBattle
from tenka.games.tenjo.bot.steady.round import asked_in
from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.games.tenjo.bot.steady.worth import KOKU, card_worth, item_worth
from tenka.games.tenjo.rules.components.pieces import CHIPS, ELEMENTS
from tenka.games.tenjo.rules.trading import A_MONTH
from tenka.kernel.move import Move

VERBS: Final = frozenset(
    (
        *("offer", "give", "ask", "give_koku", "ask_koku", "propose", "accept", "decline", "withdraw", "admit", "shut"),
        *("give_hundreds", "ask_hundreds"),
    )
)
MARGIN: Final = 1.0  # thousand points that an exchange should bring
FAIR: Final = 0.8
LEAST_PRICE: Final = 1


def offers(sight: SteadySight) -> list[dict[str, Any]]:
    """All open offers that we see."""
    return [*sight.view["offers"], *sight.view["private_offers"]]


def gain(sight: SteadySight, offer: dict[str, Any]) -> float:
    """What an offer to us brings if we accept it, in thousands of points."""
    got = sum(item_worth(sight, item, given=False) for item in offer["give"]) + KOKU * offer["koku"] / 1000
    given = sum(item_worth(sight, item, given=True) for item in offer["ask"]) + KOKU * offer["asked_koku"] / 1000
    return float(got - given)


def respond(sight: SteadySight, legal: list[Move]) -> Move | None:
    """Yes or no to an offer that waits for us; None if there is none."""
    for offer in offers(sight):
        if offer["to"] != sight.seat or offer["peace"]:
            continue
        accept, decline = Move(("accept", offer["seat"])), Move(("decline", offer["seat"]))
        if accept in legal and gain(sight, offer) >= MARGIN:
            return accept
        if decline in legal:
            return decline
    return None


def peace(sight: SteadySight, legal: list[Move]) -> Move:
    """Peace if it is offered more than the attack promises (T14)."""
    field = SteadyBattle(sight)
    for offer in offers(sight):
        accept = Move(("accept", offer["seat"]))
        asked = offer["peace"] and offer["to"] == sight.seat and accept in legal
        if asked and gain(sight, offer) > field.expected(field.prize).worth:
            return accept
    return Move(("pass",))


# Our own offer


def surplus(sight: SteadySight) -> str | None:
    """An element of which we hold more than one, the least worth first."""
    spare = [element for element in ELEMENTS if sight.elements[element] > 1]
    return min(spare, key=lambda element: (card_worth(sight, element), element), default=None)


def price(sight: SteadySight, card: str) -> int:
    """Thousands of koku that we ask for a card: between what it is worth to us and to who has none."""
    return int(FAIR * card_worth(sight, card) / KOKU)


def offer(sight: SteadySight, legal: list[Move]) -> Move | None:
    """The next step towards this month's offer: a card we have twice, for koku; None if there is nothing to do."""
    own = sight.view["own"]
    card = surplus(sight)
    to = asked_in(sight.month, sight.seat, sight.players)
    if own["offers_left"] < A_MONTH or card is None or price(sight, card) < LEAST_PRICE or to not in sight.others:
        return None
    if any(each["seat"] == sight.seat for each in offers(sight)):
        return None
    move = _next_step(sight, sight.view["offer_draft"], to, card)
    return move if move in legal else None


def _next_step(sight: SteadySight, draft: dict[str, Any] | None, to: int, card: str) -> Move | None:
    if draft is None:
        return Move(("offer", to))
    left = price(sight, card) - draft["asked_koku"] // 1000
    if draft["to"] != to or draft["ask"] or draft["koku"] or left < 0 or draft["give"] not in ([], [card]):
        return None  # begun by somebody else: let it lie
    if not draft["give"]:
        return Move(("give", card))
    if left:
        return Move(("ask_koku", max(chip for chip in CHIPS if chip <= left)))
    return Move(("propose", "private"))
