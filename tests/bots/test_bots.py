"""Bots: through view and legal moves only, deterministic, and strong enough."""

from random import Random

import pytest

import tenka
from tenka.bots import BOTS, bot
from tenka.kernel.errors import shown
from tenka.kernel.state import State


def positions(players: int, seed: int, name: str) -> list[tuple[State, int]]:
    """Every position of a game between bots of one name, with the seat at the move."""
    game = tenka.game("shitenno")
    player = bot(game, name)
    state = game.new(players, seed)
    rng = Random(seed)
    found = []
    while state.pending:
        seat = next(iter(state.pending))
        found.append((state.copy(), seat))
        state.play(seat, player.choose(state.view(seat, events=False), state.legal(seat), rng), events=False)
    return found


def chosen(name: str, state: State, seat: int, seed: int) -> object:
    player = bot(tenka.game("shitenno"), name)
    return player.choose(state.view(seat, events=False), state.legal(seat), Random(seed))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_whole_games_by_legal_moves(name: str, players: int) -> None:
    assert positions(players, 11, name)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_chooses_the_same_in_a_resampled_state(name: str, players: int) -> None:
    rng = Random(5)
    for number, (state, seat) in enumerate(positions(players, 3, "random")):
        other = state.resample(seat, rng)
        assert chosen(name, state, seat, number) == chosen(name, other, seat, number)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_the_view_as_it_was(name: str) -> None:
    player = bot(tenka.game("shitenno"), name)
    for state, seat in positions(3, 8, name):
        view, legal = state.view(seat, events=False), state.legal(seat)
        player.choose(view, legal, Random(0))
        assert view == state.view(seat, events=False)
        assert legal == state.legal(seat)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [[state.position() for state, _ in positions(4, 21, "steady")] for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", ["", "Steady", "master", "steady ", "../bot", "x" * 500])
def test_an_unknown_bot_is_named(name: str) -> None:
    with pytest.raises(tenka.BadInput) as caught:
        bot(tenka.game("shitenno"), name)
    assert caught.value.message == "unknown-bot"
    assert caught.value.params == {"bot": shown(name), "bots": "random, steady"}
