"""Players at random who get somewhere: rare moves more often, endless talk and early surrender less."""

from random import Random

from tenka.kernel.move import Move
from tenka.kernel.state import State

TALK = (
    *("offer", "give", "ask", "give_koku", "ask_koku", "give_hundreds", "ask_hundreds"),
    *("propose", "admit", "shut", "withdraw"),
)
WEIGHTS = {
    **dict.fromkeys(TALK, 0.3),
    **dict.fromkeys(
        ("attack", "declare", "fight", "join", "lend", "denounce", "wed", "accept", "recruit", "raze"), 6.0
    ),
    **dict.fromkeys(("element", "cast", "burn_daimyo", "burn_family", "income", "cross", "look", "build"), 3.0),
    **dict.fromkeys(("propose", "decline", "release"), 2.0),
    **dict.fromkeys(
        ("march_to", "march_with", "number", "lead_to", "assault", "samurai_and_roll"), 0.05
    ),  # there are many of them
    "yield": 0.02,
    "shogun": 0.2,
    "end": 0.5,
}
OTHERS = 0.12  # of the moves are of somebody who is not asked
EDITS = 0.03


def lively(state: State, rng: Random) -> tuple[int, Move]:
    """A seat that is asked, or now and then any that can do something."""
    seats = range(state.setup.players)
    editing = [seat for seat in seats if state.edits(seat)] if rng.random() < EDITS else []
    if editing:
        seat = rng.choice(editing)
        return seat, rng.choice(state.edits(seat))
    anybody = rng.random() < OTHERS
    seat = rng.choice([seat for seat in seats if state.legal(seat)] if anybody else list(state.pending))
    moves = state.legal(seat)
    return seat, rng.choices(moves, [WEIGHTS.get(str(move[0]), 1.0) for move in moves])[0]
