"""When the compiled package is under test, it is the compiled modules that run."""

import ast
import inspect
import os
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from hatch_build import find_modules

REPOSITORY = Path(__file__).parents[2]


pytestmark = pytest.mark.skipif(os.environ.get("TENKA_EXPECT_COMPILED") != "1", reason="plain Python is under test")


@pytest.fixture(scope="module")
def modules() -> list[tuple[ModuleType, str]]:
    """All modules that are to be compiled, each with its source."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]
    files = [Path(file) for file in find_modules(REPOSITORY, patterns)]
    names = [".".join(file.with_suffix("").parts[1:]).removesuffix(".__init__") for file in files]
    sources = [(REPOSITORY / file).read_text(encoding="utf-8") for file in files]
    return [(import_module(name), source) for name, source in zip(names, sources, strict=True)]


def test_modules_listed_to_be_compiled_are_extensions(modules: list[tuple[ModuleType, str]]) -> None:
    assert modules
    for module, _ in modules:
        assert module.__file__ is not None
        assert not module.__file__.endswith(".py"), f"{module.__name__} runs from its source"


def test_docstrings_survive_compiling(modules: list[tuple[ModuleType, str]]) -> None:
    lost = [f"{module.__name__}: {name}" for module, source in modules for name in without_docstring(module, source)]
    assert not lost


def without_docstring(module: ModuleType, source: str) -> Iterator[str]:
    """What has a docstring in a module's source and none, or another, where it is compiled."""
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef):
            continue
        thing = getattr(module, node.name)
        if isinstance(thing, type) and issubclass(thing, tuple):
            continue  # a named tuple is none of mypyc's classes
        yield from differing(node, thing)
        for inner in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("_"):
                yield from differing(inner, inspect.getattr_static(thing, inner.name), node.name)


def differing(node: ast.ClassDef | ast.FunctionDef, thing: Any, *inside: str) -> Iterator[str]:
    if ast.get_docstring(node) != inspect.getdoc(thing):
        yield ".".join([*inside, node.name])
