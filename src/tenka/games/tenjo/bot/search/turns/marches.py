"""Marches worth a thought: what is to be held or conquered, who goes there, and the next step on the way (T7, T9)."""

from typing import Final

from tenka.games.tenjo.bot.search.estimates.ground import DISTANCE, may_undo
from tenka.games.tenjo.bot.search.estimates.odds import attack_worth, is_led_at, stacks_near
from tenka.games.tenjo.bot.search.estimates.sight import SearchSight
from tenka.games.tenjo.bot.search.estimates.worth import castle_prize, holding_worths, prize
from tenka.games.tenjo.bot.search.moves import sending
from tenka.games.tenjo.bot.search.policy import ARMY, IDLE, LEADING, PARTY, PICKET, RAIDERS, RELIEF, RESCUE, STAY
from tenka.games.tenjo.knowledge.stacks import came_from
from tenka.games.tenjo.rules.components.pieces import (
    NEAR,
    PATH_PROVINCE,
    PATHS_IN,
    POINT_COUNT,
    PROVINCE_COUNT,
    PROVINCES_OF,
    SITE_COUNT,
    SITE_POINTS,
    SITE_PROVINCE,
    USUAL,
)
from tenka.games.tenjo.rules.fighting.attacking import barred_by
from tenka.games.tenjo.rules.turns import carrying, journey, reaching
from tenka.games.tenjo.rules.vocabulary import LEAD_TO, MARCH_FROM, MARCH_TO, MARCH_WITH

STEP: Final = 2  # half action points: a step,
UNLED: Final = 3  # … what it takes more into a province where no daimyō of ours is,
HELD: Final = 6  # … or onto a point that others hold
FARTHEST: Final = 32
MOST_PARTY: Final = 15
WHOLE: Final = 8  # up to so many go together
FEWEST_RAIDERS: Final = 5
STRANGE: Final = 3  # steps more if nobody leads a stack
ESCORT: Final = 4  # thousand samurai that a daimyō wants around


class SearchRoads:
    """Ways from one point: by point the effort in half action points, the first step on the way and the last before.

    None leads back to where samurai on the point have come from in this turn.
    """

    def __init__(self, sight: SearchSight, source: int) -> None:
        effort = [FARTHEST] * POINT_COUNT
        first = [-1] * POINT_COUNT
        before = [-1] * POINT_COUNT
        effort[source] = 0
        buckets: list[list[int]] = [[] for _ in range(FARTHEST)]
        buckets[0].append(source)
        behind = came_from(sight.position.marched, source)
        for point in behind:
            effort[point] = 0  # nothing is nearer: no way leads there
        led, present, hosts, bit = sight.led, sight.present, sight.hosts, sight.bit
        for so_far in range(FARTHEST - STEP):
            for point in buckets[so_far]:
                if effort[point] != so_far:
                    continue
                paths = PATHS_IN[point]
                for place, goal in enumerate(NEAR[point]):
                    cost = so_far + STEP
                    if not led >> paths[place] & 1:
                        cost += UNLED
                    there = present[goal]
                    if there & ~hosts and not there & bit and not sight.is_open(goal):
                        cost += HELD
                    if cost < effort[goal]:
                        effort[goal] = cost
                        first[goal] = goal if point == source else first[point]
                        before[goal] = point
                        buckets[cost].append(goal)
        for point in behind:
            effort[point] = FARTHEST
        self.effort = effort
        self.first = first
        self.before = before

    def last(self, sight: SearchSight, goal: int) -> int:
        """How far on the way one can march now, with no step back along another of this turn."""
        way = [goal]
        while self.before[way[-1]] >= 0:
            way.append(self.before[way[-1]])
        way.reverse()
        steps = 0
        while steps < min(sight.position.points, len(way) - 1) and can_march(sight, way[steps], way[steps + 1]):
            steps += 1
        while steps > 1 and may_undo(sight.position.marched, way[0], way[steps], steps):
            steps -= 1
        return way[steps]


class SearchErrand:
    """A march towards something: what it brings for an action point, from where, the next point, how far, how many."""

    __slots__ = ("amount", "first", "goal", "last", "rate", "source")

    def __init__(self, rate: float, source: int, goal: int, amount: int) -> None:
        self.rate = rate
        self.source = source
        self.goal = goal
        self.amount = amount
        self.first = -1
        self.last = -1


def castles_of_others(sight: SearchSight) -> list[int]:
    """The sites of castles that we could attack."""
    position = sight.position
    found: list[int] = []
    for site in range(SITE_COUNT):
        owner = position.castle_owner[site]
        if owner >= 0 and owner != sight.seat and not barred_by(position, sight.seat, owner):
            found.append(site)
    return found


