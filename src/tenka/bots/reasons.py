"""What is said for a plan and against it: facts by the game's own folder, and what holds in any game."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import hypot, inf, sqrt
from typing import Any, Final, NamedTuple, Protocol, cast

from tenka.bots.search import Considered
from tenka.kernel.move import Move
from tenka.kernel.rooms import room
from tenka.kernel.ruleset import Ruleset
from tenka.kernel.state import State
from tenka.toolkit.presentation.reasons import Reason
from tenka.toolkit.search.search_knowledge import SearchKnowledge

MOST_FACTS: Final = 3
MOST_FEATURES: Final = 1
LEAST: Final = 0.005  # of a chance: what a feature must make to be spoken of,
SURE: Final = 2.0  # and by how many standard errors it must differ from nothing


View = Mapping[str, Any]
Before = Callable[[str], View]  # what the seat sees before it says a verb of its plan


class GameReasons(Protocol):
    """What a game's folder offers in its room `bot.reasons`."""

    COUNTED: frozenset[str]  # features that people count: their figures can be told

    def reasons(self, view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
        """Facts of the position that speak for a plan or against it, the weightiest first.

        They follow from what the seat sees alone: before the plan, and, where it is laid out, before some word of it.
        """


@cache
def game_reasons(package: str) -> GameReasons | None:
    """The one of a game's package; a game without any has reasons that hold in every game."""
    return cast("GameReasons | None", room(package, "bot.reasons"))


def facts(game: Ruleset, world: State, seat: int, moves: Sequence[Move]) -> list[Reason]:
    """What the game itself says of a plan, in a world that the seat cannot tell from the true one."""
    found = game_reasons(game.package)
    if found is None:
        return []

    def before(verb: str) -> View:
        return _laid_out(world, seat, moves, verb).view(seat, events=False)

    return found.reasons(world.view(seat, events=False), moves, before)[:MOST_FACTS]


def _laid_out(world: State, seat: int, moves: Sequence[Move], verb: str) -> State:
    """The plan carried out up to a verb, or to where something would be drawn or told: that nobody knows yet."""
    laid = world.copy()
    for move in moves:
        if move[0] == verb:
            break
        after = laid.copy()
        after.irreversible = False
        after.advance(seat, [world.vocabulary.id(move)])
        if after.irreversible or seat not in after.pending:
            break
        laid = after
    return laid


def compared(game: Ruleset, knowledge: SearchKnowledge, plan: Considered, plans: Sequence[Considered]) -> list[Reason]:
    """What the plan leads to beside what the others do, in figures that people count; most of the difference first."""
    found = game_reasons(game.package)
    slope = plan.share * (1 - plan.share)  # of the chance, by the outlook
    others = [other for other in plans if other is not plan]
    told: list[tuple[float, Reason]] = []
    for number, name in enumerate(knowledge.judgement.names):
        one, usual = _average([plan], number), _average(others, number)
        amount = slope * (one.added - usual.added)
        if abs(amount) < max(LEAST, SURE * slope * hypot(one.error, usual.error)):
            continue
        if (found is None or name in found.COUNTED) and round(one.value, 1) != round(usual.value, 1):
            params = {"feature": name, "one": round(one.value, 1), "usual": round(usual.value, 1)}
            told.append((abs(amount), Reason("insight-reason-feature", params, amount > 0)))
    told.sort(key=lambda each: -each[0])
    return [reason for _, reason in told[:MOST_FEATURES]]


def ranked(plan: Considered, best: Considered, error: float) -> list[Reason]:
    """How a plan compares with the best one; where that is within the error, it says so."""
    if plan is best:
        return []
    behind = best.share - plan.share
    points = round(100 * behind)
    if behind < SURE * error or not points:
        ahead = "yes" if round(100 * plan.share) > round(100 * best.share) else "no"
        return [Reason("insight-reason-equal", {"points": max(1, round(100 * SURE * error)), "ahead": ahead})]
    return [Reason("insight-reason-behind", {"points": points}, good=False)]


def chance(plan: Considered) -> Reason:
    """What can be said of every plan."""
    return Reason("insight-reason-chance", {"points": round(100 * plan.share)})


class _Average(NamedTuple):
    """What a feature was and added on average, with the standard error, endless where nothing is known."""

    value: float
    added: float
    error: float


def _average(plans: Sequence[Considered], number: int) -> _Average:
    """Wherever some plans led."""
    visits, values, whole, squares = 0, 0.0, 0.0, 0.0
    for plan in plans:
        if plan.outlook is not None:
            visits += plan.visits
            values += plan.outlook.values[number]
            whole += plan.outlook.sums[number]
            squares += plan.outlook.squares[number]
    if visits < 2:
        return _Average(0.0, 0.0, inf)
    mean = whole / visits
    return _Average(values / visits, mean, sqrt(max(0.0, squares / visits - mean * mean) / (visits - 1)))
