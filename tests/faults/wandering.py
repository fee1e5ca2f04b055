"""`tenka serve` with a wall clock that goes wrong by as many seconds as a file says, and a hasty timekeeper."""

import os
import sys
import time
from pathlib import Path

from tenka.cli import main
from tenka.server.tables import timekeeper

HOW_FAR = Path(os.environ["CLOCK_IS_WRONG_BY"])

true_time, true_time_ns = time.time, time.time_ns


def wrong_by() -> int:
    return int(HOW_FAR.read_text() or 0)


def wandering_time() -> float:
    return true_time() + wrong_by()


def wandering_time_ns() -> int:
    return true_time_ns() + wrong_by() * 1_000_000_000


if __name__ == "__main__":
    time.time, time.time_ns = wandering_time, wandering_time_ns
    timekeeper.ROUND = 0.05
    timekeeper.Timekeeper.__init__.__kwdefaults__ = {"grace": 0.0, "wall": wandering_time}
    main(sys.argv[1:])
