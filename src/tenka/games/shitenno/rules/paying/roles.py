"""The roles pieces play in a payment.

Whether pieces suffice depends only on the part each can play: the province's own troop, the top tile's troop, any other
troop, or koku. So cards are sorted into roles, and payments can be looked up whatever troops are asked for.
"""

from typing import Final

from tenka.games.shitenno.rules.components.pieces import (
    COPIES,
    DOUBLE,
    DOUBLES_FOLD,
    DOUBLES_MASK,
    DOUBLES_SHIFT,
    EXCHANGE,
    HATAMOTO_SYMBOL,
    ITEMS,
    KOKU_MASK,
    LAYOUT,
    MASKS,
    MORE_SINGLES_SHIFT,
    PLUS,
    SHIFTS,
    SINGLE,
    SINGLES_SHIFT,
    SYMBOLS,
    TROOPS,
    TWO_SINGLES_MASK,
    UNITS,
)
from tenka.toolkit.holdings.multiset import Layout, fold, folded_sums

OWN: Final = 0
TOP: Final = 1
OTHER: Final = 2
OWN_OWN: Final = 3
OWN_TOP: Final = 4
OWN_OTHER: Final = 5
TOP_TOP: Final = 6
TOP_OTHER: Final = 7
OTHER_OTHER: Final = 8
KOKU: Final = 9  # the first of three
ROLE_EXCHANGE: Final = 12
ROLE_PLUS: Final = 13
ROLE_HATAMOTO: Final = 14

ROLES: Final = [
    *["own", "top", "other", "own_own", "own_top", "own_other", "top_top", "top_other", "other_other"],
    *["koku_1", "koku_2", "koku_3", "exchange", "plus", "hatamoto"],
]
# Fields wide enough for all pieces of one hand that can play a role: four kinds of singles, ten doubles
_SINGLES: Final = LAYOUT.most[SINGLE]
_TILES: Final = [LAYOUT.most[EXCHANGE], LAYOUT.most[PLUS], LAYOUT.most[HATAMOTO_SYMBOL]]
ROLE_LAYOUT: Final = Layout(ROLES, [_SINGLES, _SINGLES, 4 * _SINGLES, 1, 1, 3, 1, 3, 10, *COPIES[:SINGLE], *_TILES])
ROLE_UNITS: Final = ROLE_LAYOUT.units
ROLE_MASKS: Final = ROLE_LAYOUT.masks
ROLE_SHIFTS: Final = ROLE_LAYOUT.shifts
ROLE_GUARD: Final = ROLE_LAYOUT.guard
ROLE_FULL: Final = ROLE_LAYOUT.full

MOST_TROOPS: Final = 4  # that any requirement asks for (S13)
SORTING_KOKU: Final = len(TROOPS) ** 2  # sorts for a payment in koku; own × 4 + top sorts for one in troops


def _role(item: int, own: int, top: int, koku: bool) -> int:
    """The role a piece plays for a requirement."""
    if item < SINGLE:
        return KOKU + item
    if item >= EXCHANGE:
        return ROLE_EXCHANGE + item - EXCHANGE
    kinds = sorted(OTHER if koku else OWN if s == own else TOP if s == top else OTHER for s in SYMBOLS[item - SINGLE])
    if len(kinds) == 1:
        return kinds[0]
    return OWN_OWN + [[OWN, OWN], [OWN, TOP], [OWN, OTHER], [TOP, TOP], [TOP, OTHER], [OTHER, OTHER]].index(kinds)


def _sortings() -> list[list[int]]:
    rows = [[_role(item, own, top, False) for item in range(len(ITEMS))] for own in range(4) for top in range(4)]
    return [*rows, [_role(item, 0, 0, True) for item in range(len(ITEMS))]]


SORTINGS: Final = _sortings()  # by sorting and piece: its role
MEMBERS: Final = [
    [[item for item, role in enumerate(row) if role == each] for each in range(len(ROLES))] for row in SORTINGS
]  # by sorting and role: the pieces that can play it
GUARDS: Final = [[sum(MASKS[item] for item in items) & LAYOUT.guard for items in row] for row in MEMBERS]
VARIOUS: Final = [[role for role in range(len(ROLES)) if len(row[role]) > 1] for row in MEMBERS]


