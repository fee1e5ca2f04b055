"""What compose.yaml names, as plain processes on this machine: the same settings, commands and files."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import yaml

from tests.faults.ports import quiet_port
from tests.faults.process import plain
from tests.postgresql.cluster import QUICK, Cluster, administering, binaries

SEVERAL = Path(__file__).parents[2] / "docs" / "hosting" / "several"
COMPOSE: dict[str, Any] = yaml.safe_load((SEVERAL / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
SERVERS = [name for name, each in SERVICES.items() if each["image"] == "tenka" and "entrypoint" not in each]
THINKERS = [name for name, each in SERVICES.items() if each.get("entrypoint") == ["tenka", "think"]]
LONG = 60.0  # seconds


def settings_of(service: str, known: dict[str, str]) -> dict[str, str]:
    """A service's environment, with what stands in .env put in; refused where that is missing."""

    def put(match: re.Match[str]) -> str:
        if not known.get(match["name"]):
            raise KeyError(match["name"])
        return known[match["name"]]

    given = SERVICES[service]["environment"]
    return {name: re.sub(r"\$\{(?P<name>\w+):\?\}", put, str(value)) for name, value in given.items()}


class Topology:
    """All services but the images: started one by one, stopped one by one."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.folder = folder
        self.port = quiet_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.known = {"TENKA_SITE": f"127.0.0.1:{self.port}", "TENKA_DATABASE_PASSWORD": "drawn-by-chance"}
        self.known["TENKA_THINKING_PASSWORD"] = "drawn-as-well"
        self.ports = {name: quiet_port() for name in SERVERS}
        self.cluster = Cluster(database / "cluster", QUICK)
        self._running: dict[str, subprocess.Popen[bytes]] = {}

    def start(self) -> None:
        """Everything, in the order in which each waits for the other."""
        self.cluster.start()
        with administering(self.cluster.port) as connection:
            connection.execute("CREATE DATABASE tenka")
        self._make_roles()
        for name in SERVERS:
            self.serve(name)
        for name in THINKERS:
            self.think(name)
        self._start_proxy()

    def serve(self, name: str) -> None:
        """A server, ready."""
        env = self._settings(name)
        env["TENKA_PUBLIC_URL"] = env["TENKA_PUBLIC_URL"].replace("https:", "http:")
        env |= {"TENKA_HOST": "127.0.0.1", "TENKA_PROXIES": "127.0.0.1", "TENKA_PORT": str(self.ports[name])}
        env |= {"TENKA_WORKERS": "1", "TENKA_BOT_PAUSE": "0"}
        self._run(name, [sys.executable, "-m", "tenka", "serve"], env)
        self._wait(name, lambda: self._is_ready(f"http://127.0.0.1:{self.ports[name]}"))

    def think(self, name: str) -> None:
        """A thinker, known to the servers."""
        command = [sys.executable, "-m", *SERVICES[name]["entrypoint"], "--workers", "1", "--lang", "en"]
        self._run(name, command, self._settings(name))
        self._wait(name, lambda: "Thinking for" in self._log(name))

    def stop(self, name: str) -> int:
        """What `docker compose stop` does; the exit code."""
        process = self._running.pop(name)
        process.send_signal(signal.SIGTERM)
        return process.wait(LONG)

    def kill(self, name: str) -> None:
        """A container that is gone at once."""
        process = self._running.pop(name)
        process.kill()
        process.wait()

    def back_up(self, into: Path) -> list[Path]:
        """What the backup's container does, once instead of every day; the files it leaves."""
        env = settings_of("backup", self.known) | {"PGHOST": "127.0.0.1", "PGPORT": str(self.cluster.port)}
        (script,) = SERVICES["backup"]["command"]
        once = script.replace("/backups", str(into)).replace("$$", "$").replace("sleep 86400", "exit 0")
        assert once.count("exit 0") == 1
        subprocess.run([*SERVICES["backup"]["entrypoint"], once], env=self._with_programs(env), check=True)
        return sorted(into.iterdir())

    def restore(self, dump: Path, name: str) -> str:
        """Put a backup into another database; its address."""
        with administering(self.cluster.port) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        url = f"postgresql://tenka@127.0.0.1:{self.cluster.port}/{name}"
        command = ["pg_restore", "--clean", "--if-exists", "--exit-on-error", "--dbname", url, str(dump)]
        subprocess.run(command, env=self._with_programs({}), check=True)
        return url

    def processes(self, server: str) -> int:
        """How many processes the operator's page of a server shows."""
        url = f"http://127.0.0.1:{self.ports[server]}/processes"
        page = httpx.get(url, headers={"Host": self.known["TENKA_SITE"]}).text
        return page.partition("</tbody>")[0].partition("<tbody>")[2].count("<tr>")

    def close(self) -> None:
        """Leave nothing behind."""
        for process in self._running.values():
            process.kill()
            process.wait()
        with contextlib.suppress(subprocess.CalledProcessError):
            self.cluster.stop("immediate")

    def _settings(self, name: str) -> dict[str, str]:
        """A service's environment, with the database where it is here."""
        env = settings_of(name, self.known)
        env["TENKA_DATABASE"] = env["TENKA_DATABASE"].replace("@database/", f"@127.0.0.1:{self.cluster.port}/")
        return env

    def _make_roles(self) -> None:
        """What the database's container does when it is made."""
        (script,) = [each.split(":")[0] for each in SERVICES["database"]["volumes"] if "initdb.d" in each]
        env = settings_of("database", self.known) | {"POSTGRES_DB": "tenka"}
        env |= {"PGHOST": "127.0.0.1", "PGPORT": str(self.cluster.port)}
        subprocess.run(["sh", str(SEVERAL / script)], env=self._with_programs(env), check=True)

    def _start_proxy(self) -> None:
        env = settings_of("proxy", self.known) | {"TENKA_SCHEME": "http", "XDG_DATA_HOME": str(self.folder)}
        for name, port in self.ports.items():
            assert f"{name}:8360" in env["TENKA_SERVERS"]
            env["TENKA_SERVERS"] = env["TENKA_SERVERS"].replace(f"{name}:8360", f"127.0.0.1:{port}")
        caddy = shutil.which("caddy")
        if caddy is not None:
            config = self.folder / "Caddyfile"  # its own door for orders would be shared with a Caddy of the machine's
            text = (SEVERAL / "Caddyfile").read_text(encoding="utf-8")
            config.write_text(text.replace("{\n\tservers", "{\n\tadmin off\n\tauto_https off\n\tservers", 1))
            command = [caddy, "run", "--config", str(config), "--adapter", "caddyfile"]
        else:
            command = [sys.executable, "-m", "tests.hosting.passing_on", str(self.port), *env["TENKA_SERVERS"].split()]
        self._run("proxy", command, env)
        self._wait("proxy", lambda: self._is_ready(self.url))

    def _run(self, name: str, command: list[str], env: dict[str, str]) -> None:
        with (self.folder / f"{name}.log").open("ab") as log:
            self._running[name] = subprocess.Popen(
                command, env=plain() | env, stdout=log, stderr=log, cwd=Path(__file__).parents[2]
            )

    def _is_ready(self, url: str) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{url}/readyz", headers={"Host": self.known["TENKA_SITE"]}).status_code == 200
        return False

    def _log(self, name: str) -> str:
        return (self.folder / f"{name}.log").read_text(encoding="utf-8")

    def _wait(self, name: str, ready: Callable[[], bool]) -> None:
        ends = time.monotonic() + LONG
        while not ready():
            assert self._running[name].poll() is None, self._log(name)[-2000:]
            assert time.monotonic() < ends, self._log(name)[-2000:]
            time.sleep(0.05)

    @staticmethod
    def _with_programs(env: dict[str, str]) -> dict[str, str]:
        path = f"{binaries()}{os.pathsep}{os.environ['PATH']}"
        return plain() | env | {"PATH": path}
