"""Which tests hold which sentence: the tables tests/games/<game>/sentences.toml, checked both ways.

A table names a sentence by its rule and its opening words, not by its place: a sentence put in between moves no other,
and one that begins otherwise has to be looked at again.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from docs.make_conformance import ROOT
from docs.make_conformance.sentences import Rule, Sentence, rules_of

TESTS = ROOT / "tests"
TEST = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)

Table = dict[str, dict[str, list[str]]]


@dataclass(frozen=True)
class Test:
    """A test: its name, and its file below tests/."""

    name: str
    file: str

    @property
    def rules(self) -> set[str]:
        """The rules that it is named after."""
        return set(re.findall(r"_([A-Z]\d+)(?=_)", self.name))


def table_of(game: str) -> Table:
    """The table of a game: rule, opening words, tests."""
    return tomllib.loads((TESTS / "games" / game / "sentences.toml").read_text(encoding="utf-8"))


@cache
def tests_in(folder: str) -> list[Test]:
    """All tests in a folder below tests/, and in those within it."""
    files = sorted((TESTS / folder).rglob("test_*.py"))
    return [Test(name, file.relative_to(TESTS).as_posix()) for file in files for name in TEST.findall(_text(file))]


def named(name: str, game: str) -> list[Test]:
    """The tests of a name: among the game's, or where `folder/file.py::name` says."""
    file, _, bare = name.rpartition("::")
    folder = file.rpartition("/")[0] or f"games/{game}"
    return [test for test in tests_in(folder) if test.name == bare and file in {"", test.file}]


def held(sentence: Sentence, openings: dict[str, list[str]], game: str) -> list[Test]:
    """The tests that hold a sentence."""
    wanted = [name for opening, names in openings.items() if sentence.text.startswith(opening) for name in names]
    return [test for name in wanted for test in named(name, game)]


def problems(game: str, rules: Sequence[Rule] | None = None, table: Table | None = None) -> Iterator[str]:
    """Sentences without a test, and entries of the table that mean nothing or too much."""
    rules = rules_of(game) if rules is None else rules
    table = table_of(game) if table is None else table
    known = {rule.name: rule for rule in rules}
    for name in table.keys() - known.keys():
        yield f"{name}: there is no such rule"
    for rule in rules:
        yield from _of_rule(rule, table.get(rule.name, {}), game)


def _of_rule(rule: Rule, openings: dict[str, list[str]], game: str) -> Iterator[str]:
    for opening, names in openings.items():
        meant = sum(sentence.text.startswith(opening) for sentence in rule.sentences)
        if meant != 1:
            yield f"{rule.name}: {meant} sentences begin with {opening!r}"
        for name in names:
            if (found := len(named(name, game))) != 1:
                yield f"{rule.name}: {found} tests are called {name}"
    for sentence in rule.sentences:
        if not held(sentence, openings, game):
            yield f"{sentence.number}: no test holds {sentence.text!r}"


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")
