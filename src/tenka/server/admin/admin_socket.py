"""The Unix socket beside the database by which the operator reaches a running server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pwd
import socket
import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tenka.server.admin import messages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tenka.server.admin.handler import AdminHandler
    from tenka.store.address import Address

LONGEST = 64 * 1024  # bytes of a request
PATIENCE = 10.0  # seconds for a request to arrive
PRIVATE = 0o177  # what a new socket lets nobody do but its owner

log = logging.getLogger("tenka.server")
_decode = msgspec.json.Decoder(messages.Request).decode


def socket_of(database: Path) -> Path:
    """Where the socket of a database is, whatever name that is called by."""
    return Path(f"{os.path.realpath(database)}.admin")


@contextlib.contextmanager
def within_reach(path: Path) -> Iterator[str]:
    """A name of a socket that is short enough for the system, however deep its folder lies."""
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}" if sys.platform == "linux" else str(path)
    finally:
        os.close(folder)


class AdminSocket:
    """Listens for the operator as long as the server runs."""

    def __init__(self, database: Address, handler: AdminHandler) -> None:
        self._path = socket_of(database) if isinstance(database, Path) else None
        self._handler = handler
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen; where that cannot be, the server runs without."""
        if self._path is None:  # it is on a server, where the operator asks it directly
            return
        try:
            listening = self._bound(self._path)
        except OSError as error:
            log.warning("admin-socket-failed", extra={"why": error.strerror or ""})
            return
        self._server = await asyncio.start_unix_server(self._serve, sock=listening, limit=LONGEST)

    def _bound(self, path: Path) -> socket.socket:
        """A socket in its place; what a server left there that was killed makes way, for the database is ours."""
        path.unlink(missing_ok=True)
        found = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        mask = os.umask(PRIVATE)
        try:
            with within_reach(path) as name:
                found.bind(name)
        except OSError:
            found.close()
            raise
        finally:
            os.umask(mask)
        return found

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None and self._path is not None:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        with contextlib.suppress(OSError, TimeoutError, ValueError):  # who goes away, or sends no line
            operator = operator_of(writer.get_extra_info("socket"))
            async with asyncio.timeout(PATIENCE):
                line = await reader.readline()
            writer.write(msgspec.json.encode(await self._answer(line, operator)) + b"\n")
            await writer.drain()
        writer.close()

    async def _answer(self, line: bytes, operator: str | None) -> messages.Answer:
        if operator is None:
            return messages.Refusal("admin-denied", {})
        try:
            asked = _decode(line)
        except msgspec.MsgspecError:
            return messages.Refusal("bad-json", {})
        return await self._handler.answer(asked, operator)


def operator_of(connection: socket.socket) -> str | None:
    """What the machine calls whoever is at the other end, if it is the server's user, or root."""
    if not hasattr(socket, "SO_PEERCRED"):  # the socket's own rights must do
        return name_of(os.geteuid())
    size = struct.calcsize("3i")
    _, user, _ = struct.unpack("3i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, size))
    return name_of(user) if user in {0, os.geteuid()} else None


def name_of(user: int) -> str:
    """What the machine calls a user."""
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)
