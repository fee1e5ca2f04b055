"""Payments for a placement (S12–S18, S21).

Whether pieces suffice depends only on the part each can play: the province's own troop, the top tile's troop, any other troop, or koku. So pieces are
sorted into roles, and the payments from which nothing can be left out (S15) are tables over roles, made once for each shape of requirement and
number of tiles. A hand only picks the entries that it holds.
"""

from tenka.games.shitenno.pieces import (
    COPIES,
    DOUBLES_MASK,
    DOUBLES_SHIFT,
    EXCHANGE,
    FIELD_NUMBER,
    HATAMOTO_SYMBOL,
    ITEMS,
    KOKU_VALUE,
    LAYOUT,
    MASKS,
    PLUS,
    SHIFTS,
    SINGLE,
    SYMBOLS,
    SYMBOLS_IN,
    TROOPS,
    UNITS,
)
from tenka.kernel.multiset import Layout

ROLES = [
    *["own", "top", "other", "own_own", "own_top", "own_other", "top_top", "top_other", "other_other"],
    *["koku_1", "koku_2", "koku_3", "exchange", "plus", "hatamoto"],
]
OWN, TOP, OTHER, OWN_OWN, OWN_TOP, OWN_OTHER, TOP_TOP, TOP_OTHER, OTHER_OTHER, KOKU = range(10)
ROLE_EXCHANGE, ROLE_PLUS, ROLE_HATAMOTO = 12, 13, 14
ROLE_COST = [4, 4, 4, 8, 8, 8, 8, 8, 8, 4, 8, 12, 5, 5, 1]  # a symbol or koku 4, a tile 5, the Hatamoto's help 1

_TILES = [LAYOUT.most[EXCHANGE], LAYOUT.most[PLUS], LAYOUT.most[HATAMOTO_SYMBOL]]
_LAYOUT = Layout(ROLES, [7, 7, _TILES[0], 3, 3, 3, 3, 3, 4, *COPIES[:SINGLE], *_TILES])
ROLE_UNITS = _LAYOUT.units
ROLE_MASKS = _LAYOUT.masks
ROLE_SHIFTS = _LAYOUT.shifts
ROLE_TILES = sum(_LAYOUT.most[role] << ROLE_SHIFTS[role] for role in (ROLE_EXCHANGE, ROLE_PLUS, ROLE_HATAMOTO))
ROLE_GUARD = _LAYOUT.guard

# A shape says how much of what: (own, top) troops, or koku.
_KOKU_NUMBERS = sorted(set(FIELD_NUMBER))
SHAPES = [(2, 1, 0), (3, 1, 0), (3, 0, 0), (4, 0, 0), *[(0, 0, number) for number in _KOKU_NUMBERS]]
KOKU_SHAPE = {number: 4 + place for place, number in enumerate(_KOKU_NUMBERS)}
SORTING_KOKU = len(TROOPS) ** 2  # the sorting of pieces for a payment in koku; for troops it is own × 4 + top

REMEMBERED = 1 << 14  # hands remembered by a table

_groups: dict[int, list[int]] = {}


def troop_shape(own: int, printed: int, top: int) -> int:
    """The shape of a requirement in troops (S13)."""
    return printed - 2 + (2 if own == top else 0)


def _role(item: int, own: int, top: int, koku: bool) -> int:
    """The role a piece plays for a requirement."""
    if item < SINGLE:
        return KOKU + item
    if item >= EXCHANGE:
        return ROLE_EXCHANGE + item - EXCHANGE
    symbols = SYMBOLS[item - SINGLE]
    kinds = [2 if koku else 0 if s == own else 1 if s == top else 2 for s in symbols]
    if len(kinds) == 1:
        return kinds[0]
    return {
        (0, 0): OWN_OWN,
        (0, 1): OWN_TOP,
        (0, 2): OWN_OTHER,
        (1, 1): TOP_TOP,
        (1, 2): TOP_OTHER,
        (2, 2): OTHER_OTHER,
    }[(min(kinds), max(kinds))]


def _sortings() -> list[list[int]]:
    rows = [[_role(item, own, top, False) for item in range(len(ITEMS))] for own in range(4) for top in range(4)]
    return [*rows, [_role(item, 0, 0, True) for item in range(len(ITEMS))]]


SORTINGS = _sortings()
MEMBERS = [[[i for i, role in enumerate(row) if role == each] for each in range(len(ROLES))] for row in SORTINGS]

VARIOUS = [[role for role in range(len(ROLES)) if len(row[role]) > 1] for row in MEMBERS]


def enough_troops(
    own: int, top: int, spare: int, exchange: int, plus: int, hatamoto: int, need_own: int, need_top: int
) -> bool:
    """Whether symbols and tiles make the troops needed; `spare` counts koku and troops of other kinds."""
    missing_own = need_own - own if own < need_own else 0
    missing_top = need_top - top if top < need_top else 0
    missing = missing_own + missing_top
    if missing == 0:
        return True
    if own + top + spare + hatamoto == 0:
        return False  # tiles alone change or double nothing (S17, S18)
    missing -= hatamoto  # S21: stands for any symbol
    if missing <= 0:
        return True
    absent = (1 if own == 0 else 0) + (1 if top == 0 and need_top > 0 else 0)
    spare += (own - need_own if own > need_own else 0) + (top - need_top if top > need_top else 0)
    # Each missing troop is a +1 on one of its kind, or an Exchange of a spare symbol, which a +1 may have made (S18).
    # A kind that is absent needs its first symbol from an Exchange or the Hatamoto.
    if missing > spare + plus:
        return False
    fewest = max(missing - plus, absent - hatamoto)
    return fewest <= exchange and fewest <= missing


