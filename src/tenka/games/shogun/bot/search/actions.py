"""What each of our provinces is worth on each action of a round (table of actions; H10, H12, H14)."""

from typing import Final

from tenka.games.shogun.bot.search.command import SearchCommand
from tenka.games.shogun.bot.search.policy import BUILDING, FAMINE, HOPE, MARKER, TRAINING
from tenka.games.shogun.bot.search.rice import rice_gain
from tenka.games.shogun.bot.search.sight import KINDS
from tenka.games.shogun.rules.components.pieces import (
    ACTIONS,
    ARMIES_5,
    ARMY_1,
    BATTLE_A,
    BATTLE_B,
    BUILDING_COUNT,
    CHESTS,
    EFFECT,
    EFFECTS,
    LIMITS,
    PLACED,
    PRICES,
    RECRUIT_EFFECT,
    REGIONS,
    RICE,
    RICE_ACTION,
    RICE_LEAST,
    RICE_MOST,
    SITES,
    TAX_ACTION,
    TAX_LEAST,
    TAX_MOST,
)
from tenka.games.shogun.rules.position import NOBODY, Position

POINTLESS: Final = -0.05  # a province where its action can do nothing
SURVIVES_WINTER: Final = 0.95
WINTER_MARKER: Final = 0.08  # one more farmer if the province should rise in winter
RECKLESS: Final = 3.0  # to stir a revolt that will rather be lost than won
ONE_MORE: Final = 0.6  # provinces to be fed beyond those we have: won in battle
UNLOOKED: Final = -99.0
LIMIT: Final[list[int]] = [
    max(limit for limit, has in zip(LIMITS, EFFECT, strict=True) if has == effect) for effect in range(len(EFFECTS))
]


