"""A recorded game, deed by deed.

A deed is all that one seat does up to a moment that counts: until somebody is told something, or the game waits for
others. Where several decide at once, what somebody has begun counts when it is done,
whatever the others do in between.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tenka.games import game
from tenka.kernel.errors import BadInput, IllegalMove
from tenka.kernel.events import Event
from tenka.kernel.records.record import read_record
from tenka.kernel.state import State
from tenka.kernel.stream import seed_from_hex


class Deed(NamedTuple):
    """The moves of a seat that belong together, the positions before and after, and all that was told meanwhile."""

    seat: int
    moves: tuple[int, ...]
    events: list[Event]
    drew: bool  # whether anything may have been drawn
    end: int  # how many moves of the record had been made
    before: State
    after: State


class RecordedGame(NamedTuple):
    """A finished game: where it began, and its deeds."""

    opening: State
    deeds: list[Deed]
    seed: bytes


def recorded_game(record: object) -> RecordedGame:
    """A finished game as deeds, from its record."""
    found = read_record(record)
    if found.result is None:
        raise BadInput("not-over")
    opening = game(found.game).opening(found)
    assert found.seed is not None
    follower = _Follower(opening.copy())
    for number, played in enumerate(found.moves):
        try:
            follower.follow(played.seat, played.move)
        except IllegalMove as error:
            raise BadInput("record-illegal-move", {"number": number + 1}) from error
    if follower.state.result is None:
        raise BadInput("not-over")
    return RecordedGame(opening, follower.deeds, seed_from_hex(found.seed))


class _Follower:
    """Makes deeds of moves, one after the other."""

    def __init__(self, state: State) -> None:
        self.state = state  # after all moves
        self.settled = state.copy()  # after all deeds
        self.open: list[tuple[int, int]] = []  # seats and moves that belong to no deed yet
        self.deeds: list[Deed] = []
        self.count = 0

    def follow(self, seat: int, move: list[str | int]) -> None:
        """The next move of the record."""
        state = self.state
        pending = dict(state.pending)
        told = state.play(seat, move)
        self.open.append((seat, state.vocabulary.id(move)))
        self.count += 1
        if told or dict(state.pending) != pending:
            self._settle(seat)

    def _settle(self, seat: int) -> None:
        """What a seat has begun is done; others' beginnings stay open if it makes no difference."""
        own = [move for each, move in self.open if each == seat]
        others = [(each, move) for each, move in self.open if each != seat]
        if others and not self._commute(seat, own, others):
            for each, moves in _runs(self.open):
                self._add(each, moves)
            self.open = []
        else:
            self._add(seat, own)
            self.open = others

    def _commute(self, seat: int, own: list[int], others: list[tuple[int, int]]) -> bool:
        """Whether the position is the same if others' beginnings come after what the seat has done."""
        world = self.settled.copy()
        try:
            for each, move in [*((seat, move) for move in own), *others]:
                world.play(each, world.vocabulary.moves[move])
        except IllegalMove:
            return False
        return world.position() == self.state.position()

    def _add(self, seat: int, moves: Sequence[int]) -> None:
        before = self.settled
        after = before.copy()
        events, drew = carried_out(after, seat, moves)
        self.deeds.append(Deed(seat, tuple(moves), events, drew, self.count, before, after))
        self.settled = after


def _runs(moves: list[tuple[int, int]]) -> list[tuple[int, list[int]]]:
    """Moves that one seat made without anybody in between, together."""
    runs: list[tuple[int, list[int]]] = []
    for seat, move in moves:
        if not runs or runs[-1][0] != seat:
            runs.append((seat, []))
        runs[-1][1].append(move)
    return runs


def carried_out(state: State, seat: int, moves: Sequence[int]) -> tuple[list[Event], bool]:
    """Play the moves of a deed: all that is told, and whether any of it may have been drawn."""
    told: list[Event] = []
    drew = False
    for move in moves:
        told += state.play(seat, state.vocabulary.moves[move])
        drew = drew or state.irreversible
    return told, drew and bool(told)
