"""One game between bots, from the first move to the result."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from random import Random
from time import process_time
from typing import Any, NamedTuple

from tenka.bots import Bot
from tenka.kernel.game import Game
from tenka.kernel.stream import SEED_BYTES
from tenka.toolkit.search.search_knowledge import final_shares


class PlayedGame(NamedTuple):
    """How a game went, seat by seat; all but the time follows from seed, bots and options."""

    wins: tuple[float, ...]  # 1 for the winner, or equal shares of it
    scores: tuple[int, ...]
    moves: int
    rounds: int | None
    choices: tuple[int, ...]  # decisions with more than one move to choose from
    seconds: tuple[float, ...]  # of processor time, spent on the choices


def play_game(found: Game, bots: Sequence[Bot], seed: bytes, options: Mapping[str, Any] | None = None) -> PlayedGame:
    """A game with a bot in each seat; each seat rolls dice of its own, so that no bot disturbs another's."""
    seats = range(len(bots))
    state = found.new(len(bots), seed, options)
    rngs = [Random(seed_for(seed, f"bot\0{seat}")) for seat in seats]
    choices, seconds = [0 for _ in seats], [0.0 for _ in seats]
    moves = 0
    while (pending := state.pending) and state.result is None:
        for seat in pending:
            legal = state.legal(seat)
            if not legal:  # another's move has settled it
                continue
            began = process_time()
            chosen = bots[seat].choose(state, seat, rngs[seat])
            if len(legal) > 1:
                choices[seat] += 1
                seconds[seat] += process_time() - began
            for move in chosen:
                state.play(seat, move, events=False)
            moves += len(chosen)
    result = state.result
    assert result is not None
    wins = tuple(final_shares(state))
    rounds = state.view(None, events=False).get("round")
    return PlayedGame(wins, tuple(result["scores"]), moves, rounds, tuple(choices), tuple(seconds))


def seed_for(seed: bytes, purpose: str) -> bytes:
    """Another seed that follows from one, a different one for every purpose."""
    return blake2b(purpose.encode(), key=seed, digest_size=SEED_BYTES).digest()
