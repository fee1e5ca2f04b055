"""Random play of each contender for some CPU time: pick a legal move, play it, until the game ends."""

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import NamedTuple


class Slice(NamedTuple):
    """What was played in a slice of CPU time."""

    moves: int
    games: int
    seconds: float


def ours(id: str, seconds: float, rng: Random) -> Slice:
    """Four random players of one of our games through `legal` and `play`, without events."""
    import tenka  # noqa: PLC0415

    game = tenka.game(id)
    chance = rng.random
    moves = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = game.new(4, rng.getrandbits(64))
        list_legal, play = state.legal, state.play
        while pending := state.pending:
            seat = next(iter(pending))
            legal = list_legal(seat)
            play(seat, legal[int(chance() * len(legal))], False)
            moves += 1
        games += 1
    return Slice(moves, games, spent)


def chess(seconds: float, rng: Random) -> Slice:
    """Two random players of chess on python-chess, by the rules that need no claim."""
    from chess import Board  # noqa: PLC0415

    chance = rng.random
    moves = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        board = Board()
        is_over, push = board.is_game_over, board.push
        while not is_over():
            legal = list(board.legal_moves)
            push(legal[int(chance() * len(legal))])
            moves += 1
        games += 1
    return Slice(moves, games, spent)


def catanatron(seconds: float, rng: Random) -> Slice:
    """Four random players of Catan on catanatron."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    moves = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        game = Game([RandomPlayer(color) for color in Color], seed=rng.getrandbits(32))
        game.play()
        moves += len(game.state.actions)
        games += 1
    return Slice(moves, games, spent)


CONTENDERS: dict[str, Callable[[float, Random], Slice]] = {
    "shitenno": partial(ours, "shitenno"),
    "shogun": partial(ours, "shogun"),
    "tenjo": partial(ours, "tenjo"),
    "chess": chess,
    "catanatron": catanatron,
}


def copy_cost(id: str, repeats: int = 20_000) -> float | None:
    """Microseconds that a copy of a state of one of our games takes in mid-game."""
    import tenka  # noqa: PLC0415

    if id not in tenka.games():
        return None
    state = tenka.game(id).new(4, 1)
    rng = Random(1)
    for _ in range(120):
        seat = next(iter(state.pending))
        state.play(seat, rng.choice(state.legal(seat)), False)
    start = process_time()
    for _ in range(repeats):
        state.copy()
    return (process_time() - start) / repeats * 1e6
