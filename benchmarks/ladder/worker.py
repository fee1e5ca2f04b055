"""A rung in a process of its own, played by whichever package is imported there.

python -m benchmarks.ladder.worker GAME ONE OTHERS GAMES JOBS FOLDER
"""

import sys
from pathlib import Path

from benchmarks.ladder.playing import play
from benchmarks.ladder.rungs import Rung
from tenka.sim.command import INTERRUPTED


def main(argv: list[str]) -> int:
    """Play, or go on; the exit code."""
    game, one, others, games, jobs, folder = argv
    done = play(Rung(game, one, others), int(games), int(jobs), Path(folder))
    return 0 if done.finished else INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
