"""The pieces as integers: words outside, numbers inside."""

from itertools import combinations_with_replacement
from typing import Final

from tenka.games.shitenno.data import DATA
from tenka.kernel.multiset import Layout

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

DOUBLES_SHIFT: Final = SHIFTS[DOUBLE]
DOUBLES_MASK: Final = (1 << (SHIFTS[EXCHANGE] - DOUBLES_SHIFT)) - 1


def _sets_of_doubles() -> dict[int, list[int]]:
    """Every set of different double cards, by its bits in a multiset: the cards in it."""
    sets: dict[int, list[int]] = {0: []}
    for card in range(DOUBLE, EXCHANGE):
        bit = UNITS[card] >> DOUBLES_SHIFT
        sets.update({bits | bit: [*cards, card] for bits, cards in list(sets.items())})
    return sets


DOUBLES_IN: Final = _sets_of_doubles()
SYMBOLS_IN: Final = {
    bits: [sum(SYMBOLS[card - SINGLE].count(troop) for card in cards) for troop in range(len(TROOPS))]
    for bits, cards in DOUBLES_IN.items()
}  # symbols of each troop on a set of different double cards

PROVINCE_TROOP: Final = [TROOPS.index(province.troop) for province in DATA.province]
PROVINCE_PRINTED: Final = [province.printed for province in DATA.province]
FIELD_NUMBER: Final = [number for province in DATA.province for number in province.fields]
TITLE_POINTS: Final = [title.points for title in DATA.title]
SENSEI: Final = 2
HATAMOTO: Final = 3
TILES_PER_GATE: Final = DATA.bonus_tiles.on_each_gate

TILES: Final = [
    troop * len(BONUSES) + bonus
    for troop in range(len(TROOPS))
    for bonus in range(len(BONUSES))
    for _ in range(DATA.bonus_tiles.copies)
]
TROOP_DECK: Final = [card for card in range(SINGLE, len(CARDS)) for _ in range(COPIES[card])]
KOKU_DECK: Final = [card for card in range(SINGLE) for _ in range(COPIES[card])]
