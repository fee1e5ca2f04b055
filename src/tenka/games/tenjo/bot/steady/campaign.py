"""A bot's campaigns: which castle is worth its armies, and which of them go there together (T13, T18, T21)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tenka.games.tenjo.bot.steady.attack import LEAST_ASSAULT, is_led_at, own_stacks, targets, weigh
from tenka.games.tenjo.bot.steady.roads import FARTHEST, SteadyRoads, leaders_for
from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.games.tenjo.bot.steady.worth import POINTS_A_MONTH
from tenka.games.tenjo.rules.components.pieces import NEAR, PROVINCES_OF

ARMY: Final = 10  # thousand samurai at least go against a castle
MOST_ARMIES: Final = 3  # together
CROWDED: Final = 1.5  # steps more that an army goes to stand apart from another: stacks count (T18)

Ways = Callable[[int], SteadyRoads]


class Army(NamedTuple):
    """Samurai of a stack that go to a point before a castle."""

    effort: float
    source: int
    before: int
    samurai: int


class Campaign(NamedTuple):
    """Armies that still have to come before a castle: what an action point of theirs brings."""

    rate: float
    foe: int
    castle: int
    armies: tuple[Army, ...]


def campaigns(sight: SteadySight, sources: dict[int, int], ways: Ways) -> list[Campaign]:
    """The best campaign, and what the armies that are left can do best beside it."""
    found: list[Campaign] = []
    free = {source: samurai for source, samurai in sources.items() if samurai >= ARMY}
    castles = targets(sight)
    while free and castles:
        possible = [each for foe, castle in castles for each in _campaigns(sight, foe, castle, free, ways)]
        best = max(possible, default=None)
        if best is None:
            break
        found.append(best)
        castles = [(foe, castle) for foe, castle in castles if castle != best.castle]
        gone = {army.source for army in best.armies} | set(own_stacks(sight, best.castle))
        free = {source: samurai for source, samurai in free.items() if source not in gone}
    return found


def _campaigns(sight: SteadySight, foe: int, castle: int, free: dict[int, int], ways: Ways) -> list[Campaign]:
    """Against one castle: the nearest army, the nearest two, …, with those who stand before it already."""
    there = {near: float(sight.samurai[near]) for near in own_stacks(sight, castle)}
    left = sight.points_left + POINTS_A_MONTH * sight.months_left
    found: list[Campaign] = []
    armies: tuple[Army, ...] = ()
    effort = 1.0  # for the attack
    for army in _nearest(castle, {source: n for source, n in free.items() if source not in there}, ways):
        armies = (*armies, army)
        effort += army.effort
        there[army.before] = there.get(army.before, 0.0) + army.samurai
        if effort > left:
            break
        worth = _promise(sight, foe, castle, there)
        if worth >= LEAST_ASSAULT:
            found.append(Campaign(worth / effort, foe, castle, armies))
    return found


def _nearest(castle: int, free: dict[int, int], ways: Ways) -> list[Army]:
    """The armies that are soonest before a castle, apart from each other if that is not far."""
    found: list[Army] = []
    order = sorted((ways(source).effort[castle], source) for source in free)
    for _, source in order[:MOST_ARMIES]:
        effort = ways(source).effort
        taken = {army.before for army in found}
        before = min(NEAR[castle], key=lambda near: (effort[near] + CROWDED * (near in taken), near))
        if effort[before] < FARTHEST:
            found.append(Army(effort[before], source, before, free[source]))
    return found


def _promise(sight: SteadySight, foe: int, castle: int, armies: dict[int, float]) -> float:
    """What an attack would bring, with a daimyō who follows if none is there; nothing if none can."""
    if is_led_at(sight, castle, tuple(armies)):
        return weigh(sight, foe, castle, armies).worth
    if not any(leaders_for(sight, province, next(iter(armies))) for province in PROVINCES_OF[castle]):
        return 0.0
    return weigh(sight, foe, castle, armies, leaders=1).worth


def waiting(sight: SteadySight, campaign: Campaign) -> tuple[int, ...]:
    """Stacks that stand before the castle already, and wait for the others."""
    return own_stacks(sight, campaign.castle)
