"""The table as one seat sees it, in numbers.

Nothing is read here that the seat does not know: no plans of others, no stacks, and of the tower only how many cubes
of each colour rest in it (H21).
"""

from typing import Final

from tenka.games.shogun.bot.search.policy import ARMY, CHEST, POLICY, RIVALRY
from tenka.games.shogun.rules.components.pieces import EFFECT, EFFECTS, REGIONS, WINTER, YEARS
from tenka.games.shogun.rules.position import NOTHING, Position
from tenka.toolkit.holdings.lists import bits

KINDS: Final = 3
USUAL_CHEST: Final = [0.02, 0.2, 0.25, 0.3, 0.35, 0.35, 0.35]  # points, by rounds to come after this one
USUAL_ARMY: Final = [0.02, 0.15, 0.2, 0.25, 0.25, 0.25, 0.25]
ROUND_COST: Final = 12  # all that one round's actions can cost: more chests than that lie idle
BATTLES: Final = 2  # a round has two of them


class SearchSight:
    """Read once for a decision; what is asked for rarely is found when it is asked for."""

    def __init__(self, position: Position, seat: int) -> None:
        players = position.players
        self.position = position
        self.seat = seat
        self.players = players
        self.owner = position.owner
        self.armies = position.armies
        self.neighbours = position.ground.neighbours
        self.region = position.ground.region
        self.own = bits(position.owned[seat])
        self.winters = YEARS + 1 - position.year
        self.rounds_to_winter = WINTER - position.season if position.season < WINTER else 0
        self.rounds = self.rounds_to_winter + WINTER * (YEARS - position.year)
        self.later = self.rounds - 1 if self.rounds > 1 else 0
        self.policy = POLICY.of(seat)
        self.army = self.policy[ARMY] * USUAL_ARMY[self.later]
        self.chest = self._chest()
        self.resting: list[int] = [position.upper[each] + position.lower[each] for each in range(players + 1)]
        self.in_tray = sum(position.tray)
        self.effects = self._effects()
        self.standing = self._standing()
        self.reach = self._reach()
        self.rivalry = self._rivalry()

    def _chest(self) -> float:
        """A chest kept for the rounds to come; in plenty it is worth little."""
        after = self.later
        if after == 0:
            return USUAL_CHEST[0]
        usual = self.policy[CHEST] * USUAL_CHEST[after]
        plenty = self.position.chests[self.seat] / (ROUND_COST * after)
        if plenty <= 0.2:
            return usual
        return usual * (1.2 - plenty if plenty < 1.0 else 0.2)

    def _effects(self) -> list[float]:
        """By effect: how likely this round's event has it; it is certain once the event is drawn (H7)."""
        found: list[float] = [0.0] * len(EFFECTS)
        position = self.position
        if position.event != NOTHING:
            found[EFFECT[position.event]] = 1.0
        elif position.open_events:
            each = 1.0 / len(position.open_events)
            for event in position.open_events:
                found[EFFECT[event]] += each
        return found

    def _standing(self) -> list[int]:
        """Buildings by region, kind and seat."""
        players = self.players
        found = [0] * (len(REGIONS) * KINDS * players)
        owner, region = self.owner, self.region
        buildings = self.position.buildings
        for province in self.position.ground.inside:
            built = buildings[province]
            if built:
                first = region[province] * KINDS
                for kind in range(KINDS):
                    if built >> kind & 1:
                        found[(first + kind) * players + owner[province]] += 1
        return found

    def _reach(self) -> list[float]:
        """By province: how likely its armies march against a given neighbour, odds left aside."""
        owner, armies, neighbours = self.owner, self.armies, self.neighbours
        able = [0] * self.players
        foes = [0] * len(owner)
        for province in self.position.ground.inside:
            who = owner[province]
            if who >= 0 and armies[province] > 1:
                count = 0
                for near in neighbours[province]:
                    if owner[near] != who:
                        count += 1
                if count:
                    foes[province] = count
                    able[who] += 1
        found: list[float] = [0.0] * len(owner)
        for province in range(len(owner)):
            if foes[province]:
                ready = able[owner[province]]
                found[province] = (1.0 if ready <= BATTLES else BATTLES / ready) / foes[province]
        return found

    def _rivalry(self) -> list[float]:
        """By seat: what a point less for it is worth to us, the more the better it stands."""
        position = self.position
        weights: list[float] = []
        for seat in range(self.players):
            points = 1.0 + position.scores[seat] + position.owned[seat].bit_count()
            for place in range(seat, len(self.standing), self.players):
                points += self.standing[place]
            weights.append(0.0 if seat == self.seat else points * points * points)
        whole = sum(weights)
        return [self.policy[RIVALRY] * weight / whole for weight in weights]
