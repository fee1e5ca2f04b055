"""When a vote is carried, who has a voice in it, and how long it lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.server.votes.absence import has_vanished
from tenka.store.queries.tables.clocks import SECOND
from tenka.store.queries.tables.time_control import DAY

if TYPE_CHECKING:
    from tenka.store.queries.tables.tables import TableRow
    from tenka.store.queries.tables.time_control import TimeControl
    from tenka.store.queries.tables.votes import VoteRow

PAUSE, RESUME, EXTEND, CALL_OFF, REPLACE, STAND_IN = "pause", "resume", "extend", "call-off", "replace", "stand-in"
SILENCE_AGREES = frozenset({RESUME, STAND_IN})  # who says nothing until the deadline lets the game go on
CARRIED, REJECTED, MOOT = "carried", "rejected", "moot"
SITTING = 5 * 60  # seconds of a vote where people sit together
LONGEST = 3 * DAY  # of any other


def asked(row: TableRow, vote: VoteRow, now: int) -> list[int]:
    """The seats that have a voice: people who play for themselves, but for whom it is about.

    A game is not called off without those a steward plays for, who may be winning it: a rated one never, any other
    one once they have vanished.
    """
    if vote.kind != CALL_OFF:
        return [n for n, each in enumerate(row.seats) if each.by_person and n != vote.about]
    people = (n for n, each in enumerate(row.seats) if each.person is not None and not each.banned)
    return [n for n in people if row.rated or not has_vanished(row, n, now)]


def needed(row: TableRow, kind: str, voices: int) -> int:
    """How many must say yes, of so many voices; where a game is rated, nobody has to wait who does not agree to it."""
    if kind == CALL_OFF or (kind in {PAUSE, EXTEND} and row.rated):
        return voices
    if kind == STAND_IN:
        return 1 if row.rated else (voices + 1) // 2
    return voices // 2 + 1


def outcome(row: TableRow, vote: VoteRow, now: int) -> str | None:
    """What has come of a vote, as soon as it cannot come out otherwise; None while it can."""
    voices, given = asked(row, vote, now), dict(vote.voices)
    if is_moot(row, vote, now):
        return MOOT
    if not voices or (vote.kind == CALL_OFF and row.rated and len(voices) < 2):  # nobody calls it off alone
        return REJECTED
    said = [given[seat] for seat in voices if seat in given]
    need, yes, no = needed(row, vote.kind, len(voices)), said.count(True), said.count(False)
    if yes >= need:
        return CARRIED
    if len(voices) - no < need and not (vote.kind == RESUME and row.rated):  # which nobody keeps paused
        return REJECTED
    if now < vote.deadline:
        return None
    return CARRIED if vote.kind in SILENCE_AGREES else REJECTED


def is_any_decided(row: TableRow, now: int) -> bool:
    """Whether a vote at a table is to be closed."""
    return any(each.is_open and outcome(row, each, now) is not None for each in row.votes)


def is_moot(row: TableRow, vote: VoteRow, now: int) -> bool:
    """Whether what is asked has settled itself."""
    if row.status != "running":
        return True
    if vote.kind == PAUSE:
        return row.suspended
    if vote.kind == RESUME:
        return not row.suspended
    if vote.about is None:
        return False
    who = row.seats[vote.about]
    if vote.kind == STAND_IN:
        return who.steward is not None or who.due is None or who.due > now
    return who.vacant or who.bot is not None or who.by_person


def length(control: TimeControl) -> int:
    """How many milliseconds a vote lasts: minutes where people sit together, else as long as a decision, or days."""
    if control.bank is not None or (control.patience is not None and not control.is_daily):
        return SITTING * SECOND
    return min(LONGEST, control.patience or LONGEST) * SECOND
