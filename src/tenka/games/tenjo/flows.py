"""How many samurai may be where: flows through the story of a seat's stacks.

The story is a network. Every happening is a node; a stack that stands on a point from one happening to the next is an
arc, and so is a march. What is known of an arc (how many were seen there, that a stack is there at all) bounds its
flow. Pushing samurai round a cycle, within the bounds, leads from one possible world to another.
"""

from random import Random
from typing import Final

from tenka.games.tenjo.stacks import ADDED, EVERYBODY, LOST, MARCHED, SEEN, SETTLED, Story

MANY: Final = 1 << 20
NOW: Final = 1  # the node at which everything that stands now ends
START: Final = 0


class Arc:
    """Samurai on their way through time, or from point to point."""

    __slots__ = ("flow", "head", "least", "most", "tail")

    def __init__(self, tail: int, flow: int, least: int, most: int) -> None:
        self.tail = tail
        self.head = NOW
        self.flow = flow
        self.least = least
        self.most = most


class Flows:
    """The possible worlds of one seat's stacks, as another seat sees them."""

    def __init__(self, story: list[Story], observer: int | None) -> None:
        self.telling = story
        self.observer = observer
        self.arcs: list[Arc] = []
        self.nodes = 2
        self.standing: dict[int, Arc] = {}  # by point
        self.marches: dict[int, Arc] = {}  # by place in the story
        self.settled: dict[int, Arc] = {}
        for place, each in enumerate(story):
            self._take_in(place, each, observer)

    def _arc(self, tail: int, flow: int, least: int = 1, most: int = MANY) -> Arc:
        arc = Arc(tail, flow, least, most)
        self.arcs.append(arc)
        return arc

    def _node(self) -> int:
        self.nodes += 1
        return self.nodes - 1

    def _arrive(self, point: int, node: int) -> int:
        """What stands on a point ends at a node; how many."""
        arc = self.standing.pop(point, None)
        if arc is None:
            return 0
        arc.head = node
        return arc.flow

    def _take_in(self, place: int, story: Story, observer: int | None) -> None:
        point, samurai = story.point, story.samurai
        if story.kind == SETTLED:
            self.standing[point] = self.settled[place] = self._arc(START, samurai)
        elif story.kind in (ADDED, LOST):
            node = self._node()
            change = samurai if story.kind == ADDED else -samurai
            left = self._arrive(point, node) + change
            known = self._arc(START if change > 0 else node, abs(change), abs(change), abs(change))
            known.head = node if change > 0 else NOW
            if left:
                self.standing[point] = self._arc(node, left)
        elif story.kind == MARCHED:
            self._march(place, story)
        elif story.kind == SEEN and story.who in (EVERYBODY, observer):
            node = self._node()
            there = self._arrive(point, node)
            self.standing[point] = self._arc(node, there, there, there)

    def _march(self, place: int, story: Story) -> None:
        leaving, arriving = self._node(), self._node()
        before = self._arrive(story.point, leaving)
        march = self.marches[place] = self._arc(leaving, story.samurai)
        march.head = arriving
        if before > story.samurai:
            self.standing[story.point] = self._arc(leaving, before - story.samurai)
        there = self._arrive(story.goal, arriving)
        self.standing[story.goal] = self._arc(arriving, there + story.samurai)

    # Mixing

    def mix(self, rng: Random) -> None:
        """Push samurai round some cycles drawn at random."""
        free = [arc for arc in self.arcs if arc.least < arc.most]
        if len(free) < 2:
            return
        touching: list[list[Arc]] = [[] for _ in range(self.nodes)]
        for arc in free:
            touching[arc.tail].append(arc)
            touching[arc.head].append(arc)
        for _ in range(2 * len(self.standing) + 4):
            self._push(rng.choice(free), touching, rng)

    def _push(self, first: Arc, touching: list[list[Arc]], rng: Random) -> None:
        """Change the flow of an arc, and of a way back from its head to its tail accordingly."""
        way = _way(first, touching, rng)
        if way is None:
            return
        up = min(_room(arc, forward) for arc, forward in way)
        down = min(_room(arc, not forward) for arc, forward in way)
        change = rng.randint(-down, up)
        for arc, forward in way:
            arc.flow += change if forward else -change

    # What it comes to

    def now(self) -> dict[int, int]:
        """By point: how many stand there."""
        return {point: arc.flow for point, arc in self.standing.items()}

    def story(self) -> Story | None:
        """The same story with these flows."""
        last: Story | None = None
        for place, each in enumerate(self.telling):
            arc = self.marches.get(place) or self.settled.get(place)
            samurai = arc.flow if arc is not None else each.samurai
            if each.kind != SEEN or each.who in (EVERYBODY, self.observer):
                last = Story(last, each.kind, each.point, each.goal, samurai, each.who)
        return last


def _room(arc: Arc, forward: bool) -> int:
    """How many more, or fewer, an arc can carry."""
    return arc.most - arc.flow if forward else arc.flow - arc.least


def _way(first: Arc, touching: list[list[Arc]], rng: Random) -> list[tuple[Arc, bool]] | None:
    """A cycle through an arc: each of its arcs, and whether it is gone along forwards."""
    came: dict[int, tuple[Arc, bool, int]] = {}
    edge = [first.head]
    seen = {first.head}
    while edge and first.tail not in came:
        further: list[int] = []
        for node in edge:
            arcs = touching[node][:]
            rng.shuffle(arcs)
            for arc in arcs:
                if arc is first:
                    continue
                other = arc.head if arc.tail == node else arc.tail
                if other not in seen:
                    seen.add(other)
                    came[other] = (arc, arc.tail == node, node)
                    further.append(other)
        edge = further
    if first.tail not in came:
        return None
    way = [(first, True)]
    node = first.tail
    while node != first.head:
        arc, forward, node = came[node]
        way.append((arc, forward))
    return way
