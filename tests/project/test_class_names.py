"""A class name stands for one thing."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "tenka"
# What goes over the wire has the name of what it tells of, such as a Handover or an Analysis.
TOLD = "wire"
# Games are parallel: each has its Position and its Sight, and words of its own rulebook.
PARALLEL = "games"
# A codec has the name of what it writes.
CODECS = Path("kernel", "declaration", "codecs.py")


def classes() -> dict[str, list[Path]]:
    """Where each class is defined, but for what a module keeps to itself and what games have side by side."""
    found = defaultdict(list)
    for path in SOURCES.rglob("*.py"):
        where = path.relative_to(SOURCES)
        if where.parts[0] != PARALLEL and where != CODECS:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found[node.name].append(where)
    return found


def test_a_class_name_stands_for_one_thing() -> None:
    named = classes()
    assert len(named) > 300
    inside = {name: [path for path in paths if path.parts[0] != TOLD] for name, paths in named.items()}
    assert {name: paths for name, paths in inside.items() if len(paths) > 1} == {}
    told = {name: [path for path in paths if path.parts[0] == TOLD] for name, paths in named.items()}
    assert {name: paths for name, paths in told.items() if len(paths) > 1} == {}
