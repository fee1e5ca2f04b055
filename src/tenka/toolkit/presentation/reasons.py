"""What speaks for a choice or against it: data, which the messages of a game put into sentences."""

from typing import Any, Final

import msgspec

NEARLY_NEVER: Final = 30  # thousandths
NEARLY_ALWAYS: Final = 970


class Reason(msgspec.Struct, frozen=True):
    """A fact about what a choice leads to: the message that says it, with figures, places and seats of the position."""

    id: str
    params: dict[str, Any] = {}
    good: bool = True  # False: it speaks against the choice


def tenths(chance: int) -> int:
    """Thousandths as “7 times out of 10”: all and nothing only where it is nearly so."""
    if chance < NEARLY_NEVER:
        return 0
    if chance > NEARLY_ALWAYS:
        return 10
    return min(9, max(1, int(chance / 100 + 0.5)))
