"""What a search knows of Tenjo."""

from random import Random
from typing import Final

from tenka.games.tenjo.bot.search import answers, battle, features, start, trade, year
from tenka.games.tenjo.bot.search.estimates.sight import SearchSight
from tenka.games.tenjo.bot.search.policy import POLICY
from tenka.games.tenjo.bot.search.turns import plans, turn
from tenka.games.tenjo.rules.people.daimyo import provinces
from tenka.games.tenjo.rules.position import NOTHING, SPREAD, Position
from tenka.games.tenjo.rules.state import Tenjo
from tenka.games.tenjo.rules.tasks.battle import Cards, Consent, FightOn, Joining, Parley, Peace
from tenka.games.tenjo.rules.tasks.contest import Answer
from tenka.games.tenjo.rules.tasks.daimyo import LoseDaimyo, PlaceDaimyo
from tenka.games.tenjo.rules.tasks.losses import Losses, MoveIn
from tenka.games.tenjo.rules.tasks.start import Distribute, Site
from tenka.games.tenjo.rules.tasks.turn import Enter, Income, Turn, Yield
from tenka.games.tenjo.rules.tasks.year import Marriage, Recruit, Scout, Store
from tenka.games.tenjo.rules.vocabulary import ALL_KOKU, MARCH_WITH, PASS, ROLL
from tenka.kernel.state import State
from tenka.toolkit.holdings.lists import bits
from tenka.toolkit.search.search_knowledge import Level, SearchKnowledge
from tenka.toolkit.search.weights import read_judgement

TASTE: Final = 0.1  # by which a quick player's liking varies
NOVICE_TASTE: Final = 3.0  # … and a beginner's: more than things differ
HASTE: Final = 0.6  # of a beginner's decisions: anything that is worth a thought
FORGETS: Final = 0.3  # of them the income
MONTHS: Final = features.MONTHS
HORIZON: Final = 1  # turns that are played on before a position is judged: the own to its end
PARTLY: Final = 0.5  # of what games have taught, for a strong player
DOUBT: Final = 3.0  # a hint thinks longer: what it leaves the best guess for should be sure
REUSE: Final = 4  # playing a turn in a world is cheaper than thinking one up


class TenjoKnowledge(SearchKnowledge):
    """Candidates, quick play and judgement of Tenjo."""

    def plans(self, state: State, seat: int, rng: Random) -> list[list[int]]:
        """Plans for a whole turn, marches, attacks, cards and answers."""
        assert isinstance(state, Tenjo)
        steps = thoughts(state, seat, rng)
        if not has_course(state, seat):
            return steps
        found = plans.turn_plans(state, seat, rng)
        for step in steps:
            if step not in found:
                found.append(step)
        return found

    def first_plan(self, state: State, seat: int, rng: Random) -> list[int]:
        """The usual plan of a turn, without thinking of others."""
        assert isinstance(state, Tenjo)
        if has_course(state, seat):
            return plans.turn_plan(state, seat, POLICY.of(seat), rng)
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
        if isinstance(state.tasks[-1], Turn) and ALL_KOKU <= plans[0][0] < MARCH_WITH and rng.random() < FORGETS:
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
    sight = SearchSight(state, seat)
    offer = trade.waiting(sight)
    if offer is not None:
        return trade.replies(sight, offer)
    return turn.turns(sight) if isinstance(state.tasks[-1], Turn) else choices(state, sight, rng)


def has_course(state: Tenjo, seat: int) -> bool:
    """Whether a seat has what follows the dice before it, and nothing that comes first."""
    if not isinstance(state.tasks[-1], Turn) or not state.rolled or is_begun(state, seat):
        return False
    sight = SearchSight(state, seat)
    return trade.waiting(sight) is None and not turn.before_rolling(sight)


def is_begun(state: Tenjo, seat: int) -> bool:
    """Whether a step of the seat's is begun already."""
    if isinstance(state.tasks[-1], Distribute):
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
    sight = SearchSight(state, seat)
    offer = trade.waiting(sight) if state.offers else None
    if offer is not None:
        return trade.replies(sight, offer)[0]
    if isinstance(state.tasks[-1], Turn):
        return turn.quick_turn(sight, rng, taste)
    return choices(state, sight, rng, taste)[0]


def choices(  # noqa: C901, PLR0911, PLR0912  a line a kind of decision
    state: Tenjo, sight: SearchSight, rng: Random, taste: float = 0.0
) -> list[list[int]]:
    """What can be decided apart from turns, the best guess first."""
    seat, task = sight.seat, state.tasks[-1]
    if isinstance(task, Cards):
        return battle.windows(sight)
    if isinstance(task, Joining):
        return battle.joins(sight)
    if isinstance(task, Answer):
        return answers.answers(sight)
    if isinstance(task, Parley):
        return trade.parleys(sight)
    if isinstance(task, Peace):
        return trade.peaces(sight)
    if isinstance(task, Losses):
        return [battle.loss(sight)]
    if isinstance(task, FightOn):
        return battle.fights(sight)
    if isinstance(task, MoveIn):
        return battle.moving_in(sight)
    if isinstance(task, PlaceDaimyo):
        return battle.places(sight, provinces(state, seat), lost=False)
    if isinstance(task, LoseDaimyo):
        return battle.places(sight, bits(sight.leads), lost=True)
    if isinstance(task, Store):
        return [year.store(sight)]
    if isinstance(task, Distribute):
        return start.layouts(sight)
    if isinstance(task, Consent):
        return battle.consents(sight)
    if isinstance(task, Yield):
        return [[PASS]]
    possible = asked(state, seat)
    if isinstance(task, Site):
        return start.sites(sight, possible, rng, taste)
    if isinstance(task, Income):
        at_once = [move for move in possible if move >= ALL_KOKU]
        return [[year.whole_income(sight, at_once)] if at_once else year.income(sight, possible)]
    if isinstance(task, Enter):
        return [year.enter(sight, possible)]
    if isinstance(task, Recruit):
        return year.recruits(sight, possible)
    if isinstance(task, Scout):
        return [year.look(sight, possible)]
    if isinstance(task, Marriage):
        return year.weddings(sight, possible)
    return year.productions(sight, possible)


KNOWLEDGE: Final = TenjoKnowledge(
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
