"""Tenjo's state: the kernel's contract, handed on to the tasks."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

from tenka.games.tenjo.knowledge import chance
from tenka.games.tenjo.knowledge import resampling as knowledge
from tenka.games.tenjo.rules import trading, view
from tenka.games.tenjo.rules.components.pieces import MOST_PLAYERS
from tenka.games.tenjo.rules.declaration.fields import POSITION
from tenka.games.tenjo.rules.elements import contest
from tenka.games.tenjo.rules.fighting import battle, joining, leading, losing, parley, window
from tenka.games.tenjo.rules.people import daimyo
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.start import sites, spreading
from tenka.games.tenjo.rules.steps import finality, unfinished
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.battle import (
    Battle,
    Cards,
    Consent,
    FightOn,
    Join,
    Outcome,
    Parley,
    Peace,
    SeekLeader,
    Welcome,
)
from tenka.games.tenjo.rules.tasks.contest import Answer, Resolve
from tenka.games.tenjo.rules.tasks.daimyo import Check, LoseDaimyo, PlaceDaimyo
from tenka.games.tenjo.rules.tasks.kinds import Automatic, Question
from tenka.games.tenjo.rules.tasks.losses import Fall, Losses, MoveIn
from tenka.games.tenjo.rules.tasks.start import Distribute, Site
from tenka.games.tenjo.rules.tasks.task import Task
from tenka.games.tenjo.rules.tasks.turn import Claim, Enter, Flow, Income, Turn, Yield
from tenka.games.tenjo.rules.tasks.year import (
    CastleIncome,
    Fate,
    Marriage,
    Produce,
    Provinces,
    Recruit,
    Scout,
    Store,
    Upkeep,
    YearOver,
)
from tenka.games.tenjo.rules.turns import entering, income, turn
from tenka.games.tenjo.rules.vocabulary import BACK, VOCABULARY
from tenka.games.tenjo.rules.year import ending, fate, flow, yearend
from tenka.games.tenjo.schema.view import Result, SeenByAll, SeenBySeat
from tenka.kernel.decision import Decision
from tenka.kernel.errors import IllegalMove
from tenka.kernel.setup import Setup
from tenka.kernel.state import State
from tenka.kernel.stream import Stream
from tenka.toolkit.holdings.lists import bits

Legal = Callable[[Position, int], list[int]]
Play = Callable[[Position, int, int], None]
Refuse = Callable[[Position, int, int], IllegalMove]


def _not_now(position: Position, seat: int, move: int) -> IllegalMove:
    decision = _decision(position)
    return IllegalMove(decision.rule, "wrong-time", {"decision": decision.kind})


# Of each question: what is legal, how it is played, why something is refused
HANDLERS: Final[dict[type[Question], tuple[Legal, Play, Refuse]]] = {
    Site: (sites.legal, sites.play, sites.refusal),
    Distribute: (spreading.legal, spreading.play, spreading.refusal),
    Turn: (turn.legal, turn.play, turn.refusal),
    Income: (income.legal, income.play, income.refusal),
    PlaceDaimyo: (daimyo.legal_place, daimyo.play_place, daimyo.refusal_place),
    LoseDaimyo: (daimyo.legal_lose, daimyo.play_lose, daimyo.refusal_lose),
    Parley: (parley.legal, parley.play, _not_now),
    Peace: (parley.legal_peace, parley.play_peace, _not_now),
    Join: (joining.legal, joining.play, joining.refusal),
    Welcome: (joining.legal_welcome, joining.play_welcome, joining.refusal_welcome),
    Cards: (window.legal, window.play, window.refusal),
    Answer: (contest.legal, contest.play, contest.refusal),
    Losses: (losing.legal, losing.play, losing.refusal),
    FightOn: (joining.legal_fight, joining.play_fight, _not_now),
    MoveIn: (joining.legal_move_in, joining.play_move_in, _not_now),
    Enter: (entering.legal, entering.play, entering.refusal),
    Yield: (ending.legal_yield, ending.play_yield, _not_now),
    Recruit: (yearend.legal_recruit, yearend.play_recruit, _not_now),
    Scout: (fate.legal_scout, fate.play_scout, fate.refusal_scout),
    Marriage: (fate.legal_marriage, fate.play_marriage, fate.refusal_marriage),
    CastleIncome: (yearend.legal_income, yearend.play_income, yearend.refusal_income),
    Store: (yearend.legal_store, yearend.play_store, yearend.refusal_store),
    Consent: (leading.legal, leading.play, leading.refusal),
}
# Of each task that goes on by itself: how
AUTOMATIC: Final[dict[type[Automatic], Callable[[Position], None]]] = {
    Flow: flow.go_on,
    SeekLeader: leading.settle,
    Battle: battle.go_on,
    Outcome: battle.settle,
    Resolve: contest.resolve,
    Fall: battle.fall,
    Check: daimyo.look,
    Upkeep: yearend.upkeep,
    Fate: fate.draw,
    Produce: yearend.produce,
    Provinces: yearend.provinces,
    YearOver: flow.end_year,
    Claim: ending.grant,
}
DECISIONS: Final = {each: Decision(each.name, each.rule, each.window) for each in HANDLERS}
PENDING: Final = {
    task: [MappingProxyType({seat: decision}) for seat in range(MOST_PLAYERS)] for task, decision in DECISIONS.items()
}
PLANNERS: Final = [
    MappingProxyType(dict.fromkeys(bits(seats), DECISIONS[Distribute])) for seats in range(1 << MOST_PLAYERS)
]
VERB_OF: Final = [str(move[0]) for move in VOCABULARY.moves]


def _question(position: Position) -> Question:
    """What is asked: the top task, once all that goes on by itself has."""
    top = position.tasks[-1]
    assert isinstance(top, Question)
    return top


def _decision(position: Position) -> Decision:
    return DECISIONS[type(_question(position))]


class Tenjo(Position):
    """A position of Tenjo."""

    __slots__ = ("asked_list", "asked_seat")  # what the top task last listed, and for whom: -1 if nothing is known

    def __init__(self, setup: Setup, stream: Stream) -> None:
        super().__init__(setup, stream)
        self.asked_list: list[int] = []
        self.asked_seat = -1

    @property
    def pending(self) -> Mapping[int, Decision]:
        """The seat that the top task asks, or all that still distribute; nobody once the game is over."""
        if self.over:
            return PLANNERS[0]
        top = _question(self)
        if isinstance(top, Distribute):
            return PLANNERS[~self.ready & ((1 << self.setup.players) - 1)]
        return PENDING[type(top)][top.seat]

    @property
    def result(self) -> Result | None:
        """Scores, ranking, winners and the parts of the points."""
        return ending.result(self) if self.over else None

    def copy(self) -> "Tenjo":
        """An independent state in the same position."""
        new = Tenjo(self.setup, self.stream)
        new.copy_from(self)
        return new

    def restore(self, other: State) -> None:
        """Become the same position as `other`."""
        self.asked_seat = -1
        super().restore(other)

    def is_final(self, before: State, seat: int) -> bool:
        """Whether a step was more than the seat's own."""
        assert isinstance(before, Position)
        return finality.is_final(before, self, seat)

    @property
    def is_begun(self) -> bool:
        """Whether the seat that is asked has begun something: a march, a card."""
        return self.doing != NOTHING or self.element != NOTHING

    def is_aside(self, move: int) -> bool:
        """An offer can be thought over at any time, whatever else one does and takes back."""
        return trading.drafts(move)

    def is_asked(self, seat: int) -> bool:
        """Whether the top task waits for a seat."""
        if self.over:
            return False
        top = self.tasks[-1]
        return top.seat == seat or isinstance(top, Distribute)

    def legal_ids(self, seat: int) -> list[int]:
        """What the top task asks for, and trade at any time."""
        if not self.is_asked(seat):
            return trading.legal(self, seat)
        if seat != self.asked_seat:
            self.asked_list = HANDLERS[type(_question(self))][0](self, seat)
            self.asked_seat = seat
        return self.asked_list + trading.legal(self, seat)

    def edit_ids(self, seat: int) -> list[int]:
        """Back, drop, not ready after all."""
        if self.over:
            return []
        if isinstance(self.tasks[-1], Distribute):
            return spreading.edits(self, seat)
        begun = self.is_begun and self.is_asked(seat)
        return ([BACK] if begun else []) + trading.edits(self, seat)

    def apply(self, seat: int, move: int) -> None:
        """Carry out a move, and go on until somebody is asked."""
        if trading.drafts(move):  # changes nothing but an unfinished offer
            trading.play(self, seat, move)
            return
        self.asked_seat = -1
        hands, koku, castle_owner = self.hands, self.koku, self.castle_owner
        family, leaders, doing = self.family, self.daimyo, self.tasks
        if trading.plays(move):
            trading.play(self, seat, move)
        elif move == BACK and not isinstance(self.tasks[-1], Distribute):
            unfinished.back(self)
        else:
            HANDLERS[type(_question(self))][1](self, seat, move)
        if (
            self.tasks is not doing
            or self.hands is not hands
            or self.koku is not koku
            or self.castle_owner is not castle_owner
            or self.family is not family
            or self.daimyo is not leaders
        ):
            self.go_on()

    def go_on(self) -> None:
        """Whatever goes on by itself, and offers that have become impossible."""
        ending.eliminate(self)
        while not self.over:
            top = self.tasks[-1]
            if isinstance(top, Automatic):
                AUTOMATIC[type(top)](self)
            elif self.is_moot(top):
                agenda.pop(self)
            else:
                only = self.only_answer(top)
                if only == NOTHING:
                    break
                HANDLERS[type(_question(self))][1](self, top.seat, only)
            ending.eliminate(self)
        trading.prune(self)

    def is_moot(self, task: Task) -> bool:
        """Whether a question has answered itself: its seat is out, its window closed, or nothing is left to choose."""
        seat = task.seat
        if isinstance(task, Distribute):
            return False
        if not self.lives(seat):
            return True
        if isinstance(task, PlaceDaimyo):
            return not daimyo.provinces(self, seat)
        if isinstance(task, LoseDaimyo | Recruit):  # a ronin has no daimyō, and his koku is frozen
            return self.is_ronin(seat)
        if isinstance(task, Cards):
            if not (self.lives(self.battle_seat) and self.lives(self.battle_foe)):
                return True
            return battle.takes_part(self, seat) == NOTHING or not window.is_open(self, seat)
        if isinstance(task, Scout):
            return fate.is_all_seen(self)
        return isinstance(task, Join) and battle.takes_part(self, seat) == 1 - task.side

    def only_answer(self, task: Task) -> int:
        """The answer to a question that has but one, as everybody sees: it is not asked. NOTHING if there is more."""
        if isinstance(task, PlaceDaimyo | LoseDaimyo):
            return daimyo.only_place(self, task.seat, gained=isinstance(task, PlaceDaimyo))
        return income.only_answer(self, task.seat) if isinstance(task, Income) else NOTHING

    def refusal(self, seat: int, move: int) -> IllegalMove:
        """Why a move is neither legal nor an edit now."""
        if trading.plays(move):
            return trading.refusal(self, seat, move)
        if move == BACK:
            return IllegalMove(_decision(self).rule, "nothing-begun")
        question, verb = _question(self), VERB_OF[move]
        if verb not in question.verbs:
            return _not_now(self, seat, move)
        if self.doing == NOTHING and verb in unfinished.FURTHER:
            return IllegalMove(question.rule, "begin-first")
        if self.doing != NOTHING and verb not in unfinished.FOLLOWING[self.doing]:
            return IllegalMove(question.rule, "step-unfinished")
        return HANDLERS[type(question)][2](self, seat, move)

    def position(self) -> dict[str, Any]:
        """The position in words and numbers."""
        return POSITION.write(self)

    def seen_by_all(self) -> SeenByAll:
        """The game's own part of every view."""
        return view.of_all(self)

    def seen_by(self, seat: int | None) -> SeenBySeat:
        """What a seat sees."""
        return view.of(self, seat)

    def exchange_unseen(self, seat: int | None, rng: Random) -> None:
        """Become a position that the seat cannot tell from the present one."""
        knowledge.resample(self, seat, rng)

    def draw_anew(self, rng: Random) -> None:
        """Draw anew what chance has yet to decide."""
        chance.redraw(self, rng)
