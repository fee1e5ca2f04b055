"""Information-set Monte-Carlo tree search for any number of players.

Every iteration thinks up a world that the seat cannot tell from the true one, goes down the tree by what was found
there so far, each seat choosing for its own share, then plays on quickly to a rest and judges the position. Chance is
drawn anew in every world. Who decides at the same time as the seat that searches is played by the game's knowledge and
never by the tree: nothing it chooses can depend on what is planned here.
"""

from random import Random
from time import perf_counter
from typing import Final

from tenka.bots.search.tree import Node
from tenka.kernel.mind import Mind, final_shares
from tenka.kernel.state import State

LONGEST: Final = 4000  # decisions of a playout: none should come near
LOOK: Final = 8  # iterations between two looks at the clock


class Budget:
    """How long to think: so many iterations, or until so many seconds are over, whichever comes first."""

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds  # 0: without end


class Considered:
    """A plan that was thought about."""

    def __init__(self, moves: list[int], visits: int, share: float) -> None:
        self.moves = moves
        self.visits = visits
        self.share = share  # expected for the seat


class Search:
    """A search for one seat's decision; the state is only ever looked at through `resample`."""

    def __init__(self, mind: Mind, state: State, seat: int, rng: Random, horizon: int) -> None:
        self.mind = mind
        self.seat = seat
        self.rng = rng
        self.root = Node()
        self.state = state.resample(seat, rng)
        self.plans = mind.plans(self.state.copy(), seat, rng)
        self.rest = mind.clock(self.state) + horizon
        self.iterations = 0
        self.grows = True  # whether more plans can be thought of

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

    def considered(self) -> list[Considered]:
        """The plans thought about, the best first."""
        found: list[Considered] = []
        for plan in self.plans:
            node = self.root.children.get((self.seat, *plan))
            if node is not None and node.visits:
                found.append(Considered(plan, node.visits, node.mean()))
        found.sort(key=lambda each: (-each.visits, -each.share))
        return found or [Considered(self.plans[0], 0, self.mind.shares(self.state)[self.seat])]

    def _iterate(self) -> None:
        world = self.state.resample(self.seat, self.rng)
        self.mind.imagine(world, self.seat, self.rng)
        path: list[Node] = [self.root]
        movers: list[int] = [self.seat]
        node = self.root
        first = True
        expanded = False
        while not expanded and self._goes_on(world):
            seat = self._mover(world)
            if seat < 0:
                self._others(world)
                continue
            if first:
                self._widen()
            plans = self.plans if first else self.mind.plans(world, seat, self.rng)
            first = False
            place, node = node.choose(seat, plans, self.mind.explore)
            world.advance(seat, plans[place])
            expanded = node.visits == 0
            path.append(node)
            movers.append(seat)
        shares = self._outcome(world)
        for each, seat in zip(path, movers, strict=True):
            each.visits += 1
            each.total += shares[seat]

    def _widen(self) -> None:
        """Where all that was proposed has been looked at, think of something like the best so far."""
        if self.grows and self.root.wide() > len(self.plans):
            plan = self.mind.like(self.state.copy(), self.seat, self.considered()[0].moves, self.rng)
            self.grows = bool(plan)
            if plan and plan not in self.plans:
                self.plans.append(plan)

    def _goes_on(self, world: State) -> bool:
        return bool(world.pending) and self.mind.clock(world) < self.rest

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
            world.advance(seat, self.mind.quick(world, seat, self.rng))
            return

    def _outcome(self, world: State) -> list[float]:
        """Play on quickly to a rest or to the end, and judge."""
        mind, rng = self.mind, self.rng
        for _ in range(LONGEST):
            if not self._goes_on(world):
                break
            for seat in world.pending:
                world.advance(seat, mind.quick(world, seat, rng))
                break
        return mind.shares(world) if world.pending else final_shares(world)
