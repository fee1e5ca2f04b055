"""Whether a province will be held: who stands around it, and what he would need (H13–H18)."""

from typing import Final

from tenka.games.shogun.bot.steady import odds as bot_odds
from tenka.games.shogun.bot.steady.sight import SteadySight
from tenka.games.shogun.rules.components.pieces import CASTLE, CASTLE_EFFECT, DEFENCE_SPECIAL, TEMPLE, TEMPLE_EFFECT

BATTLES: Final = 2  # a round has two of them
MOST_LIKELY: Final = 0.6  # however tempting, nobody is sure to attack
BOLDNESS: Final = 1.6  # how much more a sure victory tempts than a lost battle


class Threats:
    """The chances that provinces of ours are taken or laid waste before winter."""

    def __init__(self, sight: SteadySight) -> None:
        self.sight = sight
        self.reach = self._attack_chances()
        self._held: dict[tuple[int, int], float] = {}
        self.exposed = 1.0 if sight.rounds_to_winter <= 1 else 1.5  # rounds to hold out

    def _attack_chances(self) -> list[float]:
        """By province: how likely its armies march against a given neighbour, odds left aside."""
        sight = self.sight
        able = [0] * sight.players
        foes = [0] * len(sight.owner)
        for province in sight.inside:
            owner = sight.owner[province]
            if owner >= 0 and sight.armies[province] > 1:
                foes[province] = sum(sight.owner[near] != owner for near in sight.neighbours[province])
                able[owner] += foes[province] > 0
        return [
            min(1.0, BATTLES / able[sight.owner[province]]) / foes[province] if foes[province] else 0.0
            for province in range(len(foes))
        ]

    def held(self, province: int, armies: int) -> float:
        """The chance that so many armies of ours hold a province."""
        if armies <= 0:
            return 0.0
        key = (province, armies)
        if key not in self._held:
            self._held[key] = self._not_taken(province, armies) ** self.exposed
        return self._held[key]

    def _not_taken(self, province: int, armies: int) -> float:
        sight = self.sight
        defenders = armies + self._bonus(province)
        calm = sight.unrest[province] == 0
        safe = 1.0
        for near in sight.neighbours[province]:
            foe = sight.owner[near]
            if foe not in (-1, sight.seat) and self.reach[near]:
                odds = bot_odds.battle(sight, foe, sight.armies[near] - 1, sight.seat, defenders, 0, calm)
                lost = odds.more + odds.equal
                safe *= 1 - min(MOST_LIKELY, self.reach[near] * (0.4 + BOLDNESS * odds.more)) * lost
        if TEMPLE in sight.built[province]:
            safe += (1 - safe) * sight.chance_of(TEMPLE_EFFECT)
        return safe

    def _bonus(self, province: int) -> int:
        """Bonus armies in defence that are certain (H15)."""
        sight = self.sight
        bonus = int(sight.special[sight.seat] == DEFENCE_SPECIAL)
        if CASTLE in sight.built[province] and sight.chance_of(CASTLE_EFFECT) == 1:
            bonus += 1
        return min(bonus, sight.supply[sight.seat])
