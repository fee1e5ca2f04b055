"""`tenka serve`: where it is, how it ends, and one clear line for all that can go wrong before."""

import contextlib
import errno
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tenka.cli import run
from tenka.client import Client
from tenka.store.sqlite.database import SqliteDatabase
from tenka.words import LANGUAGES

Fails = Callable[..., str]


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """No settings but the test's own, and the logs as they were."""
    for name in [name for name in os.environ if name.startswith(("TENKA_", "LC_", "LANG"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def fails(capsys: pytest.CaptureFixture[str]) -> Fails:
    """Runs a command that cannot be carried out; its one line."""

    def failed(*args: str | Path) -> str:
        assert run([str(arg) for arg in args]) == 2
        out, told = capsys.readouterr()
        assert out == ""
        assert re.fullmatch(r"tenka: .+\n", told), told
        return told

    return failed


@contextlib.contextmanager
def served(*args: str | Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-m", "tenka", "serve", "--port", "0", "--workers", "1", *map(str, args)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        told = process.stdout.readline()
        yield process, told.split()[-1]
    finally:
        process.kill()
        process.communicate()


def assert_quiet(log: str) -> None:
    """Nothing went wrong, and each line of the log is a JSON object."""
    for line in log.splitlines():
        assert json.loads(line)["level"] == "info", line
        assert "traceback" not in json.loads(line), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["serve", "backup", "restore"])
def test_help(command: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help", "--lang", lang]) == 0
    out, told = capsys.readouterr()
    assert told == ""
    assert f"tenka {command}" in out
    assert "--database" in out


def test_tells_where_it_is_and_answers_there() -> None:
    with served("--lang", "de") as (process, url):
        assert httpx.get(f"{url}/healthz").text == "ok\n"
        assert process.stdout is not None
        assert process.stdout.readline() == "Strg-C beendet ihn.\n"
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=15)
        assert process.returncode == 0
        assert_quiet(told)


def test_the_public_address_is_told_and_where_it_listens() -> None:
    with served("--public-url", "https://play.example") as (process, url):
        assert url == "https://play.example"
        assert process.stdout is not None
        assert re.fullmatch(r"Listening on 127\.0\.0\.1, port \d+\.\n", process.stdout.readline())


async def test_ends_in_time_while_sockets_are_open_and_bots_think() -> None:
    with served() as (process, url):
        async with Client(url) as client:
            await client.guest("Anna")
            table = await client.create("shitenno", ["me", {"bot": "steady"}, {"bot": "steady"}])
            await client.start(table.id)
            with connect(f"{url.replace('http', 'ws')}/api/tables/{table.id}/live", origin=Origin(url)) as live:
                assert "whole" in live.recv()
                process.send_signal(signal.SIGTERM)
                _, told = process.communicate(timeout=15)
        assert process.returncode == 0
        assert_quiet(told)


def test_a_taken_port(fails: Fails) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "in use" in fails("serve", "--port", str(taken.getsockname()[1]))


@pytest.mark.parametrize("host", ["nosuch.invalid", "192.0.2.1"])
def test_a_host_that_is_not_here(host: str, fails: Fails) -> None:
    assert host in fails("serve", "--host", host, "--public-url", "https://play.example")


def test_a_port_that_is_not_allowed(fails: Fails, monkeypatch: pytest.MonkeyPatch) -> None:
    def bind(self: socket.socket, address: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", bind)
    assert "Permission denied" in fails("serve", "--port", "80")


def test_a_host_that_others_reach_needs_a_public_address(fails: Fails) -> None:
    assert "--public-url" in fails("serve", "--host", "0.0.0.0")


def test_a_database_in_use(fails: Fails, tmp_path: Path) -> None:
    with contextlib.closing(SqliteDatabase(tmp_path / "tenka.db")):
        assert "in use by a running server" in fails("serve", "--port", "0", "--database", tmp_path / "tenka.db")


def test_a_database_locked_by_another_program(fails: Fails, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.store.sqlite.database.PATIENCE_MS", 10)
    path = tmp_path / "tenka.db"
    SqliteDatabase(path).close()
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "locked by another program" in fails("serve", "--port", "0", "--database", path)


def test_a_folder_instead_of_a_database(fails: Fails, tmp_path: Path) -> None:
    assert str(tmp_path) in fails("serve", "--port", "0", "--database", tmp_path)


def test_a_folder_that_cannot_be_made(fails: Fails, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "Can’t open" in fails("serve", "--port", "0", "--database", tmp_path / "file" / "in" / "tenka.db")


def test_a_file_that_is_no_database(fails: Fails, tmp_path: Path) -> None:
    (tmp_path / "tenka.db").write_text("Dear diary, " * 100)
    assert "isn’t a database" in fails("serve", "--port", "0", "--database", tmp_path / "tenka.db")


def test_a_schema_from_the_future(fails: Fails, tmp_path: Path) -> None:
    path = tmp_path / "tenka.db"
    SqliteDatabase(path).close()
    with contextlib.closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in fails("serve", "--port", "0", "--database", path)


@pytest.mark.parametrize("setting", ["--port=x", "--workers=-1", "--log-level=loud", "--public-url=ftp://x"])
def test_a_bad_setting(setting: str, fails: Fails) -> None:
    assert setting.partition("=")[2] in fails("serve", setting)


def test_other_commands_do_not_wait_for_what_a_server_needs() -> None:
    program = (
        "import sys; from tenka.cli import run; run(['games']);"
        "sys.exit(any(each in sys.modules for each in ('sqlalchemy', 'alembic', 'starlette', 'uvicorn', 'limits')))"
    )
    assert subprocess.run([sys.executable, "-c", program], stdout=subprocess.DEVNULL, check=False).returncode == 0


def test_backup_and_restore(tmp_path: Path, capsys: pytest.CaptureFixture[str], fails: Fails) -> None:
    saved = tmp_path / "saved.db"
    with served() as (_, url):
        assert httpx.post(f"{url}/api/guest", json={"name": "Anna"}).status_code == 200
        assert run(["backup", str(saved)]) == 0
        assert capsys.readouterr().out == f"Backup saved to {saved}\n"
        assert "--force" in fails("backup", saved)
        assert "running server" in fails("restore", saved)
    assert run(["restore", str(saved)]) == 0
    kept = tmp_path / "data" / "tenka" / "tenka.db.before-restore-1"
    assert capsys.readouterr().out == f"Restored from {saved}\nThe previous data was kept as {kept}\n"
    assert run(["restore", str(saved), "--database", str(tmp_path / "other.db")]) == 0
    assert capsys.readouterr().out == f"Restored from {saved}\n"
    with contextlib.closing(sqlite3.connect(tmp_path / "other.db")) as found:
        assert found.execute("SELECT name FROM person").fetchall() == [("Anna",)]


def test_what_cannot_be_backed_up_or_restored(tmp_path: Path, fails: Fails) -> None:
    assert "File not found" in fails("backup", tmp_path / "saved.db")
    assert "File not found" in fails("restore", tmp_path / "saved.db")
    (tmp_path / "saved.db").write_text("Dear diary, " * 100)
    assert "isn’t a database" in fails("restore", tmp_path / "saved.db")
