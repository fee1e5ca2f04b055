"""Plans for a whole turn: what one would do with all action points, by the usual weights and by others (T7–T13)."""

from math import exp
from random import Random
from typing import Final

from tenka.games.tenjo.bot.search.estimates.sight import SearchSight
from tenka.games.tenjo.bot.search.policy import POLICY
from tenka.games.tenjo.bot.search.turns.turn import quick_turn
from tenka.games.tenjo.rules.position import NOTHING
from tenka.games.tenjo.rules.state import Tenjo
from tenka.games.tenjo.rules.tasks.turn import Turn
from tenka.games.tenjo.rules.vocabulary import END

PLANS: Final = 12
SPREAD: Final = 0.5  # by which the logarithms of policy weights differ from the usual ones
LONGEST: Final = 30  # decisions in a turn: none should come near


def turn_plans(state: Tenjo, seat: int, rng: Random) -> list[list[int]]:
    """Different ways to go on with a turn, up to its end or whatever others have a say in; the usual one first."""
    usual = POLICY.of(seat)
    found = [turn_plan(state, seat, usual, rng)]
    for _ in range(PLANS - 1):
        plan = turn_plan(state, seat, _varied(usual, rng), rng)
        if plan not in found:
            found.append(plan)
    return found


def turn_plan(state: Tenjo, seat: int, policy: list[float], rng: Random) -> list[int]:
    """The moves of a turn by some weights."""
    world = state.copy()
    assert isinstance(world, Tenjo)
    found: list[int] = []
    for _ in range(LONGEST):
        step = quick_turn(SearchSight(world, seat, policy), rng, 0.0)
        found += step
        if step[0] == END:
            break
        world.advance(seat, step)
        at_turn = not world.over and isinstance(world.tasks[-1], Turn)
        if not at_turn or world.doing != NOTHING or world.offers != state.offers:
            break
    return found


def _varied(usual: list[float], rng: Random) -> list[float]:
    return [figure * exp(SPREAD * (rng.random() + rng.random() + rng.random() - 1.5)) for figure in usual]
