"""A bot's marches: what is to be held or conquered, who goes there, and the next step on the way (T7, T9)."""

from functools import lru_cache
from typing import Final, NamedTuple

from tenka.games.tenjo.bot.search.estimates.ground import may_undo
from tenka.games.tenjo.bot.steady.attack import LEAST_ASSAULT, is_barred, weigh
from tenka.games.tenjo.bot.steady.campaign import ARMY, campaigns, waiting
from tenka.games.tenjo.bot.steady.holding import guard, spare
from tenka.games.tenjo.bot.steady.roads import FARTHEST, SteadyRoads, leaders_for, roads, steps_between
from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.games.tenjo.bot.steady.worth import holding_worths
from tenka.games.tenjo.rules.components.pieces import (
    NEAR,
    NUMBERS,
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
RAIDERS: Final = 2.0  # times as many as are supposed where somebody holds a point go there
LEADING: Final = 0.8  # what an errand is worth if a daimyō must be led there first
ESCORT: Final = 4  # thousand samurai that a daimyō wants around
FARTHEST_STEPS: Final = 14
STRANGE: Final = 3  # steps more if nobody leads a stack
LEAST_RATE: Final = 0.4  # worth of an action point that is better left
RELIEF: Final = 30.0


class SteadyErrand(NamedTuple):
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


def movers(sight: SteadySight) -> dict[int, int]:
    """Our stacks that can spare somebody, and how many."""
    found = {point: spare(sight, point) for point in sight.stacks}
    return {point: samurai for point, samurai in found.items() if samurai}


def _distance(sight: SteadySight, source: int, goal: int) -> int:
    """How far a stack is from a point, roughly."""
    led = any(sight.is_led(PATH_PROVINCE[source, near]) for near in NEAR[source])
    return distances(source).get(goal, FARTHEST_STEPS) + (0 if led else STRANGE)


def _nearest(sight: SteadySight, sources: dict[int, int], goal: int, least: int = 1) -> int:
    """The stack that should see to a point; -1 if there is none."""
    able = [source for source, samurai in sources.items() if samurai >= least and source != goal]
    return min(able, key=lambda source: (_distance(sight, source, goal), source), default=-1)


def _in_need(sight: SteadySight) -> dict[int, int]:
    """By point of our castles: how many samurai are missing there."""
    missing = {
        point: guard(sight, site) - sight.samurai[point] for site in sight.castles for point in [SITE_POINTS[site]]
    }
    return {point: samurai for point, samurai in missing.items() if samurai > 0}


class SteadyMarshal:
    """Finds errands for our stacks."""

    def __init__(self, sight: SteadySight) -> None:
        self.sight = sight
        self.sources = movers(sight)
        self.holding = holding_worths(sight)
        self.in_need = _in_need(sight)
        self._roads: dict[int, SteadyRoads] = {}
        self.campaigns = campaigns(sight, self.sources, self.roads)
        for campaign in self.campaigns:
            for stack in waiting(sight, campaign):
                self.sources.pop(stack, None)

    def roads(self, source: int) -> SteadyRoads:
        """The ways from a stack."""
        if source not in self._roads:
            self._roads[source] = roads(self.sight, source)
        return self._roads[source]

    def last(self, errand: SteadyErrand) -> int:
        """How far on the way one can march now, with no step back along another of this turn."""
        way, before = [errand.goal], self.roads(errand.source).before
        while way[-1] != errand.source:
            way.append(before[way[-1]])
        way.reverse()
        steps = 0
        while steps < min(self.sight.points_left, len(way) - 1) and can_step(self.sight, way[steps], way[steps + 1]):
            steps += 1
        while steps > 1 and may_undo(self.sight.marched, way[0], way[steps], steps):
            steps -= 1
        return way[steps]

    def errands(self, sources: list[int] | None = None) -> list[SteadyErrand]:
        """All errands of some stacks, or of all."""
        wanted = set(self.sources if sources is None else sources)
        found: list[SteadyErrand] = []
        for goal, worth in self.holding.items():
            if not self.sight.is_open(goal):
                found += self._raid(goal, wanted)
                continue
            source = _nearest(self.sight, self.sources, goal)
            if source in wanted:
                found += self._errand(source, goal, worth, self._party(source))
        for goal, missing in self.in_need.items():
            source = _nearest(self.sight, self.sources, goal, min(missing, PARTY))
            if source in wanted:
                worth = RELIEF * min(1.0, missing / ARMY)
                found += self._errand(source, goal, worth, min(missing, self.sources[source]))
        for campaign in self.campaigns:
            for army in campaign.armies:
                if army.source in wanted:
                    first = self.roads(army.source).first[army.before]
                    found.append(SteadyErrand(campaign.rate, army.source, first, army.before, army.samurai))
        return [errand for errand in found if errand.rate >= LEAST_RATE]

    def _party(self, source: int) -> int:
        samurai = self.sources[source]
        return samurai if samurai <= WHOLE else PARTY

    def _errand(self, source: int, goal: int, worth: float, amount: int) -> list[SteadyErrand]:
        ways = self.roads(source)
        if ways.effort[goal] >= FARTHEST:
            return []
        return [SteadyErrand(worth / ways.effort[goal], source, ways.first[goal], goal, amount)]

    def _raid(self, goal: int, wanted: set[int]) -> list[SteadyErrand]:
        """Enough samurai to beat who holds a point come next to it."""
        sight = self.sight
        foe = sight.foes_at(goal)[0]
        if sight.castle_at(goal) >= 0 or is_barred(sight, foe):
            return []
        enough = max(PARTY, round(RAIDERS * sight.supposed(foe, goal)))
        source = _nearest(sight, self.sources, goal, enough)
        if source not in wanted or source in NEAR[goal]:
            return []
        ways = self.roads(source)
        before = min(NEAR[goal], key=lambda near: (ways.effort[near], near))
        worth = weigh(sight, foe, goal, {before: float(enough)}).worth
        if ways.effort[before] >= FARTHEST or worth < LEAST_ASSAULT:
            return []
        return [SteadyErrand(worth / (ways.effort[before] + 1), source, ways.first[before], before, enough)]


class SteadyLeading(NamedTuple):
    """A daimyō's province move, and what it opens."""

    rate: float
    source: int
    goal: int


def is_led(sight: SteadySight, errand: SteadyErrand) -> bool:
    """Whether the next step of an errand can be marched now."""
    return can_step(sight, errand.source, errand.first)


def can_step(sight: SteadySight, source: int, goal: int) -> bool:
    """Whether samurai can go to an adjacent point now (T9)."""
    return sight.is_led(PATH_PROVINCE[source, goal]) and sight.is_open(goal)


def escorted(sight: SteadySight, province: int) -> bool:
    """Whether enough samurai would be around a daimyō in a province."""
    return sum(sight.samurai[point] for point in sight.supports_in(sight.seat, province)) >= ESCORT


def leadings(sight: SteadySight, errands: list[SteadyErrand], calls: dict[int, float]) -> list[SteadyLeading]:
    """Province moves of daimyō to where errands wait for one, or attacks do (`calls`, by province)."""
    wanted = dict(calls)
    busy = [0.0] * PROVINCE_COUNT  # what waits where a daimyō leads already
    for errand in errands:
        province = PATH_PROVINCE[errand.source, errand.first]
        if sight.is_led(province):
            busy[province] = max(busy[province], errand.rate)
        else:
            wanted[province] = max(wanted.get(province, 0.0), errand.rate)
    found: list[SteadyLeading] = []
    for province, rate in sorted(wanted.items()):
        if sight.leads[province] or not escorted(sight, province):
            continue
        for source in leaders_for(sight, province):
            lost = 0.0 if sight.leads[source] > 1 else busy[source]
            if LEADING * rate > lost:
                found.append(SteadyLeading(LEADING * rate - lost / 2, source, province))
    return found


def lead(leading: SteadyLeading) -> Move:
    """A daimyō is led where he is wanted."""
    return Move(("lead_to", PROVINCES[leading.source], PROVINCES[leading.goal]))


def step_out(sight: SteadySight, legal: list[Move], errand: SteadyErrand, goal: int) -> Move:
    """A march, or its first step: a usual number of the nearest stack goes at once."""
    many = "all" if errand.amount >= sight.samurai[errand.source] else max(1, errand.amount)
    whole = Move(("march_with", POINTS[goal], many))
    nearest = min(sight.stacks, key=lambda each: (_steps(sight, each, goal), -sight.samurai[each]))
    return whole if nearest == errand.source and whole in legal else Move(("march_to", POINTS[goal]))


def _steps(sight: SteadySight, source: int, goal: int) -> int:
    """How many steps a stack marches to a point."""
    found = {source: 0}
    edge = [source]
    for steps in range(1, sight.points_left + 1):
        further: list[int] = []
        for point in edge:
            for near in NEAR[point]:
                if near not in found and can_step(sight, point, near):
                    found[near] = steps
                    further.append(near)
        edge = further
    return found.get(goal, FARTHEST_STEPS)


def send(sight: SteadySight, legal: list[Move], amount: int) -> Move:
    """So many thousand, or all of them."""
    assert sight.step is not None
    if sight.step["amount"]:
        return Move(("go",))
    number = Move(("number", max(1, min(amount, NUMBERS[-1]))))
    there = sight.samurai[POINT[sight.step["source"]]]
    return number if number in legal and amount < there else Move(("send", "all"))
