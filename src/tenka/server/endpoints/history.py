"""Looking back: what a seat, or a spectator, saw at an earlier version."""

import asyncio

from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.wire.tables import History, Sight


async def history(call: Call) -> History:
    """How many events one had been told at each version."""
    table = await call.table()
    return History(table.playing().history(table.seat_of(call.me)))


async def look_back(call: Call) -> Sight:
    """What one saw at an earlier version."""
    table = await call.table()
    seat, version = table.seat_of(call.me), int(call.path["version"])
    state = await call.services.replays.state_at(table, seat, version, call.asker)
    return Sight(seat, version, await asyncio.to_thread(state.copy().view, seat))


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
        slow=True,
    ),
)
