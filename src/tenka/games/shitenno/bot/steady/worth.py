"""What things are worth in points: pieces kept for later, placements within reach, titles."""

from typing import Any

from tenka.games.shitenno.bot.steady.holding import KOKU, Holding, of_seat
from tenka.games.shitenno.bot.steady.majority import fields_of, gilded, majority_worth, with_kamon
from tenka.games.shitenno.bot.steady.payment import NextSpace, SteadyPrices, Use, by_koku, by_troops
from tenka.games.shitenno.rules.components.pieces import (
    FIELD_NUMBER,
    FIELDS,
    PROVINCE_PRINTED,
    PROVINCE_TROOP,
    TITLE_POINTS,
    TITLES,
    TROOPS,
)
from tenka.games.shitenno.rules.components.tables import TABLES

# Weights found by letting bots with different ones play each other.
SYMBOL = 2.4  # a troop symbol while there are rounds to come
TILE_BONUS = 0.8  # an Exchange or +1 beyond the point it makes at the end (S24)
KOKU_BONUS = 0.1  # a koku beyond its point
CROWD = 12.0  # troop symbols in hand at which another one is worth half
SOON = 0.6  # rounds to come at which half of that is left
HIDDEN_TILE = 0.9  # a tile still to be won, to one whose bonus is known
RANK = (0.3, 0.1, 0.0, 0.0)  # being served earlier, by title
PLACEMENTS_EXPECTED = 0.8  # in an odd year
GILDING_EXPECTED = 1.0  # once there are kamons to gild
KAMONS_A_ROUND = 1.6  # placed by who has the fewest left
KAMONS_AT_ONCE = 0.5  # of them, in the year at hand


class Outlook:
    """The position as one seat may judge it."""

    def __init__(self, view: dict[str, Any], seat: int, title: str | None) -> None:
        self.seat = seat
        self.players = len(view["seats"])
        self.later = rounds_to_come(view)
        lasting = self.later / (self.later + SOON)
        self.holding = of_seat(view, seat)
        crowd = 1 + sum(self.holding[:KOKU]) / CROWD
        self.prices = SteadyPrices(SYMBOL * lasting / crowd, 1 + KOKU_BONUS * lasting, 1 + TILE_BONUS * lasting)
        self.points = 0 if title is None else TITLE_POINTS[TITLES.index(title)]
        self.provinces = [fields_of(province) for province in view["provinces"]]
        self.options = self._options(view) if view["seats"][seat]["kamons"] else []

    def _options(self, view: dict[str, Any]) -> list[NextSpace]:
        found = []
        for province, (shown, fields) in enumerate(zip(view["provinces"], self.provinces, strict=True)):
            if 0 not in fields:
                continue
            number = FIELD_NUMBER[province * FIELDS + fields.index(0)]
            gain = number + self.points + self._majority(with_kamon(fields, self.seat)) - self._majority(fields)
            if shown["tiles"]:
                gain += self.prices.tile * HIDDEN_TILE
            own, top = PROVINCE_TROOP[province], TROOPS.index(shown["troop"])
            need_own, need_top = PROVINCE_PRINTED[province], 1
            if own == top:
                need_own, need_top = need_own + 1, 0
            found.append(NextSpace(province, gain, number, own, need_own, top, need_top))
        return found

    def _majority(self, fields: tuple[int, ...]) -> float:
        return majority_worth(fields, self.seat, self.players, self.later)

    def gilding(self) -> tuple[float, int, int]:
        """The most that turning a kamon to gold can bring, with province and field (S22); 0 if nothing."""
        best = (0.0, 0, 0)
        for province, fields in enumerate(self.provinces):
            for field, kamon in enumerate(fields):
                if kamon == 1 + self.seat:
                    gain = self._majority(gilded(fields, field)) - self._majority(fields)
                    best = max(best, (gain, province, field))
        return best

    def title_worth(self, title: str) -> float:
        """What a title brings in the odd year to come, and as rank."""
        number = TITLES.index(title)
        worth = TITLE_POINTS[number] * PLACEMENTS_EXPECTED + RANK[number]
        if title == "sensei":
            worth += max(self.gilding()[0], GILDING_EXPECTED if self.later > 1 else 0.0)
        elif title == "hatamoto":
            worth += self.prices.symbol
        return worth

    def worth(self, holding: Holding) -> float:
        """Pieces, and the best use of them in this year's placements."""
        return self.kept(holding) + self.best_use(holding)

    def kept(self, holding: Holding) -> float:
        """Pieces that are not used now."""
        a, b, c, d, koku, exchange, plus, _ = holding
        symbol, one_koku, tile = self.prices
        return (a + b + c + d) * symbol + koku * one_koku + (exchange + plus) * tile

    def best_use(self, holding: Holding) -> float:
        """The most that two placements bring beyond the worth of what they cost; at least 0."""
        return max([0.0, *(use.net + self.following(use) for use in self.uses(holding))])

    def following(self, use: Use) -> float:
        """What a second placement brings, if any; elsewhere, as the tile behind the first one is not seen yet."""
        return max([0.0, *(each.net for each in self.uses(use.left) if each.option is not use.option)])

    def uses(self, holding: Holding) -> list[Use]:
        """The placements that can be paid for."""
        found = []
        for option in self.options:
            for use in (by_troops(holding, option, self.prices), by_koku(holding, option, self.prices)):
                if use is not None:
                    found.append(use)
        return found


def rounds_to_come(view: dict[str, Any]) -> float:
    """How many rounds will probably follow this one (S23)."""
    by_decks: float = view["decks"]["koku"] / TABLES[len(view["seats"])].koku_drawn
    fewest: int = min(seat["kamons"] for seat in view["seats"])
    return max(0.0, min(by_decks, (fewest - KAMONS_AT_ONCE) / KAMONS_A_ROUND))
