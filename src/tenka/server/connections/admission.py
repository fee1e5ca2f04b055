"""The first moment of a connection: whether there is room for it, found out before anything else is made."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.utils import get_remote_addr

from tenka.server.guard import Quotas


class Admission(asyncio.Protocol):
    """Hands a connection over to its protocol, or ends it; ten thousand a second may knock."""

    __slots__ = ("_given", "_make", "_quotas")

    def __init__(self, quotas: Quotas, make: Callable[..., Any], **given: Any) -> None:
        self._quotas = quotas
        self._make = make
        self._given = given

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it."""
        connection = cast(asyncio.Transport, transport)  # uvloop's is one without being of that class
        peer = get_remote_addr(connection)
        if self._quotas.enter(peer[0] if peer else ""):
            protocol = self._make(self._quotas, **self._given)
            connection.set_protocol(protocol)
            protocol.connection_made(connection)
        else:
            connection.abort()
