"""Playing on quickly, by the game's knowledge alone."""

from random import Random
from typing import Final

from tenka.kernel.state import State
from tenka.toolkit.search.search_knowledge import SearchKnowledge, final_shares

LONGEST: Final = 4000  # decisions of a playout: none should come near


def play_on(knowledge: SearchKnowledge, world: State, rest: int, rng: Random) -> None:
    """Everybody decides quickly until the game comes to a rest, by its clock, or to the end."""
    for _ in range(LONGEST):
        if not world.pending or knowledge.clock(world) >= rest:
            return
        for seat in world.pending:
            world.advance(seat, knowledge.quick(world, seat, rng))
            break


def outcome(knowledge: SearchKnowledge, world: State) -> list[float]:
    """Each seat's share: as the position looks, at the end of the game as it is."""
    return knowledge.shares(world) if world.pending else final_shares(world)