def by_role(items: int, sorting: int) -> int:
    """Actual pieces as a multiset of roles."""
    row = SORTINGS[sorting]
    total = 0
    for item in LAYOUT.kinds(items):
        total += ((items & MASKS[item]) >> SHIFTS[item]) * ROLE_UNITS[row[item]]
    return total


def _doubles_by_role(sorting: int) -> list[int]:
    """By the remainder of its bits, every set of different doubles as a multiset of roles."""
    row = SORTINGS[sorting]
    cards = range(DOUBLE, EXCHANGE)
    return folded_sums([(UNITS[card] >> DOUBLES_SHIFT, ROLE_UNITS[row[card]]) for card in cards], DOUBLES_FOLD)


def _two_singles_by_role(sorting: int, first: int) -> list[int]:
    """By the bits of two neighbouring kinds of single, those as a multiset of roles, no more than can be of use."""
    bits = SHIFTS[first + 1] - SHIFTS[first]
    most = LAYOUT.most[EXCHANGE] if sorting == SORTING_KOKU else MOST_TROOPS
    useful = [min(count, most) for count in range(1 << bits)]
    one, other = (ROLE_UNITS[SORTINGS[sorting][single]] for single in (first, first + 1))
    return [useful[n % (1 << bits)] * one + useful[n >> bits] * other for n in range(1 << 2 * bits)]


def _members(sorting: int, roles: range, divisor: int) -> list[int]:
    """By the remainder of the guard bits of some roles: the fields of all pieces that can play one of them."""
    fields = [sum(MASKS[item] for item in MEMBERS[sorting][role]) for role in roles]
    guards = [ROLE_GUARD & ROLE_MASKS[role] for role in roles]
    return folded_sums(list(zip(guards, fields, strict=True)), divisor)


DOUBLES_BY_ROLE: Final = [_doubles_by_role(sorting) for sorting in range(len(SORTINGS))]
SINGLES_BY_ROLE: Final = [_two_singles_by_role(sorting, SINGLE) for sorting in range(len(SORTINGS))]
MORE_SINGLES_BY_ROLE: Final = [_two_singles_by_role(sorting, SINGLE + 2) for sorting in range(len(SORTINGS))]
TROOP_GUARDS: Final = ROLE_GUARD & (ROLE_UNITS[KOKU] - 1)
OTHER_GUARDS: Final = ROLE_GUARD - TROOP_GUARDS
TROOP_FOLD: Final = fold([ROLE_MASKS[role].bit_length() - 1 for role in range(KOKU)])
OTHER_FOLD: Final = fold([ROLE_MASKS[role].bit_length() - 1 for role in range(KOKU, len(ROLES))])
TROOP_MEMBERS: Final = [_members(sorting, range(KOKU), TROOP_FOLD) for sorting in range(len(SORTINGS))]
OTHER_MEMBERS: Final = _members(0, range(KOKU, len(ROLES)), OTHER_FOLD)


def cards_by_role(pieces: int, sorting: int) -> int:
    """The cards among actual pieces as a multiset of roles, as far as they can be of use."""
    return (
        SINGLES_BY_ROLE[sorting][pieces >> SINGLES_SHIFT & TWO_SINGLES_MASK]
        + MORE_SINGLES_BY_ROLE[sorting][pieces >> MORE_SINGLES_SHIFT & TWO_SINGLES_MASK]
        + DOUBLES_BY_ROLE[sorting][(pieces >> DOUBLES_SHIFT & DOUBLES_MASK) % DOUBLES_FOLD]
        + ((pieces & KOKU_MASK) << ROLE_SHIFTS[KOKU])
    )


def members(roles: int, sorting: int) -> int:
    """The fields of all pieces that can play one of the roles."""
    present = roles + ROLE_FULL
    troops = TROOP_MEMBERS[sorting][(present & TROOP_GUARDS) % TROOP_FOLD]
    return troops | OTHER_MEMBERS[(present & OTHER_GUARDS) % OTHER_FOLD]


def kinds_held(present: int, sorting: int, role: int) -> int:
    """How many of the kinds present, given by their guard bits, can play a role."""
    return (present & GUARDS[sorting][role]).bit_count()


def various(present: int, sorting: int) -> int:
    """The roles that more than one of the kinds present, given by their guard bits, can play."""
    found = 0
    guards = GUARDS[sorting]
    for role in VARIOUS[sorting]:
        if (present & guards[role]).bit_count() > 1:
            found |= ROLE_MASKS[role]
    return found
