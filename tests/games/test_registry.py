"""Games of other packages: found by their entry points; one that is broken costs the others nothing."""

import logging
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import tenka
from tenka.games import of_each
from tenka.kernel.game import Game
from tenka.kernel.state import State
from tenka.kernel.vocabulary import Vocabulary, verb
from tenka.server.endpoints.lobby.lobby import list_games


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
    for each in (sys.modules["tenka.games"]._others, sys.modules["tenka.games"]._tell):
        each.cache_clear()


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


def test_a_game_of_which_nothing_can_be_said_is_told_once_and_left_out(
    package: ModuleType, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found(monkeypatch, other="other_package:GAME")

    def about(game: Game) -> str:
        if game.id == "other":
            raise FileNotFoundError("words/en.ftl")
        return game.id

    assert [of_each(about) for _ in range(2)] == [[*OURS]] * 2
    assert caplog.messages == ["the game other is left out: FileNotFoundError: words/en.ftl"]


def test_what_is_wrong_with_a_game_of_ours_is_not_passed_over() -> None:
    with pytest.raises(ZeroDivisionError):
        of_each(lambda game: 1 // (game.id != "shogun"))


async def test_a_package_without_words_costs_the_lobby_nothing(
    package: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package.__path__ = [str(tmp_path)]
    assert found(monkeypatch, other="other_package:GAME") == (*OURS, "other")
    listed = await list_games(None)  # type: ignore[arg-type]  # whoever asks
    assert [game.id for game in listed] == [*OURS]
