"""The database moved aside, deleted or exchanged under a server that people play on: no acknowledged move is lost."""

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest

from tests.faults.disk import check, noted, submissions
from tests.faults.players import Circle, Game, Player
from tests.faults.process import LONG, ServerProcess, failed_start, process, until

MOVES = 12


@contextlib.asynccontextmanager
async def playing(folder: Path, *bots: str) -> AsyncIterator[tuple[ServerProcess, Circle, Game]]:
    """A server, and a game of two people in which some moves were made."""
    folder.mkdir()
    async with process(folder, logs=folder.parent) as server, Circle(server.url, "A", 2, list(bots)) as circle:
        game = await circle.new_game()
        async with game.players[0], game.players[1], game.watcher:
            for _ in range(MOVES):
                player = await asked(game)
                assert await player.submit([player.legal[0]]) is None
            yield server, circle, game
        server.assert_no_traceback()


async def asked(game: Game) -> Player:
    """Somebody the game waits for."""
    await until(lambda: any(player.legal for player in game.players))
    return next(player for player in game.players if player.legal)


async def tried(game: Game, times: int = 3) -> None:
    """Moves that cannot be saved, and people who look."""
    for _ in range(times):
        player = await asked(game)
        refused = await player.submit([player.legal[0]])
        assert refused is not None
        assert (refused.message, refused.again) == ("not-saved", True)
        with contextlib.suppress(Exception):  # whether one can still read depends
            await player.client.my_tables()


async def health(server: ServerProcess) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=LONG) as client:
        answer = await client.get("/healthz")
        return answer.status_code, answer.text


async def healthy(server: ServerProcess) -> None:
    async with asyncio.timeout(LONG):
        while (await health(server))[0] != 200:
            await asyncio.sleep(0.05)


async def unwell(server: ServerProcess, id: str) -> None:
    """It is told by who asks for its health, whether anybody plays or not."""
    async with asyncio.timeout(LONG):
        while (await health(server))[0] == 200:
            await asyncio.sleep(0.05)
    assert id in (await health(server))[1]


@pytest.mark.parametrize("bots", [[], ["random"]])
async def test_moved_aside_and_back_while_people_play(bots: list[str], tmp_path: Path) -> None:
    async with playing(tmp_path / "server", *bots) as (server, circle, game):
        server.database.rename(tmp_path / "aside.db")
        await unwell(server, "store-gone")
        if not bots:
            await tried(game)
            assert (await game.players[0].client.look(game.id)).sight is not None
            assert len(await game.players[0].client.my_tables()) == 1
        assert not server.database.exists()
        (tmp_path / "aside.db").rename(server.database)
        await healthy(server)
        await asyncio.gather(*(player.play_on() for player in game.players))
        await game.see_the_end()
        assert [line["event"] for line in server.complaints()] == ["store-gone", "store-well"]
        await server.kill()
        check(server.database, noted(circle.games))


@pytest.mark.parametrize("how", ["told to stop", pytest.param("killed", marks=pytest.mark.soak)])
async def test_restarted_while_it_is_away(how: str, tmp_path: Path) -> None:
    async with playing(tmp_path / "server") as (server, circle, game):
        server.database.rename(tmp_path / "aside.db")
        await tried(game, 1)
        if how == "killed":
            await server.kill()
        else:
            assert await server.stop() == 0
        assert "Put it back" in await failed_start(server.database)
        assert not server.database.exists()
        (tmp_path / "aside.db").rename(server.database)
        check(server.database, noted(circle.games))
        await server.start()
        await asyncio.gather(*(player.play_on() for player in game.players))
        check(server.database, noted(circle.games))


def nothing(server: ServerProcess) -> None:
    server.database.touch()


def a_copy(server: ServerProcess) -> None:
    shutil.copy(f"{server.database}.aside", server.database)


@pytest.mark.parametrize("put", [nothing, pytest.param(a_copy, marks=pytest.mark.soak)])
async def test_another_in_its_place(put: Callable[[ServerProcess], None], tmp_path: Path) -> None:
    async with playing(tmp_path / "server") as (server, circle, game):
        aside = Path(f"{server.database}.aside")
        server.database.rename(aside)
        put(server)
        await tried(game)
        await unwell(server, "store-")
        aside.replace(server.database)
        assert await server.stop() == 0
        await server.start()
        player = await asked(game)
        assert await player.submit([player.legal[0]], "after") is None
        check(server.database, noted(circle.games))


async def test_deleted_and_brought_back(tmp_path: Path) -> None:
    async with playing(tmp_path / "server") as (server, circle, game):
        server.database.unlink()
        await tried(game)
        await unwell(server, "store-deleted")
        rescued = Path(f"{server.database}.rescued-1")
        await until(rescued.exists)
        assert await server.stop() == 0
        assert "Put it back" in await failed_start(server.database)
        check(rescued, noted(circle.games))


@pytest.mark.parametrize("ends", [["-wal", "-shm"], pytest.param(["-wal"], marks=pytest.mark.soak)])
async def test_a_deleted_log(ends: list[str], tmp_path: Path) -> None:
    async with playing(tmp_path / "server") as (server, circle, game):
        for end in ends:
            Path(f"{server.database}{end}").unlink()
        await unwell(server, "store-gone")
        await healthy(server)  # by itself
        player = await asked(game)
        assert await player.submit([player.legal[0]], "after") is None
        await server.kill()
        assert "after" in {key for _, key, _ in submissions(server.database, game.id)}
        check(server.database, noted(circle.games))


async def test_a_second_server_where_the_lock_was_deleted(tmp_path: Path) -> None:
    async with playing(tmp_path / "server") as (server, circle, game):
        Path(f"{server.database}.lock").unlink()
        assert "in use" in await failed_start(server.database)
        await healthy(server)
        player = await asked(game)
        while await player.submit([player.legal[0]], "after") is not None:
            await asyncio.sleep(0.05)
        check(server.database, noted(circle.games))
