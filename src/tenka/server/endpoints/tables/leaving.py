"""Leaving a running game to one's steward, and coming back."""

from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.wire.tables import Stewards, TableInfo


async def read(call: Call) -> Stewards:
    """When stewards took over, and when people came back."""
    table = await call.table()
    return Stewards(table.stewards.told(table.seat_of(call.me)))


async def call_steward(call: Call) -> TableInfo:
    """Let the steward play for one."""
    table, me = await call.table(), call.person.id
    await table.stewards.call(me)
    return table.info(table.seat_of(me))


async def come_back(call: Call) -> TableInfo:
    """Play for oneself again."""
    table, me = await call.table(), call.person.id
    await table.stewards.come_back(me)
    return table.info(table.seat_of(me))


PATH = f"{TABLE}/steward"

LEAVING = (
    Endpoint(
        *("GET", PATH, "readStewards", "When stewards took over, and when people came back.", read, Stewards),
        who="anybody",
        refusals=(404,),
    ),
    Endpoint(
        *("PUT", PATH, "callSteward", "Leave a running game to one's steward.", call_steward, TableInfo),
        refusals=(403, 404, 409),
        rate="stewards",
    ),
    Endpoint(
        *("DELETE", PATH, "comeBack", "Come back: play for oneself again.", come_back, TableInfo),
        refusals=(403, 404, 409),
        rate="stewards",
    ),
)
