"""Versions of a game's rules: one game, found by number; dumps and records go to theirs."""

import copy
import pickle
from collections.abc import Iterable
from random import Random

import pytest

import tenka
from tenka.games import shitenno
from tenka.games.shitenno.rules.declaration.fields import POSITION
from tenka.games.shitenno.rules.setup import start
from tenka.games.shitenno.rules.state import Shitenno
from tenka.kernel.errors import BadInput
from tenka.kernel.game import Game
from tenka.kernel.records.verify import verify
from tenka.kernel.state import State

FIRST = shitenno.GAME


def later(rules: int, earlier: Iterable[Game]) -> Game:
    return Game(
        id=FIRST.id,
        rules=rules,
        rule_numbers=FIRST.rule_numbers,
        players=FIRST.players,
        vocabulary=FIRST.vocabulary,
        package=FIRST.package,
        events=(),
        start=start,
        place=POSITION.placing(Shitenno),
        earlier=earlier,
    )


SECOND = later(2, [FIRST])


@pytest.fixture
def upgraded(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(shitenno, "GAME", SECOND)
    return SECOND


def begun(game: Game) -> State:
    state, rng = game.new(2, 7), Random(7)
    for _ in range(30):
        seat = min(state.pending)
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def test_a_game_is_found_by_the_version_of_its_rules(upgraded: Game) -> None:
    assert upgraded.versions == (1, 2)
    assert tenka.game("shitenno") is upgraded is tenka.game("shitenno", 2)
    assert tenka.game("shitenno", 1) is FIRST
    for unknown in (0, 3, -1):
        with pytest.raises(BadInput, match="other-rules") as refused:
            tenka.game("shitenno", unknown)
        assert refused.value.params == {"rules": unknown, "known": "1, 2"}


def test_a_position_knows_its_version(upgraded: Game) -> None:
    assert upgraded.new(2, 1).setup.rules == upgraded.new(2, 1).view(0)["rules"] == 2
    assert FIRST.new(2, 1).setup.rules == 1


@pytest.mark.parametrize("game", [FIRST, SECOND], ids=["first", "second"])
def test_dumps_and_records_go_to_their_version(upgraded: Game, game: Game) -> None:
    state = begun(game)
    loaded = upgraded.load(state.dump())
    assert loaded.setup.game is game
    assert loaded == state
    record = state.record(secret=True)
    assert record["rules"] == game.rules
    assert upgraded.replay(record).dump() == state.dump()
    assert verify(upgraded, record).sound


@pytest.mark.parametrize("game", [FIRST, SECOND], ids=["first", "second"])
def test_games_and_positions_survive_pickling_and_copying(upgraded: Game, game: Game) -> None:
    state = begun(game)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    found = pickle.loads(pickle.dumps(state))
    assert (found.setup.game, found) == (game, state)
    assert state.resample(0, Random(1)).setup.rules == game.rules


def test_an_earlier_version_does_not_know_a_later_one(upgraded: Game) -> None:
    with pytest.raises(BadInput, match="other-rules"):
        FIRST.load(begun(upgraded).dump())


def test_an_earlier_version_is_of_the_same_game_and_of_lower_number() -> None:
    for earlier in ([SECOND], [later(3, [])], [tenka.game("shogun")]):
        with pytest.raises(ValueError, match="shitenno"):
            later(2, earlier)
