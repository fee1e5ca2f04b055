"""Classes of Python extend what is compiled: the state of a game in another package, and what it knows for a search."""

from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from tenka.bots.search import Budget, Search
from tenka.bots.search_knowledge import PLAIN
from tenka.kernel.state import State
from tenka.toolkit.search.search_knowledge import TO_THE_END, SearchKnowledge
from tests.kernel.test_objects import played

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def sekisho(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES / "sekisho"))
    return import_module("sekisho")


def test_a_state_of_another_package_is_played_to_its_end(sekisho: ModuleType) -> None:
    state = played(sekisho.GAME.new(3, 7), 1000)
    assert state.result is not None
    assert sekisho.GAME.load(state.dump()) == state
    assert sekisho.GAME.replay(state.record()) == state


def test_a_world_of_it_is_copied_resampled_and_redrawn(sekisho: ModuleType) -> None:
    state = played(sekisho.GAME.new(3, 7), 5)
    assert state.copy() == state
    world = state.resample(0, Random(1))
    assert world.view(0) == state.view(0)
    assert world.redraw(Random(2)).view(0) == state.view(0)


class Timid(SearchKnowledge):
    """Thinks of the first two moves alone."""

    def __init__(self) -> None:
        super().__init__(PLAIN.levels, PLAIN.judgement)
        self.asked = 0

    def plans(self, state: State, seat: int, rng: Random) -> list[list[int]]:
        self.asked += 1
        return [[move] for move in state.legal_ids(seat)[:2]]


def test_search_asks_knowledge_of_python(sekisho: ModuleType) -> None:
    state, knowledge = sekisho.GAME.new(3, 7), Timid()
    search = Search(knowledge, state, 0, Random(1), TO_THE_END)
    search.think(Budget(20))
    assert search.iterations == 20
    assert knowledge.asked > 1


def test_a_decision_with_one_choice_is_weighed_in_a_game_that_says_nothing_for_a_search(sekisho: ModuleType) -> None:
    state = sekisho.GAME.new(2, 7)
    while state.pending and len(state.legal(1)) != 1:  # the guard of the last round has one card
        played(state, state.length + 1)
    (choice,) = Search(PLAIN, state, 1, Random(1), TO_THE_END).considered()
    assert choice.moves == state.legal_ids(1)
    assert choice.share == 0.5
