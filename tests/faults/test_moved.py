"""Files taken away, exchanged or cut under a running server: it stops writing, says so, and loses nothing."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

from tests.faults.disk import check, noted
from tests.faults.players import Circle
from tests.faults.process import process


async def test_now(tmp_path: Path) -> None:
    async with process(tmp_path) as server, Circle(server.url, "A", 2, []) as circle:
        game = await circle.new_game()
        async with game.players[0], game.players[1]:
            for _ in range(12):
                player = next(each for each in game.players if each.legal)
                await player.submit([player.legal[0]])
            server.database.rename(tmp_path / "aside")
            for _ in range(3):
                player = next(each for each in game.players if each.legal)
                await player.submit([player.legal[0]])
                with contextlib.suppress(Exception):
                    await player.client.my_tables()
            (tmp_path / "aside").replace(server.database)
            await server.kill()
            await server.start()
            print(sorted(p.name for p in tmp_path.iterdir()))
            check(server.database, noted(circle.games))
