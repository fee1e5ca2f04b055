"""Multisets of named pieces packed into one integer.

Every kind of piece has a field wide enough for all pieces of its kind and one guard bit above. Adding and subtracting
whole multisets are single integer operations, and `a` contains `b` exactly if subtracting `b` from `a` with all guard
bits set leaves all guard bits set.
"""

from typing import Final

REMEMBERED: Final = 1 << 16  # sets of kinds


def fold(places: list[int]) -> int:
    """A divisor whose remainder tells numbers apart that are made of bits at these places, and is small.

    Dividing by 2**w - 1 moves each bit to its place modulo w; no two of them may meet there.
    """
    width = len(places)
    while len({place % width for place in places}) < len(places):
        width += 1
    return (1 << width) - 1


def folded_sums(pairs: list[tuple[int, int]], divisor: int) -> list[int]:
    """For every set of pairs of bits and a value, by the remainder of the sum of the bits: the sum of the values."""
    table = [0] * divisor
    sums = [(0, 0)]
    for bits, value in pairs:
        sums += [(more + bits, total + value) for more, total in sums]
    for bits, total in sums:
        table[bits % divisor] = total
    return table


class Layout:
    """Where the count of each kind of piece stands in the integer."""

    def __init__(self, names: list[str], most: list[int]) -> None:
        self.names = names
        self.number: dict[str, int] = {name: i for i, name in enumerate(names)}
        self.units: list[int] = []
        self.masks: list[int] = []
        self.shifts: list[int] = []
        self.most: list[int] = []
        self.guard = 0
        self.full = 0  # every field as high as it can be
        self._kinds: dict[int, list[int]] = {}
        shift = 0
        for count in most:
            width = count.bit_length() + 1
            self.shifts.append(shift)
            self.units.append(1 << shift)
            self.masks.append(((1 << width) - 1) << shift)
            self.most.append((1 << (width - 1)) - 1)
            shift += width
            self.guard |= 1 << (shift - 1)
        self.full = self.guard - sum(self.units)
        self.fold = fold([mask.bit_length() for mask in self.masks])

    def present(self, multiset: int) -> int:
        """A small number for the set of kinds that a multiset holds."""
        # Adding all that a field can hold lifts one piece into the guard bit.
        return ((multiset + self.full) & self.guard) % self.fold

    def kinds(self, multiset: int) -> list[int]:
        """The kinds that a multiset holds, in order; not to be changed."""
        present = self.present(multiset)
        found = self._kinds.get(present)
        if found is None:
            found = [kind for kind, mask in enumerate(self.masks) if multiset & mask]
            if len(self._kinds) >= REMEMBERED:
                self._kinds.clear()
            self._kinds[present] = found
        return found

    def count(self, multiset: int, kind: int) -> int:
        """How many pieces of one kind a multiset holds."""
        return (multiset & self.masks[kind]) >> self.shifts[kind]

    def counts(self, multiset: int) -> list[int]:
        """How many pieces of each kind a multiset holds."""
        return [(multiset & mask) >> shift for mask, shift in zip(self.masks, self.shifts, strict=True)]

    def size(self, multiset: int) -> int:
        """How many pieces a multiset holds in all."""
        total = 0
        for kind in self.kinds(multiset):
            total += (multiset & self.masks[kind]) >> self.shifts[kind]
        return total

    def contains(self, whole: int, part: int) -> bool:
        """Whether every piece of `part` is in `whole`."""
        return ((whole | self.guard) - part) & self.guard == self.guard

    def pack(self, numbers: list[int]) -> int:
        """The multiset of pieces given by number, repeats included."""
        total = 0
        for number in numbers:
            total += self.units[number]
        return total

    def numbers(self, multiset: int) -> list[int]:
        """The pieces of a multiset by number, in the layout's order, repeats included."""
        found: list[int] = []
        for kind in self.kinds(multiset):
            found += [kind] * ((multiset & self.masks[kind]) >> self.shifts[kind])
        return found

    def words(self, multiset: int) -> list[str]:
        """The pieces of a multiset by name, in the layout's order, repeats included."""
        found: list[str] = []
        for kind in self.kinds(multiset):
            found += [self.names[kind]] * ((multiset & self.masks[kind]) >> self.shifts[kind])
        return found
