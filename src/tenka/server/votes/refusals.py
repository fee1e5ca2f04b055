"""What cannot be asked at a table, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.server.guard.refused import Refused
from tenka.server.votes.absence import has_vanished
from tenka.server.votes.rules import CALL_OFF, EXTEND, PAUSE, REPLACE, RESUME, asked

if TYPE_CHECKING:
    from tenka.store.queries.tables.tables import TableRow
    from tenka.store.queries.tables.votes import VoteRow


def check(row: TableRow, vote: VoteRow, now: int) -> None:
    """Refuse a question that makes no sense here, or is open already."""
    if any(each.is_open and (each.kind, each.about) == (vote.kind, vote.about) for each in row.votes):
        raise Refused(409, "vote-open")
    if vote.kind in {PAUSE, RESUME, EXTEND} and not row.control.counts:
        raise Refused(409, "vote-no-clock")
    if (vote.kind == PAUSE and row.suspended) or (vote.kind == RESUME and not row.suspended):
        raise Refused(409, "vote-pointless")
    if vote.kind == CALL_OFF and row.rated and len(asked(row, vote, now)) < 2:
        raise Refused(409, "rated-to-the-end")
    if vote.kind == REPLACE:
        _check_replacing(row, vote, now)


def _check_replacing(row: TableRow, vote: VoteRow, now: int) -> None:
    if row.rated:
        raise Refused(409, "rated-no-replacing")
    about = vote.about
    if about is None or about >= len(row.seats) or about == vote.by:
        raise Refused(409, "no-such-seat")
    if not has_vanished(row, about, now):
        raise Refused(409, "not-vanished")
