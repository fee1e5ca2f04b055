"""What a search does, for some CPU time: playouts by the quick player, and iterations that play to the end."""

from random import Random
from time import process_time
from typing import NamedTuple

import tenka
from tenka.bots import knowledge_of
from tenka.bots.search import Budget, Search
from tenka.kernel.state import State
from tenka.toolkit.search.search_knowledge import TO_THE_END, SearchKnowledge

PLAYERS = 4
EVERY = 5  # decisions of a game between two that are searched
AT_ONCE = 20  # iterations for each of them


class Thought(NamedTuple):
    """What was done in a slice of CPU time."""

    playouts: float  # a second
    iterations: float


def thought(id: str, seconds: float, rng: Random) -> Thought:
    """Half of the time playouts of whole games, half of it iterations at decisions spread over games."""
    knowledge = knowledge_of(tenka.game(id))
    return Thought(_playouts(id, knowledge, seconds / 2, rng), _iterations(id, knowledge, seconds / 2, rng))


def _playouts(id: str, knowledge: SearchKnowledge, seconds: float, rng: Random) -> float:
    count = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = _new(id, rng)
        while state.pending:
            _step(state, knowledge, rng)
        count += 1
    return count / spent


def _iterations(id: str, knowledge: SearchKnowledge, seconds: float, rng: Random) -> float:
    count, spent = 0, 0.0
    while True:
        state = _new(id, rng)
        number = 0
        while state.pending:
            seat = next(iter(state.pending))
            number += 1
            if number % EVERY == 0:
                start = process_time()
                search = Search(knowledge, state, seat, rng, TO_THE_END)
                search.think(Budget(AT_ONCE))
                if search.iterations:
                    spent += process_time() - start
                    count += search.iterations
                if spent >= seconds:
                    return count / spent
            _step(state, knowledge, rng)


def _new(id: str, rng: Random) -> State:
    return tenka.game(id).new(PLAYERS, rng.getrandbits(64))


def _step(state: State, knowledge: SearchKnowledge, rng: Random) -> None:
    for seat in state.pending:
        state.advance(seat, knowledge.quick(state, seat, rng))
        return
