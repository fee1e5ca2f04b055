"""Checking a finished game: everything is played again, in a worker, as `tenka verify` does it."""

from typing import Any

import msgspec

from tenka.kernel.errors import BadInput
from tenka.server.endpoints.endpoint import TABLE, Call, Endpoint
from tenka.server.guard.refused import Refused
from tenka.server.workers.questions import CheckRecord, Unreadable
from tenka.wire.records import Check


async def check_record(call: Call, record: dict[str, Any]) -> Check:
    """What a check of a record finds; refused where it cannot be read at all."""
    question = CheckRecord(record["game"], msgspec.json.encode(record))
    async with call.services.questions.turn(call.asker):
        found = await call.services.workers.ask(question, asker=call.asker)
    if isinstance(found, Unreadable):
        raise BadInput(found.message, found.params)
    moves = len(record["moves"])
    sound = found.message == "verified"
    return Check(
        record["fingerprint"], record["seed"], moves, found.message, None if sound else found.move, found.refusal
    )


async def check(call: Call) -> Check:
    """The table's own record, checked."""
    table = await call.table()
    state = table.playing().state
    if state.result is None:
        raise Refused(409, "not-over")
    return await check_record(call, state.record())


CHECKING = (
    Endpoint(
        *("POST", f"{TABLE}/check", "check", "Check that everything in a finished game follows from its seed."),
        *(check, Check),
        who="anybody",
        refusals=(404, 409),
        rate="checks",
        slow=True,
    ),
)
