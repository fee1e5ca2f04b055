"""A first game: what suits whoever plays for the first time, where it is not what is usual."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class FirstGame(NamedTuple):
    """How many players, and the options that are not the usual ones: a shorter game, a start without choices."""

    players: int
    options: Mapping[str, Any] = MappingProxyType({})
