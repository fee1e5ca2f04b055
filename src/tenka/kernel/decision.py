"""What the game waits for a seat to decide. Public: it tells nothing of unfinished steps."""

from typing import NamedTuple


class Decision(NamedTuple):
    """A kind of decision and the rule that asks for it."""

    kind: str
    rule: str
