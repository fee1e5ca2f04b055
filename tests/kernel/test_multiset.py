"""Packed multisets do what counters do."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenka.toolkit.holdings.multiset import Layout

NAMES = ["a", "b", "c", "d"]
MOST = [1, 6, 7, 12]
LAYOUT = Layout(NAMES, MOST)

multisets = st.tuples(*(st.integers(0, most) for most in MOST)).map(
    lambda counts: Counter(dict(zip(range(4), counts, strict=True)))
)


def packed(counter: Counter[int]) -> int:
    return LAYOUT.pack(list(counter.elements()))


@given(multisets)
def test_what_is_packed_can_be_read(counter: Counter[int]) -> None:
    multiset = packed(counter)
    assert LAYOUT.counts(multiset) == [counter[kind] for kind in range(4)]
    assert [LAYOUT.count(multiset, kind) for kind in range(4)] == LAYOUT.counts(multiset)
    assert LAYOUT.size(multiset) == counter.total()
    assert LAYOUT.numbers(multiset) == sorted(counter.elements())
    assert LAYOUT.words(multiset) == [NAMES[kind] for kind in sorted(counter.elements())]
    assert LAYOUT.pack(LAYOUT.numbers(multiset)) == multiset


@given(multisets, multisets)
def test_contains(whole: Counter[int], part: Counter[int]) -> None:
    assert LAYOUT.contains(packed(whole), packed(part)) == (whole >= part)


@given(multisets, multisets)
def test_adding_and_subtracting(one: Counter[int], other: Counter[int]) -> None:
    common = one & other
    assert packed(one) - packed(common) == packed(one - common)
    assert packed(one - common) + packed(common) == packed(one)


def test_every_kind_has_room_for_all_its_pieces_below_the_guard() -> None:
    assert all(room >= most for room, most in zip(LAYOUT.most, MOST, strict=True))
    full = packed(Counter(dict(enumerate(LAYOUT.most))))
    assert full & LAYOUT.guard == 0
    assert full | LAYOUT.guard == sum(LAYOUT.masks)
    assert LAYOUT.contains(full, full)


@pytest.mark.parametrize("kind", range(4))
def test_fields_do_not_touch(kind: int) -> None:
    assert LAYOUT.units[kind] == LAYOUT.masks[kind] & -LAYOUT.masks[kind]
    assert not any(LAYOUT.masks[kind] & mask for other, mask in enumerate(LAYOUT.masks) if other != kind)
    assert LAYOUT.number[NAMES[kind]] == kind
