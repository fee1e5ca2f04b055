"""What provinces and majorities are worth to a seat, in points at the end of the game (H23)."""

from typing import Final

from tenka.games.shogun.bot.search.policy import INCOME, LAND, SITE, STILL_OPEN, UPKEEP
from tenka.games.shogun.bot.search.sight import KINDS, SearchSight
from tenka.games.shogun.rules.components.pieces import (
    BUILDING_COUNT,
    CHESTS,
    MAJORITY_POINTS,
    PROVINCES,
    RICE,
    SITES,
    WINTER,
)
from tenka.games.shogun.rules.position import NOBODY, Position

UNKNOWN: Final = -99.0


class Outlook(SearchSight):
    """What is worth how much; found when it is asked for."""

    def __init__(self, position: Position, seat: int) -> None:
        super().__init__(position, seat)
        self.worths: list[float] = [UNKNOWN] * len(PROVINCES)

    def _prospect(self, first: int, who: int, gainer: int, loser: int, rounds: int) -> float:
        """The chance of a majority, somebody having a building more than now, somebody one less."""
        whole = self.policy[STILL_OPEN] * rounds + 0.02
        mine = whole / self.players
        standing = self.standing
        for seat in range(self.players):
            count = standing[first + seat]
            if seat == gainer:
                count += 1
            if seat == loser:
                count -= 1
            weight = float(count * count * count)
            whole += weight
            if seat == who:
                mine += weight
        return mine / whole

    def majority(self, place: int, who: int, gainer: int, loser: int) -> float:
        """The points that a majority will bring a seat, in this winter and the last; `place` by region and kind."""
        first = place * self.players
        found = self._prospect(first, who, gainer, loser, self.rounds_to_winter)
        if self.winters > 1:
            found += self._prospect(first, who, gainer, loser, self.rounds_to_winter + WINTER)
        return found * MAJORITY_POINTS[place % KINDS]

    def _held_gain(self, province: int, who: int) -> float:
        """What the buildings of a province do for a seat's majorities, if it has them or would have them."""
        built = self.position.buildings[province]
        if not built:
            return 0.0
        found = 0.0
        first = self.region[province] * KINDS
        owner = self.owner[province]
        for kind in range(KINDS):
            if built >> kind & 1:
                without = self.majority(first + kind, who, NOBODY, owner)
                gainer, loser = (NOBODY, NOBODY) if owner == who else (who, owner)
                found += self.majority(first + kind, who, gainer, loser) - without
        return found

    def province_worth(self, province: int, who: int) -> float:
        """What a province, with what is built there, brings a seat that has it to the end."""
        built = BUILDING_COUNT[self.position.buildings[province]]
        later = self.later
        policy = self.policy
        points = self.winters * (1 + built - policy[UPKEEP]) + self._held_gain(province, who)
        points += (policy[SITE] * (SITES[province] - built) + policy[LAND]) * later
        return points + policy[INCOME] * (CHESTS[province] + RICE[province]) * later

    def worth(self, province: int) -> float:
        """What a province is or would be worth to us."""
        if self.worths[province] == UNKNOWN:
            self.worths[province] = self.province_worth(province, self.seat)
        return self.worths[province]
