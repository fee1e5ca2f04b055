"""How many events somebody had been told at each version, kept as the versions at which that changed."""

from array import array
from bisect import bisect_right


class EventCounts:
    """A count for every version from the first on."""

    def __init__(self, first: int) -> None:
        self._versions = array("I", [1])
        self._counts = array("I", [first])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EventCounts) and (self._versions, self._counts) == (other._versions, other._counts)

    __hash__ = None  # type: ignore[assignment]

    def note(self, version: int, count: int) -> None:
        """The count from a version on, which is the newest."""
        if count != self._counts[-1]:
            self._versions.append(version)
            self._counts.append(count)

    def cut(self, version: int) -> None:
        """Let the count stay what it was at a version."""
        place = bisect_right(self._versions, version)
        del self._versions[place:], self._counts[place:]

    def at(self, version: int) -> int:
        """The count at a version."""
        return self._counts[bisect_right(self._versions, version) - 1]

    def up_to(self, version: int) -> list[int]:
        """The counts at all versions up to this one."""
        found: list[int] = []
        for begin, end, count in zip(self._versions, [*self._versions[1:], version + 1], self._counts, strict=True):
            found += [count] * (end - begin)
        return found
