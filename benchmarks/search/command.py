"""Let the search think in every game in turn on one core, plain and compiled, and print medians and ratios.

./dev bench search [--rounds N] [--seconds S] [--write]
"""

import os
from pathlib import Path

from benchmarks.engine.command import OURS
from benchmarks.slices import Benchmark, Workers, run
from benchmarks.worker import Worker

MODULE = "benchmarks.search.worker"
FIGURES = ("playouts", "iterations")


def contenders() -> Workers:
    """Our games, plain and, where there is such a package, compiled."""
    compiled = os.environ.get("TENKA_COMPILED_PATH")
    workers = {}
    for id, name in OURS.items():
        workers[f"{id} plain"] = Worker(name, MODULE, id)
        if compiled:
            workers[f"{id} compiled"] = Worker(name, MODULE, id, compiled)
    return workers


def table(workers: Workers) -> list[str]:
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


def main(argv: list[str]) -> None:
    """Measure, print, and with --write keep the results in the docs."""
    run(SEARCH, argv)


SEARCH = Benchmark(
    name="search",
    about=__doc__ or "",
    rounds=7,
    head=Path(__file__).parent / "page.md",
    page="search.md",
    contenders=contenders,
    table=table,
    packages=("tenka",),
)
