"""Finished games for the analysis, and a quick way to weigh them."""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

import tenka
from tenka.analysis import Weighed, count, weigh
from tenka.bots import bot
from tenka.kernel.move import Move
from tenka.kernel.state import State

Chooser = Callable[[State, int, Random], list[Move]]


def play_on(state: State, seed: int, chooser: Chooser | None = None) -> State:
    """To the end, by steady bots if nobody else chooses."""
    rng = Random(seed)
    choose = chooser or bot(state.setup.game, "steady").choose
    while state.pending:
        seat = next(iter(state.pending))
        for move in choose(state, seat, rng):
            state.play(seat, move)
    return state


@cache
def steady_game(id: str, players: int, seed: int, **options: Any) -> dict[str, Any]:
    """The record of a game between steady bots."""
    return play_on(tenka.game(id).new(players, seed, options), seed).record()


@cache
def weighed_game(id: str, players: int, seed: int) -> list[Weighed]:
    """All its points, weighed."""
    return weigh_all(steady_game(id, players, seed))


def weigh_all(record: Mapping[str, Any]) -> list[Weighed]:
    """All points of a game."""
    return weigh(record, 0, count(record))
