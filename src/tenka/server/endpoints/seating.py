"""Sitting down, getting up, starting, and playing again."""

import contextlib
import secrets

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

import tenka
from tenka.bots import bot
from tenka.kernel.game import Game
from tenka.kernel.stream import SEED_BYTES
from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.server.lobby import houses
from tenka.server.lobby.opening import open_table
from tenka.server.people.lookalikes import first_alike
from tenka.server.people.sanitizing import shown_name
from tenka.server.refused import Refused
from tenka.server.tables import clock_rules
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.table import Table
from tenka.store.queries import people, tables
from tenka.store.queries.tables import NewSeat, TableRow
from tenka.wire.tables import BotSeat, Choose, Join, Place, Reseat, TableInfo, Whole


def own_seat(row: TableRow, me: str) -> int:
    """One's own seat; refused to those who have none."""
    seat = row.seat_of(me)
    if seat is None:
        raise Refused(403, "not-seated")
    return seat


def new_seat(game: Game, place: Place, me: str) -> NewSeat:
    """Who shall sit there, as somebody asked for it."""
    if isinstance(place, BotSeat):
        bot(game, place.bot)  # refuses a level that does not exist
        return NewSeat(bot=place.bot)
    return NewSeat(person=me) if place == "me" else NewSeat()


async def join(call: Call) -> TableInfo:
    """Take an open seat."""
    table, me = await call.table(), call.person.id
    asked: Join = call.body

    def change(connection: Connection, row: TableRow) -> None:
        if row.seat_of(me) is not None:
            return
        if not row.public and not _invited(row, asked):
            raise Refused(403, "not-invited")
        seat = _open_seat(row, asked)
        check_alike(connection, row, me)
        _place(connection, row, seat, NewSeat(person=me))

    await table.change(change)
    return table.info(table.seat_of(me))


def _place(connection: Connection, row: TableRow, seat: int, who: NewSeat, house: str | None = None) -> None:
    """Give a seat to somebody, or to nobody; a house that was chosen there goes with whoever chose it."""
    tables.place(connection, row.id, seat, who)
    options = houses.keep(row, seat, house)
    if options != row.options:
        tables.set_options(connection, row.id, options)


async def choose(call: Call) -> TableInfo:
    """Choose one's house before the game starts, or leave it open again."""
    table, me = await call.table(), call.person.id
    asked: Choose = call.body

    def change(connection: Connection, row: TableRow) -> None:
        seat = own_seat(row, me)
        _still_open(row)
        tables.set_options(connection, row.id, houses.choose(row, seat, asked.house))

    await table.change(change)
    return table.info(table.seat_of(me))


def check_alike(connection: Connection, row: TableRow, me: str) -> None:
    """Refuse a seat to somebody who could be taken for another there; who has the very same name is told apart."""
    found = people.by_id(connection, me)
    names = [shown_name(each.name) for each in row.seats if each.person not in {None, me}]
    mine = None if found is None else shown_name(found.name)
    like = None if mine is None else first_alike(mine, [name for name in names if name is not None])
    if like is not None:
        raise Refused(409, "name-too-alike", {"name": like})


def _invited(row: TableRow, asked: Join) -> bool:
    given = "" if asked.invitation is msgspec.UNSET else asked.invitation
    return secrets.compare_digest(given.encode(errors="replace"), row.invitation.encode())


def _open_seat(row: TableRow, asked: Join) -> int:
    _still_open(row)
    free = [n for n, seat in enumerate(row.seats) if seat.person is None and seat.bot is None]
    if asked.seat is not msgspec.UNSET:
        free = [n for n in free if n == asked.seat]
    if not free:
        raise Refused(409, "seat-taken")
    return free[0]


def _still_open(row: TableRow) -> None:
    if row.status != "open":
        raise Refused(409, "already-started")


async def leave(call: Call) -> None:
    """Get up before the game starts; a table without people is taken away."""
    table, me = await call.table(), call.person.id

    def change(connection: Connection, row: TableRow) -> None:
        seat = own_seat(row, me)
        _still_open(row)
        _place(connection, row, seat, NewSeat())
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
        _owned(row, me)
        _still_open(row)
        if not 0 <= number < len(row.seats) or row.seats[number].person == me:
            raise Refused(409, "no-such-seat")
        _place(connection, row, number, new_seat(tenka.game(row.game), wanted.place, me))
        if row.seats[number].person is not None:  # who was sent away shall not come back by the same link
            tables.renew_invitation(connection, row.id)

    await table.change(change)
    return table.info(table.seat_of(me))


def _owned(row: TableRow, me: str) -> None:
    if row.owner != me:
        raise Refused(403, "not-owner")


async def start(call: Call) -> Whole:
    """The owner starts the game once every seat is taken."""
    table, me = await call.table(), call.person.id

    def change(connection: Connection, row: TableRow) -> None:
        _owned(row, me)
        _still_open(row)
        if any(seat.person is None and seat.bot is None for seat in row.seats):
            raise Refused(409, "seats-open")
        seed = secrets.token_bytes(SEED_BYTES).hex()
        rules, options = tenka.game(row.game).rules, houses.settled(row)
        game_session = GameSession(row.game, rules, len(row.seats), seed, options)
        waiting = list(game_session.state.pending)
        tables.set_options(connection, row.id, options)
        tables.start(connection, row.id, rules, seed, waiting)
        now = call.services.database.time.now()
        clock_rules.put(connection, row, clock_rules.anew(row, waiting, now), now)

    await table.change(change)
    return table.whole(me, call.services.epoch(me))


async def rematch(call: Call) -> TableInfo:
    """Another game with the same seats: the first who asks makes the table, the others get their seats there."""
    table, me = await call.table(), call.person.id
    await table.refresh()  # the next table may have come or gone since
    row = table.row
    seat = own_seat(row, me)
    if row.status != "over":
        raise Refused(409, "not-over")
    id = row.rematch or await _new_rematch(call, table, seat)
    again = await call.services.registry.table(id)

    def change(connection: Connection, now: TableRow) -> None:
        if now.seat_of(me) is None:
            wanted = seat if now.seats[seat].person is None and now.seats[seat].bot is None else msgspec.UNSET
            place = _open_seat(now, Join(wanted))
            check_alike(connection, now, me)
            _place(connection, now, place, NewSeat(person=me), houses.of_seats(row)[seat])

    await again.change(change)
    return again.info(again.seat_of(me))


async def _new_rematch(call: Call, table: Table, seat: int) -> str:
    row, me = table.row, call.person.id
    seats = [NewSeat(person=me) if n == seat else NewSeat(bot=each.bot) for n, each in enumerate(row.seats)]
    with contextlib.suppress(IntegrityError):  # somebody else was quicker
        await open_table(
            call,
            game=row.game,
            rules=tenka.game(row.game).rules,
            options=houses.alone(row, seat),
            terms=row.terms,
            seats=seats,
            rematch_of=row.id,
        )
    await table.refresh()
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
