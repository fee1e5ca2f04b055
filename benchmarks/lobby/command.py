"""Ask for all that the lobby and a person's page show, in a small database and a full one: `./dev bench lobby`."""

import argparse
import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from benchmarks.lobby.filling import fill
from tenka.client import Client
from tenka.server.lobby import listing
from tenka.store.queries.people.profiles import LATEST
from tenka.wire.profiles import Circle, PlayedList, Profile
from tests.server.running import Running, running

CURRENT = 12  # tables of the person that are not over
SHOWN = 10  # of each other list
FEW = (LATEST + 30, LATEST)  # tables, and finished games of the person: as many are shown as where there are many
PASSWORD = "forty-seven without a lord"  # noqa: S105  nobody's


class Visitor(NamedTuple):
    """Somebody who looks."""

    client: Client
    id: str


async def measured(rounds: int, tables: int, finished: int) -> dict[str, dict[str, list[float]]]:
    """Milliseconds for each page, round by round, with few tables and with many."""
    async with contextlib.AsyncExitStack() as stack:
        few = await stack.enter_async_context(site(*FEW))
        many = await stack.enter_async_context(site(tables, finished))
        pages = {"the lobby": lobby, "one's own page": person}
        found: dict[str, dict[str, list[float]]] = {name: {"few": [], "many": []} for name in pages}
        for _ in range(rounds):
            for page, look in pages.items():
                for name, visitor in (("few", few), ("many", many)):
                    started = time.perf_counter()
                    await look(visitor)
                    found[page][name].append((time.perf_counter() - started) * 1000)
        return found


async def lobby(visitor: Visitor) -> None:
    """All that the lobby asks for."""
    client = visitor.client
    await client.my_tables(status="current")
    await client.my_tables(status="over", limit=SHOWN)
    await client.tables(status="open", limit=SHOWN)
    await client.tables(status="running", limit=SHOWN)
    await client.invitations()


async def person(visitor: Visitor) -> None:
    """All that one's own page asks for."""
    await visitor.client.call("GET", f"/api/people/{visitor.id}", Profile)
    await visitor.client.call("GET", f"/api/people/{visitor.id}/games?limit={SHOWN}", PlayedList)
    await visitor.client.call("GET", "/api/me/circle", Circle)


@contextlib.asynccontextmanager
async def site(tables: int, finished: int) -> AsyncIterator[Visitor]:
    """Somebody at a server with so many tables, of which so many are their own finished games."""
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder)) as server, await server.guest("Anna") as anna:
            await anna.account("anna", PASSWORD)
            yield Visitor(anna, await _furnish(server, anna, tables, finished))


async def _furnish(server: Running, anna: Client, tables: int, finished: int) -> str:
    for _ in range(CURRENT):
        table = await anna.create("shitenno", ["me", {"bot": "random"}])
        await anna.start(table.id)
    me = (await server.services.registry.table(table.id)).row.owner
    assert me is not None
    await server.services.database.write(fill, me, tables, finished)
    return me


def main(argv: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./dev bench lobby", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--finished", type=int, default=20_000)
    args = parser.parse_args(argv)
    listing.FRESH = -1.0  # every look works the order out anew
    found = asyncio.run(measured(args.rounds, args.tables, args.finished))
    sizes = f"{FEW[0]:,} tables, {FEW[1]:,} finished games", f"{args.tables:,} tables, {args.finished:,} finished games"
    print(f"| median of {args.rounds} looks, ms | {' | '.join(sizes)} | |\n|---|---:|---:|---:|")
    for page, times in found.items():
        few, many = (statistics.median(times[name]) for name in ("few", "many"))
        print(f"| {page} | {few:.2f} | {many:.2f} | {many / few:.2f} |")
