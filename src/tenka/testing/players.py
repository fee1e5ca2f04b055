"""Players for the kit: each picks a seat and one of its moves."""

from collections.abc import Callable, Iterator
from random import Random

from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.testing.registry import facts_of

Choice = tuple[int, Move]
Player = Callable[[State, Random], Choice]

EDITS = 0.3
RARELY = 0.1


def seats(state: State) -> range:
    """All seats at the table."""
    return range(state.setup.players)


def audience(state: State) -> list[int | None]:
    """Everybody who looks on: all seats and a spectator."""
    return [*seats(state), None]


def one_of(state: State, moves: list[Move], rng: Random) -> Move:
    """Any of these moves, what a game wants to be rare seldom."""
    move = rng.choice(moves)
    rare = facts_of(state.setup.game.id).RARE
    if move[0] in rare and rng.random() > RARELY:
        return rng.choice([move for move in moves if move[0] not in rare] or moves)
    return move


def at_random(state: State, rng: Random) -> Choice:
    """Any legal move of any seat that has one, pending or not."""
    seat = rng.choice([seat for seat in seats(state) if state.legal(seat)])
    return seat, one_of(state, state.legal(seat), rng)


def restless(state: State, rng: Random) -> Choice:
    """At random, now and then rearranging unfinished steps."""
    editing = [seat for seat in seats(state) if state.edits(seat)]
    if editing and rng.random() < EDITS:
        seat = rng.choice(editing)
        return seat, one_of(state, state.edits(seat), rng)
    return at_random(state, rng)


def first(state: State, rng: Random) -> Choice:
    """The first legal move of the first pending seat."""
    seat = min(state.pending)
    return seat, state.legal(seat)[0]


def last(state: State, rng: Random) -> Choice:
    """The last legal move of the last pending seat."""
    seat = max(state.pending)
    return seat, state.legal(seat)[-1]


def wavering(state: State, rng: Random) -> Choice:
    """Some mixture of all the others."""
    return rng.choice([at_random, restless, first, last])(state, rng)


PLAYERS: dict[str, Player] = {player.__name__: player for player in (at_random, restless, first, last, wavering)}


def positions(state: State, player: Player, rng: Random) -> Iterator[State]:
    """The state before every move and after the last; it is one and the same state, going on."""
    yield state
    while state.pending:
        state.play(*player(state, rng))
        yield state


def some_positions(state: State, player: Player, rng: Random, share: float) -> Iterator[State]:
    """A share of a game's positions picked at random, the first and the last always among them."""
    for number, position in enumerate(positions(state, player, rng)):
        if number == 0 or not position.pending or rng.random() < share:
            yield position


def play_out(state: State, player: Player, rng: Random) -> State:
    """Play to the end."""
    for _ in positions(state, player, rng):
        pass
    return state
