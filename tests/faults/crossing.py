"""Between clients and several servers, or a server and its database: connections that lead somewhere else each time,
are cut or reset, are slow, or fall silent."""

import asyncio
import contextlib
import socket
import struct
from random import Random
from typing import Self

PIECE = 64 * 1024  # bytes
NO_FAREWELL = struct.pack("ii", 1, 0)  # a closed connection is reset: whoever is at its other end gets an error


class Crossing:
    """Takes connections on one port and leads each to one of several others, whichever answers."""

    def __init__(self, port: int, ports: list[int], seed: int = 0) -> None:
        self.port = port
        self.ports = ports
        self.silent = False  # whether nothing passes, and nobody is told
        self.delay = 0.0  # seconds that everything takes at most longer, by chance
        self._resetting = False
        self._rng = Random(seed)
        self._open: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._lead, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        await asyncio.gather(*self._open, return_exceptions=True)

    def cut(self, *, reset: bool = False) -> None:
        """End all connections at once; in order, or as if the machine at their other end knew nothing of them."""
        self._resetting = reset
        for each in self._open:
            each.cancel()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            beyond = await self._reached()
            if beyond is not None:
                await self._join(reader, writer, *beyond)
        except asyncio.CancelledError:
            if self._resetting:
                _reset(writer)
        finally:
            self._open.discard(task)
            writer.transport.abort()

    async def _reached(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for port in self._rng.sample(self.ports, len(self.ports)):
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None

    async def _join(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        there: asyncio.StreamReader,
        back: asyncio.StreamWriter,
    ) -> None:
        """Pass everything on, both ways, until one of them has ended."""
        ways = [asyncio.create_task(self._pass(reader, back)), asyncio.create_task(self._pass(there, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            if self._resetting:
                _reset(back)
            back.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(PIECE):
                if self.delay:
                    await asyncio.sleep(self._rng.uniform(0, self.delay))
                while self.silent:
                    await asyncio.sleep(0.05)
                writer.write(piece)
                await writer.drain()


def _reset(writer: asyncio.StreamWriter) -> None:
    found: socket.socket = writer.get_extra_info("socket")
    with contextlib.suppress(OSError):
        found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_FAREWELL)
