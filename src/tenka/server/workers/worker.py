"""One worker process as the server sees it: a question, an answer, and the ways to lose it."""

import asyncio
import os
import secrets
import subprocess
import sys
from pathlib import Path
from socket import socket, socketpair
from typing import cast

import msgspec

from tenka.server.workers.process import LENGTH_BYTES, READY, SEED_BYTES, WorkerAnswer, framed

STARTING = 30.0  # seconds that a new process may take until it listens
DYING = 0.005  # seconds between two looks whether a killed process is gone
LONGEST_ANSWER = 1 << 22


class Failed(Exception):
    """An attempt that gave no answer; `reason` and `where` are for the log."""

    def __init__(self, reason: str, where: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.where = where


class Lost(Failed):
    """The worker is of no use any more."""


class Worker(asyncio.Protocol):
    """A process that answers one question at a time; frames come from it only when asked for.

    It is started here and not by the loop, so that under every loop it inherits nothing of the server's.
    """

    def __init__(self) -> None:
        self.lost = ""  # why, if it is
        self._process: subprocess.Popen[bytes] | None = None
        self._transport: asyncio.Transport | None = None
        self._received = b""
        self._frame: asyncio.Future[bytes] | None = None

    async def start(self, module: str, niceness: int, engine: Path | None = None) -> None:
        """Start the process, with the package of that folder if not with ours, and wait until it listens."""
        self._expect()
        ours, theirs = _pair()
        with theirs:
            try:
                self._process = _spawned(module, niceness, theirs.fileno(), engine)
                await asyncio.get_running_loop().create_unix_connection(lambda: self, sock=ours)
            except OSError as error:
                ours.close()
                raise Lost("not-started", str(error.errno)) from None
        if await self._next(STARTING) != READY:
            raise Lost("garbage")

    async def think(self, question: bytes, patience: float) -> WorkerAnswer:
        """The answer to a question, with new luck."""
        assert self._transport is not None
        self._expect()
        self._transport.write(framed(secrets.token_bytes(SEED_BYTES) + question))
        try:
            return msgspec.msgpack.decode(await self._next(patience), type=WorkerAnswer)
        except msgspec.DecodeError:
            raise Lost("garbage") from None

    async def end(self) -> None:
        """Kill the process, if there is one, and wait until nothing is left of it."""
        if self._transport is not None:
            self._transport.abort()
        if self._process is not None:
            self._process.kill()
            while self._process.poll() is None:
                await asyncio.sleep(DYING)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Frames can go both ways."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one without being of that class

    def data_received(self, data: bytes) -> None:
        """A frame, when all of it is there; garbage, when it is more or was not asked for."""
        self._received += data
        size = int.from_bytes(self._received[:LENGTH_BYTES], "big")
        missing = LENGTH_BYTES + size - len(self._received)
        if self._frame is None or self._frame.done() or missing < 0 or size > LONGEST_ANSWER:
            self._give_up("garbage")
        elif missing == 0:
            self._frame.set_result(self._received[LENGTH_BYTES:])
            self._received = b""

    def connection_lost(self, exc: Exception | None) -> None:
        """The process is gone, or as good as gone."""
        self._give_up("died")

    def _expect(self) -> None:
        self._frame = asyncio.get_running_loop().create_future()

    async def _next(self, patience: float) -> bytes:
        assert self._frame is not None
        try:
            async with asyncio.timeout(patience):
                frame = await self._frame
        except TimeoutError:
            raise Lost("late") from None
        if self.lost:
            raise Lost(self.lost)
        return frame

    def _give_up(self, reason: str) -> None:
        self.lost = self.lost or reason
        if self._frame is not None and not self._frame.done():
            self._frame.set_result(b"")
        if self._transport is not None:
            self._transport.abort()


def _pair() -> tuple[socket, socket]:
    try:
        return socketpair()
    except OSError as error:
        raise Lost("not-started", str(error.errno)) from None


def _spawned(module: str, niceness: int, pipe: int, engine: Path | None) -> subprocess.Popen[bytes]:
    """The process, in a session of its own: the terminal's Ctrl-C is for the server alone."""
    command = [sys.executable, "-P", "-m", module, str(niceness)]
    env = None if engine is None else {**os.environ, "PYTHONPATH": str(engine)}
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, start_new_session=True, env=env)  # noqa: S603  our own
