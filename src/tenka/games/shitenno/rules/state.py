"""Shitennō's state: the kernel's contract, handed on to the phases."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

from tenka.games.shitenno.knowledge import chance
from tenka.games.shitenno.knowledge import resampling as knowledge
from tenka.games.shitenno.rules import division, generals, placement, provinces, scoring, view
from tenka.games.shitenno.rules.components.tables import TABLES
from tenka.games.shitenno.rules.declaration.fields import POSITION
from tenka.games.shitenno.rules.position import (
    ANSWER,
    CHOICE,
    GENERAL,
    GILD,
    NOTHING,
    OVER,
    PACKET,
    PHASES,
    SPLIT,
    TURN,
    YEAR_END,
    Position,
)
from tenka.games.shitenno.rules.vocabulary import CANCEL, DONE, VOCABULARY
from tenka.games.shitenno.schema.view import Result, SeenByAll, SeenBySeat
from tenka.kernel.decision import Decision
from tenka.kernel.errors import IllegalMove

DECISIONS: Final = [
    Decision(PHASES[phase], rule) for phase, rule in enumerate(("S2", "S6", "S6", "S8", "S8", "S11", "S22"))
]
PENDING: Final = [[MappingProxyType({seat: each}) for seat in range(max(TABLES))] for each in DECISIONS]
NOBODY_PENDING: Final[Mapping[int, Decision]] = MappingProxyType({})
VERBS: Final = [str(move[0]) for move in VOCABULARY.moves]


class Shitenno(Position):
    """A position of Shitennō."""

    __slots__ = ()

    @property
    def pending(self) -> Mapping[int, Decision]:
        """The one seat at the move; nobody once the game is over."""
        return NOBODY_PENDING if self.phase == OVER else PENDING[self.phase][self.seat]

    @property
    def result(self) -> Result | None:
        """Scores, ranking, reasons and the final scoring's parts."""
        return scoring.result(self) if self.phase == OVER else None

    def copy(self) -> "Shitenno":
        """An independent state in the same position."""
        new = Shitenno(self.setup, self.stream)
        new.copy_from(self)
        return new

    def legal_ids(self, seat: int) -> list[int]:
        """The legal moves of the seat at the move."""
        phase = self.phase
        if seat != self.seat:
            return []
        if phase == TURN:
            return provinces.legal_turn(self)
        if phase in (PACKET, SPLIT):
            return division.legal_packet(self)
        if phase == ANSWER:
            return division.legal_answer(self)
        if phase == CHOICE:
            return division.legal_choice(self)
        if phase == GILD:
            return provinces.legal_gild(self)
        return generals.legal(self)

    def edit_ids(self, seat: int) -> list[int]:
        """The edits of the seat at the move."""
        if seat != self.seat:
            return []
        if self.phase in (PACKET, SPLIT):
            return division.edit_packet(self)
        if self.phase == TURN and self.province != NOTHING:
            return [*placement.edits(self), CANCEL]
        return []

    def apply(self, seat: int, move: int) -> None:
        """Carry out a move of the seat at the move."""
        phase = self.phase
        if phase == TURN:
            provinces.play_turn(self, move)
        elif phase in (PACKET, SPLIT):
            division.play_packet(self, move)
        elif phase == ANSWER:
            division.play_answer(self, move)
        elif phase == CHOICE:
            division.play_choice(self, move)
        elif phase == GILD:
            provinces.play_gild(self, move)
        else:
            generals.play(self, move)
        if self.phase == YEAR_END:
            self._next_year()

    def _next_year(self) -> None:
        """Even and odd years alternate, beginning with an even one (S3); the game ends only with an odd one (S23)."""
        if self.round and not self.odd:
            provinces.begin_year(self)
        elif self.odd and scoring.reasons(self):
            scoring.finish(self)
        else:
            division.begin_year(self)

    def refusal(self, seat: int, move: int) -> IllegalMove:
        """Why a move is neither legal nor an edit now."""
        verb = VERBS[move]
        phase = self.phase
        if verb == "general" and phase == GENERAL:
            return generals.refusal(move)
        if verb in {"add", "remove", "tile", "rest_tile", "offer"} and phase in {PACKET, SPLIT}:
            return division.refusal(self, move)
        if verb in {"place", "use", "take_back", "pay", "confirm", "cancel"} and phase == TURN:
            return placement.refusal(self, move)
        if verb == "draw" and phase == TURN:
            return provinces.refusal_draw(self)
        if verb == "gild" and phase in {TURN, GILD}:
            return provinces.refusal_gild(self, move)
        if move == DONE and phase == TURN:
            return placement.refusal_open(self)
        decision = DECISIONS[phase]
        return IllegalMove(decision.rule, "wrong-time", {"decision": decision.kind})

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
