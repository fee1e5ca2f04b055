"""The messages of one language: looked up, and asked which parameters they take and which they select by."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LONGEST = 900  # Fluent refuses parameters of more than a thousand letters


class _Parameters(Visitor):
    """Collects the parameters of a message, and those among them that a variant is selected by."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self.selectors: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own name
        """Note a parameter."""
        self.all.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note what selects."""
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)


def printable(text: str) -> str:
    """A text without control codes, which could come from anywhere, and not longer than a message can take."""
    if len(text) > LONGEST:
        text = f"{text[: LONGEST // 2]}…{text[-LONGEST // 2 :]}"
    return "".join("\ufffd" if category(letter).startswith("C") else letter for letter in text)


@cache
def _resource(package: str, lang: str, part: str = "") -> ast.Resource:
    return FluentResource(source(package, lang, part))


@cache
def source(package: str, lang: str, part: str = "") -> str:
    """A package's messages, or a further part of them, as they are written; in English where it lacks a language."""
    folder = files(package).joinpath("words", part)
    file = folder.joinpath(f"{lang}.ftl")
    return (file if file.is_file() else folder.joinpath("en.ftl")).read_text("utf-8")


class Messages:
    """The messages of some packages' folders `words` in one language."""

    def __init__(self, lang: str, packages: Iterable[str]) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._entries: dict[str, ast.Message] = {}
        self._parameters: dict[str, _Parameters] = {}
        for package in packages:
            self._add(_resource(package, lang))

    def read(self, package: str, lang: str, part: str) -> None:
        """Know a part of a package's messages, too, that is not needed from the beginning."""
        self._add(_resource(package, lang, part))

    def _add(self, resource: ast.Resource) -> None:
        self._bundle.add_resource(resource)
        self._entries.update({each.id.name: each for each in resource.body if isinstance(each, ast.Message)})

    def replace(self, texts: Mapping[str, str]) -> None:
        """Say something else instead of some messages, whatever letters it has."""
        quoted = {id: text.replace("\\", "\\\\").replace('"', '\\"') for id, text in texts.items()}
        resource = FluentResource("\n".join(f'{id} = {{ "{text}" }}' for id, text in quoted.items()))
        self._bundle.add_resource(resource, allow_overrides=True)

    def __contains__(self, id: str) -> bool:
        return id in self._entries

    def attributes(self, id: str) -> set[str]:
        """The names of a message's attributes."""
        return {each.id.name for each in self._entries[id].attributes} if id in self._entries else set()

    def parameters(self, id: str) -> set[str]:
        """The parameters a message takes."""
        return self._found(id).all

    def selectors(self, id: str) -> set[str]:
        """The parameters by which a message selects a variant: they are ids and numbers, not words."""
        return self._found(id).selectors

    def _found(self, id: str) -> _Parameters:
        if id not in self._parameters:
            found = _Parameters()
            if id in self._entries:
                found.visit(self._entries[id])
            self._parameters[id] = found
        return self._parameters[id]

    def text(self, id: str, params: Mapping[str, Any], attribute: str | None = None) -> str:
        """A message, or one of its attributes, with its parameters filled in; the id where there is none such."""
        if not self._bundle.has_message(id):
            self.noticed(id, [LookupError(id)])
            return id
        message = self._bundle.get_message(id)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None
        clean = {name: printable(value) if isinstance(value, str) else value for name, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, clean)
        self.noticed(id, errors)
        return str(text)

    def noticed(self, id: str, errors: list[Exception]) -> None:
        """A place for tests to look at errors: a person is better served by a sentence with a gap than by none."""
