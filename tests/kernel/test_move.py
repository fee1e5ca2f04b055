"""A move is immutable and equal to the JSON list of the same content."""

import copy
import json
import operator
import pickle
from itertools import permutations

import msgspec
import pytest

from tenka.kernel.move import Move

MOVE = Move(("place", "kanto", 3))


SAME = [["place", "kanto", 3], ("place", "kanto", 3), Move(("place", "kanto", 3))]
OTHER = [["place", "kanto", 4], ["place", "kanto"], ["place"], [], "place", None, ["place", "kanto", "3"]]


@pytest.mark.parametrize("same", SAME, ids=repr)
def test_it_equals_the_list(same: object) -> None:
    for one, other in permutations([MOVE, same]):
        assert operator.eq(one, other)
        assert not operator.ne(one, other)


@pytest.mark.parametrize("other", OTHER, ids=repr)
def test_it_equals_nothing_else(other: object) -> None:
    for one, another in permutations([MOVE, other]):
        assert operator.ne(one, another)
        assert not operator.eq(one, another)


def test_it_can_be_a_key() -> None:
    assert hash(MOVE) == hash(Move(("place", "kanto", 3)))
    assert {MOVE: 1}[Move(("place", "kanto", 3))] == 1


def test_it_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        MOVE[0] = "use"  # type: ignore[index]
    with pytest.raises(AttributeError):
        MOVE.verb = "use"  # type: ignore[attr-defined]


def test_it_is_written_as_the_list() -> None:
    text = '["place", "kanto", 3]'
    assert json.dumps(MOVE) == text
    assert json.loads(msgspec.json.encode(MOVE)) == MOVE
    assert msgspec.to_builtins(MOVE) == MOVE
    assert repr(MOVE) == "['place', 'kanto', 3]"


def test_it_is_copied_and_pickled() -> None:
    for again in (pickle.loads(pickle.dumps(MOVE)), copy.copy(MOVE), copy.deepcopy(MOVE)):
        assert again == MOVE
        assert type(again) is Move