def most_koku(koku: int, symbols: int, exchange: int, plus: int) -> int:
    """The most koku that koku, troop symbols (the Hatamoto's included) and tiles make (S17, S18; S24)."""
    base = koku + (exchange if exchange < symbols else symbols)
    return base + plus if base > 0 else 0


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


def _useful(shape: int, exchange: bool) -> list[int]:
    """The roles of cards that can take part, given whether Exchange tiles do."""
    need_top, need_koku = SHAPES[shape][1], SHAPES[shape][2]
    koku = [KOKU, KOKU + 1, KOKU + 2]
    if need_koku:
        return [*koku, OTHER, OTHER_OTHER] if exchange else koku
    own = [OWN, OWN_OWN, OWN_OTHER]
    top = [TOP, OWN_TOP, TOP_TOP, TOP_OTHER] if need_top else []
    return [*own, *top, OTHER, OTHER_OTHER, *koku] if exchange else own + top


USEFUL = [_useful(shape, False) for shape in range(len(SHAPES))]
USEFUL_IN_EXCHANGE = [_useful(shape, True) for shape in range(len(SHAPES))]


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
        if roles[role] < _LAYOUT.most[role]:
            roles[role] += 1
            _fill(roles, shape, useful, place, most - 1, found)
            roles[role] -= 1


def _group(shape: int, exchange: int, plus: int, hatamoto: int) -> list[int]:
    """All payments of a shape that use exactly these tiles and from which nothing can be left out."""
    key = ((shape * 16 + exchange) * 16 + plus) * 2 + hatamoto
    found = _groups.get(key)
    if found is None:
        found = []
        roles = [0] * len(ROLES)
        roles[ROLE_EXCHANGE], roles[ROLE_PLUS], roles[ROLE_HATAMOTO] = exchange, plus, hatamoto
        useful = USEFUL_IN_EXCHANGE[shape] if exchange else USEFUL[shape]
        _fill(roles, shape, useful, 0, sum(SHAPES[shape]), found)
        _groups[key] = found
    return found


def _cost(payment: int) -> int:
    """What orders payments: cheapest first."""
    return sum(count * cost for count, cost in zip(_LAYOUT.counts(payment), ROLE_COST, strict=True))


class Table:
    """All payments of a shape with at most so many tiles, cheapest first, and how many pieces of each role one can use."""

    def __init__(self, shape: int, exchange: int, plus: int, hatamoto: int) -> None:
        self.payments = [
            payment
            for exchanges in range(exchange + 1)
            for pluses in range(plus + 1)
            for hatamotos in range(hatamoto + 1)
            for payment in _group(shape, exchanges, pluses, hatamotos)
        ]
        self.payments.sort(key=lambda payment: (_cost(payment), payment))
        counts = [_LAYOUT.counts(payment) for payment in self.payments]
        self.most = [max((each[role] for each in counts), default=0) for role in range(len(ROLES))]
        self.roles = [role for role in range(ROLE_EXCHANGE) if self.most[role]]
        self.found: dict[int, list[int]] = {}  # by the cards that matter


_tables: dict[int, Table] = {}


def _table(shape: int, exchange: int, plus: int, hatamoto: int) -> Table:
    key = ((shape * 16 + exchange) * 16 + plus) * 2 + hatamoto
    table = _tables.get(key)
    if table is None:
        table = _tables[key] = Table(shape, exchange, plus, hatamoto)
    return table


def payments(pieces: int, sorting: int, shape: int) -> list[int]:
    """All payments by role that these pieces can make and from which nothing can be left out, cheapest first."""
    exchange, plus, hatamoto = tile_counts(pieces)
    table = _table(shape, exchange, plus, hatamoto)
    members_of = MEMBERS[sorting]
    cards = 0
    for role in table.roles:
        count = 0
        for item in members_of[role]:
            count += (pieces & MASKS[item]) >> SHIFTS[item]
        most = table.most[role]
        cards += (count if count < most else most) << ROLE_SHIFTS[role]
    found = table.found.get(cards)
    if found is None:
        guarded = cards | ROLE_TILES | ROLE_GUARD
        found = [payment for payment in table.payments if (guarded - payment) & ROLE_GUARD == ROLE_GUARD]
        if len(table.found) >= REMEMBERED:
            table.found.clear()
        table.found[cards] = found
    return found


def still_possible(possible: list[int], used: int) -> list[int]:
    """Those of the payments by role that contain what already lies there."""
    return [p for p in possible if ((p | ROLE_GUARD) - used) & ROLE_GUARD == ROLE_GUARD]


