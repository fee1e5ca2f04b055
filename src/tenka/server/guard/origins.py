"""What changes something, and what opens a socket, comes from our own pages or from no page at all.

A browser always tells the origin of a WebSocket handshake and of a request that is not GET, HEAD or OPTIONS; programs
tell none and are let in. A form cannot send JSON, so JSON is all that is taken.
"""

from collections.abc import Iterable

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tenka.server.guard.fields import values
from tenka.server.guard.known import origin_fields
from tenka.server.guard.refusal import refusal, refuse

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
REQUEST_SITES = frozenset({b"same-origin", b"none"})  # none: the user's own doing, which no page can feign
FORMS = "/unsubscribe/"  # mail services post a form there, for their readers (RFC 8058); the address says it all
SOCKET_SITES = frozenset({b"same-origin"})  # no user opens a socket by hand


class Origins:
    """Refuses handshakes and state-changing requests of other sites, and bodies that are not JSON."""

    def __init__(self, app: ASGIApp, origins: Iterable[str]) -> None:
        self._app = app
        self._origins = origin_fields(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is ours."""
        refused = self._judge(scope)
        if refused is None:
            await self._app(scope, receive, send)
        else:
            await refuse(scope, receive, send, refused)

    def _judge(self, scope: Scope) -> Response | None:
        if scope["type"] == "websocket":
            return None if self._is_ours(scope, SOCKET_SITES) else refusal(403, "bad-origin")
        if scope["type"] == "lifespan" or scope["method"] in SAFE_METHODS:
            return None
        if not self._is_ours(scope, REQUEST_SITES):
            return refusal(403, "bad-origin")
        fits = _is_json_or_empty(scope) or scope["path"].startswith(FORMS)
        return None if fits else refusal(415, "bad-content-type")

    def _is_ours(self, scope: Scope, sites: frozenset[bytes]) -> bool:
        origins = values(scope, b"origin")
        return (
            _absent_or_in(values(scope, b"sec-fetch-site"), sites)
            and _absent_or_in(origins, self._origins)
            and all(_is_of_host(origin.lower(), scope) for origin in origins)
        )


def _is_of_host(origin: bytes, scope: Scope) -> bool:
    """Whether a page comes from the very host it asks, and not from another name of ours."""
    scheme, _, host = origin.partition(b"://")
    port = b":443" if scheme == b"https" else b":80"
    return {host.removesuffix(port)} == {asked.lower().removesuffix(port) for asked in values(scope, b"host")}


def _absent_or_in(given: list[bytes], allowed: frozenset[bytes]) -> bool:
    return not given or (len(given) == 1 and given[0].lower() in allowed)


def _is_json_or_empty(scope: Scope) -> bool:
    types = values(scope, b"content-type")
    if types:  # a form names its type even when it is empty
        return len(types) == 1 and types[0].partition(b";")[0].strip().lower() == b"application/json"
    return not values(scope, b"transfer-encoding") and all(
        length == b"0" for length in values(scope, b"content-length")
    )
