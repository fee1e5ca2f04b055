"""Who acts at a table: oneself or, where several people play at one's device, one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.server.guard.refused import Refused, not_found
from tenka.server.people.visitor import Visitor

if TYPE_CHECKING:
    from tenka.server.services import Services
    from tenka.server.tables.table import Table

ID_LENGTH = 22
AS = "as"  # the parameter of a request that names the seat


async def visible_table(services: Services, id: str, visitor: Visitor | None) -> Table:
    """A table by its id; a record that somebody has brought is found by nobody else."""
    if len(id) != ID_LENGTH:
        raise not_found()
    table = await services.registry.table(id)
    if table.row.uploader is not None and (visitor is None or visitor.id != table.row.uploader):
        raise not_found()
    return table


def acting(table: Table, host: Visitor | None, wanted: str | None) -> Visitor | None:
    """Who acts: a host's companion in the seat that is wanted, or whoever asks."""
    if wanted is None:
        return host
    seats = table.row.hosted_by(None if host is None else host.id)
    number = next((each for each in seats if str(each) == wanted), None)
    if host is None or number is None:
        raise Refused(403, "not-at-your-device")
    seat = table.row.seats[number]
    assert seat.person is not None
    return Visitor(seat.person, seat.name or "", None, host.session, host.since)
