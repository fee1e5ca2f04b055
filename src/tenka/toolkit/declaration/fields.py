"""A position declared once: each field with its type, its start, who may see it, and what a dump says of it.

A game declares its position as a few parts, in a module that is not compiled:

    class Turn(Part):
        \"\"\"Where the game is, and whom it waits for.\"\"\"

        phase: int = field(Word(PHASES))
        seat: int = field(Seat())

    class Cards(Part):
        \"\"\"Who holds what.\"\"\"

        hands: list[int] = field(BySeat(Packed(LAYOUT)), seen=OWN)
        sizes: list[int] = found(lambda p: [LAYOUT.size(hand) for hand in p.hands])  # what everybody sees

    POSITION = Declaration(Turn, Cards, laws=[Law("hands", lambda p: sum(p.sizes) == 20)])

All else follows: `reset` makes an empty table, `write` is the game's part of a dump, `read` makes a position of one.
Search copies positions by the million, so the slots and the copying of them are written out, in `slots.py` beside the
declaration, by `python -m tenka.toolkit.declaration.slots`; a test holds that file to the declaration.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from tenka.kernel.errors import BadInput
from tenka.kernel.setup import Setup
from tenka.kernel.stream import Stream
from tenka.toolkit.declaration.codecs import Codec, Unsound, demand

S = TypeVar("S")

KEPT: Final = 100  # empty tables: boxes from outside make ever new ones

# Who may see a field
ALL: Final = "all"  # everybody: it is the same in all worlds that anybody thinks possible
OWN: Final = "own"  # a list by seat, with as many entries for each: every seat its own
MOVER: Final = "mover"  # whoever the game waits for: what he has begun
HIDDEN: Final = "hidden"  # some know more of it than others, as view and knowledge say


class Field(NamedTuple):
    """What is declared of a field."""

    codec: Codec | None  # None: it is not in a dump
    start: Any  # its value on an empty table, or a function that finds it, given the position with its set-up
    seen: str

    def first(self, p: Any) -> Any:
        """Its value on an empty table; of a field that is not in a dump also after reading."""
        return self.start(p) if callable(self.start) else self.start


def field(codec: Codec, *, start: Any = None, seen: str = ALL) -> Any:
    """A field that a dump holds; its start is the codec's empty value unless another is given."""
    return Field(codec, codec.empty if start is None else start, seen)


def found(start: Any, *, seen: str = ALL) -> Any:
    """A field that no dump holds, since it follows from the set-up or from other fields, and is found anew."""
    return Field(None, start, seen)


class Part:
    """A few fields that belong together, with a docstring that says what they are."""


class Law(NamedTuple):
    """What must hold between fields so that play can go on; `where` names the field that is to blame."""

    where: str
    holds: Callable[[Any], object]


def when(condition: Callable[[Any], object], *laws: Law) -> list[Law]:
    """Laws that hold only where something else does."""
    return [Law(where, partial(_implied, condition, holds)) for where, holds in laws]


def _implied(condition: Callable[[Any], object], holds: Callable[[Any], object], p: Any) -> object:
    return not condition(p) or holds(p)


class Together:
    """Fields that a dump holds together: an object for every seat, or for every name, with a value of each field.

    `fields` are the names of the fields by the names that they have in these objects.
    """

    def __init__(self, key: str, fields: dict[str, str], *, by_name: bool = False) -> None:
        self.key, self.fields, self.by_name = key, fields, by_name

    def gather(self, written: dict[str, Any]) -> None:
        """Put the values of the fields into objects."""
        columns = {short: written.pop(name) for short, name in self.fields.items()}
        first = next(iter(columns.values()))
        places = list(first) if self.by_name else range(len(first))
        rows = {place: {short: column[place] for short, column in columns.items()} for place in places}
        written[self.key] = rows if self.by_name else list(rows.values())

    def scatter(self, dumped: dict[str, Any]) -> None:
        """Take the objects apart again; Unsound if they are no such objects."""
        rows = dumped.pop(self.key, None)
        demand(type(rows) is (dict if self.by_name else list), self.key)
        places = rows if self.by_name else dict(enumerate(rows))
        for row in places.values():
            demand(type(row) is dict and row.keys() == self.fields.keys(), self.key)
        for short, name in self.fields.items():
            demand(name not in dumped, self.key)
            column = {place: row[short] for place, row in places.items()}
            dumped[name] = column if self.by_name else list(column.values())


class Declaration:
    """The position of a game: its parts, the laws between their fields, and what completes it after reading."""

    def __init__(
        self,
        *parts: type[Part],
        laws: Iterable[Law] = (),
        groups: Iterable[Together] = (),
        complete: Callable[[Any], None] = lambda _: None,
    ) -> None:
        self.parts = parts
        self.groups = tuple(groups)
        self.laws = tuple(laws)
        self.complete = complete
        self.fields: dict[str, Field] = {}
        for part in parts:
            self.fields |= {name: each for name, each in vars(part).items() if isinstance(each, Field)}
        self.written = {name: each.codec for name, each in self.fields.items() if each.codec is not None}
        self._empty: dict[str, Any] = {}  # tables, by what they were set up with

    def reset(self, p: Any) -> None:
        """An empty table: the same for all games set up alike, so it is laid out once and then copied."""
        known = f"{p.setup.players} {p.setup.options}"
        empty = self._empty.get(known)
        if empty is not None:
            stream = p.stream
            p.copy_from(empty)
            p.stream = stream
            p.begin()
            return
        p.begin()
        for name, each in self.fields.items():
            setattr(p, name, each.first(p))
        if len(self._empty) == KEPT:
            self._empty.clear()
        self._empty[known] = p.copy()

    def write(self, p: Any) -> dict[str, Any]:
        """The position in words and numbers: complete and readable."""
        written = {name: codec.write(getattr(p, name), p) for name, codec in self.written.items()}
        for group in self.groups:
            group.gather(written)
        return written

    def read(self, p: Any, dumped: dict[str, Any]) -> None:
        """Make a fresh position what a dump says, if every field can be read and every law holds; else BadInput."""
        self.reset(p)
        try:
            flat = {**dumped}
            for group in self.groups:
                group.scatter(flat)
            demand(flat.keys() == self.written.keys())
            self._read_fields(p, flat)
            for law in self.laws:
                demand(law.holds(p), law.where)
            self.complete(p)
        except Unsound as error:
            raise BadInput("bad-dump", {"where": f"$.position.{error}".rstrip(".")}) from None

    def placing(self, blank: Callable[[Setup, Stream], S]) -> Callable[[Setup, Stream, dict[str, Any]], S]:
        """What a Game is told to load dumps with; `blank` makes a state without a position."""

        def place(setup: Setup, stream: Stream, dumped: dict[str, Any]) -> S:
            state = blank(setup, stream)
            self.read(state, dumped)
            return state

        return place

    def _read_fields(self, p: Any, dumped: dict[str, Any]) -> None:
        for name, codec in self.written.items():
            try:
                setattr(p, name, codec.read(dumped[name], p))
            except Unsound:
                raise Unsound(name) from None
        for name, each in self.fields.items():
            if each.codec is None:
                setattr(p, name, each.first(p))
