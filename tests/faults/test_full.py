"""No space left: moves are refused cleanly, the server lives on, and goes on once there is space."""

import asyncio
import contextlib
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenka.store.sqlite.database import SqliteDatabase
from tests.faults import filesystem
from tests.faults.disk import check, noted
from tests.faults.players import Circle, Game
from tests.faults.process import LONG, ServerProcess, failed_start, process


@contextlib.contextmanager
def place(kind: str, tmp_path: Path) -> Iterator[Path]:
    """Where the database is."""
    if kind == "file system":
        with filesystem.small(
            tmp_path / "small", "16m"
        ) as folder:  # the log grows to 4 MB before its space is used again
            yield folder
    else:
        yield tmp_path


@contextlib.contextmanager
def no_space(kind: str, server: ServerProcess) -> Iterator[None]:
    """No file can grow."""
    if kind == "file system":
        with filesystem.full(server.database.parent):
            yield
        return
    wal = Path(f"{server.database}-wal")
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (wal.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("kind", ["file system", "quota"])
async def test_no_space_left(kind: str, tmp_path: Path) -> None:
    with place(kind, tmp_path) as folder:
        async with process(folder, logs=tmp_path) as server, Circle(server.url, "A", 2, ["random"]) as circle:
            game = await circle.new_game()
            async with contextlib.AsyncExitStack() as stack:
                for each in (*game.players, game.watcher):
                    await stack.enter_async_context(each)
                with no_space(kind, server):
                    await play_until_refused(game, server)
                    check(server.database, noted(circle.games))
                    for player in game.players:
                        whole = await player.client.look(game.id)
                        assert whole.sight is not None
                        assert len(await player.client.my_tables()) == 1
                async with asyncio.timeout(LONG):
                    await asyncio.gather(*(player.play_on() for player in game.players))
                    await game.see_the_end()
            check(server.database, noted(circle.games))
            assert failing(server)
            assert await server.stop() == 0
            server.assert_no_traceback()


def failing(server: ServerProcess) -> bool:
    """Whether the server said that it cannot write."""
    return server.told("store-full") or server.told("store-failed")


async def play_until_refused(game: Game, server: ServerProcess) -> None:
    """Play until nothing can be saved; what was refused can be tried again, and is shown to nobody."""
    async with asyncio.timeout(30):
        while any(player.legal for player in game.players) or not failing(server):  # the bot's move may be the first
            for player in game.players:
                await asyncio.sleep(0)
                if not player.legal:
                    continue
                before = player.sight
                refused = await player.submit([player.legal[0]])
                if refused is not None and refused.message == "not-saved":
                    assert refused.again
                    assert player.sight == before
                    return


async def test_no_space_left_at_the_start(tmp_path: Path) -> None:
    with filesystem.small(tmp_path / "small", "1m") as folder, filesystem.full(folder):
        told = await failed_start(folder / "tenka.db")
        assert "no disk space left" in told or "Can’t open" in told


async def test_a_file_system_that_is_read_only_at_the_start(tmp_path: Path) -> None:
    with filesystem.small(tmp_path / "small", "4m") as folder:
        SqliteDatabase(folder / "tenka.db").close()
        with filesystem.read_only(folder):
            for name in ("tenka.db", "new.db"):
                told = await failed_start(folder / name)
                assert "Can’t open" in told or "Can’t write" in told
