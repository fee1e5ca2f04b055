"""Games of other packages: found by their entry points; one that is broken costs the others nothing."""

import logging
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from types import ModuleType, SimpleNamespace

import pytest

import tenka
from tenka.kernel.game import Game
from tenka.kernel.state import State
from tenka.kernel.vocabulary import Vocabulary, verb


def a_game(id: str, package: str = "other_package") -> Game:
    def nothing(*_: object) -> State:
        raise AssertionError("nobody plays it")

    return Game(
        id=id,
        rules=1,
        rule_numbers=("X1",),
        players=(2,),
        vocabulary=Vocabulary([verb("pass")]),
        package=package,
        start=nothing,
        place=nothing,
    )


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A package with a game in it."""
    module = ModuleType("other_package")
    module.__dict__["GAME"] = a_game("other")
    monkeypatch.setitem(sys.modules, "other_package", module)
    yield module
    monkeypatch.undo()
    sys.modules["tenka.games"]._others.cache_clear()


def found(monkeypatch: pytest.MonkeyPatch, **entries: str) -> tuple[str, ...]:
    """The games with these entry points."""
    points = [EntryPoint(name, value, "tenka.games") for name, value in entries.items()]
    module = sys.modules["tenka.games"]
    monkeypatch.setattr(module, "entry_points", lambda group: points)
    module.__dict__["_others"].cache_clear()
    return tenka.games()


OURS = ("shitenno", "shogun", "tenjo")


def test_a_game_of_another_package_comes_after_ours(package: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, other="other_package:GAME") == (*OURS, "other")
    assert tenka.game("other") is package.__dict__["GAME"]


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("other", "no_such_package:GAME", "ModuleNotFoundError"),
        ("other", "other_package:MISSING", "AttributeError"),
        ("other", "other_package:__name__", "a Game was expected, not str"),
        ("Other", "other_package:GAME", "its id must be of small letters"),
        ("another", "other_package:GAME", "it calls itself other"),
        ("shogun", "other_package:GAME", "there is another game shogun"),
    ],
)
def test_what_cannot_be_used_is_told_and_left_out(
    package: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    name: str,
    value: str,
    why: str,
) -> None:
    with caplog.at_level(logging.ERROR, "tenka.games"):
        assert found(monkeypatch, **{name: value}) == OURS
        tenka.games()
    (line,) = caplog.messages
    assert why in line
    assert tenka.game("shogun").package == "tenka.games.shogun"


def test_a_game_must_be_where_it_says(package: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = SimpleNamespace(GAME=a_game("other"))
    monkeypatch.setitem(sys.modules, "elsewhere", elsewhere)  # a copy of it: what is pickled would be another game
    assert found(monkeypatch, other="elsewhere:GAME") == OURS
