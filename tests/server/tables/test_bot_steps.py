"""A bot decides on a whole turn, but its table sees it move by move."""

from random import Random

from tenka.bots import bot
from tenka.games.tenjo import GAME
from tenka.kernel.state import State
from tenka.server.workers.bot_runner import shown_steps
from tenka.server.workers.questions import Moves


def turn_of_a_bot() -> tuple[State, int, Moves]:
    """A game of Tenjo at a decision of a bot that takes several marches."""
    state = GAME.new(4, 5, {"years": 1})
    player = bot(GAME, "master")
    rng = Random(5)
    while True:
        (seat, *_) = state.pending
        moves = player.choose(state, seat, rng)
        if sum(move[0] == "march_to" for move in moves) > 2:
            return state, seat, [list(move) for move in moves]
        for move in moves:
            state.play(seat, move)


def test_a_turn_is_shown_march_by_march() -> None:
    state, seat, moves = turn_of_a_bot()
    before = state.dump()
    steps = shown_steps(state, seat, moves)
    assert [move for step, _ in steps for move in step] == moves
    assert all(shows for _, shows in steps)
    assert all(sum(move[0] == "march_to" for move in step) <= 1 for step, _ in steps)
    assert state.dump() == before


def test_what_cannot_be_played_any_more_is_left_out() -> None:
    state, seat, moves = turn_of_a_bot()
    march = next(place for place, move in enumerate(moves) if move[0] == "march_to" and place)
    broken: Moves = [*moves[:march], ["march_to", "nowhere"], *moves[march:]]
    assert [move for step, _ in shown_steps(state, seat, broken) for move in step] == moves[:march]
    assert shown_steps(state, seat, [["march_to", "nowhere"]]) == [([["march_to", "nowhere"]], True)]
