"""Requests to addresses that people give us: to the public network alone, however the address is written.

A name is resolved once. Every address it has must be public, and the connection goes to one of those that were checked:
a name that means something else a moment later changes nothing. No redirect is followed, and no answer is read.
"""

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import httpcore
from httpcore import AsyncNetworkBackend, AsyncNetworkStream

from tenka.kernel.errors import BadInput
from tenka.server.notices.channels.delivery import Undelivered

PATIENCE = 15.0  # seconds for a request
HTTPS = 443
LEAST_PORT = 1024  # of those that are not https's own: what is below belongs to other services
LONGEST_URL = 1000
LOOKING_UP = 64  # names at once, in threads of their own: those whose servers never answer keep nobody else waiting

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[Iterable[str]]]
Allow = Callable[[Address], bool]

# Of IPv6 what is given to the public network, without what leads to IPv4 addresses: `is_global` leaves them open.
_GIVEN_OUT = ip_network("2000::/3")
_WRAPPING = [ip_network(each) for each in ("2002::/16", "2001::/32")]


def is_public(address: Address) -> bool:
    """Whether an address is out there, for everybody."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address not in _GIVEN_OUT or any(address in network for network in _WRAPPING):
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


_threads = ThreadPoolExecutor(LOOKING_UP, "tenka-names")


async def look_up(host: str, port: int) -> list[str]:
    """All addresses of a name."""
    asked = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in await asyncio.get_running_loop().run_in_executor(_threads, asked)]


def proper_url(given: str) -> str:
    """An address that may be called: https, a host, a port of its own, and nobody's password in it."""
    bad = BadInput("bad-hook")
    try:
        parts = urlsplit(given)
        port = parts.port or HTTPS
    except ValueError:
        raise bad from None
    with contextlib.suppress(ValueError):  # a name; what that leads to is seen when it is called
        if not is_public(ip_address(parts.hostname or "")):
            raise bad
    plain = given.isascii() and given.isprintable() and " " not in given and len(given) <= LONGEST_URL
    proper = parts.scheme == "https" and parts.hostname and "@" not in parts.netloc
    if not plain or not proper or (port != HTTPS and port < LEAST_PORT):
        raise bad
    return given


class GuardedNetwork(AsyncNetworkBackend):
    """Connects to what it has looked up and found allowed."""

    def __init__(self, resolve: Resolve = look_up, allow: Allow = is_public) -> None:
        self._resolve = resolve
        self._allow = allow
        self._inside = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        """Connect to the first of a host's addresses that can be reached, if all of them are allowed."""
        *others, last = await self.checked(host, port)
        for address in others:
            with contextlib.suppress(httpcore.ConnectError, OSError):
                return await self._inside.connect_tcp(address, port, timeout, local_address, socket_options)
        return await self._inside.connect_tcp(last, port, timeout, local_address, socket_options)

    async def checked(self, host: str, port: int) -> list[str]:
        """The addresses of a host; refused if there is none, or any that is not allowed."""
        try:
            found = [ip_address(each.partition("%")[0]) for each in await self._resolve(host, port)]
        except (OSError, UnicodeError, ValueError):
            raise Undelivered("unknown-host") from None
        if not found:
            raise Undelivered("unknown-host")
        if not all(map(self._allow, found)):
            raise Undelivered("private-address", final=True)
        return [str(each) for each in found]

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        """Never."""
        raise Undelivered("private-address", final=True)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class Outgoing:
    """Sends requests by a guarded network, one connection for each."""

    def __init__(self, network: GuardedNetwork | None = None, tls: ssl.SSLContext | None = None) -> None:
        self.network = network or GuardedNetwork()
        if tls is not None:
            self._tls = tls

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        """Whom to trust: read when something is sent, which many servers never do."""
        return ssl.create_default_context()

    async def post(self, url: str, headers: Mapping[str, str], content: bytes) -> int:
        """The status that an address answers with."""
        try:
            async with (
                asyncio.timeout(PATIENCE),
                httpcore.AsyncConnectionPool(self._tls, network_backend=self.network, retries=0) as pool,
                pool.stream("POST", url, headers=list(headers.items()), content=content) as response,
            ):
                return int(response.status)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise Undelivered(type(error).__name__) from None
        except (OSError, TimeoutError) as error:
            raise Undelivered(type(error).__name__) from None


def accepted(status: int) -> None:
    """Raise what a status other than success means; a redirect is none."""
    if 200 <= status < 300:
        return
    gone = status in {404, 410}
    raise Undelivered(f"http-{status}", final=300 <= status < 500 and status not in {408, 425, 429}, gone=gone)
