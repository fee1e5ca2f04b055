"""Element cards in one's own turn: whom Fire burns, where Wind and Water carry an army, what Earth strikes."""

from typing import Final

from tenka.games.tenjo.bot.search.estimates.ground import DISTANCE
from tenka.games.tenjo.bot.search.estimates.odds import attack_worth, is_led_at, stacks_near
from tenka.games.tenjo.bot.search.estimates.sight import PIECE, SearchSight
from tenka.games.tenjo.bot.search.estimates.worth import (
    castle_prize,
    element_worth,
    envy,
    prize,
    resource_worth,
    rings_worth,
    standing,
)
from tenka.games.tenjo.bot.search.moves import in_all, laid, rings_of, sending
from tenka.games.tenjo.bot.search.policy import ARMY, MASTERLESS, RELIEVED, STORM
from tenka.games.tenjo.bot.search.turns.marches import castles_of_others, least_party
from tenka.games.tenjo.bot.steady.odds import THEIR_LOSS
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    EARTH,
    ELEMENT_KINDS,
    FIRE,
    IS_ENTRY,
    NEAR,
    POINT_COUNT,
    PROVINCE_COUNT,
    RESOURCES,
    SITE_POINTS,
    SITE_PROVINCE,
    WATER,
    WIND,
)
from tenka.games.tenjo.rules.elements import strikes
from tenka.games.tenjo.rules.fighting.attacking import barred_by
from tenka.games.tenjo.rules.turns import carrying, reaching
from tenka.games.tenjo.rules.vocabulary import AT, BURN_DAIMYO, ELEMENT, MARCH, RAZE, TO

WIND_MOST: Final = DATA.constants.wind_most
WIND_STEPS: Final = DATA.constants.wind_steps
USUAL_TOTAL: Final = 5  # of rings, that is not answered easily
CLOSER: Final = 4  # steps that Water should spare
FIRST: Final = 1.4  # how much more a daimyō of who stands best is worth


class SearchCard:
    """A card: what it brings beyond what it is worth otherwise, and its steps."""

    __slots__ = ("moves", "worth")

    def __init__(self, worth: float, moves: list[int]) -> None:
        self.worth = worth
        self.moves = moves


