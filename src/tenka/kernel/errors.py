"""Errors carry a message id and parameters, never a sentence; words live in the message files."""

from collections.abc import Mapping
from typing import Any


class TenkaError(Exception):
    """Anything that can be said to a person: a message id with its parameters."""

    def __init__(self, message: str, params: Mapping[str, Any] | None = None) -> None:
        self.message = message
        self.params: dict[str, Any] = dict(params or {})
        super().__init__(message, self.params)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.params.items())
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
