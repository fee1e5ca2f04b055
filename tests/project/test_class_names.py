"""A class name stands for one thing."""

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import tenka

SOURCES = Path(__file__).parents[2] / "src" / "tenka"
GAMES = SOURCES / "games"
# What goes over the wire, or stands in a view, has the name of what it tells of, such as a Handover or a Battle.
TOLD = {"wire", "schema"}
# A codec has the name of what it writes, a part of a position that of what lies there.
DECLARED = {"codecs.py", "fields.py"}


def classes(folder: Path, left_out: set[str]) -> dict[str, list[Path]]:
    """Where each class below a folder is defined, but for what a module keeps to itself."""
    found = defaultdict(list)
    for path in folder.rglob("*.py"):
        where = path.relative_to(SOURCES)
        if left_out.isdisjoint(where.parts) and not (where.parent.name == "declaration" and where.name in DECLARED):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found[node.name].append(where)
    return found


def several(*named: dict[str, list[Path]]) -> dict[str, list[Path]]:
    """The names that stand in more than one place."""
    places = {name: [path for each in named for path in each.get(name, ())] for each in named for name in each}
    return {name: paths for name, paths in places.items() if len(paths) > 1}


@cache
def shared() -> dict[str, list[Path]]:
    """The classes that are no game's own."""
    return classes(SOURCES, TOLD | {GAMES.name})


def test_a_class_name_stands_for_one_thing() -> None:
    assert len(shared()) > 300
    assert several(shared()) == {}
    assert several(classes(SOURCES / "wire", set())) == {}


@pytest.mark.parametrize("game", tenka.games())
def test_a_game_gives_no_name_twice_and_none_that_others_have(game: str) -> None:
    own = classes(GAMES / game, TOLD)
    assert own
    assert several(shared(), own) == {}
