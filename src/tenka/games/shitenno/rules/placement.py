"""A placement: province and means, the payment piece by piece, the kamon (S11–S18, S20, S21)."""

from typing import Final

from tenka.games.shitenno.knowledge import ledger
from tenka.games.shitenno.rules.components.pieces import (
    ALL_CARDS,
    BONUS_DRAW,
    BONUSES,
    EXCHANGE,
    HATAMOTO,
    HATAMOTO_SYMBOL,
    ITEMS,
    KOKU_IN,
    KOKU_MASK,
    MASKS,
    MEANS,
    PROVINCE_PRINTED,
    PROVINCE_TROOP,
    PROVINCES,
    SYMBOL_GUARD,
    TILES_PER_GATE,
    TITLE_POINTS,
    TITLES,
    TROOP_CARDS,
    TROOPS,
    UNITS,
)
from tenka.games.shitenno.rules.paying import payment
from tenka.games.shitenno.rules.paying.presence import MovesFor
from tenka.games.shitenno.rules.paying.roles import ROLE_UNITS, SORTING_KOKU, SORTINGS, by_role, members
from tenka.games.shitenno.rules.paying.sufficiency import (
    NEEDS,
    SYMBOLS_NEEDED,
    enough_troops,
    most_koku,
    packed_symbols,
    tile_counts,
    unpacked,
)
from tenka.games.shitenno.rules.position import FULL, NOTHING, PLACEMENTS, Position
from tenka.games.shitenno.rules.vocabulary import CONFIRM, LISTED_PAYMENTS, PAY, PLACE, TAKE_BACK, USE
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import put

USES: Final = MovesFor(USE)
TAKES_BACK: Final = MovesFor(TAKE_BACK)
PAYS: Final = list(range(PAY, PAY + LISTED_PAYMENTS))
BY_TROOPS: Final = 0
BY_KOKU: Final = 1
ALL_TILES: Final = MASKS[EXCHANGE] | MASKS[EXCHANGE + 1]


def pieces(position: Position) -> int:
    """All that the seat at the turn can pay with: hand, tiles, and as Hatamoto one symbol a turn (S21)."""
    seat = position.seat
    held = position.hands[seat] + position.tiles[seat]
    if position.titles[seat] == HATAMOTO and not position.hatamoto_used:
        held += UNITS[HATAMOTO_SYMBOL]
    return held


def clear(position: Position) -> None:
    """No placement is begun."""
    position.province = NOTHING
    position.means = BY_TROOPS
    position.held = 0
    position.sorting = 0
    position.used = 0
    position.used_roles = 0
    position.possible = []


def begin(position: Position) -> list[int]:
    """The provinces with a free field that can be paid for, in troops or in koku (S11–S14)."""
    if position.placed == PLACEMENTS or not position.supply[position.seat]:
        return []
    return payable(position, pieces(position))


def payable(position: Position, held: int) -> list[int]:
    """The placements that these pieces can pay for."""
    return _begin_with_tiles(position, held) if held > ALL_CARDS else _begin_with_cards(position, held)


def _begin_with_cards(position: Position, held: int) -> list[int]:
    """Placements that cards alone can pay for: all symbols asked for are there, or the koku."""
    moves: list[int] = []
    guarded = packed_symbols(held) | SYMBOL_GUARD
    koku = KOKU_IN[held & KOKU_MASK]
    costs = position.costs
    for province, asked in enumerate(position.asked):
        cost = costs[province]
        if cost != FULL:
            if (guarded - SYMBOLS_NEEDED[asked]) & SYMBOL_GUARD == SYMBOL_GUARD:
                moves.append(PLACE + 2 * province)
            if koku >= cost:
                moves.append(PLACE + 2 * province + 1)
    return moves


