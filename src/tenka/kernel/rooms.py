"""The rooms of a game's folder: what others look for there by name, if the game has it."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any


def room(package: str, name: str) -> ModuleType | None:
    """A module of a game's package by its place there (`bot.steady`), None where the game has none."""
    place = package
    for part in name.split("."):
        place = f"{place}.{part}"
        if find_spec(place) is None:
            return None
    return import_module(place)


def game_in(package: str, rules: int | None = None) -> Any:
    """The game that lives in a package, under the name by which all of them are found; or a version of it."""
    found = import_module(package).GAME
    return found if rules is None else found.version(rules)


def loaded(package: str, dumped: object) -> Any:
    """A state of that game, from a dump."""
    return game_in(package).load(dumped)
