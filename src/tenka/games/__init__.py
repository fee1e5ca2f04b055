"""The games, by their ids; `tenka.games` is both this package and the function that lists them.

Three are ours. Any installed package may bring another one by an entry point of the group `tenka.games`, whose name is
the game's id and whose value is its `GAME` (docs/adding-a-game.md).
"""

import logging
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import TypeVar

from tenka.kernel.errors import BadInput, shown
from tenka.kernel.game import Game
from tenka.kernel.rooms import game_in

OURS = ("shitenno", "shogun", "tenjo")
GROUP = "tenka.games"
ID = re.compile(r"[a-z][a-z0-9_]{1,30}")

T = TypeVar("T")

log = logging.getLogger("tenka.games")


def games() -> tuple[str, ...]:
    """The ids of all games, ours first."""
    return (*OURS, *_others())


def game(id: str, rules: int | None = None) -> Game:
    """A game by its id, under the present version of its rules or the one asked for."""
    found = _newest(id)
    return found if rules is None else found.version(rules)


def of_each(ask: Callable[[Game], T]) -> list[T]:
    """What is to be said of each game; one of another package that cannot say it is told once, and left out."""
    found: list[T] = []
    for id in games():
        try:
            found.append(ask(game(id)))
        except Exception as error:  # whatever is wrong with a package, the other games can be played
            if id in OURS:
                raise
            _tell(id, f"{type(error).__name__}: {error}")
    return found


@cache
def _tell(id: str, wrong: str) -> None:
    log.error("the game %s is left out: %s", id, wrong)


def _newest(id: str) -> Game:
    if id in OURS:
        found = import_module(f"{__name__}.{id}").GAME
        assert isinstance(found, Game)
        return found
    if id not in games():
        raise BadInput("unknown-game", {"game": shown(id), "games": ", ".join(games())})
    return _others()[id]


@cache
def _others() -> dict[str, Game]:
    """The games of installed packages, by their ids; what cannot be used is told once, and left out."""
    found: dict[str, Game] = {}
    for each in sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value)):
        wrong = f"there is another game {each.name}" if each.name in found else _wrong(each)
        if wrong is None:
            found[each.name] = each.load()
        else:
            log.error("%s = %s cannot be played, and is left out: %s", each.name, each.value, wrong)
    return found


def _wrong(entry: EntryPoint) -> str | None:
    """Why a package's game cannot be used."""
    if entry.name in OURS:
        return f"there is another game {entry.name}"
    if not ID.fullmatch(entry.name):
        return "its id must be of small letters, digits and _"
    try:
        game = entry.load()
        if not isinstance(game, Game):
            return f"a Game was expected, not {type(game).__name__}"
        if game.id != entry.name:
            return f"it calls itself {game.id}"
        if game_in(game.package) is not game:
            return f"{game.package}.GAME is another one"
    except Exception as error:  # noqa: BLE001  whatever a package does, the other games can be played
        return f"{type(error).__name__}: {error}"
    return None


class _Callable(ModuleType):
    """A package that can be called, so that neither of the two hides the other."""

    def __call__(self) -> tuple[str, ...]:
        return games()


sys.modules[__name__].__class__ = _Callable
