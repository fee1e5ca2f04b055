"""What each province is worth on each action of a round (table of actions; H10, H12, H23)."""

from typing import Final

from tenka.games.shogun.bot.steady.income import rice_worth, tax_worth
from tenka.games.shogun.bot.steady.majority import building_gain
from tenka.games.shogun.bot.steady.march import SteadyCommand
from tenka.games.shogun.bot.steady.sight import NOBODY
from tenka.games.shogun.rules.actions.recruiting import UNDER_EVENT
from tenka.games.shogun.rules.components.pieces import (
    BATTLE_A,
    PLACED,
    PRICES,
    RECRUIT_EFFECT,
    RICE_ACTION,
    SITES,
    TAX_ACTION,
)

POINTLESS: Final = -0.05  # a province where its action can do nothing
SURVIVES_WINTER: Final = 0.95
TRAINING: Final = 0.5  # of an army's worth, wherever it stands: it may be moved


class SteadyJudge:
    """Judges our provinces on the actions; a chest paid is worth what it is worth kept."""

    def __init__(self, command: SteadyCommand) -> None:
        self.command = command
        self.sight = command.sight
        self.chest = command.worths.chest

    def worths(self) -> list[list[float]]:
        """By action and province of ours."""
        own = self.sight.own
        first = self._first_target()
        rows = [[self.worth(action, province) for province in own] for action in range(BATTLE_A)]
        rows.append([self._battle(province, NOBODY) for province in own])
        rows.append([self._battle(province, first) for province in own])
        return rows

    def worth(self, action: int, province: int) -> float:
        """What an action that is no battle is worth in a province."""
        if action < RICE_ACTION:
            return self._build(action, province)
        if action == RICE_ACTION:
            return rice_worth(self.command, province)
        if action == TAX_ACTION:
            return tax_worth(self.command, province, self.chest)
        return self._recruit(action, province)

    def _build(self, kind: int, province: int) -> float:
        """A point each winter and the majority, if the province is held (H23)."""
        sight = self.sight
        built = sight.built[province]
        if kind in built or len(built) == SITES[province] or sight.stock[kind] == 0:
            return POINTLESS
        held = self.command.threats.held(province, sight.armies[province]) * SURVIVES_WINTER
        return (sight.winters + building_gain(sight, province, kind)) * held - self.chest * PRICES[kind]

    def _recruit(self, action: int, province: int) -> float:
        """More armies where they hold or threaten something."""
        sight, command = self.sight, self.command
        armies = PLACED[action]
        if sight.chance_of(RECRUIT_EFFECT) == 1:
            armies = UNDER_EVENT[armies]
        if sight.supply[sight.seat] < armies:
            return POINTLESS
        here = sight.armies[province]
        gain = command.stand(province, here + armies) - command.stand(province, here)
        gain += TRAINING * command.worths.army * armies
        return gain - self.chest * PRICES[action]

    def _first_target(self) -> int:
        """Whom the best of all attacks is for: the second one goes elsewhere."""
        armies = self.sight.armies
        attacks = [self.command.best_attack(province, armies[province]) for province in self.sight.own]
        best = max(attacks, key=lambda march: march.worth, default=None)
        return NOBODY if best is None else best.target

    def _battle(self, province: int, barred: int) -> float:
        """The best attack or, where all around is ours, a move."""
        sight, command = self.sight, self.command
        armies = sight.armies[province]
        if armies < 2:
            return POINTLESS
        attack = command.best_attack(province, armies, barred)
        friends = [near for near in sight.neighbours[province] if sight.owner[near] == sight.seat]
        if attack.worth > 0 or not friends:
            return attack.worth if attack.target != NOBODY else POINTLESS
        march = command.best_march(province, friends)
        return march.worth if march is not None else POINTLESS
