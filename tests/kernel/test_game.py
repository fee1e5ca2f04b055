"""What can be asked for: games, numbers of players, options, seeds."""

from typing import Any

import pytest

import tenka
from tenka import BadInput
from tenka.kernel.event_kinds import by_rule
from tenka.kernel.ruleset import Ruleset
from tenka.kernel.vocabulary import Vocabulary, verb
from tests.games.boxes import BOXES

STRANGE = [None, True, 1.0, -1, 2**70, 10**5000, "", "x", "\ud800", "x" * 100_000, b"shitenno", [], {}, (), object()]


def named(value: object) -> str:
    return type(value).__name__


@pytest.mark.parametrize("id", [*STRANGE, "Shitenno", "shitenno ", "kernel", "../shitenno"], ids=named)
def test_unknown_games(id: Any) -> None:
    with pytest.raises(BadInput) as caught:
        tenka.game(id)
    assert caught.value.message == "unknown-game"
    assert "shitenno" in caught.value.params["games"]


@pytest.mark.parametrize("game", tenka.games())
@pytest.mark.parametrize("players", [*STRANGE, 0, 1, 2.0, 99, "2"], ids=named)
def test_bad_numbers_of_players(game: str, players: Any) -> None:
    with pytest.raises(BadInput) as caught:
        tenka.game(game).new(players, seed=0)
    assert caught.value.message == "bad-players"


@pytest.mark.parametrize("game", tenka.games())
@pytest.mark.parametrize("seed", [*STRANGE[:3], *STRANGE[5:]], ids=named)
def test_bad_seeds(game: str, seed: Any) -> None:
    known = tenka.game(game)
    if type(seed) is int and 0 <= seed < 1 << 256:
        known.new(known.players[0], seed)
        return
    with pytest.raises(BadInput) as caught:
        known.new(known.players[0], seed)
    assert caught.value.message == "bad-seed"


@pytest.mark.parametrize("game", tenka.games())
@pytest.mark.parametrize("name", ["no such option", "", "x" * 100_000, "\ud800", None, 1, 10**5000, ("x",)], ids=named)
def test_unknown_options(game: str, name: Any) -> None:
    known = tenka.game(game)
    with pytest.raises(BadInput) as caught:
        known.new(known.players[0], 0, {name: True})
    assert caught.value.message == "unknown-option"


@pytest.mark.parametrize("game", tenka.games())
@pytest.mark.parametrize("options", ["x", 1, True, ["x"], [("x", 1)], object()], ids=named)
def test_options_that_are_none(game: str, options: Any) -> None:
    known = tenka.game(game)
    with pytest.raises(BadInput):
        known.new(known.players[0], 0, options)


@pytest.mark.parametrize("game", tenka.games())
@pytest.mark.parametrize("value", STRANGE, ids=named)
def test_bad_option_values(game: str, value: Any) -> None:
    known = tenka.game(game)
    for name, values in known.options.items():
        if not any(type(value) is type(each) and value == each for each in values):
            with pytest.raises(BadInput) as caught:
                known.new(known.players[0], 0, {name: value})
            assert caught.value.message == "bad-option"


def test_games_are_found_by_their_ids() -> None:
    for id in tenka.games():
        game = tenka.game(id)
        assert game is tenka.game(id)
        assert game.id == id
        assert id in repr(game)


@pytest.mark.parametrize("told", ["view", "dump", "record"])
def test_options_told_are_the_callers_own(told: str) -> None:
    game = tenka.game("shogun")
    state = game.new(3, 1, {"box": BOXES["shogun"], "houses": ["sanada", "takeda", "hojo"]})
    before = state.dump()
    options = {"view": state.view(0), "dump": state.dump(), "record": state.record()}[told]["options"]
    options["box"]["values"].clear()
    options["houses"].clear()
    assert state.dump() == before


def test_a_game_that_contradicts_itself_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="the event won follows from D9, which is none of rule_numbers"):
        a_game(events=by_rule(D1=["bid"], D9=["won"]))
    with pytest.raises(ValueError, match="small must be for some number of players"):
        a_game(players=())


def a_game(**declared: Any) -> Ruleset:
    plain: dict[str, Any] = {"rule_numbers": ("D1",), "players": (2,), "vocabulary": Vocabulary([verb("bid")])}
    return Ruleset(id="small", rules=1, package="small", **(plain | declared))
