"""Docstrings for compiled modules: mypyc leaves them out, so they are written into its C before that is compiled."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"[\w.]+",\s*)NULL(, /\* docstring \*/)')
CLASS = re.compile(r'(\.tp_name = "(\w+)",(?:(?!\.tp_name).)*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)("\))', re.DOTALL)
FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),[^{}"]*PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
PROPERTY = re.compile(r'(\{"(\w+)",\s+\(getter\)(\w+)_get_\2,\s*(?:\(setter\)\w+|NULL),\s*)NULL(, NULL\})')
JOINED = "___"  # between the parts of a name, as mypyc writes them


def add_docstrings(output: Path, name: str, source: Path) -> None:
    """Write the docstrings of a module into the C file that mypyc made of it."""
    file = output / f"__native_{name.replace('.', JOINED)}.c"
    tree = ast.parse(source.read_text(encoding="utf-8"))
    docs = dict(_docstrings(tree, ()))
    # A symbol begins with as much of the module's name as it needs to be unique.
    parts = name.split(".")
    beginnings = [JOINED.join(parts[start:]) for start in range(len(parts))]
    symbols = {f"{beginning}{JOINED}{each}": doc for beginning in beginnings for each, doc in docs.items()}
    text = with_docstrings(file.read_text(encoding="utf-8"), ast.get_docstring(tree), docs | symbols)
    file.write_text(text, encoding="utf-8")


def with_docstrings(text: str, module: str | None, docs: dict[str, str]) -> str:
    """Return a module's C with its docstrings, those of classes by their names, those of functions by their symbols."""

    def doc_of(name: str) -> str:
        return _in_c(docs.get(name, ""))

    def of_property(found: re.Match[str]) -> str:
        doc = doc_of(f"{found[3]}{JOINED}{found[2]}")
        return f'{found[1]}PyDoc_STR("{doc}"){found[4]}' if doc else found[0]

    text = CLASS.sub(lambda found: f"{found[1]}{doc_of(found[2])}{found[3]}", text)
    text = FUNCTION.sub(lambda found: f"{found[1]}{doc_of(found[2])}{found[3]}", text)
    text = PROPERTY.sub(of_property, text)
    return MODULE.sub(lambda found: f'{found[1]}"{_in_c(module)}"{found[2]}', text) if module else text


def _docstrings(tree: ast.AST, inside: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield classes and functions with their docstrings, what a class holds by both names."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = (*inside, node.name)
            if doc := ast.get_docstring(node):
                yield JOINED.join(name), doc
            if isinstance(node, ast.ClassDef):
                yield from _docstrings(node, name)


def _in_c(doc: str) -> str:
    return doc.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
