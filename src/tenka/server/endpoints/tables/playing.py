"""Looking at a table, playing and talking there over HTTP."""

from typing import Any

import msgspec

from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint, Reply
from tenka.server.guard.refused import Refused
from tenka.server.lobby.sitting import own_seat
from tenka.server.tables.serializing import said
from tenka.server.tables.submission import Step
from tenka.store.ids import new_id
from tenka.store.queries.tables import chat
from tenka.wire.tables import Chat, Done, Moves, NewRemark, Undo, Whole


async def look(call: Call) -> Whole:
    """The table as one may see it."""
    table = await call.table()
    return table.visits.whole(call.me, call.services.epoch(call.me))


async def move(call: Call) -> Done:
    """Moves of the own seat, all of them or none."""
    body: Moves = call.body
    return await _submitted(call, list(body.moves), body)


async def undo(call: Call) -> Done:
    """The own last step taken back."""
    return await _submitted(call, [None], call.body)


async def _submitted(call: Call, steps: list[Step], body: Moves | Undo) -> Done:
    table = await call.table()
    seat = own_seat(table.row, call.person.id)
    key = new_id() if body.key is msgspec.UNSET else body.key
    decision = None if body.decision is msgspec.UNSET else body.decision
    outcome = await table.play(call.person.id, steps, key, decision)
    return table.visits.done(seat, outcome.version, None if body.since is msgspec.UNSET else body.since)


async def record(call: Call) -> Reply:
    """A finished game's record, for `tenka verify`."""
    table = await call.table()
    state = table.playing().state
    if state.result is None:
        raise Refused(409, "not-over")
    name = f"{table.row.game}-{state.setup.fingerprint[:8]}.json"
    return Reply(state.record(), (("Content-Disposition", f'attachment; filename="{name}"'),))


async def read_chat(call: Call) -> Chat:
    """What was said at the table to everybody, or to oneself: the latest of it, or what came before."""
    table = await call.table()
    wanted = {name: _number(name, given, *BOUNDS[name]) for name, given in call.query.items()}
    page = await call.services.database.read(lambda c: chat.page(c, table.row.id, call.me, **wanted))
    return Chat([said(row) for row in page.rows], page.earlier)


async def say(call: Call) -> None:
    """Say something to the table where one sits, or to some who sit there."""
    table = await call.table()
    body: NewRemark = call.body
    call.services.check_talk(call.address, call.person.id, table.row, new_guest=call.person.is_new_guest)
    await table.chat.say(call.person.id, body.text, new_id(), None if body.to is msgspec.UNSET else body.to)


def _number(name: str, given: str, least: int, most: int) -> int:
    """A number in the query; beyond what can be meant, the last that can."""
    try:
        return max(least, min(int(given[:12]), most))
    except ValueError:
        raise Refused(400, "bad-request", {"where": name}) from None


BOUNDS = {"since": (0, 2**31 - 1), "before": (0, 2**31 - 1), "limit": (1, chat.MOST_READ)}
CHAT = (
    ("since", int, "Only what comes behind this remark; numbers are one's own."),
    ("before", int, "Only what comes before this remark: how to read further and further back."),
    ("limit", int, f"How many at most, the latest of them: {chat.PAGE}, and up to {chat.MOST_READ}."),
)

PLAYING = (
    Endpoint("GET", TABLE, "look", "A table as one may see it.", look, Whole, who="anybody", refusals=(404,)),
    Endpoint(
        *("POST", f"{TABLE}/moves", "move", "Make moves, all of them or none.", move, Done, Moves),
        refusals=(403, 404, 409),
    ),
    Endpoint("POST", f"{TABLE}/undo", "undo", "Take back the last step.", undo, Done, Undo, refusals=(403, 404, 409)),
    Endpoint(
        *("GET", f"{TABLE}/record", "record", "The record of a finished game.", record, dict[str, Any]),
        who="anybody",
        refusals=(404, 409),
    ),
    Endpoint(
        *("GET", f"{TABLE}/chat", "readChat", "What was said to everybody, or to oneself.", read_chat, Chat),
        who="anybody",
        refusals=(404,),
        query=CHAT,
    ),
    Endpoint(
        *("POST", f"{TABLE}/chat", "say", "Say something, to everybody or in private.", say, None, NewRemark),
        refusals=(403, 404, 409),
        rate="chat",
    ),
)
