"""Games watched by everybody at the table and a spectator, each with a perfect memory."""

from collections.abc import Iterator
from random import Random

from tenka.kernel.state import State
from tenka.testing.facts import Memory
from tenka.testing.players import Player, audience, some_positions
from tenka.testing.tables import KitTable

Watched = tuple[State, dict[int | None, Memory]]


def watched(table: KitTable, player: Player, seed: int, share: float) -> Iterator[Watched]:
    """Some positions of a game with what everybody remembers of it."""
    state = table.new(seed)
    memories = {seat: table.facts.memory(table.players, table.options, seat) for seat in audience(state)}
    seen = dict.fromkeys(memories, 0)
    for position in some_positions(state, player, Random(seed), share):
        for seat, memory in memories.items():
            events = position.view(seat)["events"]
            for event in events[seen[seat] :]:
                memory.see(event)
            seen[seat] = len(events)
        yield position, memories
