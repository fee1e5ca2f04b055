"""The votes at a table: asking, answering, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.server.guard.refused import Refused, not_found
from tenka.server.notices.occasions import asked_all
from tenka.server.votes import refusals, rules
from tenka.server.votes.outcomes import Outcomes
from tenka.store import ids
from tenka.store.queries.notices import outbox
from tenka.store.queries.tables import tables, votes
from tenka.store.queries.tables.votes import VoteRow

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tenka.server.tables.table_state import TableState
    from tenka.store.queries.tables.tables import TableRow


class TableVotes:
    """What people decide together at one table."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._time = table.database.time

    async def open(self, person: str, kind: str, about: int | None, heir: str | None, key: str | None) -> None:
        """Ask everybody; who asks has said yes. The same key finds the same vote."""

        def change(connection: Connection, row: TableRow) -> None:
            by = _own_voice(row, person)
            if key is not None and votes.by_key(connection, row.id, by, key) is not None:
                return
            new = self._new(row, kind, about, heir)._replace(by=by, key=key)
            refusals.check(row, new, self._time.now())
            self._check_patience(connection, row, new)
            number = self._add(connection, row, new)
            votes.answer(connection, row.id, number, by, yes=True)
            self._decide(connection, row.id)

        await self._table.change(change)
        self._table.moved()

    async def answer(self, person: str, number: int, *, yes: bool) -> None:
        """Say yes or no, once; the same again is no other answer."""

        def change(connection: Connection, row: TableRow) -> None:
            found = next((each for each in row.votes if each.number == number), None)
            if found is None:
                raise not_found()
            by = _own_voice(row, person)
            said = dict(found.voices).get(by)
            if said is not None and said == yes:
                return
            if said is not None:
                raise Refused(409, "has-voted")
            if not found.is_open or found.deadline <= self._time.now():  # which may not be noted yet
                raise Refused(409, "vote-over")
            if by not in rules.asked(row, found, self._time.now()):
                raise Refused(403, "vote-not-asked")
            votes.answer(connection, row.id, number, by, yes=yes)
            self._decide(connection, row.id)

        await self._table.change(change)
        self._table.moved()

    async def look(self) -> None:
        """Close what is decided by its deadline, or has settled itself."""
        if rules.is_any_decided(self._table.row, self._time.now()):
            await self._table.change(lambda connection, row: self._decide(connection, row.id))
            self._table.moved()

    def ask_of(self, connection: Connection, row: TableRow, seat: int) -> None:
        """The clock asks: shall the steward play for somebody whose time is out."""
        self._add(connection, row, self._new(row, rules.STAND_IN, seat, None))

    def is_asked_of(self, row: TableRow, seat: int) -> bool:
        """Whether that is being asked."""
        return any(each.is_open and (each.kind, each.about) == (rules.STAND_IN, seat) for each in row.votes)

    def _new(self, row: TableRow, kind: str, about: int | None, heir: str | None) -> VoteRow:
        deadline = self._time.now() + rules.length(row.control)
        return VoteRow(0, kind, about, heir, None, None, deadline, None, None)

    def _add(self, connection: Connection, row: TableRow, new: VoteRow) -> int:
        number = votes.add(connection, row.id, new)
        asked = rules.asked(row, new, self._time.now())
        told = asked_all(row, new, number, asked, self._table.wants)
        outbox.add(connection, told, ids.now())
        return number

    def _check_patience(self, connection: Connection, row: TableRow, new: VoteRow) -> None:
        """Refuse what was rejected a moment ago: the others need not be asked until they give in."""
        assert new.by is not None
        last = votes.last_rejected(connection, row.id, new.by, new.kind)
        if last is not None and last + rules.length(row.control) > self._time.now():
            raise Refused(409, "vote-rejected-lately")

    def _decide(self, connection: Connection, table: str) -> None:
        """Close every vote that is decided, and do what follows, one after the other."""
        now, done = self._time.now(), set[int]()
        while True:
            row = tables.find(connection, table)
            if row is None:
                return
            found = ((each, rules.outcome(row, each, now)) for each in row.votes if each.is_open)
            vote, outcome = next(
                ((each, came) for each, came in found if came is not None and each.number not in done), (None, None)
            )
            if vote is None or outcome is None:
                return
            done.add(vote.number)
            votes.close(connection, table, vote.number, outcome, now)
            version = self._table.playing().version(None)
            Outcomes(connection, row, now, version, self._table.wants).carry_out(vote, outcome)


def _own_voice(row: TableRow, person: str) -> int:
    """The seat of somebody who plays for themselves in a game that runs."""
    seat = row.seat_of(person)
    if seat is None:
        raise Refused(403, "not-seated")
    if row.status != "running":
        raise Refused(409, "not-started" if row.status == "open" else "game-over")
    if row.seats[seat].steward is not None:
        raise Refused(409, "steward-plays")
    return seat
