"""What pieces and titles are worth in points while a search goes through positions by the thousand."""

from typing import Final

from tenka.games.shitenno.rules.components.pieces import HATAMOTO, KOKU_IN, KOKU_MASK, SENSEI, SYMBOL_BITS, TITLE_POINTS
from tenka.games.shitenno.rules.components.tables import TABLES
from tenka.games.shitenno.rules.paying.sufficiency import packed_symbols
from tenka.games.shitenno.rules.position import Position

SYMBOL: Final = 2.4  # a troop symbol while there are rounds to come
TILE_BONUS: Final = 0.8  # an Exchange or +1 beyond the point it makes at the end (S24)
KOKU_BONUS: Final = 0.1  # a koku beyond its point
CROWD: Final = 12.0  # troop symbols in hand at which another one is worth half
SOON: Final = 0.6  # rounds to come at which half of that is left
PLACEMENTS_EXPECTED: Final = 0.8  # in an odd year
RANK: Final = (0.3, 0.1, 0.0, 0.0)  # being served earlier, by title
GILDING: Final = 1.5  # what a Sensei makes of it, while there are kamons to gild
KAMONS_A_ROUND: Final = 1.6  # placed by who has the fewest left
KAMONS_AT_ONCE: Final = 0.5  # of them, in the year at hand
SYMBOL_MASK: Final = (1 << SYMBOL_BITS) - 1


def rounds_to_come(position: Position) -> float:
    """How many rounds will probably follow this one (S23)."""
    decks = (len(position.koku_deck) - position.koku_next) / TABLES[position.players].koku_drawn
    fewest = min(position.supply)
    return max(0.0, min(decks, (fewest - KAMONS_AT_ONCE) / KAMONS_A_ROUND))


def symbols_in(cards: int) -> int:
    """How many troop symbols are on these cards."""
    packed = packed_symbols(cards)
    return (
        (packed & SYMBOL_MASK)
        + (packed >> SYMBOL_BITS & SYMBOL_MASK)
        + (packed >> 2 * SYMBOL_BITS & SYMBOL_MASK)
        + (packed >> 3 * SYMBOL_BITS)
    )


class SearchPrices:
    """What a seat would give for a symbol, a koku and a tile now."""

    __slots__ = ("koku", "later", "symbol", "tile")

    def __init__(self, position: Position, seat: int) -> None:
        later = rounds_to_come(position)
        lasting = later / (later + SOON)
        self.later = later
        self.symbol = SYMBOL * lasting / (1 + symbols_in(position.hands[seat]) / CROWD)
        self.koku = 1 + KOKU_BONUS * lasting
        self.tile = 1 + TILE_BONUS * lasting

    def cards(self, cards: int) -> float:
        """What cards are worth."""
        return symbols_in(cards) * self.symbol + KOKU_IN[cards & KOKU_MASK] * self.koku

    def title(self, title: int) -> float:
        """What a title brings in the odd year to come, and as rank."""
        worth = TITLE_POINTS[title] * PLACEMENTS_EXPECTED + RANK[title]
        if title == SENSEI:
            worth += GILDING
        elif title == HATAMOTO:
            worth += self.symbol
        return worth