def _begin_with_tiles(position: Position, held: int) -> list[int]:
    """Placements that can be paid for with tiles or the Hatamoto's symbol among the pieces."""
    moves: list[int] = []
    counts = unpacked(packed_symbols(held))
    exchange, plus, hatamoto = tile_counts(held)
    koku = KOKU_IN[held & KOKU_MASK]
    troops = counts[0] + counts[1] + counts[2] + counts[3]
    everything = troops + koku
    koku = most_koku(koku, troops + hatamoto, exchange, plus)
    costs = position.costs
    for province, asked in enumerate(position.asked):
        cost = costs[province]
        if cost != FULL:
            need_own, need_top = NEEDS[asked]
            own = counts[asked >> 3]
            top = counts[asked >> 1 & 3] if need_top else 0
            if enough_troops(own, top, everything - own - top, exchange, plus, hatamoto, need_own, need_top):
                moves.append(PLACE + 2 * province)
            if koku >= cost:
                moves.append(PLACE + 2 * province + 1)
    return moves


def all_payments(position: Position) -> list[int]:
    """All payments by role for the placement begun."""
    province = position.province
    if position.means == BY_KOKU:
        shape = payment.KOKU_SHAPE[position.costs[province]]
    else:
        shape = payment.TROOP_SHAPE[position.asked[province]]
    return payment.payments(position.held, position.sorting, shape)


def look_again(position: Position) -> None:
    """Find anew which payments contain what is laid out."""
    province = position.province
    position.held = pieces(position)
    position.sorting = SORTING_KOKU if position.means == BY_KOKU else position.asked[province] >> 1
    position.possible = all_payments(position)
    position.used_roles = 0
    if position.used:
        position.used_roles = by_role(position.used, position.sorting)
        position.possible = payment.still_possible(position.possible, position.used_roles)


def listed_payments(position: Position) -> list[int]:
    """The payments offered by number, cheapest first."""
    return payment.listed(position.held, position.sorting, all_payments(position), LISTED_PAYMENTS)


def complete(position: Position) -> bool:
    """Whether what is laid out is a payment: as none contains another, it is then the only one left."""
    return position.possible[0] == position.used_roles


def legal(position: Position) -> list[int]:
    """Lay out a piece that is part of a payment, take a listed one, or confirm."""
    used = position.used_roles
    possible = position.possible
    if possible[0] == used:
        return [CONFIRM]
    wanted = 0
    for each in possible:
        wanted |= each - used
    moves = USES.all((position.held - position.used) & members(wanted, position.sorting))
    if not used:
        moves += PAYS[: payment.count_listed(position.held, position.sorting, possible, LISTED_PAYMENTS)]
    return moves


def edits(position: Position) -> list[int]:
    """Take a piece back, or lay out a listed payment instead."""
    moves = TAKES_BACK.all(position.used)
    if position.used:
        moves += PAYS[: len(listed_payments(position))]
    return moves


def play(position: Position, move: int) -> None:
    """A step of a placement."""
    if USE <= move < TAKE_BACK:
        item = move - USE
        position.used += UNITS[item]
        position.used_roles += ROLE_UNITS[SORTINGS[position.sorting][item]]
        position.possible = payment.still_possible(position.possible, position.used_roles)
    elif move >= PAY:
        everything = all_payments(position) if position.used else position.possible
        roles, used = payment.listed_one(position.held, position.sorting, everything, move - PAY)
        position.used = used
        position.used_roles = roles
        position.possible = [roles]
    elif move >= TAKE_BACK:
        position.used -= UNITS[move - TAKE_BACK]
        look_again(position)
    else:
        position.province = (move - PLACE) // len(MEANS)
        position.means = (move - PLACE) % len(MEANS)
        look_again(position)


def confirm(position: Position) -> None:
    """Pay, place the kamon on the leftmost free field, score, take the top tile (S12, S16, S20)."""
    position.mark_irreversible()
    seat, province = position.seat, position.province
    title = position.titles[seat]
    number = position.costs[province]
    field = position.filled(province)
    if position.events_on:
        told = {"seat": seat, "province": PROVINCES[province], "field": field + 1, "means": MEANS[position.means]}
        position.tell("placed", {**told, "items": position.cards(position.used)})
    _pay(position, seat, position.used)
    clear(position)
    position.placed += 1
    position.supply = put(position.supply, seat, position.supply[seat] - 1)
    position.board = put(position.board, province, position.board[province] | (1 + seat) << (4 * field))
    position.look_at(province, field + 1)
    score(position, seat, number, "field", PROVINCES[province])
    if TITLE_POINTS[title]:
        score(position, seat, TITLE_POINTS[title], TITLES[title], PROVINCES[province])
    if field < TILES_PER_GATE:
        _win_tile(position, seat, province, position.gates[province * TILES_PER_GATE + field])


