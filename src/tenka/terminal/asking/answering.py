"""Windows that nobody at the keyboard has to answer: where one can but pass, or has said so before."""

from collections import Counter
from collections.abc import Iterable

from tenka.bots.orders import orders
from tenka.kernel.decision import Decision
from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.terminal.table import TerminalTable
from tenka.toolkit.orders import PASS, PASSED_OFTEN


class Answering:
    """Standing orders of the people at the table, as far as they are offered there."""

    def __init__(self, table: TerminalTable) -> None:
        self._table = table
        self._orders = orders(table.state.setup.game)
        self._given: dict[int, list[str]] = {seat: [] for seat in table.people}
        self._passed: Counter[int] = Counter()  # windows that a seat has passed by choice in a row

    def answer(self, seat: int) -> Move | None:
        """The move that a seat is not asked for; with several people at one keyboard an empty hand must not show."""
        state = self._table.state
        if not state.pending[seat].window:
            return None
        view, legal = state.view(seat, events=False), state.legal(seat)
        move = self._orders.answer([(name,) for name in self._given[seat]], view, legal)
        if move is None and len(self._table.people) == 1 and self._orders.is_idle(view, legal):
            return PASS
        return move

    def chosen(self, seat: int, decision: Decision | None, move: Move) -> None:
        """Take note of what somebody has answered."""
        if decision is not None and decision.window:
            self._passed[seat] = self._passed[seat] + 1 if move == PASS else 0

    def offered(self, seat: int) -> list[str]:
        """The orders by which a seat that has passed often could pass on."""
        state = self._table.state
        decision = state.pending.get(seat)
        if decision is None or not decision.window or self._passed[seat] < PASSED_OFTEN:
            return []
        view, legal = state.view(seat, events=False), state.legal(seat)
        longer = [each for each in self._orders.declared.values() if each.longer]
        return [each.name for each in longer if each.answer((each.name,), view, legal) == PASS]

    def give(self, seat: int, name: str) -> None:
        """Put an order in force."""
        self._given[seat].append(name)
        self._passed[seat] = 0

    def heard(self, told: Iterable[Event]) -> None:
        """Let orders end."""
        for seat, given in self._given.items():
            self._given[seat] = [name for name in given if not self._orders.ends((name,), seat, told)]
