"""Hostile clients: each sends as much as it is let, for some seconds, from an address of its own.

python -m benchmarks.server.attacks URL TABLE SECONDS ATTACK…
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import time
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

ADDRESS = "127.0.0.66"  # where attackers come from; everything in 127/8 is this machine
CHUNK = 64 * 1024
PAUSE = 0.05  # seconds before who was cut comes back: as fast as a hostile client would
SLOW_CONNECTIONS = 1900
NICENESS = 10  # attackers have machines of their own, and must not win by taking this one's processors


class Target(NamedTuple):
    """Whom to attack: a server, one of its tables, and until when."""

    host: str
    port: int
    table: str
    end: float

    @property
    def left(self) -> float:
        """Seconds until the attack is over."""
        return max(0.0, self.end - time.monotonic())

    @property
    def handshake(self) -> bytes:
        """What opens the table's WebSocket."""
        return (
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    def request(self, path: str, host: str | None = None) -> bytes:
        """What asks for a path."""
        return f"GET {path} HTTP/1.1\r\nHost: {host or f'{self.host}:{self.port}'}\r\n\r\n".encode()


def frames(opcode: Opcode, payload: bytes, *, fin: bool = True, size: int = CHUNK) -> bytes:
    """About so many bytes of one frame over and over again."""
    frame = Frame(opcode, payload, fin).serialize(mask=True)
    return frame * max(1, size // len(frame))


async def flood(target: Target, head: bytes, content: bytes, *, read: bool, limit: int | None = None) -> None:
    """Connect, say the head, and send the content again and again; who is cut comes back."""
    while target.left:
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.wait_for(_connection(target, head, content, read, limit), target.left)
        await asyncio.sleep(min(PAUSE, target.left))


async def _connection(target: Target, head: bytes, content: bytes, read: bool, limit: int | None) -> None:
    reader, writer = await asyncio.open_connection(target.host, target.port, local_addr=(ADDRESS, 0))
    try:
        writer.write(head)
        if head:
            await reader.readuntil(b"\r\n\r\n")
        if read:
            await asyncio.gather(_read(reader), _send(target, writer, content, limit))
        else:
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            await _send(target, writer, content, limit)
    except asyncio.IncompleteReadError:
        pass  # refused
    finally:
        writer.transport.abort()


async def _send(target: Target, writer: asyncio.StreamWriter, content: bytes, limit: int | None) -> None:
    """Send until the end, or so much; then just stay."""
    sent = 0
    while target.left and not writer.is_closing() and (limit is None or sent < limit):
        writer.write(content)
        sent += len(content)
        await writer.drain()
    while target.left and not writer.is_closing():
        await asyncio.sleep(min(PAUSE, target.left))


async def _read(reader: asyncio.StreamReader) -> None:
    while await reader.read(CHUNK):
        pass


# The attacks


async def unread_pings(target: Target) -> None:
    """Full pings, whose pongs are never read."""
    await flood(target, target.handshake, frames(Opcode.PING, b"p" * 125), read=False)


async def empty_pings(target: Target) -> None:
    """The smallest pings there are."""
    await flood(target, target.handshake, frames(Opcode.PING, b""), read=True)


async def pongs(target: Target) -> None:
    """Pongs that nobody asked for."""
    await flood(target, target.handshake, frames(Opcode.PONG, b""), read=True)


async def fragments(target: Target) -> None:
    """A message of empty fragments, without end."""
    first = target.handshake
    content = frames(Opcode.CONT, b"", fin=False)
    while target.left:
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.wait_for(_fragments(target, first, content), target.left)
        await asyncio.sleep(min(PAUSE, target.left))


async def _fragments(target: Target, head: bytes, content: bytes) -> None:
    reader, writer = await asyncio.open_connection(target.host, target.port, local_addr=(ADDRESS, 0))
    try:
        writer.write(head)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        await asyncio.gather(_read(reader), _send(target, writer, content, None))
    except asyncio.IncompleteReadError:
        pass
    finally:
        writer.transport.abort()


async def texts(target: Target) -> None:
    """Twenty sockets, each with 300 kB of short texts that mean nothing, again whenever they were heard."""
    content = frames(Opcode.TEXT, b"nonsense", size=300_000)
    await asyncio.gather(*(flood(target, target.handshake, content, read=True) for _ in range(20)))


async def pipelined(target: Target) -> None:
    """Requests one behind the other on many connections, whose answers nobody reads, and reconnects."""
    content = target.request("/healthz") * (CHUNK // 50)
    again = [_reconnecting(target, content) for _ in range(30)]
    await asyncio.gather(*again)


async def _reconnecting(target: Target, content: bytes) -> None:
    while target.left:
        short = target._replace(end=min(target.end, time.monotonic() + 1))
        await flood(short, b"", content, read=False, limit=1_000_000)


async def foreign(target: Target) -> None:
    """Requests for another host, refused one by one, as fast as they are answered."""
    content = target.request("/", "elsewhere.example") * 200
    await asyncio.gather(*(flood(target, b"", content, read=True) for _ in range(10)))


async def knocking(target: Target) -> None:
    """Connections that are closed as soon as they are there, as fast as it goes."""

    async def knock() -> None:
        while target.left:
            with contextlib.suppress(OSError, TimeoutError):
                _, writer = await asyncio.open_connection(target.host, target.port, local_addr=(ADDRESS, 0))
                writer.transport.abort()

    await asyncio.gather(*(knock() for _ in range(4)))


async def slow(target: Target) -> None:
    """A great many connections that begin a request and never end it."""
    held: list[socket.socket] = []
    try:
        for _ in range(SLOW_CONNECTIONS):
            with contextlib.suppress(OSError):
                found = socket.socket()
                held.append(found)
                found.bind((ADDRESS, 0))
                found.settimeout(1)
                found.connect((target.host, target.port))
                found.send(b"GET / HTTP/1.1\r\n")
            await asyncio.sleep(0)
            if not target.left:
                break
        await asyncio.sleep(target.left)
    finally:
        for each in held:
            each.close()


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    "unread pings": unread_pings,
    "empty pings": empty_pings,
    "unasked pongs": pongs,
    "empty fragments": fragments,
    "short texts": texts,
    "pipelined requests": pipelined,
    "foreign requests": foreign,
    "knocking": knocking,
    "slow connections": slow,
}


async def attack(url: str, table: str, seconds: float, names: Sequence[str]) -> None:
    """Attack in these ways at once."""
    parts = urlsplit(url)
    print(f"attacking: {', '.join(names)}", flush=True)
    target = Target(str(parts.hostname), int(parts.port or 80), table, time.monotonic() + seconds)
    await asyncio.gather(*(ATTACKS[name](target) for name in names))


if __name__ == "__main__":
    os.nice(NICENESS)
    asyncio.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4:]))
