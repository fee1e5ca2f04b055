"""Quick match: a seat at a public table with whoever wants the same game, now."""

import contextlib
from typing import Any

from sqlalchemy import Connection

import tenka
from tenka.bots import bots_of
from tenka.server.endpoints.endpoint import Call, Endpoint
from tenka.server.guard.refused import Refused
from tenka.server.lobby import upkeep
from tenka.server.lobby.beginning import begin_if_full
from tenka.server.lobby.opening import open_table
from tenka.server.lobby.sitting import seat_for, sit_down
from tenka.server.tables.table import Table
from tenka.store.ids import now
from tenka.store.queries.people import circle
from tenka.store.queries.tables import lists
from tenka.store.queries.tables.tables import NewSeat, TableRow, Terms
from tenka.store.queries.tables.time_control import TimeControl
from tenka.wire.admissions import QuickMatch
from tenka.wire.tables import TableInfo

STEWARD = "steady"
CONTROLS = {"live": TimeControl(bank=20 * 60, increment=30), "daily": TimeControl(patience=24 * 60 * 60)}
# Since when somebody must have been there: for a sitting now, for days within them.
ATTENDED = {"live": upkeep.ATTENDED, "daily": upkeep.LISTED}


async def quick_match(call: Call) -> TableInfo:
    """A seat at a public table with whoever wants the same; its game begins once it is full."""
    wanted: QuickMatch = call.body
    game = tenka.game(wanted.game)
    if wanted.players not in game.players:
        raise Refused(400, "bad-request", {"where": "players"})
    async with call.services.quick_matches.turn(game.id, wanted.players, wanted.speed):
        tried: set[str] = set()
        while (table := await _waiting(call, wanted, tried)) is None:
            with contextlib.suppress(_OpenedElsewhere):
                table = await _opened(call, wanted, tried)
                break
    return table.info(table.seat_of(call.person.id))


class _OpenedElsewhere(Exception):
    """Somebody has opened a table for the same meanwhile, at another process."""


async def _waiting(call: Call, wanted: QuickMatch, tried: set[str]) -> Table | None:
    """A table where somebody waits for another, or where one waits already; those that were looked at are noted."""
    me = call.person.id

    def sit(connection: Connection, row: TableRow) -> None:
        if row.seat_of(me) is None:
            if circle.are_apart(connection, me, [each.person for each in row.seats if each.person is not None]):
                raise Refused(409, "seat-taken")
            sit_down(connection, row, seat_for(row, me), me)
            begin_if_full(call, connection, row)

    for id in await call.services.database.read(_matching, wanted):
        tried.add(id)
        try:
            table = await call.services.registry.table(id)
            await table.change(sit)
        except Refused:  # gone, full, or somebody sits there who is called the same, ignores one or is ignored
            continue
        return table
    return None


def _matching(connection: Connection, wanted: QuickMatch) -> list[str]:
    since = now() - ATTENDED[wanted.speed]
    return lists.matching(connection, wanted.game, wanted.players, wanted.speed, since)


async def _opened(call: Call, wanted: QuickMatch, tried: set[str]) -> Table:
    """A table of one's own, unless there is another by now."""

    def alone(connection: Connection, id: str) -> None:
        if set(_matching(connection, wanted)) - tried - {id}:
            raise _OpenedElsewhere

    game = tenka.game(wanted.game)
    seats = [NewSeat(person=call.person.id), *[NewSeat()] * (wanted.players - 1)]
    bots = bots_of(game)
    steward = STEWARD if STEWARD in bots else bots[-1]
    terms = Terms(public=True, steward=steward, control=CONTROLS[wanted.speed])
    played: dict[str, Any] = {"game": game.id, "rules": game.rules, "options": {}}
    id = await open_table(call, None, alone, **played, seats=seats, terms=terms, matched=True)
    return await call.services.registry.table(id)


MATCHING = (
    Endpoint(
        *("POST", "/api/quick-match", "quickMatch", "A game with whoever wants the same."),
        *(quick_match, TableInfo, QuickMatch),
        refusals=(409, 422),
        rate="tables",
    ),
)
