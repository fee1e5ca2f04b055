"""Feed and calendar under their secret address: no cookie is asked for, and nothing in them can be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.routing import Route

from tenka.server.endpoints.endpoint import refusal
from tenka.server.endpoints.tables.acting import ID_LENGTH
from tenka.server.guard.refused import not_found
from tenka.server.notices.writing import calendar, feed
from tenka.server.notices.writing.composing import Reader
from tenka.store.failures import StoreFailure
from tenka.store.ids import now
from tenka.store.queries.notices import channels, outbox, running_out, wishes
from tenka.store.queries.notices.wishes import WishesRow
from tenka.store.queries.safety import bans
from tenka.store.queries.tables import tables
from tenka.store.schema import game_table

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from starlette.requests import Request

    from tenka.server.services import Services
    from tenka.store.queries.notices.outbox import DueNotice
    from tenka.store.queries.tables.tables import TableRow

PRIVATE = {"Cache-Control": "private, no-cache"}


async def atom(request: Request) -> Response:
    """Somebody's notices."""
    services: Services = request.app.state.services
    try:
        found = await services.database.read(_notices, request.path_params["secret"])
    except StoreFailure as error:
        return refusal(error)
    if found is None:
        return refusal(not_found())
    reader, notices, rows = found
    content = feed.atom(services.notices.composer, reader, notices, rows, 0)
    return Response(content, headers=PRIVATE, media_type="application/atom+xml")


async def turns(request: Request) -> Response:
    """When somebody must have decided."""
    services: Services = request.app.state.services
    try:
        found = await services.database.read(_turns, request.path_params["secret"])
    except StoreFailure as error:
        return refusal(error)
    if found is None:
        return refusal(not_found())
    reader, rows = found
    text = calendar.calendar(services.notices.composer, reader, rows, services.database.time, now())
    return Response(text, headers=PRIVATE, media_type="text/calendar")


def _reader(connection: Connection, secret: str) -> Reader | None:
    found = channels.find(connection, secret) if len(secret) == ID_LENGTH else None
    if found is None or found.kind != outbox.FEED or bans.is_banned(connection, found.person):
        return None
    own = wishes.find(connection, found.person) or WishesRow()
    return Reader(found.person, own.language)


def _notices(connection: Connection, secret: str) -> tuple[Reader, list[DueNotice], dict[str, TableRow]] | None:
    reader = _reader(connection, secret)
    if reader is None:
        return None
    notices = outbox.told(connection, secret, feed.MOST)
    ids = {notice.table for notice in notices if notice.table is not None}
    rows = tables.with_seats(connection, tables.select_tables().where(game_table.c.id.in_(ids)))
    return reader, notices, {row.id: row for row in rows}


def _turns(connection: Connection, secret: str) -> tuple[Reader, list[TableRow]] | None:
    reader = _reader(connection, secret)
    return None if reader is None else (reader, running_out.tables_of(connection, reader.person, calendar.MOST))


FEEDS = (Route("/feeds/{secret}/notices.atom", atom), Route("/feeds/{secret}/turns.ics", turns))
