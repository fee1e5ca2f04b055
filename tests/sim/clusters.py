"""A Ray cluster of several machines' worth of processes, which come and go."""

import contextlib
import subprocess
import sys
from collections.abc import Iterator

PATIENCE = 60  # seconds
CLUSTER = """
import sys
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
print("cluster", cluster.address, flush=True)
others = []
for line in sys.stdin:
    if line == "grow\\n":
        others.append(cluster.add_node(num_cpus=1))
    elif line == "lose\\n":
        cluster.remove_node(others.pop(), allow_graceful=False)
    print("done", flush=True)
cluster.shutdown()
"""


class Cluster:
    """A cluster of one machine, for now."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.address = self._told("cluster").split()[1]

    def grow(self) -> None:
        """One machine more."""
        self._tell("grow")

    def lose(self) -> None:
        """The machine that came last is gone, in the middle of whatever it did."""
        self._tell("lose")

    def _tell(self, what: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()
        self._told("done")

    def _told(self, word: str) -> str:
        assert self._process.stdout is not None
        return next(line for line in self._process.stdout if line.startswith(word))


@contextlib.contextmanager
def running_cluster(env: dict[str, str]) -> Iterator[Cluster]:
    """A cluster that runs until the end of the block."""
    command = [sys.executable, "-c", CLUSTER]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, env=env) as process:
        try:
            yield Cluster(process)
            process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