class SearchJudge(SearchCommand):
    """By action: what it is worth in each of our provinces, in the order of `own`."""

    def __init__(self, position: Position, seat: int) -> None:
        super().__init__(position, seat)
        self.gains: list[float] = [UNLOOKED] * (len(REGIONS) * KINDS)
        self.targets: list[int] = [NOBODY] * len(self.own)  # whom the best attack of each province is for
        self.attacks: list[float] = [UNLOOKED] * len(self.own)
        self.seconds: list[float] = [UNLOOKED] * len(self.own)  # the best for anybody else
        self.rows: list[list[float]] = [[POINTLESS] * len(self.own) for _ in ACTIONS]
        for place in range(len(self.own)):
            self._judge(place, self.own[place])
        self._spread_battles()

    def _judge(self, place: int, province: int) -> None:
        """All that one province may do."""
        armies = self.armies[province]
        rows = self.rows
        held = self.held(province, armies)
        hold = self.worth(province) * held
        self._build(place, province, held)
        self._best_attack(place, province, armies)
        hope = self.policy[HOPE] * self.attacks[place] if self.attacks[place] > 0.0 else 0.0
        rows[BATTLE_A][place] = self._battle(place, province, armies)
        for action in range(ARMIES_5, BATTLE_A):
            rows[action][place] = self._recruit(action, place, province, hold + hope)
        unrest = self._unrest_cost(province, armies, hold)
        needed = len(self.own) + ONE_MORE
        rice = self._limited(RICE[province], RICE_LEAST, RICE_MOST)
        rows[RICE_ACTION][place] = self.policy[FAMINE] * rice_gain(self, rice, needed) - unrest
        rows[TAX_ACTION][place] = self.chest * self.tax(province) - unrest

    def tax(self, province: int) -> float:
        """The chests to be expected, whatever the event will be."""
        return self._limited(CHESTS[province], TAX_LEAST, TAX_MOST)

    def _limited(self, printed: int, least: int, most: int) -> float:
        found = float(printed)
        if self.effects[least] > 0.0 and LIMIT[least] > printed:
            found += self.effects[least] * (LIMIT[least] - printed)
        if self.effects[most] > 0.0 and LIMIT[most] < printed:
            found -= self.effects[most] * (printed - LIMIT[most])
        return found

    def _build(self, place: int, province: int, held: float) -> None:
        """A point each winter and the majority, if the province is held (H23)."""
        position = self.position
        built = position.buildings[province]
        if BUILDING_COUNT[built] == SITES[province]:
            return
        first = self.region[province] * KINDS
        for kind in range(KINDS):
            if built >> kind & 1 or position.stock[kind] == 0:
                continue
            if self.gains[first + kind] == UNLOOKED:
                gain = self.majority(first + kind, self.seat, self.seat, NOBODY)
                gain -= self.majority(first + kind, self.seat, NOBODY, NOBODY)
                self.gains[first + kind] = gain * (1 + 1 / (self.players - 1))  # what it takes from others in mind
            worth = (self.winters + self.gains[first + kind]) * held * SURVIVES_WINTER * self.policy[BUILDING]
            self.rows[kind][place] = worth - self.chest * PRICES[kind]

    def _best_attack(self, place: int, province: int, armies: int) -> None:
        """With all armies but one; one alone dreams of what it would do if it were three."""
        strong = armies if armies > 1 else 3
        for near in self.neighbours[province]:
            if self.owner[near] != self.seat:
                worth = self.attack(province, strong, near, strong - 1)
                if worth > self.attacks[place]:
                    self.seconds[place] = self.attacks[place]
                    self.attacks[place] = worth
                    self.targets[place] = near
                elif worth > self.seconds[place]:
                    self.seconds[place] = worth
        if armies < 2:
            self.attacks[place] = self.seconds[place] = UNLOOKED

    def _battle(self, place: int, province: int, armies: int) -> float:
        """The best attack or, where all around is ours, a move."""
        if armies < 2:
            return POINTLESS
        worth = self.attacks[place]
        if worth > 0.0:
            return worth
        for near in self.neighbours[province]:
            if self.owner[near] == self.seat:
                move = self.hold(near, self.armies[near] + armies - 1) - self.hold(near, self.armies[near])
                move += self.hold(province, 1) - self.hold(province, armies)
                worth = max(worth, move)
        return worth if worth > UNLOOKED else POINTLESS

    def _recruit(self, action: int, place: int, province: int, now: float) -> float:
        """More armies where they hold or threaten something."""
        more = PLACED[action]
        if self.effects[RECRUIT_EFFECT] > 0.99 and action != ARMY_1:
            more = 3 if action == ARMIES_5 else 2
        if self.position.supply[self.seat] < more:
            return POINTLESS
        armies = self.armies[province] + more
        worth = self.hold(province, armies)
        target = self.targets[place]
        if target != NOBODY and self.rounds > 1:
            hope = self.attack(province, armies, target, armies - 1)
            if hope > 0.0:
                worth += self.policy[HOPE] * hope
        elif self.rounds <= 1 and self.attacks[place] > 0.0:
            now -= self.policy[HOPE] * self.attacks[place]
        return worth - now + self.policy[TRAINING] * self.army * more - self.chest * PRICES[action]

    def _unrest_cost(self, province: int, armies: int, hold: float) -> float:
        """A revolt that may be lost where there is unrest, and one more marker (H14)."""
        markers = self.position.unrest[province]
        cost = self.policy[MARKER] * (self.rounds_to_winter - 1) + WINTER_MARKER
        if markers:
            farmers = markers if markers < self.position.farmers else self.position.farmers
            more, _, kept = self.revolt(armies, farmers)
            cost += hold - more * self.hold(province, int(kept + 0.5))
            lost = armies - more * kept
            if lost > 0.0:
                cost += self.army * lost
            if more < 0.5:
                cost += RECKLESS
        return cost

    def _spread_battles(self) -> None:
        """Both battles may be any; but whom the best of all attacks is for, nobody else need attack."""
        row = self.rows[BATTLE_A]
        best, first = 0.0, NOBODY
        for place in range(len(self.own)):
            if self.attacks[place] > best:
                best, first = self.attacks[place], self.targets[place]
        if first != NOBODY:
            for place in range(len(self.own)):
                if self.targets[place] == first and self.attacks[place] < best:
                    row[place] = self.seconds[place] if self.seconds[place] > 0.0 else POINTLESS
        self.rows[BATTLE_B] = row
