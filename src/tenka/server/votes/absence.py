"""When somebody who is away has vanished, as far as the others at the table are concerned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.store.ids import now as wall
from tenka.store.queries.tables.clocks import SECOND
from tenka.store.queries.tables.time_control import DAY

if TYPE_CHECKING:
    from tenka.store.queries.tables.stewards import HandoverRow
    from tenka.store.queries.tables.tables import TableRow

VANISHED_AFTER = 5 * 60 * SECOND  # since somebody's steward took over; where decisions have days, one of them


def has_vanished(row: TableRow, number: int, now: int) -> bool:
    """Whether somebody comes no more, or their steward has played for so long that others may want a change.

    Time in which no server ran counts for nobody, here as little as on a clock.
    """
    who = row.seats[number]
    if who.bot is not None or who.vacant or row.on_holiday(number):
        return False
    if who.person is None or who.banned:
        return True
    if who.steward is None:
        return False
    came = [each for each in row.handovers if each.seat == number and each.steward is not None]
    patience = DAY * SECOND if row.control.is_daily else VANISHED_AFTER
    return not came or _played_for(came[-1], now) >= patience


def _played_for(steward: HandoverRow, now: int) -> int:
    """How long a steward has played; of those from before that was noted, by the clock on the wall."""
    return wall() - steward.made if steward.elapsed is None else now - steward.elapsed
