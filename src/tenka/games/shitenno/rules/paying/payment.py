"""The payments for a placement from which nothing can be left out (S15).

They are tables over roles, made once for each shape of requirement and number of tiles; a hand only picks the entries
that it holds. Of two such payments none contains the other.
"""

from typing import Final

from tenka.games.shitenno.rules.components.pieces import (
    FIELD_NUMBER,
    FULL_FIELDS,
    GUARD,
    KOKU_VALUE,
    MASKS,
    TILES_SHIFT,
    UNITS,
)
from tenka.games.shitenno.rules.paying.roles import (
    KOKU,
    MEMBERS,
    OTHER,
    OTHER_OTHER,
    OWN,
    OWN_OTHER,
    OWN_OWN,
    OWN_TOP,
    ROLE_EXCHANGE,
    ROLE_GUARD,
    ROLE_HATAMOTO,
    ROLE_LAYOUT,
    ROLE_MASKS,
    ROLE_PLUS,
    ROLE_SHIFTS,
    ROLE_UNITS,
    ROLES,
    TOP,
    TOP_OTHER,
    TOP_TOP,
    VARIOUS,
    cards_by_role,
    kinds_held,
    various,
)
from tenka.games.shitenno.rules.paying.sufficiency import enough_troops, most_koku, tile_counts

# A shape says how much of what: troops (own, top), or koku.
_KOKU_NUMBERS: Final = sorted(set(FIELD_NUMBER))
SHAPES: Final = [(2, 1, 0), (3, 1, 0), (3, 0, 0), (4, 0, 0), *[(0, 0, number) for number in _KOKU_NUMBERS]]
TROOP_SHAPE: Final = [printed + 2 * (own == top) for own in range(4) for top in range(4) for printed in range(2)]
KOKU_SHAPE: Final = {number: 4 + place for place, number in enumerate(_KOKU_NUMBERS)}

COST: Final = [4, 4, 4, 8, 8, 8, 8, 8, 8, 4, 8, 12, 5, 5, 1]  # a symbol or koku 4, a tile 5, the Hatamoto's help 1
OWN_FIELD: Final = ROLE_MASKS[OWN]
TOP_FIELD: Final = ROLE_MASKS[TOP]
REMEMBERED: Final = 1 << 14  # hands, by a table
ALL_TILES: Final = sum(ROLE_LAYOUT.most[r] << ROLE_SHIFTS[r] for r in (ROLE_EXCHANGE, ROLE_PLUS, ROLE_HATAMOTO))


def _enough(roles: list[int], shape: int) -> bool:
    """Whether pieces, counted by role, suffice for a shape."""
    need_own, need_top, need_koku = SHAPES[shape]
    koku = roles[KOKU] * KOKU_VALUE[0] + roles[KOKU + 1] * KOKU_VALUE[1] + roles[KOKU + 2] * KOKU_VALUE[2]
    own = roles[OWN] + 2 * roles[OWN_OWN] + roles[OWN_TOP] + roles[OWN_OTHER]
    top = roles[TOP] + roles[OWN_TOP] + 2 * roles[TOP_TOP] + roles[TOP_OTHER]
    other = roles[OTHER] + roles[OWN_OTHER] + roles[TOP_OTHER] + 2 * roles[OTHER_OTHER]
    exchange, plus, hatamoto = roles[ROLE_EXCHANGE], roles[ROLE_PLUS], roles[ROLE_HATAMOTO]
    if need_koku:
        return most_koku(koku, own + top + other + hatamoto, exchange, plus) >= need_koku
    return enough_troops(own, top, other + koku, exchange, plus, hatamoto, need_own, need_top)


def _needs_all(roles: list[int], shape: int) -> bool:
    """Whether no single piece can be left out (S15)."""
    for role in range(len(ROLES)):
        if roles[role]:
            roles[role] -= 1
            enough = _enough(roles, shape)
            roles[role] += 1
            if enough:
                return False
    return True


def _useful(shape: int, exchange: int) -> list[int]:
    """The roles of cards that can take part, given how many Exchange tiles do."""
    need_top, need_koku = SHAPES[shape][1], SHAPES[shape][2]
    koku = [KOKU, KOKU + 1, KOKU + 2]
    if need_koku:
        return [*koku, OTHER, OTHER_OTHER] if exchange else koku
    own = [OWN, OWN_OWN, OWN_OTHER]
    top = [TOP, OWN_TOP, TOP_TOP, TOP_OTHER] if need_top else []
    return [*own, *top, OTHER, OTHER_OTHER, *koku] if exchange else own + top


def _fill(roles: list[int], shape: int, useful: list[int], first: int, most: int, found: list[int]) -> None:
    """Add cards from the `first` useful role on until the pieces suffice; keep what needs all of its pieces."""
    if _enough(roles, shape):
        if _needs_all(roles, shape):
            found.append(sum(count * ROLE_UNITS[role] for role, count in enumerate(roles)))
        return
    if most == 0:
        return
    for place in range(first, len(useful)):
        role = useful[place]
        if roles[role] < ROLE_LAYOUT.most[role]:
            roles[role] += 1
            _fill(roles, shape, useful, place, most - 1, found)
            roles[role] -= 1


def _with_tiles(shape: int, exchange: int, plus: int, hatamoto: int) -> list[int]:
    """All payments of a shape that use exactly these tiles."""
    found: list[int] = []
    roles = [0] * len(ROLES)
    roles[ROLE_EXCHANGE], roles[ROLE_PLUS], roles[ROLE_HATAMOTO] = exchange, plus, hatamoto
    _fill(roles, shape, _useful(shape, exchange), 0, sum(SHAPES[shape]), found)
    return found


