"""Everything from one kind of database to the other and back, and safe copies by PostgreSQL's own tools."""

import asyncio
import contextlib
import itertools
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from sqlalchemy import delete, insert, select, text

from tenka.cli import run
from tenka.store import moving
from tenka.store.address import Address, ServerAddress
from tenka.store.opening import open_database
from tenka.store.queries.tables import log
from tenka.store.schema import entry, game_table, metadata, person
from tests.faults.process import plain
from tests.postgresql import cluster
from tests.server.running import running

pytestmark = pytest.mark.skipif(cluster.missing() is not None, reason=cluster.missing() or "")

Rows = dict[str, list[tuple[object, ...]]]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def played(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Path, str]]:
    """A file with a game that is not over, talk, and a table that points to it; and the game's id."""
    folder = tmp_path_factory.mktemp("played")
    async with running(folder, kind="sqlite") as server:
        client, rng = await server.guest("Änne 信長"), Random(3)
        table = await client.create("shitenno", ["me", {"bot": "random"}, {"bot": "random"}], pause=False)
        await client.start(table.id)
        for _ in range(12):
            whole = await client.look(table.id)
            while whole.sight is None or not whole.sight.legal:
                await asyncio.sleep(0.01)
                whole = await client.look(table.id)
            await client.move(table.id, rng.choice(whole.sight.legal), decision=whole.sight.decision)
        await client.say(table.id, "“Banzai!” \\ 'quoted'; DROP TABLE person; 🏯")
        await client.create("shogun", ["me", "open", "open"])
        await client.close()
    with contextlib.closing(open_database(folder / "tenka.db")) as database, database.engine.begin() as connection:
        first, second = connection.execute(select(game_table.c.id).order_by(game_table.c.created)).scalars().all()
        earlier, later = sorted([first, second])
        change = game_table.update().where(game_table.c.id == earlier).values(rematch_of=later)
        connection.execute(change)  # what is copied first points to what is copied later
    yield folder / "tenka.db", table.id


@pytest.fixture
def file(played: tuple[Path, str], tmp_path: Path) -> Path:
    """A copy of one's own."""
    return Path(shutil.copy(played[0], tmp_path / "from.db"))


@pytest.fixture
def bare() -> Iterator[ServerAddress]:
    """A database that nobody has used."""
    found = cluster.made(f"moving_{os.urandom(6).hex()}", "template0")
    yield found
    cluster.drop(found)


def rows(address: Address) -> Rows:
    with contextlib.closing(open_database(address)) as database, database.unhurried() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
            for table in metadata.sorted_tables
        }


def named(address: Address) -> str:
    return address.url if isinstance(address, ServerAddress) else str(address)


def moved(source: Address, target: Address) -> int:
    code = run(["move-database", named(source), named(target), "--lang", "en"])
    assert isinstance(code, int)
    return code


