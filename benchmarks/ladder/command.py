"""Play the ladder of every game, each level among three of the one below, and print what came of it.

./dev bench ladder [GAME …] [--games N] [--jobs N] [--played] [--write]
./dev bench ladder --anchors
"""

import argparse
from pathlib import Path

import tenka
from benchmarks.ladder import anchors
from benchmarks.ladder.page import Measured, budgets, measured, table, with_table
from benchmarks.ladder.playing import FOLDER, let_play
from benchmarks.ladder.rungs import GAMES, LONG_GAMES, Rung, ladder
from benchmarks.machine import ROOT
from tenka.sim.workers import usual_jobs

PAGE = ROOT / "docs" / "bots" / "bots.md"


def main(argv: list[str], folder: Path = FOLDER, page: Path = PAGE) -> None:
    """Play what is missing, print, and with --write keep the tables in the docs."""
    options = asked(argv)
    if options.anchors:
        anchors.write(page)
        return
    for id in options.ids or tenka.games():
        lines = [*table(climbed(id, options, folder)), *budgets(id)]
        print("\n".join([f"{id}:", *lines, ""]), flush=True)
        if options.write:
            page.write_text(with_table(page.read_text(encoding="utf-8"), id, lines), encoding="utf-8")


def asked(argv: list[str]) -> argparse.Namespace:
    """The command line as it was typed."""
    parser = argparse.ArgumentParser(prog="./dev bench ladder", description=__doc__)
    parser.add_argument("ids", metavar="GAME", nargs="*", help="all if none is named")
    parser.add_argument("--games", type=int, help=f"for each rung; if not given {GAMES}, {LONG_GAMES} with a master")
    parser.add_argument("--jobs", type=int, default=usual_jobs(), help="processes")
    parser.add_argument("--played", action="store_true", help="play nothing, tell of what there is, whoever played it")
    parser.add_argument("--write", action="store_true", help="write the tables in docs/bots/bots.md")
    parser.add_argument("--anchors", action="store_true", help="only write what ratings take from docs/bots/bots.md")
    options = parser.parse_args(argv)
    unknown = set(options.ids) - set(tenka.games())
    if unknown:
        parser.error(f"no game of ours: {', '.join(sorted(unknown))}")
    return options


def climbed(id: str, options: argparse.Namespace, folder: Path) -> dict[Rung, Measured | None]:
    """What the rungs of a game came to, from below."""
    found = {}
    for rung in ladder(id):
        if not options.played:
            let_play(rung, options.games or rung.games, options.jobs, folder)
        found[rung] = measured(rung, folder, options.games if options.played else options.games or rung.games)
    return found
