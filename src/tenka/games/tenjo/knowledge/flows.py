"""How many samurai may be where: the story of a seat's stacks, told anew.

Whoever watches knows all of a story but how many stood where at the start and how many marched. So it is told from its
beginning with these drawn at random, mostly as people march. Where what is known does not fit (so many were seen there,
so many were lost) the draws before are amended: the story is a network, samurai that stand or march together an arc of
it from where they parted to where they meet others, and what is wanting is pushed there along ways through it that are
found at random. Nothing but what the watcher knows goes into it.
"""

from random import Random
from typing import Final

from tenka.games.tenjo.knowledge.stories import ADDED, EVERYBODY, LOST, MARCHED, SEEN, SETTLED, Story
from tenka.games.tenjo.rules.components.pieces import SITE_AT

START: Final = 0  # the node from which all come that have stood somewhere from the start
NOW: Final = 1  # the node at which everything that stands now ends
PARTY: Final = 15  # thousand samurai at most that mostly leave a castle together
LEFT_BEHIND: Final = 3  # … and that mostly stay where the others go on
ANYHOW: Final = 0.25  # of the marches are not so


class Arc:
    """Samurai together from node to node: so many drawn, and more or fewer by what came and went openly meanwhile."""

    __slots__ = ("drawn", "fixed", "head", "known", "least", "tail")

    def __init__(self, tail: int, drawn: int) -> None:
        self.tail = tail
        self.head = NOW
        self.drawn = drawn
        self.known = 0
        self.least = 1  # of those drawn
        self.fixed = False  # whether the watcher knows how many

    @property
    def size(self) -> int:
        """How many there are."""
        return self.drawn + self.known


