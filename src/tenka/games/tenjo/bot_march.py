"""A bot's marches: what is to be held or conquered, who goes there, and the next step on the way (T7, T9)."""

from functools import lru_cache
from typing import Final, NamedTuple

from tenka.games.tenjo.bot_attack import targets, weigh
from tenka.games.tenjo.bot_holding import guard, spare
from tenka.games.tenjo.bot_roads import FARTHEST, Roads, leader_goals, roads, steps_between
from tenka.games.tenjo.bot_sight import Sight
from tenka.games.tenjo.bot_worth import holding_worths
from tenka.games.tenjo.pieces import (
    CHIPS,
    NEAR,
    PATH_PROVINCE,
    POINT,
    POINTS,
    PROVINCE_COUNT,
    PROVINCES,
    SITE_POINTS,
)
from tenka.kernel.move import Move

PARTY: Final = 5  # thousand samurai that go out to hold points
WHOLE: Final = 8  # up to so many go together
ARMY: Final = 10  # that many at least go against a castle
LEADING: Final = 0.8  # what an errand is worth if a daimyō must be led there first
ESCORT: Final = 4  # thousand samurai that a daimyō wants around
FARTHEST_STEPS: Final = 14
STRANGE: Final = 3  # steps more if nobody leads a stack
LEAST_RATE: Final = 0.4  # worth of an action point that is better left
RELIEF: Final = 30.0


class Errand(NamedTuple):
    """A march towards something: what it brings for an action point, from where, the next point, how many."""

    rate: float
    source: int
    first: int
    goal: int
    amount: int


@lru_cache(maxsize=256)
def distances(point: int) -> dict[int, int]:
    """How far other points are, whoever holds them."""
    return steps_between(point, FARTHEST_STEPS)


def movers(sight: Sight) -> dict[int, int]:
    """Our stacks that can spare somebody, and how many."""
    found = {point: spare(sight, point) for point in sight.stacks}
    return {point: samurai for point, samurai in found.items() if samurai}


def _distance(sight: Sight, source: int, goal: int) -> int:
    """How far a stack is from a point, roughly."""
    led = any(sight.is_led(PATH_PROVINCE[source, near]) for near in NEAR[source])
    return distances(source).get(goal, FARTHEST_STEPS) + (0 if led else STRANGE)


def _nearest(sight: Sight, sources: dict[int, int], goal: int, least: int = 1) -> int:
    """The stack that should see to a point; -1 if there is none."""
    able = [source for source, samurai in sources.items() if samurai >= least and source != goal]
    return min(able, key=lambda source: (_distance(sight, source, goal), source), default=-1)


def _in_need(sight: Sight) -> dict[int, int]:
    """By point of our castles: how many samurai are missing there."""
    missing = {
        point: guard(sight, site) - sight.samurai[point] for site in sight.castles for point in [SITE_POINTS[site]]
    }
    return {point: samurai for point, samurai in missing.items() if samurai > 0}


