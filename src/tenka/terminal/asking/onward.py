"""The only way on of what a seat has begun: nobody is asked for it, as long as it can be taken back."""

from tenka.kernel.move import Move
from tenka.terminal.asking.choices import twins
from tenka.terminal.picture import Picture, goes_on
from tenka.terminal.table import TerminalTable


class Onward:
    """What people at the keyboard need not say, since they can say nothing else."""

    def __init__(self, table: TerminalTable, picture: Picture) -> None:
        self._table = table
        self._picture = picture

    def move(self, seat: int) -> Move | None:
        """The move that goes by itself; one that draws, shows or commits for good is left to be said."""
        state = self._table.state
        if seat not in state.pending:
            return None
        ways = goes_on(self._picture, state.view(seat, events=False), state.legal(seat))
        if len(ways) > 1:
            same = twins(state, seat)
            ways = [each for each in ways if each not in same]
        if len(ways) != 1 or not state.played(seat, ways[0])[0].can_undo(seat):
            return None
        return ways[0]
