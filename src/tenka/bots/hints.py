"""Hints: the plans that a strong bot would think best, and why."""

from math import sqrt
from random import Random
from typing import Final

import msgspec

from tenka.bots import reasons
from tenka.bots.search import Budget, Considered, Search
from tenka.bots.search_knowledge import knowledge_of
from tenka.kernel.errors import TenkaError
from tenka.kernel.move import Move
from tenka.kernel.ruleset import Ruleset
from tenka.kernel.state import State
from tenka.toolkit.presentation.reasons import Reason

LEVEL: Final = "strong"
MOST_CHOICES: Final = 3
MORE: Final = 8  # times the thoughts of the level, as far as there is time: reasons need more than a choice,
FEWEST: Final = 240  # and shares and reasons so many even where the level hardly thinks,
EACH: Final = 240  # then about each plan that is shown, and the best guess, so that they can be compared
LONG: Final = 6  # moves of a plan that is worth showing only if it differs by more than one


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
    found: list[Choice] = []
    for plan in [best, *others]:
        words = [moves[number] for number in plan.moves]
        why = [
            *reasons.facts(game, search.state, seat, words),
            *reasons.compared(game, knowledge, plan, plans),
            *reasons.ranked(plan, best, _error(search, plan, best)),
        ]
        found.append(Choice(words, plan.share, why or [reasons.chance(plan)]))
    return found


def _error(search: Search, plan: Considered, best: Considered) -> float:
    """The standard error of the difference between two shares."""
    deviation = search.spread.deviation(len(search.root.children))
    return deviation * sqrt(1 / max(1, plan.visits) + 1 / max(1, best.visits))


def _distinct(plans: list[Considered]) -> list[Considered]:
    """The plans without those that merely vary a better one: of a long plan, more than one move must differ."""
    found: list[Considered] = []
    for plan in plans:
        moves = set(plan.moves)
        if len(moves) < LONG or all(len(moves - set(other.moves)) > 1 for other in found):
            found.append(plan)
    return found
