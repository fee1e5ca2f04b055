"""A game among bots that stops wherever a picture is to be taken; the same each time, moves and all."""

from collections.abc import Callable, Iterable
from typing import Any

from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.terminal.table import TerminalSeat, TerminalTable

Part = list[tuple[int, Move]]  # what is done from one picture to the next: by whom, and what
Wish = Callable[[dict[str, Any]], bool]  # whether what the person sees is worth a picture


class Evening:
    """Bots play all seats; one of them is the person through whose eyes it is seen."""

    def __init__(self, state: State, person: int, next_of: Callable[[Iterable[int]], int] = min) -> None:
        self.state = state
        self._person = person
        self._next_of = next_of
        self._bots = TerminalTable(state, [TerminalSeat(None, "steady")] * state.setup.players, state.stream.seed)

    def play(self, seat: int, *moves: Move) -> Part:
        """Play these moves."""
        for move in moves:
            self.state.play(seat, move)
        return [(seat, move) for move in moves]

    def until(self, wish: Wish) -> Part:
        """Play on until a wish comes true, also in the middle of somebody's steps."""
        done: Part = []
        while self.state.pending:
            seat = self._next_of(self.state.pending)
            for move in self._bots.bot_moves(seat):
                if wish(self.state.view(self._person, events=False)):
                    return done
                done += self.play(seat, move)
        raise LookupError(f"{wish.__name__} never comes true in this game: choose another seed")

    def to_the_end(self) -> Part:
        """Play until nobody is waited for."""
        done: Part = []
        while self.state.pending:
            seat = self._next_of(self.state.pending)
            done += self.play(seat, *self._bots.bot_moves(seat))
        return done
