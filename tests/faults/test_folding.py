"""The server is killed while somebody does and undoes the same step without end: nothing is lost, nothing twice."""

import asyncio
from pathlib import Path
from random import Random

import httpx

from tenka.client import Client, RefusedError
from tenka.server.tables.compaction import FOLDED_FROM
from tenka.server.tables.loading import load
from tests.faults.disk import reading, rows
from tests.faults.process import LONG, process

PAIRS = 90
DEATHS = 2


async def test_steps_are_folded_once_whatever_happens(tmp_path: Path) -> None:
    async with process(tmp_path) as server, Client(server.url) as anna:
        await anna.guest("Anna")
        table = await anna.create("shitenno", ["me", {"bot": "random"}], pause=False)
        await anna.start(table.id)
        step = await until_undoable(anna, table.id)
        first = await anna.look(table.id)
        assert first.sight is not None
        begun = len(stored(server.database))
        fiddling = asyncio.create_task(fiddle(anna, table.id, step))
        rng = Random(3)
        for _ in range(DEATHS):
            await asyncio.sleep(rng.uniform(0.1, 0.6))
            await server.kill()
            await server.start()
        async with asyncio.timeout(LONG):
            versions = await fiddling
        begin = first.sight.version
        assert versions == list(range(begin + 1, begin + 2 * PAIRS + 1)), "each was carried out once"
        numbers = stored(server.database)
        assert len(numbers) < 2 * PAIRS
        assert numbers[-1] + 1 >= 2 * PAIRS
        with reading(server.database) as connection:
            _, session, _ = load(connection, table.id)
        assert session is not None
        assert session.rows == len(numbers) <= begun + FOLDED_FROM + DEATHS
        assert session.number == numbers[-1] + 1
        assert session.version(0) == versions[-1]
        server.assert_no_traceback()


def stored(database: Path) -> list[int]:
    """The numbers of the entries in the log."""
    with rows(database) as connection:
        return [number for (number,) in connection.execute("SELECT number FROM entry ORDER BY number")]


async def until_undoable(anna: Client, id: str) -> list[str | int]:
    """Play until a step can be taken back; the step."""
    while True:
        sight = (await anna.look(id)).sight
        assert sight is not None
        if sight.legal:
            step = list(sight.legal[0])
            await anna.move(id, step)
            after = (await anna.look(id)).sight
            assert after is not None
            if after.can_undo:
                await anna.undo(id)
                return step
        await asyncio.sleep(0.01)


async def fiddle(anna: Client, id: str, step: list[str | int]) -> list[int]:
    """Do it and undo it, each until it is answered; the versions that were told."""
    found = []
    for number in range(PAIRS):
        for undo in (False, True):
            key = f"{number}-{undo}"
            while True:
                try:
                    done = await (anna.undo(id, key=key) if undo else anna.move(id, step, key=key))
                except httpx.TransportError:
                    await asyncio.sleep(0.01)
                except RefusedError as refusal:
                    if not refusal.again:
                        raise
                else:
                    break
            found.append(done.version)
    return found
