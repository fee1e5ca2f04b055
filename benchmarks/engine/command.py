"""Run all contenders in turn on one core and print medians and ratios.

./dev bench [engine] [--rounds N] [--seconds S] [--write]
"""

import os
from pathlib import Path

from benchmarks.slices import Benchmark, Workers, run
from benchmarks.worker import Worker

REFERENCE = "chess"
MODULE = "benchmarks.engine.worker"
OURS = {"shitenno": "Shitennō", "shogun": "Shogun", "tenjo": "Tenjo"}


def contenders() -> Workers:
    """The peers and our games, plain and, where there is such a package, compiled."""
    compiled = os.environ.get("TENKA_COMPILED_PATH")
    workers = {
        REFERENCE: Worker("python-chess", MODULE, "chess"),
        "catanatron": Worker("catanatron", MODULE, "catanatron"),
    }
    for id, name in OURS.items():
        workers[f"{id} plain"] = Worker(f"{name}, plain Python", MODULE, id)
        if compiled:
            workers[f"{id} compiled"] = Worker(f"{name}, compiled", MODULE, id, compiled)
    return workers


def table(workers: Workers) -> list[str]:
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


def main(argv: list[str]) -> None:
    """Measure, print, and with --write keep the results in the docs."""
    run(ENGINE, argv)


ENGINE = Benchmark(
    name="engine",
    about=__doc__ or "",
    rounds=9,
    head=Path(__file__).parent / "page.md",
    page="engine.md",
    contenders=contenders,
    table=table,
    packages=("chess", "catanatron", "tenka"),
)
