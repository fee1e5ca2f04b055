"""One line in the log for each request, and none that says whose it was or about which table.

Addresses hold secrets (who knows a table's may watch it), so the log gets the route's template, never the path.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from tenka.server.guard.refusal import REFUSED, refusal, refuse

access_logger = logging.getLogger("tenka.access")
server_logger = logging.getLogger("tenka.server")
METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
CLIENT_GONE = 499
PROBES = frozenset({"/healthz", "/readyz"})  # asked several times a second: only what is not well is told
UNTOLD = "tenka.untold"  # whether a request is one of so many alike that the log need not tell of it


class AccessLog:
    """Logs every request and every socket when it has ended, and answers for what failed below."""

    def __init__(self, app: ASGIApp, clock: Callable[[], float] = time.perf_counter) -> None:
        self._app = app
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and log how it went."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = self._clock()
        status: int | None = None

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_noted)
        except ClientDisconnect:
            status = CLIENT_GONE
        except asyncio.CancelledError:  # the server stops, and this took longer than it waits
            if status is None:
                await refuse(scope, receive, send_noted, refusal(503, "busy"))
        except Exception:
            server_logger.exception("a request failed", extra={"route": route_template(scope)})
            if status is None:
                await refuse(scope, receive, send_noted, refusal(500, "internal"))
        finally:
            self._log(scope, status, began)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run a socket on the server's own `receive` and `send`: its status is known only if we refused it."""
        began = self._clock()
        try:
            await self._app(scope, receive, send)
        except (WebSocketDisconnect, ClientDisconnected):  # the latter if they go, or we stop, before it is accepted
            pass
        except asyncio.CancelledError:  # the server stops, and this took longer than it waits
            pass
        except Exception:
            server_logger.exception("a socket failed", extra={"route": route_template(scope)})
            with contextlib.suppress(RuntimeError, OSError):  # it may be closed already
                await send({"type": "websocket.close", "code": 1011, "reason": ""})
        finally:
            self._log(scope, scope.get(REFUSED), began)

    def _log(self, scope: Scope, status: int | None, began: float) -> None:
        well = status == 200 and scope["path"] in PROBES
        if access_logger.isEnabledFor(logging.INFO) and not scope.get(UNTOLD) and not well:
            fields = {
                "method": _method(scope),
                "route": route_template(scope),
                "status": status,
                "milliseconds": round((self._clock() - began) * 1000, 3),
            }
            access_logger.info("request", extra=fields)


def route_template(scope: Scope) -> str | None:
    """The template of the route that was found, or else its endpoint's name; None where none was found."""
    path = getattr(scope.get("route"), "path", None)
    if path:
        return str(path)
    endpoint = scope.get("endpoint")
    return None if endpoint is None else getattr(endpoint, "__name__", type(endpoint).__name__)


def _method(scope: Scope) -> str:
    if scope["type"] == "websocket":
        return "WEBSOCKET"
    method: str = scope["method"]
    return method if method in METHODS else "OTHER"
