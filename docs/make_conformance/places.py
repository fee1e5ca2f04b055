"""Where the code of a game cites its rules."""

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from docs.make_conformance import ROOT

GAMES = ROOT / "src" / "tenka" / "games"
# How bots judge a position cites rules as well, but plays no part in keeping them.
BOTS = "bot"
CITED = re.compile(r"\b([SHT])(\d+)(?:[–-]\1?(\d+))?\b")


@dataclass(frozen=True, order=True)
class Place:
    """A function or class (or the head of the file, without a name) that cites a rule."""

    file: str
    name: str


@cache
def places(game: str) -> dict[str, list[Place]]:
    """The places of each rule that is cited."""
    found: dict[str, set[Place]] = {}
    for file in sorted((GAMES / game).rglob("*.py")):
        if BOTS not in file.relative_to(GAMES / game).parts:
            for number, place in _cited_in(file):
                found.setdefault(number, set()).add(place)
    return {number: sorted(each) for number, each in found.items()}


def _cited_in(file: Path) -> list[tuple[str, Place]]:
    text = file.read_text(encoding="utf-8")
    spans = _spans(ast.parse(text))
    name = file.relative_to(ROOT).as_posix()
    return [
        (number, Place(name, _around(spans, line)))
        for line, words in enumerate(text.splitlines(), 1)
        for number in _numbers(words)
    ]


def _numbers(words: str) -> list[str]:
    return [
        f"{letter}{number}"
        for letter, first, last in CITED.findall(words)
        for number in range(int(first), int(last or first) + 1)
    ]


def _spans(tree: ast.AST, above: str = "") -> list[tuple[int, int, str]]:
    """First and last line and full name of each function and class, outer ones first."""
    found: list[tuple[int, int, str]] = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{above}{node.name}"
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            found += [(first, node.end_lineno or first, name), *_spans(node, f"{name}.")]
    return found


def _around(spans: list[tuple[int, int, str]], line: int) -> str:
    return next((name for first, last, name in reversed(spans) if first <= line <= last), "")
