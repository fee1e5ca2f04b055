"""The table as one seat sees it, in numbers: samurai in thousands.

Nothing is read here that the seat does not know. Of others it knows where they stand and how many they are in all, for
samurai come and go before everybody's eyes, but not how many stand where, unless a battle has turned them face up
(T17, T31).
"""

from typing import Final

from tenka.games.tenjo.bot.search.estimates.ground import DISTANCE, IS_RESOURCE, SITE_ON
from tenka.games.tenjo.bot.search.estimates.walls import innermost
from tenka.games.tenjo.bot.search.policy import (
    CASTLE_SHARE,
    DARES,
    GUARD,
    HOLD,
    MOST_GUARD,
    OUTER,
    PLAIN_SHARE,
    POLICY,
    TREASURE,
    VAULT,
    WARY,
)
from tenka.games.tenjo.knowledge import reckoning
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    ANYWHERE,
    IS_BORDER,
    IS_ENTRY,
    KOKU,
    NEAR,
    POINT_COUNT,
    PROVINCE_BITS,
    PROVINCE_COUNT,
    PROVINCES_OF,
    SITE_POINTS,
    SITE_PROVINCE,
)
from tenka.games.tenjo.rules.position import Position

MONTHS: Final = DATA.constants.months
SHADOW: Final = DATA.constants.shadow
PIECE: Final = float(DATA.constants.piece_points)  # a daimyō, shadow warrior, castle or family card
KOKU_WORTH: Final = float(DATA.constants.koku_points)
ENTRY_SHARE: Final = 0.5  # how many times as many samurai as elsewhere are supposed on an entry point
SHADOWED: Final = 0.5  # of a castle's guard if a shadow warrior can stand in for the others
MUCH: Final = 100.0  # thousand points in a castle
ALARM: Final = 5  # steps from which we see somebody coming
AT_THE_GATE: Final = 2


