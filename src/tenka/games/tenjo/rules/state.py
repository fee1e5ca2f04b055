"""Tenjo's state: the kernel's contract, handed on to the tasks."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

from tenka.games.tenjo.knowledge import chance
from tenka.games.tenjo.knowledge import resampling as knowledge
from tenka.games.tenjo.rules import finality, flow, tasks, trading, unfinished, view
from tenka.games.tenjo.rules.dumps import dump
from tenka.games.tenjo.rules.elements import contest
from tenka.games.tenjo.rules.fighting import battle, joining, leading, losing, parley, window
from tenka.games.tenjo.rules.people import daimyo
from tenka.games.tenjo.rules.pieces import MOST_PLAYERS
from tenka.games.tenjo.rules.position import NOTHING, Position, bits
from tenka.games.tenjo.rules.start import sites, spreading
from tenka.games.tenjo.rules.turns import entering, income, turn
from tenka.games.tenjo.rules.vocabulary import BACK
from tenka.games.tenjo.rules.year import ending, fate, yearend
from tenka.kernel.decision import Decision
from tenka.kernel.errors import IllegalMove
from tenka.kernel.setup import Setup
from tenka.kernel.state import State
from tenka.kernel.stream import Stream

DECISIONS: Final = [
    Decision(kind, rule, number in tasks.WINDOWS)
    for number, (kind, rule) in enumerate(zip(tasks.KINDS, tasks.RULES, strict=True))
]
PENDING: Final = [[MappingProxyType({seat: each}) for seat in range(MOST_PLAYERS)] for each in DECISIONS]
PLANNERS: Final = [
    MappingProxyType(dict.fromkeys(bits(seats), DECISIONS[tasks.DISTRIBUTE])) for seats in range(1 << MOST_PLAYERS)
]

Legal = Callable[[Position, int], list[int]]
Play = Callable[[Position, int, int], None]
Refuse = Callable[[Position, int, int], IllegalMove]


def _not_now(position: Position, seat: int, move: int) -> IllegalMove:
    decision = DECISIONS[position.tasks[-1][0]]
    return IllegalMove(decision.rule, "wrong-time", {"decision": decision.kind})


# By kind of task: what is legal, how it is played, why something is refused
HANDLERS: Final[list[tuple[Legal, Play, Refuse]]] = [
    (lambda p, _: sites.legal(p), sites.play, lambda p, _, m: sites.refusal(p, m)),
    (spreading.legal, spreading.play, spreading.refusal),
    (turn.legal, turn.play, turn.refusal),
    (income.legal, income.play, income.refusal),
    (daimyo.legal_place, daimyo.play_place, daimyo.refusal_place),
    (daimyo.legal_lose, daimyo.play_lose, daimyo.refusal_lose),
    (parley.legal, parley.play, _not_now),
    (parley.legal_peace, parley.play_peace, _not_now),
    (joining.legal, joining.play, joining.refusal),
    (window.legal, window.play, window.refusal),
    (contest.legal, contest.play, contest.refusal),
    (losing.legal, losing.play, losing.refusal),
    (joining.legal_fight, joining.play_fight, _not_now),
    (joining.legal_move_in, joining.play_move_in, _not_now),
    (lambda p, _: entering.legal(p), entering.play, lambda p, _, m: entering.refusal(p, m)),
    (lambda p, _: ending.legal_yield(p), ending.play_yield, _not_now),
    (yearend.legal_recruit, yearend.play_recruit, _not_now),
    (fate.legal_scout, fate.play_scout, fate.refusal_scout),
    (fate.legal_marriage, fate.play_marriage, fate.refusal_marriage),
    (yearend.legal_income, yearend.play_income, yearend.refusal_income),
    (yearend.legal_store, yearend.play_store, yearend.refusal_store),
    (leading.legal, leading.play, leading.refusal),
]


def _check(position: Position) -> None:
    cause = position.tasks[-1][1]
    tasks.pop(position)
    daimyo.check(position, cause)


# By kind of task from FLOW on: what goes on by itself
AUTOMATIC: Final[list[Callable[[Position], None]]] = [
    flow.go_on,
    leading.or_battle,
    contest.resolve,
    battle.fall,
    _check,
    yearend.upkeep,
    fate.draw,
    yearend.produce,
    yearend.provinces,
    flow.end_year,
    ending.grant,
]


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
        kind, seat = self.tasks[-1][:2]
        if kind == tasks.DISTRIBUTE:
            return PLANNERS[~self.ready & ((1 << self.setup.players) - 1)]
        return PENDING[kind][seat]

    @property
    def result(self) -> dict[str, Any] | None:
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
        return not self.over and (self.tasks[-1][0] == tasks.DISTRIBUTE or self.tasks[-1][1] == seat)

    def legal_ids(self, seat: int) -> list[int]:
        """What the top task asks for, and trade at any time."""
        if not self.is_asked(seat):
            return trading.legal(self, seat)
        if seat != self.asked_seat:
            self.asked_list = HANDLERS[self.tasks[-1][0]][0](self, seat)
            self.asked_seat = seat
        return self.asked_list + trading.legal(self, seat)

    def edit_ids(self, seat: int) -> list[int]:
        """Back, drop, not ready after all."""
        if self.over:
            return []
        if self.tasks[-1][0] == tasks.DISTRIBUTE:
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
        family_at, leaders, doing = self.family_at, self.daimyo, self.tasks
        if trading.plays(move):
            trading.play(self, seat, move)
        elif move == BACK and self.tasks[-1][0] != tasks.DISTRIBUTE:
            unfinished.back(self)
        else:
            HANDLERS[self.tasks[-1][0]][1](self, seat, move)
        if (
            self.tasks is not doing
            or self.hands is not hands
            or self.koku is not koku
            or self.castle_owner is not castle_owner
            or self.family_at is not family_at
            or self.daimyo is not leaders
        ):
            self.go_on()

    def go_on(self) -> None:
        """Whatever goes on by itself, and offers that have become impossible."""
        ending.eliminate(self)
        while not self.over:
            kind, seat = self.tasks[-1][:2]
            if kind >= tasks.FLOW:
                AUTOMATIC[kind - tasks.FLOW](self)
            elif kind != tasks.DISTRIBUTE and self.is_moot(kind, seat):
                tasks.pop(self)
            else:
                only = self.only_answer(kind, seat)
                if only == NOTHING:
                    break
                HANDLERS[kind][1](self, seat, only)
            ending.eliminate(self)
        trading.prune(self)

    def is_moot(self, kind: int, seat: int) -> bool:
        """Whether a question has answered itself: its seat is out, its window closed, or nothing is left to choose."""
        if not self.lives(seat):
            return True
        if kind == tasks.PLACE_DAIMYO:
            return not daimyo.provinces(self, seat)
        if kind == tasks.LOSE_DAIMYO:
            return self.is_ronin(seat)
        if kind == tasks.CARDS:
            return battle.takes_part(self, seat) == NOTHING or not window.is_open(self, seat)
        if kind == tasks.RECRUIT:  # a ronin's koku is frozen
            return self.is_ronin(seat)
        if kind == tasks.SCOUT:
            return fate.is_all_seen(self)
        if kind == tasks.JOIN and len(self.tasks[-1]) == 3:
            return battle.takes_part(self, seat) == 1 - self.tasks[-1][2]
        return False

    def only_answer(self, kind: int, seat: int) -> int:
        """The answer to a question that has but one, as everybody sees: it is not asked. NOTHING if there is more."""
        if kind in (tasks.PLACE_DAIMYO, tasks.LOSE_DAIMYO):
            return daimyo.only_place(self, seat, kind)
        return income.only_answer(self, seat) if kind == tasks.INCOME else NOTHING

    def refusal(self, seat: int, move: int) -> IllegalMove:
        """Why a move is neither legal nor an edit now."""
        if trading.plays(move):
            return trading.refusal(self, seat, move)
        if move == BACK:
            return IllegalMove(DECISIONS[self.tasks[-1][0]].rule, "nothing-begun")
        kind = self.tasks[-1][0]
        if not tasks.asks_for(kind, move):
            return _not_now(self, seat, move)
        verb = tasks.VERB_OF[move]
        if self.doing == NOTHING and verb in unfinished.FURTHER:
            return IllegalMove(DECISIONS[kind].rule, "begin-first")
        if self.doing != NOTHING and verb not in unfinished.FOLLOWING[self.doing]:
            return IllegalMove(DECISIONS[kind].rule, "step-unfinished")
        return HANDLERS[kind][2](self, seat, move)

    def position(self) -> dict[str, Any]:
        """The position in words and numbers."""
        return dump.write(self)

    def seen_by_all(self) -> dict[str, Any]:
        """The game's own part of every view."""
        return view.of_all(self)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees."""
        return view.of(self, seat)

    def exchange_unseen(self, seat: int | None, rng: Random) -> None:
        """Become a position that the seat cannot tell from the present one."""
        knowledge.resample(self, seat, rng)

    def draw_anew(self, rng: Random) -> None:
        """Draw anew what chance has yet to decide."""
        chance.redraw(self, rng)
