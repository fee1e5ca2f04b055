"""Files that are damaged, at the start and under a running server: it refuses what it cannot do, and does not end."""

import asyncio
import contextlib
import os
import shutil
from collections import Counter
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.faults.players import Circle, Game
from tests.faults.process import LONG, ServerProcess, failed_start, process

PAGE = 4096


async def some_games(folder: Path, number: int) -> tuple[ServerProcess, list[Game]]:
    """The database of a server that has stopped, with a few games that nobody has finished."""
    async with process(folder) as server, Circle(server.url, "A", 3, []) as circle:
        for _ in range(number):
            game = await circle.new_game()
            async with contextlib.AsyncExitStack() as stack:
                for player in game.players:
                    await stack.enter_async_context(player)
                for _ in range(25):
                    for player in game.players:
                        if player.legal:
                            await player.step()
        assert await server.stop() == 0
        return server, circle.games


def overwrite(database: Path, first: int, share: float = 1.0) -> None:
    """Noise in the place of pages, from this one on."""
    rng = Random(5)
    with database.open("r+b") as file:
        for page in range(first, database.stat().st_size // PAGE):
            if rng.random() < share:
                file.seek(page * PAGE)
                file.write(rng.randbytes(PAGE))


async def test_a_damaged_file_at_the_start(tmp_path: Path) -> None:
    server, _ = await some_games(tmp_path, 1)
    shutil.copy(server.database, tmp_path / "whole.db")
    middle = server.database.stat().st_size // PAGE // 2
    overwrite(server.database, middle, 0.5)
    assert "damaged" in await failed_start(server.database)
    shutil.copy(tmp_path / "whole.db", server.database)
    os.truncate(server.database, middle * PAGE)
    assert "damaged" in await failed_start(server.database)


@pytest.mark.parametrize("share", [1.0, pytest.param(0.4, marks=pytest.mark.soak)])
async def test_damage_under_a_running_server(share: float, tmp_path: Path) -> None:
    _, games = await some_games(tmp_path, 6)
    async with process(tmp_path) as server:
        overwrite(server.database, 1, share)
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=LONG) as client:
            paths = [f"/api/tables/{game.id}" for game in games] * 3 + ["/api/tables", "/healthz"] * 3
            answers = await asyncio.gather(*(client.get(path) for path in paths))  # so that many connections read
            answers.append(await client.post("/api/guest", json={"name": "Anna"}))
            statuses = Counter(answer.status_code for answer in answers)
            assert statuses.keys() <= {200, 404, 500, 503}
            assert statuses[500] + statuses[503]
        assert server.told("store-corrupt")
        assert await server.stop() == 0
        server.assert_no_traceback()
