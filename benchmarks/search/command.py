"""Let the search think in every game in turn on one core, plain and compiled, and print medians and ratios.

./dev bench search [--rounds N] [--seconds S] [--write]
"""

import argparse
import os
import platform
from importlib.metadata import version
from pathlib import Path

from benchmarks.engine.command import OURS
from benchmarks.machine import ROOT, processor
from benchmarks.worker import Worker

FIGURES = ("playouts", "iterations")


def measure(rounds: int, seconds: float) -> dict[str, Worker]:
    """All games, each round one slice of each; the first, for warming up, does not count."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    compiled = os.environ.get("TENKA_COMPILED_PATH")
    workers = {}
    for id, name in OURS.items():
        workers[f"{id} plain"] = Worker(name, "benchmarks.search.worker", id)
        if compiled:
            workers[f"{id} compiled"] = Worker(name, "benchmarks.search.worker", id, compiled)
    for number in range(rounds + 1):
        for worker in workers.values():
            worker.ask(seconds, counts=number > 0)
    return workers


def table(workers: dict[str, Worker]) -> list[str]:
    """The results as a Markdown table."""
    heads = [f"{figure}/s {how}" for figure in FIGURES for how in ("plain", "compiled", "ratio")]
    lines = [" | ".join(["|", *heads]).replace("/s ratio", ", ratio") + " |", "|---|" + "---:|" * len(heads)]
    for id, name in OURS.items():
        cells = [name]
        for figure in FIGURES:
            plain = workers[f"{id} plain"].median(figure)
            compiled = workers[f"{id} compiled"].median(figure) if f"{id} compiled" in workers else None
            cells += [
                f"{plain:,.0f}",
                *(["", ""] if compiled is None else [f"{compiled:,.0f}", f"{compiled / plain:.1f}"]),
            ]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def report(lines: list[str], rounds: int, seconds: float) -> str:
    """The page docs/benchmarks-search.md."""
    machine = f"{processor()}, one core; Python {platform.python_version()}, tenka {version('tenka')}"
    how = f"Medians of {rounds} interleaved slices of {seconds:g} CPU-seconds each, every game in its own process."
    head = (Path(__file__).parent / "page.md").read_text()
    return "\n".join([head.rstrip(), "", f"Measured on: {machine}. {how}", "", *lines, ""])


def main(argv: list[str]) -> None:
    """Measure, print, and with --write keep the results in the docs."""
    parser = argparse.ArgumentParser(prog="./dev bench search", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks-search.md")
    options = parser.parse_args(argv)
    lines = table(measure(options.rounds, options.seconds))
    print("\n".join(lines))
    if options.write:
        (ROOT / "docs" / "benchmarks-search.md").write_text(report(lines, options.rounds, options.seconds))
