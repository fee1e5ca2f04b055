"""What two people who play see of it when others attack the server, each way by itself and all at once."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.machine import ROOT
from benchmarks.server.attacks import ATTACKS
from benchmarks.server.bystander import Bystander
from benchmarks.server.contenders import Contender, Process

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

LIMITED = Contender("tenka, limits on", durable=True, limits=True)
TOGETHER = "all at once"
QUIET = "nobody attacks"
PATIENCE = 60.0  # seconds that a move may take before this is given up
REST = 0.2  # of an attack's time, until the next
TIMES_QUIET = 4
P99 = 250  # milliseconds


@dataclass(frozen=True)
class Suffered:
    """What a bystander waited, in milliseconds, and what an attack cost the server meanwhile."""

    attack: str
    p50: float
    p99: float
    worst: float
    moves: int
    memory: float  # MB more than before
    cpu: float  # of one processor, 0 to 1

    def borne(self, quiet: Suffered) -> bool:
        """Whether it was hardly noticed."""
        return self.p99 < P99 and self.p99 < TIMES_QUIET * quiet.p99


async def suffered(process: Process, bystander: Bystander, attack: str, seconds: float) -> Suffered:
    """Play while somebody attacks in this way."""
    names = {QUIET: [], TOGETHER: list(ATTACKS)}.get(attack, [attack])
    async with _attackers(process.url, bystander.table, seconds, names):
        memory, cpu, began = process.resident(), process.cpu(), time.monotonic()
        async with asyncio.timeout(seconds + PATIENCE):
            waits = await bystander.play(seconds)
        load = (process.cpu() - cpu) / (time.monotonic() - began)
        p50, p99, worst = (waits.percentile(percent) for percent in (50, 99, 100))
        return Suffered(attack, p50, p99, worst, len(waits.moves), process.resident() - memory, load)


@contextlib.asynccontextmanager
async def _attackers(url: str, table: str, seconds: float, names: Sequence[str]) -> AsyncIterator[None]:
    """Attackers in a process of their own, from when they have begun to when they have ended."""
    if not names:
        yield
        return
    command = [sys.executable, "-m", "benchmarks.server.attacks", url, table, str(seconds), *names]
    attacking = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=subprocess.PIPE)
    assert attacking.stdout is not None
    try:
        await attacking.stdout.readline()
        yield
    finally:
        await attacking.wait()


async def _all(process: Process, seconds: float, attacks: Sequence[str]) -> list[Suffered]:
    found = []
    async with Bystander(process.url) as bystander:
        await bystander.play(min(1.0, seconds))  # until everything is warm
        for attack in (QUIET, *attacks):
            found.append(await suffered(process, bystander, attack, seconds))
            await asyncio.sleep(REST * seconds)
    return found


def under_attack(
    folder: Path, seconds: float, processor: int | None = None, attacks: Sequence[str] = (*ATTACKS, TOGETHER)
) -> list[Suffered]:
    """Run a server with its limits on, attack it for so many seconds in each way, and see that it stops cleanly."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        process = Process(LIMITED, str(Path(place) / "tenka.db"), processor)
        try:
            found = asyncio.run(_all(process, seconds, attacks))
            process.stop()
        finally:
            process.kill()
    return found


def table(found: Sequence[Suffered]) -> list[str]:
    """What was found, as Markdown."""
    quiet = found[0]
    lines = [
        "| under attack | p50 | p99 | worst | p99, ratio to quiet | moves | memory | server CPU | |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---|",
    ]
    for each in found:
        judged = "" if each is quiet else "borne" if each.borne(quiet) else "not borne"
        lines.append(
            f"| {each.attack} | {each.p50:.1f} ms | {each.p99:.1f} ms | {each.worst:.1f} ms "
            f"| {each.p99 / quiet.p99:.1f} | {each.moves} | {each.memory:+.0f} MB | {each.cpu:.0%} | {judged} |"
        )
    return lines
