"""Hints: the plans that a strong bot would think best, and why."""

from math import hypot, inf, sqrt
from random import Random
from typing import Final, NamedTuple

import msgspec

from tenka.bots.search import Budget, Considered, Search
from tenka.bots.search_knowledge import knowledge_of
from tenka.kernel.errors import TenkaError
from tenka.kernel.move import Move
from tenka.kernel.ruleset import Ruleset
from tenka.kernel.search.search_knowledge import SearchKnowledge
from tenka.kernel.state import State

LEVEL: Final = "strong"
MOST_CHOICES: Final = 3
MOST_REASONS: Final = 3
MORE: Final = 8  # times the thoughts of the level, as far as there is time: reasons need more than a choice,
FEWEST: Final = 240  # and shares and reasons so many even where the level hardly thinks,
EACH: Final = 240  # then about each plan that is shown, and the best guess, so that they can be compared
LONG: Final = 6  # moves of a plan that is worth showing only if it differs by more than one
LEAST: Final = 0.005  # of a chance: what a reason must make,
SURE: Final = 2.0  # and by how many standard errors it must differ from nothing


class Reason(msgspec.Struct, frozen=True):
    """What a plan leads to more or less of than the others do, and the chance of winning that this makes."""

    feature: str  # `feature-<name>` in the game's words
    more: bool
    amount: float  # below 0 if it speaks against the plan


class Choice(msgspec.Struct, frozen=True):
    """A plan: the moves of one whole decision, the share that the seat can expect of it, and why."""

    moves: list[Move]
    share: float
    reasons: list[Reason]


def hint(game: Ruleset, world: State, seat: int, rng: Random, *, timed: bool = False) -> list[Choice]:
    """The best plans for a pending seat, three at most, the best first.

    The world is the true state or any other that the seat cannot tell from it. A hint that is timed stops thinking when
    its time is over, for people who wait; others are always the same.
    """
    knowledge = knowledge_of(game)
    if LEVEL not in knowledge.levels:
        raise TenkaError("no-search", {"game": game.id})
    level = knowledge.levels[LEVEL]
    search = Search(knowledge, world, seat, rng, level.horizon, reasons=True)
    seconds = level.seconds / 2 if timed else 0.0
    search.think(Budget(max(FEWEST, MORE * level.iterations), seconds))
    shown = [plan.moves for plan in _distinct(search.considered())[:MOST_CHOICES]]
    search.compare([*shown, search.plans[0]], Budget(EACH, seconds))
    plans = search.considered()
    best, *others = _distinct(plans)[:MOST_CHOICES]
    others.sort(key=lambda plan: -plan.share)
    moves = world.vocabulary.moves
    return [
        Choice([moves[number] for number in plan.moves], plan.share, _reasons(knowledge, plan, plans))
        for plan in [best, *others]
    ]


def _distinct(plans: list[Considered]) -> list[Considered]:
    """The plans without those that merely vary a better one: of a long plan, more than one move must differ."""
    found: list[Considered] = []
    for plan in plans:
        moves = set(plan.moves)
        if len(moves) < LONG or all(len(moves - set(other.moves)) > 1 for other in found):
            found.append(plan)
    return found


def _reasons(knowledge: SearchKnowledge, plan: Considered, plans: list[Considered]) -> list[Reason]:
    """What the plan makes of each feature beside what the others do, what makes most of the difference first."""
    slope = plan.share * (1 - plan.share)  # of the chance, by the outlook
    others = [other for other in plans if other is not plan]
    found: list[Reason] = []
    for number, name in enumerate(knowledge.judgement.names):
        one, usual = _added([plan], number), _added(others, number)
        amount = slope * (one.mean - usual.mean)
        if abs(amount) >= max(LEAST, SURE * slope * hypot(one.error, usual.error)):
            found.append(Reason(name, one.value > usual.value, amount))
    found.sort(key=lambda reason: -abs(reason.amount))
    return found[:MOST_REASONS]


class _Added(NamedTuple):
    """What a feature was and added on average, with the standard error, endless where nothing is known."""

    value: float
    mean: float
    error: float


def _added(plans: list[Considered], number: int) -> _Added:
    """The average wherever some plans led."""
    visits, values, whole, squares = 0, 0.0, 0.0, 0.0
    for plan in plans:
        if plan.outlook is not None:
            visits += plan.visits
            values += plan.outlook.values[number]
            whole += plan.outlook.sums[number]
            squares += plan.outlook.squares[number]
    if visits < 2:
        return _Added(0.0, 0.0, inf)
    mean = whole / visits
    return _Added(values / visits, mean, sqrt(max(0.0, squares / visits - mean * mean) / (visits - 1)))
