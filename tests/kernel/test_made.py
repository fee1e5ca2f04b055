"""Objects that a dump holds as the numbers they are made with."""

from typing import Any

import pytest

from tenka.toolkit.declaration.codecs import Unsound, Whole
from tenka.toolkit.declaration.made import Made, numbers_of, takes


class Toll:
    """What is asked at a gate."""

    def __init__(self, gate: int, koku: int, hidden: bool = False) -> None:
        self.gate = gate
        self.koku = koku
        self.hidden = hidden


class Convoy:
    """Carts on their way."""

    def __init__(self, leader: int, *carts: int) -> None:
        self.leader = leader
        self.carts = list(carts)


def test_what_it_is_made_with_is_written_in_that_order() -> None:
    assert numbers_of(Toll(3, 20)) == [3, 20]
    assert numbers_of(Convoy(1)) == [1]
    assert numbers_of(Convoy(1, 4, 5)) == [1, 4, 5]


def test_what_it_has_without_being_given_it_is_left_out() -> None:
    assert numbers_of(Toll(3, 20, hidden=True)) == [3, 20, 1]


def test_whether_it_is_given_something_of_that_name() -> None:
    assert takes(Toll, "koku")
    assert not takes(Toll, "leader")


def test_it_is_read_as_it_was_written() -> None:
    codec = Made(Convoy, Whole(9))
    again = codec.read(codec.write(Convoy(1, 4, 5), None), None)
    assert (again.leader, again.carts) == (1, [4, 5])


@pytest.mark.parametrize("found", [None, {}, 3, [], ["1"], [1, 10], [1, -1], [1, 2.5], [1, True]])
def test_what_makes_none_is_refused(found: Any) -> None:
    with pytest.raises(Unsound):
        Made(Convoy, Whole(9)).read(found, None)


@pytest.mark.parametrize("found", [[1], [1, 2, 3, 4]])
def test_too_few_or_too_many_numbers_are_refused(found: Any) -> None:
    with pytest.raises(Unsound):
        Made(Toll, Whole(9)).read(found, None)
