"""One's sessions: on which devices one is logged in, and an end to those one no longer wants."""

from sqlalchemy import Connection

from tenka.server.endpoints.endpoint import Call, Endpoint, Reply
from tenka.server.guard.refused import not_found
from tenka.store.ids import written
from tenka.store.queries.people import sessions
from tenka.store.queries.people.sessions import SessionRow
from tenka.wire.people import SessionInfo, SessionList

PATH = "/api/me/sessions"


async def list_sessions(call: Call) -> SessionList:
    """Where one is logged in."""
    found = await call.services.database.read(sessions.of_person, call.person.id)
    return SessionList([_told(call, row) for row in found])


def _told(call: Call, row: SessionRow) -> SessionInfo:
    return SessionInfo(
        id=call.services.sessions.handle(row.id),
        created=written(row.created),
        seen=written(row.seen),
        browser=row.device.browser,
        system=row.device.system,
        this=row.id == call.person.session,
    )


async def end_session(call: Call) -> Reply | None:
    """End one of one's sessions, be it this one."""
    me, handle = call.person, call.services.sessions.handle

    def end(connection: Connection) -> set[str]:
        named = {row.id for row in sessions.of_person(connection, me.id) if handle(row.id) == call.path["session"]}
        if not named:
            raise not_found()
        return sessions.end(connection, named)

    await call.services.sessions.change(end, asking=me)
    this = handle(me.session) == call.path["session"]
    return Reply(None, call.services.sessions.farewell) if this else None


async def end_others(call: Call) -> None:
    """End all of one's sessions but this one."""
    me = call.person
    await call.services.sessions.change(lambda c: sessions.end_all(c, me.id, but=me.session), asking=me)


DEVICES = (
    Endpoint("GET", PATH, "listSessions", "Where one is logged in.", list_sessions, SessionList),
    Endpoint("DELETE", PATH, "endOtherSessions", "End all of one's sessions but this one.", end_others, None),
    Endpoint(
        *("DELETE", f"{PATH}/{{session}}", "endSession", "End one of one's sessions.", end_session, None),
        refusals=(404,),
    ),
)
