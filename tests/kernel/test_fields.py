"""A declared position: codecs that read what they write and refuse the rest, laws, and the slots written out."""

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tenka
from tenka import BadInput
from tenka.toolkit.declaration import slots
from tenka.toolkit.declaration.codecs import (
    Bits,
    BySeat,
    Codec,
    Cut,
    Flag,
    Many,
    Maybe,
    Named,
    Packed,
    Record,
    Seat,
    Through,
    Unsound,
    Whole,
    Word,
)
from tenka.toolkit.declaration.fields import HIDDEN, Declaration, Law, Part, Together, field, found
from tenka.toolkit.holdings.multiset import Layout
from tests.kernel.damage import JUNK

DECLARED = [f"tenka.games.{game}.rules.declaration.fields" for game in ("shitenno", "shogun", "tenjo")]
NAMES = ("rice", "tax", "war")
PAIR = Record(lambda pair: divmod(pair, 10), lambda one, other: 10 * one + other, one=Whole(9), other=Whole(9))


class Table:
    """As much of a position as codecs and declarations ask for: three seats."""

    def __init__(self) -> None:
        self.setup = self
        self.players = 3
        self.options: dict[str, Any] = {}
        self.stream = object()
        self.begun = 0

    def begin(self) -> None:
        self.begun = 1

    def copy(self) -> "Table":
        other = Table()
        other.copy_from(self)
        return other

    def copy_from(self, other: "Table") -> None:
        vars(self).update({**vars(other), "setup": self})


CODECS: list[tuple[Codec, Any, Any, list[Any]]] = [
    (Whole(5), 5, 5, [6, -1, True, 5.0, "5"]),
    (Whole(2, 1), 1, 1, [0, 3]),
    (Flag(), True, True, [0, 1, "true"]),
    (Word(NAMES), 2, "war", ["peace", 2]),
    (Word(NAMES, 1), 2, "war", ["rice"]),
    (Word(NAMES, 0, 1), 0, "rice", ["tax"]),
    (Seat(), 2, 2, [3, -1, False]),
    (Maybe(Seat()), -1, None, [-1, 3]),
    (Maybe(Word(NAMES), 9), 0, "rice", [0]),
    (Many(Whole(3)), [1, 3], [1, 3], [[4], (1, 3), {"1": 3}]),
    (Many(Whole(3), 2), [1, 3], [1, 3], [[1], [1, 3, 3]]),
    (Many(Whole(3), distinct=True), [1, 3], [1, 3], [[1, 1]]),
    (BySeat(Flag()), [True, False, True], [True, False, True], [[True], [True] * 4]),
    (Cut(Whole(9), 2), [1, 2, 3, 4, 5, 6], [[1, 2], [3, 4], [5, 6]], [[[1, 2], [3, 4]], [[1, 2], [3], [4, 5]]]),
    (Cut(Whole(9), 2, 1), [1, 2], [[1, 2]], [[], [[1, 2], [3, 4]]]),
    (Named(NAMES, Whole(9)), [0, 4, 0], {"tax": 4}, [{"peace": 1}, [0, 4, 0], {1: 4}]),
    (Named(NAMES, Seat(), -1), [-1, -1, 0], {"war": 0}, [{"war": -1}]),
    (
        PAIR,
        47,
        {"one": 4, "other": 7},
        [{"one": 4}, {"one": 4, "other": 7, "more": 1}, [4, 7], {"one": 4, "other": 10}],
    ),
    (Through(PAIR, lambda value, _: -value, lambda value, _: -value), -47, {"one": 4, "other": 7}, [-47]),
    (Bits(Word(NAMES)), 0b101, ["rice", "war"], [["rice", "rice"], ["peace"], 5]),
    (Bits(Seat()), 0b110, [1, 2], [[3], [1, 1]]),
    (Packed(Layout(list(NAMES), [3, 3, 1])), 0, [], [["peace"], ["war"] * 2]),
    (Packed(Layout(list(NAMES), [3, 3, 1]), 1), 0, [], [["rice"]]),
]


@pytest.mark.parametrize(("codec", "value", "written", "wrong"), CODECS)
def test_a_codec_reads_what_it_writes_and_nothing_else(
    codec: Codec, value: Any, written: Any, wrong: list[Any]
) -> None:
    p = Table()
    assert codec.write(value, p) == written
    assert codec.read(written, p) == value
    for each in wrong:
        with pytest.raises(Unsound):
            codec.read(each, p)


@pytest.mark.parametrize(("codec", "value", "written", "wrong"), CODECS)
def test_whatever_a_codec_reads_of_junk_it_writes_again(
    codec: Codec, value: Any, written: Any, wrong: list[Any]
) -> None:
    p = Table()
    for junk in JUNK:
        try:
            read = codec.read(junk, p)
        except Unsound:
            continue
        assert codec.write(read, p) == junk


@pytest.mark.parametrize("codec", [each for each, *_ in CODECS if not isinstance(each, Record | Through)])
def test_what_is_empty_can_be_written(codec: Codec) -> None:
    p = Table()
    empty = codec.empty(p)
    if not isinstance(codec, Word):
        assert codec.read(codec.write(empty, p), p) == empty


