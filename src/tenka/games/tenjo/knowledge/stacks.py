"""A seat's samurai on the points, and the story of its stacks as others can know it (T31).

Where stacks are is public; how many samurai march is not. What is added and lost is done openly, and what is face up
is seen by all or by some. From this story follows how many may be where: see knowledge.py.
"""

from typing import TYPE_CHECKING, Final

from tenka.games.tenjo.rules.pieces import POINT_COUNT

if TYPE_CHECKING:
    from tenka.games.tenjo.rules.position import Position

SETTLED: Final = 0  # at the start, of unknown size
ADDED: Final = 1  # so many, seen by all
MARCHED: Final = 2  # of unknown size, from one point to another
LOST: Final = 3  # so many, seen by all
SEEN: Final = 4  # that many are there, seen by `who`
KINDS: Final = ("settled", "added", "marched", "lost", "seen")
EVERYBODY: Final = -1


class Story:
    """Something that happened to a seat's stacks; nothing in it is ever changed, so copies of a state share it."""

    __slots__ = ("before", "goal", "kind", "point", "samurai", "who")

    def __init__(self, before: "Story | None", kind: int, point: int, goal: int, samurai: int, who: int) -> None:
        self.before = before
        self.kind = kind
        self.point = point
        self.goal = goal
        self.samurai = samurai
        self.who = who


def told(last: Story | None) -> list[Story]:
    """A story from its beginning."""
    found: list[Story] = []
    story = last
    while story is not None:
        found.append(story)
        story = story.before
    return found[::-1]


def note(position: "Position", seat: int, kind: int, point: int, goal: int, samurai: int, who: int = EVERYBODY) -> None:
    """Add to a seat's story."""
    stories = position.stories[:]
    stories[seat] = Story(stories[seat], kind, point, goal, samurai, who)
    position.stories = stories


def settle(position: "Position", seat: int, point: int, samurai: int) -> None:
    """Samurai stand on a point from the start."""
    position.add_samurai(seat, point, samurai)
    note(position, seat, SETTLED, point, point, samurai)


def add(position: "Position", seat: int, point: int, samurai: int) -> None:
    """Samurai come to a point, seen by all."""
    position.add_samurai(seat, point, samurai)
    note(position, seat, ADDED, point, point, samurai)


def march(position: "Position", seat: int, source: int, goal: int, samurai: int, way: list[int] | None = None) -> None:
    """Samurai go from one point to another, straight or some way; nobody else knows how many."""
    position.add_samurai(seat, source, -samurai)
    position.add_samurai(seat, goal, samurai)
    if seat == position.order[position.turn]:
        walked = [source, goal] if way is None else way
        steps = [walked[place - 1] * POINT_COUNT + walked[place] for place in range(1, len(walked))]
        position.marched = position.marched + steps
    note(position, seat, MARCHED, source, goal, samurai)


def came_from(marched: list[int], point: int) -> set[int]:
    """Where samurai on a point may have stood before in this turn."""
    found = {point}
    for step in reversed(marched):
        source, goal = divmod(step, POINT_COUNT)
        if goal in found:
            found.add(source)
    found.remove(point)
    return found


def lose(position: "Position", seat: int, point: int, samurai: int) -> None:
    """Samurai are lost, seen by all."""
    position.add_samurai(seat, point, -samurai)
    note(position, seat, LOST, point, point, samurai)


def see(position: "Position", seat: int, point: int, who: int = EVERYBODY) -> None:
    """A stack is looked at, by everybody or by one seat."""
    note(position, seat, SEEN, point, point, position.army(seat, point), who)
