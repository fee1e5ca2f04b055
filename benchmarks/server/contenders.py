"""The servers that are measured, each in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import psutil

from benchmarks.machine import ROOT
from benchmarks.server import boardgame
from benchmarks.server.seat import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

PATIENCE = 20.0  # seconds
PROCESSES = (1, 2, 4)  # on one database


@dataclass(frozen=True)
class Place:
    """A table to sit at, for each seat the socket's path and the cookie of who sits there, and how they talk."""

    id: str
    seats: list[tuple[str, str]]
    speaks: type[Seat] = Seat


@dataclass(frozen=True)
class Contender:
    """A server as it is started."""

    title: str
    durable: bool
    path: str | None = None  # where to import the package from, if not from the sources
    limits: bool = False
    processes: int = 0  # on a PostgreSQL server; none: one process on a file
    spread: bool = False  # whether those at a table are at different processes
    peer: tuple[str, ...] = ()  # how somebody else's server is run

    def command(self, place: str) -> list[str]:
        """How it is run; whoever saves does so there."""
        if self.peer:
            return list(self.peer)
        if not self.durable:
            return [sys.executable, "-m", "benchmarks.server.bare"]
        options = [*([] if self.limits else ["--no-limits"]), "--workers", "1", "--log-level", "warning"]
        return [sys.executable, "-m", "tenka", "serve", "--port", "0", "--database", place, *options]


def contenders(
    compiled: str | None, *, several: bool = False, peer: Sequence[str] | None = None
) -> dict[str, Contender]:
    """All there are to measure, the reference first; `several`: on PostgreSQL, too; `peer`: how boardgame.io is run."""
    found = {"bare": Contender("bare uvicorn, nothing saved", durable=False)}
    if peer is not None:
        title = f"boardgame.io {boardgame.VERSION}, nothing saved"
        found["boardgame.io"] = Contender(title, durable=False, peer=tuple(peer))
    found["plain"] = Contender("tenka, plain Python", durable=True)
    if compiled:
        found["compiled"] = Contender("tenka, compiled", durable=True, path=compiled)
    for count in PROCESSES if several else ():
        name = "one process" if count == 1 else f"{count} processes"
        found[f"{count}"] = Contender(f"on PostgreSQL, {name}", durable=True, path=compiled, processes=count)
    if several:
        title = "on PostgreSQL, 2 processes, each seat at any"
        found["spread"] = Contender(title, durable=True, path=compiled, processes=2, spread=True)
    return found


class Process:
    """A server that runs, on one processor alone where that is asked for."""

    def __init__(self, contender: Contender, place: str, processor: int | None = None) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TENKA_")}
        environment |= {"PYTHONPATH": contender.path} if contender.path else {}
        self._process = subprocess.Popen(
            contender.command(place), stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
        )
        self._title = contender.title
        self._figures = psutil.Process(self._process.pid)
        if processor is not None:  # before it has any threads: they stay there too
            self._figures.cpu_affinity([processor])
        self.url = self._announced()
        parts = urlsplit(self.url)
        self.host, self.port = str(parts.hostname), int(parts.port or 0)

    def _announced(self) -> str:
        """The address that the server prints once it accepts connections."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(r"http://\S+:\d+", line)
            if found:
                return found.group()
        self.kill()
        raise RuntimeError(f"{self._title} did not start")

    def cpu(self) -> float:
        """CPU-seconds so far of all its threads, in user and kernel mode, without other processes."""
        times = self._figures.cpu_times()
        return float(times.user + times.system)

    def memory(self) -> float:
        """The most memory it has had, in MB."""
        status = Path(f"/proc/{self._process.pid}/status")
        if status.exists():
            peak = re.search(r"VmHWM:\s+(\d+) kB", status.read_text())
            if peak:
                return int(peak.group(1)) * 1024 / 1e6
        return self.resident()

    def resident(self) -> float:
        """The memory it has now, in MB."""
        return float(self._figures.memory_info().rss) / 1e6

    def stop(self) -> None:
        """Stop it as a service would be."""
        self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(PATIENCE)
        if code not in {0, -signal.SIGTERM}:
            raise RuntimeError(f"{self._title} stopped with {code}")

    def kill(self) -> None:
        """End it however it is."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


class Group:
    """The processes of a contender, each on a processor of its own as far as there are any."""

    def __init__(self, contender: Contender, place: str, processors: Sequence[int] = ()) -> None:
        self.processes: list[Process] = []
        try:
            for number in range(max(1, contender.processes)):
                own = processors[number % len(processors)] if processors else None
                self.processes.append(Process(contender, place, own))
        except BaseException:
            self.kill()
            raise
        self.url = self.processes[0].url
        self.ends = [(each.host, each.port) for each in self.processes]

    def cpu(self) -> float:
        """CPU-seconds so far of all of them."""
        return sum(each.cpu() for each in self.processes)

    def memory(self) -> float:
        """The most memory that one of them has had, in MB."""
        return max(each.memory() for each in self.processes)

    def stop(self) -> None:
        """Stop them as a service would be."""
        for each in self.processes:
            each.stop()

    def kill(self) -> None:
        """End them however they are."""
        for each in self.processes:
            each.kill()
