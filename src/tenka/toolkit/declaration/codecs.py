"""How a field of a position is written in a dump, and what a dump from outside must say to be read.

A codec turns a value into JSON types and back, and knows a field's value on an empty table. Reading refuses whatever
writing could not have written: `read` never trusts a type, a length or a word. Codecs are put together:
`BySeat(Words(TITLES))` is a list with a title for every seat.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from tenka.kernel.state.extensible import mypyc_attr
from tenka.toolkit.holdings.multiset import Layout

NOTHING: Final = -1  # the number of no seat and of no word
SMALL: Final = 10_000


class Unsound(Exception):
    """What is read cannot be."""


def demand(held: object, where: str = "") -> None:
    """What is read must be so; `where` names the field, if it is not the one being read."""
    if not held:
        raise Unsound(where)


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(ABC):
    """How one kind of value is written and read; `p` is the position that it belongs to, its `setup` in place."""

    is_plain = False  # whether values are written as they are

    def empty(self, p: Any) -> Any:
        """The value on an empty table."""
        return 0

    @abstractmethod
    def write(self, value: Any, p: Any) -> Any:
        """The value in JSON types."""

    @abstractmethod
    def read(self, found: Any, p: Any) -> Any:
        """The value that was written so; Unsound if there is none."""


class Whole(Codec):
    """A whole number from `least` to `most`."""

    is_plain = True

    def __init__(self, most: int = SMALL, least: int = 0) -> None:
        self.most, self.least = most, least

    def empty(self, p: Any) -> int:
        """As near to 0 as it goes."""
        return max(self.least, 0)

    def write(self, value: Any, p: Any) -> Any:
        """Itself."""
        return value

    def read(self, found: Any, p: Any) -> int:
        """Itself."""
        demand(type(found) is int and self.least <= found <= self.most)
        return int(found)


class Flag(Codec):
    """True or false."""

    is_plain = True

    def empty(self, p: Any) -> bool:
        """No."""
        return False

    def write(self, value: Any, p: Any) -> Any:
        """Itself."""
        return value

    def read(self, found: Any, p: Any) -> bool:
        """Itself."""
        demand(type(found) is bool)
        return bool(found)


class Word(Codec):
    """The number of a name; those before `first` and, if `last` is given, from `last` on do not count."""

    def __init__(self, names: Sequence[str | int], first: int = 0, last: int | None = None) -> None:
        self.names = tuple(names)
        self.numbers = {name: self.names.index(name) for name in self.names[first:last]}

    def write(self, value: Any, p: Any) -> Any:
        """The name."""
        return self.names[value]

    def read(self, found: Any, p: Any) -> int:
        """The number of the name."""
        demand(type(found) in (str, int) and found in self.numbers)
        return self.numbers[found]


class Seat(Codec):
    """A seat at the table."""

    is_plain = True

    def write(self, value: Any, p: Any) -> Any:
        """Itself."""
        return value

    def read(self, found: Any, p: Any) -> int:
        """Itself."""
        demand(type(found) is int and 0 <= found < p.setup.players)
        return int(found)


class Maybe(Codec):
    """Something else, or nothing: null in a dump, and `nothing` in a position."""

    def __init__(self, each: Codec, nothing: Any = NOTHING) -> None:
        self.each, self.nothing = each, nothing

    def empty(self, p: Any) -> Any:
        """Nothing."""
        return self.nothing

    def write(self, value: Any, p: Any) -> Any:
        """Null for nothing."""
        return None if value == self.nothing else self.each.write(value, p)

    def read(self, found: Any, p: Any) -> Any:
        """Nothing for null."""
        return self.nothing if found is None else self.each.read(found, p)


@mypyc_attr(allow_interpreted_subclasses=True)
class Many(Codec):
    """A list; of a fixed length, if `exactly` says one (a number, or a function of the position)."""

    def __init__(
        self, each: Codec, exactly: int | Callable[[Any], int] | None = None, *, distinct: bool = False
    ) -> None:
        self.each, self.exactly, self.distinct = each, exactly, distinct

    def count(self, p: Any) -> int | None:
        """How many there must be, None if that is open."""
        return self.exactly(p) if callable(self.exactly) else self.exactly

    def empty(self, p: Any) -> list[Any]:
        """As many empty ones as there must be."""
        return [self.each.empty(p)] * (self.count(p) or 0)

    def write(self, value: Any, p: Any) -> Any:
        """One by one."""
        return list(value) if self.each.is_plain else [self.each.write(item, p) for item in value]

    def read(self, found: Any, p: Any) -> list[Any]:
        """One by one."""
        demand(type(found) is list and self.count(p) in (None, len(found)))
        value = [self.each.read(item, p) for item in found]
        demand(not self.distinct or len(set(value)) == len(value))
        return value


class BySeat(Many):
    """A list with one value for every seat."""

    def __init__(self, each: Codec) -> None:
        super().__init__(each, lambda p: int(p.setup.players))


class Cut(Codec):
    """A flat list that is written in pieces of one length: by seat, unless `pieces` says how many there are."""

    def __init__(self, each: Codec, length: int, pieces: int | None = None) -> None:
        self.piece, self.length, self.pieces = Many(each, length), length, pieces

    def whole(self, p: Any) -> Many:
        """The pieces."""
        return Many(self.piece, p.setup.players if self.pieces is None else self.pieces)

    def empty(self, p: Any) -> list[Any]:
        """As many empty ones as there must be."""
        return [item for piece in self.whole(p).empty(p) for item in piece]

    def write(self, value: Any, p: Any) -> Any:
        """Piece by piece."""
        starts = range(0, len(value), self.length)
        return self.whole(p).write([value[start : start + self.length] for start in starts], p)

    def read(self, found: Any, p: Any) -> list[Any]:
        """Piece by piece."""
        return [item for piece in self.whole(p).read(found, p) for item in piece]


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Codec):
    """A list with a place for every name, written by name; what has the value `absent` is left out."""

    def __init__(self, names: Sequence[str], each: Codec, absent: Any = 0) -> None:
        self.names, self.each, self.absent = tuple(names), each, absent

    def empty(self, p: Any) -> list[Any]:
        """Nothing anywhere."""
        return [self.absent] * len(self.names)

    def write(self, value: Any, p: Any) -> Any:
        """By name."""
        pairs = zip(self.names, value, strict=True)
        return {name: self.each.write(item, p) for name, item in pairs if item != self.absent}

    def read(self, found: Any, p: Any) -> list[Any]:
        """In the order of the names."""
        demand(type(found) is dict and found.keys() <= set(self.names))
        return [self.each.read(found[name], p) if name in found else self.absent for name in self.names]


class Record(Codec):
    """A few things in one value, each written under its name: `parts` takes them apart, `whole` puts them together."""

    def __init__(self, parts: Callable[[Any], Sequence[Any]], whole: Callable[..., Any], **each: Codec) -> None:
        self.parts, self.whole, self.each = parts, whole, each

    def write(self, value: Any, p: Any) -> Any:
        """Name by name."""
        pairs = zip(self.each.items(), self.parts(value), strict=True)
        return {name: codec.write(item, p) for (name, codec), item in pairs}

    def read(self, found: Any, p: Any) -> Any:
        """All in one value."""
        demand(type(found) is dict and found.keys() == self.each.keys())
        return self.whole(*(codec.read(found[name], p) for name, codec in self.each.items()))


class Through(Codec):
    """What another codec writes, in another form: `out` makes what it writes, `back` the value of what it reads."""

    def __init__(self, codec: Codec, out: Callable[[Any, Any], Any], back: Callable[[Any, Any], Any]) -> None:
        self.codec, self.out, self.back = codec, out, back

    def empty(self, p: Any) -> Any:
        """The other form of what is empty there."""
        return self.back(self.codec.empty(p), p)

    def write(self, value: Any, p: Any) -> Any:
        """In the other form."""
        return self.codec.write(self.out(value, p), p)

    def read(self, found: Any, p: Any) -> Any:
        """From the other form."""
        return self.back(self.codec.read(found, p), p)


class Bits(Codec):
    """A set, one bit each, written as a list of what `each` writes, lowest first."""

    def __init__(self, each: Codec) -> None:
        self.items = Many(each, distinct=True)

    def write(self, value: Any, p: Any) -> Any:
        """Those that are in it."""
        return self.items.write([number for number in range(value.bit_length()) if value >> number & 1], p)

    def read(self, found: Any, p: Any) -> int:
        """A bit for each."""
        return sum(1 << number for number in self.items.read(found, p))


class Packed(Codec):
    """A packed multiset of pieces, from number `first` to before `last`.

    No more of a kind than can be compared; in a heap, which is never compared, the guard bits count, too.
    """

    def __init__(self, layout: Layout, first: int = 0, last: int | None = None, *, heap: bool = False) -> None:
        self.layout, self.heap = layout, heap
        self.items = Many(Word(layout.names, first, last))

    def write(self, value: Any, p: Any) -> Any:
        """The names of the pieces, repeats included."""
        return self.layout.words(value)

    def read(self, found: Any, p: Any) -> int:
        """All pieces packed."""
        numbers = self.items.read(found, p)
        for number in set(numbers):
            most = self.layout.most[number]
            demand(numbers.count(number) <= (2 * most + 1 if self.heap else most))
        return self.layout.pack(numbers)
