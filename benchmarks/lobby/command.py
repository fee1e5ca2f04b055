"""Ask for everything that the lobby shows, in a small database and in a full one, in turn: `./dev bench lobby`."""

import argparse
import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from benchmarks.lobby.filling import fill
from tenka.client import Client
from tenka.server.lobby import listing
from tests.server.running import Running, running

CURRENT = 12  # tables of the person that are not over
SHOWN = 10  # of each other list
FEW = (60, 30)  # tables, and finished games of the person: as many are shown as where there are many


async def measured(rounds: int, tables: int, finished: int) -> dict[str, list[float]]:
    """Milliseconds for the whole page, round by round, with few tables and with many."""
    async with contextlib.AsyncExitStack() as stack:
        few = await stack.enter_async_context(lobby(*FEW))
        many = await stack.enter_async_context(lobby(tables, finished))
        found: dict[str, list[float]] = {"few": [], "many": []}
        for _ in range(rounds):
            for name, client in (("few", few), ("many", many)):
                started = time.perf_counter()
                await look(client)
                found[name].append((time.perf_counter() - started) * 1000)
        return found


async def look(client: Client) -> None:
    """All that the page asks for."""
    await client.my_tables(status="current")
    await client.my_tables(status="over", limit=SHOWN)
    await client.tables(status="open", limit=SHOWN)
    await client.tables(status="running", limit=SHOWN)
    await client.invitations()


@contextlib.asynccontextmanager
async def lobby(tables: int, finished: int) -> AsyncIterator[Client]:
    """Somebody at a server with so many tables, of which so many are their own finished games."""
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder)) as server, await server.guest("Anna") as anna:
            await _furnish(server, anna, tables, finished)
            yield anna


async def _furnish(server: Running, anna: Client, tables: int, finished: int) -> None:
    for _ in range(CURRENT):
        table = await anna.create("shitenno", ["me", {"bot": "random"}])
        await anna.start(table.id)
    me = (await server.services.registry.table(table.id)).row.owner
    if me is not None:
        await server.services.database.write(fill, me, tables, finished)


def main(argv: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench lobby", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--finished", type=int, default=20_000)
    args = parser.parse_args(argv)
    listing.FRESH = -1.0  # every look works the order out anew
    found = asyncio.run(measured(args.rounds, args.tables, args.finished))
    few, many = (statistics.median(found[name]) for name in ("few", "many"))
    print("| the lobby's page, median | ms | |\n|---|---:|---:|")
    print(f"| {FEW[0]} tables, {FEW[1]} finished games of the person | {few:.2f} | 1.00 |")
    print(f"| {args.tables:,} tables, {args.finished:,} finished games of the person | {many:.2f} | {many / few:.2f} |")
