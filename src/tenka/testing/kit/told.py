"""The law of what is told: a seat's sight changes only by its own steps and by events that are told to it.

Who sends each observer news only where an event is told to it, or at its own steps, never leaves anything out.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from tenka.kernel.events import Event
from tenka.kernel.state import State
from tenka.testing.players import Player, audience
from tenka.testing.tables import KitTable, few_or_many

BACK = 0.5  # of the steps that can be taken back are

Sight = tuple[Any, ...]


def sight(state: State, seat: int | None) -> Sight:
    """All that an observer can see, but for the events, and all that it can do."""
    view = state.view(seat, events=False)
    return (view,) if seat is None else (view, state.legal(seat), state.edits(seat), state.can_undo(seat))


def heard(state: State, seat: int | None) -> list[Any]:
    """The events an observer was told."""
    found: list[Any] = state.view(seat)["events"]
    return found


def check(state: State, mover: int, change: Callable[[], list[Event]]) -> None:
    """Carry a change out: whoever it does not concern cannot tell that it was."""
    others = [seat for seat in audience(state) if seat != mover]
    before = {seat: sight(state, seat) for seat in others}
    events = change()
    for seat in others:
        if not any(event.told_to(seat) for event in events):
            assert sight(state, seat) == before[seat], f"{seat} sees what it was not told"


@pytest.mark.parametrize("games", few_or_many(1, 40))
def test_nobody_sees_a_change_without_being_told_or_having_made_it(table: KitTable, player: Player, games: int) -> None:
    for seed in range(table.games(games)):
        state, rng = table.new(seed), Random(seed)
        while state.pending:
            seat, move = player(state, rng)
            if not table.looks(rng):
                state.play(seat, move)
                continue
            check(state, seat, partial(state.play, seat, move))
            while state.can_undo(seat) and rng.random() < BACK:
                check(state, seat, partial(state.undo, seat))


def test_the_events_of_a_step_are_what_is_new_to_each_who_is_told(table: KitTable, player: Player) -> None:
    state, rng = table.new(3), Random(3)
    told = {seat: heard(state, seat) for seat in audience(state)}
    while state.pending:
        events = state.play(*player(state, rng))
        for seat in told:
            told[seat] += state.told_to(seat, events)
        if rng.random() < table.share(0.1) or not state.pending:
            assert {seat: heard(state, seat) for seat in told} == told
