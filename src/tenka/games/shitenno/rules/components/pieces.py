"""The pieces as integers: words outside, numbers inside."""

from itertools import combinations_with_replacement
from typing import Final

from tenka.games.shitenno.rules.components.data import DATA
from tenka.toolkit.holdings.multiset import Layout, fold, folded_sums

TROOPS: Final = DATA.troops.ids
PAIRS: Final = tuple(combinations_with_replacement(range(len(TROOPS)), 2))
KOKU_CARDS: Final = tuple(f"koku_{value}" for value in DATA.koku_cards)
DOUBLES: Final = tuple(f"{TROOPS[a]}_{TROOPS[b]}" for a, b in PAIRS)
CARDS: Final = KOKU_CARDS + TROOPS + DOUBLES
BONUSES: Final = DATA.bonus_tiles.ids
ITEMS: Final = (*CARDS, "exchange", "plus", "hatamoto")
TITLES: Final = tuple(title.id for title in DATA.title)
GENERALS: Final = tuple(general.id for general in DATA.general)
PROVINCES: Final = tuple(province.id for province in DATA.province)
MEANS: Final = ("troops", "koku")
FIELDS: Final = 4

SINGLE: Final = len(KOKU_CARDS)  # the first troop card
DOUBLE: Final = SINGLE + len(TROOPS)  # the first double
EXCHANGE: Final = len(CARDS)
PLUS: Final = EXCHANGE + 1
HATAMOTO_SYMBOL: Final = PLUS + 1
BONUS_DRAW: Final = 2

KOKU_VALUE: Final = [int(value) for value in DATA.koku_cards]
SYMBOLS: Final = [[t] for t in range(len(TROOPS))] + [[a, b] for a, b in PAIRS]  # of each troop card from SINGLE on
COPIES: Final = [
    *DATA.koku_cards.values(),
    *[DATA.troop_cards.single] * len(TROOPS),
    *[DATA.troop_cards.double] * len(PAIRS),
]
_TILES_OF_A_KIND: Final = DATA.bonus_tiles.copies * len(TROOPS)

LAYOUT: Final = Layout(list(ITEMS), [*COPIES, _TILES_OF_A_KIND, _TILES_OF_A_KIND, 1])
UNITS: Final = LAYOUT.units
MASKS: Final = LAYOUT.masks
SHIFTS: Final = LAYOUT.shifts
GUARD: Final = LAYOUT.guard
FULL_FIELDS: Final = LAYOUT.full

SYMBOL_BITS: Final = 6  # symbols of the four troops counted in one integer, the highest bit of each a guard
SYMBOL_GUARD: Final = sum(1 << (SYMBOL_BITS * (troop + 1) - 1) for troop in range(len(TROOPS)))
ALL_CARDS: Final = (1 << SHIFTS[EXCHANGE]) - 1
TROOP_CARDS: Final = ALL_CARDS & -UNITS[SINGLE]
KOKU_MASK: Final = (1 << SHIFTS[SINGLE]) - 1
SINGLES_SHIFT: Final = SHIFTS[SINGLE]
MORE_SINGLES_SHIFT: Final = SHIFTS[SINGLE + 2]
TWO_SINGLES_MASK: Final = (1 << (MORE_SINGLES_SHIFT - SINGLES_SHIFT)) - 1
DOUBLES_SHIFT: Final = SHIFTS[DOUBLE]
DOUBLES_MASK: Final = (1 << (SHIFTS[EXCHANGE] - DOUBLES_SHIFT)) - 1
TILES_SHIFT: Final = SHIFTS[EXCHANGE]


def _weighed(first: int, last: int, weights: list[int]) -> list[int]:
    """For every multiset of some neighbouring kinds of card, by its bits: the sum of their weights."""
    sums = {0: 0}
    for card, weight in zip(range(first, last), weights, strict=True):
        unit = UNITS[card] >> SHIFTS[first]
        sums = {bits + n * unit: w + n * weight for bits, w in sums.items() for n in range(LAYOUT.most[card] + 1)}
    return [sums.get(bits, 0) for bits in range(1 << (SHIFTS[last] - SHIFTS[first]))]


def _packed_symbols(first: int, last: int) -> list[int]:
    """The symbols of some kinds of troop card."""
    return [sum(1 << SYMBOL_BITS * troop for troop in SYMBOLS[card - SINGLE]) for card in range(first, last)]


DOUBLES_FOLD: Final = fold([SHIFTS[card] - DOUBLES_SHIFT for card in range(DOUBLE, EXCHANGE)])  # none twice in a hand
KOKU_IN: Final = _weighed(0, SINGLE, KOKU_VALUE)
SYMBOLS_IN_SINGLES: Final = _weighed(SINGLE, SINGLE + 2, _packed_symbols(SINGLE, SINGLE + 2))
SYMBOLS_IN_MORE_SINGLES: Final = _weighed(SINGLE + 2, DOUBLE, _packed_symbols(SINGLE + 2, DOUBLE))
SYMBOLS_IN_DOUBLES: Final = folded_sums(
    [(UNITS[DOUBLE + n] >> DOUBLES_SHIFT, symbols) for n, symbols in enumerate(_packed_symbols(DOUBLE, EXCHANGE))],
    DOUBLES_FOLD,
)

PROVINCE_TROOP: Final = [TROOPS.index(province.troop) for province in DATA.province]
PROVINCE_PRINTED: Final = [province.printed for province in DATA.province]
FIELD_NUMBER: Final = [number for province in DATA.province for number in province.fields]
TITLE_POINTS: Final = [title.points for title in DATA.title]
SENSEI: Final = 2
HATAMOTO: Final = 3
TILES_PER_GATE: Final = DATA.bonus_tiles.on_each_gate
