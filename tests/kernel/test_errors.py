"""Errors carry an id and parameters, and travel between processes."""

import pickle

import pytest

from tenka import BadInput, IllegalMove, TenkaError

ERRORS = [
    TenkaError("plain"),
    BadInput("bad-seed", {"seed": "x"}),
    IllegalMove("S14", "koku-short", {"province": "kanto", "cost": 5}),
    IllegalMove(None, "game-over"),
]


@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_they_pickle(error: TenkaError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.message, again.params, str(again)) == (error.message, error.params, str(error))
    assert getattr(again, "rule", None) == getattr(error, "rule", None)


def test_they_read_as_what_they_carry() -> None:
    assert str(ERRORS[1]) == "bad-seed (seed=x)"
    assert str(ERRORS[2]) == "S14: koku-short (province=kanto, cost=5)"
    assert str(ERRORS[3]) == "game-over"


def test_parameters_are_their_own() -> None:
    given = {"seed": "x"}
    error = BadInput("bad-seed", given)
    given.clear()
    assert error.params == {"seed": "x"}
