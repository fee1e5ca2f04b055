"""Judging deeds beside what a hint would have been, by the same search and what the seat could know.

Where both are worth the same within the error, nothing was lost or won. What differs is measured by searches of their
own, in worlds that the first has not seen: what seemed better by chance alone has no advantage left. Both go on from
the same worlds by the same dice, so that most of the noise falls out. Nothing here favours the hint or the deed: who
did what such a search finds, this time or another, has on average lost nothing.
"""

from math import sqrt
from random import Random
from typing import Final

from tenka.analysis.deeds import Deed
from tenka.analysis.findings import Judged
from tenka.analysis.means import less, mean
from tenka.bots.search import Budget, Search
from tenka.kernel.state import State
from tenka.sim.playing import seed_for
from tenka.toolkit.search.search_knowledge import SearchKnowledge

IN_ALL: Final = 60_000  # thoughts about a whole game, as far as each deed has
FEWEST: Final = 120
MOST: Final = 1200
EACH: Final = 200  # then about the deed and the hint, so that they can be compared
DOUBT: Final = 1.5  # standard errors by which they must seem to differ
MEASURED: Final = 200  # worlds in which that is measured


class Judge:
    """Looks for what else could have been done."""

    def __init__(self, knowledge: SearchKnowledge, horizon: int, deeds: int) -> None:
        self.knowledge = knowledge
        self.horizon = horizon
        self.thoughts = max(FEWEST, min(MOST, IN_ALL // max(1, deeds)))

    def judged(self, deed: Deed, seed: bytes) -> Judged | None:
        """A deed beside what a hint would have been; None if that is no different, as far as can be told."""
        state, moves = deed.before.copy(), list(deed.moves)
        while moves:
            search = Search(self.knowledge, state, deed.seat, Random(seed_for(seed, "search")), self.horizon)
            rival = self._rival(search, moves)
            if rival != moves[: len(rival)]:
                return self._measured(state, deed.seat, moves, rival, seed)
            state.advance(deed.seat, rival)
            moves = moves[len(rival) :]
        return None

    def _rival(self, search: Search, moves: list[int]) -> list[int]:
        """What a search would do instead of some moves: they themselves, or how they begin, if that is no different."""
        if moves not in search.plans:
            search.plans.append(moves)
        search.think(Budget(self.thoughts))
        rival = search.considered()[0].moves
        if rival[: len(moves)] == moves:
            return moves
        if moves[: len(rival)] == rival:
            return rival
        search.compare([rival, moves], Budget(EACH))
        one, other = (search.root.children[search.seat, *plan] for plan in (rival, moves))
        error = search.spread.deviation(len(search.root.children)) * sqrt(1 / one.visits + 1 / other.visits)
        return rival if abs(one.mean() - other.mean()) > DOUBT * error else moves

    def _measured(self, state: State, seat: int, moves: list[int], better: list[int], seed: bytes) -> Judged:
        """What moves are worth beside better ones, in the same worlds."""
        plans = (moves, better)
        searches = [Search(self.knowledge, state, seat, Random(seed), self.horizon) for _ in plans]
        losses = []
        for number in range(MEASURED):
            ends = []
            for search, plan in zip(searches, plans, strict=True):
                search.rng = Random(seed_for(seed, f"world\0{number}"))
                search.compare([plan], Budget(number + 1))
                ends.append(search.shares)
            losses.append(less(*ends))
        play, variance = mean(losses)
        names = state.vocabulary.moves
        did, best = ([list(names[move]) for move in plan] for plan in plans)
        return Judged(play, variance, did, best)
