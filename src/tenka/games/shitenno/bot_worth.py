"""What things are worth in points: pieces kept for later, placements within reach, majorities in prospect."""

from functools import lru_cache
from typing import Any, NamedTuple

from tenka.games.shitenno.bot_holding import EXCHANGE, HATAMOTO, KOKU, PLUS, Holding
from tenka.games.shitenno.data import DATA
from tenka.games.shitenno.pieces import (
    FIELD_NUMBER,
    FIELDS,
    PROVINCE_PRINTED,
    PROVINCE_TROOP,
    TITLE_POINTS,
    TITLES,
    TROOPS,
)
from tenka.games.shitenno.tables import TABLES

SYMBOL = 1.6  # a troop symbol while there are rounds to come
TILE_BONUS = 0.8  # an Exchange or +1 beyond the point it makes at the end (S24)
KOKU_BONUS = 0.1  # a koku beyond its point
SOON = 0.6  # rounds to come at which half of a bonus is left
RANK = (1.0, 0.5, 0.2, 0.0)  # being served earlier, by title
PLACEMENTS_EXPECTED = 1.2  # in an odd year
KAMONS_A_ROUND = 1.6

Fields = tuple[int, ...]  # from the left, 0 free, else 1 + seat, negative if gold


class Option(NamedTuple):
    """A province's next field: what a kamon there brings, and what it asks for (S13, S14)."""

    province: int
    gain: float
    number: int
    own: int
    need_own: int
    top: int
    need_top: int


class Outlook:
    """The position as one seat may judge it."""

    def __init__(self, view: dict[str, Any], seat: int, title: str | None) -> None:
        self.view = view
        self.seat = seat
        self.players = len(view["seats"])
        self.later = rounds_to_come(view)
        lasting = self.later / (self.later + SOON)
        self.symbol = SYMBOL * lasting
        self.koku = 1 + KOKU_BONUS * lasting
        self.tile = 1 + TILE_BONUS * lasting
        self.points = 0 if title is None else TITLE_POINTS[TITLES.index(title)]
        self.boards = [fields_of(province) for province in view["provinces"]]
        self.options = self._options() if view["seats"][seat]["kamons"] else []

    def _options(self) -> list[Option]:
        found = []
        for place, (shown, board) in enumerate(zip(self.view["provinces"], self.boards, strict=True)):
            if 0 not in board:
                continue
            number = FIELD_NUMBER[place * FIELDS + board.index(0)]
            gain = number + self.points + self._majority_gain(board) + (self.tile * 0.9 if shown["tiles"] else 0)
            own, top = PROVINCE_TROOP[place], TROOPS.index(shown["troop"])
            printed = PROVINCE_PRINTED[place]
            need = (printed + 1, 0) if own == top else (printed, 1)
            found.append(Option(place, gain, number, own, need[0], top, need[1]))
        return found

    def _majority_gain(self, board: Fields) -> float:
        field = board.index(0)
        after = (*board[:field], 1 + self.seat, *board[field + 1 :])
        return self.majority(after) - self.majority(board)

    def majority(self, board: Fields) -> float:
        """The majority's points in prospect (S25); what one wins, the others together lose."""
        share = prospect(board, self.seat, self.players, round(self.later, 1))
        return DATA.majority.points * share * (1 + 1 / (self.players - 1))

    def gilding(self) -> tuple[float, int, int]:
        """The most that turning a kamon to gold can bring, with province and field (S22); 0 if nothing."""
        best = (0.0, 0, 0)
        for province, board in enumerate(self.boards):
            for field, kamon in enumerate(board):
                if kamon == 1 + self.seat:
                    gold = (*board[:field], -kamon, *board[field + 1 :])
                    best = max(best, (self.majority(gold) - self.majority(board), province, field))
        return best

    def title_worth(self, title: str) -> float:
        """What a title brings in the odd year to come, and as rank."""
        number = TITLES.index(title)
        worth = TITLE_POINTS[number] * PLACEMENTS_EXPECTED + RANK[number]
        if title == "sensei":
            worth += max(self.gilding()[0], 1.0 if self.later > 1 else 0.0)
        elif title == "hatamoto":
            worth += self.symbol
        return worth

    def worth(self, holding: Holding, placements: int = 2) -> float:
        """Pieces and the best use of them in this year's placements."""
        return self.kept(holding) + self.best_use(holding, placements)

    def kept(self, holding: Holding) -> float:
        """Pieces that are not used now."""
        a, b, c, d, koku, exchange, plus, _ = holding
        return (a + b + c + d) * self.symbol + koku * self.koku + (exchange + plus) * self.tile

    def best_use(self, holding: Holding, placements: int) -> float:
        """The most points that placements bring beyond the worth of what they cost."""
        best = 0.0
        for net, option, left in self.uses(holding):
            if placements > 1 and net > -1:
                following = max((n for n, o, _ in self.uses(left) if o is not option), default=0.0)
                best = max(best, net + max(following, 0.0))
            else:
                best = max(best, net)
        return best

    def uses(self, holding: Holding) -> list[tuple[float, Option, Holding]]:
        """Each placement that can be paid for: its net points, and what is left."""
        found = []
        for option in self.options:
            by_troops = self.by_troops(holding, option)
            if by_troops is not None:
                found.append((by_troops[0], option, by_troops[1]))
            by_koku = self.by_koku(holding, option)
            if by_koku is not None:
                found.append((by_koku[0], option, by_koku[1]))
        return found

    def by_troops(self, holding: Holding, option: Option) -> tuple[float, Holding] | None:
        """Net points of a placement paid in troops, and what is left; None if it cannot be paid."""
        _, gain, _, own, need_own, top, need_top = option
        use_own = min(holding[own], need_own)
        use_top = min(holding[top], need_top)
        missing = need_own - use_own + need_top - use_top
        if missing > holding[EXCHANGE] + holding[PLUS] + holding[HATAMOTO]:
            return None
        exchange = plus = help_ = spare_used = 0
        if missing:
            absent = (use_own == 0) + (need_top > use_top)
            help_ = holding[HATAMOTO]
            missing -= help_
            exchange = max(missing - holding[PLUS], absent - help_, 0)
            if exchange > holding[EXCHANGE]:
                return None
            plus = missing - exchange
            spare_used = exchange
        left = list(holding)
        left[own] -= use_own
        left[top] -= use_top
        for _ in range(spare_used):
            spare = max(range(KOKU + 1), key=left.__getitem__)
            if not left[spare]:
                return None
            left[spare] -= 1
        left[EXCHANGE] -= exchange
        left[PLUS] -= plus
        left[HATAMOTO] -= help_
        cost = (use_own + use_top + spare_used) * self.symbol + (exchange + plus) * self.tile
        return gain - cost, _holding(left)

    def by_koku(self, holding: Holding, option: Option) -> tuple[float, Holding] | None:
        """Net points of a placement paid in koku, and what is left; None if it cannot be paid."""
        missing = max(0, option.number - holding[KOKU])
        if missing > holding[PLUS] or missing == option.number:
            return None
        koku = option.number - missing
        left = list(holding)
        left[KOKU] -= koku
        left[PLUS] -= missing
        return option.gain - koku * self.koku - missing * self.tile, _holding(left)


