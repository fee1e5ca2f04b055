"""The description under /docs: made once, sent as it is."""

from collections.abc import Awaitable, Callable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tenka.server.description.asyncapi import asyncapi
from tenka.server.description.openapi import openapi
from tenka.server.description.page import page
from tenka.server.description.tutorial import tutorial
from tenka.server.endpoints.endpoint import Endpoint

Handler = Callable[[Request], Awaitable[Response]]


@cache
def routes(endpoints: tuple[Endpoint, ...]) -> tuple[Route, ...]:
    """Where the endpoints are described."""
    http, live = openapi(endpoints), asyncapi()
    shown = page(http, live, tutorial(endpoints)).encode()
    style = files("tenka.server.description").joinpath("style.css").read_bytes()
    return (
        Route("/docs", _sent(shown, "text/html; charset=utf-8"), name="docs"),
        Route("/docs/style.css", _sent(style, "text/css; charset=utf-8"), name="docs-style"),
        Route("/docs/openapi.json", _sent(encoded(http), "application/json"), name="openapi"),
        Route("/docs/asyncapi.json", _sent(encoded(live), "application/json"), name="asyncapi"),
    )


def encoded(document: dict[str, Any]) -> bytes:
    """A document in JSON for people to read, in the order it was made."""
    return msgspec.json.format(msgspec.json.encode(document), indent=2)


def _sent(content: bytes, media_type: str) -> Handler:
    tag = f'"{sha256(content).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}

    async def send(request: Request) -> Response:
        if _has(request, tag):
            return Response(status_code=304, headers=headers)
        return Response(content, headers=headers, media_type=media_type)

    return send


def _has(request: Request, tag: str) -> bool:
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    return tag in known or "*" in known
