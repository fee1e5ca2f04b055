"""What pieces suffice for (S12–S18, S21), and what koku they make (S24)."""

from typing import Final

from tenka.games.shitenno.pieces import (
    DOUBLES_MASK,
    DOUBLES_SHIFT,
    EXCHANGE,
    HATAMOTO_SYMBOL,
    KOKU_VALUE,
    MASKS,
    PLUS,
    SHIFTS,
    SINGLE,
    SYMBOLS_IN,
    TROOPS,
)

MOST_TROOPS: Final = 4  # that any requirement asks for (S13)

_payable: dict[int, int] = {}


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
    """The most koku that koku, troop symbols (the Hatamoto's included) and tiles make (S17, S18, S24)."""
    base = koku + (exchange if exchange < symbols else symbols)
    return base + plus if base > 0 else 0


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
        pieces >> SHIFTS[HATAMOTO_SYMBOL],
    )


def koku_of(pieces: int) -> int:
    """The most koku that pieces make."""
    symbols = totals(pieces)
    exchange, plus, hatamoto = tile_counts(pieces)
    return most_koku(symbols[4], symbols[0] + symbols[1] + symbols[2] + symbols[3] + hatamoto, exchange, plus)


def requirement(own: int, top: int, printed: int) -> int:
    """A requirement in troops as a number: the sorting of its roles (own × 4 + top) twice, plus 1 if three are printed."""
    return (own * len(TROOPS) + top) * 2 + printed - 2


def payable(pieces: int) -> int:
    """The requirements in troops that pieces suffice for, a bit each."""
    symbols = totals(pieces)
    exchange, plus, hatamoto = tile_counts(pieces)
    key = 0
    for count in symbols:  # more than a requirement asks for makes no difference
        key = key * 8 + (count if count < MOST_TROOPS else MOST_TROOPS)
    key = (key * 16 + exchange) * 32 + plus * 2 + hatamoto
    found = _payable.get(key)
    if found is None:
        found = _payable[key] = _find_payable(symbols, exchange, plus, hatamoto)
    return found


def _find_payable(symbols: list[int], exchange: int, plus: int, hatamoto: int) -> int:
    found = 0
    for own in range(len(TROOPS)):
        for top in range(len(TROOPS)):
            for printed in (2, 3):
                need_own, need_top = (printed + 1, 0) if own == top else (printed, 1)
                have_top = symbols[top] if need_top else 0
                spare = sum(symbols) - symbols[own] - have_top
                if enough_troops(symbols[own], have_top, spare, exchange, plus, hatamoto, need_own, need_top):
                    found |= 1 << requirement(own, top, printed)
    return found


def missing_troops(pieces: int, own: int, top: int, printed: int) -> list[int]:
    """The fewest troops that would still have to be added to pay a requirement in troops."""
    need_own, need_top = (printed + 1, 0) if own == top else (printed, 1)
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
