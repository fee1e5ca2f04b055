"""Replies that are sent piece by piece, as fast as they are read and no faster."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Protocol

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

PATIENCE = 30.0  # seconds for a piece to be taken
LONGEST = 900.0  # seconds for all of them


class PieceSource(Protocol):
    """What is sent; `aclose` is called in the end, whatever happens."""

    async def read(self) -> bytes | None:
        """The next piece."""

    async def aclose(self) -> None:
        """No more is needed."""


class StreamedResponse(Response):
    """A reply in pieces, each of them asked for once the one before is on its way; who does not read is cut off."""

    media_type = "application/json"

    def __init__(self, status: int, pieces: PieceSource) -> None:
        super().__init__(None, status)
        del self.headers["content-length"]
        self._pieces = pieces

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        request = Request(scope, receive)
        async with contextlib.aclosing(self._pieces):
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            if scope["method"] != "HEAD":
                try:
                    async with asyncio.timeout(LONGEST):
                        await self._send(request, send)
                except TimeoutError:
                    raise ClientDisconnect from None
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send(self, request: Request, send: Send) -> None:
        while (piece := await self._pieces.read()) is not None:
            async with asyncio.timeout(PATIENCE):
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            if await request.is_disconnected():
                raise ClientDisconnect
