"""Lists that go on: how much of one is asked for, and behind what."""

import re

import msgspec

from tenka.kernel.game import BOX
from tenka.server.endpoints.endpoint import Call
from tenka.server.guard.refused import Refused
from tenka.server.tables.serializing import described
from tenka.store.queries.server_time import ServerTime
from tenka.store.queries.tables.lists import ListPosition, TablePage
from tenka.wire.tables import MOST_LISTED, After, Limit, TableInfo, TableList

USUAL = 50
PAGING = (
    ("after", After, "What `next` said with the page before: this page goes on there."),
    ("limit", Limit, f"How many tables, at most; {USUAL} unless told."),
)
_PLACE = re.compile(r"(-?[0-9]{1,15}(?:\.-?[0-9]{1,15}){0,7})\.([A-Za-z0-9_-]{1,22})")


def limit(call: Call) -> int:
    """How many tables are asked for."""
    given = call.query.get("limit", str(USUAL))
    if not given.isascii() or not given.isdecimal() or len(given) > 3 or not 1 <= int(given) <= MOST_LISTED:
        raise Refused(400, "bad-request", {"where": "limit"})
    return int(given)


def place(call: Call, numbers: int) -> ListPosition | None:
    """Behind what the page begins, in a list sorted by so many numbers and an id."""
    given = call.query.get("after")
    if given is None:
        return None
    found = _PLACE.fullmatch(given)
    parts = [] if found is None else [int(number) for number in found[1].split(".")]
    if found is None or len(parts) != numbers:
        raise Refused(400, "bad-request", {"where": "after"})
    return *parts, found[2]


def listed(page: TablePage, me: str | None, time: ServerTime) -> TableList:
    """A page as it is sent."""
    tables = [_short(described(row, row.seat_of(me), time, hosted=row.hosted_by(me))) for row in page.rows]
    return TableList(tables, None if page.last is None else ".".join(map(str, page.last)))


def _short(table: TableInfo) -> TableInfo:
    """A table as it is listed: of a box only what it is called."""
    if BOX not in table.options:
        return table
    box = {name: table.options[BOX][name] for name in ("name", "hash")}
    return msgspec.structs.replace(table, options={**table.options, BOX: box})
