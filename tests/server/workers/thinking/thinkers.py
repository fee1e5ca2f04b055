"""`tenka think` in a process of its own."""

import asyncio
import contextlib
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from tests.faults.process import LONG, plain


class ThinkerProcess:
    """A thinker that runs, and can be ended in either way."""

    def __init__(self, url: str, folder: Path, *flags: str) -> None:
        command = [sys.executable, "-m", "tenka", "think", "--database", url, "--workers", "1", "--lang", "en", *flags]
        self.log = folder / "thinker.log"
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=plain(), start_new_session=True)

    async def ready(self) -> None:
        """Wait until it is known to the servers."""
        async with asyncio.timeout(LONG):
            while b"Thinking for" not in self.log.read_bytes():
                assert self._process.poll() is None, self.log.read_text()
                await asyncio.sleep(0.02)

    async def stop(self) -> int:
        """SIGTERM, again and again; the exit code."""
        async with asyncio.timeout(LONG):
            while (code := self._process.poll()) is None:
                self._process.send_signal(signal.SIGTERM)
                await asyncio.sleep(0.01)
        return code

    def kill(self) -> None:
        """SIGKILL."""
        self._process.kill()
        self._process.wait()


@contextlib.asynccontextmanager
async def thinking(url: str, folder: Path) -> AsyncIterator[ThinkerProcess]:
    """A thinker for a database until the end of the block."""
    found = ThinkerProcess(url, folder)
    try:
        await found.ready()
        yield found
    finally:
        found.kill()
