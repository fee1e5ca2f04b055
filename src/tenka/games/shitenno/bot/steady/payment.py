"""Payments as a bot foresees them, in symbols and koku instead of cards: what is left, and at what price."""

from typing import NamedTuple

from tenka.games.shitenno.bot.steady.holding import EXCHANGE, HATAMOTO, KOKU, PLUS, Holding


class SteadyPrices(NamedTuple):
    """What pieces are worth if they are kept."""

    symbol: float
    koku: float
    tile: float


class NextSpace(NamedTuple):
    """A province's next field: what a kamon there brings, and what it asks for (S13, S14)."""

    province: int
    gain: float
    number: int
    own: int
    need_own: int
    top: int
    need_top: int


class Use(NamedTuple):
    """A placement that can be paid for: its points beyond the worth of the pieces paid, and what is left of them."""

    net: float
    option: NextSpace
    left: Holding


def by_troops(holding: Holding, option: NextSpace, prices: SteadyPrices) -> Use | None:
    """A placement paid in troops; None if it cannot be."""
    own, top = option.own, option.top
    use_own = min(holding[own], option.need_own)
    use_top = min(holding[top], option.need_top)
    missing = option.need_own - use_own + option.need_top - use_top
    left = list(holding)
    left[own] -= use_own
    left[top] -= use_top
    cost = (use_own + use_top) * prices.symbol
    if missing:
        absent = (use_own == 0) + (option.need_top > use_top)
        exchanged = _make_up(left, missing, absent)
        if exchanged is None:
            return None
        tiles = holding[EXCHANGE] - left[EXCHANGE] + holding[PLUS] - left[PLUS]
        cost += exchanged * prices.symbol + tiles * prices.tile
    return Use(option.gain - cost, option, _holding(left))


def _make_up(left: list[int], missing: int, absent: int) -> int | None:
    """Make up for missing troops (S17, S18, S21): by the Hatamoto, +1, and Exchange, which a kind that is absent needs.

    Returns how many other symbols were exchanged, None if it cannot be done.
    """
    if missing > left[HATAMOTO] + left[PLUS] + left[EXCHANGE]:
        return None
    helped = left[HATAMOTO]
    missing -= helped
    exchanged = max(missing - left[PLUS], absent - helped, 0)
    if exchanged > left[EXCHANGE]:
        return None
    left[HATAMOTO] = 0
    left[EXCHANGE] -= exchanged
    left[PLUS] -= missing - exchanged
    for _ in range(exchanged):
        spare = max(range(KOKU + 1), key=left.__getitem__)
        if not left[spare]:
            return None
        left[spare] -= 1
    return exchanged


def by_koku(holding: Holding, option: NextSpace, prices: SteadyPrices) -> Use | None:
    """A placement paid in koku; None if it cannot be."""
    missing = max(0, option.number - holding[KOKU])
    if missing > holding[PLUS] or missing == option.number:
        return None
    koku = option.number - missing
    left = list(holding)
    left[KOKU] -= koku
    left[PLUS] -= missing
    return Use(option.gain - koku * prices.koku - missing * prices.tile, option, _holding(left))


def _holding(counts: list[int]) -> Holding:
    a, b, c, d, koku, exchange, plus, hatamoto = counts
    return a, b, c, d, koku, exchange, plus, hatamoto
