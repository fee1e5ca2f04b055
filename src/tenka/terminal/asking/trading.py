"""Offers out of turn: at a table where they are open at any time, people are asked about them in others' turns too."""

from collections.abc import Iterable

from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.terminal.table import TerminalTable
from tenka.toolkit.orders import DECLINE, TURN


class Trading:
    """Who is to be heard now though the game waits for somebody else."""

    def __init__(self, table: TerminalTable) -> None:
        self._table = table
        self.possible = DECLINE in table.state.setup.game.vocabulary.verbs
        self._wishing: set[int] = set()  # who wants to be asked at the beginning of others' turns
        self._due: set[int] = set()  # … of one that has begun
        self._seen: dict[int, list[Move]] = {}  # the offers to each seat that it has looked at

    def turn(self, seat: int) -> bool:
        """Whether a seat is asked in others' turns from now on: once more, and it is not."""
        self._wishing ^= {seat}
        return seat in self._wishing

    def heard(self, told: Iterable[Event]) -> None:
        """Take note of turns that begin."""
        for event in told:
            if event.kind == TURN:
                self._due = self._wishing - {event.data["seat"]}

    def waiting(self) -> int | None:
        """A person with something to say, or to be asked, about offers."""
        if not self.possible or self._table.state.result is not None:
            return None
        for seat, seen in self._seen.items():
            self._seen[seat] = [each for each in seen if each in self._offers(seat)]
        return next((seat for seat in self._table.people if self.goes_on(seat)), None)

    def goes_on(self, seat: int) -> bool:
        """Whether a seat that is not asked for anything else has offers to look at, or wishes to make some."""
        state = self._table.state
        if seat in state.pending or state.result is not None:
            return False
        if seat in self._due:
            return bool(state.legal(seat))
        return any(offer not in self._seen.get(seat, []) for offer in self._offers(seat))

    def leave(self, seat: int) -> None:
        """A seat has nothing more to say."""
        self._due -= {seat}
        self._seen[seat] = self._offers(seat)

    def _offers(self, seat: int) -> list[Move]:
        """What a seat can answer."""
        return [move for move in self._table.state.legal(seat) if move[0] == DECLINE]
