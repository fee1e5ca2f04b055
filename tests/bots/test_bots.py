"""Bots: through view and legal moves only, deterministic, and strong enough."""

from random import Random

import pytest

import tenka
from tenka.bots import Bot, bot, bots_of
from tenka.bots.levels import SearchBot
from tenka.games.shitenno.bot.search.knowledge import KNOWLEDGE
from tenka.kernel.errors import shown
from tenka.kernel.state import State
from tenka.toolkit.search.search_knowledge import Level

BOTS = [name for name in bots_of(tenka.game("shitenno")) if name != "master"]  # differs from strong in time alone


def hasty(name: str) -> Bot:
    """A bot of Shitennō that thinks, if it does, for a few iterations only."""
    game = tenka.game("shitenno")
    level = KNOWLEDGE.levels.get(name)
    if level is None or level.iterations == 0:
        return bot(game, name)
    return SearchBot(KNOWLEDGE, Level(6, level.horizon, 0.0), timed=False)


def positions(players: int, seed: int, name: str) -> list[tuple[State, int]]:
    """Every position of a game between bots of one name, with the seat at the move."""
    player = hasty(name)
    state = tenka.game("shitenno").new(players, seed)
    rng = Random(seed)
    found = []
    while state.pending:
        seat = next(iter(state.pending))
        found.append((state.copy(), seat))
        for move in player.choose(state, seat, rng):
            state.play(seat, move, events=False)
    return found


def chosen(name: str, state: State, seat: int, seed: int) -> object:
    player = hasty(name)
    return player.choose(state, seat, Random(seed))


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
def test_a_bot_leaves_the_world_as_it_was(name: str) -> None:
    player = hasty(name)
    for state, seat in positions(3, 8, name):
        before = state.dump()
        player.choose(state, seat, Random(0))
        assert before == state.dump()


def test_the_same_seed_gives_the_same_game() -> None:
    games = [[state.position() for state, _ in positions(4, 21, "steady")] for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", ["", "Steady", "shogun", "steady ", "../bot", "x" * 500])
def test_an_unknown_bot_is_named(name: str) -> None:
    with pytest.raises(tenka.BadInput) as caught:
        bot(tenka.game("shitenno"), name)
    assert caught.value.message == "unknown-bot"
    assert caught.value.params == {"bot": shown(name), "bots": "random, beginner, steady, strong, master"}
