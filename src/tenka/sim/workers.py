"""Playing a match, in this process or in several; the outcomes are the same."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_all_start_methods, get_context
from typing import TypeVar

from tenka.kernel.errors import BadInput, TenkaError, shown
from tenka.sim.cluster import on_ray
from tenka.sim.match import GameOutcome, Match, code_of, play_games, play_games_if_same

MOST_JOBS = 256
GAMES_AT_ONCE = 2  # in one errand of a worker: long enough to pay, short enough to stop soon
GAMES_FAR_AWAY = 20  # in one errand of a cluster
ERRANDS_AHEAD = 4  # for each worker

Result = TypeVar("Result")


def simulate(match: Match, jobs: int = 1) -> Generator[GameOutcome, None, None]:
    """The outcomes of a match's games, in order, as they are played by a number of processes."""
    return in_order(partial(play_games, match), 0, match.games, jobs)


def simulate_on_ray(match: Match, address: str, jobs: int | None = None) -> Generator[GameOutcome, None, None]:
    """The same outcomes, from a cluster; with `jobs` no more errands at a time."""
    play = partial(play_games_if_same, match, code_of(match))
    return on_ray(play, 0, match.games, address, jobs, GAMES_FAR_AWAY)


def in_order(
    play: Callable[[int, int], list[Result]], first: int, last: int, jobs: int, at_once: int = GAMES_AT_ONCE
) -> Generator[Result, None, None]:
    """What `play` makes of the numbers from one up to, not including, another, in order, in a number of processes."""
    if type(jobs) is not int or not 1 <= jobs <= MOST_JOBS:
        raise BadInput("bad-jobs", {"jobs": shown(jobs), "most": MOST_JOBS})
    if jobs == 1 or first >= last:
        return _played_here(play, first, last)
    errands = [(each, min(each + at_once, last)) for each in range(first, last, at_once)]
    return _played_by_workers(play, errands, jobs)


def usual_jobs() -> int:
    """As many processes as there are processors for us."""
    usable = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(usable, MOST_JOBS)


def _played_here(play: Callable[[int, int], list[Result]], first: int, last: int) -> Generator[Result, None, None]:
    for number in range(first, last):
        yield from play(number, number + 1)


def _played_by_workers(
    play: Callable[[int, int], list[Result]], errands: list[tuple[int, int]], jobs: int
) -> Generator[Result, None, None]:
    ahead: deque[Future[list[Result]]] = deque()
    method = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
    pool = Pool(min(jobs, len(errands)), get_context(method), initializer=_leave_interrupts_to_the_parent)
    try:
        for errand in errands:
            with _interrupts_held():
                ahead.append(pool.submit(play, *errand))
            if len(ahead) > ERRANDS_AHEAD * jobs:
                yield from ahead.popleft().result()
        while ahead:
            yield from ahead.popleft().result()
    except BrokenProcessPool:
        raise TenkaError("worker-died") from None
    finally:
        pool.stop()


class Pool(ProcessPoolExecutor):
    """Processes that do not finish what nobody waits for any more: a game may take long."""

    def stop(self) -> None:
        """End all processes, in the middle of their errands if they have some."""
        for process in (self._processes or {}).values():
            process.terminate()
        self.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C waits while a worker may be starting, so that none is hit before it can ignore it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
