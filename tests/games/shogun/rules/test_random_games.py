"""Thousands of random games: no dead end, no exception, every piece in its place in the end (H25)."""

from random import Random
from typing import Any

import pytest

from tenka.testing.tables import few_or_many
from tests.conformance import shogun as facts
from tests.games.shogun.positions import GAME, cubes

OPTIONS: list[dict[str, Any]] = [
    *({}, {"side": "moon"}, {"start": "prescribed"}, {"tower": "flat"}, {"may_decline_move": True}),
    {"side": "moon", "tower": "flat", "may_decline_move": True},
]


@pytest.mark.parametrize("games", few_or_many(36, 10_000))
def test_H25_random_games_come_to_their_end(games: int) -> None:
    for seed in range(games):
        players, options = 3 + seed % 3, OPTIONS[seed // 3 % len(OPTIONS)]
        state, rng = GAME.new(players, seed, options), Random(seed)
        moves = 0
        while state.pending:
            seat = rng.choice(list(state.pending))
            state.play(seat, rng.choice(state.legal(seat)), events=False)
            moves += 1
            assert moves < facts.LONGEST
        assert state.result is not None
        assert len(state.result["winters"]) == 2
        assert list(cubes(state)) == [facts.ARMIES] * players + [facts.FARMERS]
        assert +facts.inventory(state) == +facts.whole(players, state.setup.options)
