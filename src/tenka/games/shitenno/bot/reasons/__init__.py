"""What speaks for a general, a packet, an answer, a placement: facts that the seat sees."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tenka.games.shitenno.bot.reasons import division, provinces
from tenka.kernel.move import Move
from tenka.toolkit.presentation.reasons import Reason

COUNTED: Final = frozenset({"score", "symbols", "koku", "exchange", "plus", "draws", "kamons"})
View = Mapping[str, Any]
Before = Callable[[str], View]


def reasons(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """By the verb that the plan comes to: its last word says what it is about."""
    for verb, told in TELLERS.items():
        found = [move for move in moves if move[0] == verb]
        if found:
            return told(view, found, before)
    return []


def _general(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    return [Reason("reason-general", {"kamons": view["seats"][view["seat"]]["kamons"]})]


TELLERS: Final[dict[str, Callable[[View, Sequence[Move], Before], list[Reason]]]] = {
    "general": _general,
    "offer": division.offer,
    "tile": division.offer,
    "add": division.offer,
    "accept": division.accept,
    "refuse": division.refuse,
    "take": division.take,
    "place": provinces.place,
    "pay": provinces.pay,
    "confirm": provinces.pay,
    "use": provinces.pay,
    "gild": provinces.gild,
    "draw": provinces.draw,
    "done": provinces.done,
}