class SearchMarshal:
    """Finds errands for our stacks."""

    def __init__(self, sight: SearchSight) -> None:
        self.sight = sight
        self.sources: list[int] = []
        self.spare = [0] * POINT_COUNT
        for point in sight.stacks:
            spare = sight.spare(point)
            if spare:
                self.sources.append(point)
                self.spare[point] = spare
        self._roads: dict[int, SearchRoads] = {}

    def errands(self, many: int) -> list[SearchErrand]:
        """The most promising errands, the best first: so many that can be begun at once, and what seems as good."""
        found: list[SearchErrand] = []
        if self.sources:
            self._holdings(found)
            self._reliefs(found)
            self._campaigns(found)
        self._pickets(found)
        found.sort(key=_by_rate)
        kept: list[SearchErrand] = []
        ready = 0
        idle = self.sight.policy[IDLE]
        least = 0.0  # the best that can be begun at once
        for errand in found:
            if errand.rate < idle or (ready >= many and errand.rate <= least):
                break  # the way can only be longer than it seems
            roads = self._roads_from(errand.source)
            effort = roads.effort[errand.goal]
            if effort < FARTHEST:
                far = DISTANCE[errand.source * POINT_COUNT + errand.goal]
                errand.rate *= STEP * far / effort
                errand.first = roads.first[errand.goal]
                errand.last = roads.last(self.sight, errand.goal)
                if errand.rate >= idle:
                    kept.append(errand)
                    if can_march(self.sight, errand.source, errand.first):
                        ready += 1
                        least = max(least, errand.rate)
        kept.sort(key=_by_rate)
        return kept

    def _roads_from(self, source: int) -> SearchRoads:
        roads = self._roads.get(source)
        if roads is None:
            roads = SearchRoads(self.sight, source)
            self._roads[source] = roads
        return roads

    def _nearest(self, goal: int, least: int) -> int:
        """The stack that should see to a point; -1 if there is none."""
        best, nearest = FARTHEST, -1
        first = goal * POINT_COUNT
        for source in self.sources:
            if source != goal and self.spare[source] >= least:
                far = DISTANCE[first + source]
                if far < best and not self.sight.is_led(source):
                    far += STRANGE
                if far < best:
                    best, nearest = far, source
        return nearest

    def _holdings(self, found: list[SearchErrand]) -> None:
        sight = self.sight
        worths = holding_worths(sight)
        for goal in range(POINT_COUNT):
            worth = worths[goal]
            if worth > 0.0:
                if not sight.is_open(goal):
                    self._raid(goal, found)
                    continue
                source = self._nearest(goal, 1)
                if source >= 0:
                    rate = worth / DISTANCE[source * POINT_COUNT + goal]
                    found.append(SearchErrand(rate, source, goal, party(sight, self.spare[source])))

    def _raid(self, goal: int, found: list[SearchErrand]) -> None:
        """Enough samurai to beat who holds a point."""
        sight = self.sight
        foe = sight.foes_at(goal).bit_length() - 1
        if sight.castle_of(goal) >= 0 or barred_by(sight.position, sight.seat, foe):
            return
        enough = max(FEWEST_RAIDERS, int(sight.policy[RAIDERS] * sight.supposed(foe, goal)))
        source = self._nearest(goal, enough)
        if source < 0:
            return
        far = DISTANCE[source * POINT_COUNT + goal]
        if far > 1:
            worth = attack_worth(sight, foe, goal, [_before(source, goal)], float(enough), prize(sight, foe, goal))
            if worth > 0.0:
                found.append(
                    SearchErrand(worth / (far + 1), source, goal, max(enough, party(sight, self.spare[source])))
                )

    def _reliefs(self, found: list[SearchErrand]) -> None:
        sight = self.sight
        for site in sight.castles:
            point = SITE_POINTS[site]
            missing = sight.guard(site) - sight.own[point]
            if missing > 0:
                source = self._nearest(point, min(missing, least_party(sight)))
                if source >= 0:
                    worth = sight.policy[RELIEF] + sight.policy[RESCUE] * sight.stored(site)
                    worth *= min(1.0, missing / sight.policy[ARMY])
                    amount = missing if missing < self.spare[source] else self.spare[source]
                    found.append(SearchErrand(worth / DISTANCE[source * POINT_COUNT + point], source, point, amount))

    def _pickets(self, found: list[SearchErrand]) -> None:
        """One thousand on each point next to a castle: who comes must first attack them (T9, T13)."""
        sight = self.sight
        for site in sight.castles:
            point = SITE_POINTS[site]
            for gate in NEAR[point]:
                if sight.own[point] > 1 and not sight.present[gate]:
                    found.append(SearchErrand(sight.policy[PICKET], point, gate, 1))

    def _campaigns(self, found: list[SearchErrand]) -> None:
        """Armies towards castles, unless they stand before them."""
        sight = self.sight
        sites: list[int] = []
        prizes: list[float] = []
        for source in self.sources:
            samurai = self.spare[source]
            if samurai < sight.policy[ARMY]:
                continue
            if not sites:
                sites = castles_of_others(sight)
                prizes = [castle_prize(sight, site) for site in sites]
            for place, site in enumerate(sites):
                goal = SITE_POINTS[site]
                far = DISTANCE[source * POINT_COUNT + goal]
                if 1 < far < FARTHEST // STEP:
                    worth = self._campaign(source, site, samurai, prizes[place])
                    if worth > 0.0:
                        found.append(SearchErrand(worth / (far + 1), source, goal, samurai))

    def _campaign(self, source: int, site: int, samurai: int, prize: float) -> float:
        """What an army would find before a castle."""
        sight = self.sight
        goal = SITE_POINTS[site]
        before = _before(source, goal)
        leaders = 0 if sight.leads >> PATH_PROVINCE[before, goal] & 1 or sight.ronin else 1
        foe = sight.position.castle_owner[site]
        return attack_worth(sight, foe, goal, [before], float(samurai), prize, leaders=leaders)


