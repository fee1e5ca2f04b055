"""One connection to a table, with what is still to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from tenka.store.ids import now

Send = Callable[[dict[str, Any]], Awaitable[None]]

MOST_UNSENT = 256  # messages; who reads more slowly is sent away, and gets the rest when it comes back
MOST_UNSENT_SIZE = 512 * 1024  # characters, not counting the first message: that one may be as large as it must

GOING_AWAY = 1001
SESSION_ENDED = 1008
TOO_MUCH = 1008
TOO_SLOW = 1013
NO_SUCH_TABLE = 4404


class Socket:
    """Sends in order and on its own time, so that nobody waits for a slow reader."""

    def __init__(self, send: Send, person: str | None, session: str | None) -> None:
        self.person = person
        self.session = session
        self.seat: int | None = None
        self.looking = True  # whether the table is in sight, as far as its page told
        self.looking_since = now()  # or when that changed
        self.parted = False  # whether its page has said goodbye; who is only cut off may not have seen what was sent
        self.last_remark = 0  # the number of the last remark it was greeted with
        self.ended = asyncio.Event()
        self._send = send
        self._unsent: deque[str] = deque()
        self._size = 0  # of what is unsent, in characters
        self._wanted: asyncio.Future[None] | None = None
        self._closing: int | None = None

    @property
    def closing(self) -> bool:
        """Whether the connection is at its end: nothing it says counts any more."""
        return self._closing is not None

    def push(self, message: str) -> None:
        """Send a message when its turn comes."""
        if self._closing is None:
            self._unsent.append(message)
            self._size += len(message)
            if len(self._unsent) > MOST_UNSENT or self._size - len(self._unsent[0]) > MOST_UNSENT_SIZE:
                self.close(TOO_SLOW)
            self._wake()

    def close(self, code: int) -> None:
        """End the connection; what was not sent by now is not sent any more."""
        if self._closing is None:
            self._closing = code
            self.ended.set()
            self._unsent.clear()
            self._size = 0
            self._wake()

    async def run(self) -> None:
        """Send until it is closed."""
        while self._closing is None:
            while self._unsent:
                message = self._unsent.popleft()
                self._size -= len(message)
                await self._send({"type": "websocket.send", "text": message})
            if self._closing is None:
                self._wanted = asyncio.get_running_loop().create_future()
                await self._wanted
        await self._send({"type": "websocket.close", "code": self._closing})

    def _wake(self) -> None:
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)
