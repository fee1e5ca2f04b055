"""How everybody stands: what would be added to their points if the game ended now (S24, S25).

Hands are hidden (S3): of others one knows what was taken openly, and that the rest are troop cards of one or two
symbols.
"""

from typing import Final

from tenka.games.shitenno.knowledge import ledger
from tenka.games.shitenno.rules import scoring
from tenka.games.shitenno.rules.components.data import DATA
from tenka.games.shitenno.rules.components.pieces import KOKU_IN, KOKU_MASK, LAYOUT, PROVINCES
from tenka.games.shitenno.rules.paying.sufficiency import most_koku, packed_symbols, tile_counts, unpacked
from tenka.games.shitenno.rules.position import OVER, Position
from tenka.games.shitenno.schema.view import Stands

SYMBOLS: Final = (1, 2)  # on a troop card: at least, at most


def of(position: Position, seat: int | None) -> list[Stands]:
    """By seat: points of majorities and of koku, the least and the most that one seat (None: a spectator) knows of."""
    leading = [scoring.majority(position, province) for province in range(len(PROVINCES))]
    found: list[Stands] = []
    for each in range(position.players):
        provinces = leading.count(each)
        majorities = 0 if position.phase == OVER else provinces * DATA.majority.points
        koku = [0, 0] if position.phase == OVER else _koku(position, seat, each)
        points = [position.scores[each] + majorities + more for more in koku]
        found.append({"provinces": provinces, "majorities": majorities, "koku": koku, "points": points})
    return found


def _koku(position: Position, observer: int | None, seat: int) -> list[int]:
    if seat == observer:
        return [scoring.koku_points(position, seat)] * len(SYMBOLS)
    known = ledger.known(position, seat)
    exchange, plus, _ = tile_counts(position.tiles[seat])
    koku, symbols = KOKU_IN[known & KOKU_MASK], sum(unpacked(packed_symbols(known)))
    hidden = LAYOUT.size(position.unseen[seat])
    return [most_koku(koku, symbols + hidden * each, exchange, plus) for each in SYMBOLS]
