"""A game in a process of its own: reads a number of CPU-seconds a line, answers with what was thought.

python -m benchmarks.search.worker shitenno
"""

import json
import sys
from random import Random

from benchmarks.search.thinking import thought


def main(id: str) -> None:
    """Answer until the input ends."""
    rng = Random(1)
    for line in sys.stdin:
        print(json.dumps(thought(id, float(line), rng)._asdict()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
