"""A raw line to a table: everything that comes is kept as it came."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.wire.picture import Message, Picture

DEADLINE = 30.0  # seconds; far more than anything takes


class Line:
    """One connection to a table's socket."""

    def __init__(self, connection: ClientConnection, picture: Picture | None = None) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.picture = picture or Picture()
        self._read = 0
        self._came = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> int | None:
        try:
            while True:
                frame = await self.connection.recv()
                assert isinstance(frame, str)
                self.frames.append(frame)
                self.picture.take(msgspec.json.decode(frame))
                self._came.set()
        except ConnectionClosed as error:
            return None if error.rcvd is None else error.rcvd.code
        finally:
            self._came.set()

    async def send(self, message: Message | str | bytes) -> None:
        """Send a message as JSON, or anything else as it is."""
        await self.connection.send(json.dumps(message) if isinstance(message, dict) else message)

    async def next(self, kind: str, fits: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a kind that fits; those before it are passed over."""
        async with asyncio.timeout(DEADLINE):
            while True:
                while self._read < len(self.frames):
                    self._read += 1
                    message: Message = msgspec.json.decode(self.frames[self._read - 1])
                    if message["type"] == kind and fits(message):
                        return message
                assert not self._listening.done(), f"the line is closed, and no {kind} came"
                self._came.clear()
                await self._came.wait()

    async def fence(self) -> list[Message]:
        """All that came since it was last read: messages keep their order, so that nothing is under way any more."""
        first = self._read
        await self.send("no message at all")
        await self.next("refused", lambda message: message["key"] is None)
        return [msgspec.json.decode(frame) for frame in self.frames[first : self._read - 1]]

    async def ask(self, **message: Any) -> Message:
        """Send a message with a key, and return its answer."""
        await self.send(message)
        key = message["key"]
        async with asyncio.timeout(DEADLINE):
            while True:
                for place in range(self._read, len(self.frames)):
                    found: Message = msgspec.json.decode(self.frames[place])
                    if found.get("key") == key and found["type"] in {"update", "done", "refused"}:
                        self._read = place + 1
                        return found
                assert not self._listening.done(), "the line was closed"
                self._came.clear()
                await self._came.wait()

    async def until(self, fits: Callable[[Picture], bool]) -> None:
        """Wait until the picture is as wanted."""
        async with asyncio.timeout(DEADLINE):
            while not fits(self.picture):
                assert not self._listening.done(), "the line is closed"
                self._came.clear()
                await self._came.wait()

    async def closed(self) -> int | None:
        """Wait until the server ends the connection; its code."""
        return await asyncio.wait_for(self._listening, DEADLINE)

    async def close(self) -> None:
        """Hang up."""
        await self.connection.close()
        await self._listening


def address(url: str, table: str, **query: Any) -> str:
    """Where a table's socket is."""
    asked = f"?{urlencode(query)}" if query else ""
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live{asked}"


@contextlib.asynccontextmanager
async def line(
    url: str, table: str, cookie: str = "", picture: Picture | None = None, **query: Any
) -> AsyncIterator[Line]:
    """A line to a table until the end of the block, greeted; somebody who comes back has a picture already."""
    headers = {"Cookie": cookie} if cookie else {}
    async with connect(
        address(url, table, **query), additional_headers=headers, proxy=None, max_size=None, compression=None
    ) as connection:
        found = Line(connection, picture)
        try:
            await found.until(lambda _: bool(found.frames))
            yield found
        finally:
            await found.close()
