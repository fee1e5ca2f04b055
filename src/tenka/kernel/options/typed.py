"""Options of a game as a person types them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tenka.kernel.errors import BadInput


def options_from_text(given: Sequence[str]) -> dict[str, Any]:
    """Options typed as NAME=VALUE: numbers and truth values are taken as such, anything else is a word."""
    found: dict[str, Any] = {}
    for each in given:
        name, sign, value = each.partition("=")
        if not sign or not name:
            raise BadInput("option-shape", {"option": each[:60]})
        try:
            found[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            found[name] = value
    return found
