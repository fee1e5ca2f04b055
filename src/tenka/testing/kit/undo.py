"""Undo takes back one's own steps exactly, and nothing past what was drawn or revealed or passed the decision on.

What others do meanwhile in secret, untold to who is at the move, neither ends undo nor is undone with it.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from tenka import IllegalMove
from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.testing.players import Player, at_random, seats
from tenka.testing.tables import KitTable, few_or_many

SHARE = 0.2  # of the positions are gone back from
BACK = 0.5  # of the steps are taken back


def refuses(state: State, who: Iterable[int]) -> None:
    """These seats can take nothing back."""
    before = state.dump()
    for seat in who:
        assert not state.can_undo(seat)
        with pytest.raises(IllegalMove) as caught:
            state.undo(seat)
        assert caught.value.message == "nothing-to-undo"
    assert state.dump() == before


def all_the_way_back(state: State, trail: list[State]) -> None:
    """Take back whatever can be, and arrive at each earlier position."""
    for expected in reversed(trail):
        (seat,) = [each for each in seats(state) if state.can_undo(each)]
        state.undo(seat)
        assert state.dump() == expected.dump()
    refuses(state, seats(state))


def final(table: KitTable, seat: int, before: State, state: State, events: list[Event]) -> bool:
    """A step is final if it drew or revealed something, or if somebody else now decides, alone or too."""
    if list(state.pending) != [seat]:
        return True
    facts = table.facts
    return facts.revealed(before, state, events) if facts.tells("revealed") else not state.can_undo(seat)


class Trail:
    """All positions that can still be returned to, the last one last; of a step of several moves the one before it."""

    def __init__(self, table: KitTable) -> None:
        self.table = table
        self.back: list[State] = []
        self.told: list[Event] = []  # of the last step

    def go_on(self, seat: int, move: Move, before: State, state: State, events: list[Event]) -> None:
        """Somebody has moved."""
        facts = self.table.facts
        owners = [each for each in seats(before) if before.can_undo(each) and list(state.pending) == [each]]
        if owners and (facts.is_aside(move) or seat not in owners):
            if any(event.told_to(owners[0]) for event in events):
                self.back = []
            for each in self.back:
                each.play(seat, move)
        elif facts.is_aside(move) or final(self.table, seat, before, state, events):
            self.back = []
        elif not self.back or not facts.goes_on(before, move):
            self.back.append(before)
            self.told = events
        else:
            self.told = self.told + events
            if not self.told and not facts.goes_on(state, move):  # given up
                self.back.pop()


def check_last_step(state: State, before: State) -> None:
    """The last step can be taken back by its seat alone."""
    (seat,) = state.pending
    refuses(state, (other for other in seats(state) if other != seat))
    assert state.can_undo(seat)
    taken_back = state.copy()
    taken_back.undo(seat)
    assert taken_back.dump() == before.dump()


@pytest.mark.parametrize("games", few_or_many(1, 20))
def test_exactly_what_showed_nothing_can_be_taken_back(table: KitTable, player: Player, games: int) -> None:
    for seed in range(table.games(games)):
        state, rng, trail = table.new(seed), Random(seed), Trail(table)
        while state.pending:
            seat, move = player(state, rng)
            before = state.copy()
            trail.go_on(seat, move, before, state, state.play(seat, move))
            if not table.looks(rng):
                continue
            if trail.back:
                check_last_step(state, trail.back[-1])
            else:
                refuses(state, seats(state))


@pytest.mark.parametrize("loading", [False, True], ids=["played", "loaded"])
@pytest.mark.parametrize("games", few_or_many(1, 20))
def test_several_steps_back_in_a_row(table: KitTable, player: Player, loading: bool, games: int) -> None:
    for seed in range(table.games(games)):
        state, rng, trail = table.new(seed), Random(seed), Trail(table)
        while state.pending:
            seat, move = player(state, rng)
            before = state.copy()
            trail.go_on(seat, move, before, state, state.play(seat, move))
            if rng.random() < table.share(SHARE):
                all_the_way_back(table.game.load(state.dump()) if loading else state.copy(), trail.back)


def test_play_goes_on_after_undo(table: KitTable) -> None:
    """A game with many steps taken back is the game without them."""
    state, rng = table.new(12), Random(12)
    while state.pending:
        seat, move = at_random(state, rng)
        state.play(seat, move)
        if state.can_undo(seat) and rng.random() < BACK:
            state.undo(seat)
    straight = table.new(12)
    for seat, move, _ in state.moves():
        straight.play(seat, move)
    assert state.dump() == straight.dump()


def test_no_seat_but_those_at_the_table_can_undo(table: KitTable) -> None:
    state = table.new(14)
    wrong: list[Any] = [-1, table.players, True, "0", None]
    for seat in wrong:
        with pytest.raises(IllegalMove, match="no-such-seat"):
            state.can_undo(seat)
        with pytest.raises(IllegalMove, match="no-such-seat"):
            state.undo(seat)


def test_play_without_events_ends_undo(table: KitTable) -> None:
    state, rng = table.new(13), Random(13)
    while state.pending:
        state.play(*at_random(state, rng), events=rng.random() < 0.5)
        if state.silent and table.looks(rng):
            refuses(state, seats(state))
