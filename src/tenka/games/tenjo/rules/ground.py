"""Who is where: samurai on points, daimyō and shadow warriors in provinces.

What is asked often is found once and kept with the list it was found in, for lists are never changed in place.
"""

from tenka.games.tenjo.rules.components.pieces import IS_ENTRY, POINT_COUNT, POINTS_OF, PROVINCE_BITS, PROVINCE_COUNT
from tenka.games.tenjo.rules.declaration.slots import Slots
from tenka.toolkit.holdings.lists import put


class Ground(Slots):
    """The pieces on the board, by seat and point or by seat and province."""

    __slots__ = ()

    def army(self, seat: int, point: int) -> int:
        """A seat's samurai on a point."""
        return self.samurai[seat * POINT_COUNT + point]

    def army_in(self, seat: int, province: int) -> bool:
        """Whether a seat has samurai in a province; a border point lies in both of its provinces."""
        first = seat * POINT_COUNT
        return any(self.samurai[first + point] for point in POINTS_OF[province])

    def supports_in(self, seat: int, province: int) -> bool:
        """Whether a seat has samurai in a province that support a daimyō: by option not those on entry points (T11)."""
        if self.setup.options["entry_supports_daimyo"]:
            return self.army_in(seat, province)
        first = seat * POINT_COUNT
        return any(self.samurai[first + point] and not IS_ENTRY[point] for point in POINTS_OF[province])

    def stacks(self, seat: int) -> list[int]:
        """The points on which a seat has samurai; not to be changed."""
        if self.stacks_of is not self.samurai:
            self.stacks_of = self.samurai
            self.stacks_found = [self._stacks(each) for each in range(self.setup.players)]
        return self.stacks_found[seat]

    def _stacks(self, seat: int) -> list[int]:
        first = seat * POINT_COUNT
        return [point for point, army in enumerate(self.samurai[first : first + POINT_COUNT]) if army]

    def add_samurai(self, seat: int, point: int, change: int) -> None:
        """Samurai come to a point, or leave it."""
        place = seat * POINT_COUNT + point
        before = self.samurai
        self.samurai = put(before, place, before[place] + change)
        if self.stacks_of is before:
            self.stacks_of = self.samurai
            if not before[place] or not self.samurai[place]:
                found = self.stacks_found[:]
                found[seat] = self._stacks(seat)
                self.stacks_found = found

    def total(self, seat: int) -> int:
        """All samurai of a seat."""
        return sum(self.samurai[seat * POINT_COUNT : (seat + 1) * POINT_COUNT])

    def daimyo_in(self, seat: int, province: int) -> int:
        """How many daimyō a seat has in a province."""
        return self.daimyo[seat * PROVINCE_COUNT + province]

    def daimyo_of(self, seat: int) -> list[int]:
        """The provinces in which a seat has daimyō, each as often."""
        found: list[int] = []
        for province in range(PROVINCE_COUNT):
            found += [province] * self.daimyo_in(seat, province)
        return found

    def leads_at(self, seat: int, point: int) -> bool:
        """Whether a seat has a daimyō in a province of a point."""
        return bool(self.leads_in(seat) & PROVINCE_BITS[point])

    def is_ronin(self, seat: int) -> bool:
        """Whether a seat is without daimyō (T32)."""
        return not self.leads_in(seat)

    def shadows_in(self, seat: int, province: int) -> int:
        """How many shadow warriors a seat has in a province."""
        return self.shadows[seat * PROVINCE_COUNT + province]

    def has_shadows(self, seat: int) -> bool:
        """Whether a seat has a shadow warrior anywhere."""
        return any(self.shadows[seat * PROVINCE_COUNT : (seat + 1) * PROVINCE_COUNT])

    def leads_in(self, seat: int) -> int:
        """The provinces in which a seat has daimyō, a bit each."""
        if self.leaders_of is not self.daimyo:
            found = [0] * self.setup.players
            for place, count in enumerate(self.daimyo):
                if count:
                    found[place // PROVINCE_COUNT] |= 1 << place % PROVINCE_COUNT
            self.leaders_of = self.daimyo
            self.leaders_found = found
        return self.leaders_found[seat]

    def add_daimyo(self, seat: int, province: int, change: int) -> None:
        """Daimyō come to a province, or leave it."""
        place = seat * PROVINCE_COUNT + province
        self.daimyo = put(self.daimyo, place, self.daimyo[place] + change)

    def add_shadow(self, seat: int, province: int, change: int) -> None:
        """Shadow warriors come to a province, or leave it."""
        place = seat * PROVINCE_COUNT + province
        self.shadows = put(self.shadows, place, self.shadows[place] + change)
