"""A seat's samurai on the points, and the story of its stacks as others can know it (T31).

Where stacks are is public; how many samurai march is not. What is added and lost is done openly, and what is face up
is seen by all or by some. From this story follows how many may be where: see flows.py.
"""

from tenka.games.tenjo.knowledge.stories import ADDED, EVERYBODY, LOST, MARCHED, SEEN, SETTLED, Story
from tenka.games.tenjo.rules.components.pieces import POINT_COUNT
from tenka.games.tenjo.rules.position import Position


def note(position: Position, seat: int, kind: int, point: int, goal: int, samurai: int, who: int = EVERYBODY) -> None:
    """Add to a seat's story."""
    stories = position.stories[:]
    stories[seat] = Story(stories[seat], kind, point, goal, samurai, who)
    position.stories = stories


def settle(position: Position, seat: int, point: int, samurai: int) -> None:
    """Samurai stand on a point from the start."""
    position.add_samurai(seat, point, samurai)
    note(position, seat, SETTLED, point, point, samurai)


def add(position: Position, seat: int, point: int, samurai: int) -> None:
    """Samurai come to a point, seen by all."""
    position.add_samurai(seat, point, samurai)
    note(position, seat, ADDED, point, point, samurai)


def march(position: Position, seat: int, source: int, goal: int, samurai: int, way: list[int] | None = None) -> None:
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


def lose(position: Position, seat: int, point: int, samurai: int) -> None:
    """Samurai are lost, seen by all."""
    position.add_samurai(seat, point, -samurai)
    note(position, seat, LOST, point, point, samurai)


def see(position: Position, seat: int, point: int, who: int = EVERYBODY) -> None:
    """A stack is looked at, by everybody or by one seat."""
    note(position, seat, SEEN, point, point, position.army(seat, point), who)
