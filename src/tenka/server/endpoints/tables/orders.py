"""Standing orders over HTTP: one's own, and nobody else's."""

from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.server.tables.table import Table
from tenka.wire.tables import NewOrder, Orders


async def read(call: Call) -> Orders:
    """One's own orders."""
    return _own(await call.table(), call.person.id)


async def give(call: Call) -> Orders:
    """Put an order in force."""
    table, me = await call.table(), call.person.id
    body: NewOrder = call.body
    await table.standing.give(me, body.order)
    return _own(table, me)


async def take_back(call: Call) -> Orders:
    """End an order."""
    table, me = await call.table(), call.person.id
    body: NewOrder = call.body
    await table.standing.take_back(me, body.order)
    return _own(table, me)


def _own(table: Table, me: str) -> Orders:
    return Orders([list(each) for each in table.standing.of(me)])


PATH = f"{TABLE}/orders"

ORDERING = (
    Endpoint("GET", PATH, "readOrders", "One's own standing orders.", read, Orders, refusals=(403, 404)),
    Endpoint(
        *("PUT", PATH, "giveOrder", "Give a standing order.", give, Orders, NewOrder),
        refusals=(403, 404, 409),
    ),
    Endpoint(
        *("DELETE", PATH, "takeBackOrder", "Take a standing order back.", take_back, Orders, NewOrder),
        refusals=(403, 404, 409),
    ),
)
