"""A quick player's policy weights, found by CMA-ES: whichever lead most over the usual ones in games of quick players.

Every figure is varied in proportion to what it is, so that none changes its sign and those of 0 stay. All weights of a
generation play the same deals, half of the seats by them and half by the usual ones, and each deal both ways round.
"""

from collections.abc import Generator, Sequence
from functools import partial
from math import exp, sqrt
from random import Random
from typing import Any, NamedTuple

from tenka.bots import knowledge_of
from tenka.games import game
from tenka.kernel.errors import BadInput
from tenka.kernel.state import State
from tenka.sim.playing import seed_for
from tenka.sim.workers import in_order
from tenka.toolkit.search.policy_weights import PolicyWeights
from tenka.toolkit.search.search_knowledge import SearchKnowledge, final_shares
from tenka.tuning.table import TrainingTable

SPREAD = 0.25  # by which the logarithms of the figures vary at first
AT_ONCE = 25  # games in one errand of a worker


class PolicyGame(NamedTuple):
    """How a game between new weights and the usual ones went."""

    lead: float  # points that seats with the new ones had more, on average
    share: float  # games won by them, where a fair share is 1


class Verdict(NamedTuple):
    """What weights did against the usual ones, on average over games."""

    lead: float
    error: float  # standard error of the lead
    share: float


def policy_of(game_id: str) -> PolicyWeights:
    """The weights of a game's quick player; refused where it has none."""
    knowledge = knowledge_of(game(game_id))
    if knowledge.policy is None:
        raise BadInput("no-policy", {"game": game_id})
    return knowledge.policy


def generations(
    table: TrainingTable, seed: bytes, count: int, games: int, jobs: int
) -> Generator[list[float], None, None]:
    """The figures that each generation has come to, so many games having been played in it."""
    usual = policy_of(table.game_id).usual
    search = _strategy(len(usual), seed)
    each = max(2, games // search.population_size)
    for generation in range(count):
        asked = [search.ask() for _ in range(search.population_size)]
        figures = [varied(usual, steps) for steps in asked]
        deals = seed_for(seed, f"generation\0{generation}")
        trials = list(in_order(partial(trials_of, table, deals, figures, each), 0, each * len(asked), jobs, AT_ONCE))
        leads = [sum(trial.lead for trial in trials[i * each : (i + 1) * each]) / each for i in range(len(asked))]
        search.tell([(steps, -lead) for steps, lead in zip(asked, leads, strict=True)])
        yield varied(usual, search.mean)


def _strategy(count: int, seed: bytes) -> Any:
    try:
        import numpy as np  # noqa: PLC0415
        from cmaes import CMA  # noqa: PLC0415
    except ImportError:
        raise BadInput("cmaes-missing") from None
    return CMA(np.zeros(count), SPREAD, seed=int.from_bytes(seed_for(seed, "strategy")[:4], "big"))


def varied(usual: Sequence[float], steps: Sequence[float]) -> list[float]:
    """Figures some steps away from the usual ones, on a logarithmic scale."""
    return [figure * exp(float(step)) for figure, step in zip(usual, steps, strict=True)]


def verdict(table: TrainingTable, seed: bytes, figures: list[float], games: int, jobs: int) -> Verdict:
    """How weights do in games that they were not found by."""
    play = partial(trials_of, table, seed_for(seed, "verdict"), [figures], games)
    trials = list(in_order(play, 0, games, jobs, AT_ONCE))
    lead = sum(trial.lead for trial in trials) / games
    variance = sum((trial.lead - lead) ** 2 for trial in trials) / max(1, games - 1)
    return Verdict(lead, sqrt(variance / games), sum(trial.share for trial in trials) / games)


def trials_of(
    table: TrainingTable, seed: bytes, figures: list[list[float]], games: int, first: int, last: int
) -> list[PolicyGame]:
    """The trials from one number up to, not including, another: so many games of each of the weights in turn."""
    knowledge = knowledge_of(game(table.game_id))
    trials = []
    for number in range(first, last):
        which, place = divmod(number, games)
        deal, side = divmod(place, 2)
        deal_seed = seed_for(seed, f"deal\0{deal}")
        state = table.deal(deal, deal_seed)
        trials.append(_tried(knowledge, state, side, figures[which], Random(seed_for(deal_seed, "quick"))))
    return trials


def _tried(knowledge: SearchKnowledge, state: State, side: int, figures: list[float], rng: Random) -> PolicyGame:
    """A game of quick players, every other one by new weights; then all go by the usual ones again."""
    policy = knowledge.policy
    assert policy is not None
    seats = range(state.setup.players)
    new = [seat for seat in seats if seat % 2 == side]
    old = [seat for seat in seats if seat % 2 != side]
    for seat in new:
        policy.give(seat, figures)
    try:
        while state.pending:
            for seat in state.pending:
                state.advance(seat, knowledge.quick(state, seat, rng))
                break
    finally:
        for seat in new:
            policy.give(seat, policy.usual)
    assert state.result is not None
    scores = state.result["scores"]
    shares = final_shares(state)
    lead = sum(scores[seat] for seat in new) / len(new) - sum(scores[seat] for seat in old) / len(old)
    return PolicyGame(lead, sum(shares[seat] for seat in new) * len(seats) / len(new))
