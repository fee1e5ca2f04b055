"""A contender in a process of its own: reads a number of CPU-seconds a line, answers with what it played.

python -m benchmarks.engine.worker shitenno
"""

import json
import sys
from random import Random

from benchmarks.engine.contenders import CONTENDERS, copy_cost


def main(name: str) -> None:
    """Answer until the input ends."""
    rng = Random(1)
    for line in sys.stdin:
        played = CONTENDERS[name](float(line), rng)
        rates = {"moves": played.moves / played.seconds, "games": played.games / played.seconds}
        answer = {**rates, "copy": copy_cost(name)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