def party(sight: SearchSight, spare: int) -> int:
    """How many of those who can be spared go out to hold points."""
    if spare <= WHOLE:
        return spare
    return max(least_party(sight), min(MOST_PARTY, spare // 3))


def least_party(sight: SearchSight) -> int:
    """How many samurai go out to hold points at least."""
    return max(1, int(sight.policy[PARTY] + 0.5))


def _before(source: int, goal: int) -> int:
    """The point next to a goal that is nearest to a stack."""
    first = source * POINT_COUNT
    found = NEAR[goal][0]
    for near in NEAR[goal]:
        if DISTANCE[first + near] < DISTANCE[first + found]:
            found = near
    return found


def _by_rate(errand: SearchErrand) -> float:
    return -errand.rate


def can_march(sight: SearchSight, source: int, goal: int) -> bool:
    """Whether samurai can go to an adjacent point now (T9)."""
    for place, near in enumerate(NEAR[source]):
        if near == goal:
            return bool(sight.led >> PATHS_IN[source][place] & 1) and sight.is_open(goal)
    return False


def marching(sight: SearchSight, source: int, goal: int, amount: int) -> list[int]:
    """The steps of a march to a point in reach."""
    nearest = journey.nearest(sight.position, sight.seat, goal) == source
    if nearest and not sight.own[goal]:
        many = "all" if amount >= sight.own[source] else max(1, amount)
        if many in USUAL:
            return [MARCH_WITH + goal * len(USUAL) + USUAL.index(many)]
    named = [] if nearest else [MARCH_FROM + source]
    return [MARCH_TO + goal, *named, *sending(amount, sight.own[source])]


# Daimyō


def calls(sight: SearchSight, wanted: list[float]) -> None:
    """By province: attacks on castles that wait there for a daimyō."""
    for site in castles_of_others(sight):
        point = SITE_POINTS[site]
        stacks = stacks_near(sight, point)
        if stacks and not is_led_at(sight, point, stacks):
            samurai = 0.0
            for stack in stacks:
                samurai += sight.own[stack]
            prize = castle_prize(sight, site)
            worth = attack_worth(sight, sight.position.castle_owner[site], point, stacks, samurai, prize, leaders=1)
            province = PROVINCES_OF[point][0]
            wanted[province] = max(wanted[province], worth)


class SearchLeading:
    """A daimyō's province move, and what it opens."""

    __slots__ = ("goal", "rate", "source")

    def __init__(self, rate: float, source: int, goal: int) -> None:
        self.rate = rate
        self.source = source
        self.goal = goal

    def moves(self) -> list[int]:
        """Its steps."""
        return [LEAD_TO + self.source * PROVINCE_COUNT + self.goal]


def leadings(sight: SearchSight, errands: list[SearchErrand], least: float) -> list[SearchLeading]:
    """Province moves of daimyō to where errands or attacks wait for one, for more than the least, the best first."""
    found: list[SearchLeading] = []
    if sight.ronin or not carrying.may_carry(sight.position):
        return found
    wanted = [0.0] * PROVINCE_COUNT
    busy = [0.0] * PROVINCE_COUNT  # what waits where a daimyō leads already
    calls(sight, wanted)
    for errand in errands:
        province = PATH_PROVINCE[errand.source, errand.first]
        if sight.leads >> province & 1:
            busy[province] = max(busy[province], errand.rate)
        else:
            wanted[province] = max(wanted[province], errand.rate)
    for site in sight.castles:
        home = SITE_PROVINCE[site]
        needed = busy if sight.leads >> home & 1 else wanted
        needed[home] = max(needed[home], sight.policy[STAY] * sight.peril(site))
    ways: dict[int, list[int]] = {}
    position = sight.position
    for province in range(PROVINCE_COUNT):
        rate = sight.policy[LEADING] * wanted[province]
        if rate <= least or sight.leads >> province & 1 or sight.following[province] < ESCORT:
            continue
        for source in range(PROVINCE_COUNT):
            if not sight.leads >> source & 1:
                continue
            lost = 0.0 if position.daimyo_in(sight.seat, source) > 1 else busy[source]
            if rate <= lost:
                continue
            if source not in ways:
                ways[source] = reaching.leader_goals(position, sight.seat, source, crossing=position.crossing)
            if province in ways[source]:
                found.append(SearchLeading(rate - lost / 2, source, province))
    found.sort(key=_leading_rate)
    return found


def _leading_rate(leading: SearchLeading) -> float:
    return -leading.rate
