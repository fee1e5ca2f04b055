"""Why a request is refused."""

from collections.abc import Mapping
from typing import Any

from tenka.kernel.errors import BadInput, IllegalMove, TenkaError
from tenka.server.workers.pool import WorkersStopped
from tenka.server.workers.slot import NoAnswer
from tenka.store.failures import StoreFailure
from tenka.wire.errors import Error


class Refused(TenkaError):
    """A request that is not carried out, with the HTTP status that says what kind of refusal it is."""

    def __init__(self, status: int, message: str, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(message, params)
        self.status = status


def not_found() -> Refused:
    """The same words for what does not exist and for what is none of one's business."""
    return Refused(404, "not-found")


def status_of(error: TenkaError) -> int:
    """The HTTP status of any error that can be said to a person."""
    match error:
        case Refused():
            return error.status
        case IllegalMove():
            return 409
        case BadInput():
            return 400
        case StoreFailure() | NoAnswer() | WorkersStopped():
            return 503
        case _:
            return 500


def on_the_wire(error: TenkaError) -> Error:
    """The error as it is sent; what failed inside the server is not told outside."""
    if isinstance(error, StoreFailure):
        return Error("not-saved")
    return Error(error.message, error.params, error.rule if isinstance(error, IllegalMove) else None)
