"""Playing on Ray: a cluster of machines, or one that is started here for the occasion."""

import socket
from collections.abc import Callable, Generator
from contextlib import suppress
from typing import Any, TypeVar
from urllib.parse import urlsplit

from tenka.kernel.errors import BadInput, TenkaError, shown

LOCAL = "local"
AUTO = "auto"  # the cluster that this machine belongs to
PATIENCE = 10  # seconds
AHEAD = 4  # errands begun for each processor before the first of them is over
TRIES = 3  # of an errand whose machine is lost, after the first

Result = TypeVar("Result")
Play = Callable[[int, int], list[Result] | None]  # None: the code there would play other games


def on_ray(
    play: Play[Result], first: int, last: int, address: str, jobs: int | None, at_once: int = 1
) -> Generator[Result, None, None]:
    """What `play` makes of the numbers from one up to, not including, another, in order, on a cluster.

    Whatever machine an errand runs on, and however often it is begun again because one was lost, the results are the
    same: they follow from the numbers alone.
    """
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise BadInput("ray-missing") from None
    errands = [(each, min(each + at_once, last)) for each in range(first, last, at_once)]
    return _played(ray, play, errands, address, jobs)


def _played(
    ray: Any, play: Play[Result], errands: list[tuple[int, int]], address: str, jobs: int | None
) -> Generator[Result, None, None]:
    _join(ray, address, jobs)
    try:
        processors = jobs or int(ray.cluster_resources().get("CPU", 1))
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(_do)
        begun: dict[Any, int] = {}
        over: dict[int, list[Result]] = {}
        coming = 0
        for number in range(len(errands)):
            while number not in over:
                while len(begun) < processors and coming < min(len(errands), number + AHEAD * processors):
                    begun[remote.remote(play, *errands[coming])] = coming
                    coming += 1
                for done in ray.wait(list(begun))[0]:
                    over[begun.pop(done)] = _fetched(ray, done)
            yield from over.pop(number)
    finally:
        with suppress(Exception):  # a cluster that is gone already
            ray.shutdown()


def _do(play: Play[Result], first: int, last: int) -> list[Result] | None:
    """An errand, on whatever machine this runs: found there by its name."""
    return play(first, last)


def _join(ray: Any, address: str, jobs: int | None) -> None:
    quiet = {"log_to_driver": False, "configure_logging": False}
    try:
        if address not in (LOCAL, AUTO):
            _knock(address)
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise BadInput("ray-unreachable", {"address": shown(address), "why": _line(error)}) from None


def _knock(address: str) -> None:
    """Find out soon whether anybody listens there: Ray itself tries for many minutes."""
    place = urlsplit(address if "://" in address else f"//{address}")
    with socket.create_connection((place.hostname or "", place.port or 0), PATIENCE):
        pass


def _fetched(ray: Any, done: Any) -> list[Any]:
    try:
        found: list[Any] | None = ray.get(done)
    except ray.exceptions.RayError as error:
        raise TenkaError("ray-failed", {"why": _line(error)}) from None
    if found is None:
        raise BadInput("ray-other-code")
    return found


def _line(error: Exception) -> str:
    """The last line of what an error says: with Ray, the one that names the cause."""
    lines = str(error).strip().splitlines()
    return lines[-1][:200] if lines else type(error).__name__
