"""Bots play Shogun: by legal moves under every option, by what their seat may know alone, and well."""

import sys
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Self

import pytest

import tenka
from tenka.bots import bot
from tenka.games.shogun.bot.steady.majority import prospect
from tenka.games.shogun.bot.steady.odds import compared, falling
from tenka.kernel.state import State
from tenka.sim import checked_match, figures, simulate
from tenka.sim.workers import usual_jobs

GAME = tenka.game("shogun")
CALLS_A_ROUND = 160_000  # of functions, nothing remembered yet; twice of what takes some 30 ms

OPTIONS = [
    {"side": side, "start": start, "tower": tower, "may_decline_move": may_decline}
    for side, start, tower, may_decline in product(
        ("sun", "moon"), ("draft", "prescribed"), ("baffles", "flat"), (False, True)
    )
    if (side, start) != ("moon", "prescribed")
]


def positions(players: int, seed: int, names: list[str], options: dict[str, Any] | None = None) -> Iterator[Any]:
    """Every position of a game between bots, with the seat at the move and what it chooses."""
    bots = [bot(GAME, name) for name in names]
    state = GAME.new(players, seed, options)
    rng = Random(seed)
    while state.pending:
        seat = next(iter(state.pending))
        (move,) = bots[seat].choose(state, seat, rng)
        assert move in state.legal(seat)
        yield state.copy(), seat, move
        state.play(seat, move, events=False)


def mixed(players: int) -> list[str]:
    return ["steady", "random", "steady", "steady", "random"][:players]


@pytest.mark.parametrize(
    ("players", "options"), [(3, OPTIONS[2]), (3, OPTIONS[9]), (4, OPTIONS[7]), (5, OPTIONS[5]), (5, OPTIONS[11])]
)
def test_bots_play_whole_games_by_legal_moves(players: int, options: dict[str, Any]) -> None:
    kinds = {next(iter(state.pending.values())).kind for state, *_ in positions(players, 7, mixed(players), options)}
    assert kinds >= {"plan", "place", "march"}


@pytest.mark.soak
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_bots_play_under_all_options(players: int, options: dict[str, Any]) -> None:
    for seed in range(5):
        assert list(positions(players, seed, mixed(players), options))


@pytest.mark.parametrize("name", ["random", "steady"])
def test_a_bot_chooses_the_same_in_a_resampled_state(name: str) -> None:
    rng = Random(5)
    player = bot(GAME, name)
    for number, (state, seat, _) in enumerate(positions(4, 3, ["random"] * 4)):
        if number % 9 == 0:
            other = state.resample(seat, rng)
            assert player.choose(state, seat, Random(1)) == player.choose(other, seat, Random(1))


def test_a_bot_leaves_the_world_as_it_was() -> None:
    player = bot(GAME, "steady")
    for number, (state, seat, _) in enumerate(positions(3, 8, ["random"] * 3)):
        if number % 9 == 0:
            before = state.dump()
            player.choose(state, seat, Random(0))
            assert before == state.dump()


def test_the_same_seed_gives_the_same_game() -> None:
    games = [[move for *_, move in positions(3, 21, ["steady"] * 3)] for _ in range(2)]
    assert games[0] == games[1]


def test_steady_needs_no_dice() -> None:
    player = bot(GAME, "steady")
    for number, (state, seat, _) in enumerate(positions(4, 4, ["random"] * 4)):
        if number % 12 == 0:
            assert player.choose(state, seat, Random(1)) == player.choose(state, seat, Random(2))


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4, 5])
def test_steady_wins_at_least_95_percent_of_200_games(players: int) -> None:
    bots = ["steady"] + ["random"] * (players - 1)
    planned = checked_match("shogun", bots, 200, 2024)
    found = figures(planned.bots, list(simulate(planned, usual_jobs())))
    assert found is not None
    assert found.bots[0].share >= 0.95


def test_a_round_is_planned_with_few_calls() -> None:
    for memory in (compared, falling, prospect):
        memory.cache_clear()
    for calls in calls_by_round(GAME.new(4, 6)):
        assert calls <= CALLS_A_ROUND


def calls_by_round(state: State) -> list[int]:
    """How many functions are called for each round's plan of seat 0."""
    player = bot(GAME, "steady")
    rng = Random(6)
    rounds: dict[Any, int] = {}
    while state.pending:
        for seat in state.pending:
            if state.legal(seat):
                view = state.view(seat, events=False)
                with Counting() as counting:
                    (move,) = player.choose(state, seat, rng)
                if seat == 0:
                    when = (view["year"], view["season"])
                    rounds[when] = rounds.get(when, 0) + counting.calls
                state.play(seat, move, events=False)
    return list(rounds.values())


class Counting:
    """Counts the calls of functions."""

    def __init__(self) -> None:
        self.calls = 0

    def __enter__(self) -> Self:
        self.before = sys.getprofile()
        sys.setprofile(self._count)
        return self

    def _count(self, frame: object, event: str, argument: object) -> None:
        self.calls += event in {"call", "c_call"}

    def __exit__(self, *exc: object) -> None:
        sys.setprofile(self.before)