class Hand:
    """The cards of a seat that is at its own turn."""

    def __init__(self, sight: SearchSight) -> None:
        self.sight = sight
        self.rings = rings_of(sight.position, sight.seat)
        self.total = in_all(self.rings)
        self.elements: list[int] = [sight.position.has_card(sight.seat, each) for each in range(ELEMENT_KINDS)]
        self.plays: list[SearchCard] = []

    def fair(self) -> int:
        """So much for one element that the others in hand do not go short."""
        found = self.total // max(1, sum(self.elements))
        return max(1, min(USUAL_TOTAL, found))

    def best(self) -> list[SearchCard]:
        """All plays that are worth looking at, the best first."""
        if not self.total:
            return []
        if self.elements[FIRE]:
            self._fires()
        if self.elements[WIND]:
            self._storms()
            self._flights()
        if self.elements[WATER]:
            self._leaps()
        if self.elements[EARTH]:
            self._quakes()
        self.plays.sort(key=_by_worth)
        return self.plays

    def quake(self) -> SearchCard | None:
        """The best that Earth can do."""
        if not self.total or not self.elements[EARTH]:
            return None
        self._quakes()
        return min(self.plays, key=_by_worth, default=None)

    def _add(self, worth: float, element: int, total: int, steps: list[int]) -> None:
        sight = self.sight
        rings = laid(self.rings, total, WIND_MOST if element == WIND else 99)
        if rings:
            price = element_worth(sight, element, self.elements[element] - 1) + rings_worth(sight, total)
            self.plays.append(SearchCard(worth - price, [ELEMENT + element, *rings, *steps]))

    def _fires(self) -> None:
        """Another's daimyō: best of who stands best, the last one of somebody, or one who defends what we attack."""
        sight = self.sight
        total = self.fair()
        best = 0.0
        for other in sight.others:
            best = max(best, standing(sight, other))
        for other in sight.others:
            if sight.allies >> other & 1:
                continue
            leads = sight.position.leads_in(other)
            worth = PIECE * (FIRST if standing(sight, other) == best else 1.0)
            if leads.bit_count() == 1:
                worth += sight.policy[MASTERLESS]
            for province in range(PROVINCE_COUNT):
                if leads >> province & 1:
                    helped = worth * envy(sight) + 0.5 * self._besieged(other, province)
                    self._add(helped, FIRE, total, [BURN_DAIMYO + other * PROVINCE_COUNT + province])

    def _besieged(self, other: int, province: int) -> float:
        """What it would help an attack of ours if a daimyō were dead."""
        sight = self.sight
        gain = 0.0
        for site in castles_of_others(sight):
            if sight.position.castle_owner[site] != other or SITE_PROVINCE[site] != province:
                continue
            point = SITE_POINTS[site]
            stacks = stacks_near(sight, point)
            if stacks and is_led_at(sight, point, stacks):
                samurai = self._samurai(stacks)
                for_it = castle_prize(sight, site)
                after = attack_worth(sight, other, point, stacks, samurai, for_it, leaders=1)
                gain = max(gain, after - attack_worth(sight, other, point, stacks, samurai, for_it))
        return gain

    def _samurai(self, stacks: list[int]) -> float:
        found = 0.0
        for stack in stacks:
            found += self.sight.own[stack]
        return found

    def _storms(self) -> None:
        """By Wind an army stands before a castle where a daimyō leads it, or can follow this turn (T23)."""
        sight = self.sight
        most = min(WIND_MOST, self.total)
        sites = castles_of_others(sight)
        for source in sight.stacks:
            samurai = sight.spare(source) - (least_party(sight) if sight.castle_of(source) == sight.seat else 0)
            if samurai < sight.policy[ARMY]:
                continue
            goals = reaching.wind_goals(sight.position, sight.seat, source, most)
            for site in sites:
                goal = _nearest(source, NEAR[SITE_POINTS[site]], goals)
                if goal >= 0 and DISTANCE[source * POINT_COUNT + SITE_POINTS[site]] > 2:
                    self._storm(source, goal, site, samurai, most)

    def _storm(self, source: int, goal: int, site: int, samurai: int, most: int) -> None:
        sight = self.sight
        point = SITE_POINTS[site]
        foe = sight.position.castle_owner[site]
        following = 0
        if not is_led_at(sight, point, [goal]):
            if not carrying.may_carry(sight.position):
                return
            following = 1
        stacks = stacks_near(sight, point)
        army = self._samurai(stacks) + samurai
        if goal not in stacks:
            stacks = [*stacks, goal]
        worth = attack_worth(sight, foe, point, stacks, army, castle_prize(sight, site), leaders=following)
        if worth < sight.policy[STORM]:
            return
        total = self._wind_total(source, goal, most)
        if total:
            self._add(worth, WIND, total, [MARCH + source, TO + goal, *sending(samurai, sight.own[source])])

    def _wind_total(self, source: int, goal: int, most: int) -> int:
        """The rings that Wind needs to a point; 0 if they are too few."""
        steps = DISTANCE[source * POINT_COUNT + goal]
        for total in range((steps + WIND_STEPS - 1) // WIND_STEPS, most + 1):
            if goal in reaching.wind_goals(self.sight.position, self.sight.seat, source, total):
                return total
        return 0

    def _flights(self) -> None:
        """By Wind a party goes to a far resource point that nobody holds (T23)."""
        sight = self.sight
        if sight.months_left < 3:
            return
        best, chosen, goal = 0.0, -1, -1
        party = least_party(sight)
        for point in RESOURCES:
            if sight.present[point]:
                continue
            worth = resource_worth(sight, point)
            for source in sight.stacks:
                far = DISTANCE[source * POINT_COUNT + point]
                if 3 < far <= 2 * WIND_STEPS and sight.spare(source) >= party and worth * far > best:
                    best, chosen, goal = worth * far, source, point
        if chosen >= 0:
            total = self._wind_total(chosen, goal, min(WIND_MOST, self.total))
            if total:
                steps = [MARCH + chosen, TO + goal, *sending(party, sight.own[chosen])]
                self._add(resource_worth(sight, goal) / 2, WIND, total, steps)

    def _leaps(self) -> None:
        """By Water an army passes who stands between it and a castle (T24)."""
        sight = self.sight
        sites = castles_of_others(sight)
        for source in sight.stacks:
            samurai = sight.spare(source)
            if samurai < sight.policy[ARMY] or not sight.is_led(source):
                continue
            goals = reaching.water_goals(sight.position, sight.seat, source, self.total)
            for goal, leapt in goals.items():
                if not sight.is_led(goal):
                    continue
                for site in sites:
                    point = SITE_POINTS[site]
                    if DISTANCE[source * POINT_COUNT + point] - DISTANCE[goal * POINT_COUNT + point] >= CLOSER:
                        foe = sight.position.castle_owner[site]
                        worth = attack_worth(sight, foe, point, [goal], float(samurai), castle_prize(sight, site)) / 4
                        steps = [MARCH + source, TO + goal, *sending(samurai, sight.own[source])]
                        self._add(worth, WATER, len(leapt), steps)

    def _quakes(self) -> None:
        """All samurai on a point, best before an attack; or a castle that we cannot take (T25)."""
        sight = self.sight
        if not strikes.can_strike(sight.position, sight.seat):
            return
        total = self.fair()
        for point in strikes.points(sight.position, sight.seat):
            foes = sight.foes_at(point)
            if not sight.own[point] and not IS_ENTRY[point] and not foes & sight.allies:
                worth = 0.0
                for foe in sight.others:
                    if foes >> foe & 1:
                        worth += self._struck(foe, point)
                self._add(worth, EARTH, total, [AT + point])
        for site in strikes.castles(sight.position, sight.seat):
            owner = sight.position.castle_owner[site]
            if owner != sight.seat and not sight.allies >> owner & 1:
                self._add((PIECE + sight.treasure(site)) * envy(sight), EARTH, total, [RAZE + site])

    def _struck(self, foe: int, point: int) -> float:
        """The samurai gone, and the attack that then is easier, if we can still attack this turn."""
        sight = self.sight
        worth = THEIR_LOSS * sight.feared(foe, point)
        for site in sight.castles:
            if point in NEAR[SITE_POINTS[site]]:
                worth += sight.policy[RELIEVED] * (2 * PIECE + sight.stored(site)) * sight.peril(site)
        position = sight.position
        if position.rolled and not position.points:
            return worth
        if sight.castle_of(point) != foe or barred_by(position, sight.seat, foe):
            return worth
        stacks = stacks_near(sight, point)
        if is_led_at(sight, point, stacks):
            samurai = self._samurai(stacks)
            for_it = prize(sight, foe, point)
            now = attack_worth(sight, foe, point, stacks, samurai, for_it)
            worth += max(0.0, attack_worth(sight, foe, point, stacks, samurai, for_it, razed=True) - now)
        return worth


def _nearest(source: int, near: list[int], goals: list[int]) -> int:
    """Of some points the one that Wind reaches soonest; -1 if it reaches none."""
    best, found = 99, -1
    for goal in near:
        far = DISTANCE[source * POINT_COUNT + goal]
        if far < best and goal in goals:
            best, found = far, goal
    return found


def _by_worth(play: SearchCard) -> float:
    return -play.worth
