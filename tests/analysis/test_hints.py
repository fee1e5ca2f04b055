"""What the analysis says of play agrees with the hints: who follows them has lost nothing, and who does not has."""

from itertools import count as numbers
from math import sqrt
from random import Random
from typing import Any

import pytest

import tenka
from tenka.analysis import judging
from tenka.analysis.deeds import recorded_game
from tenka.analysis.judging import Judge
from tenka.bots import bot, hint, hints, knowledge_of
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tests.analysis.games import play_on

THOUGHTS = 60


@pytest.fixture(autouse=True)
def few_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for hints and for the analysis."""
    monkeypatch.setattr(hints, "FEWEST", THOUGHTS)
    monkeypatch.setattr(hints, "MORE", 0)
    monkeypatch.setattr(hints, "EACH", THOUGHTS)
    for name in ("FEWEST", "MOST", "EACH", "MEASURED"):
        monkeypatch.setattr(judging, name, THOUGHTS)


def game_of(id: str, players: int, seed: int, options: dict[str, Any]) -> State:
    """The first seat follows the hints, the others play as beginners do."""
    state = tenka.game(id).new(players, seed, options)
    game = state.setup.game
    beginner, asked = bot(game, "beginner"), numbers()

    def choose(state: State, seat: int, rng: Random) -> list[Move]:
        if seat:
            return beginner.choose(state, seat, rng)
        return hint(game, state, seat, Random(next(asked)))[0].moves

    return play_on(state, seed, choose)


def own_play(state: State) -> list[tuple[float, float]]:
    """Every seat's own play in a finished game, and its error."""
    found = recorded_game(state.record())
    knowledge = knowledge_of(state.setup.game)
    judge = Judge(knowledge, knowledge.levels["strong"].horizon, len(found.deeds))
    play, variance = [0.0] * state.setup.players, [0.0] * state.setup.players
    for number, deed in enumerate(found.deeds):
        judged = judge.judged(deed, number.to_bytes(32))
        if judged is not None:
            play[deed.seat] += judged.play[deed.seat]
            variance[deed.seat] += judged.variance[deed.seat]
    return list(zip(play, map(sqrt, variance), strict=True))


@pytest.mark.parametrize(
    ("id", "players", "options"), [("shitenno", 3, {}), ("shogun", 3, {}), ("tenjo", 2, {"years": 1})]
)
def test_who_follows_the_hints_has_lost_nothing_and_beginners_have(
    id: str, players: int, options: dict[str, Any]
) -> None:
    (own, error), *others = own_play(game_of(id, players, 1, options))
    assert abs(own) < 0.05 + 2 * error
    assert error < 0.15
    for play, doubt in others:
        assert play < -2 * doubt
        assert play < own - 0.1
