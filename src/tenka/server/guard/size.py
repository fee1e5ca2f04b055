"""How long an address and how large a body may be. (The size of a WebSocket message is uvicorn's `ws_max_size`.)"""

import contextlib

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenka.server.guard.fields import values
from tenka.server.guard.refusal import refusal, refuse

BODY_LIMIT = 64 * 1024
LARGER = {"/api/records": 1024 * 1024}  # what may be larger, by its path
ADDRESS_LIMIT = 2 * 1024


class Sizes:
    """Refuses long addresses and large bodies: those declared at once, the others as soon as they are."""

    def __init__(self, app: ASGIApp, body_limit: int = BODY_LIMIT) -> None:
        self._app = app
        self._body_limit = body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is short enough."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif _address_length(scope) > ADDRESS_LIMIT:
            await refuse(scope, receive, send, refusal(414, "address-too-long"))
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        elif any(_exceeds(length, self._limit(scope)) for length in values(scope, b"content-length")):
            await refuse(scope, receive, send, _too_large(self._limit(scope)))
        else:
            await self._measured(scope, receive, send)

    def _limit(self, scope: Scope) -> int:
        return max(self._body_limit, LARGER.get(scope["path"], 0))

    async def _measured(self, scope: Scope, receive: Receive, send: Send) -> None:
        limit = self._limit(scope)
        meter = _Meter(receive, send, limit)
        with contextlib.suppress(BodyTooLarge):
            await self._app(scope, meter.receive, meter.send)
        if meter.exceeded and not meter.started:
            await refuse(scope, receive, send, _too_large(limit))


def _too_large(limit: int) -> Response:
    return refusal(413, "too-large", limit=limit)


class BodyTooLarge(HTTPException):
    """Raised where the application reads on; an HTTPException, so that Starlette does not take it for a failure."""

    def __init__(self) -> None:
        super().__init__(413)


class _Meter:
    """Counts a body as it streams in; once it is too large, whatever the application answers is held back."""

    def __init__(self, receive: Receive, send: Send, limit: int) -> None:
        self._receive = receive
        self._send = send
        self._left = limit
        self.started = False

    @property
    def exceeded(self) -> bool:
        return self._left < 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise BodyTooLarge
        return message

    async def send(self, message: Message) -> None:
        if self.started or self._left >= 0:
            self.started = True
            await self._send(message)


def _address_length(scope: Scope) -> int:
    return len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"])


def _exceeds(declared: bytes, limit: int) -> bool:
    """Whether a declared length is too large; one that is no number declares nothing, and the body is counted."""
    return declared.isdigit() and (len(declared) > 18 or int(declared) > limit)
