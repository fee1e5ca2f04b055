"""Games of several people at one device: each is somebody, and their host's requests say for whom they are."""

from sqlalchemy import Connection

import tenka
from tenka.bots import bot
from tenka.kernel.game import Game
from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.server.endpoints.lobby.boxes import with_box
from tenka.server.guard.refused import Refused
from tenka.server.lobby.opening import open_table
from tenka.server.lobby.sitting import begin
from tenka.server.people.lookalikes import first_alike
from tenka.server.people.names import proper_name
from tenka.store.queries.people import companions
from tenka.store.queries.tables import tables
from tenka.store.queries.tables.tables import NewSeat, Terms
from tenka.wire.hot_seats import Device, HotSeat, HotSeatTable
from tenka.wire.tables import TableInfo

LEAST = 2  # people; for one there are other tables


async def create(call: Call) -> TableInfo:
    """A table of companions and bots, whose game begins with it."""
    body: HotSeatTable = call.body
    game, me, time = tenka.game(body.game), call.person.id, call.services.database.time
    options = with_box(game, body.options)
    game.new(len(body.seats), 0, options)  # refuses what the game does not know
    names = {number: proper_name(each.name) for number, each in enumerate(body.seats) if each.name is not None}
    _check_seats(game, body.seats, list(names.values()))

    def seated(connection: Connection, id: str) -> None:
        for number, name in names.items():
            tables.place(connection, id, number, NewSeat(person=companions.add(connection, name, me)))
        row = tables.find(connection, id)
        assert row is not None
        begin(connection, row, time.now())

    id = await open_table(
        call,
        body,
        then=seated,
        game=game.id,
        rules=game.rules,
        options=options,
        seats=[NewSeat(bot=each.bot) for each in body.seats],
        terms=Terms(pause=body.pause),
    )
    return (await call.services.registry.table(id)).info(None)


def _check_seats(game: Game, seats: list[HotSeat], names: list[str]) -> None:
    """Refuse seats that are nobody's or two's, too few people, and names that cannot be told apart."""
    for place, each in enumerate(seats):
        if (each.name is None) == (each.bot is None):
            raise Refused(400, "bad-request", {"where": f"seats[{place}]"})
        if each.bot is not None:
            bot(game, each.bot)  # refuses a level that does not exist
    if len(names) < LEAST:
        raise Refused(400, "hot-seat-for-two", {"least": LEAST})
    for place, name in enumerate(names):
        like = first_alike(name, names[:place])
        if like is not None or name in names[:place]:
            raise Refused(400, "name-too-alike", {"name": like or name})


async def device(call: Call) -> Device:
    """Which seats one plays at one's own device."""
    table = await call.table()
    return Device(table.row.hosted_by(None if call.host is None else call.host.id))


HOT_SEATS = (
    Endpoint(
        *("POST", "/api/hot-seat-tables", "createHotSeatTable", "A game of several people at one device."),
        *(create, TableInfo, HotSeatTable),
        status=201,
        refusals=(409, 422),
        rate="tables",
    ),
    Endpoint(
        *("GET", f"{TABLE}/device", "device", "Which seats one plays at one's own device.", device, Device),
        who="anybody",
        refusals=(404,),
    ),
)
