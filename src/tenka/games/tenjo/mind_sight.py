"""The table as one seat sees it, in numbers: samurai in thousands.

Nothing is read here that the seat does not know. Of others it knows where they stand and how many they are in all, for
samurai come and go before everybody's eyes, but not how many stand where, unless a battle has turned them face up
(T17, T31).
"""

from typing import Final

from tenka.games.tenjo.data import DATA
from tenka.games.tenjo.mind_ground import DISTANCE, IS_RESOURCE, SITE_ON
from tenka.games.tenjo.pieces import (
    ANYWHERE,
    IS_BORDER,
    IS_ENTRY,
    POINT_COUNT,
    PROVINCE_BITS,
    PROVINCE_COUNT,
    PROVINCES_OF,
    SITE_POINTS,
    SITE_PROVINCE,
)
from tenka.games.tenjo.position import Position

MONTHS: Final = DATA.constants.months
SHADOW: Final = DATA.constants.shadow
CASTLE_SHARE: Final = 10.0  # how many times as many samurai as elsewhere are supposed in a castle …
ENTRY_SHARE: Final = 0.5  # … on an entry point
PLAIN_SHARE: Final = 2.0  # … and where there is nothing to hold: they are on their way
GUARD: Final = 10  # in a castle with nobody near
GUARD_BY_SHADOW: Final = 5  # … if a shadow warrior can stand in for the others
MOST_GUARD: Final = 40
ALARM: Final = 5  # steps from which we see somebody coming
AT_THE_GATE: Final = 2
DARES: Final = 0.7  # of an attacker's samurai let a castle hold


class Sight:
    """Read once for a decision; what is asked for rarely is found when it is asked for."""

    def __init__(self, position: Position, seat: int) -> None:
        players = position.setup.players
        self.position = position
        self.seat = seat
        self.players = players
        self.bit = 1 << seat
        first = seat * POINT_COUNT
        self.own: list[int] = position.samurai[first : first + POINT_COUNT]
        self.stacks = position.stacks(seat)
        self.castles = position.castles(seat)
        self.leads = position.leads_in(seat)
        self.ronin = not self.leads
        self.led = self.leads or ANYWHERE  # provinces in which samurai can march and attack, a bit each
        self.entries_support = bool(position.setup.options["entry_supports_daimyo"])
        self._read_time()
        self._read_others()
        self._read_support()
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
        if position.engagements:
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
            return CASTLE_SHARE
        return 1.0 if IS_RESOURCE[point] or IS_BORDER[point] else PLAIN_SHARE

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
                    worst = max(worst, self.supposed(other, near))
        return worst

    def guard(self, site: int) -> int:
        """How many samurai a castle of ours should keep."""
        point = SITE_POINTS[site]
        coming = DARES * self.threat(point, ALARM)
        least = GUARD
        if self.position.shadows_in(self.seat, SITE_PROVINCE[site]):
            least = GUARD_BY_SHADOW
            coming = max(DARES * self.threat(point, AT_THE_GATE), coming - SHADOW)
        return max(least, min(MOST_GUARD, int(coming + 0.5)))

    def kept(self, point: int) -> int:
        """How many samurai must stay on a point."""
        if self.castle_of(point) == self.seat:
            return self.guard(SITE_ON[point])
        if IS_RESOURCE[point] or IS_BORDER[point]:
            return 1
        return 1 if self.is_last_support(point) else 0

    def spare(self, point: int) -> int:
        """How many can leave a point."""
        return max(0, self.own[point] - self.kept(point))
