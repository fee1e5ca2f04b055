"""How the server says no: one shape for every refusal, and nothing in it about the inside."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tenka.wire.errors import Error, Failure

REFUSED = "tenka.refused"


def refusal(status: int, message: str, headers: dict[str, str] | None = None, **params: Any) -> Response:
    """A reply that refuses, with the message's id and parameters."""
    body = msgspec.json.encode(Failure(Error(message, params)))
    fields = {"cache-control": "no-store", **(headers or {})}
    return Response(body, status, fields, media_type="application/json")


async def refuse(scope: Scope, receive: Receive, send: Send, response: Response) -> None:
    """Answer a request with a refusal, or close a socket before it opens, and note the status for the access log."""
    scope[REFUSED] = response.status_code
    if scope["type"] == "websocket":  # uvicorn answers 403; with a body of ours it would log an error as well
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
    else:
        await response(scope, receive, send)


async def internal_error(request: Request, problem: Exception) -> Response:
    """What Starlette answers to an unhandled exception, if given as the handler of `Exception`."""
    return refusal(500, "internal")
