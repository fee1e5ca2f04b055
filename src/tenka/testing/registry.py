"""The games that the kit tests, each with its facts."""

from types import ModuleType

from tenka.kernel.game import Game
from tenka.testing.facts import NAMES, Facts

_GAMES: dict[str, tuple[Game, Facts]] = {}


def register(game: Game, facts: Facts | ModuleType | None = None) -> None:
    """Have the kit test a game, with what is told about it: a `Facts`, or a module that has names of it."""
    _GAMES[game.id] = game, facts if isinstance(facts, Facts) else _of_module(facts)


def registered() -> list[Game]:
    """The games that are to be tested, in the order in which they were told."""
    return [game for game, _ in _GAMES.values()]


def facts_of(game: str) -> Facts:
    """What was told about a game, by its id."""
    if game not in _GAMES:
        raise LookupError(f"the kit was told nothing about {game}: tenka.testing.register(GAME) belongs in conftest.py")
    return _GAMES[game][1]


def _of_module(module: ModuleType | None) -> Facts:
    """The names that a module has, the defaults for the others."""
    told = {name: getattr(module, name) for name in NAMES if hasattr(module, name)}
    methods = {name: staticmethod(value) if callable(value) else value for name, value in told.items()}
    found = type("ToldFacts", (Facts,), methods)()
    assert isinstance(found, Facts)
    return found