async def test_there_and_back_again(
    played: tuple[Path, str], file: Path, bare: ServerAddress, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, epoch = rows(file), epoch_of(file)
    assert await asyncio.to_thread(moved, file, bare) == 0
    out = capsys.readouterr().out
    assert f"entry: {len(before['entry'])} copied\n" in out
    assert "1 game replayed\n" in out
    assert rows(bare) == rows(file) == before
    assert before["entry"]
    assert before["remark"]
    pointing = list(metadata.tables["game_table"].columns.keys()).index("rematch_of")
    assert any(row[pointing] for row in before["game_table"])
    assert await asyncio.to_thread(moved, bare, tmp_path / "back.db") == 0
    assert rows(tmp_path / "back.db") == before
    assert epoch_of(bare) == epoch_of(tmp_path / "back.db") == epoch


def epoch_of(address: Address) -> str:
    with contextlib.closing(open_database(address)) as database:
        return database.epoch


async def test_the_game_goes_on_there(played: tuple[Path, str], file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "server"
    target = cluster.named_after(folder / "tenka.db")
    assert await asyncio.to_thread(moved, file, target) == 0
    with contextlib.closing(open_database(target)) as database:
        entries = len(await database.read(log.entries, played[1]))
    async with running(folder, kind="postgresql") as server:
        async with asyncio.timeout(20):  # the bots go on by themselves, if it is their turn
            table = await server.services.registry.table(played[1])
            assert table.game_session is not None
            assert table.game_session.number >= entries


def test_twice_is_as_good_as_once(file: Path, bare: ServerAddress, capsys: pytest.CaptureFixture[str]) -> None:
    assert moved(file, bare) == 0
    before = rows(bare)
    capsys.readouterr()
    assert moved(file, bare) == 0
    assert capsys.readouterr().out == f"{bare} already holds the same. Nothing was changed.\n"
    assert rows(bare) == before


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
def test_a_target_that_holds_something_else_is_left_as_it_is(
    kind: str, file: Path, bare: ServerAddress, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target: Address = bare if kind == "postgresql" else tmp_path / "other.db"
    assert moved(file, target) == 0
    with contextlib.closing(open_database(target)) as database, database.engine.begin() as connection:
        connection.execute(insert(person).values(id="new", name="Nobu", created=1))
    before = rows(target)
    assert moved(file, target) == 2
    assert "isn’t empty" in capsys.readouterr().err
    assert rows(target) == before


def test_a_copy_that_differs_is_not_kept(
    file: Path, bare: ServerAddress, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = moving._copy

    def loses_one(source: object, target: object, table: object) -> int:
        count = copy(source, target, table)  # type: ignore[arg-type]
        if table is entry:
            target.execute(delete(entry).where(entry.c.number == 3))  # type: ignore[attr-defined]
        return count

    with monkeypatch.context() as patch:
        patch.setattr(moving, "_copy", loses_one)
        assert moved(file, bare) == 2
    assert "differs" in capsys.readouterr().err
    assert rows(bare)["person"] == []
    assert moved(file, bare) == 0


def test_a_game_that_cannot_be_replayed_there_is_not_taken(
    file: Path, bare: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = itertools.chain([False, True])
    monkeypatch.setattr("tenka.server.admin.moving._is_replayed", lambda *_: next(answers))
    assert moved(file, bare) == 2
    assert rows(bare)["person"] == []


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
def test_killed_in_the_middle_it_can_be_done_again(kind: str, file: Path, bare: ServerAddress, tmp_path: Path) -> None:
    source: Address = file
    target: Address = bare
    if kind == "sqlite":
        assert moved(file, bare) == 0
        source, target = bare, tmp_path / "to.db"
    program = (
        "import sys, time; from tenka.store import moving; from tenka.cli import run\n"
        "whole = moving._copy\n"
        "def slow(*args):\n"
        "    done = whole(*args)\n"
        "    if args[2].name == 'entry': print('there', flush=True); time.sleep(60)\n"
        "    return done\n"
        "moving._copy = slow\n"
        "run(['move-database', *sys.argv[1:]])\n"
    )
    command = [sys.executable, "-c", program, named(source), named(target)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=plain()) as process:
        assert process.stdout is not None
        assert any(line == "there\n" for line in process.stdout)
        process.kill()
    for _ in range(100):  # the server notices the end of a connection in a moment
        if moved(source, target) == 0:
            break
    assert rows(target) == rows(source)


def test_a_server_that_runs_is_not_moved(file: Path, bare: ServerAddress, capsys: pytest.CaptureFixture[str]) -> None:
    for source, target in ((file, bare), (bare, file)):
        with contextlib.closing(open_database(source)):
            assert moved(source, target) == 2
            assert "in use by a running server" in capsys.readouterr().err
            assert moved(target, source) == 2
            assert "in use by a running server" in capsys.readouterr().err


def test_while_it_is_moved_no_server_starts(bare: ServerAddress) -> None:
    with contextlib.closing(open_database(bare, alone=True)), pytest.raises(Exception, match="store-in-use"):
        open_database(bare)


@pytest.mark.parametrize(
    ("source", "target", "message"),
    [
        ("none.db", "to.db", "File not found"),
        ("from.db", "from.db", "named twice"),
        ("empty.db", "to.db", "nothing to move"),
        ("from.db", "postgresql://tenka:secret@127.0.0.1:1/none", "Can’t reach"),
    ],
)
def test_what_cannot_be_moved(
    source: str, target: str, message: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    open_database(tmp_path / "empty.db").close()
    places = [each if "://" in each else str(tmp_path / each) for each in (source, target)]
    assert run(["move-database", *places, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert message in told
    assert told.count("\n") == 1
    assert "secret" not in told
    assert not (tmp_path / "none.db").exists()


def test_a_value_that_the_other_kind_does_not_take(
    file: Path, bare: ServerAddress, capsys: pytest.CaptureFixture[str]
) -> None:
    with contextlib.closing(sqlite3.connect(file)) as other, other:
        other.execute("INSERT INTO person (id, name, created) VALUES (?, 'Anna', 1)", ["x" * 30])
    assert moved(file, bare) == 2
    assert "“person”" in capsys.readouterr().err
    assert rows(bare)["person"] == []


# PostgreSQL's own tools


def tool(program: str, *args: str) -> None:
    folder = cluster.binaries()
    assert folder is not None
    subprocess.run([str(folder / program), *args], check=True, stdin=subprocess.DEVNULL)


def test_a_dump_restores_everything(file: Path, bare: ServerAddress, tmp_path: Path) -> None:
    assert moved(file, bare) == 0
    dump, again = str(tmp_path / "tenka.dump"), cluster.made(f"moving_{os.urandom(6).hex()}", "template0")
    try:
        with contextlib.closing(open_database(bare)):  # while a server uses it
            tool("pg_dump", "--format=custom", f"--file={dump}", bare.url)
        tool("pg_restore", "--no-owner", "--exit-on-error", "--single-transaction", f"--dbname={again.url}", dump)
        assert rows(again) == rows(bare)
        with contextlib.closing(open_database(again)) as database, database.engine.begin() as connection:
            connection.execute(text("DELETE FROM setting WHERE name = 'epoch'"))
            indexes = text("SELECT count(*) FROM pg_indexes WHERE schemaname = 'public'")
            assert connection.execute(indexes).scalar_one() > len(metadata.sorted_tables)
        assert epoch_of(again) not in {epoch_of(bare), ""}, "so that nobody trusts versions that were taken back"
    finally:
        cluster.drop(again)


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_backup_and_restore_point_to_them(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "there.db", "--database", "postgresql://tenka:secret@host/tenka", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "pg_dump" in told
    assert "postgresql://tenka@host/tenka" in told
    assert told.count("\n") == 1
