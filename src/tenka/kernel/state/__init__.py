"""A position of a running or finished game: the contract that programs rely on, and what all games share of it."""

from tenka.kernel.state.log import Entry, Past
from tenka.kernel.state.state import State, Step

__all__ = ["Entry", "Past", "State", "Step"]
