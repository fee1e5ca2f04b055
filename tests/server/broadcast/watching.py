"""A crowd in a process of its own: connects, reads all there is, and tells what it saw.

Called with the server's port, the table, how many spectators, from how many addresses, and how they come back. It says
`{"in": seconds}` once all of them are greeted and, after a line on its standard input, what each of them knows.
"""

import asyncio
import json
import sys
import time
from collections import Counter
from typing import Any

import msgspec
import uvloop

TEXT, PING = 1, 9
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
PATIENCE = 120.0  # seconds
PAUSE = 0.25  # seconds before another try
KNOCKING = asyncio.Semaphore(50)  # so that each asks as soon as it is connected, as if it were alone


class Watcher:
    """One spectator: what it was told last, and how often it was told what."""

    def __init__(self) -> None:
        self.version = 0
        self.epoch = ""
        self.broken = 0  # updates that did not follow what it had
        self.kinds: Counter[str] = Counter()
        self.remarks: list[int] = []
        self.presence: dict[str, Any] = {}
        self.greeted = asyncio.Event()
        self.after = 0.0  # seconds until it was greeted
        self.writer: asyncio.StreamWriter | None = None

    async def watch(self, port: int, table: str, address: str, query: str = "") -> None:
        """Come in and read until the connection ends."""
        began = time.monotonic()
        reader, writer = await self._connected(port, table, address, query)
        try:
            while True:
                self._take(msgspec.json.decode(await _frame(reader, writer)))
                if not self.greeted.is_set():
                    self.after = time.monotonic() - began
                    self.greeted.set()
        except (asyncio.IncompleteReadError, ConnectionError):
            return

    async def _connected(
        self, port: int, table: str, address: str, query: str
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while True:
            try:
                async with KNOCKING:
                    reader, writer = await asyncio.open_connection(
                        "127.0.0.1", port, local_addr=(address, 0), limit=2**20
                    )
                    writer.write(_head(port, table, query))
                if b" 101 " in await reader.readuntil(b"\r\n\r\n"):
                    self.writer = writer
                    return reader, writer
                writer.close()
            except (ConnectionError, asyncio.IncompleteReadError):
                pass  # it is just being started
            await asyncio.sleep(PAUSE)

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        self.kinds[kind] += 1
        if "presence" in message:
            self.presence = message["presence"]
        if kind == "whole":
            self.epoch = message["epoch"]
            self.version = message["sight"]["version"]
            self.remarks = [each["number"] for each in message["remarks"]]
        elif kind == "update":
            self.broken += message["since"] != self.version
            self.version = message["version"]
        elif kind == "chat":
            self.remarks.append(message["remark"]["number"])


def _head(port: int, table: str, query: str) -> bytes:
    """The request for a table's WebSocket."""
    return (
        f"GET /api/tables/{table}/live{query} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


async def _frame(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    """The next text frame; pings are answered, masked with zeros."""
    while True:
        first, size = await reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await reader.readexactly(8), "big")
        content = await reader.readexactly(size)
        if first & 15 == TEXT:
            return content
        if first & 15 == PING:
            writer.write(bytes((0x8A, 0x80 | size)) + bytes(4) + content)


async def crowd(port: int, table: str, count: int, addresses: int, rounds: int) -> None:
    """Come, so often; between two times everybody comes back as one does after a restart."""
    watchers = [Watcher() for _ in range(count)]
    for _ in range(rounds):
        began = time.monotonic()
        watching = []
        for number, each in enumerate(watchers):
            each.greeted.clear()
            query = f"?epoch={each.epoch}&seat=&version={each.version}&remark={max(each.remarks, default=0)}"
            address = f"127.0.0.{2 + number % addresses}"
            watching.append(asyncio.create_task(each.watch(port, table, address, query if each.epoch else "")))
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(each.greeted.wait() for each in watchers))
        _say({"in": time.monotonic() - began, "slowest": max(each.after for each in watchers)})
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
        _say({"watchers": [_told(each) for each in watchers]})
        for each in watchers:
            if each.writer is not None:
                each.writer.transport.abort()
        await asyncio.gather(*watching)


def _told(one: Watcher) -> dict[str, Any]:
    return {
        "version": one.version,
        "broken": one.broken,
        "kinds": one.kinds,
        "remarks": one.remarks,
        "presence": one.presence,
    }


def _say(what: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    port, table, *numbers = sys.argv[1:]
    uvloop.run(crowd(int(port), table, *map(int, numbers)))
