"""What a position looks like for each seat at the start of a round."""

from typing import Final

from tenka.games.shitenno.bot.search.placements import leads
from tenka.games.shitenno.bot.search.prices import rounds_to_come, symbols_in
from tenka.games.shitenno.rules.components.pieces import KOKU_IN, KOKU_MASK, SENSEI, TITLES
from tenka.games.shitenno.rules.paying.sufficiency import tile_counts
from tenka.games.shitenno.rules.position import Position

FEATURES: Final[tuple[str, ...]] = (
    "score",
    "leads",  # points of the majorities as they stand, by how sure they are
    "symbols",
    "many_symbols",  # their square, by a tenth
    "koku",
    "exchange",
    "plus",
    "draws",
    "kamons",  # still to be placed
    "first",  # the highest title: divides first in the coming year (S4)
    "rank",  # 3 for the highest title, 0 for the lowest
    "sensei",
)
COUNT: Final = len(FEATURES)
ROWS: Final = 5  # by rounds to come; the last also for all before
LAST_RANK: Final = len(TITLES) - 1


def features(position: Position) -> list[float]:
    """Of all seats, seat after seat."""
    found: list[float] = []
    for seat in range(position.players):
        hand = position.hands[seat]
        symbols = symbols_in(hand)
        exchange, plus, _ = tile_counts(position.tiles[seat])
        title = position.titles[seat]
        found.append(float(position.scores[seat]))
        found.append(leads(position, seat))
        found.append(float(symbols))
        found.append(symbols * symbols / 10)
        found.append(float(KOKU_IN[hand & KOKU_MASK]))
        found.append(float(exchange))
        found.append(float(plus))
        found.append(float(position.draws[seat]))
        found.append(float(position.supply[seat]))
        found.append(1.0 if position.order and position.order[0] == seat else 0.0)
        found.append(float(LAST_RANK - title))
        found.append(1.0 if title == SENSEI else 0.0)
    return found


def row(position: Position) -> int:
    """How many rounds will probably follow this one, as a row of weights."""
    later = int(rounds_to_come(position))
    return later if later < ROWS else ROWS - 1
