"""A real PostgreSQL server for the tests: one for a session, whoever of its processes needs it first starts it.

What watches it ends it with the session, however that ends.
"""

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import psycopg
from sqlalchemy import text

from tenka.store.address import ServerAddress
from tenka.store.postgresql.database import PostgresqlDatabase
from tests.faults.ports import quiet_port
from tests.postgresql.session import FOLDER

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
USERS = ("postgres", "nobody")  # whom a server may run as: never root
TEMPLATE = "tenka_template"
USER = "tenka"
QUICK = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "max_connections": "200"}


@cache
def binaries() -> Path | None:
    """Where PostgreSQL's programs are on this machine."""
    if (told := shutil.which("pg_config")) is not None:
        named = subprocess.run([told, "--bindir"], capture_output=True, text=True, check=False).stdout.strip()
        if Path(named, "initdb").exists():
            return Path(named)
    for pattern in PLACES:
        for found in sorted(Path("/").glob(pattern.lstrip("/")), reverse=True):
            if (found / "initdb").exists():
                return found
    return None


def missing() -> str | None:
    """Why there can be no server here, if there cannot."""
    if binaries() is None:
        return "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    if os.geteuid() == 0 and shutil.which("setpriv") is None:
        return "PostgreSQL does not run as root, and setpriv is not installed"
    return None


class Cluster:
    """A server with a folder of its own, which can be stopped, killed and started again; or the replica of another."""

    def __init__(self, folder: Path, settings: dict[str, str], followed: "Cluster | None" = None) -> None:
        self.folder = folder
        self.port = quiet_port()
        self._settings = settings
        folder.mkdir(parents=True, exist_ok=True)
        self._own()
        data = str(folder / "data")
        if followed is None:
            self._run("initdb", "-D", data, "-U", USER, "--auth=trust", "--encoding=UTF8", "--no-locale")
        else:
            whom = ["-h", "127.0.0.1", "-p", str(followed.port), "-U", USER]
            self._run("pg_basebackup", *whom, "-D", data, "--write-recovery-conf", "--checkpoint=fast")

    def _own(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, _user())
            self.folder.chmod(0o755)

    def _run(self, program: str, *args: str) -> None:
        bin_folder = binaries()
        assert bin_folder is not None
        with (self.folder / "programs.log").open("ab") as told:
            command = [*as_whom(), str(bin_folder / program), *args]
            subprocess.run(command, stdout=told, stderr=told, stdin=subprocess.DEVNULL, cwd=self.folder, check=True)

    def write(self, name: str, content: str) -> None:
        """Write a file of its data, for its own eyes."""
        path = self.folder / "data" / name
        path.write_text(content, encoding="utf-8")
        path.chmod(0o600)
        if os.geteuid() == 0:
            shutil.chown(path, _user())

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        chosen = {**self._settings, "port": str(self.port), "listen_addresses": "127.0.0.1"}
        chosen["unix_socket_directories"] = ""
        flags = " ".join(f"-c {name}='{value}'" for name, value in chosen.items())
        log = str(self.folder / "data" / "server.log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-t", "120", "-l", log, "-o", flags, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server: `fast` in order, `immediate` as if the power had failed."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-t", "120", "-m", mode, "stop")

    def runs(self) -> bool:
        """Whether it has not given up."""
        command = [*as_whom(), str((binaries() or Path()) / "pg_ctl"), "-D", str(self.folder / "data"), "status"]
        return subprocess.run(command, capture_output=True, check=False, cwd=self.folder).returncode == 0

    def promote(self) -> None:
        """A replica follows nobody any more."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-t", "120", "promote")

    def wait_for_replicas(self, names: str) -> None:
        """Acknowledge nothing that replicas with these names do not have: `*` any; empty: without them again."""
        with administering(self.port) as connection:
            connection.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{names}'")
            connection.execute("SELECT pg_reload_conf()")

    def address(self, name: str) -> ServerAddress:
        """One of its databases."""
        return address(self.port, name)


def as_whom() -> list[str]:
    """What goes before a command of PostgreSQL's that root may not run."""
    if os.geteuid() != 0:
        return []
    return ["setpriv", f"--reuid={_user()}", f"--regid={_group()}", "--clear-groups"]


@cache
def _user() -> str:
    known = Path("/etc/passwd").read_text("utf-8")
    return next(name for name in USERS if f"\n{name}:" in f"\n{known}")


@cache
def _group() -> str:
    return subprocess.run(["id", "-gn", _user()], capture_output=True, text=True, check=True).stdout.strip()


def address(port: int, name: str) -> ServerAddress:
    """A database of a server on this machine."""
    return ServerAddress(f"postgresql://{USER}@127.0.0.1:{port}/{name}")


# The one that a session shares


@cache
def shared() -> int:
    """The port of the session's server, which is started if it is not running yet."""
    folder = Path(os.environ[FOLDER])
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        note = folder / "port"
        if not note.exists():
            cluster = Cluster(folder / "cluster", QUICK)
            _end_with_session(cluster)
            cluster.start()
            _make_template(cluster.port)
            note.write_text(json.dumps(cluster.port))
        return int(json.loads(note.read_text()))


def _end_with_session(cluster: Cluster) -> None:
    """Have a process wait for the end of the session's first process, and clear everything away."""
    session = os.environ[FOLDER].rpartition("-")[2]
    watching = [sys.executable, "-m", "tests.postgresql.ending", session, os.environ[FOLDER], *as_whom()]
    watching += [str(binaries() or ""), str(cluster.folder / "data")]
    script = '"$@" </dev/null >/dev/null 2>&1 &'
    root = Path(__file__).parents[2]
    subprocess.run(["sh", "-c", script, "sh", *watching], check=True, cwd=root, start_new_session=True)


def _make_template(port: int) -> None:
    """A database of ours before its first server has opened it."""
    with administering(port) as connection:
        connection.execute(f"CREATE DATABASE {TEMPLATE}")
    database = PostgresqlDatabase(address(port, TEMPLATE))
    with database.engine.begin() as changing:
        changing.execute(text("DELETE FROM setting"))
        changing.execute(text("UPDATE server_time SET elapsed = 0"))
    database.close()


@contextlib.contextmanager
def administering(port: int) -> Iterator[psycopg.Connection[tuple[object, ...]]]:
    """A connection to make databases by."""
    with psycopg.connect(f"postgresql://{USER}@127.0.0.1:{port}/postgres", autocommit=True) as connection:
        yield connection


def named_after(path: Path) -> ServerAddress:
    """The database that stands for a file in a test: what is there, or a new one that holds nothing."""
    return made(f"t{hashlib.sha256(str(path).encode()).hexdigest()[:20]}", TEMPLATE)


def made(name: str, template: str) -> ServerAddress:
    """A database of this name, made of a template if there is none."""
    port = shared()
    with administering(port) as connection:
        if connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone() is None:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    return address(port, name)


def drop(found: ServerAddress) -> None:
    """Take a database away, whoever still uses it."""
    with administering(shared()) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {found.url.rpartition('/')[2]} WITH (FORCE)")
