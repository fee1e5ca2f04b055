"""Ratings: the board of the best, and how somebody's figure came to be."""

from sqlalchemy import Connection

import tenka
from tenka.server.endpoints.endpoint import Call, Endpoint
from tenka.server.endpoints.paging import PAGING, limit, place
from tenka.server.endpoints.people.profiles import PERSON, account, person_info
from tenka.server.ratings.serializing import bot_figures, rating_info, rating_point
from tenka.store.queries.people import profiles, ratings
from tenka.wire.profiles import Board, BoardLine, RatingHistory


async def board(call: Call) -> Board:
    """The best of a game, of those who show it to everybody."""
    game = tenka.game(call.path["game"]).id
    return await call.services.database.read(_board, game, limit(call), place(call, 1))


def _board(connection: Connection, game: str, most: int, after: tuple[int | str, ...] | None) -> Board:
    rows, more = ratings.board(connection, game, most, after)  # type: ignore[arg-type]
    known = profiles.accounts(connection, [row.person_id for row in rows])
    lines = [BoardLine(person_info(known[row.person_id]), rating_info(row)) for row in rows if row.person_id in known]
    last = rows[-1] if rows else None
    return Board(lines, bot_figures(game), f"{-last.low}.{last.person_id}" if last is not None and more else None)


async def history(call: Call) -> RatingHistory:
    """How somebody's rating came to be, as far as one may see it."""
    game = tenka.game(call.path["game"]).id
    return await call.services.database.read(_history, call, game)


def _history(connection: Connection, call: Call, game: str) -> RatingHistory:
    who = account(connection, call)
    shown = profiles.settings(connection, who.id).ratings
    sees = profiles.may_see(connection, call.me, who.id, shown)
    rows = ratings.history(connection, who.id, game) if sees else []
    return RatingHistory([rating_point(row) for row in rows], bot_figures(game))


RATINGS = (
    Endpoint(
        *("GET", "/api/ratings/{game}", "readBoard", "The best of a game, with intervals.", board, Board),
        who="anybody",
        refusals=(400,),
        rate="profiles",
        query=PAGING,
    ),
    Endpoint(
        *("GET", f"{PERSON}/ratings/{{game}}", "readRatings", "How somebody's rating in a game came to be."),
        *(history, RatingHistory),
        who="anybody",
        refusals=(400, 404),
        rate="profiles",
    ),
)
