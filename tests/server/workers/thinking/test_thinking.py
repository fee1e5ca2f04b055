"""`tenka think`: it plays for the bots of a server, sees no game, and may die at any moment."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import Connection, func, select

from tenka.client import Client
from tenka.server.admin import messages
from tenka.server.admin.client import ask
from tenka.server.workers.questions import Decide
from tenka.server.workers.slot import PendingQuestion, WorkerSlot
from tenka.store.address import ServerAddress
from tenka.store.postgresql.preparing import THEIR_RIGHTS, THINKERS
from tenka.store.schema import metadata, thought
from tests.faults.process import plain, until
from tests.postgresql import cluster
from tests.server.running import Running, running
from tests.server.workers.thinking.thinkers import thinking

pytestmark = pytest.mark.skipif(cluster.missing() is not None, reason=str(cluster.missing()))

PATIENCE = 30.0  # seconds


@pytest.fixture
def address(tmp_path: Path) -> ServerAddress:
    """A database with a role for thinkers."""
    found = cluster.named_after(tmp_path)
    with cluster.administering(cluster.shared()) as connection:
        if connection.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", [THINKERS]).fetchone() is None:
            connection.execute(f"CREATE ROLE {THINKERS} LOGIN")
    return found


def as_thinker(address: ServerAddress) -> str:
    return address.url.replace(f"{cluster.USER}@", f"{THINKERS}@")


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the server itself was asked."""
    asked: list[str] = []
    settle = WorkerSlot.settle

    async def settled(slot: WorkerSlot, question: PendingQuestion) -> bool:
        asked.append(question.question.kind)
        return await settle(slot, question)

    monkeypatch.setattr(WorkerSlot, "settle", settled)
    return asked


async def a_game(anna: Client) -> str:
    table = await anna.create("shitenno", ["me", {"bot": "steady"}, {"bot": "steady"}], pause=False)
    await anna.start(table.id)
    return table.id


async def play(server: Running, anna: Client, id: str, enough: int | Callable[[], object]) -> None:
    """Play on until there are so many entries, or something has happened."""
    table = await server.services.registry.table(id)
    async with anna.live(id) as seat, asyncio.timeout(PATIENCE):
        while not (enough() if callable(enough) else table.playing().number >= enough) and not seat.over:
            if seat.legal:
                await seat.play(seat.legal[0])
            else:
                await seat.news()


async def test_it_thinks_for_a_server_and_sees_no_game(address: ServerAddress, here: list[str], tmp_path: Path) -> None:
    async with (
        running(tmp_path, database=address) as server,
        thinking(as_thinker(address), tmp_path) as thinker,
        await server.guest("Anna") as anna,
    ):
        await until(lambda: server.services.workers.far_places == 1, PATIENCE)
        await play(server, anna, await a_game(anna), 20)
        assert "decide" not in here
        listed = await asyncio.to_thread(ask, address, messages.ListProcesses())
        assert isinstance(listed, messages.Processes)
        assert sorted(row.places for row in listed.rows) == [0, 1]
        with psycopg.connect(as_thinker(address), autocommit=True) as role:
            for table in metadata.tables:
                query = f'SELECT 1 FROM "{table}" LIMIT 1'
                if table in THEIR_RIGHTS:
                    role.execute(query)
                else:
                    with pytest.raises(psycopg.errors.InsufficientPrivilege):
                        role.execute(query)
        assert await thinker.stop() == 0
        await until(lambda: server.services.workers.far_places == 0, PATIENCE)
        assert "Traceback" not in thinker.log.read_text()


async def test_a_thinker_that_dies_is_not_missed(address: ServerAddress, here: list[str], tmp_path: Path) -> None:
    async with (
        running(tmp_path, database=address) as server,
        thinking(address.url, tmp_path) as thinker,
        await server.guest("Anna") as anna,
    ):
        await until(lambda: server.services.workers.far_places == 1, PATIENCE)
        id = await a_game(anna)
        await play(server, anna, id, 6)
        thinker.kill()
        await play(server, anna, id, lambda: "decide" in here)
        assert "decide" in here
        assert (await server.services.database.read(_left_over)) == 0


def _left_over(connection: Connection) -> int:
    """Answers that nobody has fetched."""
    return int(connection.execute(select(func.count()).select_from(thought)).scalar_one())


async def test_a_question_holds_a_world_that_was_drawn(address: ServerAddress, tmp_path: Path) -> None:
    """What is written down for thinkers is what worker processes are told: never the true seed."""
    async with running(tmp_path, database=address) as server, await server.guest("Anna") as anna:
        asked: list[PendingQuestion] = []

        class Listening:
            async def think(self, question: PendingQuestion) -> None:
                asked.append(question)

        server.services.workers.think_far(Listening(), 1)
        id = await a_game(anna)
        await play(server, anna, id, 6)
        table = await server.services.registry.table(id)
        assert asked
        assert all(isinstance(each.question, Decide) for each in asked)
        seed = table.playing().state.dump()["seed"]
        assert all(seed not in repr(each.question) for each in asked)


def test_a_file_has_a_server_that_thinks_for_itself(tmp_path: Path) -> None:
    assert "isn’t on a PostgreSQL server" in refused(str(tmp_path / "tenka.db"))
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_no_server_has_opened_is_named_without_its_password(tmp_path: Path) -> None:
    bare = cluster.made(f"bare_{abs(hash(tmp_path))}", "template0").url.replace("tenka@", "tenka:wakizashi@")
    told = refused(bare)
    assert "bare_" in told
    assert "wakizashi" not in told


def refused(place: str) -> str:
    """The one line that a thinker says and ends with."""
    command = [sys.executable, "-m", "tenka", "think", "--database", place, "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, env=plain(), check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, ""), done
    lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]  # what is not its log's
    assert len(lines) == 1, done.stderr
    return lines[0]


async def test_the_page_shows_who_serves_and_who_thinks(address: ServerAddress, tmp_path: Path) -> None:
    async with (
        running(tmp_path, database=address) as server,
        thinking(as_thinker(address), tmp_path),
        httpx.AsyncClient(base_url=server.url) as operator,
    ):
        for language, told in (("de-CH,de;q=0.9", "Rechenprozesse"), ("it", "Processi di calcolo"), ("ja", "Machine")):
            page = await operator.get("/processes", headers={"Accept-Language": language})
            assert page.status_code == 200
            assert told in page.text
        assert page.text.partition("</tbody>")[0].count("<tr>") == 3, "a head and two processes"
        assert "part" in page.text.rpartition("<tbody>")[2]


async def test_the_page_is_for_this_machine_alone(tmp_path: Path) -> None:
    async with running(tmp_path, proxied=True) as server, httpx.AsyncClient(base_url=server.url) as operator:
        assert (await operator.get("/processes")).status_code == 200  # there are no others: it says so
        passed_on = {"X-Forwarded-For": "198.51.100.7"}
        assert (await operator.get("/processes", headers=passed_on)).status_code == 404
