"""Sitting down, getting up, starting, and playing again."""

import contextlib

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

import tenka
from tenka.bots import bot
from tenka.kernel.game import Game
from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.server.guard.refused import Refused
from tenka.server.lobby import houses, vacancies
from tenka.server.lobby.beginning import begin_and_call, begin_if_full
from tenka.server.lobby.inviting import tell_of_invitation
from tenka.server.lobby.opening import open_table
from tenka.server.lobby.sitting import (
    check_open,
    check_owner,
    is_invited,
    own_seat,
    place,
    seat_for,
    sit_down,
)
from tenka.server.ratings.tables import check_bots, check_company
from tenka.server.tables.table import Table
from tenka.store.queries.tables import admissions, revisions, tables
from tenka.store.queries.tables.tables import NewSeat, TableRow
from tenka.wire.tables import BotSeat, Choose, Join, Place, Reseat, TableInfo, Whole


def new_seat(game: Game, place: Place, me: str) -> NewSeat:
    """Who shall sit there, as somebody asked for it."""
    if isinstance(place, BotSeat):
        bot(game, place.bot)  # refuses a level that does not exist
        return NewSeat(bot=place.bot)
    return NewSeat(person=me) if place == "me" else NewSeat()


async def join(call: Call) -> TableInfo:
    """Take an open seat, or one whose player was replaced."""
    table, me = await call.table(), call.person.id
    asked: Join = call.body
    wanted = None if asked.seat is msgspec.UNSET else asked.seat

    def change(connection: Connection, row: TableRow) -> None:
        if row.seat_of(me) is not None:
            return
        if not is_invited(row, me, asked):
            raise Refused(403, "not-invited")
        if row.status == "running":
            vacancies.sit_down(connection, table, row, vacancies.vacant_seat(row, wanted), me)
            return
        seat = seat_for(row, me, wanted)
        sit_down(connection, row, seat, me)
        begin_if_full(call, connection, row)

    await table.change(change)
    table.moved()
    return table.info(table.seat_of(me))


async def choose(call: Call) -> TableInfo:
    """Choose one's house before the game starts, or leave it open again."""
    table, me = await call.table(), call.person.id
    asked: Choose = call.body

    def change(connection: Connection, row: TableRow) -> None:
        seat = own_seat(row, me)
        check_open(row)
        tables.set_options(connection, row.id, houses.choose(row, seat, asked.house))

    await table.change(change)
    return table.info(table.seat_of(me))


async def leave(call: Call) -> None:
    """Get up before the game starts; a table without people is taken away."""
    table, me = await call.table(), call.person.id

    def change(connection: Connection, row: TableRow) -> None:
        seat = own_seat(row, me)
        check_open(row)
        place(connection, row, seat, NewSeat())
        others = [each.person for n, each in enumerate(row.seats) if each.person is not None and n != seat]
        if not others:
            tables.remove(connection, row.id)
        elif row.owner == me and others[0] is not None:
            tables.own(connection, row.id, others[0])

    await table.change(change)


async def reseat(call: Call) -> TableInfo:
    """The owner gives a seat to a bot, or opens it, whoever sat there."""
    table, me = await call.table(), call.person.id
    wanted: Reseat = call.body
    number = int(call.path["seat"])

    def change(connection: Connection, row: TableRow) -> None:
        check_owner(row, me)
        check_open(row)
        if not 0 <= number < len(row.seats) or row.seats[number].person == me:
            raise Refused(409, "no-such-seat")
        who = new_seat(tenka.game(row.game), wanted.place, me)
        if row.rated and who.bot is not None:
            check_bots(row.game, [who.bot])
        if row.rated:
            check_company(row.control.counts, who == NewSeat())
        place(connection, row, number, who)
        admissions.end_seat(connection, row.id, number)
        if row.seats[number].person is not None or row.kept_for(number) is not None:
            # who was sent away, or is no longer invited, shall not come back by the same link
            tables.renew_invitation(connection, row.id)

    await table.change(change)
    return table.info(table.seat_of(me))


async def start(call: Call) -> Whole:
    """The owner starts the game once every seat is taken."""
    table, me = await call.table(), call.person.id

    def change(connection: Connection, row: TableRow) -> None:
        check_owner(row, me)
        check_open(row)
        begin_and_call(call, connection, row)

    await table.change(change)
    return table.visits.whole(me, call.services.epoch(me))


async def rematch(call: Call) -> TableInfo:
    """Another game with the same seats: the first who asks makes the table, the others get their seats there."""
    table, me = await call.table(), call.person.id
    await table.refresh()  # the next table may have come or gone since
    row = table.row
    seat = own_seat(row, me)
    if row.status != "over":
        raise Refused(409, "not-over")
    if row.seats[seat].host is not None:
        raise Refused(409, "at-one-device")
    id = row.rematch or await _new_rematch(call, table, seat)
    again = await call.services.registry.table(id)

    def change(connection: Connection, now: TableRow) -> None:
        if now.seat_of(me) is None:
            sit_down(connection, now, seat_for(now, me), me, houses.of_seats(row)[seat])

    await again.change(change)
    return again.info(again.seat_of(me))


async def _new_rematch(call: Call, table: Table, seat: int) -> str:
    """A table for another game, where the seats of all others are kept for them until they say no."""
    row, me = table.row, call.person.id
    seats = [NewSeat(person=me) if n == seat else NewSeat(bot=each.bot) for n, each in enumerate(row.seats)]

    def keep_seats(connection: Connection, id: str) -> None:
        if call.services.database.shared:
            revisions.touch(connection, row.id)  # other processes have to show where it goes on
        for number, each in enumerate(row.seats):
            if each.person not in {None, me}:
                admissions.invite(connection, id, str(each.person), me, number)
                tell_of_invitation(call, connection, str(each.person), id)

    with contextlib.suppress(IntegrityError):  # somebody else was quicker
        await open_table(
            call,
            then=keep_seats,
            game=row.game,
            rules=tenka.game(row.game).rules,
            options=houses.alone(row, seat),
            terms=row.terms,
            seats=seats,
            rematch_of=row.id,
        )
    await table.refresh()
    table.announce()
    if table.row.rematch is None:
        raise Refused(409, "stale")
    return table.row.rematch


SEATING = (
    Endpoint("POST", f"{TABLE}/join", "join", "Take an open seat.", join, TableInfo, Join, refusals=(403, 404, 409)),
    Endpoint(
        "POST", f"{TABLE}/leave", "leave", "Get up before the game starts.", leave, None, refusals=(403, 404, 409)
    ),
    Endpoint(
        *("PUT", f"{TABLE}/house", "choose", "Choose one's house before the game starts.", choose, TableInfo, Choose),
        refusals=(403, 404, 409),
    ),
    Endpoint(
        *(
            "PUT",
            f"{TABLE}/seats/{{seat:int}}",
            "reseat",
            "Give a seat to a bot, or open it.",
            reseat,
            TableInfo,
            Reseat,
        ),
        refusals=(403, 404, 409),
    ),
    Endpoint("POST", f"{TABLE}/start", "start", "Start the game.", start, Whole, refusals=(403, 404, 409)),
    Endpoint(
        *("POST", f"{TABLE}/rematch", "rematch", "Play again with the same seats.", rematch, TableInfo),
        refusals=(403, 404, 409),
        rate="tables",
    ),
)