class Flows:
    """One of the possible worlds of a seat's stacks, as another seat sees them."""

    def __init__(self, story: list[Story], observer: int | None, rng: Random) -> None:
        self.events_on = story
        self.observer = observer
        self.rng = rng
        self.touching: list[list[Arc]] = [[], []]  # by node; what ends at NOW is standing
        self.standing: dict[int, Arc] = {}  # by point
        self.there: dict[int, int] = {}  # by point how many truly stood: whether any are left everybody sees
        self.drawn: dict[int, tuple[Arc, int]] = {}  # by place in the story: which samurai, and what was known of them
        self.unsettled = sum(each.samurai for each in story if each.kind == SETTLED)
        self.settlements = sum(each.kind == SETTLED for each in story)
        for place, each in enumerate(story):
            self._tell(place, each)

    def _tell(self, place: int, story: Story) -> None:
        point, samurai = story.point, story.samurai
        if story.kind == SETTLED:
            self._settle(place, story)
        elif story.kind == ADDED:
            if point not in self.standing:
                self.standing[point] = self._known()
            self.standing[point].known += samurai
            self.there[point] = self.there.get(point, 0) + samurai
        elif story.kind == LOST:
            self._lose(point, samurai)
        elif story.kind == MARCHED:
            self._march(place, story)
        elif story.who in (EVERYBODY, self.observer):
            self._know(self.standing[point], samurai)

    # What happened

    def _settle(self, place: int, story: Story) -> None:
        """All that are there at the start are known, not how many are where."""
        self.settlements -= 1
        arc = Arc(START, self._settlers(self.unsettled - self.settlements) if self.settlements else self.unsettled)
        self.unsettled -= arc.drawn
        self.touching[START].append(arc)
        self.standing[story.point] = arc
        self.there[story.point] = story.samurai
        self.drawn[place] = (arc, 0)

    def _lose(self, point: int, samurai: int) -> None:
        arc = self.standing[point]
        self.there[point] -= samurai
        if self.there[point]:
            self._make(arc, max(arc.size, samurai + 1))
            arc.known -= samurai
            arc.least = max(arc.least, 1 - arc.known)
        else:
            self._know(arc, samurai)
            del self.standing[point]

    def _march(self, place: int, story: Story) -> None:
        marching = self._part_company(story)
        self.drawn[place] = (marching, marching.known)
        self.there[story.goal] = self.there.get(story.goal, 0) + story.samurai
        met = self.standing.get(story.goal)
        if met is not None:
            together = Arc(self._node(marching, met), marching.size + met.size)
            self.touching[-1].append(together)
            marching = together
        self.standing[story.goal] = marching

    def _part_company(self, story: Story) -> Arc:
        """Those who march: all of a stack, or some if others are seen to stay."""
        arc = self.standing[story.point]
        self.there[story.point] -= story.samurai
        if not self.there[story.point]:
            del self.standing[story.point]
            return arc
        self._make(arc, max(arc.size, 2))
        node = self._node(arc)
        marching = Arc(node, self._marchers(story.point, arc.size - 1))
        staying = Arc(node, arc.size - marching.drawn)
        self.touching[node] += [marching, staying]
        self.standing[story.point] = staying
        return marching

    def _marchers(self, point: int, most: int) -> int:
        """How many of those that can: any number, mostly a party from a castle's site, nearly all from elsewhere."""
        if self.rng.random() < ANYHOW:
            return self._part(most)
        if point in SITE_AT:
            return self._part(max(1, min(most // 3, PARTY)))
        return most + 1 - self._part(min(most, LEFT_BEHIND))

    def _settlers(self, most: int) -> int:
        """How many are here at the start: any number, mostly about half."""
        return 1 + int((self.rng.random() + self.rng.random()) / 2 * most)

    def _part(self, most: int) -> int:
        """Any number from one on."""
        return 1 + int(self.rng.random() * most)

    def _known(self) -> Arc:
        """Samurai that are all known."""
        arc = Arc(START, 0)
        arc.fixed = True
        return arc

    def _node(self, *ending: Arc) -> int:
        """Where samurai meet others, or part."""
        node = len(self.touching)
        for arc in ending:
            arc.head = node
        self.touching.append(list(ending))
        return node

    # Amending

    def _know(self, arc: Arc, samurai: int) -> None:
        """There are so many, as the watcher has seen."""
        self._make(arc, samurai)
        arc.fixed = True

    def _make(self, arc: Arc, samurai: int) -> None:
        """Let there be so many, by other draws before."""
        while arc.size != samurai:
            self._push(arc, samurai - arc.size)

    def _push(self, arc: Arc, wanting: int) -> None:
        """Bring the size of what stands somewhere nearer to what it must be."""
        more = wanting > 0
        way = self._way(arc, more)
        amount = abs(wanting)
        for each, grows in way:
            if not grows:
                amount = min(amount, each.drawn - each.least)
        for each, grows in way:
            each.drawn += amount if grows else -amount
        arc.drawn += amount if more else -amount

    def _way(self, first: Arc, more: bool) -> list[tuple[Arc, bool]]:
        """From where an arc begins to something else that stands now: which arcs have to grow or to shrink."""
        came: dict[int, tuple[Arc, bool, int]] = {}
        seen = {first.tail}
        edge = [first.tail]
        while NOW not in came:
            assert edge, "a story that cannot be"
            further: list[int] = []
            for node in edge:
                arcs = self.touching[node]
                turn = int(self.rng.random() * len(arcs))
                for place in range(turn - len(arcs), turn):
                    arc = arcs[place]
                    if arc is first or arc.fixed:
                        continue
                    leads = arc.tail == node
                    grows = leads != more
                    other = arc.head if leads else arc.tail
                    if other not in seen and (grows or arc.drawn > arc.least):
                        seen.add(other)
                        came[other] = (arc, grows, node)
                        further.append(other)
            edge = further
        way: list[tuple[Arc, bool]] = []
        node = NOW
        while node != first.tail:
            arc, grows, node = came[node]
            way.append((arc, grows))
        return way

    # What it comes to

    def now(self) -> dict[int, int]:
        """By point: how many stand there."""
        return {point: arc.size for point, arc in self.standing.items()}

    def story(self) -> Story | None:
        """The same story with these sizes, as far as the watcher knows of it."""
        last: Story | None = None
        for place, each in enumerate(self.events_on):
            if each.kind == SEEN and each.who not in (EVERYBODY, self.observer):
                continue
            samurai = each.samurai
            if place in self.drawn:
                arc, known = self.drawn[place]
                samurai = arc.drawn + known
            last = Story(last, each.kind, each.point, each.goal, samurai, each.who)
        return last
