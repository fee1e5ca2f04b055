"""Running the server until it is told to stop."""

import asyncio
import contextlib
import functools
import gc
import resource
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from types import FrameType
from typing import Any

import uvicorn

from tenka.kernel.errors import BadInput
from tenka.server.app import application
from tenka.server.connections.accepting import Acceptor
from tenka.server.connections.admission import Admission
from tenka.server.connections.http_protocol import HttpProtocol
from tenka.server.connections.websocket_protocol import WebSocketProtocol
from tenka.server.guard import Quotas
from tenka.server.guard.quotas import MOST
from tenka.server.guard.request_scheduler import RequestScheduler
from tenka.server.logs import set_up
from tenka.server.services import Services
from tenka.server.settings import Settings
from tenka.store.database import Database
from tenka.store.opening import open_database

MESSAGE_LIMIT = 64 * 1024
READ_BUFFER = 32 * 1024  # bytes: as much as one read of a connection may bring
WRITE_BUFFER = 128 * 1024  # bytes that the system keeps of what somebody does not read
OTHER_FILES = 256  # that are open besides connections
SWITCH = 0.001  # seconds after which a busy loop lets the thread go on that writes
IDLE = 5  # seconds that a connection is kept on which nothing is asked
IDLE_OF_PROXY = (
    150  # the same of a proxy, longer than it keeps them itself: else it could ask where nobody listens any more
)
GRACE = 5  # seconds for requests under way when the server is told to stop
TO_STOP = (signal.SIGTERM, signal.SIGINT)


def serve(settings: Settings, ready: Callable[[Settings], None]) -> None:
    """Serve until SIGTERM or SIGINT; `ready` is called once connections are accepted."""
    set_up(settings.log_level)
    _allow_files(MOST + OTHER_FILES)
    with listen(settings.host, settings.port) as listening:
        settings = replace(settings, port=listening.getsockname()[1])  # asked for port 0: any that is free
        server = Server(settings, open_database(settings.database), lambda: ready(settings))
        _collect_seldom()
        sys.setswitchinterval(SWITCH)
        for each in TO_STOP:  # until uvicorn catches them, and after that
            signal.signal(each, lambda *_: server.tell_to_stop())
        try:
            server.run(sockets=[listening])
        finally:
            for each in TO_STOP:  # Python would let them kill a process that ends as it was told to
                signal.signal(each, signal.SIG_IGN)


def _collect_seldom() -> None:
    """Look for garbage in cycles less often: there is next to none, and going through all tables takes long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _allow_files(count: int) -> None:
    """Ask the system for as many open files, as far as it lets us."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY:
        most = count if hard == resource.RLIM_INFINITY else min(count, hard)
        with contextlib.suppress(OSError, ValueError):  # then there may be fewer connections
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def _room() -> int:
    """How many connections there may be: no file must be missing for anything else."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else max(1, min(MOST, soft - OTHER_FILES))


def listen(host: str, port: int) -> socket.socket:
    """A socket that accepts connections there, or the reason why not."""
    with contextlib.ExitStack() as kept:
        try:
            family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
            # asyncio looks for TCP to send at once
            found = kept.enter_context(socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP))
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, READ_BUFFER)  # connections inherit both
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, WRITE_BUFFER)
            found.bind((host, port))
            found.listen()  # before anything else is begun: two can bind the same port as long as neither listens
        except OSError as error:
            raise BadInput("cannot-listen", {"host": host, "port": str(port), "why": error.strerror or ""}) from None
        kept.pop_all()
        return found


class Server(uvicorn.Server):
    """Our application under uvicorn; says when it is ready, and closes the database in the end."""

    services: Services

    def __init__(self, settings: Settings, database: Database, ready: Callable[[], None]) -> None:
        quotas = Quotas(enabled=settings.limits, proxied=settings.proxied, most=_room())
        super().__init__(
            uvicorn.Config(
                application(settings, database, quotas, self._opened),
                loop="uvloop",
                http=functools.partial(Admission, quotas, functools.partial(HttpProtocol, RequestScheduler())),  # type: ignore[arg-type]
                ws=functools.partial(WebSocketProtocol, quotas),  # type: ignore[arg-type]
                ws_max_size=MESSAGE_LIMIT,
                ws_per_message_deflate=False,  # updates are small; compressing them would cost more than sending them
                lifespan="on",
                log_config=None,
                log_level="warning",  # below that it logs the paths of sockets, and tables' ids with them
                access_log=False,  # the guard keeps one without paths and addresses
                server_header=False,
                proxy_headers=settings.proxied,
                forwarded_allow_ips=settings.proxies.split(","),
                timeout_keep_alive=IDLE_OF_PROXY if settings.proxied else IDLE,
                timeout_graceful_shutdown=GRACE,
            )
        )
        self._ready = ready

    def tell_to_stop(self) -> None:
        """Stop as soon as there is something to stop."""
        self.should_exit = True

    def _opened(self, services: Services) -> None:
        self.services = services

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, however often we are told to: never in such a hurry that workers or the log are left behind."""
        self.tell_to_stop()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ask everybody to come back later, then stop; who is only just accepted is not known to uvicorn yet."""
        self.services.quotas.close()
        self.services.database.hurry()
        self.services.registry.close()
        await asyncio.sleep(0)
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to accept connections: by ourselves, for uvicorn's loop would take all that wait at once."""
        await super().startup([])
        if self.started:
            self.servers = [Acceptor(each, self._protocol) for each in sockets or []]  # type: ignore[misc]
            self._ready()

    def _protocol(self) -> asyncio.Protocol:
        """What speaks with a new connection."""
        protocol: Any = self.config.http_protocol_class
        made: asyncio.Protocol = protocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made
