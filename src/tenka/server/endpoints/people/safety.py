"""What people may do about others who trouble them: read them no more, and report them to the operator."""

from typing import Any

from msgspec import UNSET
from sqlalchemy import Connection

from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.server.endpoints.people.profiles import PERSON, account
from tenka.server.guard.refused import Refused, not_found
from tenka.server.people.sanitizing import sanitized
from tenka.server.tables.table import Table
from tenka.store.queries.safety import muting, reports
from tenka.store.queries.safety.reports import MOST_OPEN, Reported
from tenka.wire.safety import Muted, NameReport, TableReport

MUTED = f"{TABLE}/muted"


async def read_muted(call: Call) -> Muted:
    """Whom one does not read at a table."""
    return await _muted(call, await call.table())


async def mute(call: Call) -> Muted:
    """Read somebody no more."""
    table = await call.table()
    await call.services.database.write(muting.mute, call.person.id, _seated(call, table, call.path["seat"]))
    return await _muted(call, table)


async def unmute(call: Call) -> Muted:
    """Read somebody again."""
    table = await call.table()
    await call.services.database.write(muting.unmute, call.person.id, _seated(call, table, call.path["seat"]))
    return await _muted(call, table)


async def _muted(call: Call, table: Table) -> Muted:
    return Muted(await call.services.database.read(muting.seats, table.row.id, call.person.id))


def _seated(call: Call, table: Table, given: Any) -> str:
    """Who sits there, if it is somebody else."""
    number = int(given) if str(given).isdecimal() and len(str(given)) < 3 else len(table.row.seats)
    who = table.row.seats[number].person if number < len(table.row.seats) else None
    if who is None:
        raise not_found()
    if who == call.person.id:
        raise Refused(409, "oneself")
    return who


async def report_at_table(call: Call) -> None:
    """Report a remark, or a name."""
    table = await call.table()
    asked: TableReport = call.body
    if (asked.remark is UNSET) == (asked.seat is UNSET):
        raise Refused(400, "bad-request", {"where": "seat"})

    def found(connection: Connection) -> Reported:
        if asked.remark is UNSET:
            who = _seated(call, table, asked.seat)
            return Reported(who, next(each.name or "" for each in table.row.seats if each.person == who), table.row.id)
        known = reports.remark_of(connection, table.row.id, call.person.id, asked.remark)
        if known is None:
            raise not_found()
        return known

    await call.services.database.write(_note, call, found, asked.why)


async def report_name(call: Call) -> None:
    """Report the name on somebody's page."""
    asked: NameReport = call.body

    def found(connection: Connection) -> Reported:
        who = account(connection, call)
        return Reported(who.id, who.name)

    await call.services.database.write(_note, call, found, asked.why)


def _note(connection: Connection, call: Call, found: Any, why: str) -> None:
    reported: Reported = found(connection)
    if reported.about == call.person.id:
        raise Refused(409, "oneself")
    if not reports.note(connection, call.person.id, reported, sanitized(why)):
        raise Refused(409, "too-many-reports", {"most": MOST_OPEN})


SAFETY = (
    Endpoint("GET", MUTED, "readMuted", "Whom one does not read at a table.", read_muted, Muted, refusals=(404,)),
    Endpoint(
        *("PUT", f"{MUTED}/{{seat}}", "mute", "Read no more what somebody says, who is not told.", mute, Muted),
        refusals=(404, 409),
        rate="mutes",
    ),
    Endpoint(
        *("DELETE", f"{MUTED}/{{seat}}", "unmute", "Read again what somebody says.", unmute, Muted),
        refusals=(404, 409),
        rate="mutes",
    ),
    Endpoint(
        *("POST", f"{TABLE}/reports", "reportAtTable", "Report a remark or a name to the operator."),
        *(report_at_table, None, TableReport),
        refusals=(404, 409),
        rate="reports",
    ),
    Endpoint(
        *("POST", f"{PERSON}/reports", "reportName", "Report the name on somebody's page to the operator."),
        *(report_name, None, NameReport),
        refusals=(404, 409),
        rate="reports",
    ),
)
