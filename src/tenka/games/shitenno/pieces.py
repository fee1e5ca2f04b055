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