class SearchSight:
    """Read once for a decision; what is asked for rarely is found when it is asked for."""

    def __init__(self, position: Position, seat: int, policy: list[float] | None = None) -> None:
        players = position.setup.players
        self.position = position
        self.seat = seat
        self.policy = POLICY.of(seat) if policy is None else policy
        self.players = players
        self.bit = 1 << seat
        first = seat * POINT_COUNT
        self.own: list[int] = position.samurai[first : first + POINT_COUNT]
        self.stacks = position.stacks(seat)
        self.castles = position.castles(seat)
        self.gates: list[int] = []  # the points next to our castles, from which alone these can be attacked
        for site in self.castles:
            self.gates += NEAR[SITE_POINTS[site]]
        self.leads = position.leads_in(seat)
        self.ronin = not self.leads
        self.led = self.leads or ANYWHERE  # provinces in which samurai can march and attack, a bit each
        self.entries_support = bool(position.setup.options["entry_supports_daimyo"])
        self._read_time()
        self._read_others()
        self._read_support()
        self._fortunes: list[float] = [-1.0] * players  # by seat: what may lie in its castles, and in which most
        self._innermost = [-1] * players
        self._shares: list[float] = [-1.0] * players  # by seat: the shares of all its stacks together

    def _read_time(self) -> None:
        position = self.position
        years = int(position.setup.options["years"])
        month = position.month or MONTHS
        self.months_in_year = MONTHS - month  # after this one
        self.months_left = self.months_in_year + MONTHS * (years - position.year if position.year else years - 1)
        self.last_year = position.year >= years

    def _read_others(self) -> None:
        position, seat = self.position, self.seat
        present = [0] * POINT_COUNT
        hosts = self.bit
        allies = self.bit
        self.others: list[int] = []
        for other in range(self.players):
            bit = 1 << other
            for point in position.stacks(other):
                present[point] |= bit
            if other != seat and position.lives(other):
                self.others.append(other)
                if position.helps(other, seat):
                    allies |= bit
                    hosts |= bit
                elif position.passage[other] >> seat & 1:
                    hosts |= bit
        self.present = present  # by point: whose samurai are there, a bit each
        self.hosts = hosts  # whose points are open to us (T9), ourselves among them
        self.allies = allies

    def _read_support(self) -> None:
        """By province: our stacks that support a daimyō (T11, T12), and the samurai in them."""
        supports = [0] * PROVINCE_COUNT
        following = [0] * PROVINCE_COUNT
        for point in self.stacks:
            if self.entries_support or not IS_ENTRY[point]:
                for province in PROVINCES_OF[point]:
                    supports[province] += 1
                    following[province] += self.own[point]
        self.supports = supports
        self.following = following

    # Who is where

    def is_open(self, point: int) -> bool:
        """Whether we may enter a point (T9)."""
        present = self.present[point]
        return not present & ~self.hosts or bool(present & self.bit) or IS_ENTRY[point]

    def foes_at(self, point: int) -> int:
        """Who else has samurai on a point, a bit each."""
        return self.present[point] & ~self.bit

    def is_led(self, point: int) -> bool:
        """Whether a daimyō of ours is in a province of a point."""
        return bool(PROVINCE_BITS[point] & self.led)

    def castle_of(self, point: int) -> int:
        """The owner of the castle on a point, -1 if there is none."""
        site = SITE_ON[point]
        return self.position.castle_owner[site] if site >= 0 else -1

    def is_last_support(self, point: int) -> bool:
        """Whether a daimyō of ours hangs on our samurai on a point."""
        if not self.leads & PROVINCE_BITS[point] or (IS_ENTRY[point] and not self.entries_support):
            return False
        found = False
        for province in PROVINCES_OF[point]:
            if self.leads >> province & 1 and self.supports[province] == 1:
                found = True
        return found

    # What is supposed of what is hidden (T31)

    def supposed(self, other: int, point: int) -> float:
        """How many thousand samurai of another seat we expect on a point: face up in battle, else by share."""
        position = self.position
        if not self.present[point] >> other & 1:
            return 0.0
        if position.face_up:
            stack = other * POINT_COUNT + point
            if stack in position.attackers or stack in position.defenders:
                return float(position.samurai[stack])
        whole = self._shares[other]
        if whole < 0.0:
            whole = 0.0
            for each in position.stacks(other):
                whole += self._share(other, each)
            self._shares[other] = whole
        return position.total(other) * self._share(other, point) / whole

    def _share(self, other: int, point: int) -> float:
        if IS_ENTRY[point]:
            return ENTRY_SHARE
        if self.castle_of(point) == other:
            return self.policy[CASTLE_SHARE]
        return 1.0 if IS_RESOURCE[point] or IS_BORDER[point] else self.policy[PLAIN_SHARE]

    def treasure(self, site: int) -> float:
        """What we expect in another seat's castle, in thousand points: most of it in the least exposed one."""
        position = self.position
        other = position.castle_owner[site]
        found = self._fortune(other)
        several = len(position.castles(other)) - 1
        if several:
            outer = self.policy[OUTER]
            found *= (1.0 if site == self._innermost[other] else outer) / (1.0 + outer * several)
        return found

    def _fortune(self, other: int) -> float:
        """The koku and family of another seat."""
        found = self._fortunes[other]
        if found < 0.0:
            position = self.position
            found = reckoning.hoard(position, self.seat, other) / KOKU * KOKU_WORTH
            for card, site in enumerate(position.family):
                if site >= 0 and reckoning.last_held(position, self.seat, card) == other:
                    found += PIECE
            found = self.policy[TREASURE] * max(0.0, found)
            self._fortunes[other] = found
            self._innermost[other] = innermost(position, other)
        return found

    def stored(self, site: int) -> float:
        """What lies in a castle of ours, likewise."""
        position = self.position
        found = position.koku[site] / KOKU * KOKU_WORTH
        for place in position.family:
            if place == site:
                found += PIECE
        return found

    def leaders(self, other: int) -> int:
        """The provinces in which another seat's samurai are led, a bit each."""
        return self.position.leads_in(other) or ANYWHERE

    def threat(self, point: int, steps: int) -> float:
        """The strongest supposed stack of anybody else that could come to a point soon."""
        worst = 0.0
        first = point * POINT_COUNT
        for other in self.others:
            led = self.leaders(other)
            for near in self.position.stacks(other):
                if DISTANCE[first + near] <= steps and led & PROVINCE_BITS[near]:
                    if IS_ENTRY[near] and steps <= AT_THE_GATE:
                        continue
                    worst = max(worst, self.feared(other, near))
        return worst

    def feared(self, other: int, point: int) -> float:
        """How many of another seat's may come from a point: an army on its way may well be large."""
        return self.supposed(other, point) * (self.policy[WARY] if _is_on_the_way(point) else 1.0)

    def peril(self, site: int) -> float:
        """How far who may come to a castle of ours soon outnumbers those in it: 1 if they are as many, and at most."""
        point = SITE_POINTS[site]
        return min(1.0, self.threat(point, ALARM) / (1 + self.own[point]))

    def guard(self, site: int) -> int:
        """How many samurai a castle of ours should keep."""
        point = SITE_POINTS[site]
        dares = self.policy[DARES]
        coming = dares * self.threat(point, ALARM)
        least = self.policy[GUARD] + self.policy[VAULT] * self.stored(site) / MUCH
        if self.position.shadows_in(self.seat, SITE_PROVINCE[site]):
            least *= SHADOWED
            coming = max(dares * self.threat(point, AT_THE_GATE), coming - SHADOW)
        return int(max(least, min(self.policy[MOST_GUARD], coming)) + 0.5)

    def kept(self, point: int) -> int:
        """How many samurai must stay on a point."""
        if self.castle_of(point) == self.seat:
            return self.guard(SITE_ON[point])
        if IS_RESOURCE[point] or IS_BORDER[point]:
            return int(self.policy[HOLD] + 0.5)
        return 1 if point in self.gates or self.is_last_support(point) else 0

    def spare(self, point: int) -> int:
        """How many can leave a point."""
        return max(0, self.own[point] - self.kept(point))


def _is_on_the_way(point: int) -> bool:
    """Whether there is nothing to hold on a point."""
    return not (IS_RESOURCE[point] or IS_BORDER[point] or IS_ENTRY[point] or SITE_ON[point] >= 0)
