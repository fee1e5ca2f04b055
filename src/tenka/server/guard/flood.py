"""No address may ask more than the rule `requests` allows, whatever it asks for; and no flood fills the log."""

from math import ceil

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tenka.server.guard.access import UNTOLD
from tenka.server.guard.rates import Rates, Rule
from tenka.server.guard.refusal import refusal, refuse


class FloodGate:
    """Counts requests and handshakes of each address, and refuses what is too much."""

    def __init__(self, app: ASGIApp, rates: Rates) -> None:
        self._app = app
        self._rates = rates
        self._lines = Rates((Rule("lines", per="address", amount=1, seconds=60),))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is within the limit."""
        seconds = None if scope["type"] == "lifespan" else self._rates.hit("requests", address_of(scope))
        if seconds is None:
            await self._app(scope, receive, send)
        else:
            scope[UNTOLD] = self._lines.hit("lines", address_of(scope)) is not None
            await refuse(scope, receive, send, too_many_requests(seconds))


def address_of(scope: Scope) -> str:
    """The client's address as the server knows it; clients without one are counted as one."""
    client = scope.get("client")
    return client[0] if client else ""


def too_many_requests(seconds: float) -> Response:
    """The refusal of what was done too often, with the whole seconds to wait."""
    wait = ceil(seconds)
    return refusal(429, "too-many-requests", {"retry-after": str(wait)}, seconds=wait)
