"""Dump and load, copies, and play without events: the same position each time."""

import json
from random import Random

import pytest

from tenka.testing.players import Player, at_random, positions, restless, seats, some_positions, wavering
from tenka.testing.tables import KitTable, few_or_many


@pytest.mark.parametrize(("games", "share"), few_or_many((1, 0.3), (20, 1)))
def test_a_dump_loads_to_the_same_state(table: KitTable, player: Player, games: int, share: float) -> None:
    for seed in range(table.games(games)):
        for state in some_positions(table.new(seed), player, Random(seed), table.share(share)):
            dump = state.dump()
            loaded = table.game.load(json.loads(json.dumps(dump)))
            assert loaded.dump() == dump
            for seat in seats(state):
                assert loaded.can_undo(seat) == state.can_undo(seat)
                assert loaded.legal(seat) == state.legal(seat)
                assert loaded.edits(seat) == state.edits(seat)
                assert loaded.view(seat) == state.view(seat)


def test_a_loaded_game_goes_on_as_the_true_one(table: KitTable) -> None:
    for state in some_positions(table.new(5), restless, Random(5), table.share(0.05)):
        one, other = state.copy(), table.game.load(state.dump())
        for _ in positions(one, at_random, Random(0)):
            pass
        for _ in positions(other, at_random, Random(0)):
            pass
        assert one.dump() == other.dump()


def test_a_dump_is_json_and_its_own(table: KitTable) -> None:
    for state in some_positions(table.new(6), restless, Random(6), table.share(0.05)):
        dump = state.dump()
        text = json.dumps(dump)
        assert json.loads(text) == dump
        for part in (dump["position"], dump["moves"], dump["start"]):
            part.clear()
        assert json.dumps(state.dump()) == text


def test_events_told_are_the_callers_own(table: KitTable) -> None:
    state, rng = table.new(8), Random(8)
    while state.pending:
        events = state.play(*restless(state, rng))
        if not table.looks(rng):
            continue
        text = json.dumps(state.dump())
        for event in events:
            event.data.clear()
        events.clear()
        for event in state.view(min(state.pending, default=None))["events"]:
            for value in event["data"].values():
                if isinstance(value, list):
                    value.clear()
            event["data"].clear()
        assert json.dumps(state.dump()) == text


def test_a_copy_is_equal_and_independent(table: KitTable) -> None:
    for state in some_positions(table.new(7), wavering, Random(7), table.share(0.05)):
        before = state.dump()
        copy = state.copy()
        assert copy.dump() == before
        for _ in positions(copy, at_random, Random(1)):
            pass
        assert state.dump() == before
        kept = copy.dump()
        for seat in seats(state):
            if state.can_undo(seat):
                state.undo(seat)
        assert copy.dump() == kept


@pytest.mark.parametrize("games", few_or_many(2, 50))
def test_play_without_events_reaches_the_same_position(table: KitTable, player: Player, games: int) -> None:
    for seed in range(table.games(games)):
        state, silent, rng = table.new(seed), table.new(seed), Random(seed)
        while state.pending:
            seat, move = player(state, rng)
            state.play(seat, move)
            assert silent.play(seat, move, events=False) == []
            if not table.looks(rng):
                continue
            assert silent.legal(seat) == state.legal(seat)
            assert silent.view(seat, events=False) == state.view(seat, events=False)
        assert silent.dump()["position"] == state.dump()["position"]
        assert silent.result == state.result
