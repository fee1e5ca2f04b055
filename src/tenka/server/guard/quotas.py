"""How many connections there may be, and what each, each address, each session and all strangers together may send."""

import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator

from tenka.server.guard.budget import Allowance, TokenBucket, TokenBuckets
from tenka.server.guard.rates import neighbourhood
from tenka.server.guard.throttle import UNLIMITED, Throttle

# What WebSockets send is counted in messages.
MESSAGE = 1.0  # and every move in one beyond the first
FRAME = 0.1  # one that makes no message: a ping, a pong, a fragment
BYTE = 1 / 4096
# What comes over HTTP is counted in requests.
REQUEST = 1.0
REQUEST_BYTE = 1 / 16384

QUOTAS = {
    "socket": Allowance(30, 120),
    "garbage": Allowance(1, 100),  # messages of a socket that nobody can read, on top of that
    "session": Allowance(30, 120),
    "address": Allowance(300, 1200),  # all sessions there
    "address-strangers": Allowance(30, 60),  # all sockets there without a session
    "strangers": Allowance(60, 200),  # all sockets without a session, wherever they come from
    "http": Allowance(30, 100),  # one connection
    "http-address": Allowance(60, 150),
    "http-all": Allowance(400, 1200),
    "opening": Allowance(30, 300),  # connections that an address opens
}
MOST_OF_SESSION = 64  # WebSockets
MOST_STRANGERS = 256  # WebSockets of an address without a session: a whole school may watch
MOST_OF_ADDRESS = 512  # connections of any kind
MOST = 10_000  # connections, if there may be as many files

log = logging.getLogger("tenka.server")


class Quotas:
    """Counts connections and keeps their budgets; for one thread, the event loop's."""

    def __init__(
        self,
        *,
        enabled: bool = True,
        proxied: bool = False,
        most: int = MOST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.refused = 0  # connections that were not let in
        self.cut = 0  # connections that went too far
        self._closed = False
        self._enabled = enabled
        self._proxied = proxied
        self._most = most
        self._clock = clock
        self._shared = {name: TokenBuckets(allowance, clock) for name, allowance in QUOTAS.items()}
        self._connections: Counter[str] = Counter()
        self._count = 0
        self._sockets: Counter[str] = Counter()
        self._told: set[str] = set()  # events and addresses of this minute
        self._minute = 0

    # Connections

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return self._count

    def enter(self, address: str) -> bool:
        """Count a connection, before anything of it is read; False if it is one too many."""
        who = self._origin(address)
        if self._closed:
            return False
        if self._enabled and not self._has_room(who):
            self.refused += 1
            self.note("connections-refused", address)
            return False
        self._connections[who] += 1
        self._count += 1
        return True

    @property
    def closed(self) -> bool:
        """Whether the server stops."""
        return self._closed

    def close(self) -> None:
        """Let nobody in any more: the server stops."""
        self._closed = True

    def leave(self, address: str) -> None:
        """A connection is gone."""
        who = self._origin(address)
        self._count -= 1
        self._connections[who] -= 1
        if not self._connections[who]:
            del self._connections[who]

    def _has_room(self, who: str) -> bool:
        if self._count >= self._most:
            return False
        if self._proxied:  # all come from the proxy
            return True
        return self._connections[who] < MOST_OF_ADDRESS and self._shared["opening"][who].afford()

    def _origin(self, address: str) -> str:
        return "" if self._proxied else neighbourhood(address)

    # What they send

    def http(self, address: str) -> Throttle:
        """What an HTTP connection may ask."""
        if not self._enabled:
            return UNLIMITED
        if self._proxied:  # it carries the requests of many; the rate limits count those
            return Throttle(None, self._shared["http-all"][""])
        shared = self._shared["http-address"][self._origin(address)], self._shared["http-all"][""]
        return Throttle(self._own("http"), *shared)

    def stranger(self, address: str) -> Throttle:
        """What a WebSocket may send of which nobody knows whose it is."""
        if not self._enabled:
            return UNLIMITED
        shared = self._shared["address-strangers"][self._origin(address)], self._shared["strangers"][""]
        return Throttle(self._own("socket"), *shared, garbage=self._own("garbage"))

    def _own(self, name: str) -> TokenBucket:
        return TokenBucket(*QUOTAS[name], self._clock)

    @contextlib.contextmanager
    def visit(self, throttle: Throttle, address: str, session: str | None) -> Iterator[bool]:
        """A WebSocket whose session and true address are known now; False if there are too many."""
        place = neighbourhood(address)
        who, most = (place, MOST_STRANGERS) if session is None else (f"session {session}", MOST_OF_SESSION)
        if self._enabled and self._sockets[who] >= most:
            yield False
            return
        if session is None:
            throttle.share(self._shared["address-strangers"][place], self._shared["strangers"][""])
        else:
            throttle.share(self._shared["session"][session], self._shared["address"][place])
        self._sockets[who] += 1
        try:
            yield True
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    # The log

    def note(self, event: str, address: str) -> None:
        """Tell the log of a flood, once a minute for each address and without naming it."""
        minute = int(self._clock() // 60)
        if minute != self._minute:
            self._minute = minute
            self._told.clear()
        line = f"{event} {self._origin(address)}"
        if line not in self._told:
            self._told.add(line)
            log.warning(event)

    def note_cut(self, address: str) -> None:
        """Tell that a connection went too far."""
        self.cut += 1
        self.note("connection-cut", address)
