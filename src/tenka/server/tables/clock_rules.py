"""How the time of seats is spent: on decisions, whatever is done and undone within one."""

from collections.abc import Mapping

from sqlalchemy import Connection

from tenka.kernel.decision import Decision
from tenka.server.tables.submission import Submission
from tenka.store.queries.tables import clocks
from tenka.store.queries.tables.clocks import NONE, SECOND, SHARES, Clock, fresh
from tenka.store.queries.tables.tables import TableRow
from tenka.store.queries.tables.time_control import TimeControl


def after(row: TableRow, turn: Submission, now: int) -> dict[int, Clock]:
    """The clocks that a turn changes; what nobody else sees of it changes none."""
    if not row.control.counts or None not in turn.concerned:
        return {}
    asks = turn.snapshot.state.pending
    found = {}
    for seat, who in enumerate(row.seats):
        if who.person is not None:
            control = row.control if who.steward is None else without_increment(row.control)
            found[seat] = _set_going(row, seat, _spent(who.clock, seat, turn, control, now), now, seat in asks)
    return _changed(row, found)


def _spent(clock: Clock, seat: int, turn: Submission, control: TimeControl, now: int) -> Clock:
    """A seat's clock after a turn: for another decision its time, and time again for what is for good."""
    asked, asks = turn.before.state.pending.get(seat), turn.snapshot.state.pending.get(seat)
    own = seat == turn.seat
    if asks is None:
        return _let_go(clock, control, now) if turn.goes_on else clock  # one may think again, but not for longer
    if asked is None:
        return clock if own and _is_for(clock, control, asks) else begun(control, clock, asks, now)
    if own and not turn.settles:
        return clock
    if asked != asks:
        return begun(control, clock, asks, now)
    return _given_again(control, clock, now) if own else clock


def _is_for(clock: Clock, control: TimeControl, decision: Decision) -> bool:
    """Whether a clock that was let stand can go on for what is asked now: of a bank, or of a window's own time."""
    return clock != NONE and (control.bank is None or decision.window == (clock.bank is not None))


def begun(control: TimeControl, clock: Clock, decision: Decision, now: int) -> Clock:
    """A seat's clock when it is asked something, not yet running."""
    if control.patience is not None:
        return fresh(control.patience)
    if control.bank is None:
        return NONE
    if clock == NONE:
        clock = fresh(control.bank)
    if decision.window:
        return clock.in_window(control.window * SECOND, now)
    gain = (control.increment or 0) * SECOND
    return clock.out_of_window(now)._replace(spare=SHARES * gain).longer(gain, now)


def _let_go(clock: Clock, control: TimeControl, now: int) -> Clock:
    """A seat's clock when it is no longer asked: of a bank what is left."""
    return NONE if control.patience is not None else clock.out_of_window(now).standing(now)


def _given_again(control: TimeControl, clock: Clock, now: int) -> Clock:
    """A seat's clock after something done for good, where it is asked the same still."""
    if control.patience is not None:
        return clock.refilled(control.patience * SECOND, now)
    if clock.bank is not None:
        return clock.refilled(control.window * SECOND, now)
    return clock.longer((control.increment or 0) * SECOND, now)


def without_increment(control: TimeControl) -> TimeControl:
    """What a seat is given while a steward plays there: being away shall make nobody rich."""
    return control if control.increment is None else control._replace(increment=0)


def anew(row: TableRow, asks: Mapping[int, Decision], now: int) -> dict[int, Clock]:
    """The clocks of a game that begins by asking these seats; banks are there for everybody."""
    if not row.control.counts:
        return {}
    found = {}
    for seat, who in enumerate(row.seats):
        if who.person is not None and (seat in asks or row.control.bank is not None):
            whole = NONE if row.control.bank is None else fresh(row.control.bank)
            clock = begun(row.control, whole, asks[seat], now) if seat in asks else whole
            found[seat] = _set_going(row, seat, clock, now, seat in asks)
    return found


def regulated(row: TableRow, now: int) -> dict[int, Clock]:
    """The clocks that begin to run, or stand, because something about the table or its people has changed."""
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
    """A clock runs while its seat is asked and nothing lets it stand, whoever plays for the seat."""
    return clock.running(now) if asked and row.lets_time_run(seat) else clock.standing(now)


def _changed(row: TableRow, found: dict[int, Clock]) -> dict[int, Clock]:
    return {seat: clock for seat, clock in found.items() if clock != row.seats[seat].clock}
