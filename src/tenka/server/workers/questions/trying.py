"""Trials: how a game would go on after moves that do not count."""

from random import Random
from typing import Any, ClassVar

import msgspec

import tenka
from tenka.bots import bot
from tenka.kernel.errors import IllegalMove
from tenka.kernel.state import State
from tenka.server.workers.questions.question import WAITED_FOR, Moves, WorkerQuestion

PARTNER = "steady"  # plays the others


class TriedMove(msgspec.Struct, frozen=True, array_like=True):
    """A move of a trial and whose it is."""

    seat: int
    move: list[str | int]


class CarriedOn(msgspec.Struct, frozen=True, tag=True):
    """Where a trial has come to: all its moves, and what its seat sees and may do there."""

    line: list[TriedMove]
    view: dict[str, Any]
    legal: Moves
    edits: Moves
    over: bool


class Impossible(msgspec.Struct, frozen=True, tag=True):
    """The move of a line, by its number, that the rules refuse, and why."""

    number: int
    rule: str | None
    message: str
    params: dict[str, Any]


class CarryOn(WorkerQuestion, frozen=True, tag="carry-on"):
    """How a trial goes on in a world after a line of moves, until its seat is asked or the line has too many moves."""

    rank: ClassVar[int] = WAITED_FOR
    reply: ClassVar[Any] = CarriedOn | Impossible
    of_a_seat: ClassVar[bool] = True

    seat: int
    world: dict[str, Any]
    line: list[TriedMove]
    most: int  # moves
    seed: str  # of what the others decide

    def answer(self, rng: Random) -> CarriedOn | Impossible:
        """What follows from the question alone."""
        state = tenka.game(self.game).load(self.world)
        for number, each in enumerate(self.line, 1):
            try:
                state.play(each.seat, each.move)
            except IllegalMove as refused:
                return Impossible(number, refused.rule, refused.message, dict(refused.params))
        line = [*self.line, *self._others(state)]
        legal, edits = ([list(move) for move in moves] for moves in (state.legal(self.seat), state.edits(self.seat)))
        return CarriedOn(line, state.view(self.seat), legal, edits, not state.pending)

    def _others(self, state: State) -> list[TriedMove]:
        """Let the others play until the seat is asked."""
        player = bot(state.setup.game, PARTNER)
        played: list[TriedMove] = []
        while state.pending and self.seat not in state.pending and len(self.line) + len(played) < self.most:
            seat = min(state.pending)
            for move in player.choose(state, seat, Random(f"{self.seed}/{len(self.line) + len(played)}")):
                state.play(seat, move)
                played.append(TriedMove(seat, list(move)))
        return played
