"""The types of views, of which the browser's are made, are true of real games, to the last key."""

import json
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

import tenka
from tenka.kernel.state import State
from tenka.testing.typed import misfits
from tenka.toolkit.presentation.schema import PAIR, among, ids

IDS = ("shitenno", "shogun", "tenjo")
RECORDS = Path(__file__).parents[1] / "records"
LOOKED_AT = 0.05  # of the positions


def view_of(id: str) -> Any:
    return import_module(f"{tenka.game(id).package}.schema.view").VIEW


def check(state: State, kind: Any) -> None:
    for seat in (None, *range(state.setup.players)):
        view = state.view(seat, events=False)
        assert misfits(view, kind) == []


@pytest.mark.parametrize("id", IDS)
def test_views_of_recorded_games_are_of_their_type(id: str) -> None:
    game, kind, rng = tenka.game(id), view_of(id), Random(1)
    for path in sorted((RECORDS / id).glob("*.json"))[::3]:
        record = json.loads(path.read_bytes())
        state = game.new(record["players"], bytes.fromhex(record["seed"]), record["options"])
        for seat, move, _ in record["moves"]:
            if rng.random() < LOOKED_AT:
                check(state, kind)
            state.play(seat, move, events=False)
        check(state, kind)


@pytest.mark.parametrize("id", IDS)
def test_views_of_random_games_are_of_their_type(id: str) -> None:
    game, kind = tenka.game(id), view_of(id)
    for players in game.players:
        state, rng = game.new(players, players), Random(players)
        while state.pending:
            seat = rng.choice(list(state.pending))
            state.play(seat, rng.choice([*state.legal(seat), *state.edits(seat)[:1]]), events=False)
            if rng.random() < LOOKED_AT / 2:
                check(state, kind)
        check(state, kind)


@pytest.mark.parametrize("id", IDS)
def test_what_a_board_knows_by_itself_is_of_its_type(id: str) -> None:
    board = import_module(f"{tenka.game(id).package}.schema.board")
    assert misfits(board.board(), board.Board) == []


def test_a_view_that_is_not_of_its_type_is_found() -> None:
    kind, view = view_of("shitenno"), tenka.game("shitenno").new(2, 1).view(0, events=False)
    changes: list[tuple[list[str | int], Any]] = [
        (["round"], "one"),
        (["seats", 0, "title"], "emperor"),
        (["provinces", 0, "province"], "atlantis"),
        (["standing", 1, "koku"], [1]),
        (["more"], 1),
        (["seats", 0, "more"], 1),
    ]
    for path, value in changes:
        other = deepcopy(view)
        place = other
        for step in path[:-1]:
            place = place[step]  # type: ignore[index]
        place[path[-1]] = value  # type: ignore[index]
        assert len(misfits(other, kind)) == 1, path
    del view["hand"]
    assert misfits(view, kind) == ["$: no hand"]


class Inner(TypedDict):
    id: Annotated[str, ids("Colour", ("red", "blue"))]
    count: NotRequired[int]


class Outer(TypedDict):
    inner: list[Inner] | None
    pair: Annotated[list[int], PAIR]
    why: Literal["a", "b"]
    by: dict[Annotated[str, among(("x", "y"))], bool]


FITTING = {"inner": [{"id": "red"}, {"id": "blue", "count": 2}], "pair": [1, 2], "why": "a", "by": {"x": True}}


def test_a_fitting_value_has_no_misfits() -> None:
    assert misfits(FITTING, Outer) == []
    assert misfits(FITTING | {"inner": None}, Outer) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"inner": [{"id": "green"}]},
        {"inner": [{"id": "red", "count": True}]},
        {"inner": [{}]},
        {"inner": "red"},
        {"pair": [1]},
        {"pair": (1, 2)},
        {"pair": [1, None]},
        {"why": "c"},
        {"by": {"z": True}},
        {"by": {"x": 1}},
        {"by": []},
    ],
)
def test_what_does_not_fit_is_found(wrong: dict[str, Any]) -> None:
    assert len(misfits(FITTING | wrong, Outer)) == 1
