"""What the game waits for a seat to decide. Public: it tells nothing of unfinished steps."""

from typing import NamedTuple


class Decision(NamedTuple):
    """A kind of decision and the rule that asks for it.

    In a window a seat may answer what somebody does, or decline by the one move `pass`. Whoever answers at a server
    waits for the window's moment, so that nobody can tell an answer of one's own from one that was given in advance.
    """

    kind: str
    rule: str
    window: bool = False
