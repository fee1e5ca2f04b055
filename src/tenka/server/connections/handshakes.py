"""WebSocket handshakes: a few at a time, so that a crowd that comes at once leaves room for the games."""

import asyncio
from collections import deque

from starlette.types import ASGIApp, Receive, Scope, Send

AT_ONCE = 4  # who are being let in: a millisecond or two in a round of the loop
LONGEST = 0.25  # seconds: whose table has to be read first holds up nobody else
TURN = "tenka.turn"  # where the scope holds it


class HandshakeSlot:
    """Somebody's turn to come in, from waiting for it to its end."""

    def __init__(self, entrance: "HandshakeLimiter") -> None:
        self.begun = asyncio.get_running_loop().create_future()
        self._entrance = entrance
        self._expiry: asyncio.TimerHandle | None = None
        self._over = False

    def begin(self) -> None:
        """Let them in."""
        self.begun.set_result(None)
        self._expiry = asyncio.get_running_loop().call_later(LONGEST, self.end)

    def end(self) -> None:
        """Let the next one in, once, whoever says so first."""
        if self._over:
            return
        self._over = True
        if self._expiry is not None:
            self._expiry.cancel()
            self._entrance.next()


class HandshakeLimiter:
    """In front of everything else: those who have a session, as players do, before strangers, else in their order."""

    def __init__(self, app: ASGIApp, at_once: int = AT_ONCE) -> None:
        self._app = app
        self._free = at_once
        self._known: deque[HandshakeSlot] = deque()
        self._strangers: deque[HandshakeSlot] = deque()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a WebSocket on when its turn has come; what it leads to ends the turn, at the latest by ending."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        turn = scope[TURN] = HandshakeSlot(self)
        try:
            await self.wait(turn, known=any(name == b"cookie" for name, _ in scope["headers"]))
            await self._app(scope, receive, send)
        finally:
            turn.end()

    async def wait(self, turn: HandshakeSlot, *, known: bool) -> None:
        """Wait for one's turn."""
        (self._known if known else self._strangers).append(turn)
        if self._free:
            self._free -= 1
            self.next()
        await turn.begun

    def next(self) -> None:
        """Give the turn to whoever is next and still there."""
        for queue in (self._known, self._strangers):
            while queue:
                turn = queue.popleft()
                if not turn.begun.done():
                    turn.begin()
                    return
        self._free += 1
