"""Information-set Monte-Carlo tree search for any number of players.

Every iteration thinks up a world that the seat cannot tell from the true one, goes down the tree by what was found
there so far, each seat choosing for its own share, then plays on quickly to a rest and judges the position. Chance is
drawn anew in every world. Who decides at the same time as the seat that searches is played by the game's knowledge and
never by the tree: nothing it chooses can depend on what is planned here.
"""

from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from tenka.bots.search.playout import outcome, play_on
from tenka.bots.search.spread import Spread
from tenka.bots.search.tree import Key, Node
from tenka.kernel.state import State
from tenka.toolkit.search.search_knowledge import SearchKnowledge

LOOK: Final = 8  # iterations between two looks at the clock


class Budget:
    """How long to think: so many iterations, or until so many seconds are over, whichever comes first."""

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds  # 0: without end


class Considered:
    """A plan that was thought about."""

    def __init__(self, moves: list[int], visits: int, share: float, outlook: "FeatureSums | None" = None) -> None:
        self.moves = moves
        self.visits = visits
        self.share = share  # expected for the seat
        self.outlook = outlook  # if it was asked for


class FeatureSums:
    """By feature, summed up wherever a plan led: its value, what it added to the seat's outlook, and its square."""

    def __init__(self, features: int) -> None:
        self.values = [0.0] * features
        self.sums = [0.0] * features
        self.squares = [0.0] * features


