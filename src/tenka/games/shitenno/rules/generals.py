"""Choosing generals (S2), in seat order; a last one that is left over goes to the last seat by itself."""

from tenka.games.shitenno.rules.components.pieces import GENERALS
from tenka.games.shitenno.rules.position import NOTHING, YEAR_END, Position
from tenka.games.shitenno.rules.vocabulary import GENERAL
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import put


def legal(position: Position) -> list[int]:
    """The generals nobody has chosen."""
    return [GENERAL + general for general in range(len(GENERALS)) if general not in position.generals]


def play(position: Position, move: int) -> None:
    """Take a general."""
    _take(position, move - GENERAL)
    free = legal(position)
    if len(free) == 1 and position.generals[-1] == NOTHING:
        _take(position, free[0] - GENERAL)
    if position.generals[-1] != NOTHING:
        position.phase = YEAR_END


def _take(position: Position, general: int) -> None:
    position.generals = put(position.generals, position.seat, general)
    if position.events_on:
        position.tell("general_chosen", {"seat": position.seat, "general": GENERALS[general]})
    position.seat += 1


def refusal(move: int) -> IllegalMove:
    """Why a general cannot be chosen."""
    return IllegalMove("S2", "general-taken", {"general": GENERALS[move - GENERAL]})
