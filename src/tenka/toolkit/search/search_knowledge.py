"""What a game's folder knows for a search; the one here knows nothing of any game."""

from random import Random
from typing import Final

from tenka.kernel.state import State
from tenka.kernel.state.extensible import mypyc_attr
from tenka.toolkit.search.judgement import Judgement
from tenka.toolkit.search.policy_weights import PolicyWeights

TO_THE_END: Final = 1 << 20  # a horizon that no game reaches
DEEP: Final = 1 << 20  # decisions that no path comes to
WIDEN: Final = 1.5  # candidates looked at grow with this times the square root of the visits
EXPLORE: Final = 0.5  # how much what was tried rarely draws: about as much as outcomes of one plan vary


class Level:
    """How much a bot of some strength looks at."""

    def __init__(self, iterations: int, horizon: int, seconds: float, training: float = 1.0) -> None:
        self.iterations = iterations  # 0: what comes to mind first; 1: the best guess, which takes no search
        self.horizon = horizon  # rests that a playout goes on for
        self.seconds = seconds  # at most, where somebody waits
        self.training = training  # how much it goes by of what was trained; 0: by the defaults


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchKnowledge:
    """Candidates, quick play and judgement of one game. Integers are those of the vocabulary."""

    def __init__(
        self,
        levels: dict[str, Level],
        judgement: Judgement,
        explore: float = EXPLORE,
        policy: PolicyWeights | None = None,
        depth: int = DEEP,
        reuse: int = 1,
        *,
        measured: bool = False,
        widen: float = WIDEN,
        doubt: float = 0.0,
    ) -> None:
        self.levels = levels  # by the bot's name
        self.judgement = judgement
        self.explore = explore
        self.measured = measured  # whether `explore` is in units of how much outcomes of one plan are seen to vary
        self.widen = widen
        self.doubt = doubt  # standard errors by which something must seem better than the best guess to be preferred
        self.depth = depth  # decisions one after the other that are searched; those that follow are quick
        self.policy = policy  # what the quick player goes by, where it can be tuned
        self.reuse = reuse  # how often a search goes on from one resampled world, its chance drawn anew

    def refine_world(self, state: State, seat: int, rng: Random) -> None:
        """Make a resampled world likelier: what others hid is as they would, from what the seat knows alone."""

    def plans(self, state: State, seat: int, rng: Random) -> list[list[int]]:
        """Whole decisions of a pending seat worth a thought, the best guess first.

        Each is the list of moves that lead through it, legal one after the other in this world.
        """
        return [[move] for move in state.legal_ids(seat)]

    def first_plan(self, state: State, seat: int, rng: Random) -> list[int]:
        """The first of the plans alone."""
        return self.plans(state, seat, rng)[0]

    def vary_plan(self, state: State, seat: int, plan: list[int], rng: Random) -> list[int]:
        """A plan a little different from one that has proved good; nothing where all are proposed anyway."""
        return []

    def quick(self, state: State, seat: int, rng: Random) -> list[int]:
        """One whole decision of a pending seat, found at once: how playouts go on."""
        legal = state.legal_ids(seat)
        return [legal[int(rng.random() * len(legal))]]

    def novice(self, state: State, seat: int, rng: Random) -> list[int]:
        """One whole decision of a pending seat, as a beginner would find it."""
        return self.quick(state, seat, rng)

    def clock(self, state: State) -> int:
        """How many rests, at which a position can be judged, the game has come to; never falls."""
        return 0

    def features(self, state: State) -> list[float]:
        """What a position looks like for each seat, seat after seat, in the order of the judgement's names."""
        return [0.0] * (len(self.judgement.names) * state.setup.players)

    def row(self, state: State) -> int:
        """Which of the judgement's rows holds in this part of the game."""
        return 0

    def shares(self, state: State) -> list[float]:
        """Each seat's chance of winning as the position looks, 1 in all: the same where nothing is looked at."""
        if not self.judgement.names:
            return [1.0 / state.setup.players] * state.setup.players
        return self.judgement.shares(self.features(state), self.row(state))


def final_shares(state: State) -> list[float]:
    """Who won a finished game, in equal shares if several did."""
    result = state.result
    assert result is not None
    winners = result.get("winners", result["ranking"][:1])
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.setup.players)]
