"""Only requests for a host we are known by are answered, so that no foreign name can be rebound to us."""

from collections.abc import Iterable

from starlette.types import ASGIApp, Receive, Scope, Send

from tenka.server.guard.fields import values
from tenka.server.guard.known import host_fields
from tenka.server.guard.refusal import refusal, refuse


class Hosts:
    """Refuses what does not name exactly one host, and that one ours."""

    def __init__(self, app: ASGIApp, origins: Iterable[str]) -> None:
        self._app = app
        self._hosts = host_fields(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request for us on."""
        if scope["type"] == "lifespan" or self._is_ours(values(scope, b"host")):
            await self._app(scope, receive, send)
        else:
            await refuse(scope, receive, send, refusal(421, "bad-host"))

    def _is_ours(self, hosts: list[bytes]) -> bool:
        return len(hosts) == 1 and hosts[0].lower() in self._hosts