def _ways(pieces: int, members: list[int], first: int, count: int) -> list[int]:
    """All ways to take a number of pieces of one role."""
    if count == 0:
        return [0]
    found: list[int] = []
    for place in range(first, len(members)):
        item = members[place]
        if pieces & MASKS[item]:
            found += [UNITS[item] + rest for rest in _ways(pieces - UNITS[item], members, place, count - 1)]
    return found


def _made(pieces: int, members_of: list[list[int]], payment: int) -> list[int]:
    """All ways to make a payment by role of actual pieces."""
    made = [0]
    for role, count in enumerate(_LAYOUT.counts(payment)):
        if count:
            ways = _ways(pieces, members_of[role], 0, count)
            made = [part + way for part in made for way in ways]
    return made


def listed(pieces: int, sorting: int, possible: list[int], most: int) -> list[int]:
    """The first payments in actual pieces, cheapest first, up to a number."""
    found: list[int] = []
    for payment in possible:
        found += _made(pieces, MEMBERS[sorting], payment)
        if len(found) >= most:
            return found[:most]
    return found


def listed_one(pieces: int, sorting: int, possible: list[int], number: int) -> int:
    """The listed payment of a number."""
    for payment in possible:
        count = _count_made(pieces, sorting, payment)
        if number < count:
            return _made(pieces, MEMBERS[sorting], payment)[number]
        number -= count
    raise IndexError(number)


def count_listed(pieces: int, sorting: int, possible: list[int], most: int) -> int:
    """How many payments are listed."""
    count = 0
    various = _various(pieces, sorting)
    for payment in possible:
        count += _count_made(pieces, sorting, payment) if payment & various else 1
        if count >= most:
            return most
    return count


def _various(pieces: int, sorting: int) -> int:
    """The roles that more than one kind of piece held can play."""
    roles = 0
    members_of = MEMBERS[sorting]
    for role in VARIOUS[sorting]:
        kinds = 0
        for item in members_of[role]:
            if pieces & MASKS[item]:
                kinds += 1
        if kinds > 1:
            roles |= ROLE_MASKS[role]
    return roles


def _count_made(pieces: int, sorting: int, payment: int) -> int:
    """How many ways there are to make a payment by role of actual pieces."""
    count = 1
    for role in VARIOUS[sorting]:
        wanted = (payment & ROLE_MASKS[role]) >> ROLE_SHIFTS[role]
        if wanted:
            count *= len(_ways(pieces, MEMBERS[sorting][role], 0, wanted))
    return count


def members(roles: int, pieces: int, sorting: int) -> list[int]:
    """The kinds of piece held that can play one of the roles."""
    found: list[int] = []
    members_of = MEMBERS[sorting]
    for role in range(len(ROLE_MASKS)):
        if roles & ROLE_MASKS[role]:
            for item in members_of[role]:
                if pieces & MASKS[item]:
                    found.append(item)
    found.sort()
    return found


def by_role(items: int, sorting: int) -> int:
    """Actual pieces as a payment by role."""
    row = SORTINGS[sorting]
    total = 0
    for item in range(len(MASKS)):
        held = items & MASKS[item]
        if held:
            total += (held >> SHIFTS[item]) * ROLE_UNITS[row[item]]
    return total


def totals(pieces: int) -> list[int]:
    """Symbols of each troop on the cards among these pieces, and last their koku."""
    found = SYMBOLS_IN[(pieces >> DOUBLES_SHIFT) & DOUBLES_MASK][:]
    for troop in range(len(TROOPS)):
        found[troop] += (pieces & MASKS[SINGLE + troop]) >> SHIFTS[SINGLE + troop]
    koku = 0
    for card in range(SINGLE):
        koku += KOKU_VALUE[card] * ((pieces & MASKS[card]) >> SHIFTS[card])
    found.append(koku)
    return found


def tile_counts(pieces: int) -> tuple[int, int, int]:
    """Exchange tiles, +1 tiles and the Hatamoto's symbol among these pieces."""
    return (
        (pieces & MASKS[EXCHANGE]) >> SHIFTS[EXCHANGE],
        (pieces & MASKS[PLUS]) >> SHIFTS[PLUS],
        (pieces & MASKS[HATAMOTO_SYMBOL]) >> SHIFTS[HATAMOTO_SYMBOL],
    )


def missing_troops(pieces: int, own: int, printed: int, top: int) -> list[int]:
    """The fewest troops that would still have to be added to pay a requirement in troops."""
    need_own, need_top, _ = SHAPES[troop_shape(own, printed, top)]
    symbols = totals(pieces)
    have_top = symbols[top] if need_top else 0
    spare = sum(symbols) - symbols[own] - have_top
    exchange, plus, hatamoto = tile_counts(pieces)
    for missing in range(need_own + need_top + 1):
        for lack_top in range(min(missing, need_top) + 1):
            lack_own = missing - lack_top
            if lack_own <= need_own and enough_troops(
                symbols[own], have_top, spare, exchange, plus, hatamoto, need_own - lack_own, need_top - lack_top
            ):
                return [own] * lack_own + [top] * lack_top
    raise AssertionError
