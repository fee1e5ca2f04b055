"""What the tests put around and under the guard: a small application, requests byte by byte, a clock to wind."""

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field
from typing import Any

import httpx
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Scope
from starlette.websockets import WebSocket

from tenka.server.guard import GuardSettings, Rates, guarded, internal_error

ORIGIN = "http://localhost:8360"
HOST = (b"host", b"localhost:8360")
Fields = list[tuple[bytes, bytes]]


class Clock:
    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


async def echo(request: Request) -> Response:
    return JSONResponse({"length": len(await request.body())})


async def fail(request: Request) -> Response:
    raise LookupError("the secret plan")


async def cached(request: Request) -> Response:
    return PlainTextResponse("", headers={"Cache-Control": "max-age=60", "X-Frame-Options": "SAMEORIGIN"})


async def talk(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text(await socket.receive_text())
    await socket.close()


async def fall(socket: WebSocket) -> None:
    await socket.accept()
    raise LookupError("the secret plan")


def application() -> Starlette:
    methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
    routes = [
        Route("/", echo, methods=methods),
        Route("/api/tables/{table}", echo, methods=methods),
        Route("/api/cached", cached),
        Route("/api/fail", fail, methods=methods),
        Mount("/static", PlainTextResponse("file")),
        WebSocketRoute("/tables/{table}", talk),
        WebSocketRoute("/fall", fall),
    ]
    return Starlette(routes=routes, exception_handlers={Exception: internal_error})


def guard(
    *origins: str, app: ASGIApp | None = None, https: bool = False, body_limit: int = 1000, rates: Rates | None = None
) -> ASGIApp:
    settings = GuardSettings(frozenset(origins or (ORIGIN,)), https, body_limit, rates or Rates(enabled=False))
    return guarded(app or application(), settings)


def browser(app: ASGIApp, url: str = ORIGIN, address: str = "192.0.2.1") -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, client=(address, 5000))
    return httpx.AsyncClient(transport=transport, base_url=url)


async def chunks(count: int, size: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b"x" * size


@dataclass
class Peer:
    """The server's side of one connection: hands messages out and keeps what comes back."""

    messages: list[Message] = field(default_factory=list)
    sent: list[Message] = field(default_factory=list)

    async def receive(self) -> Message:
        return self.messages.pop(0)

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    @property
    def status(self) -> Any:
        return self.sent[0].get("status")


def request_scope(fields: Iterable[tuple[bytes, bytes]], method: str = "GET", path: str = "/") -> Scope:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": list(fields),
        "client": ("192.0.2.1", 5000),
        "server": ("127.0.0.1", 8360),
    }


def socket_scope(fields: Iterable[tuple[bytes, bytes]], path: str = "/tables/t1") -> Scope:
    scope = request_scope(fields, path=path)
    del scope["method"]
    return {
        **scope,
        "type": "websocket",
        "scheme": "ws",
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }


async def ask(app: ASGIApp, scope: Scope, *bodies: bytes) -> Peer:
    """Send a request with its body in these pieces."""
    pieces = bodies or (b"",)
    last = len(pieces) - 1
    messages = [{"type": "http.request", "body": body, "more_body": i < last} for i, body in enumerate(pieces)]
    peer = Peer([*messages, {"type": "http.disconnect"}])
    await app(scope, peer.receive, peer.send)
    return peer


async def shake_hands(app: ASGIApp, scope: Scope) -> Peer:
    """Open a socket and say hello."""
    peer = Peer([{"type": "websocket.connect"}, {"type": "websocket.receive", "text": "hello"}])
    await app(scope, peer.receive, peer.send)
    return peer


def error(response: httpx.Response) -> Any:
    assert response.headers["content-type"] == "application/json"
    assert response.json().keys() == {"error"}
    assert response.json()["error"].keys() == {"message", "params", "rule"}
    return response.json()["error"]["message"]
