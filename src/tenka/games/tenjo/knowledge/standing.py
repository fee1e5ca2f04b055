"""How everybody stands: military points as far as a seat can know them, with bounds for what is hidden (T31, T37).

Samurai in all, daimyō, shadow warriors and castles are public. Koku and family cards may have changed hands in private
between others (T30): so any of them may have all that is not elsewhere. Likely is what one reckons if nobody did that.
"""

from tenka.games.tenjo.knowledge import reckoning
from tenka.games.tenjo.rules.components.pieces import FAMILY_OF
from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.year import ending
from tenka.games.tenjo.schema.view import Stands

Bounds = tuple[int, int, int]  # at least, likely, at most
NONE: Bounds = (0, 0, 0)


def of(position: Position, seat: int | None) -> list[Stands] | None:
    """By seat: its points, part by part, as one seat (None: a spectator) knows them; None during the set-up."""
    if position.year == 0:
        return None
    observer = position.players if seat is None else seat
    return [_stands(position, observer, each) for each in range(position.players)]


def _stands(position: Position, observer: int, seat: int) -> Stands:
    if position.over or seat == observer:
        certain = ending.parts(position, seat)
        return {"least": certain, "likely": {**certain}, "most": {**certain}}
    bounds = zip(_koku(position, observer, seat), _family(position, observer, seat), strict=True)
    least, likely, most = [ending.points(position, seat, koku, family) for koku, family in bounds]
    return {"least": least, "likely": likely, "most": most}


def _within(least: int, likely: int, most: int) -> Bounds:
    return least, max(least, min(likely, most)), most


def _koku(position: Position, observer: int, seat: int) -> Bounds:
    """A seat's koku in hundreds; who has no castle has none."""
    if not position.castles(seat):
        return NONE
    most = reckoning.at_most(position, observer)
    least = 0
    if position.players == 2 and observer < position.players:  # nobody else can have got it
        least = most - sum(doubt.most for doubt in position.doubts if doubt.observer == observer)
    return _within(least, reckoning.hoard(position, observer, seat), most)


def _family(position: Position, observer: int, seat: int) -> Bounds:
    """How many family cards a seat holds: of one's own one knows, and of those one holds oneself."""
    if not position.castles(seat):
        return NONE
    known, unseen = 0, []
    for card, owner in enumerate(FAMILY_OF):
        holder = position.holder(card)
        if owner == observer:
            known += holder == seat
        elif holder not in (NOBODY, observer):
            unseen.append(card)
    alone = all(other in (observer, seat) or not position.castles(other) for other in range(position.players))
    last_seen = sum(reckoning.last_held(position, observer, card) == seat for card in unseen)
    return _within(known + len(unseen) * alone, known + last_seen, known + len(unseen))
