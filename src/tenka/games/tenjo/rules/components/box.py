"""What the owner of a printed Tenjo can enter: names, castle cards, how many cards there are."""

from typing import Final

from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    CASTLES,
    ELEMENTS,
    FATES,
    HOUSES,
    MOST_PLAYERS,
    PROVINCES,
    RING_VALUES,
    SITES,
)
from tenka.kernel.errors import BadInput
from tenka.kernel.options.box import Form, FormField, Noun, Values, name_problems, sum_problem

OURS: Final = "reconstructed"
LONGEST: Final = 24  # letters that fit on the map
MOST_CARDS: Final = 200  # of elements, of rings, of fate


def _name(noun: str, id: str) -> FormField:
    return FormField(f"{noun}.{id}.name", "name", "", OURS, (noun, id), ("box", "name"), most=LONGEST)


def _count(id: str, ours: int, row: Noun, least: int, most: int) -> FormField:
    return FormField(id, "count", ours, OURS, row, ("box", id.rpartition(".")[2]), least, most)


def _castle(number: int, id: str) -> list[FormField]:
    card = DATA.castle[number]
    return [
        _name("card", id),
        _count(f"card.{id}.defence", card.defence, ("card", id), 1, 12),
        _count(f"card.{id}.koku", card.koku, ("card", id), 1, 60),
    ]


def _fate(id: str) -> list[FormField]:
    return [_name("fate", id), _count(f"fate.{id}.copies", 1, ("fate", id), 0, 12)]


ELEMENT_FIELDS: Final = [_count(f"element.{id}.copies", DATA.elements[id], ("element", id), 1, 40) for id in ELEMENTS]
RING_FIELDS: Final = [
    _count(f"ring.{value}.copies", DATA.rings[str(value)], ("card", f"ring_{value}"), 1, 60) for value in RING_VALUES
]
CASTLE_FIELDS: Final = [field for number, id in enumerate(CASTLES) for field in _castle(number, id)]
FATE_FIELDS: Final = [field for id in FATES for field in _fate(id)]
PROVINCE_NAMES: Final = [_name("province", id) for id in PROVINCES]
SITE_NAMES: Final = [_name("point", id) for id in SITES]
HOUSE_NAMES: Final = [_name("house", id) for id in HOUSES]


def check(values: Values) -> list[BadInput]:
    """Enough cards for four hands (T1), a fate to draw (T34), and no two places or houses with one name."""
    start = DATA.start
    elements = [field.id for field in ELEMENT_FIELDS]
    rings = [field.id for field in RING_FIELDS]
    fates = [field.id for field in FATE_FIELDS if field.kind == "count"]
    return [
        *sum_problem(values, elements, MOST_PLAYERS * start.elements, MOST_CARDS),
        *sum_problem(values, rings, MOST_PLAYERS * start.rings, MOST_CARDS),
        *sum_problem(values, fates, 1, MOST_CARDS),
        *(each for names in (PROVINCE_NAMES, SITE_NAMES, HOUSE_NAMES) for each in name_problems(values, names)),
    ]


def told(values: Values) -> dict[str, tuple[str, Values]]:
    """Castle cards that say something else than ours are told by their figures alone."""
    found: dict[str, tuple[str, Values]] = {}
    for card in DATA.castle:
        if any(id.startswith(f"card.{card.id}.") for id in values):
            defence = values.get(f"card.{card.id}.defence", card.defence)
            koku = values.get(f"card.{card.id}.koku", card.koku) * 1000
            found[f"castle-about-{card.id}"] = ("castle-figures", {"defence": defence, "koku": koku})
    return found


NAMES: Final = (*PROVINCE_NAMES, *SITE_NAMES, *HOUSE_NAMES)
FORM: Final = Form("tenjo", (*CASTLE_FIELDS, *ELEMENT_FIELDS, *RING_FIELDS, *FATE_FIELDS, *NAMES), check, told)
