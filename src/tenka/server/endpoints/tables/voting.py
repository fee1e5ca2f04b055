"""Votes at a table: asking everybody, and answering."""

import msgspec

from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.server.guard.refused import Refused
from tenka.server.votes.rules import REPLACE, STAND_IN
from tenka.wire.tables import TableInfo
from tenka.wire.votes import NewVote, Voice


async def ask(call: Call) -> TableInfo:
    """Ask everybody at the table."""
    table, me = await call.table(), call.person.id
    asked: NewVote = call.body
    if asked.kind == STAND_IN or (asked.kind == REPLACE) != (asked.heir is not None and asked.about is not None):
        raise Refused(400, "bad-request", {"where": "kind"})
    key = None if asked.key is msgspec.UNSET else asked.key
    about = asked.about if asked.kind == REPLACE else None
    await table.votes.open(me, asked.kind, about, asked.heir if asked.kind == REPLACE else None, key)
    return table.info(table.seat_of(me))


async def answer(call: Call) -> TableInfo:
    """Say yes or no to what the table is asked."""
    table, me = await call.table(), call.person.id
    asked: Voice = call.body
    await table.votes.answer(me, int(call.path["vote"]), yes=asked.yes)
    return table.info(table.seat_of(me))


VOTES = f"{TABLE}/votes"

VOTING = (
    Endpoint(
        *("POST", VOTES, "askTable", "Ask everybody at the table.", ask, TableInfo, NewVote),
        refusals=(403, 404, 409),
        rate="votes",
    ),
    Endpoint(
        *("PUT", f"{VOTES}/{{vote:int}}", "answerVote", "Say yes or no.", answer, TableInfo, Voice),
        refusals=(403, 404, 409),
        rate="votes",
    ),
)
