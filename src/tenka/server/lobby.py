"""The lobby: what can be played, where, and new tables."""

import tenka
from tenka.bots import bot, bots_of
from tenka.bots.orders import orders
from tenka.kernel.game import Game
from tenka.server.endpoint import Call, Endpoint
from tenka.server.hinting import is_known_well
from tenka.server.refused import Refused
from tenka.server.seating import new_seat
from tenka.server.showing import described
from tenka.store import tables
from tenka.store.tables import TableRow, Terms
from tenka.wire.tables import GameInfo, NewTable, TableInfo, TableList


async def list_games(call: Call) -> list[GameInfo]:
    """Every game with what can be chosen about it."""
    games = [tenka.game(id) for id in tenka.games()]
    return [
        GameInfo(
            game.id,
            game.rules,
            list(game.players),
            {name: list(values) for name, values in game.options.items()},
            list(bots_of(game)),
            {name: [param for param, _ in verb.params] for name, verb in game.vocabulary.verbs.items()},
            {
                each.name: {param: list(domain) for param, domain in each.params}
                for each in orders(game).declared.values()
            },
            hints=is_known_well(game),
            analysis=is_known_well(game),
        )
        for game in games
    ]


async def list_tables(call: Call) -> TableList:
    """Public tables to join or to watch."""
    me = call.me
    return _listed(await call.house.database.read(tables.public), me)


async def list_my_tables(call: Call) -> TableList:
    """The tables where one sits."""
    me = call.person.id
    return _listed(await call.house.database.read(tables.of_person, me), me)


def _listed(rows: list[TableRow], me: str | None) -> TableList:
    return TableList([described(row, row.seat_of(me)) for row in rows])


async def create_table(call: Call) -> TableInfo:
    """A new table with oneself in one seat."""
    body: NewTable = call.body
    game = tenka.game(body.game)
    game.new(len(body.seats), 0, body.options)  # refuses what the game does not know
    if sum(place == "me" for place in body.seats) != 1:
        raise Refused(400, "one-seat-for-me")
    check_steward(game, body)
    if body.hints and not is_known_well(game):
        raise Refused(400, "no-mind")
    me = call.person.id
    id = await call.house.database.write(
        tables.create,
        game=game.id,
        rules=game.rules,
        options=body.options,
        owner=me,
        seats=[new_seat(game, place, me) for place in body.seats],
        terms=Terms(body.public, body.pause, body.steward, body.patience, body.hints),
    )
    return (await call.house.hall.table(id)).info(body.seats.index("me"))


def check_steward(game: Game, body: NewTable) -> None:
    """Refuse a steward whom nobody knows, and a clock that has nobody to call."""
    if body.steward is not None:
        bot(game, body.steward)
    elif body.patience is not None:
        raise Refused(400, "patience-without-steward")


LOBBY = (
    Endpoint("GET", "/api/games", "listGames", "The games one can play.", list_games, list[GameInfo], who="anybody"),
    Endpoint(
        "GET", "/api/tables", "listTables", "Public tables to join or watch.", list_tables, TableList, who="anybody"
    ),
    Endpoint(
        *(
            "GET",
            "/api/my-tables",
            "listMyTables",
            "My tables, those that wait for me first.",
            list_my_tables,
            TableList,
        )
    ),
    Endpoint(
        *("POST", "/api/tables", "createTable", "A new table.", create_table, TableInfo, NewTable),
        status=201,
        refusals=(409,),
        rate="tables",
    ),
)
