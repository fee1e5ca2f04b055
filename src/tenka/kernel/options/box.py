"""A box: the values of somebody's printed game where they differ from ours, and the form in which they are given."""

import hashlib
import unicodedata
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any, Literal, NamedTuple

import msgspec

from tenka.kernel.errors import BadInput, shown
from tenka.kernel.shape import shaped

FORMAT = 1
LONGEST_NAME = 60  # of a box

Values = Mapping[str, Any]
Noun = tuple[str, str]  # kind and value, as words know them


class FormField(NamedTuple):
    """A value that a box may give: what it may be, what ours is, and where ours comes from."""

    id: str  # its group stands before the first dot
    kind: Literal["count", "name", "choice", "ids", "pairs"]
    ours: Any  # of a name nothing: it stands among the words
    source: str  # printed, counted or reconstructed
    row: Noun
    column: Noun | None = None
    least: int = 0  # of a count; of ids and pairs: how many
    most: int = 0  # of a name: letters
    among: tuple[str, ...] = ()
    noun: str = ""  # the kind of what is chosen among

    @property
    def group(self) -> str:
        """What it stands with."""
        return self.id.partition(".")[0]

    def problem(self, value: object) -> BadInput | None:
        """What is wrong with a value, if anything is."""
        is_proper, message = PROPER[self.kind]
        if is_proper(self, value):
            return None
        return BadInput(message, {"field": self.id, "least": self.least, "most": self.most})


def _is_count(field: FormField, value: object) -> bool:
    return type(value) is int and field.least <= value <= field.most


def _is_name(field: FormField, value: object) -> bool:
    return isinstance(value, str) and len(value) <= field.most and is_plain(value)


def _is_choice(field: FormField, value: object) -> bool:
    return isinstance(value, str) and value in field.among


def _are_ids(field: FormField, value: object) -> bool:
    if not isinstance(value, list) or not field.least <= len(value) <= field.most:
        return False
    return all(_is_choice(field, each) for each in value) and len(set(value)) == len(value)


def _are_pairs(field: FormField, value: object) -> bool:
    if not isinstance(value, list) or not field.least <= len(value) <= field.most:
        return False
    if not all(isinstance(pair, list) and len(pair) == 2 for pair in value):
        return False
    if not all(_is_choice(field, each) for pair in value for each in pair):
        return False
    return len({frozenset(pair) for pair in value}) == len(value) and all(one != other for one, other in value)


PROPER: Mapping[str, tuple[Callable[[FormField, object], bool], str]] = {
    "count": (_is_count, "box-bad-count"),
    "name": (_is_name, "box-bad-name"),
    "choice": (_is_choice, "box-bad-choice"),
    "ids": (_are_ids, "box-bad-ids"),
    "pairs": (_are_pairs, "box-bad-pairs"),
}


def is_plain(text: str) -> bool:
    """Whether a name can be read anywhere: printed letters, single spaces inside."""
    return text.isprintable() and " ".join(text.split()) == text


class Box(NamedTuple):
    """A box that was checked; `values` are those that differ from ours, `whole` all of them."""

    name: str
    values: dict[str, Any]
    hash: str
    whole: dict[str, Any]

    def as_option(self) -> dict[str, Any]:
        """The box as the option of a game."""
        return {"name": self.name, "hash": self.hash, "values": self.values}


class Option(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of the option `box`."""

    name: str
    values: dict[str, Any]
    hash: str | None = None


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of a file that holds a box."""

    tenka_box: int
    game: str
    name: str
    values: dict[str, Any]

    def as_option(self) -> dict[str, Any]:
        """The box as the option of a game."""
        return {"name": self.name, "values": self.values}


def read_file(found: object) -> BoxFile:
    """A file's shape and format, checked."""
    file = shaped(found, BoxFile, "bad-box")
    if file.tenka_box != FORMAT:
        raise BadInput("box-format", {"format": file.tenka_box, "known": FORMAT})
    return file


class Form:
    """All fields of a game's box, and what must hold between them."""

    def __init__(
        self,
        game: str,
        fields: tuple[FormField, ...],
        check: Callable[[Values], list[BadInput]],
        told: Callable[[Values], dict[str, tuple[str, Values]]] | None = None,
    ) -> None:
        self.game = game
        self.fields = {field.id: field for field in fields}
        self.ours = {field.id: field.ours for field in fields}
        self.check = check
        self._told = told

    def problems(self, values: Values) -> list[BadInput]:
        """Everything that is wrong with some values: of each field first, then between them."""
        found = [_unknown(id) for id in values if id not in self.fields]
        known = [(field, values[id]) for id, field in self.fields.items() if id in values]
        found += [problem for field, value in known if (problem := field.problem(value)) is not None]
        return found or self.check({**self.ours, **values})

    def read(self, found: object) -> Box:
        """The box of an option, checked."""
        option = shaped(found, Option, "bad-box")
        if not 0 < len(option.name) <= LONGEST_NAME or not is_plain(option.name):
            raise BadInput("box-bad-title", {"most": LONGEST_NAME})
        for problem in self.problems(option.values):
            raise problem
        given = deepcopy(option.values)  # it stays as it is, whatever becomes of what was handed in
        values = {id: given[id] for id in self.fields if given.get(id, self.ours[id]) != self.ours[id]}
        found_hash = self.hash(values)
        if option.hash not in (None, found_hash):
            raise BadInput("box-hash-differs")
        return Box(option.name, values, found_hash, {**self.ours, **values})

    def hash(self, values: Values) -> str:
        """What tells boxes of other content apart, whatever they are called."""
        content = {"game": self.game, "values": [[id, values[id]] for id in self.fields if id in values]}
        return hashlib.sha256(msgspec.json.encode(content)).hexdigest()

    def names(self, values: Values) -> dict[str, str]:
        """By message: what things are called in a box, in any language."""
        return {"-".join(id.split(".")[:2]): value for id, value in values.items() if self.fields[id].kind == "name"}

    def told(self, values: Values) -> dict[str, tuple[str, Values]]:
        """By message: which message with which parameters is said instead."""
        return {} if self._told is None else self._told(values)


def _unknown(id: str) -> BadInput:
    return BadInput("box-unknown-field", {"field": id[:80] if id.isprintable() else shown(id)})


def sum_problem(values: Values, ids: list[str], least: int, most: int) -> list[BadInput]:
    """Whether counts add up to what there must be; told of the first of them."""
    total = sum(values[id] for id in ids)
    if least <= total <= most:
        return []
    params = {"field": ids[0], "total": total, "least": least, "most": most}
    return [BadInput("box-wrong-sum" if least == most else "box-few-or-many", params)]


def name_problems(values: Values, fields: list[FormField]) -> list[BadInput]:
    """Names that another of these has as well, given by the box or, where it gives none, by its id."""
    called = [(field.id, values[field.id] or field.row[1]) for field in fields]
    first: dict[str, str] = {}
    for id, name in sorted(called, key=lambda each: bool(values[each[0]])):
        first.setdefault(folded(name), id)
    doubles = [(id, name) for id, name in called if first[folded(name)] != id]
    return [BadInput("box-same-name", {"field": id, "name": name}) for id, name in doubles]


def folded(name: str) -> str:
    """A name as the eye takes it in: without macrons and accents, in small letters."""
    letters = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()