class Marshal:
    """Finds errands for our stacks."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.sources = movers(sight)
        self.holding = holding_worths(sight)
        self.in_need = _in_need(sight)
        self.castles = targets(sight)
        self._roads: dict[int, Roads] = {}

    def roads(self, source: int) -> Roads:
        """The ways from a stack."""
        if source not in self._roads:
            self._roads[source] = roads(self.sight, source)
        return self._roads[source]

    def errands(self, sources: list[int] | None = None) -> list[Errand]:
        """All errands of some stacks, or of all."""
        wanted = set(self.sources if sources is None else sources)
        found: list[Errand] = []
        for goal, worth in self.holding.items():
            source = _nearest(self.sight, self.sources, goal)
            if source in wanted:
                found += self._errand(source, goal, worth, self._party(source))
        for goal, missing in self.in_need.items():
            source = _nearest(self.sight, self.sources, goal, min(missing, PARTY))
            if source in wanted:
                worth = RELIEF * min(1.0, missing / ARMY)
                found += self._errand(source, goal, worth, min(missing, self.sources[source]))
        for source in sorted(wanted & set(self.sources)):
            if self.sources[source] >= ARMY:
                for foe, goal in self.castles:
                    found += self._campaign(source, foe, goal)
        return [errand for errand in found if errand.rate >= LEAST_RATE]

    def _party(self, source: int) -> int:
        samurai = self.sources[source]
        return samurai if samurai <= WHOLE else PARTY

    def _errand(self, source: int, goal: int, worth: float, amount: int) -> list[Errand]:
        ways = self.roads(source)
        if ways.effort[goal] >= FARTHEST:
            return []
        return [Errand(worth / ways.effort[goal], source, ways.first[goal], goal, amount)]

    def _campaign(self, source: int, foe: int, goal: int) -> list[Errand]:
        """An army towards a castle, unless it stands before it."""
        ways = self.roads(source)
        if source == goal or ways.effort[goal] >= FARTHEST or ways.first[goal] == goal:
            return []
        samurai = self.sources[source]
        before = next((near for near in NEAR[goal] if near == source or ways.effort[near] < ways.effort[goal]), source)
        following = 0 if self.sight.leads[PATH_PROVINCE[before, goal]] else 1
        expected = weigh(self.sight, foe, goal, {before: float(samurai)}, leaders=following)
        return [Errand(expected.worth / (ways.effort[goal] + 1), source, ways.first[goal], goal, samurai)]


class Leading(NamedTuple):
    """A daimyō's province move, and what it opens."""

    rate: float
    source: int
    goal: int


def is_led(sight: Sight, errand: Errand) -> bool:
    """Whether the next step of an errand can be marched now."""
    return sight.is_led(PATH_PROVINCE[errand.source, errand.first]) and sight.is_open(errand.first)


def leaders_for(sight: Sight, province: int, arriving: int = -1) -> list[int]:
    """The provinces from which a daimyō can be led into a province."""
    return [
        source
        for source in range(PROVINCE_COUNT)
        if sight.leads[source] and source != province and province in leader_goals(sight, source, arriving)
    ]


def escorted(sight: Sight, province: int) -> bool:
    """Whether enough samurai would be around a daimyō in a province."""
    return sum(sight.samurai[point] for point in sight.supports_in(sight.seat, province)) >= ESCORT


def leadings(sight: Sight, errands: list[Errand], calls: dict[int, float]) -> list[Leading]:
    """Province moves of daimyō to where errands wait for one, or attacks do (`calls`, by province)."""
    wanted = dict(calls)
    busy = [0.0] * PROVINCE_COUNT  # what waits where a daimyō leads already
    for errand in errands:
        province = PATH_PROVINCE[errand.source, errand.first]
        if sight.is_led(province):
            busy[province] = max(busy[province], errand.rate)
        else:
            wanted[province] = max(wanted.get(province, 0.0), errand.rate)
    found: list[Leading] = []
    for province, rate in sorted(wanted.items()):
        if sight.leads[province] or not escorted(sight, province):
            continue
        for source in leaders_for(sight, province):
            lost = 0.0 if sight.leads[source] > 1 else busy[source]
            if LEADING * rate > lost:
                found.append(Leading(LEADING * rate - lost / 2, source, province))
    return found


def lead(leading: Leading) -> Move:
    """The first step of leading a daimyō."""
    return Move(("lead", PROVINCES[leading.source]))


def step_out(errand: Errand) -> Move:
    """The first step of a march."""
    return Move(("march", POINTS[errand.source]))


def send(sight: Sight, legal: list[Move], amount: int) -> Move:
    """The next chip towards so many thousand, or off they go."""
    assert sight.step is not None
    left = amount - sight.step["amount"] // 1000
    there = sight.samurai[POINT[sight.step["source"]]] - sight.step["amount"] // 1000
    if left >= there and Move(("send", "all")) in legal:
        return Move(("send", "all"))
    fitting = [chip for chip in CHIPS if chip <= left]
    if fitting:
        return Move(("send", max(fitting)))
    go = Move(("go",))
    return go if go in legal else Move(("send", min(CHIPS)))
