"""Looking back: what a seat, or a spectator, saw at an earlier version; once the game is over, what anybody saw."""

import asyncio
from typing import Any

from tenka.kernel.state import State
from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.server.guard.refused import Refused
from tenka.server.tables.table import Table
from tenka.wire.tables import History, Moment, Sight

NOBODY = "none"  # the spectators, where a seat is asked for
OBSERVER = (
    ("seat", str, f"Whose eyes to look with, once the game is over: a seat's, or `{NOBODY}` for the spectators'."),
)


def observer(call: Call, table: Table) -> int | None:
    """With whose eyes somebody looks: their own or, once the game is over, whose they like."""
    wanted = call.query.get("seat")
    if wanted is None:
        return table.seat_of(call.me)
    if table.playing().state.result is None:
        raise Refused(409, "not-over")
    if wanted == NOBODY:
        return None
    if wanted not in map(str, range(len(table.row.seats))):
        raise Refused(400, "bad-request", {"where": "seat"})
    return int(wanted)


async def history(call: Call) -> History:
    """How many events one had been told at each version."""
    table = await call.table()
    return History(table.playing().history(observer(call, table)))


async def look_back(call: Call) -> Sight:
    """What one saw at an earlier version."""
    table = await call.table()
    seat, version = table.seat_of(call.me), int(call.path["version"])
    state = await call.services.replays.state_at(table, seat, version, call.asker)
    return Sight(seat, version, await asyncio.to_thread(state.copy().view, seat))


async def moment(call: Call) -> Moment:
    """What an observer saw at a version of a finished game, and on request what every seat saw then."""
    table = await call.table()
    if table.playing().state.result is None:
        raise Refused(409, "not-over")
    seat, version = observer(call, table), int(call.path["version"])
    state = await call.services.replays.state_at(table, seat, version, call.asker)
    view, hands = await asyncio.to_thread(_seen, state.copy(), seat, everybody="hands" in call.query)
    return Moment(Sight(seat, version, view), hands)


def _seen(state: State, seat: int | None, *, everybody: bool) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    seats = range(state.setup.players) if everybody else ()
    return state.view(seat), [state.view(each, events=False) for each in seats]


PAST = (
    Endpoint(
        *("GET", f"{TABLE}/history", "history", "How many events one had been told at each version.", history, History),
        who="anybody",
        refusals=(404, 409),
        query=OBSERVER,
    ),
    Endpoint(
        *("GET", f"{TABLE}/at/{{version:int}}", "lookBack", "What one saw at an earlier version.", look_back, Sight),
        who="anybody",
        refusals=(404, 409),
        rate="past",
        slow=True,
    ),
    Endpoint(
        *("GET", f"{TABLE}/moments/{{version:int}}", "moment", "A moment of a finished game, as anybody saw it."),
        *(moment, Moment),
        who="anybody",
        refusals=(404, 409),
        rate="moments",
        slow=True,
        query=(*OBSERVER, ("hands", int, "With what every seat saw at that moment.")),
    ),
)
