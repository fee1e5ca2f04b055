"""Bots that play Tenjo: through view and legal moves only, deterministic, strong and quick enough."""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Self

import pytest

from tenka.bots import bot
from tenka.games.tenjo import GAME
from tenka.games.tenjo.bot.steady.march import distances
from tenka.games.tenjo.bot.steady.odds import chance_to_win, engagements
from tenka.kernel.state import State

A_YEAR = {"years": 1}
CALLS_A_TURN = 400_000  # of functions, nothing remembered yet; about twice of what takes 60 ms
MOST_MOVES = 20_000  # of all in a year

OPTIONS = [
    {"castle_sites": 8, "resource_mode": "printed", "province_move_any_time": False},
    {"ring_contest": False, "void_shield": "that_attacker", "entry_supports_daimyo": False},
    {"shadow_isolation": True, "empty_seat_fate": "nothing", "build_castle": True},
    {"build_castle": True, "build_house_rate": True, "years": 2},
    {name: values[-1] for name, values in GAME.options.items() if name != "years"},
]


def positions(names: list[str], seed: int, options: dict[str, Any] | None = None) -> Iterator[Any]:
    """Every position of a game between bots, with the seat at the move and what it chooses."""
    bots = [bot(GAME, name) for name in names]
    state = GAME.new(len(names), seed, {**A_YEAR, **(options or {})})
    rng = Random(seed)
    for _ in range(MOST_MOVES * state.setup.options["years"]):
        if not state.pending:
            return
        seat = min(state.pending)
        (move,) = bots[seat].choose(state, seat, rng)
        assert move in state.legal(seat)
        yield state, seat, move
        state.play(seat, move, events=False)
    raise AssertionError("the game does not end")


def mixed(players: int) -> list[str]:
    return ["steady", "random", "steady", "steady"][:players]


def won(number: int, players: int) -> bool:
    """Whether a steady bot wins a game of one year against random ones, its seat changing from game to game."""
    own = number % players
    names = ["steady" if seat == own else "random" for seat in range(players)]
    *_, (state, _, _) = positions(names, number)
    winners: list[int] = state.result["winners"]
    return winners == [own]


@pytest.mark.parametrize(("players", "options"), list(zip((2, 3, 4, 3, 4), OPTIONS, strict=True)))
def test_bots_play_whole_games_by_legal_moves(players: int, options: dict[str, Any]) -> None:
    kinds = {view_of(state, seat)["phase"] for state, seat, _ in positions(mixed(players), 7, options)}
    assert kinds >= {"site", "distribute", "turn", "castle_income"}


@pytest.mark.soak
@pytest.mark.parametrize(("players", "options"), list(product((2, 3, 4), OPTIONS)))
def test_bots_play_under_all_options(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        for names in (mixed(players), ["steady"] * players):
            assert sum(1 for _ in positions(names, seed, options))


def view_of(state: State, seat: int) -> dict[str, Any]:
    return state.view(seat, events=False)


@pytest.mark.parametrize("name", ["random", "steady"])
def test_a_bot_chooses_the_same_in_a_resampled_state(name: str) -> None:
    rng = Random(5)
    player = bot(GAME, name)
    for number, (state, seat, _) in enumerate(positions(["random", "steady", "random"], 3)):
        if number % 40 == 0:
            other = state.resample(seat, rng)
            assert player.choose(state, seat, Random(1)) == player.choose(other, seat, Random(1))


def test_a_bot_leaves_the_world_as_it_was_and_needs_no_dice() -> None:
    player = bot(GAME, "steady")
    for number, (state, seat, _) in enumerate(positions(["random", "random", "steady", "random"], 8)):
        if number % 30 == 0:
            before = state.dump()
            chosen = player.choose(state, seat, Random(0))
            assert before == state.dump()
            assert player.choose(state, seat, Random(1)) == chosen


def test_the_same_seed_gives_the_same_game() -> None:
    games = [[move for *_, move in positions(["steady"] * 3, 21)] for _ in range(2)]
    assert games[0] == games[1]


def test_steady_finishes_whatever_was_begun_before_it_is_asked() -> None:
    player = bot(GAME, "steady")
    begun: Counter[str] = Counter()
    for state, seat, _ in positions(["random"] * 4, 12):
        view = view_of(state, seat)
        if view["step"] is not None and begun[view["step"]["doing"]] < 12:
            begun[view["step"]["doing"]] += 1
            after = state.copy()
            for _ in range(30):
                if min(after.pending) != seat or view_of(after, seat)["step"] is None:
                    break
                (move,) = player.choose(after, seat, Random(0))
                after.play(seat, move, events=False)
            else:
                raise AssertionError(f"{view['step']} is never finished")
    assert begun.keys() >= {"march", "element", "unmask"}


def test_steady_offers_once_a_month_at_most_and_never_chatters() -> None:
    proposed: Counter[Any] = Counter()
    for state, seat, move in positions(["steady"] * 4, 5):
        assert move[0] not in {"admit", "shut", "withdraw"}
        if move[0] == "propose":
            view = view_of(state, seat)
            proposed[seat, view["month"]] += 1
    assert proposed
    assert max(proposed.values()) == 1


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_steady_wins_at_least_95_of_100_games_of_a_year(players: int) -> None:
    assert sum(won(number, players) for number in range(1000, 1100)) >= 95


def test_a_turn_is_played_with_few_calls() -> None:
    for memory in (chance_to_win, engagements, distances):
        memory.cache_clear()
    for calls in calls_by_turn(GAME.new(4, 6, A_YEAR)):
        assert calls <= CALLS_A_TURN


def calls_by_turn(state: State) -> list[int]:
    """How many functions are called for each month of seat 0."""
    player = bot(GAME, "steady")
    rng = Random(6)
    turns: Counter[Any] = Counter()
    while state.pending:
        seat = min(state.pending)
        view = view_of(state, seat)
        with Counting() as counting:
            (move,) = player.choose(state, seat, rng)
        if seat == 0:
            turns[view["year"], view["month"]] += counting.calls
        state.play(seat, move, events=False)
    return list(turns.values())


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
