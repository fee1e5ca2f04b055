"""What pieces suffice for (S12–S18, S21), and what koku they make (S24)."""

from typing import Final

from tenka.games.shitenno.rules.components.pieces import (
    ALL_CARDS,
    DOUBLES_FOLD,
    DOUBLES_MASK,
    DOUBLES_SHIFT,
    EXCHANGE,
    HATAMOTO_SYMBOL,
    KOKU_IN,
    KOKU_MASK,
    MASKS,
    MORE_SINGLES_SHIFT,
    PLUS,
    SHIFTS,
    SINGLES_SHIFT,
    SYMBOL_BITS,
    SYMBOLS_IN_DOUBLES,
    SYMBOLS_IN_MORE_SINGLES,
    SYMBOLS_IN_SINGLES,
    TROOPS,
    TWO_SINGLES_MASK,
)

NEEDS: Final = [
    (printed + 1, 0) if own == top else (printed, 1) for own in range(4) for top in range(4) for printed in (2, 3)
]  # by requirement: how many of the province's own troop and of the top tile's
SYMBOLS_NEEDED: Final = [
    (need_own << SYMBOL_BITS * (asked >> 3)) + (need_top << SYMBOL_BITS * (asked >> 1 & 3))
    for asked, (need_own, need_top) in enumerate(NEEDS)
]


def enough_troops(
    own: int, top: int, spare: int, exchange: int, plus: int, hatamoto: int, need_own: int, need_top: int
) -> bool:
    """Whether symbols and tiles make the troops needed; `spare` counts koku and troops of other kinds."""
    missing = (need_own - own if own < need_own else 0) + (need_top - top if top < need_top else 0)
    if missing > exchange + plus + hatamoto:
        return False
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
    return missing <= spare + plus and missing <= exchange + plus and absent <= exchange + hatamoto


def most_koku(koku: int, symbols: int, exchange: int, plus: int) -> int:
    """The most koku that koku, troop symbols (the Hatamoto's included) and tiles make (S17, S18, S24)."""
    base = koku + (exchange if exchange < symbols else symbols)
    return base + plus if base > 0 else 0


def packed_symbols(pieces: int) -> int:
    """The troop symbols on the cards among these pieces, SYMBOL_BITS a troop."""
    return (
        SYMBOLS_IN_SINGLES[pieces >> SINGLES_SHIFT & TWO_SINGLES_MASK]
        + SYMBOLS_IN_MORE_SINGLES[pieces >> MORE_SINGLES_SHIFT & TWO_SINGLES_MASK]
        + SYMBOLS_IN_DOUBLES[(pieces >> DOUBLES_SHIFT & DOUBLES_MASK) % DOUBLES_FOLD]
    )


def unpacked(symbols: int) -> list[int]:
    """Packed symbols by troop."""
    mask = (1 << SYMBOL_BITS) - 1
    return [
        symbols & mask,
        (symbols >> SYMBOL_BITS) & mask,
        (symbols >> 2 * SYMBOL_BITS) & mask,
        symbols >> 3 * SYMBOL_BITS,
    ]


def tile_counts(pieces: int) -> tuple[int, int, int]:
    """Exchange tiles, +1 tiles and the Hatamoto's symbol among these pieces."""
    return (
        (pieces & MASKS[EXCHANGE]) >> SHIFTS[EXCHANGE],
        (pieces & MASKS[PLUS]) >> SHIFTS[PLUS],
        pieces >> SHIFTS[HATAMOTO_SYMBOL],
    )


def koku_of(pieces: int) -> int:
    """The most koku that pieces make."""
    koku = KOKU_IN[pieces & KOKU_MASK]
    if pieces <= ALL_CARDS:
        return koku
    exchange, plus, hatamoto = tile_counts(pieces)
    return most_koku(koku, sum(unpacked(packed_symbols(pieces))) + hatamoto, exchange, plus)


def requirement(own: int, top: int, printed: int) -> int:
    """A requirement in troops as a number: its sorting (own × 4 + top) twice, plus 1 if three are printed."""
    return (own * len(TROOPS) + top) * 2 + printed - 2


def missing_troops(pieces: int, asked: int) -> list[int]:
    """The fewest troops that would still have to be added to pay a requirement in troops."""
    own, top = divmod(asked >> 1, len(TROOPS))
    need_own, need_top = NEEDS[asked]
    symbols = unpacked(packed_symbols(pieces))
    have_top = symbols[top] if need_top else 0
    spare = sum(symbols) + KOKU_IN[pieces & KOKU_MASK] - symbols[own] - have_top
    exchange, plus, hatamoto = tile_counts(pieces)
    for missing in range(need_own + need_top + 1):
        for more_top in range(min(missing, need_top) + 1):
            more_own = missing - more_top
            have_own = symbols[own] + more_own
            if enough_troops(have_own, have_top + more_top, spare, exchange, plus, hatamoto, need_own, need_top):
                return [own] * more_own + [top] * more_top
    raise AssertionError


def missing_koku(pieces: int, cost: int) -> int:
    """The fewest koku that would still have to be added to pay a field's number."""
    exchange, plus, hatamoto = tile_counts(pieces)
    koku = KOKU_IN[pieces & KOKU_MASK]
    symbols = sum(unpacked(packed_symbols(pieces))) + hatamoto
    return next(more for more in range(cost + 1) if most_koku(koku + more, symbols, exchange, plus) >= cost)
