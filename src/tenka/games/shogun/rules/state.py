"""Shogun's state: the kernel's contract, handed on to the phases."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

from tenka.games.shogun.knowledge import chance
from tenka.games.shogun.knowledge import resampling as knowledge
from tenka.games.shogun.rules import bidding, draft, planning, scoring, view, winter
from tenka.games.shogun.rules.actions import marching, sequence
from tenka.games.shogun.rules.components.tables import MOST_PLAYERS
from tenka.games.shogun.rules.declaration.fields import POSITION
from tenka.games.shogun.rules.position import (
    DRAFT,
    GROUPS,
    MARCH,
    MOVE,
    OVER,
    PHASES,
    PLACING,
    PLANNING,
    REVOLTS,
    Position,
)
from tenka.games.shogun.rules.vocabulary import VOCABULARY
from tenka.games.shogun.schema.view import Result, SeenByAll, SeenBySeat
from tenka.kernel.decision import Decision
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import bits

RULES: Final = ("H2", "H2", "H6", "H8", "H10", "H10", "H22")
DECISIONS: Final = [Decision(PHASES[phase], rule) for phase, rule in enumerate(RULES)]
PENDING: Final = [[MappingProxyType({seat: each}) for seat in range(MOST_PLAYERS)] for each in DECISIONS]
PLANNERS: Final = [
    MappingProxyType(dict.fromkeys(bits(seats), DECISIONS[PLANNING])) for seats in range(1 << MOST_PLAYERS)
]
VERBS: Final = [str(move[0]) for move in VOCABULARY.moves]
VERBS_OF: Final = [
    ("take", "take_top", "renew", "group"),
    ("take", "take_top", "renew", "group"),
    ("plan", "take_off", "ready", "not_ready"),
    ("place",),
    ("target", "armies", "stay"),
    ("target", "armies", "stay"),
    ("revolt",),
]


class Shogun(Position):
    """A position of Shogun."""

    __slots__ = ()

    @property
    def pending(self) -> Mapping[int, Decision]:
        """The seat at the move, or all that still plan; nobody once the game is over."""
        phase = self.phase
        if phase == PLANNING:
            return PLANNERS[~self.ready & ((1 << self.setup.players) - 1)]
        return PLANNERS[0] if phase == OVER else PENDING[phase][self.seat]

    @property
    def result(self) -> Result | None:
        """Scores, ranking, winners and the winters' parts."""
        return scoring.result(self) if self.phase == OVER else None

    def copy(self) -> "Shogun":
        """An independent state in the same position."""
        new = Shogun(self.setup, self.stream)
        new.copy_from(self)
        return new

    def legal_ids(self, seat: int) -> list[int]:
        """The legal moves of a seat."""
        phase = self.phase
        if phase == PLANNING:
            return planning.legal(self, seat)
        if seat != self.seat:
            return []
        if phase in (MARCH, MOVE):
            return marching.legal(self)
        if phase == PLACING:
            return bidding.legal(self)
        if phase == DRAFT:
            return draft.legal(self)
        if phase == GROUPS:
            return draft.legal_groups(self)
        return winter.legal(self)

    def edit_ids(self, seat: int) -> list[int]:
        """The edits of a seat."""
        phase = self.phase
        if phase == PLANNING:
            return planning.edits(self, seat)
        if seat != self.seat:
            return []
        return marching.edits(self) if phase in (MARCH, MOVE) else []

    def apply(self, seat: int, move: int) -> None:
        """Carry out a move."""
        phase = self.phase
        if phase == PLANNING:
            planning.play(self, seat, move)
        elif phase in (MARCH, MOVE):
            marching.play(self, move)
            sequence.run(self)
        elif phase == PLACING:
            bidding.play(self, move)
        elif phase == DRAFT:
            draft.play(self, move)
        elif phase == GROUPS:
            draft.play_group(self, move)
        else:
            winter.play(self, move)

    def refusal(self, seat: int, move: int) -> IllegalMove:
        """Why a move is neither legal nor an edit now."""
        phase = self.phase
        if VERBS[move] not in VERBS_OF[phase]:
            decision = DECISIONS[phase]
            return IllegalMove(decision.rule, "wrong-time", {"decision": decision.kind})
        if phase == PLANNING:
            return planning.refusal(self, seat, move)
        if phase in (MARCH, MOVE):
            return marching.refusal(self, move)
        if phase == PLACING:
            return bidding.refusal(self, move)
        return winter.refusal(self, move) if phase == REVOLTS else draft.refusal(self, move)

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
