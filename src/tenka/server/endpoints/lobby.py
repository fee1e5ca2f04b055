"""The lobby: what can be played, where, and new tables."""

from typing import Literal

import msgspec

import tenka
from tenka.bots import bot, bots_of
from tenka.bots.orders import orders
from tenka.kernel.game import Game
from tenka.lessons import course_of
from tenka.server.endpoints.boxes import with_box
from tenka.server.endpoints.endpoint import Call, Endpoint
from tenka.server.endpoints.hints import is_known_well
from tenka.server.endpoints.paging import PAGING, limit, listed, place
from tenka.server.endpoints.seating import new_seat
from tenka.server.lobby import houses
from tenka.server.lobby.opening import open_table
from tenka.server.refused import Refused
from tenka.store.queries import lists
from tenka.store.queries.tables import Terms
from tenka.wire.tables import FirstGame, GameInfo, GameKinds, GameWords, NewTable, TableInfo, TableList
from tenka.words.kinds import written_kinds
from tenka.words.languages import language
from tenka.words.messages import source


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
            FirstGame(game.first_game.players, dict(game.first_game.options)),
            {
                each.name: {param: list(domain) for param, domain in each.params}
                for each in orders(game).declared.values()
            },
            hints=is_known_well(game),
            analysis=is_known_well(game),
            lessons=course_of(game) is not None,
            houses=list(game.houses),
        )
        for game in games
    ]


async def game_words(call: Call) -> GameWords:
    """All that a game says in a language."""
    game, lang = tenka.game(call.path["game"]), language(call.path["lang"], {})
    kinds = written_kinds(game.package)
    return GameWords(source(game.package, lang), GameKinds(kinds.nouns, kinds.composed, kinds.beyond_seats))


async def list_tables(call: Call) -> TableList:
    """Public tables to join or to watch."""
    status, game = call.query.get("status"), call.query.get("game")
    if status not in {None, "open", "running"}:
        raise Refused(400, "bad-request", {"where": "status"})
    known = None if game is None else tenka.game(game).id
    page = await call.services.listing.page(status, known, limit(call), place(call, 4))  # type: ignore[arg-type]
    return listed(page, call.me, call.services.database.time)


async def list_my_tables(call: Call) -> TableList:
    """The tables where one sits."""
    me, status = call.person.id, call.query.get("status")
    if status not in {None, "current", "over"}:
        raise Refused(400, "bad-request", {"where": "status"})
    call.services.upkeep.seen(me)
    over = None if status is None else status == "over"
    page = await call.services.database.read(lists.of_person, me, limit(call), place(call, 2), over=over)
    return listed(page, me, call.services.database.time)


async def create_table(call: Call) -> TableInfo:
    """A new table with oneself in one seat."""
    body: NewTable = call.body
    game = tenka.game(body.game)
    options = with_box(game, body.options)
    game.new(len(body.seats), 0, options)  # refuses what the game does not know
    if sum(each == "me" for each in body.seats) != 1:
        raise Refused(400, "one-seat-for-me")
    check_steward(game, body)
    if body.hints and not is_known_well(game):
        raise Refused(400, "no-search")
    me = call.person.id
    id = await open_table(
        call,
        body,
        game=game.id,
        rules=game.rules,
        options=houses.first(game, msgspec.structs.replace(body, options=options)),
        seats=[new_seat(game, each, me) for each in body.seats],
        terms=Terms(body.public, body.pause, body.steward, body.patience, body.hints),
    )
    table = await call.services.registry.table(id)
    return table.info(table.seat_of(me))


def check_steward(game: Game, body: NewTable) -> None:
    """Refuse a steward whom nobody knows, and a clock that has nobody to call."""
    if body.steward is not None:
        bot(game, body.steward)
    elif body.patience is not None:
        raise Refused(400, "patience-without-steward")


LOBBY = (
    Endpoint("GET", "/api/games", "listGames", "The games one can play.", list_games, list[GameInfo], who="anybody"),
    Endpoint(
        *("GET", "/api/games/{game}/words/{lang}", "gameWords", "What a game says in a language."),
        *(game_words, GameWords),
        who="anybody",
        refusals=(400,),
    ),
    Endpoint(
        *("GET", "/api/tables", "listTables", "Public tables to join or watch.", list_tables, TableList),
        who="anybody",
        query=(
            ("status", Literal["open", "running"], "Only those to join, or only those to watch."),
            ("game", str, "Only those of this game."),
            *PAGING,
        ),
    ),
    Endpoint(
        *("GET", "/api/my-tables", "listMyTables", "My tables, those that wait for me first."),
        *(list_my_tables, TableList),
        query=(
            ("status", Literal["current", "over"], "Only those that have not ended, or only those that have."),
            *PAGING,
        ),
    ),
    Endpoint(
        *("POST", "/api/tables", "createTable", "A new table.", create_table, TableInfo, NewTable),
        status=201,
        refusals=(409, 422),
        rate="tables",
    ),
)
