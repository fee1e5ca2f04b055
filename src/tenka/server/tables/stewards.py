"""Stewards at a table: bots that stand in for people who have left, or whose time has run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.server.broadcast.connections import in_json
from tenka.server.guard.refused import Refused
from tenka.server.processes.announcements import TIME
from tenka.server.tables import clock_rules, serializing
from tenka.server.votes.absence import has_vanished
from tenka.store.queries.tables import clocks as stored_clocks
from tenka.store.queries.tables import stewards, tables
from tenka.store.queries.tables.clocks import NONE
from tenka.wire.live import StewardsMessage, TimeMessage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection

    from tenka.server.broadcast.shared_messages import SharedMessages
    from tenka.server.broadcast.socket import Socket
    from tenka.server.tables.standing_orders import StandingOrders
    from tenka.server.tables.submission import Submission
    from tenka.server.tables.table_state import TableState
    from tenka.server.votes.table_votes import TableVotes
    from tenka.store.queries.tables.clocks import Clock
    from tenka.store.queries.tables.tables import TableRow
    from tenka.wire.live import TimeEvent
    from tenka.wire.tables import Cause, Handover


class TableStewards:
    """Who plays for whom at one table, and how long people may take."""

    def __init__(
        self, table: TableState, standing: StandingOrders, votes: TableVotes, shared_messages: SharedMessages
    ) -> None:
        self._table = table
        self._votes = votes
        self._standing = standing
        self._shared_messages = shared_messages
        self._time = table.database.time
        self._vanished: set[int] = set()  # the seats that were shown to be vanished when we last looked

    async def call(self, person: str) -> None:
        """Leave the game to the steward; who has done so needs nothing more."""

        def change(connection: Connection, row: TableRow) -> None:
            seat = _own_seat(row, person)
            if row.steward is None:
                raise Refused(409, "no-steward")
            if row.seats[seat].steward is None:
                self._hand_over(connection, row, seat, row.steward, "left")

        await self._table.change(change)
        self._table.moved()

    async def come_back(self, person: str) -> None:
        """Play for oneself again, in what is left of the time; refused where others wait and nothing is left."""

        def change(connection: Connection, row: TableRow) -> None:
            seat = _own_seat(row, person)
            if row.seats[seat].steward is not None:
                self._hand_over(connection, self._in_time(connection, row, seat), seat, None)

        await self._table.change(change)
        self._table.moved()

    def _in_time(self, connection: Connection, row: TableRow, seat: int) -> TableRow:
        """The table, with a moment for somebody who comes back late to a decision, if they have not had it before."""
        if not row.control.counts or not row.seats[seat].waiting or not row.lets_time_run(seat):
            return row
        now = self._time.now()
        clock = row.seats[seat].clock
        if clock == NONE:
            clock = clock_rules.begun(row.control, clock, self._table.playing().state.pending[seat], now)
        in_time = clock.come_back_to(now)
        if in_time is None:
            raise Refused(409, "too-late")
        return clock_rules.put(connection, row, {seat: in_time.running(now)}, now)

    async def relieve(self) -> None:
        """Where the time has run out and another person waits, do what the rules do then, or let the steward take over.

        A reaction that does not come in time is over as the rules say (T41), and its player stays.
        """
        table = self._table
        for seat in range(len(table.row.seats)):
            if self.is_late(table.row, seat) and await table.let_lapse(seat):
                self._tell(seat, "lapsed")
        if not any(self._is_due(table.row, seat) for seat in range(len(table.row.seats))):
            return
        here = table.connections.presence().seats

        def change(connection: Connection, row: TableRow) -> list[int]:
            overtime = []
            for seat in range(len(row.seats)):
                if not self._is_due(row, seat) or self._standing.lapsed(seat):
                    continue
                if here[seat] and row.seats[seat].clock.courtesy:
                    row = self._in_overtime(connection, row, seat)
                    overtime.append(seat)
                elif row.overtime == "ask" and row.seats[seat].person is not None:
                    self._votes.ask_of(connection, row, seat)
                elif row.steward is not None:
                    row = self._hand_over(connection, row, seat, row.steward, "time")
            return overtime

        for seat in await table.change(change):
            self._tell(seat, "overtime")
        table.moved()

    def _is_due(self, row: TableRow, seat: int) -> bool:
        """Whether somebody's time has run out, and the others are not being asked about it."""
        return self.is_late(row, seat) and not self._votes.is_asked_of(row, seat)

    def _in_overtime(self, connection: Connection, row: TableRow, seat: int) -> TableRow:
        """Give somebody who is there a few seconds more."""
        now = self._time.now()
        return clock_rules.put(connection, row, {seat: row.seats[seat].clock.in_overtime(now)}, now)

    def _tell(self, seat: int, what: TimeEvent) -> None:
        """Tell whoever sits there what became of their time, whichever process they are connected to."""
        self.tell_time(seat, what)
        self._table.announcements.announce(TIME, self._table.row.id, seat, what)

    def tell_time(self, seat: int, what: TimeEvent) -> None:
        """Tell whoever sits there and is connected to us."""
        self._table.connections.show(lambda _: TimeMessage(what), to=[seat])

    def tell_of_vanished(self) -> None:
        """Show the table to whoever is there, once somebody has been away for so long that they may be replaced."""
        row, now = self._table.row, self._time.now()
        if row.status == "running" and not row.rated and self._table.connections.sockets:
            found = {seat for seat in range(len(row.seats)) if has_vanished(row, seat, now)}
            if found - self._vanished:
                self._table.show()
            self._vanished = found

    async def keep_calendar(self, *, weekend: bool) -> None:
        """Let time stand because a weekend has come, or go on because it is over."""

        def change(connection: Connection, row: TableRow) -> None:
            if row.status == "running" and row.weekend != weekend:
                stored_clocks.set_weekend(connection, row.id, weekend=weekend)
                now = self._time.now()
                row = row._replace(weekend=weekend)
                clock_rules.put(connection, row, clock_rules.regulated(row, now), now)

        await self._table.change(change)

    async def keep_holidays(self, away: Mapping[int, bool]) -> None:
        """Let the time of people stand because they have a day off, or go on because they have none."""

        def change(connection: Connection, row: TableRow) -> None:
            changed = {seat: gone for seat, gone in away.items() if row.seats[seat].away != gone}
            if row.status == "running" and changed:
                tables.set_away(connection, row.id, changed)
                now = self._time.now()
                seats = [who._replace(away=changed.get(seat, who.away)) for seat, who in enumerate(row.seats)]
                row = row._replace(seats=tuple(seats))
                clock_rules.put(connection, row, clock_rules.regulated(row, now), now)

        await self._table.change(change)

    def is_late(self, row: TableRow, seat: int) -> bool:
        """Whether a seat's time has run out; who has answered, though the answer waits for its moment, was in time."""
        who = row.seats[seat]
        late = who.due is not None and who.due <= self._time.now() and not self._table.is_held(seat)
        return late and who.steward is None and row.status == "running" and row.keeps_waiting(seat)

    def _hand_over(
        self, connection: Connection, row: TableRow, seat: int, steward: str | None, cause: Cause | None = None
    ) -> TableRow:
        """Let somebody else play for a seat; the clocks of others run as long as anybody waits for them."""
        now = self._time.now()
        stewards.hand_over(connection, row.id, seat, steward, self._table.playing().version(None), cause, now=now)
        seats = [who._replace(steward=steward) if n == seat else who for n, who in enumerate(row.seats)]
        row = row._replace(seats=tuple(seats))
        return clock_rules.put(connection, row, clock_rules.regulated(row, now), now)

    def clocks(self, turn: Submission) -> dict[int, Clock]:
        """The clocks that a turn changes."""
        return clock_rules.after(self._table.row, turn, self._time.now())

    def take(self, changed: dict[int, Clock]) -> None:
        """Take the clocks that are on disk now, and show them."""
        if changed:
            table = self._table
            former, table.row = table.row, clock_rules.with_clocks(table.row, changed)
            if [each.clock for each in former.seats] != [each.clock for each in table.row.seats]:
                table.show()

    def told(self, observer: int | None) -> list[Handover]:
        """The handovers, as an observer is told them."""
        game_session = self._table.game_session
        if game_session is None:
            return []
        return [
            serializing.handed_over(each, game_session.told_by(observer, each.version))
            for each in self._table.row.handovers
        ]

    def show(self, former: TableRow) -> None:
        """Tell everybody of handovers that were not there before; a steward in a window has another moment."""
        table = self._table
        if table.row.handovers == former.handovers:
            return
        table.connections.show(lambda seat: StewardsMessage(self.told(seat)))
        for seat, (then, after) in enumerate(zip(former.seats, table.row.seats, strict=True)):
            if then.steward is None and after.steward is not None:
                table.reaction_timer.renew(seat)

    def greet(self, socket: Socket) -> None:
        """Tell somebody who has come in of the handovers, if there were any."""
        if self._table.row.handovers:
            seat = socket.seat
            strangers = self._shared_messages.stewards(lambda: self.told(None)) if seat is None else None
            socket.push(strangers or in_json(StewardsMessage(self.told(seat))))


def _own_seat(row: TableRow, person: str) -> int:
    """The seat of a person in a game that runs."""
    seat = row.seat_of(person)
    if seat is None:
        raise Refused(403, "not-seated")
    if row.status != "running":
        raise Refused(409, "not-started" if row.status == "open" else "game-over")
    return seat
