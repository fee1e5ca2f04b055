"""Measure what is asked for: the engine, if nothing is.

./dev bench [engine | ladder | lobby | search | server | steps] [--write] [more: --help]
"""

import sys

from benchmarks.engine.command import main as engine
from benchmarks.ladder.command import main as ladder
from benchmarks.lobby.command import main as lobby
from benchmarks.search.command import main as search
from benchmarks.server.command import main as server
from benchmarks.steps.command import main as steps

BENCHMARKS = {
    "engine": engine,
    "ladder": ladder,
    "lobby": lobby,
    "search": search,
    "server": server,
    "steps": steps,
}


def main(argv: list[str]) -> None:
    """Hand over to a benchmark."""
    name, rest = (argv[0], argv[1:]) if argv and argv[0] in BENCHMARKS else ("engine", argv)
    BENCHMARKS[name](rest)


if __name__ == "__main__":
    main(sys.argv[1:])
