"""Looking back: what a seat, or a spectator, saw at an earlier version."""

from sqlalchemy import Connection

from tenka.kernel.state import State
from tenka.server.course import Course
from tenka.server.endpoint import TABLE, Call, Endpoint
from tenka.server.refused import Refused, not_found
from tenka.server.stored import opened, replayed
from tenka.store import tables
from tenka.wire.tables import History, Sight


async def history(call: Call) -> History:
    """How many events one had been told at each version."""
    table = await call.table()
    return History(table.playing().history(table.seat_of(call.me)))


async def look_back(call: Call) -> Sight:
    """What one saw at an earlier version."""
    table = await call.table()
    seat = table.seat_of(call.me)
    async with call.house.hall.looking_back:
        return await call.house.database.read(_sight, table.row.id, seat, int(call.path["version"]))


def _sight(connection: Connection, table: str, seat: int | None, version: int) -> Sight:
    return Sight(seat, version, state_at(connection, table, seat, version).view(seat))


def state_at(connection: Connection, table: str, seat: int | None, version: int) -> State:
    """The state when a seat, or the spectators, had come to a version; not found where they have not.

    What was folded is no longer there: a version inside of a fold is the one behind it, where nothing has come of it.
    """
    course = _beginning(connection, table)
    for moment in replayed(connection, table, course):
        if course.version(seat) >= version > 0:
            return moment.state
    raise not_found()


def _beginning(connection: Connection, table: str) -> Course:
    row = tables.find(connection, table)
    if row is None:
        raise not_found()
    if row.seed is None:
        raise Refused(409, "not-started")
    return opened(row)


PAST = (
    Endpoint(
        *("GET", f"{TABLE}/history", "history", "How many events one had been told at each version.", history, History),
        who="anybody",
        refusals=(404, 409),
    ),
    Endpoint(
        *("GET", f"{TABLE}/at/{{version:int}}", "lookBack", "What one saw at an earlier version.", look_back, Sight),
        who="anybody",
        refusals=(404, 409),
        rate="past",
    ),
)
