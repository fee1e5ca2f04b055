"""A server in a process of its own, which can be killed at any moment and started again at the same address."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
import psutil

from tenka.store.address import ServerAddress
from tests.faults.ports import quiet_port
from tests.postgresql.kinds import POSTGRESQL, USUAL, place

LONG = 60.0  # seconds; what takes so long on any machine has failed
OFTEN = 0.01  # seconds between two looks
SERVE = ("-m", "tenka", "serve")


class NotStarted(Exception):
    """The process ended before it accepted connections."""


class ServerProcess:
    """One server after another on one port and one database; all they write on standard error goes to one file."""

    def __init__(self, database: Path, logs: Path, program: Sequence[str] = SERVE, *flags: str) -> None:
        self.database = database
        self.place = str(database)  # or what stands for it on a PostgreSQL server
        self.log = logs / "server.log"
        self.port = quiet_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.starts = 0
        self.flags = list(flags)
        self.limits = False
        self._out = logs / "server.out"
        self._program = program
        self.python = sys.executable
        self._process: subprocess.Popen[bytes] | None = None
        self._workers: dict[int, psutil.Process] = {}

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self._process is not None
        return self._process.pid

    # From start to end

    def spawn(self) -> None:
        """Start a process and do not wait for anything."""
        assert self._process is None, "the last one still runs"
        command = [self.python, *self._program, "--port", str(self.port), "--database", self.place]
        command += ["--workers", "1", "--lang", "en", *self.flags, *([] if self.limits else ["--no-limits"])]
        self.starts += 1
        with self._out.open("wb") as out, self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=out, stderr=log, env=plain(), start_new_session=True)

    async def start(self) -> None:
        """Start a process and wait until it accepts connections."""
        self.spawn()
        await self.ready()

    async def ready(self) -> None:
        """Wait until the process accepts connections."""
        assert self._process is not None
        async with asyncio.timeout(LONG):
            while b"\n" not in self._out.read_bytes():
                if self._process.poll() is not None:
                    raise NotStarted(self._process.returncode, self.log.read_text()[-2000:])
                await asyncio.sleep(OFTEN)

    def workers(self) -> list[psutil.Process]:
        """The processes that think for bots, of the server that runs now."""
        with contextlib.suppress(psutil.NoSuchProcess):
            found = psutil.Process(self.pid).children(recursive=True)
            self._workers.update((each.pid, each) for each in found)
            return found
        return []

    async def kill(self) -> None:
        """SIGKILL, to the server alone: its workers are to end by themselves."""
        self.workers()
        os.killpg(self.pid, signal.SIGKILL)
        await self.ended()

    async def stop(self) -> int:
        """SIGTERM; the exit code."""
        self.workers()
        os.kill(self.pid, signal.SIGTERM)
        return await self.ended()

    async def ended(self, again: signal.Signals | None = None) -> int:
        """Wait until the process, told again and again, and all its workers are gone; the exit code."""
        process = self._process
        assert process is not None
        async with asyncio.timeout(LONG):
            while (code := process.poll()) is None:
                if again is not None:
                    process.send_signal(again)
                await asyncio.sleep(OFTEN)
            self._process = None
            while any(alive(worker) for worker in self._workers.values()):
                await asyncio.sleep(OFTEN)
        self._workers.clear()
        return code

    def clear(self) -> None:
        """Leave nothing behind, however the test ended."""
        if self._process is not None:
            self.workers()
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
        for worker in self._workers.values():
            with contextlib.suppress(psutil.NoSuchProcess):
                worker.kill()

    # What it tells

    def events(self) -> list[dict[str, object]]:
        """The lines of its log; all of them must be of our own form."""
        return [msgspec.json.decode(line) for line in self.log.read_bytes().splitlines()]

    def complaints(self) -> list[dict[str, object]]:
        """Lines that tell of something wrong."""
        return [event for event in self.events() if event["level"] not in {"debug", "info"}]

    def told(self, event: str) -> bool:
        """Whether the log has a line of this kind."""
        return any(line["event"] == event for line in self.events())

    def assert_no_traceback(self) -> None:
        """Nothing in the log looks like a defect."""
        assert "Traceback" not in self.log.read_text(), self.log.read_text()[-4000:]


@contextlib.asynccontextmanager
async def process(
    folder: Path,
    *flags: str,
    logs: Path | None = None,
    program: Sequence[str] = SERVE,
    limits: bool = False,
    python: str = sys.executable,
    kind: str = USUAL,
) -> AsyncIterator[ServerProcess]:
    """A server that runs on a database in this folder, until the end of the block."""
    server = ServerProcess(folder / "tenka.db", logs or folder, program, *flags)
    server.limits, server.python = limits, python
    if kind == POSTGRESQL:
        address = place(server.database, kind)
        assert isinstance(address, ServerAddress)
        server.place = address.url
    try:
        await server.start()
        yield server
    finally:
        server.clear()


async def failed_start(database: Path | str, *flags: str) -> str:
    """Start a server that cannot: it ends with code 2 and one line, which is returned."""
    command = [sys.executable, *SERVE, "--port", "0", "--database", str(database), "--lang", "en", *flags]
    ended = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, env=plain(), timeout=LONG, check=False
    )
    assert (ended.returncode, ended.stdout) == (2, ""), ended
    assert ended.stderr.startswith("tenka: "), ended.stderr
    assert ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr


def plain() -> dict[str, str]:
    """The environment without settings for servers."""
    return {name: value for name, value in os.environ.items() if not name.startswith("TENKA_")}


def alive(worker: psutil.Process) -> bool:
    """Whether a process still does anything."""
    try:
        return worker.is_running() and worker.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


async def until(condition: object, patience: float = LONG) -> None:
    """Wait until a condition holds: a function without arguments."""
    assert callable(condition)
    ends = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < ends, "waited too long"
        await asyncio.sleep(OFTEN)
