"""Run all contenders in turn on one core and print medians and ratios.

./dev bench [engine] [--rounds N] [--seconds S] [--write]
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.machine import ROOT, processor

REFERENCE = "chess"
OURS = {"shitenno": "Shitennō", "shogun": "Shogun", "tenjo": "Tenjo"}


class Worker:
    """A contender's process."""

    def __init__(self, title: str, contender: str, path: str | None = None) -> None:
        self.title = title
        self.contender = contender
        self.answers: list[dict[str, Any]] = []
        environment = os.environ | ({"PYTHONPATH": path} if path else {})
        command = [sys.executable, "-m", "benchmarks.engine.worker", contender]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
        )

    def play(self, seconds: float) -> dict[str, Any]:
        """Play for some CPU-seconds."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"bench: {self.title} stopped")
        answer = json.loads(line)
        assert isinstance(answer, dict)
        return answer

    def median(self, figure: str) -> float:
        """The median of moves or games per CPU-second, or of a copy's cost."""
        if figure == "copy":
            return float(median(answer["copy"] for answer in self.answers))
        return float(median(answer[figure] / answer["seconds"] for answer in self.answers))


def measure(rounds: int, seconds: float) -> dict[str, Worker]:
    """All contenders, each round one slice of each; the first, for warming up, does not count."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    compiled = os.environ.get("TENKA_COMPILED_PATH")
    workers = {
        REFERENCE: Worker("python-chess", "chess"),
        "catanatron": Worker("catanatron", "catanatron"),
    }
    for id, name in OURS.items():
        workers[f"{id} plain"] = Worker(f"{name}, plain Python", id)
        if compiled:
            workers[f"{id} compiled"] = Worker(f"{name}, compiled", id, compiled)
    for number in range(rounds + 1):
        for worker in workers.values():
            answer = worker.play(seconds)
            if number:
                worker.answers.append(answer)
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
