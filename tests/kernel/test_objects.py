"""States, games and vocabularies are objects as Python knows them: compared, printed, copied, pickled."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tenka
from tenka.kernel.errors import IllegalMove
from tenka.kernel.state import State

COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda each: pickle.loads(pickle.dumps(each))]


@pytest.fixture(params=tenka.games())
def state(request: pytest.FixtureRequest) -> State:
    return played(tenka.game(request.param).new(3, 7), 40)


def played(state: State, moves: int) -> State:
    """So many moves later, or at the end."""
    rng = Random(3)
    while state.result is None and state.length < moves:
        seat = rng.choice(sorted(state.pending))
        state.play(seat, rng.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_is_equal_and_goes_its_own_way(state: State, copied: Callable[[Any], Any]) -> None:
    other = copied(state)

    assert other is not state
    assert type(other) is type(state)
    assert other == state
    assert other.setup.game is state.setup.game
    played(other, state.length + 1)
    assert other != state


@pytest.mark.parametrize("copied", COPIES)
def test_a_finished_game_of_any_length_can_be_copied(copied: Callable[[Any], Any]) -> None:
    state = played(tenka.game("shogun").new(5, 7), 5000)

    assert state.length > 400
    assert copied(state) == state


def test_states_are_told_apart_by_position_and_past(state: State) -> None:
    silent = state.copy()
    seat = min(silent.pending)
    silent.play(seat, silent.legal(seat)[0], events=False)

    assert state != silent
    assert state != "state"
    with pytest.raises(TypeError):
        hash(state)


def test_what_is_printed_says_which_game_and_whom_it_waits_for(state: State) -> None:
    assert repr(state).startswith(f"<{state.setup.game.id} with 3, waits for {min(state.pending)}")
    assert repr(played(tenka.game("shitenno").new(2, 7), 5000)).startswith("<shitenno with 2, over, ")
    assert repr(state.vocabulary).startswith(f"<vocabulary of {len(state.vocabulary)} moves: ")


@pytest.mark.parametrize("copied", COPIES)
def test_there_is_one_of_each_game_and_vocabularies_are_equal(copied: Callable[[Any], Any], state: State) -> None:
    assert copied(state.setup.game) is state.setup.game
    assert copied(state.vocabulary) == state.vocabulary
    assert hash(copied(state.vocabulary)) == hash(state.vocabulary)


def test_a_move_by_its_integer_is_checked(state: State) -> None:
    seat = min(state.pending)
    legal = state.legal_ids(seat)
    other = state.copy()
    before = state.dump()

    others = set(range(len(state.vocabulary))) - {*legal, *state.edit_ids(seat)}
    wrongs: list[Any] = [-1, len(state.vocabulary), True, "1", None, *others]
    for wrong in wrongs:
        with pytest.raises(IllegalMove):
            state.play_id(seat, wrong)
    assert state.dump() == before
    assert state.play_id(seat, legal[0]) == other.play(seat, other.vocabulary.moves[legal[0]])
    assert state == other


def test_the_games_package_can_be_imported_and_called() -> None:
    import tenka.games.shogun.rules.tower as found  # noqa: PLC0415

    assert found.__name__ == "tenka.games.shogun.rules.tower"
    assert tenka.games() == ("shitenno", "shogun", "tenjo")
