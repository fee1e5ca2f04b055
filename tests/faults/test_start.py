"""Starting where one cannot: a clear line, and code 2. What needs no process of its own is in tests/server."""

import asyncio
import contextlib
import subprocess
import sys
from pathlib import Path

from tenka.store.sqlite.database import SqliteDatabase
from tests.faults.ports import quiet_port
from tests.faults.process import LONG, SERVE, failed_start, plain


async def test_two_servers_that_start_at_the_same_moment_on_one_port(tmp_path: Path) -> None:
    port = quiet_port()
    command = [sys.executable, *SERVE, "--port", f"{port}", "--workers", "1", "--lang", "en"]
    servers = [
        subprocess.Popen(
            [*command, "--database", str(tmp_path / f"{n}.db")],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=plain(),
        )
        for n in range(2)
    ]
    try:
        async with asyncio.timeout(LONG):
            while all(server.poll() is None for server in servers):
                await asyncio.sleep(0.01)
        (loser,) = [server for server in servers if server.returncode is not None]
        out, told = loser.communicate()
        assert (loser.returncode, out) == (2, b"")
        assert told.startswith(b"tenka: ")
        assert told.count(b"\n") == 1
        assert str(port).encode() in told
    finally:
        for server in servers:
            server.kill()
            server.communicate()


async def test_a_second_server_on_the_same_file_by_another_name(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tenka.db")
    with contextlib.closing(SqliteDatabase(tmp_path / "tenka.db")):
        assert "in use" in await failed_start(tmp_path / "link.db")
