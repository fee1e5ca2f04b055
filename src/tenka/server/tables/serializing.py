"""What is stored of tables and chat, as it goes over the wire."""

from collections.abc import Collection, Sequence

from msgspec import UNSET

from tenka.server.lobby import houses
from tenka.server.people.lookalikes import alike
from tenka.server.people.sanitizing import sanitized, shown_name
from tenka.server.votes import rules
from tenka.server.votes.absence import has_vanished
from tenka.store.ids import written
from tenka.store.queries.server_time import ServerTime
from tenka.store.queries.tables import stewards
from tenka.store.queries.tables.chat import RemarkRow
from tenka.store.queries.tables.clocks import NONE, SECOND
from tenka.store.queries.tables.tables import TableRow
from tenka.store.queries.tables.time_control import TimeControl
from tenka.store.queries.tables.votes import VoteRow
from tenka.wire.tables import (
    Admission,
    DecisionClock,
    Handover,
    Listener,
    LiveClock,
    Remark,
    SeatInfo,
    SeatTime,
    TableClock,
    TableInfo,
    TimeState,
    Vote,
)


def described(
    row: TableRow,
    you: int | None,
    time: ServerTime,
    waiting: Collection[int] | None = None,
    hosted: Collection[int] = (),
) -> TableInfo:
    """A table as somebody in this seat, or at none, may know it; the seats at their own device count as theirs."""
    names = [shown_name(seat.name) for seat in row.seats]
    known = houses.of_seats(row)
    asked = [seat.waiting if waiting is None else number in waiting for number, seat in enumerate(row.seats)]
    running, now = row.status == "running", time.now()
    seats = [
        SeatInfo(
            open=row.status == "open" and seat.person is None and seat.bot is None,
            name=names[number],
            bot=seat.bot,
            waiting=asked[number] and not row.called_off,
            you=number == you or number in hosted,
            steward=seat.steward,
            time=_time(row, number, now, asked=asked[number]),
            alike=_is_like_another(names, number),
            hosted=seat.host is not None,
            house=known[number],
            kept=row.kept_for(number) is not None,
            kept_for=None if you is None else _kept_for(row, number),
            vacant=seat.vacant,
            vanished=running and not row.rated and has_vanished(row, number, now),
        )
        for number, seat in enumerate(row.seats)
    ]
    owner = next((number for number, seat in enumerate(row.seats) if seat.person and seat.person == row.owner), None)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=houses.without(row.options),
        public=row.public,
        pause=row.pause,
        status=row.status,  # type: ignore[arg-type]
        seats=seats,
        owner=owner,
        created=written(row.created),
        rematch=row.rematch,
        invitation=None if you is None else row.invitation,
        steward=row.steward,
        clock=clock_of(row.control),
        hints=row.hints,
        rated=row.rated,
        uploaded=row.uploader is not None,
        language=row.language,
        matched=row.matched,
        admissions=[] if you is None else _admissions(row, you == owner),
        overtime=row.overtime,  # type: ignore[arg-type]
        suspended=row.suspended,
        called_off=row.called_off,
        votes=[_vote(row, each, now) for each in row.votes],
    )


def _vote(row: TableRow, vote: VoteRow, now: int) -> Vote:
    """A vote as it is sent: open to everybody, as hands that are raised."""
    voices = rules.asked(row, vote, now)
    said = {seat: yes for seat, yes in vote.voices if not vote.is_open or seat in voices}
    return Vote(
        number=vote.number,
        kind=vote.kind,  # type: ignore[arg-type]
        by=vote.by,
        about=vote.about,
        heir=vote.heir,  # type: ignore[arg-type]
        left=max(0, vote.deadline - now) if vote.is_open else 0,
        asked=voices,
        need=rules.needed(row, vote.kind, len(voices)),
        yes=[seat for seat, yes in said.items() if yes],
        no=[seat for seat, yes in said.items() if not yes],
        outcome=vote.outcome,  # type: ignore[arg-type]
    )


def _kept_for(row: TableRow, number: int) -> str | None:
    """The name of whom a seat is kept for."""
    found = row.admission_of(row.kept_for(number))
    return None if found is None else shown_name(found.name)


def _admissions(row: TableRow, owner: bool) -> list[Admission]:
    """Who is invited and, for the owner, who asks to be let in."""
    return [
        Admission(each.id, shown_name(each.name), each.invited, each.seat)
        for each in row.admissions
        if each.invited or (owner and not each.unheard)
    ]


def _is_like_another(names: Sequence[str | None], number: int) -> bool:
    """Whether somebody else at the table may be taken for the person in this seat."""
    name = names[number]
    others = (other for place, other in enumerate(names) if place != number and other is not None)
    return name is not None and any(alike(name, other) for other in others)


def clock_of(control: TimeControl) -> TableClock | None:
    """A table's time as it is sent."""
    if control.bank is not None:
        return LiveClock(control.bank, control.increment or 0)
    return None if control.patience is None else DecisionClock(control.patience, control.zone)


def _time(row: TableRow, number: int, now: int, *, asked: bool) -> SeatTime | None:
    """The time of somebody who plays for themselves, where it is counted."""
    seat, control = row.seats[number], row.control
    if not seat.by_person or seat.clock == NONE or row.status != "running":
        return None
    limit = control.window if seat.clock.bank is not None else control.bank or control.patience or 0
    return SeatTime(max(0, seat.clock.left(now)), limit * SECOND, _time_state(row, number, asked=asked))


def _time_state(row: TableRow, number: int, *, asked: bool) -> TimeState:
    if row.seats[number].due is not None:
        return "runs"
    if not asked:
        return "not-asked"
    if row.suspended:
        return "suspended"
    if row.on_holiday(number):
        return "holiday"
    return "weekend" if row.weekend else "alone"


def handed_over(row: stewards.HandoverRow, told: int) -> Handover:
    """A handover as it is sent to somebody who had been told so many events."""
    return Handover(row.seat, row.steward, written(row.made), told, row.cause)  # type: ignore[arg-type]


def said(row: RemarkRow) -> Remark:
    """A remark as it is sent."""
    to = UNSET if row.to is None else [Listener(each.seat, shown_name(each.name)) for each in row.to]
    return Remark(row.number, row.seat, shown_name(row.name), sanitized(row.text), written(row.said), to)
