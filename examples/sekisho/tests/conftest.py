"""The conformance kit, told about our game."""

from collections import Counter
from collections.abc import Hashable, Mapping
from random import Random
from typing import Any

from sekisho import GAME
from tenka.kernel.events import Event
from tenka.kernel.state import State
from tenka.testing import Facts, register

pytest_plugins = ["tenka.testing.plugin"]


class Sekisho(Facts):
    """Cards from 1 to 20, and who knows them."""

    LONGEST = 30
    DRAWS = False  # after the deal nothing is left to chance

    def whole(self, players: int, options: Mapping[str, Any]) -> Counter[Hashable]:
        return Counter(range(1, 21))

    def inventory(self, state: State) -> Counter[Hashable]:
        position = state.position()
        laid = [card for card in [*position["travelling"], position["guard"]] if card is not None]
        heaps = [*position["hands"], *position["stayed"], position["rest"], position["gone"], laid]
        return Counter(card for heap in heaps for card in heap)

    def secrets(self, state: State, seat: int | None) -> dict[str, Hashable]:
        return {"hands": self._hands(state, seat)}

    def uncertain(self, state: State, seat: int | None) -> set[str]:
        return {"hands"} if state.pending and any(self._hands(state, seat)) else set()

    def _hands(self, state: State, seat: int | None) -> tuple[tuple[int, ...], ...]:
        """All hands but one's own."""
        return tuple(tuple(hand) for other, hand in enumerate(state.position()["hands"]) if other != seat)

    def exchanged(self, dump: dict[str, Any], seat: int, rng: Random) -> dict[str, Any] | None:
        hand, rest = dump["position"]["hands"][seat], dump["position"]["rest"]
        if not hand:
            return None
        mine, other = rng.randrange(len(hand)), rng.randrange(len(rest))
        hand[mine], rest[other] = rest[other], hand[mine]
        dump["steps"] = []
        return dump

    def revealed(self, before: State, after: State, events: list[Event]) -> bool:
        return any(event.kind == "opened" for event in events)


register(GAME, Sekisho())