class Search:
    """A search for one seat's decision; the state is only ever looked at through `resample`."""

    def __init__(
        self, knowledge: SearchKnowledge, state: State, seat: int, rng: Random, horizon: int, *, reasons: bool = False
    ) -> None:
        self.knowledge = knowledge
        self.seat = seat
        self.rng = rng
        self.root = Node()
        self.spread = Spread()  # of what came of single plans
        self.state = state.resample(seat, rng)
        self.world = self.state  # thought up last
        self.plans = knowledge.plans(self.state.copy(), seat, rng)
        self.rest = knowledge.clock(self.state) + horizon
        self.iterations = 0
        self.grows = True  # whether more plans can be thought of
        self.reasons = reasons  # whether to note why plans are good
        self.outlooks: dict[Key, FeatureSums] = {}  # by plan of the root
        self.shares: list[float] = []  # everybody's, where the last iteration led

    def think(self, budget: Budget) -> None:
        """Search until the budget is spent; not at all where there is nothing to choose."""
        if len(self.plans) < 2:
            return
        end = perf_counter() + budget.seconds
        while self.iterations < budget.iterations:
            if budget.seconds and self.iterations % LOOK == 0 and perf_counter() >= end:
                break
            self._iterate()
            self.iterations += 1

    def compare(self, plans: list[list[int]], budget: Budget) -> None:
        """Think on about these plans alone, in turn, until each was thought about as often as the budget says."""
        end = perf_counter() + budget.seconds
        for visits in range(budget.iterations):
            for plan in plans:
                if budget.seconds and perf_counter() >= end:
                    return
                node = self.root.children.get((self.seat, *plan))
                if node is None or node.visits <= visits:
                    self._iterate(plan)
                    self.iterations += 1

    def considered(self) -> list[Considered]:
        """The plans thought about, the best first."""
        found: list[Considered] = []
        for plan in self.plans:
            key = (self.seat, *plan)
            node = self.root.children.get(key)
            if node is not None and node.visits:
                found.append(Considered(plan, node.visits, node.mean(), self.outlooks.get(key)))
        found.sort(key=lambda each: (-each.visits, -each.share))
        if self.knowledge.doubt:
            self._doubt(found)
        return found or [Considered(self.plans[0], 0, self.knowledge.shares(self.state)[self.seat])]

    def _doubt(self, found: list[Considered]) -> None:
        """What is better than the best guess by chance, as it seems, comes after it."""
        deviation = self.spread.deviation(len(self.root.children))
        for place in range(1, len(found)):
            guess, first = found[place], found[0]
            if guess.moves == self.plans[0]:
                error = deviation * sqrt(1 / guess.visits + 1 / first.visits)
                if first.share - guess.share < self.knowledge.doubt * error:
                    found.insert(0, found.pop(place))
                return

    def _iterate(self, only: list[int] | None = None) -> None:
        """Look at one more world: after the plan that draws most, or after one alone."""
        world = self._imagined()
        path: list[Node] = [self.root]
        movers: list[int] = [self.seat]
        node = self.root
        root_key: Key = ()
        first = True
        expanded = False
        while not expanded and self._goes_on(world):
            seat = self._mover(world)
            if seat < 0:
                self._others(world)
                continue
            if not first:
                plans = self.knowledge.plans(world, seat, self.rng)
            elif only is None:
                self._widen()
                plans = self.plans
            else:
                plans = [only]
            place, node = node.choose(seat, plans, self._explore(), self.knowledge.widen)
            if first:
                root_key = (seat, *plans[place])
                first = False
            world.advance(seat, plans[place])
            expanded = node.visits == 0 or len(path) == self.knowledge.depth
            path.append(node)
            movers.append(seat)
        play_on(self.knowledge, world, self.rest, self.rng)
        shares = self.shares = outcome(self.knowledge, world)
        if self.reasons:
            self._note(root_key, world)
        if len(path) > 1:
            self.spread.add(path[1], shares[self.seat])
        for each, seat in zip(path, movers, strict=True):
            each.visits += 1
            each.total += shares[seat]

    def _imagined(self) -> State:
        """A world to go on from; where thinking one up is dear, it serves several times, each time with other luck."""
        if self.knowledge.reuse == 1:
            world = self.state.resample(self.seat, self.rng)
        else:
            if self.iterations % self.knowledge.reuse == 0:
                self.world = self.state.resample(self.seat, self.rng)
            world = self.world.redraw(self.rng)
        self.knowledge.refine_world(world, self.seat, self.rng)
        return world

    def _explore(self) -> float:
        """How much what was tried rarely draws."""
        if not self.knowledge.measured:
            return self.knowledge.explore
        return self.knowledge.explore * self.spread.deviation(len(self.root.children))

    def _widen(self) -> None:
        """Where all that was proposed has been looked at, think of something like the best so far."""
        if self.grows and self.root.wide(self.knowledge.widen) > len(self.plans):
            plan = self.knowledge.vary_plan(self.state.copy(), self.seat, self.considered()[0].moves, self.rng)
            self.grows = bool(plan)
            if plan and plan not in self.plans:
                self.plans.append(plan)

    def _goes_on(self, world: State) -> bool:
        return bool(world.pending) and self.knowledge.clock(world) < self.rest

    def _mover(self, world: State) -> int:
        """Who decides next in the tree: the searching seat wherever it may, others only when they decide alone."""
        pending = world.pending
        if self.seat in pending:
            return self.seat
        if len(pending) == 1:
            for seat in pending:
                return seat
        return -1

    def _others(self, world: State) -> None:
        """One of several who decide at the same time does so as the game's knowledge says."""
        for seat in world.pending:
            world.advance(seat, self.knowledge.quick(world, seat, self.rng))
            return

    def _note(self, key: Key, world: State) -> None:
        """What each feature adds to the seat's outlook where a plan has led."""
        weights = self.knowledge.judgement.rows[self.knowledge.row(world)]
        features = self.knowledge.features(world)
        first = self.seat * len(weights)
        outlook = self.outlooks.get(key)
        if outlook is None:
            outlook = FeatureSums(len(weights))
            self.outlooks[key] = outlook
        for number, weight in enumerate(weights):
            value = features[first + number]
            added = weight * value
            outlook.values[number] += value
            outlook.sums[number] += added
            outlook.squares[number] += added * added
