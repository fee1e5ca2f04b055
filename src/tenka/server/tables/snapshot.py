"""A state between two submissions, and what can be done there: listed once, whoever asks."""

from dataclasses import dataclass, field
from typing import NamedTuple

from tenka.kernel.move import Move
from tenka.kernel.state import State


class Choices(NamedTuple):
    """What a seat may do."""

    legal: list[Move]
    edits: list[Move]
    can_undo: bool


@dataclass(slots=True)
class Snapshot:
    """A state between two submissions, which nobody changes, with every observer's counts in it."""

    state: State
    versions: list[int]  # how many submissions changed what the observer may see
    decisions: list[int]  # the number of each seat's decision
    told: list[int]  # how many events the observer has been told
    backs: list[int]  # how often each seat has taken back or rearranged something since the game went on
    _legal: dict[int, list[int]] = field(default_factory=dict, repr=False, compare=False)  # by seat, once listed

    @property
    def length(self) -> int:
        """How many moves are in force."""
        return self.state.length

    @property
    def firm(self) -> int:
        """How many of them can no longer be taken back; more by what others do, even if it is taken back from under."""
        return self.state.length - self.state.loose

    def legal_ids(self, seat: int) -> list[int]:
        """The integers of a seat's legal moves."""
        known = self._legal.get(seat)
        if known is None:
            known = self._legal[seat] = self.state.legal_ids(seat)
        return known

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat."""
        moves = self.state.vocabulary.moves
        return [moves[number] for number in self.legal_ids(seat)]

    def choices(self, seat: int) -> Choices:
        """All that a seat may do."""
        return Choices(self.legal(seat), self.state.edits(seat), self.state.can_undo(seat))

    def ready_for(self, seat: int) -> State:
        """The state, which need not list a seat's moves again to play one of them."""
        self.state.listed, self.state.listed_seat = self.legal_ids(seat), seat
        return self.state

    def forget_lists(self) -> None:
        """Make room: what can be done here is listed again, should anybody ask."""
        self._legal.clear()

    def followed_by(self, state: State) -> "Snapshot":
        """A later one with the same counts, the caller's own."""
        return Snapshot(state, self.versions[:], self.decisions[:], self.told[:], self.backs[:])
