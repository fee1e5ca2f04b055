"""Checks: whether all of a record follows from its seed."""

from random import Random
from typing import Any, ClassVar

import msgspec

import tenka
from tenka.kernel.errors import BadInput
from tenka.kernel.records.verify import verify
from tenka.server.workers.questions.question import WAITED_FOR, WorkerQuestion
from tenka.wire.errors import Error


class Checked(msgspec.Struct, frozen=True, tag=True):
    """A finding: its message, and the number of the move where the record goes wrong, or of all moves."""

    message: str
    move: int | None
    refusal: Error | None


class Unreadable(msgspec.Struct, frozen=True, tag=True):
    """Why a record cannot even be checked."""

    message: str
    params: dict[str, Any]


class CheckRecord(WorkerQuestion, frozen=True, tag="check"):
    """Whether a record, in JSON, holds."""

    rank: ClassVar[int] = WAITED_FOR
    reply: ClassVar[Any] = Checked | Unreadable

    record: bytes

    def answer(self, rng: Random) -> Checked | Unreadable:
        """As `tenka verify` finds it."""
        try:
            found = verify(tenka.game(self.game), msgspec.json.decode(self.record))
        except BadInput as error:
            return Unreadable(error.message, dict(error.params))
        why = found.refusal
        refusal = None if why is None else Error(why.message, dict(why.params), why.rule)
        return Checked(found.message, found.move, refusal)
