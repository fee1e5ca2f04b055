"""What a search knows of Tenjo."""

from random import Random
from typing import Final

from tenka.games.tenjo.bot.search import answers, battle, course, features, start, trade, turn, year
from tenka.games.tenjo.bot.search.policy import POLICY
from tenka.games.tenjo.bot.search.sight import Sight
from tenka.games.tenjo.rules import tasks
from tenka.games.tenjo.rules.people.daimyo import provinces
from tenka.games.tenjo.rules.position import NOTHING, SPREAD, Position, bits
from tenka.games.tenjo.rules.state import Tenjo
from tenka.games.tenjo.rules.vocabulary import ALL_KOKU, MARCH_WITH, PASS, ROLL
from tenka.kernel.search_knowledge import Level, SearchKnowledge
from tenka.kernel.state import State
from tenka.kernel.weights import read_judgement

TASTE: Final = 0.1  # by which a quick player's liking varies
NOVICE_TASTE: Final = 3.0  # … and a beginner's: more than things differ
HASTE: Final = 0.6  # of a beginner's decisions: anything that is worth a thought
FORGETS: Final = 0.3  # of them the income
MONTHS: Final = features.MONTHS
HORIZON: Final = 1  # turns that are played on before a position is judged: the own to its end
PARTLY: Final = 0.5  # of what games have taught, for a strong player
DOUBT: Final = 3.0  # a hint thinks longer: what it leaves the best guess for should be sure
REUSE: Final = 4  # playing a turn in a world is cheaper than thinking one up


class TenjoMind(SearchKnowledge):
    """Candidates, quick play and judgement of Tenjo."""

    def plans(self, state: State, seat: int, rng: Random) -> list[list[int]]:
        """Whole courses of a turn, marches, attacks, cards and answers."""
        assert isinstance(state, Tenjo)
        steps = thoughts(state, seat, rng)
        if not has_course(state, seat):
            return steps
        found = course.courses(state, seat, rng)
        for step in steps:
            if step not in found:
                found.append(step)
        return found

    def first_plan(self, state: State, seat: int, rng: Random) -> list[int]:
        """The usual course of a turn, without thinking of others."""
        assert isinstance(state, Tenjo)
        if has_course(state, seat):
            return course.course(state, seat, POLICY.of(seat), rng)
        return thoughts(state, seat, rng)[0]

    def quick(self, state: State, seat: int, rng: Random) -> list[int]:
        """What a quick player would do."""
        return played(state, seat, rng, TASTE)

    def novice(self, state: State, seat: int, rng: Random) -> list[int]:
        """A quick player who often does what comes to mind first, and forgets the income now and then (T6)."""
        assert isinstance(state, Tenjo)
        if is_begun(state, seat) or rng.random() >= HASTE:
            return played(state, seat, rng, NOVICE_TASTE)
        plans = thoughts(state, seat, rng)
        if state.tasks[-1][0] == tasks.TURN and ALL_KOKU <= plans[0][0] < MARCH_WITH and rng.random() < FORGETS:
            return [ROLL]
        return plans[int(rng.random() * len(plans))]

    def clock(self, state: State) -> int:
        """The turns: each ends with everything decided; the year's end belongs to its last turn (T5)."""
        assert isinstance(state, Position)
        if state.year == 0:
            return 0
        players = state.setup.players
        if state.over:
            return 1 + MONTHS * players * state.year
        if state.month == 0:
            return MONTHS * players * state.year
        return 1 + (MONTHS * (state.year - 1) + state.month - 1) * players + state.turn

    def features(self, state: State) -> list[float]:
        """What each seat has, holds and may hope for."""
        assert isinstance(state, Position)
        return features.features(state)

    def row(self, state: State) -> int:
        """By months left."""
        assert isinstance(state, Position)
        return features.row(state)


def thoughts(state: Tenjo, seat: int, rng: Random) -> list[list[int]]:
    """Single decisions worth a thought, the best guess first."""
    if is_begun(state, seat):
        return [[move] for move in asked(state, seat)]
    sight = Sight(state, seat)
    offer = trade.waiting(sight)
    if offer is not None:
        return trade.replies(sight, offer)
    kind = state.tasks[-1][0]
    return turn.turns(sight) if kind == tasks.TURN else choices(state, sight, kind, rng)


