"""Tables with stewards, and waiting for what becomes of them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tenka.client import Client
from tenka.server.tables.table import Table
from tenka.server.tables.timekeeper import Timekeeper
from tenka.store.queries.server_time import ServerTime
from tests.server.running import Running
from tests.server.wire.guests import guests, started

STEWARD = "random"  # the simplest there is
LONG = 30.0  # seconds; what takes so long on any machine has failed


@contextlib.asynccontextmanager
async def at_tables(server: Running, *names: str, **how: Any) -> AsyncIterator[tuple[list[Client], Table]]:
    """People at a game that has begun, with a steward unless told otherwise."""
    async with guests(server, *names) as people:
        bots = how.pop("bots", [])
        id = await started(people, *bots, **{"steward": STEWARD, **how})
        yield people, await server.services.registry.table(id)


async def until(true: Callable[[], Any]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.005)


async def still(table: Table) -> int:
    """Wait until nothing more happens; how many entries the log has then."""
    number = -1
    while table.at_work or table.lock.locked() or number != table.playing().number:
        number = table.playing().number
        await asyncio.sleep(0.05)
    return number


def pending(table: Table) -> set[int]:
    """The seats that the game waits for."""
    return set(table.playing().state.pending)


def first_legal(table: Table, seat: int) -> list[str | int]:
    """The first move listed."""
    return list(table.playing().state.legal(seat)[0])


async def play_until(table: Table, people: list[Client], true: Callable[[], Any]) -> None:
    """Let whoever plays for themselves make their first legal moves until something is so."""
    async with asyncio.timeout(LONG):
        while not true():
            for seat, each in enumerate(people):
                if seat in pending(table) and table.row.seats[seat].by_person and not true():
                    await each.move(table.row.id, first_legal(table, seat))
            await asyncio.sleep(0.002)


class Calendar:
    """Server time, for days that pass at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead = 0
        now = ServerTime.now
        monkeypatch.setattr(ServerTime, "now", lambda time: now(time) + self._ahead)

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self._ahead += round(seconds * 1000)


async def look_at_clocks(server: Running) -> None:
    """What the timekeeper does every now and then."""
    await Timekeeper(server.services.database, server.services.registry).look()
