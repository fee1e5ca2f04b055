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
from tenka.server.tables.game_session import GameSession
from tenka.server.tables.table import MOST_BACKS
from tenka.server.tables.table_registry import MOST_IDLE, TableRegistry
from tests.server.running import running
from tests.server.wire.guests import guests, play_on, started

KB = 1000


def new(game: str, players: int = 4, seed: int = 0) -> GameSession:
    return GameSession(game, tenka.game(game).rules, players, f"{seed:064x}", {})


def play(game_session: GameSession, submissions: int, rng: Random) -> None:
    """Let a game go on at random."""
    for _ in range(submissions):
        if game_session.state.pending:
            seat = rng.choice(list(game_session.state.pending))
            submit(game_session, seat, rng.choice(game_session.state.legal(seat)))


def submit(game_session: GameSession, seat: int, move: Move) -> None:
    game_session.take(
        game_session.attempt(seat, [list(move)], f"a key as long as a client makes them {game_session.number}")
    )


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


def fiddled() -> GameSession:
    """A game of Shogun in which the last who plans goes on rearranging until that is refused."""
    game_session, rng = new("shogun"), Random(1)
    while len(game_session.state.pending) < 4:
        play(game_session, 1, rng)
    while len(game_session.state.pending) > 1:
        seat = min(game_session.state.pending)
        submit(game_session, seat, game_session.state.legal(seat)[0])
    (seat,) = game_session.state.pending
    while game_session.now.backs[seat] < MOST_BACKS:
        edits = game_session.state.edits(seat)
        submit(game_session, seat, rng.choice(edits or game_session.state.legal(seat)))
    return game_session


def test_somebody_who_rearranges_a_plan_without_end_takes_little() -> None:
    fiddled()  # what is made once for all
    assert held(fiddled) < 600 * KB


@pytest.mark.parametrize("game", tenka.games())
def test_a_table_at_rest_is_small(game: str) -> None:
    def played(*, slim: bool) -> list[GameSession]:
        sessions = [new(game, seed=seed) for seed in range(3)]
        for seed, game_session in enumerate(sessions):
            play(game_session, 100, Random(seed))
            if slim:
                game_session.slim()
        return sessions

    played(slim=True)
    busy, at_rest = held(lambda: played(slim=False)) / 3, held(lambda: played(slim=True)) / 3
    assert at_rest < 130 * KB
    assert at_rest < 0.75 * busy


@pytest.mark.soak
async def test_a_thousand_idle_tables(tmp_path: Path) -> None:
    """They take less than 60 MB, and every one of them is there when somebody asks for it."""
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno", "Carla") as people:
        registry: TableRegistry = server.services.registry
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
                for table in registry.tables.values():
                    table.used -= 60
                registry._tidy_up()
        assert len(registry.tables) <= MOST_IDLE + 50
        grown = psutil.Process().memory_info().rss - before
        assert grown < 60_000 * KB, f"{grown / 1e6:.0f} MB"
        for id in ids[::37]:
            assert (await people[0].look(id)).sight is not None
