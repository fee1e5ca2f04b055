"""What is done once a vote is decided, in the transaction that closes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import tenka
from tenka.bots import bots_of
from tenka.server.notices.occasions import over
from tenka.server.tables import clock_rules
from tenka.server.votes.rules import CALL_OFF, CARRIED, EXTEND, PAUSE, REPLACE, RESUME, STAND_IN
from tenka.store import ids
from tenka.store.queries.notices import outbox
from tenka.store.queries.tables import orders, stewards, tables, votes
from tenka.store.queries.tables.clocks import NONE, SECOND
from tenka.store.queries.tables.tables import NewSeat

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tenka.server.notices.occasions import Wants
    from tenka.store.queries.tables.clocks import Clock
    from tenka.store.queries.tables.tables import TableRow
    from tenka.store.queries.tables.votes import VoteRow

BOT, PERSON = "bot", "person"


class Outcomes:
    """Carries out what was decided at a table; `version` is that of the spectators, for the log of handovers."""

    def __init__(self, connection: Connection, row: TableRow, now: int, version: int, wants: Wants) -> None:
        self._connection = connection
        self._row = row
        self._now = now
        self._version = version
        self._wants = wants

    def carry_out(self, vote: VoteRow, outcome: str) -> TableRow:
        """Do what follows from a vote; the table as it is then."""
        deeds: dict[tuple[str, bool], Callable[[VoteRow], None]] = {
            (PAUSE, True): lambda _: self._suspend(suspended=True),
            (RESUME, True): lambda _: self._suspend(suspended=False),
            (EXTEND, True): lambda _: self._extend(),
            (CALL_OFF, True): lambda _: self._call_off(),
            (REPLACE, True): self._replace,
            (STAND_IN, True): self._stand_in,
            (STAND_IN, False): self._wait_on,
        }
        deed = deeds.get((vote.kind, outcome == CARRIED))
        if deed is not None:
            deed(vote)
        return self._row

    def _suspend(self, *, suspended: bool) -> None:
        tables.suspend(self._connection, self._row.id, suspended=suspended)
        self._row = self._row._replace(suspended=suspended)
        self._regulate()

    def _regulate(self) -> None:
        self._set(clock_rules.regulated(self._row, self._now))

    def _set(self, clocks: dict[int, Clock]) -> None:
        self._row = clock_rules.put(self._connection, self._row, clocks, self._now)

    def _extend(self) -> None:
        """More time: for all who have a bank, or who are to decide."""
        gain = self._row.control.extension * SECOND
        has_bank = self._row.control.bank is not None
        concerned = [n for n, each in enumerate(self._row.seats) if each.by_person and (has_bank or each.waiting)]
        before = {n: self._row.seats[n].clock for n in concerned}
        self._set({n: clock.extended(gain) for n, clock in before.items() if clock != NONE})

    def _call_off(self) -> None:
        row = self._row
        tables.call_off(self._connection, row.id)
        outbox.add(self._connection, over(row, self._wants), ids.now())
        seats = tuple(each._replace(waiting=False, clock=NONE) for each in row.seats)
        self._row = row._replace(status="over", called_off=True, suspended=False, seats=seats)

    def _replace(self, vote: VoteRow) -> None:
        """Give the seat to a bot for good, or leave it to the steward until somebody sits down."""
        assert vote.about is not None
        seat, vacant = vote.about, vote.heir == PERSON
        row, who = self._row, self._row.seats[vote.about]
        program = row.steward or who.steward or bots_of(tenka.game(row.game))[0]
        stewards.hand_over(self._connection, row.id, seat, program, self._version, "replaced", now=self._now)
        if who.person is not None:
            orders.take_all_back(self._connection, row.id, who.person)
        heir, steward = (NewSeat(), program) if vacant else (NewSeat(bot=program), None)
        tables.pass_on(self._connection, row.id, seat, heir, steward, vacant=vacant)
        votes.silence(self._connection, row.id, seat)
        if vacant:
            tables.renew_invitation(self._connection, row.id)  # who vanished shall not come back by the same link

    def _stand_in(self, vote: VoteRow) -> None:
        assert vote.about is not None
        row, seat = self._row, vote.about
        stewards.hand_over(self._connection, row.id, seat, row.steward, self._version, "time", now=self._now)
        seats = [each._replace(steward=row.steward) if n == seat else each for n, each in enumerate(row.seats)]
        self._row = row._replace(seats=tuple(seats))
        self._regulate()

    def _wait_on(self, vote: VoteRow) -> None:
        """The others wait: the time of a decision again."""
        assert vote.about is not None
        clock = self._row.seats[vote.about].clock
        given = clock._replace(due=self._now + self._row.control.extension * SECOND, rest=None)
        self._set({vote.about: given})
