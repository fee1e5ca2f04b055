"""Battle and move: what an attack is worth, where to march and with how many (H10, H13–H18, H20)."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from tenka.games.shogun.bot.steady import odds as bot_odds
from tenka.games.shogun.bot.steady.sight import NOBODY, SteadySight
from tenka.games.shogun.bot.steady.threat import Threats
from tenka.games.shogun.bot.steady.worth import Worths
from tenka.games.shogun.rules.components.pieces import (
    ATTACK_SPECIAL,
    CASTLE,
    CASTLE_EFFECT,
    DEFENCE_SPECIAL,
    FARMERS_EFFECT,
    PROVINCE,
    PROVINCES,
    TEMPLE,
    TEMPLE_EFFECT,
)
from tenka.kernel.move import Move

STAY: Final = Move(("stay",))
HOPE: Final = 1.0  # of an attack's worth, while its armies only stand ready for it
FINELY: Final = 8  # up to so many armies every number is looked at


class SteadyMarch(NamedTuple):
    """Armies that go somewhere, and what it is worth."""

    worth: float
    target: int
    armies: int


NO_MARCH: Final = SteadyMarch(float("-inf"), NOBODY, 0)


class SteadyCommand:
    """Our armies: what they hold, what they threaten."""

    def __init__(self, sight: SteadySight) -> None:
        self.sight = sight
        self.worths = Worths(sight)
        self.threats = Threats(sight)
        self._attacks: dict[tuple[int, int], list[SteadyMarch]] = {}

    def hold(self, province: int, armies: int) -> float:
        """What a province of ours is worth, as likely as so many armies hold it."""
        return self.worths.ours[province] * self.threats.held(province, armies)

    def stand(self, province: int, armies: int) -> float:
        """What armies are worth where they stand: they hold, and later they attack."""
        worth = self.hold(province, armies)
        if self.sight.rounds > 1 and armies > 1:
            worth += HOPE * max(0.0, self.best_attack(province, armies).worth)
        return worth

    def best_attack(self, province: int, armies: int, barred: int = NOBODY) -> SteadyMarch:
        """The best attack if so many armies stood in a province, all but one sent; none is worth minus infinity."""
        key = (province, armies)
        if key not in self._attacks:
            self._attacks[key] = sorted(self._all_attacks(province, armies), reverse=True)
        for march in self._attacks[key]:
            if march.target != barred:
                return march
        return NO_MARCH

    def _all_attacks(self, province: int, armies: int) -> list[SteadyMarch]:
        sight = self.sight
        return [
            SteadyMarch(self.attack(province, armies, near, armies - 1), near, armies - 1)
            for near in sight.neighbours[province]
            if sight.owner[near] != sight.seat
        ]

    def attack(self, province: int, standing: int, target: int, sent: int) -> float:
        """What it is worth to attack with some of the armies of a province."""
        sight = self.sight
        defender = sight.owner[target]
        odds = self.odds(target, sent)
        kept = max(1, round(odds.kept))
        gain = odds.more * self.worths.ours[target] * self.threats.held(target, kept)
        gain -= self.worths.army * (sent - odds.more * odds.kept)
        if defender != NOBODY:
            gain += sight.rivalry[defender] * (odds.more + odds.equal) * self.worths.theirs[target]
        if TEMPLE in sight.built[target]:
            gain *= 1 - sight.chance_of(TEMPLE_EFFECT)
        return gain + self.hold(province, standing - sent) - self.hold(province, standing)

    def odds(self, target: int, sent: int) -> bot_odds.CubeOdds:
        """The odds of an attack, with the bonus armies that are known."""
        sight = self.sight
        defender = sight.owner[target]
        attackers = sent + int(sight.special[sight.seat] == ATTACK_SPECIAL and sight.supply[sight.seat] > 0)
        calm = sight.unrest[target] == 0
        if defender == NOBODY:
            farmers = min(sight.farmers, 2 if sight.chance_of(FARMERS_EFFECT) == 1 else 1)
            return bot_odds.battle(sight, sight.seat, attackers, NOBODY, 0, farmers, calm)
        bonus = int(sight.special[defender] == DEFENCE_SPECIAL)
        bonus += int(CASTLE in sight.built[target] and sight.chance_of(CASTLE_EFFECT) == 1)
        defenders = sight.armies[target] + min(bonus, sight.supply[defender])
        return bot_odds.battle(sight, sight.seat, attackers, defender, defenders, 0, calm)

    def move(self, province: int, target: int, sent: int) -> float:
        """What it is worth to move armies into a province of ours."""
        here, there = self.sight.armies[province], self.sight.armies[target]
        before = self.stand(province, here) + self.stand(target, there)
        return self.stand(province, here - sent) + self.stand(target, there + sent) - before

    def march(self, province: int, target: int, sent: int) -> SteadyMarch:
        """A battle or a move with so many armies."""
        if self.sight.owner[target] == self.sight.seat:
            return SteadyMarch(self.move(province, target, sent), target, sent)
        return SteadyMarch(self.attack(province, self.sight.armies[province], target, sent), target, sent)

    def best_march(self, province: int, targets: Iterable[int]) -> SteadyMarch | None:
        """The best of all that armies may do."""
        most = self.sight.armies[province] - 1
        marches = [self.march(province, target, sent) for target in targets for sent in _numbers(most)]
        return max(marches, key=lambda march: march.worth, default=None)


def _numbers(most: int) -> list[int]:
    """How many armies may go; of very many only some numbers are looked at."""
    if most <= FINELY:
        return list(range(1, most + 1))
    return sorted({1, most // 3, most // 2, 2 * most // 3, most - 2, most - 1, most})


def step(sight: SteadySight, legal: list[Move]) -> Move:
    """The next step of a march: where to, how many; or to stay, where one may and should."""
    command = SteadyCommand(sight)
    province = sight.acting()
    chosen = sight.view["step"]
    if chosen is not None:
        march = command.best_march(province, [PROVINCE[chosen["province"]]])
        move = None if march is None else Move(("armies", march.armies))
    else:
        march = command.best_march(province, [PROVINCE[str(move[1])] for move in legal if move[0] == "target"])
        move = None if march is None else Move(("target", PROVINCES[march.target]))
    if STAY in legal and (march is None or march.worth <= 0):
        return STAY
    assert move is not None
    return move
