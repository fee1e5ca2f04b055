"""Playing on quickly, by the game's knowledge alone."""

from random import Random
from typing import Final

from tenka.kernel.mind import Mind, final_shares
from tenka.kernel.state import State

LONGEST: Final = 4000  # decisions of a playout: none should come near


def play_on(mind: Mind, world: State, rest: int, rng: Random) -> None:
    """Everybody decides quickly until the game comes to a rest, by its clock, or to the end."""
    for _ in range(LONGEST):
        if not world.pending or mind.clock(world) >= rest:
            return
        for seat in world.pending:
            world.advance(seat, mind.quick(world, seat, rng))
            break


def outcome(mind: Mind, world: State) -> list[float]:
    """Each seat's share: as the position looks, at the end of the game as it is."""
    return mind.shares(world) if world.pending else final_shares(world)
