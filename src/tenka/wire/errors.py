"""How a refusal looks, over HTTP and in a message."""

from typing import Any

import msgspec


class Error(msgspec.Struct, frozen=True):
    """A message id with its parameters, and the rule of the game that says so, if one does."""

    message: str
    params: dict[str, Any] = {}
    rule: str | None = None


class Failure(msgspec.Struct, frozen=True):
    """The body of every reply that is not a success."""

    error: Error