def test_a_heap_may_fill_the_guard_bits() -> None:
    layout = Layout(list(NAMES), [3, 3, 1])
    heap = Packed(layout, heap=True)
    assert heap.read(["rice"] * 7, Table()) == layout.pack([0] * 7)
    with pytest.raises(Unsound):
        heap.read(["rice"] * 8, Table())


class Turn(Part):
    """Whose turn it is."""

    seat: int = field(Seat(), start=1)
    armies: list[int] = field(BySeat(Whole()), start=lambda p: [5] * p.players)
    most: int = found(lambda p: max(p.armies), seen=HIDDEN)


TURN = Declaration(Turn, laws=[Law("armies", lambda p: sum(p.armies) == 15)])


def test_a_declaration_resets_writes_and_reads() -> None:
    p: Any = Table()
    TURN.reset(p)
    assert (p.begun, p.seat, p.armies, p.most) == (1, 1, [5, 5, 5], 5)
    p.seat, p.armies = 2, [1, 5, 9]
    other: Any = Table()
    own = other.stream
    TURN.reset(other)
    assert (other.begun, other.stream, other.seat, other.armies) == (1, own, 1, [5, 5, 5])
    TURN.read(other, TURN.write(p))
    assert TURN.write(other) == TURN.write(p) == {"seat": 2, "armies": [1, 5, 9]}
    assert other.most == 9


@pytest.mark.parametrize(
    ("dumped", "where"),
    [
        ({"seat": 0}, "$.position"),
        ({"seat": 0, "armies": [5, 5, 5], "most": 5}, "$.position"),
        ({"seat": 3, "armies": [5, 5, 5]}, "$.position.seat"),
        ({"seat": 0, "armies": [5, 5, 6]}, "$.position.armies"),
    ],
)
def test_what_is_refused_says_where(dumped: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput) as refused:
        TURN.read(Table(), dumped)
    assert (refused.value.message, refused.value.params) == ("bad-dump", {"where": where})


class Seats(Part):
    """By seat and by crop."""

    armies: list[int] = field(BySeat(Whole()))
    ready: list[bool] = field(BySeat(Flag()))
    prices: list[int] = field(Named(NAMES, Whole()))
    stocks: list[int] = field(Named(NAMES, Whole()))


SEATS = Declaration(
    Seats,
    groups=[
        Together("seats", {"army": "armies", "ready": "ready"}),
        Together("crops", {"price": "prices", "stock": "stocks"}, by_name=True),
    ],
)


def test_fields_can_be_written_together() -> None:
    p: Any = Table()
    SEATS.reset(p)
    p.armies, p.ready, p.prices, p.stocks = [1, 2, 3], [True, False, True], [0, 5, 0], [0, 7, 0]
    written = SEATS.write(p)
    assert written == {
        "seats": [{"army": 1, "ready": True}, {"army": 2, "ready": False}, {"army": 3, "ready": True}],
        "crops": {"tax": {"price": 5, "stock": 7}},
    }
    other: Any = Table()
    SEATS.read(other, written)
    assert (other.armies, other.ready, other.prices, other.stocks) == (p.armies, p.ready, p.prices, p.stocks)


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("seats", [{"army": 1, "ready": True}] * 2),
        ("seats", [{"army": 1}] * 3),
        ("seats", [[1, True]] * 3),
        ("seats", {"0": {"army": 1, "ready": True}}),
        ("crops", {"tax": {"price": 5}}),
        ("crops", {"peace": {"price": 5, "stock": 7}}),
        ("crops", []),
        ("armies", [1, 2, 3]),
    ],
)
def test_what_is_not_written_together_is_refused(key: str, wrong: Any) -> None:
    p: Any = Table()
    SEATS.reset(p)
    with pytest.raises(BadInput):
        SEATS.read(Table(), {**SEATS.write(p), key: wrong})


@pytest.mark.parametrize("name", DECLARED)
def test_the_slots_are_what_the_declaration_makes(name: str) -> None:
    module = import_module(name)
    assert module.__file__ is not None
    written = Path(module.__file__).with_name("slots.py").read_text(encoding="utf-8")
    assert written == slots.code(module), (
        "python -m tenka.toolkit.declaration.slots src/tenka/games/*/rules/declaration/fields.py writes it anew"
    )


def test_where_there_are_no_slots_yet_they_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "newly_declared"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "fields.py").write_text(
        '''"""A position."""

from __future__ import annotations

from newly_declared.slots import Slots
from random import Random
from tenka.toolkit.declaration.codecs import Whole
from tenka.toolkit.declaration.fields import Declaration, Part, field, found


class Turn(Part):
    """Whose turn it is."""

    seat: int = field(Whole())
    dice: list[Random] | None = found(None)


POSITION = Declaration(Turn)
assert Slots
'''
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    slots.write(package / "fields.py")
    made = (package / "slots.py").read_text()
    assert "from random import Random\nfrom tenka.kernel.state import State\n" in made
    assert "    # Whose turn it is.\n    seat: int\n    dice: list[Random] | None\n" in made
    assert "        self.seat = source.seat\n        self.dice = source.dice\n" in made


@pytest.mark.parametrize("name", DECLARED)
def test_a_copy_has_every_field(name: str) -> None:
    module = import_module(name)
    state = tenka.game(name.split(".")[2]).new(3, 7)
    copy, world = state.copy(), state.resample(0, Random(1))
    for each in module.POSITION.fields:
        assert getattr(copy, each) is getattr(state, each)
        assert hasattr(world, each)
