"""`play` accepts exactly `legal` + `edits`; all else is refused, and nothing changes."""

import json
import re
from random import Random
from typing import Any

import pytest

from tenka import IllegalMove
from tenka.kernel.game import Game
from tenka.kernel.move import MoveLike
from tenka.kernel.state import State
from tenka.testing.hostile import BAD_SEATS, malformed
from tenka.testing.players import at_random, seats, some_positions, wavering
from tenka.testing.tables import KitTable, few_or_many

KERNEL_REFUSALS = {"no-such-seat", "no-such-move", "game-over", "not-your-turn"}


def check_refusal(game: Game, error: IllegalMove) -> None:
    """A refusal has a message id, parameters that can be sent, and a rule unless it is the kernel's own."""
    assert re.fullmatch("[a-z]+(-[a-z]+)*", error.message)
    assert error.rule in game.rule_numbers or (error.rule is None and error.message in KERNEL_REFUSALS)
    assert len(json.dumps(error.params)) < 1000
    assert error.message in str(error)


def refused(game: Game, state: State, seat: Any, move: Any) -> None:
    """Try what cannot be played."""
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, move)
    check_refusal(game, caught.value)


def try_vocabulary(game: Game, state: State) -> int:
    """Every seat tries every move of the game; how many tries that were."""
    before = state.dump()
    for seat in seats(state):
        listed = {*state.legal(seat), *state.edits(seat)}
        for move in game.vocabulary.moves:
            if move in listed:
                state.copy().play(seat, move)
                state.copy().play(seat, list(move), events=False)
            else:
                refused(game, state, seat, list(move))
        assert state.dump() == before, f"a refused move of seat {seat} changed the state"
    return len(seats(state)) * len(game.vocabulary)


def test_a_first_game_can_be_begun(table: KitTable) -> None:
    players, options = table.game.first_game
    assert table.game.new(players, 1, options).pending


@pytest.mark.parametrize("tries", few_or_many(12_000, 400_000))
def test_exactly_the_listed_moves_are_accepted(table: KitTable, tries: int) -> None:
    done = seed = 0
    share = min(0.1, 40 / (table.players * len(table.game.vocabulary)))
    while done < tries:
        for state in some_positions(table.new(seed), wavering, Random(seed), share):
            done += try_vocabulary(table.game, state)
        seed += 1


@pytest.mark.parametrize("games", few_or_many(1, 10))
def test_malformed_moves_are_refused(table: KitTable, games: int) -> None:
    moves = malformed(table.game.vocabulary)
    for seed in range(table.games(games)):
        for state in some_positions(table.new(seed), at_random, Random(seed), table.share(0.01)):
            before = state.dump()
            for move in moves:
                for seat in [*state.pending, 0]:
                    refused(table.game, state, seat, move)
            assert state.dump() == before


def test_no_seat_but_those_at_the_table(table: KitTable) -> None:
    for state in some_positions(table.new(1), at_random, Random(1), table.share(0.02)):
        before = state.dump()
        moves = state.legal(min(state.pending)) if state.pending else table.game.vocabulary.moves[:3]
        for seat in [*BAD_SEATS, table.players]:
            for move in moves:
                refused(table.game, state, seat, move)
            for look in (state.legal, state.edits, state.undo):
                with pytest.raises(IllegalMove):
                    look(seat)
            if seat is not None:
                with pytest.raises(IllegalMove):
                    state.view(seat)
                with pytest.raises(IllegalMove):
                    state.resample(seat, Random(0))
        assert state.dump() == before


def test_no_other_seat_plays_what_was_just_played(table: KitTable) -> None:
    """Right after a move, before any list is asked for."""
    state, rng = table.new(3), Random(3)
    while state.pending:
        mover, move = at_random(state, rng)
        looked = table.looks(rng)
        moves = state.legal(mover) if looked else []
        state.play(mover, move)
        for seat in (-1, -2, 99) if looked else ():
            fresh = state.copy()
            for each in moves:
                refused(table.game, fresh, seat, each)
            with pytest.raises(IllegalMove):
                state.copy().legal(seat)


def test_a_position_stays_as_it_is_when_a_move_is_played_from_it(table: KitTable) -> None:
    rng = Random(4)
    for state in some_positions(table.new(4), wavering, rng, table.share(0.05)):
        for seat in state.pending:
            move = rng.choice(state.legal(seat) + state.edits(seat))
            before, other = state.dump(), state.copy()
            after, events = state.played(seat, move)
            assert (events, after) == (other.play(seat, move), other)
            assert state.dump() == before
            while after.can_undo(seat):
                assert after.undo(seat) == other.undo(seat)
                assert after == other
            assert state.dump() == before
            with pytest.raises(IllegalMove):
                state.played(table.players, move)


def test_a_move_may_be_a_list_a_tuple_or_a_move(table: KitTable) -> None:
    state = table.new(2)
    seat = min(state.pending)
    for move in state.legal(seat):
        after = [state.copy() for _ in range(3)]
        forms: list[MoveLike] = [move, list(move), tuple(move)]
        for copy, form in zip(after, forms, strict=True):
            copy.play(seat, form)
        assert after[0].dump() == after[1].dump() == after[2].dump()
