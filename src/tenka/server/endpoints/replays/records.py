"""Records from files: checked, then kept as tables without people, for whoever brought them alone."""

import hashlib
from typing import Any

import msgspec
from sqlalchemy import Connection

import tenka
from tenka.kernel.errors import BadInput
from tenka.kernel.records.record import Record, read_record
from tenka.server.endpoints.endpoint import Call, Endpoint
from tenka.server.endpoints.lobby.boxes import with_box
from tenka.server.endpoints.replays.checking import check_record
from tenka.server.endpoints.tables.acting import ID_LENGTH
from tenka.server.guard.refused import Refused, not_found
from tenka.store.ids import written
from tenka.store.queries.tables import log, tables, uploads
from tenka.store.queries.tables.log import Append, LogEntry
from tenka.store.queries.tables.tables import NewSeat, TableRow
from tenka.wire.records import Check, Upload
from tenka.wire.tables import TableInfo

MOST_KEPT = 20  # records of one person
MOST_MOVES = 20_000  # no game has as many
REFUSALS = {  # by what a check finds
    "fingerprint-differs": "record-fingerprint-differs",
    "events-differ": "record-events-differ",
    "move-illegal": "record-move-illegal",
    "result-differs": "record-result-differs",
}


async def bring(call: Call) -> TableInfo:
    """Keep a record that holds; the same one again is found again."""
    me, record = call.person.id, call.body
    found = _read(record)
    _refuse_unsound(await check_record(call, record))
    digest = hashlib.sha256(msgspec.json.encode(found, order="deterministic")).hexdigest()

    def kept(connection: Connection) -> str:
        known = uploads.same(connection, me, digest)
        if known is not None:
            return known
        if uploads.count(connection, me) >= MOST_KEPT:
            raise Refused(409, "too-many-records", {"most": MOST_KEPT})
        return _keep(connection, found, me, digest)

    id = await call.services.database.write(kept)
    return (await call.services.registry.table(id)).info(None)


def _read(record: dict[str, Any]) -> Record:
    """A record of a finished game that we know; its shape, its game and its options are checked."""
    found = read_record(record)
    game = tenka.game(found.game, found.rules)
    if found.result is None:
        raise BadInput("record-not-over")
    if len(found.moves) > MOST_MOVES:
        raise BadInput("record-too-long", {"most": MOST_MOVES})
    with_box(game, found.options)
    return found


def _refuse_unsound(found: Check) -> None:
    if found.finding != "verified":
        raise Refused(422, REFUSALS[found.finding], {"move": found.move or 0})


def _keep(connection: Connection, record: Record, who: str, digest: str) -> str:
    seats = [NewSeat() for _ in range(record.players)]
    id = tables.create(connection, game=record.game, rules=record.rules, options=record.options, owner=who, seats=seats)
    tables.start(connection, id, record.rules, record.seed or "", [])
    entries = [
        LogEntry(each.seat, msgspec.json.encode(each.move).decode(), f"record-{number}")
        for number, each in enumerate(record.moves)
    ]
    log.append(connection, [Append(id, 0, entries, over=True)])
    uploads.note(connection, id, who, digest)
    return id


async def list_records(call: Call) -> list[Upload]:
    """One's own, the latest first."""
    rows = await call.services.database.read(uploads.of_person, call.person.id)
    return [Upload(row.table, row.game, written(row.created)) for row in rows]


async def remove(call: Call) -> None:
    """Throw a record away, with its analysis."""
    id, me = call.path["record"], call.person.id
    if len(id) != ID_LENGTH:
        raise not_found()
    table = await call.services.registry.table(id)

    def gone(connection: Connection, row: TableRow) -> None:
        if row.uploader != me:
            raise not_found()
        tables.remove(connection, id)

    await table.change(gone)


RECORDS = (
    Endpoint(
        *("POST", "/api/records", "bringRecord", "Keep the record of a finished game, if it holds."),
        *(bring, TableInfo, dict[str, Any]),
        status=201,
        refusals=(409, 413, 422),
        rate="records",
        slow=True,
    ),
    Endpoint("GET", "/api/records", "listRecords", "The records I have brought.", list_records, list[Upload]),
    Endpoint(
        "DELETE", "/api/records/{record}", "removeRecord", "Throw one of them away.", remove, None, refusals=(404,)
    ),
)
