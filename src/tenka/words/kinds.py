"""Where a game's nouns are found: `words/kinds.json` in its package, which the browser reads as well."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec


class WrittenKinds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    nouns: dict[str, list[str]] = {}  # kind of a parameter: under which kinds its words are found, if not its own
    composed: dict[str, dict[str, str]] = {}  # kind: by the end of the message that says how, what a value looks like
    beyond_seats: str | None = None  # the message for the number after all seats' in what is counted by seat


class Kinds(NamedTuple):
    """The same with its patterns ready."""

    nouns: Mapping[str, list[str]]
    composed: Mapping[str, Mapping[str, re.Pattern[str]]]
    beyond_seats: str | None


NO_KINDS = Kinds({}, {}, None)


@cache
def written_kinds(package: str) -> WrittenKinds:
    """A package's file; a game all of whose nouns are under their own names needs none."""
    file = files(package).joinpath("words", "kinds.json")
    return msgspec.json.decode(file.read_bytes(), type=WrittenKinds) if file.is_file() else WrittenKinds()


@cache
def kinds_of(package: str) -> Kinds:
    """The kinds of a game's nouns."""
    written = written_kinds(package)
    shapes = {kind: {end: re.compile(shape) for end, shape in ends.items()} for kind, ends in written.composed.items()}
    return Kinds(written.nouns, shapes, written.beyond_seats)