def _pay(position: Position, seat: int, used: int) -> None:
    """Troops are discarded, koku and tiles leave the game (S5, S17), the Hatamoto has helped this turn (S21)."""
    cards = used & ALL_CARDS
    ledger.note_played(position, seat, cards)
    position.hands = put(position.hands, seat, position.hands[seat] - cards)
    position.discards += cards & TROOP_CARDS
    if used > ALL_CARDS:
        position.tiles = put(position.tiles, seat, position.tiles[seat] - (used & ALL_TILES))
        if used & MASKS[HATAMOTO_SYMBOL]:
            position.hatamoto_used = True


def score(position: Position, seat: int, points: int, reason: str, province: str | None) -> None:
    """Points for a seat, told with their reason."""
    position.scores = put(position.scores, seat, position.scores[seat] + points)
    if position.events_on:
        told = {"seat": seat, "points": points, "total": position.scores[seat], "for": reason, "province": province}
        position.tell("scored", told)


def _win_tile(position: Position, seat: int, province: int, tile: int) -> None:
    """The tile is turned to its bonus side; the next troop side is seen (S16)."""
    bonus = tile % len(BONUSES)
    if bonus == BONUS_DRAW:
        position.draws = put(position.draws, seat, position.draws[seat] + 1)
    else:
        position.tiles = put(position.tiles, seat, position.tiles[seat] + UNITS[EXCHANGE + bonus])
    if position.events_on:
        position.tell("tile_won", {"seat": seat, "province": PROVINCES[province], "bonus": BONUSES[bonus]})
        if position.filled(province) < TILES_PER_GATE:
            position.tell("gate", {"province": PROVINCES[province], "troop": TROOPS[position.gate_troop(province)]})


def refusal(position: Position, move: int) -> IllegalMove:
    """Why a step of a placement is refused."""
    if move >= CONFIRM:
        return IllegalMove("S20", "no-placement" if position.province == NOTHING else "not-enough")
    if move < USE:
        return _refusal_to_begin(position, *divmod(move - PLACE, len(MEANS)))
    if position.province == NOTHING:
        return IllegalMove("S12", "no-placement")
    if move >= PAY:
        return IllegalMove("S15", "no-such-payment")
    if move >= TAKE_BACK:
        return IllegalMove("S15", "not-laid-out", {"item": ITEMS[move - TAKE_BACK]})
    return _refusal_to_use(position, move - USE)


def _refusal_to_begin(position: Position, province: int, means: int) -> IllegalMove:
    name = PROVINCES[province]
    if position.province != NOTHING:
        return refusal_open(position)
    if position.placed == PLACEMENTS:
        return IllegalMove("S11", "two-placed")
    if not position.supply[position.seat]:
        return IllegalMove("S11", "no-kamon")
    if position.costs[province] == FULL:
        return IllegalMove("S12", "province-full", {"province": name})
    if means == BY_KOKU:
        return IllegalMove("S14", "koku-short", {"province": name, "cost": position.costs[province]})
    return IllegalMove("S13", "troops-short", {"province": name, "need": need(position, province)})


def refusal_open(position: Position) -> IllegalMove:
    """A placement is begun and must first be finished or given up."""
    return IllegalMove("S12", "placement-open", {"province": PROVINCES[position.province]})


def need(position: Position, province: int) -> list[str]:
    """The troops a province asks for (S13)."""
    own = TROOPS[PROVINCE_TROOP[province]]
    return [own] * PROVINCE_PRINTED[province] + [TROOPS[position.gate_troop(province)]]


def _refusal_to_use(position: Position, item: int) -> IllegalMove:
    told = {"item": ITEMS[item]}
    if item == HATAMOTO_SYMBOL:
        if position.titles[position.seat] != HATAMOTO:
            return IllegalMove("S21", "hatamoto-not-yours")
        if position.hatamoto_used:
            return IllegalMove("S21", "hatamoto-used")
    if not (position.held - position.used) & MASKS[item]:
        return IllegalMove("S12", "not-held", told)
    return IllegalMove("S15", "superfluous", told)
