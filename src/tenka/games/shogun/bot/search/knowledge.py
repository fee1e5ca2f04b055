"""What a search knows of Shogun."""

from random import Random
from typing import Final

from tenka.games.shogun.bot.search import draft, features, marches, places, plans, refining, variants, winter
from tenka.games.shogun.bot.search.policy import POLICY
from tenka.games.shogun.rules.components.pieces import AUTUMN, WINTER, YEARS
from tenka.games.shogun.rules.position import DRAFT, GROUPS, MARCH, MOVE, OVER, PLACING, PLANNING, Position
from tenka.kernel.state import State
from tenka.toolkit.search.search_knowledge import Level, SearchKnowledge
from tenka.toolkit.search.weights import read_judgement

NOVICE_TASTE: Final = 7.0  # points by which a beginner's liking varies


class ShogunKnowledge(SearchKnowledge):
    """Candidates, quick play and judgement of Shogun."""

    def refine_world(self, state: State, seat: int, rng: Random) -> None:
        """Others have planned with some sense (H6)."""
        assert isinstance(state, Position)
        refining.refine_world(state, seat, rng)

    def plans(self, state: State, seat: int, rng: Random) -> list[list[int]]:
        """Whole plans, whole marches."""
        assert isinstance(state, Position)
        phase = state.phase
        if phase == PLANNING:
            return plans.plans(state, seat, rng)
        if phase == PLACING:
            return places.places(state, seat, rng)
        if phase in (MARCH, MOVE):
            return marches.marches(state, seat)
        if phase == DRAFT:
            return draft.drafts(state, seat)
        if phase == GROUPS:
            return draft.groups(state, seat)
        return winter.revolts(state, seat, rng)

    def vary_plan(self, state: State, seat: int, plan: list[int], rng: Random) -> list[int]:
        """Another plan for the round; of everything else all is proposed."""
        assert isinstance(state, Position)
        return variants.vary_plan(state, seat, plan, rng) if state.phase == PLANNING else []

    def quick(self, state: State, seat: int, rng: Random) -> list[int]:
        """What a quick player would do."""
        assert isinstance(state, Position)
        phase = state.phase
        if phase == PLANNING:
            return plans.quick_plan(state, seat, rng)
        if phase == PLACING:
            return places.quick_place(state, seat, rng)
        if phase in (MARCH, MOVE):
            return marches.quick_march(state, seat, rng)
        if phase == DRAFT:
            return draft.quick_draft(state, seat, rng)
        if phase == GROUPS:
            return draft.quick_group(state, seat, rng)
        return winter.quick_revolt(state, seat, rng)

    def novice(self, state: State, seat: int, rng: Random) -> list[int]:
        """A quick player whose liking varies more than things differ."""
        assert isinstance(state, Position)
        if state.phase == PLANNING:
            return plans.quick_plan(state, seat, rng, NOVICE_TASTE)
        if state.phase in (MARCH, MOVE):
            return marches.quick_march(state, seat, rng, NOVICE_TASTE)
        return self.quick(state, seat, rng)

    def clock(self, state: State) -> int:
        """The rounds: each begins with planning; winter belongs to autumn (H5, H22)."""
        assert isinstance(state, Position)
        phase = state.phase
        if phase in (DRAFT, GROUPS):
            return 0
        if phase == OVER:
            return 1 + WINTER * YEARS
        season = state.season if state.season < AUTUMN else AUTUMN
        return 1 + WINTER * (state.year - 1) + season

    def features(self, state: State) -> list[float]:
        """What each seat has, holds and may hope for."""
        assert isinstance(state, Position)
        return features.features(state)

    def row(self, state: State) -> int:
        """By round."""
        assert isinstance(state, Position)
        return features.row(state)


KNOWLEDGE: Final = ShogunKnowledge(
    {
        "beginner": Level(0, 1, 0.0),
        "strong": Level(60, 1, 1.0),
        "master": Level(2000, 1, 3.0),
    },
    read_judgement("tenka.games.shogun", features.FEATURES),
    explore=0.5,
    measured=True,
    widen=3.0,
    depth=1,
    policy=POLICY,
)
