"""The code before the newest migration beside the present one: a site is upgraded server by server, nobody notices."""

import asyncio
import contextlib
import io
import subprocess
import tarfile
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

import httpx
import pytest

from tenka.client.http import Client
from tests.faults.process import LONG, SERVE, ServerProcess
from tests.postgresql import cluster

ROOT = Path(__file__).parents[2]
MIGRATIONS = "src/tenka/store/migrations/versions"
FEW = 10  # moves before and after each step


def git(*args: str) -> bytes:
    """What git says of the sources; nothing where there is no history."""
    with contextlib.suppress(OSError):
        done = subprocess.run(["git", "-C", str(ROOT), *args], capture_output=True, check=False)
        return done.stdout if done.returncode == 0 else b""
    return b""


@cache
def previous() -> str:
    """The last commit whose schema is an older one; empty if the sources came without their history."""
    newest = max(path.name for path in (ROOT / MIGRATIONS).glob("0*.py"))
    (added, *_) = git("log", "--format=%H", "--diff-filter=A", "--", f"{MIGRATIONS}/{newest}").decode().split() or [""]
    return git("rev-parse", "--verify", "--quiet", f"{added}~1" if added else "HEAD").decode().strip()


@pytest.fixture
def old_code(tmp_path: Path) -> Path:
    """Where the previous release can be imported from."""
    content = git("archive", previous(), "src/tenka") if previous() else b""
    if not content:
        pytest.skip("the sources came without their history")
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        archive.extractall(tmp_path / "old", filter="data")
    return tmp_path / "old" / "src"


async def play(people: list[Client], watchers: list[Client], table: str, moves: int) -> int:
    """So many moves, all through the mover's own server; how many entries the game has then, as all watchers see."""
    async with asyncio.timeout(LONG):
        while moves > 0:
            for each in people:
                sight = (await each.look(table)).sight
                assert sight is not None
                if sight.legal:
                    await each.move(table, sight.legal[0])
                    moves -= 1
                else:
                    await asyncio.sleep(0.02)  # a bot may be at it
        while len(seen := {await entries(each, table) for each in watchers}) > 1:
            await asyncio.sleep(0.02)  # until it is a person's turn
    return seen.pop()


async def entries(watcher: Client, table: str) -> int:
    """How many entries a game has."""
    sight = (await watcher.look(table)).sight
    assert sight is not None
    return len(sight.view["events"])


@contextlib.asynccontextmanager
async def serving(folder: Path, database: str, code: Path | None = None) -> AsyncIterator[ServerProcess]:
    """A server of the present code, or of other code, until the end of the block."""
    folder.mkdir(exist_ok=True)
    server = ServerProcess(folder / "none.db", folder, SERVE, "--database", database, "--bot-pause", "0")
    try:
        with pytest.MonkeyPatch.context() as environment:
            if code is not None:
                environment.setenv("PYTHONPATH", str(code))
            await server.start()
        yield server
    finally:
        server.clear()


async def at(server: ServerProcess, person: Client) -> Client:
    """The same person at another server."""
    found = Client(server.url)
    found._http.cookies = httpx.Cookies(person._http.cookies)
    return found


@pytest.mark.skipif(cluster.missing() is not None, reason=str(cluster.missing()))
async def test_the_previous_code_plays_on_beside_the_present(old_code: Path, tmp_path: Path) -> None:
    url = cluster.made(f"two_{abs(hash(tmp_path))}", "template0").url
    async with contextlib.AsyncExitStack() as stack:
        old = await stack.enter_async_context(serving(tmp_path / "old-server", url, old_code))
        anna = await stack.enter_async_context(Client(old.url))
        bruno = await stack.enter_async_context(Client(old.url))
        carla = await stack.enter_async_context(Client(old.url))
        await anna.guest("Anna")
        await bruno.guest("Bruno")
        await carla.guest("Carla")
        table = await anna.create("shitenno", ["me", "open", {"bot": "random"}], public=True, pause=False)
        await bruno.join(table.id)
        await anna.start(table.id)
        before = await play([anna, bruno], [carla], table.id, FEW)

        new = await stack.enter_async_context(serving(tmp_path / "new-server", url))
        people = [anna, await stack.enter_async_context(await at(new, bruno))]
        watchers = [carla, await stack.enter_async_context(await at(new, carla))]
        beside = await play(people, watchers, table.id, FEW)
        assert beside > before

        assert await old.stop() == 0  # and once more on the schema that is newer than it knows
        async with serving(tmp_path / "again", url, old_code) as again:
            people[0] = await stack.enter_async_context(await at(again, anna))
            watchers[0] = await stack.enter_async_context(await at(again, carla))
            assert await play(people, watchers, table.id, FEW) > beside
            again.assert_no_traceback()
        for server in (old, new):
            server.assert_no_traceback()
