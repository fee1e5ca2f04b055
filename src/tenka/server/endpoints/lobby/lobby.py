"""The lobby: what can be played, where, and new tables."""

from typing import Literal

import msgspec

import tenka
from tenka.bots import bot, bots_of
from tenka.bots.orders import orders
from tenka.games import of_each
from tenka.kernel.game import Game
from tenka.lessons import course_of
from tenka.server.endpoints.endpoint import Call, Endpoint
from tenka.server.endpoints.lobby.boxes import with_box
from tenka.server.endpoints.lobby.seating import new_seat
from tenka.server.endpoints.paging import PAGING, limit, listed, place
from tenka.server.endpoints.tables.hints import is_known_well
from tenka.server.guard.refused import Refused
from tenka.server.lobby import houses
from tenka.server.lobby.opening import open_table
from tenka.server.ratings.tables import check_ratable
from tenka.server.tables.weekends import check_zone
from tenka.store.queries.tables import lists
from tenka.store.queries.tables.lists import Sought
from tenka.store.queries.tables.tables import Terms
from tenka.store.queries.tables.time_control import UNLIMITED, TimeControl
from tenka.wire.tables import (
    MOST_SEATS,
    FirstGame,
    GameInfo,
    GameKinds,
    GameWords,
    LiveClock,
    NewTable,
    TableClock,
    TableInfo,
    TableList,
)
from tenka.words.kinds import written_kinds
from tenka.words.languages import language
from tenka.words.messages import source

PLAYERS = frozenset(map(str, range(2, MOST_SEATS + 1)))


async def list_games(call: Call) -> list[GameInfo]:
    """Every game with what can be chosen about it."""
    return of_each(_about)


def _about(game: Game) -> GameInfo:
    source(game.package, "en")  # without words nobody can play it
    written_kinds(game.package)
    return GameInfo(
        game.id,
        game.rules,
        list(game.players),
        {name: list(values) for name, values in game.options.items()},
        list(bots_of(game)),
        {name: [param for param, _ in verb.params] for name, verb in game.vocabulary.verbs.items()},
        FirstGame(game.first_game.players, dict(game.first_game.options)),
        {each.name: {param: list(domain) for param, domain in each.params} for each in orders(game).declared.values()},
        hints=is_known_well(game),
        analysis=is_known_well(game),
        lessons=course_of(game) is not None,
        houses=list(game.houses),
    )


async def game_words(call: Call) -> GameWords:
    """All that a game says in a language."""
    game, lang = tenka.game(call.path["game"]), language(call.path["lang"], {})
    kinds = written_kinds(game.package)
    return GameWords(source(game.package, lang), GameKinds(kinds.nouns, kinds.composed, kinds.beyond_seats))


async def list_tables(call: Call) -> TableList:
    """Public tables to join or to watch."""
    page = await call.services.listing.page(_sought(call), limit(call), place(call, 4))
    return listed(page, call.me, call.services.database.time)


def _sought(call: Call) -> Sought:
    """What is looked for, as far as it can be found."""
    status, game = call.query.get("status"), call.query.get("game")
    players, spoken = call.query.get("players"), call.query.get("language")
    if status not in {None, "open", "running"}:
        raise Refused(400, "bad-request", {"where": "status"})
    if players is not None and players not in PLAYERS:
        raise Refused(400, "bad-request", {"where": "players"})
    speed, rated = call.query.get("speed"), call.query.get("rated")
    if speed not in {None, "none", "live", "daily"}:
        raise Refused(400, "bad-request", {"where": "speed"})
    if rated not in {None, "yes", "no"}:
        raise Refused(400, "bad-request", {"where": "rated"})
    return Sought(
        status,  # type: ignore[arg-type]
        None if game is None else tenka.game(game).id,
        None if players is None else int(players),
        None if spoken is None else language(spoken, {}),
        speed,  # type: ignore[arg-type]
        None if rated is None else rated == "yes",
    )


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
    if body.rated:
        check_ratable(game, body, call.person)
    me = call.person.id
    id = await open_table(
        call,
        body,
        game=game.id,
        rules=game.rules,
        options=houses.first(game, msgspec.structs.replace(body, options=options)),
        seats=[new_seat(game, each, me) for each in body.seats],
        terms=Terms(
            *(body.public, body.pause, body.steward, control_of(body.clock), body.hints, body.language, body.rated),
            overtime=body.overtime,
        ),
    )
    table = await call.services.registry.table(id)
    return table.info(table.seat_of(me))


def check_steward(game: Game, body: NewTable) -> None:
    """Refuse a steward whom nobody knows, and a clock that has nobody to call."""
    if body.steward is not None:
        bot(game, body.steward)
    elif body.clock is not None:
        raise Refused(400, "clock-without-steward")


def control_of(clock: TableClock | None) -> TimeControl:
    """The time that is asked for; refused where weekends are to be free of less than a day, or nowhere."""
    if clock is None:
        return UNLIMITED
    if isinstance(clock, LiveClock):
        return TimeControl(bank=clock.bank, increment=clock.increment)
    control = TimeControl(clock.patience, clock.zone)
    if clock.zone is not None:
        check_zone(clock.zone)
        if not control.is_daily:
            raise Refused(400, "weekends-need-days")
    return control


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
            ("players", Literal["2", "3", "4", "5"], "Only those with so many seats."),
            ("language", Literal["en", "de", "it"], "Only those where this is spoken, or anything."),
            ("speed", Literal["none", "live", "daily"], "Only those without a limit, of a sitting, or of days."),
            ("rated", Literal["yes", "no"], "Only those that change ratings, or only those that do not."),
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