def _cost(payment: int) -> int:
    """What orders payments: cheapest first."""
    return sum(count * cost for count, cost in zip(ROLE_LAYOUT.counts(payment), COST, strict=True))


class PaymentTable:
    """All payments of a shape with at most so many tiles, cheapest first."""

    def __init__(self, shape: int, tiles: int) -> None:
        most = sum(SHAPES[shape])
        exchange, plus, hatamoto = tile_counts(tiles << TILES_SHIFT)
        self.payments = [
            payment
            for exchanges in range(min(exchange, most) + 1)
            for pluses in range(min(plus, most) + 1)
            for hatamotos in range(hatamoto + 1)
            for payment in _with_tiles(shape, exchanges, pluses, hatamotos)
        ]
        self.payments.sort(key=lambda payment: (_cost(payment), payment))
        self.useful = 0  # the roles of cards that take part in any of them
        self.most_own = 0  # of the commonest cards no more than this is of use
        self.most_top = 0
        for payment in self.payments:
            for role in ROLE_LAYOUT.kinds(payment):
                if role < ROLE_EXCHANGE:
                    self.useful |= ROLE_MASKS[role]
            self.most_own = max(self.most_own, payment & OWN_FIELD)
            self.most_top = max(self.most_top, payment & TOP_FIELD)
        self.found: dict[int, list[int]] = {}  # by the useful cards held


TABLES: Final[dict[int, PaymentTable]] = {}


def payments(pieces: int, sorting: int, shape: int) -> list[int]:
    """All payments by role that these pieces can make, cheapest first; not to be changed."""
    tiles = pieces >> TILES_SHIFT
    table = TABLES.get(tiles * len(SHAPES) + shape)
    if table is None:
        table = TABLES[tiles * len(SHAPES) + shape] = PaymentTable(shape, tiles)
    cards = cards_by_role(pieces, sorting) & table.useful
    if cards & OWN_FIELD > table.most_own:
        cards += table.most_own - (cards & OWN_FIELD)
    if cards & TOP_FIELD > table.most_top:
        cards += table.most_top - (cards & TOP_FIELD)
    key = cards ^ cards >> 21  # tells the same apart, with more of it in the low bits, where a dict looks first
    found = table.found.get(key)
    if found is None:
        guarded = cards | ALL_TILES | ROLE_GUARD
        found = [payment for payment in table.payments if (guarded - payment) & ROLE_GUARD == ROLE_GUARD]
        if len(table.found) >= REMEMBERED:
            table.found.clear()
        table.found[key] = found
    return found


def still_possible(possible: list[int], used: int) -> list[int]:
    """Those of the payments by role that contain what already lies there."""
    found: list[int] = []
    for payment in possible:
        if ((payment | ROLE_GUARD) - used) & ROLE_GUARD == ROLE_GUARD:
            found.append(payment)
    return found


def _ways(pieces: int, items: list[int], first: int, count: int) -> list[int]:
    """All ways to take a number of pieces of one role."""
    if count == 0:
        return [0]
    found: list[int] = []
    for place in range(first, len(items)):
        item = items[place]
        if pieces & MASKS[item]:
            found += [UNITS[item] + rest for rest in _ways(pieces - UNITS[item], items, place, count - 1)]
    return found


def _made(pieces: int, sorting: int, payment: int) -> list[int]:
    """All ways to make a payment by role of actual pieces."""
    made = [0]
    for role in ROLE_LAYOUT.kinds(payment):
        count = (payment & ROLE_MASKS[role]) >> ROLE_SHIFTS[role]
        items = MEMBERS[sorting][role]
        if len(items) == 1:
            unit = count * UNITS[items[0]]
            made = [part + unit for part in made]
        else:
            ways = _ways(pieces, items, 0, count)
            made = [part + way for part in made for way in ways]
    return made


def _count_made(pieces: int, sorting: int, payment: int) -> int:
    """How many ways there are to make a payment by role of actual pieces."""
    count = 1
    for role in VARIOUS[sorting]:
        wanted = (payment & ROLE_MASKS[role]) >> ROLE_SHIFTS[role]
        if wanted == 1:
            count *= kinds_held((pieces + FULL_FIELDS) & GUARD, sorting, role)
        elif wanted:
            count *= len(_ways(pieces, MEMBERS[sorting][role], 0, wanted))
    return count


def count_listed(pieces: int, sorting: int, possible: list[int], most: int) -> int:
    """How many payments in actual pieces are listed."""
    if len(possible) >= most:
        return most
    divided = various((pieces + FULL_FIELDS) & GUARD, sorting)
    if not divided:
        return len(possible)
    count = 0
    for payment in possible:
        count += _count_made(pieces, sorting, payment) if payment & divided else 1
    return count if count < most else most


def listed(pieces: int, sorting: int, possible: list[int], most: int) -> list[int]:
    """The first payments in actual pieces, cheapest first, up to a number."""
    found: list[int] = []
    for payment in possible:
        found += _made(pieces, sorting, payment)
        if len(found) >= most:
            return found[:most]
    return found


def listed_one(pieces: int, sorting: int, possible: list[int], number: int) -> tuple[int, int]:
    """The listed payment of a number, by role and in actual pieces."""
    divided = various((pieces + FULL_FIELDS) & GUARD, sorting)
    for payment in possible:
        count = _count_made(pieces, sorting, payment) if payment & divided else 1
        if number < count:
            return payment, _made(pieces, sorting, payment)[number]
        number -= count
    raise IndexError(number)