def has_course(state: Tenjo, seat: int) -> bool:
    """Whether a seat has what follows the dice before it, and nothing that comes first."""
    if state.tasks[-1][0] != tasks.TURN or not state.rolled or is_begun(state, seat):
        return False
    sight = Sight(state, seat)
    return trade.waiting(sight) is None and not turn.before_rolling(sight)


def is_begun(state: Tenjo, seat: int) -> bool:
    """Whether a step of the seat's is begun already."""
    if state.tasks[-1][0] == tasks.DISTRIBUTE:
        return any(state.spread[seat * SPREAD : (seat + 1) * SPREAD])
    return state.doing != NOTHING or state.element != NOTHING


def asked(state: Tenjo, seat: int) -> list[int]:
    """What the top task lists, without trade."""
    state.legal_ids(seat)
    return state.asked_list


def played(state: State, seat: int, rng: Random, taste: float) -> list[int]:
    """One whole decision at once."""
    assert isinstance(state, Tenjo)
    if is_begun(state, seat):
        possible = asked(state, seat)
        return [possible[int(rng.random() * len(possible))]]
    sight = Sight(state, seat)
    offer = trade.waiting(sight) if state.offers else None
    if offer is not None:
        return trade.replies(sight, offer)[0]
    kind = state.tasks[-1][0]
    if kind == tasks.TURN:
        return turn.quick_turn(sight, rng, taste)
    return choices(state, sight, kind, rng, taste)[0]


def choices(  # noqa: C901, PLR0911, PLR0912  a line a kind of decision
    state: Tenjo, sight: Sight, kind: int, rng: Random, taste: float = 0.0
) -> list[list[int]]:
    """What can be decided apart from turns, the best guess first."""
    seat = sight.seat
    if kind == tasks.CARDS:
        return battle.windows(sight)
    if kind == tasks.JOIN:
        return battle.joins(sight)
    if kind == tasks.ANSWER:
        return answers.answers(sight)
    if kind == tasks.PARLEY:
        return trade.parleys(sight)
    if kind == tasks.PEACE:
        return trade.peaces(sight)
    if kind == tasks.LOSSES:
        return [battle.loss(sight)]
    if kind == tasks.FIGHT_ON:
        return battle.fights(sight)
    if kind == tasks.MOVE_IN:
        return battle.moving_in(sight)
    if kind == tasks.PLACE_DAIMYO:
        return battle.places(sight, provinces(state, seat), lost=False)
    if kind == tasks.LOSE_DAIMYO:
        return battle.places(sight, bits(sight.leads), lost=True)
    if kind == tasks.STORE:
        return [year.store(sight)]
    if kind == tasks.DISTRIBUTE:
        return start.layouts(sight)
    if kind == tasks.CONSENT:
        return battle.consents(sight)
    if kind == tasks.YIELD:
        return [[PASS]]
    possible = asked(state, seat)
    if kind == tasks.SITE:
        return start.sites(sight, possible, rng, taste)
    if kind == tasks.INCOME:
        at_once = [move for move in possible if move >= ALL_KOKU]
        return [[year.whole_income(sight, at_once)] if at_once else year.income(sight, possible)]
    if kind == tasks.ENTER:
        return [year.enter(sight, possible)]
    if kind == tasks.RECRUIT:
        return year.recruits(sight, possible)
    if kind == tasks.SCOUT:
        return [year.look(sight, possible)]
    if kind == tasks.MARRIAGE:
        return year.weddings(sight, possible)
    return year.productions(sight, possible)


KNOWLEDGE: Final = TenjoMind(
    {
        "beginner": Level(0, HORIZON, 0.0, training=0.0),
        "strong": Level(1, HORIZON, 1.0, training=PARTLY),
        "master": Level(1, HORIZON, 3.0),  # its best guess: looking ahead has not beaten it yet
    },
    read_judgement("tenka.games.tenjo", features.FEATURES),
    policy=POLICY,
    depth=1,
    reuse=REUSE,
    measured=True,
    doubt=DOUBT,
)
