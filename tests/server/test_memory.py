"""What a table holds in memory: little, whatever somebody does there, and less when nobody does anything."""

import gc
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random

import psutil
import pytest

import tenka
from tenka.kernel.move import Move
from tenka.server.course import Course
from tenka.server.hall import MOST_IDLE, Hall
from tenka.server.table import MOST_BACKS
from tests.server.running import running
from tests.server.wire.company import guests, play_on, started

KB = 1000


def new(game: str, players: int = 4, seed: int = 0) -> Course:
    return Course(game, tenka.game(game).rules, players, f"{seed:064x}", {})


def play(course: Course, submissions: int, rng: Random) -> None:
    """Let a game go on at random."""
    for _ in range(submissions):
        if course.state.pending:
            seat = rng.choice(list(course.state.pending))
            submit(course, seat, rng.choice(course.state.legal(seat)))


def submit(course: Course, seat: int, move: Move) -> None:
    course.take(course.attempt(seat, [list(move)], f"a key as long as clients make them {course.number}"))


def held(work: Callable[[], object]) -> float:
    """How many bytes are held by what some work returns."""
    gc.collect()
    tracemalloc.start()
    try:
        result = work()
        gc.collect()
        found = tracemalloc.get_traced_memory()[0]
        del result
    finally:
        tracemalloc.stop()
    return found


def fiddled() -> Course:
    """A game of Shogun in which the last who plans goes on rearranging until that is refused."""
    course, rng = new("shogun"), Random(1)
    while len(course.state.pending) < 4:
        play(course, 1, rng)
    while len(course.state.pending) > 1:
        seat = min(course.state.pending)
        submit(course, seat, course.state.legal(seat)[0])
    (seat,) = course.state.pending
    while course.now.backs[seat] < MOST_BACKS:
        edits = course.state.edits(seat)
        submit(course, seat, rng.choice(edits or course.state.legal(seat)))
    return course


def test_somebody_who_rearranges_a_plan_without_end_takes_little() -> None:
    fiddled()  # what is made once for all
    assert held(fiddled) < 600 * KB


@pytest.mark.parametrize("game", tenka.games())
def test_a_table_at_rest_is_small(game: str) -> None:
    def played(*, slim: bool) -> list[Course]:
        courses = [new(game, seed=seed) for seed in range(3)]
        for seed, course in enumerate(courses):
            play(course, 100, Random(seed))
            if slim:
                course.slim()
        return courses

    played(slim=True)
    busy, at_rest = held(lambda: played(slim=False)) / 3, held(lambda: played(slim=True)) / 3
    assert at_rest < 130 * KB
    assert at_rest < 0.75 * busy


@pytest.mark.soak
async def test_a_thousand_idle_tables(tmp_path: Path) -> None:
    """They take less than 60 MB, and every one of them is there when somebody asks for it."""
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno", "Carla") as people:
        hall: Hall = server.house.hall
        games = ("shitenno", "shogun")
        warm = [await started(people, game=game) for game in games]
        for id in warm:
            await play_on(server, id, 30)
        gc.collect()
        before = psutil.Process().memory_info().rss
        ids = []
        for number in range(1000):
            id = await started(people, game=games[number % 2])
            await play_on(server, id, 30, seed=number)
            ids.append(id)
            if number % 50 == 49:  # as if it had taken hours
                for table in hall.tables.values():
                    table.used -= 60
                hall._tidy_up()
        assert len(hall.tables) <= MOST_IDLE + 50
        grown = psutil.Process().memory_info().rss - before
        assert grown < 60_000 * KB, f"{grown / 1e6:.0f} MB"
        for id in ids[::37]:
            assert (await people[0].look(id)).sight is not None
