"""Errors carry a message id and parameters, never a sentence; words live in the message files."""

import reprlib
from collections.abc import Mapping
from typing import Any


def shown(value: object) -> str:
    """A value from outside, short enough to be shown to a person, whatever it is."""
    try:
        return reprlib.repr(value)[:80]
    except (ValueError, RecursionError):  # an integer of thousands of digits, endless nesting
        return type(value).__name__


class TenkaError(Exception):
    """Anything that can be said to a person: a message id with its parameters."""

    def __init__(self, message: str, params: Mapping[str, Any] | None = None) -> None:
        self.message = message
        self.params: dict[str, Any] = dict(params or {})
        super().__init__(message, self.params)

    def __str__(self) -> str:
        params = {name: value if isinstance(value, str) else shown(value) for name, value in self.params.items()}
        told = ", ".join(f"{name}={value}" for name, value in params.items())
        return f"{self.message} ({told})" if told else self.message

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.params)


class BadInput(TenkaError):
    """Something handed in from outside is not what it must be."""


class IllegalMove(TenkaError):
    """The move is refused and the state untouched; `rule` is the number of the rule that says so, if one does."""

    def __init__(self, rule: str | None, message: str, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(message, params)
        self.rule = rule

    def __str__(self) -> str:
        told = super().__str__()
        return f"{self.rule}: {told}" if self.rule else told

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rule, self.message, self.params)
