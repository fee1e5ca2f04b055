"""What the owner of a printed Shitennō can enter: how decks and tiles are made up, within what the rulebook counts."""

from typing import Final

from tenka.games.shitenno.rules.components.data import DATA
from tenka.games.shitenno.rules.components.pieces import BONUSES, EXCHANGE, KOKU_CARDS, LAYOUT, PLUS, SINGLE, TROOPS
from tenka.kernel.errors import BadInput
from tenka.kernel.options.box import Form, FormField, Noun, Values, sum_problem
from tenka.kernel.setup import Setup


def _count(id: str, ours: int, row: Noun, column: Noun, least: int, most: int) -> FormField:
    return FormField(id, "count", ours, "counted", row, column, least, most)


COPIES: Final = ("box", "copies")
KOKU_FIELDS: Final = [
    _count(f"koku.{value}", count, ("card", id), COPIES, 1, LAYOUT.most[card])
    for card, (id, (value, count)) in enumerate(zip(KOKU_CARDS, DATA.koku_cards.items(), strict=True))
]
TROOP_FIELDS: Final = [
    _count(f"troop.{id}", DATA.troop_cards.single, ("card", id), COPIES, 1, LAYOUT.most[SINGLE]) for id in TROOPS
]
TILE_FIELDS: Final = [
    _count(f"tile.{troop}.{bonus}", DATA.bonus_tiles.copies, ("card", troop), ("bonus", bonus), 0, 8)
    for troop in TROOPS
    for bonus in BONUSES
]


def check(values: Values) -> list[BadInput]:
    """As many of everything as the rulebook counts; of bonuses that are kept no more than a hand is made for."""
    found: list[BadInput] = []
    for fields in (KOKU_FIELDS, TROOP_FIELDS, TILE_FIELDS):
        count = sum(field.ours for field in fields)
        found += sum_problem(values, [field.id for field in fields], count, count)
    for bonus, item in (("exchange", EXCHANGE), ("plus", PLUS)):
        found += sum_problem(values, [f"tile.{troop}.{bonus}" for troop in TROOPS], 0, LAYOUT.most[item])
    return found


FORM: Final = Form("shitenno", (*KOKU_FIELDS, *TROOP_FIELDS, *TILE_FIELDS), check)


class Decks:
    """How many of each card and tile there are."""

    __slots__ = ("copies", "koku", "tiles", "troops")

    def __init__(self, values: Values) -> None:
        doubles = [DATA.troop_cards.double] * (EXCHANGE - SINGLE - len(TROOPS))
        self.copies = [*(values[field.id] for field in (*KOKU_FIELDS, *TROOP_FIELDS)), *doubles]
        self.koku = [card for card in range(SINGLE) for _ in range(self.copies[card])]
        self.troops = [card for card in range(SINGLE, EXCHANGE) for _ in range(self.copies[card])]
        self.tiles = [kind for kind, field in enumerate(TILE_FIELDS) for _ in range(values[field.id])]


OURS: Final = Decks(FORM.ours)


def decks_of(setup: Setup) -> Decks:
    """The decks of a game."""
    return OURS if setup.box is None else Decks(setup.box.whole)
