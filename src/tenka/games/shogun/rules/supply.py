"""Rice against what the winter will ask for, as everybody can reckon it now (H22)."""

from tenka.games.shogun.rules.components.pieces import LOSSES
from tenka.games.shogun.rules.position import REVOLTS, WINTERING, Position
from tenka.games.shogun.rules.winter import SHORTAGE
from tenka.games.shogun.schema.view import Expected, Supply


def of(position: Position) -> Supply:
    """The loss of rice, at least and at most, and by seat what follows from either."""
    losses = loss(position)
    return {"loss": losses, "supply": [_of_seat(position, seat, losses) for seat in range(position.players)]}


def loss(position: Position) -> list[int]:
    """One of the events still open is the winter's: the least of their losses is certain; in winter it is past."""
    if position.phase in (WINTERING, REVOLTS) or not position.open_events:
        return [0, 0]
    found = [LOSSES[event] for event in position.open_events]
    return [min(found), max(found)]


def _of_seat(position: Position, seat: int, losses: list[int]) -> Expected:
    """The rice that certainly is needed, provinces without any, and the revolts there."""
    provinces = position.owned[seat].bit_count()
    missing = [_missing(position, seat, provinces, each) for each in losses]
    return {
        "need": provinces + losses[0] if provinces else 0,
        "missing": missing,
        "revolts": [SHORTAGE[each][0] for each in missing],
        "farmers": [SHORTAGE[each][1] for each in missing],
    }


def _missing(position: Position, seat: int, provinces: int, lost: int) -> int:
    if position.phase in (WINTERING, REVOLTS):
        return position.missing[seat]
    return max(0, provinces - max(0, position.rice[seat] - lost))
