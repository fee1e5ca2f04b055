"""What is stored of tables and chat, as it goes over the wire."""

from collections.abc import Collection, Sequence

from msgspec import UNSET

from tenka.server.lobby import houses
from tenka.server.people.lookalikes import alike
from tenka.server.people.sanitizing import sanitized, shown_name
from tenka.store.ids import written
from tenka.store.queries import stewards
from tenka.store.queries.chat import RemarkRow
from tenka.store.queries.server_time import ServerTime
from tenka.store.queries.tables import TableRow
from tenka.wire.tables import Handover, Listener, Remark, SeatInfo, TableInfo


def described(row: TableRow, you: int | None, time: ServerTime, waiting: Collection[int] | None = None) -> TableInfo:
    """A table as somebody in this seat, or at none, may know it."""
    names = [shown_name(seat.name) for seat in row.seats]
    known = houses.of_seats(row)
    seats = [
        SeatInfo(
            open=row.status == "open" and seat.person is None and seat.bot is None,
            name=names[number],
            bot=seat.bot,
            waiting=seat.waiting if waiting is None else number in waiting,
            you=number == you,
            steward=seat.steward,
            due=None if not _is_timed(row, number) else written(time.on_the_wall(seat.due or 0)),
            alike=_is_like_another(names, number),
            house=known[number],
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
        patience=row.patience,
        hints=row.hints,
    )


def _is_like_another(names: Sequence[str | None], number: int) -> bool:
    """Whether somebody else at the table may be taken for the person in this seat."""
    name = names[number]
    others = (other for place, other in enumerate(names) if place != number and other is not None)
    return name is not None and any(alike(name, other) for other in others)


def _is_timed(row: TableRow, number: int) -> bool:
    """Whether somebody's time runs, and somebody waits for them."""
    seat = row.seats[number]
    return seat.due is not None and seat.steward is None and row.keeps_waiting(number)


def handed_over(row: stewards.HandoverRow, told: int) -> Handover:
    """A handover as it is sent to somebody who had been told so many events."""
    return Handover(row.seat, row.steward, written(row.made), told)


def said(row: RemarkRow) -> Remark:
    """A remark as it is sent."""
    to = UNSET if row.to is None else [Listener(each.seat, shown_name(each.name)) for each in row.to]
    return Remark(row.number, row.seat, shown_name(row.name), sanitized(row.text), written(row.said), to)
