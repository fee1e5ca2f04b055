"""Playing on Ray: a cluster of machines, or one that is started here for the occasion."""

import socket
from collections.abc import Generator
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from tenka.arena.contest import Contest, ContestGame, play_games
from tenka.arena.digest import code_digest
from tenka.games import game
from tenka.kernel.errors import BadInput, TenkaError, shown

LOCAL = "local"
AUTO = "auto"  # the cluster that this machine belongs to
PATIENCE = 10  # seconds
AHEAD = 4  # games begun for each processor before the first of them is over


def on_ray(
    contest: Contest, first: int, last: int, address: str, jobs: int | None
) -> Generator[ContestGame, None, None]:
    """The games of a contest from one number up to, not including, another, in order, played on a cluster."""
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise BadInput("ray-missing") from None
    return _played(ray, contest, first, last, address, jobs)


def _played(
    ray: Any, contest: Contest, first: int, last: int, address: str, jobs: int | None
) -> Generator[ContestGame, None, None]:
    _join(ray, address, jobs)
    try:
        processors = jobs or int(ray.cluster_resources().get("CPU", 1))
        errand = ray.remote(num_cpus=1, max_retries=3)(play_if_same)
        begun: dict[Any, int] = {}
        over: dict[int, ContestGame] = {}
        coming = first
        for number in range(first, last):
            while number not in over:
                while len(begun) < processors and coming < min(last, number + AHEAD * processors):
                    begun[errand.remote(contest, coming)] = coming
                    coming += 1
                for done in ray.wait(list(begun))[0]:
                    over[begun.pop(done)] = _fetched(ray, done)
            yield over.pop(number)
    finally:
        with suppress(Exception):  # a cluster that is gone already
            ray.shutdown()


def play_if_same(contest: Contest, number: int) -> ContestGame | None:
    """One game, on whatever machine this runs; None if the code there would play another."""
    if code_digest(game(contest.game), contest.bots) != contest.code:
        return None
    return play_games(contest, number, number + 1)[0]


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


def _fetched(ray: Any, done: Any) -> ContestGame:
    try:
        found: ContestGame | None = ray.get(done)
    except ray.exceptions.RayError as error:
        raise TenkaError("ray-failed", {"why": _line(error)}) from None
    if found is None:
        raise BadInput("ray-other-code")
    return found


def _line(error: Exception) -> str:
    """The last line of what an error says: with Ray, the one that names the cause."""
    lines = str(error).strip().splitlines()
    return lines[-1][:200] if lines else type(error).__name__