def _holding(counts: list[int]) -> Holding:
    a, b, c, d, koku, exchange, plus, hatamoto = counts
    return a, b, c, d, koku, exchange, plus, hatamoto


def rounds_to_come(view: dict[str, Any]) -> float:
    """How many rounds will probably follow this one (S23)."""
    by_koku: float = view["decks"]["koku"] / TABLES[len(view["seats"])].koku_drawn
    fewest: int = min(seat["kamons"] for seat in view["seats"])
    return max(0.0, min(by_koku, (fewest - 0.5) / KAMONS_A_ROUND))


def fields_of(province: dict[str, Any]) -> Fields:
    """A province's fields as numbers."""
    return tuple(
        0 if kamon is None else -1 - kamon["seat"] if kamon["gold"] else 1 + kamon["seat"]
        for kamon in province["fields"]
    )


@lru_cache(maxsize=1 << 15)
def prospect(board: Fields, seat: int, players: int, later: float) -> float:
    """The chance of a province's majority (S25): who leads now is the likelier to keep it the nearer the end."""
    strength = [0.0] * players
    for place, kamon in enumerate(board):
        if kamon:
            strength[abs(kamon) - 1] += (2 if kamon < 0 else 1) + 0.1 * (FIELDS - place) / FIELDS
    sharp = 2 + 2 / (1 + later)
    weights = [float(each**sharp) for each in strength]
    open_share = 0.7 * board.count(0) * min(later, 2.0) + 0.01
    return (weights[seat] + open_share / players) / (sum(weights) + open_share)
