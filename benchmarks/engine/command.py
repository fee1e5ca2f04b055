"""Run all contenders in turn on one core and print medians and ratios.

./dev bench [engine] [--rounds N] [--seconds S] [--write]
"""

import argparse
import os
import platform
from importlib.metadata import version
from pathlib import Path

from benchmarks.machine import ROOT, processor
from benchmarks.worker import Worker

REFERENCE = "chess"
MODULE = "benchmarks.engine.worker"
OURS = {"shitenno": "Shitennō", "shogun": "Shogun", "tenjo": "Tenjo"}


def measure(rounds: int, seconds: float) -> dict[str, Worker]:
    """All contenders, each round one slice of each; the first, for warming up, does not count."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    compiled = os.environ.get("TENKA_COMPILED_PATH")
    workers = {
        REFERENCE: Worker("python-chess", MODULE, "chess"),
        "catanatron": Worker("catanatron", MODULE, "catanatron"),
    }
    for id, name in OURS.items():
        workers[f"{id} plain"] = Worker(f"{name}, plain Python", MODULE, id)
        if compiled:
            workers[f"{id} compiled"] = Worker(f"{name}, compiled", MODULE, id, compiled)
    for number in range(rounds + 1):
        for worker in workers.values():
            worker.ask(seconds, counts=number > 0)
    return workers


def table(workers: dict[str, Worker]) -> list[str]:
    """The results as a Markdown table."""
    reference = workers[REFERENCE].median("moves")
    lines = [
        "| random play | moves/s | games/s | ratio to python-chess | copying a state |",
        "|---|---:|---:|---:|---:|",
    ]
    for worker in workers.values():
        moves, games = worker.median("moves"), worker.median("games")
        copy = f"{worker.median('copy'):.2f} µs" if worker.contender in OURS else ""
        lines.append(f"| {worker.title} | {moves:,.0f} | {games:,.1f} | {moves / reference:.1f} | {copy} |")
    return lines


def machine() -> str:
    """What it was measured on."""
    peers = ", ".join(f"{name} {version(name)}" for name in ("chess", "catanatron"))
    return f"{processor()}, one core; Python {platform.python_version()}, {peers}, tenka {version('tenka')}"


def report(lines: list[str], rounds: int, seconds: float) -> str:
    """The page docs/benchmarks.md."""
    how = f"Medians of {rounds} interleaved slices of {seconds:g} CPU-seconds each, every contender in its own process."
    head = (Path(__file__).parent / "page.md").read_text()
    return "\n".join([head.rstrip(), "", f"Measured on: {machine()}. {how}", "", *lines, ""])


def main(argv: list[str]) -> None:
    """Measure, print, and with --write keep the results in the docs."""
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    options = parser.parse_args(argv)
    lines = table(measure(options.rounds, options.seconds))
    print("\n".join(lines))
    if options.write:
        (ROOT / "docs" / "benchmarks.md").write_text(report(lines, options.rounds, options.seconds))
