"""What speaks for a castle's site, an income, a march, an attack, a card: facts that the seat sees."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tenka.games.tenjo.bot.reasons import fighting, turn
from tenka.kernel.move import Move
from tenka.toolkit.presentation.reasons import Reason

COUNTED: Final = frozenset({"held", "provinces", "castles", "daimyo", "shadows", "elements"})
View = Mapping[str, Any]
Before = Callable[[str], View]


def reasons(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """Of the battle that is on, else by the first verb that says something, else how one stands."""
    if view["battle"] is not None:
        told = fighting.battle(view, moves)
        if told:
            return told
    for move in moves:
        if str(move[0]) in TELLERS:
            told = TELLERS[str(move[0])](view, moves, before)
            if told:
                return told
    return turn.stands(view)


TELLERS: Final[dict[str, Callable[[View, Sequence[Move], Before], list[Reason]]]] = {
    "site": turn.site,
    "income": turn.income,
    "koku_and_roll": turn.income,
    "samurai_and_roll": turn.income,
    "attack": fighting.attack,
    "assault": fighting.assault,
    "march": turn.march,
    "march_to": turn.march,
    "march_with": turn.march,
    "roll": turn.roll,
    "end": turn.end,
    "lose": fighting.lose,
}
