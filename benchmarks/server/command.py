"""Measure all servers in turn and print medians, ratios and bars.

./dev bench server [--rounds N] [--rate MOVES] [--seconds S] [--folder FOLDER] [--attack-seconds S]
    [--tables N] [--stored N] [--attacks|--crowd|--write]
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import sys
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.machine import IN_MEMORY, ROOT, file_system, processor, syncing
from benchmarks.server import attacked, boardgame, crowd
from benchmarks.server.contenders import Contender, contenders
from benchmarks.server.databases import Databases
from benchmarks.server.report import report
from benchmarks.server.run import Plan, measure
from tests.postgresql import cluster

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from benchmarks.server.figures import Round

PAGE = ROOT / "docs" / "benchmarks" / "server.md"
QUIET = 0.5  # processes that want to run, in the last minute
FAN_OUT = 500.0  # moves a second, while it is measured when others hear of them at another process
PEERS = ("uvicorn", "uvloop", "websockets", "sqlalchemy", "tenka")


def main(argv: list[str]) -> None:
    """Measure, print, and with --write keep the results in the docs."""
    options = _options(argv)
    if file_system(options.folder) in IN_MEMORY:
        sys.exit(f"bench: {options.folder} is in memory, where nothing is durable; name another --folder")
    if os.getloadavg()[0] > QUIET:
        _say(f"others are at work on this machine (load {os.getloadavg()[0]:.1f}): the figures will suffer")
    plan = Plan(rate=options.rate, seconds=options.seconds, processors=_share_processors())
    try:
        lines = [] if options.attacks or options.crowd else _loaded(options, plan)
        if not options.attacks:
            lines += [*crowd.table(crowd.crowded(options.folder, options.tables, options.stored, plan.processors)), ""]
        if not options.crowd:
            own = next(iter(plan.processors), None)
            lines += attacked.table(attacked.under_attack(options.folder, options.attack_seconds, own))
    except RuntimeError as error:
        sys.exit(f"bench: {error}")
    print("\n".join(lines))
    if options.write:
        PAGE.write_text(page(lines, measured(options.folder, options.rounds, plan)), encoding="utf-8")


def _loaded(options: argparse.Namespace, plan: Plan) -> list[str]:
    if (why := cluster.missing()) is not None:
        _say(f"servers on PostgreSQL are left out: {why}")
    if (peer := boardgame.command()) is None:
        _say("boardgame.io is left out: its packages cannot be had from npm")
    servers = contenders(os.environ.get("TENKA_COMPILED_PATH"), several=why is None, peer=peer)
    with contextlib.closing(Databases(options.folder)) as databases:
        return [*report(measure_all(servers, plan, databases, options.rounds), plan.rate, len(plan.processors)), ""]


def _options(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rate", type=float, default=400.0, help="moves a second when the server has time")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long that is measured")
    parser.add_argument("--folder", type=Path, default=ROOT / "build", help="where the databases are, on a disk")
    parser.add_argument("--attack-seconds", type=float, default=20.0, help="how long each attack takes")
    parser.add_argument("--tables", type=int, default=5_000, help="running tables, with two open sockets each")
    parser.add_argument("--stored", type=int, default=100_000, help="stored games, when it is measured how it starts")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--crowd", action="store_true", help="only many tables, sockets and stored games")
    how.add_argument("--attacks", action="store_true", help="only what is seen under attack")
    how.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(ROOT)}")
    return parser.parse_args(argv)


def _share_processors() -> tuple[int, ...]:
    """Keep this process off the processors that are the servers'; none if there is only one for all."""
    if not hasattr(os, "sched_setaffinity"):
        return ()
    *own, last = sorted(os.sched_getaffinity(0))
    if own:
        os.sched_setaffinity(0, {last})
    return tuple(own)


def measure_all(
    servers: Mapping[str, Contender], plan: Plan, databases: Databases, rounds: int
) -> dict[str, tuple[Contender, Sequence[Round]]]:
    """All servers, each round one run of each."""
    found: dict[str, list[Round]] = {name: [] for name in servers}
    for number in range(rounds):
        for name, server in servers.items():
            ran = measure(server, replace(plan, rate=FAN_OUT) if server.spread else plan, databases, number)
            _say(f"{server.title}: {ran.closed.rate:,.0f} moves/s, {ran.closed.cost:.3f} ms CPU a move")
            found[name].append(ran)
    return {name: (server, found[name]) for name, server in servers.items()}


def measured(folder: Path, rounds: int, plan: Plan) -> str:
    """What it was measured on, and how often."""
    parts = ", ".join(f"{name} {version(name)}" for name in PEERS)
    share = "one for each server process" if len(plan.processors) > 1 else "one of them the servers'"
    cores = f"{len(plan.processors) + 1} cores, {share}" if plan.processors else "one core for servers and clients"
    disk = f"database on {file_system(folder)}, where a synced write of 4 kB takes {syncing(folder):.2f} ms"
    how = f"Medians of {rounds} interleaved runs, each with a new server and a new database."
    return f"Measured on: {processor()}, {cores}; {disk}; Python {platform.python_version()}, {parts}. {how}"


def page(lines: Sequence[str], where: str) -> str:
    """The page docs/benchmarks/server.md."""
    head = (Path(__file__).parent / "page.md").read_text(encoding="utf-8")
    return "\n".join([head.rstrip(), "", where, "", *lines, ""])


def _say(line: str) -> None:
    print(f"bench: {line}", file=sys.stderr, flush=True)
