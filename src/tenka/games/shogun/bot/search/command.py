"""Our armies: what they hold and what they may win (H13–H18)."""

from typing import Final

from tenka.games.shogun.bot.search.odds import NEW_VARIANCE, compared, falls
from tenka.games.shogun.bot.search.policy import BEATEN, BOLD, CAUTION, TIMID
from tenka.games.shogun.bot.search.worth import Outlook
from tenka.games.shogun.knowledge.throws import NEW_OUT
from tenka.games.shogun.rules.components.pieces import (
    ATTACK_SPECIAL,
    CASTLE,
    CASTLE_EFFECT,
    DEFENCE_SPECIAL,
    FARMERS_EFFECT,
    PROVINCES,
    TEMPLE,
    TEMPLE_EFFECT,
)
from tenka.games.shogun.rules.position import NOBODY, Position

MOST_LIKELY: Final = 0.6  # however tempting, nobody is sure to attack
NOT_LOOKED: Final = NOBODY - 1


class SearchCommand(Outlook):
    """Battles and threats as a seat expects them."""

    def __init__(self, position: Position, seat: int) -> None:
        super().__init__(position, seat)
        self.foe: list[int] = [NOT_LOOKED] * len(PROVINCES)  # where the strongest stands around a province
        self.foes_reach: list[float] = [0.0] * len(PROVINCES)

    def battle(
        self, attacker: int, attackers: int, defender: int, defenders: int, farmers: int, calm: bool
    ) -> tuple[float, float, float]:
        """The attacker's odds, bonus armies counted already: more, as many, armies kept."""
        position = self.position
        tray, resting, players = position.tray, self.resting, self.players
        out = falls(attackers + defenders + farmers + self.in_tray, position.flat)
        ahead = attackers + tray[attacker]
        thrown = ahead
        rest_ahead = resting[attacker]
        rest = rest_ahead
        if defender >= 0:
            against = defenders + tray[defender]
            ahead -= against
            thrown += against
            rest_ahead -= resting[defender]
            rest += resting[defender]
        if calm:
            against = farmers + tray[players]
            ahead -= against
            thrown += against
            rest_ahead -= resting[players]
            rest += resting[players]
        return compared(ahead * NEW_OUT + rest_ahead * out, thrown * NEW_VARIANCE + rest * out * (1 - out))

    def revolt(self, armies: int, farmers: int) -> tuple[float, float, float]:
        """Our odds against farmers, all of the tray counting (H19)."""
        return self.battle(self.seat, armies, NOBODY, 0, farmers, calm=True)

    def assault(self, target: int, sent: int) -> tuple[float, float, float]:
        """The odds of an attack of ours, with the bonus armies that are known."""
        position = self.position
        defender = self.owner[target]
        calm = position.unrest[target] == 0
        if position.special[self.seat] == ATTACK_SPECIAL and position.supply[self.seat]:
            sent += 1
        if defender == NOBODY:
            farmers = 2 if self.effects[FARMERS_EFFECT] > 0.99 else 1
            return self.battle(self.seat, sent, NOBODY, 0, farmers, calm)
        defenders = self.armies[target] + self._bonus(target, defender)
        return self.battle(self.seat, sent, defender, defenders, 0, calm)

    def _bonus(self, province: int, who: int) -> int:
        """Bonus armies in defence that are certain (H15)."""
        position = self.position
        bonus = 1 if position.special[who] == DEFENCE_SPECIAL else 0
        if self.effects[CASTLE_EFFECT] > 0.99 and position.buildings[province] >> CASTLE & 1:
            bonus += 1
        return bonus if bonus < position.supply[who] else position.supply[who]

    def _look_around(self, province: int) -> None:
        """The strongest foe around a province, and how likely anybody there attacks it."""
        strongest, where, reach = 1, NOBODY, 0.0
        for near in self.neighbours[province]:
            who = self.owner[near]
            if who >= 0 and who != self.seat and self.armies[near] > 1:
                reach += self.reach[near]
                if self.armies[near] > strongest:
                    strongest, where = self.armies[near], near
        self.foe[province] = where
        self.foes_reach[province] = reach

    def held(self, province: int, armies: int) -> float:
        """The chance that so many armies of ours hold a province until about winter."""
        if armies <= 0:
            return 0.0
        if self.foe[province] == NOT_LOOKED:
            self._look_around(province)
        where = self.foe[province]
        if where == NOBODY:
            return 1.0
        defenders = armies + self._bonus(province, self.seat)
        calm = self.position.unrest[province] == 0
        more, equal, _ = self.battle(self.owner[where], self.armies[where] - 1, self.seat, defenders, 0, calm)
        attacked = self.foes_reach[province] * (self.policy[TIMID] + self.policy[BOLD] * more)
        lost = (attacked if attacked < MOST_LIKELY else MOST_LIKELY) * (more + equal)
        if self.position.buildings[province] >> TEMPLE & 1:
            lost *= 1 - self.effects[TEMPLE_EFFECT]
        if self.rounds_to_winter > 1:  # longer to hold out
            lost = 1.5 * lost - 0.375 * lost * lost
        return 1 - lost

    def hold(self, province: int, armies: int) -> float:
        """What a province of ours is worth, as likely as so many armies hold it."""
        return self.worth(province) * self.held(province, armies)

    def attack(self, province: int, standing: int, target: int, sent: int) -> float:
        """What it is worth to attack with some of the armies of a province."""
        defender = self.owner[target]
        more, equal, kept = self.assault(target, sent)
        gain = more * self.worth(target) * self.held(target, int(kept + 0.5))
        gain -= self.policy[BEATEN] * self.army * (sent - more * kept)
        if defender >= 0:
            gain += self.rivalry[defender] * (more + equal) * self.province_worth(target, defender)
        if self.position.buildings[target] >> TEMPLE & 1:
            gain *= 1 - self.effects[TEMPLE_EFFECT]
        return gain - self.policy[CAUTION] * (self.hold(province, standing) - self.hold(province, standing - sent))
