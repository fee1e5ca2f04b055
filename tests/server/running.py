"""A real server on a free port of this machine, in the test's own loop."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from argon2 import PasswordHasher

from tenka.client import Client
from tenka.server import app
from tenka.server.people.passwords import Passwords
from tenka.server.serve import Server, listen
from tenka.server.services import Services
from tenka.server.settings import Settings
from tenka.store.opening import open_database
from tests.postgresql.kinds import USUAL, place

CHEAP: dict[str, Any] = {"time_cost": 1, "memory_cost": 8, "parallelism": 1}
STOPPED: set[str] = set()  # the addresses of servers that run no longer, or are about to stop


@dataclass(frozen=True)
class Running:
    """A server that runs: where, and its insides."""

    url: str
    settings: Settings
    services: Services

    @property
    def file(self) -> Path:
        """Where the database is, if it is one in a file."""
        assert isinstance(self.settings.database, Path)
        return self.settings.database

    async def guest(self, name: str) -> Client:
        """Somebody new, as a guest; the caller closes the client."""
        client = Client(self.url)
        await client.guest(name)
        return client


def cheap_passwords() -> Passwords:
    """Passwords that take no time: a server hashes one at its start already."""
    return Passwords(PasswordHasher(**CHEAP))


@contextlib.asynccontextmanager
async def running(path: Path, *, kind: str = USUAL, **changes: Any) -> AsyncIterator[Running]:
    """Run a server on a database in this folder until the end of the block."""
    with listen("127.0.0.1", 0) as listening:
        settings = Settings(place(path / "tenka.db", kind), port=listening.getsockname()[1], workers=1, limits=False)
        settings = replace(settings, **changes)
        ready = asyncio.Event()
        server = Server(settings, open_database(settings.database), ready.set)
        with patch.object(app, "Passwords", cheap_passwords):
            task = asyncio.create_task(server._serve([listening]))
            await asyncio.wait({task, asyncio.ensure_future(ready.wait())}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        STOPPED.discard(settings.url)  # a port is used again
        try:
            yield Running(settings.url, settings, server.services)
        finally:
            STOPPED.add(settings.url)
            server.should_exit = True
            await task
