"""How the time of seats is spent: on decisions, whatever is done and undone within one."""

from collections.abc import Iterable

from sqlalchemy import Connection

from tenka.server.tables.turn import Turn
from tenka.store.queries import clocks
from tenka.store.queries.clocks import NONE, Clock, fresh
from tenka.store.queries.tables import TableRow


def after(row: TableRow, turn: Turn, now: int) -> dict[int, Clock]:
    """The clocks that a turn changes; what nobody else sees of it changes none."""
    if row.patience is None or None not in turn.concerned:
        return {}
    asks = turn.snapshot.state.pending
    found = {}
    for seat, who in enumerate(row.seats):
        if who.person is not None:
            found[seat] = _set_going(row, seat, _spent(who.clock, seat, turn, row.patience, now), now, seat in asks)
    return _changed(row, found)


def _spent(clock: Clock, seat: int, turn: Turn, patience: int, now: int) -> Clock:
    """A seat's clock after a turn: for another decision a fresh one, and the whole time again for what is for good."""
    asked, asks = turn.before.state.pending.get(seat), turn.snapshot.state.pending.get(seat)
    own = seat == turn.seat
    if asks is None:
        return NONE if turn.goes_on else clock  # one may think again, but not for longer
    if asked is None:
        return clock if own and clock != NONE else fresh(patience)
    if own and not turn.settles:
        return clock
    if asked != asks:
        return fresh(patience)
    return clock.renewed(patience, now) if own else clock


def anew(row: TableRow, waiting: Iterable[int], now: int) -> dict[int, Clock]:
    """The clocks of a game that begins by asking these seats."""
    if row.patience is None:
        return {}
    whole = fresh(row.patience)
    people = [seat for seat in waiting if row.seats[seat].person is not None]
    return {seat: _set_going(row, seat, whole, now, asked=True) for seat in people}


def regulated(row: TableRow, now: int) -> dict[int, Clock]:
    """The clocks that begin to run, or stand, because somebody has left or come back."""
    found = {n: _set_going(row, n, who.clock, now, who.waiting) for n, who in enumerate(row.seats) if who.person}
    return _changed(row, found)


def put(connection: Connection, row: TableRow, changed: dict[int, Clock], now: int) -> TableRow:
    """Write clocks of a table; the table with them."""
    clocks.put(connection, [(row.id, changed)], now)
    return with_clocks(row, changed)


def with_clocks(row: TableRow, changed: dict[int, Clock]) -> TableRow:
    """A table with other clocks."""
    seats = [who._replace(clock=changed.get(seat, who.clock)) for seat, who in enumerate(row.seats)]
    return row._replace(seats=tuple(seats))


def _set_going(row: TableRow, seat: int, clock: Clock, now: int, asked: bool) -> Clock:
    """A clock runs while its seat is asked and another person plays, whoever plays for the seat."""
    return clock.running(now) if asked and row.keeps_waiting(seat) else clock.standing(now)


def _changed(row: TableRow, found: dict[int, Clock]) -> dict[int, Clock]:
    return {seat: clock for seat, clock in found.items() if clock != row.seats[seat].clock}
