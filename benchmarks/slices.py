"""A benchmark of contenders that are given slices of CPU time in turn on one core, and the page it writes."""

import argparse
import os
import platform
from collections.abc import Callable, Iterable
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from benchmarks.machine import ROOT, processor
from benchmarks.worker import Worker

Workers = dict[str, Worker]


class Benchmark(NamedTuple):
    """What is measured, and where it is told."""

    name: str  # as it is asked for
    about: str
    rounds: int
    head: Path  # of the page
    page: str  # in docs/benchmarks
    contenders: Callable[[], Workers]
    table: Callable[[Workers], list[str]]
    packages: Iterable[str]  # whose versions matter


def run(benchmark: Benchmark, argv: list[str]) -> None:
    """Measure, print, and if asked to keep the results in the docs."""
    parser = argparse.ArgumentParser(prog=f"./dev bench {benchmark.name}", description=benchmark.about)
    parser.add_argument("--rounds", type=int, default=benchmark.rounds)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--write", action="store_true", help=f"write docs/benchmarks/{benchmark.page}")
    options = parser.parse_args(argv)
    lines = benchmark.table(measured(benchmark.contenders, options.rounds, options.seconds))
    print("\n".join(lines))
    if options.write:
        text = report(benchmark, lines, options.rounds, options.seconds)
        (ROOT / "docs" / "benchmarks" / benchmark.page).write_text(text)


def measured(contenders: Callable[[], Workers], rounds: int, seconds: float) -> Workers:
    """All contenders, each round one slice of each; the first, for warming up, does not count."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    workers = contenders()
    for number in range(rounds + 1):
        for worker in workers.values():
            worker.ask(seconds, counts=number > 0)
    return workers


def report(benchmark: Benchmark, lines: list[str], rounds: int, seconds: float) -> str:
    """The page."""
    versions = ", ".join(f"{name} {version(name)}" for name in benchmark.packages)
    machine = f"{processor()}, one core; Python {platform.python_version()}, {versions}"
    how = f"Medians of {rounds} interleaved slices of {seconds:g} CPU-seconds each, every contender in its own process."
    return "\n".join([benchmark.head.read_text().rstrip(), "", f"Measured on: {machine}. {how}", "", *lines, ""])
