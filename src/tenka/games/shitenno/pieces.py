"""The pieces as integers: words outside, numbers inside."""

from itertools import combinations_with_replacement

from tenka.games.shitenno.data import DATA
from tenka.kernel.multiset import Layout

TROOPS = DATA.troops.ids
PAIRS = tuple(combinations_with_replacement(range(len(TROOPS)), 2))
KOKU_CARDS = tuple(f"koku_{value}" for value in DATA.koku_cards)
DOUBLES = tuple(f"{TROOPS[a]}_{TROOPS[b]}" for a, b in PAIRS)
CARDS = KOKU_CARDS + TROOPS + DOUBLES
BONUSES = DATA.bonus_tiles.ids
ITEMS = (*CARDS, "exchange", "plus", "hatamoto")
TITLES = tuple(title.id for title in DATA.title)
GENERALS = tuple(general.id for general in DATA.general)
PROVINCES = tuple(province.id for province in DATA.province)
MEANS = ("troops", "koku")
FIELDS = 4

SINGLE = len(KOKU_CARDS)  # the first troop card
DOUBLE = SINGLE + len(TROOPS)  # the first double
EXCHANGE = len(CARDS)
PLUS = EXCHANGE + 1
HATAMOTO_SYMBOL = PLUS + 1
BONUS_EXCHANGE, BONUS_PLUS, BONUS_DRAW = range(3)

KOKU_VALUE = [int(value) for value in DATA.koku_cards]
SYMBOLS = [[t] for t in range(len(TROOPS))] + [[a, b] for a, b in PAIRS]  # of each troop card from SINGLE on
COPIES = [
    *DATA.koku_cards.values(),
    *[DATA.troop_cards.single] * len(TROOPS),
    *[DATA.troop_cards.double] * len(PAIRS),
]
_TILES_OF_A_KIND = DATA.bonus_tiles.copies * len(TROOPS)

LAYOUT = Layout(list(ITEMS), [*COPIES, _TILES_OF_A_KIND, _TILES_OF_A_KIND, 1])
UNITS = LAYOUT.units
MASKS = LAYOUT.masks
SHIFTS = LAYOUT.shifts
GUARD = LAYOUT.guard

DOUBLES_SHIFT = SHIFTS[DOUBLE]
DOUBLES_MASK = (1 << (SHIFTS[EXCHANGE] - DOUBLES_SHIFT)) - 1


def _sets_of_doubles() -> dict[int, list[int]]:
    """Every set of different double cards, by its bits in a multiset: the cards in it."""
    sets: dict[int, list[int]] = {0: []}
    for card in range(DOUBLE, EXCHANGE):
        bit = UNITS[card] >> DOUBLES_SHIFT
        sets.update({bits | bit: [*cards, card] for bits, cards in list(sets.items())})
    return sets


DOUBLES_IN = _sets_of_doubles()
SYMBOLS_IN = {
    bits: [sum(SYMBOLS[card - SINGLE].count(troop) for card in cards) for troop in range(len(TROOPS))]
    for bits, cards in DOUBLES_IN.items()
}  # symbols of each troop on a set of different double cards


def kinds_of(cards: int) -> list[int]:
    """The kinds of card in a multiset that can be held in one place, in order."""
    kinds: list[int] = []
    for card in range(DOUBLE):
        if cards & MASKS[card]:
            kinds.append(card)
    return kinds + DOUBLES_IN[(cards >> DOUBLES_SHIFT) & DOUBLES_MASK]


PROVINCE_TROOP = [TROOPS.index(province.troop) for province in DATA.province]
PROVINCE_PRINTED = [province.printed for province in DATA.province]
FIELD_NUMBER = [number for province in DATA.province for number in province.fields]
TITLE_POINTS = [title.points for title in DATA.title]
DAIMYO, SHOMYO, SENSEI, HATAMOTO = range(4)
TILES_PER_GATE = DATA.bonus_tiles.on_each_gate

TILES = [
    troop * len(BONUSES) + bonus
    for troop in range(len(TROOPS))
    for bonus in range(len(BONUSES))
    for _ in range(DATA.bonus_tiles.copies)
]
TROOP_DECK = [card for card in range(SINGLE, len(CARDS)) for _ in range(COPIES[card])]
KOKU_DECK = [card for card in range(SINGLE) for _ in range(COPIES[card])]


def tile_troop(tile: int) -> int:
    """The troop side of a bonus tile."""
    return tile // len(BONUSES)


def tile_bonus(tile: int) -> int:
    """The bonus side of a bonus tile."""
    return tile % len(BONUSES)
