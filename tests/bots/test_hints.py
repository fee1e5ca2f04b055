"""Hints: the best plans and why, by what the seat knows alone."""

from itertools import combinations
from random import Random

import pytest

import tenka
from tenka.bots import Choice, bots_of, hint, knowledge_of
from tenka.bots.search import Budget, Search
from tenka.bots.search_knowledge import PLAIN
from tenka.kernel.errors import TenkaError
from tenka.kernel.game import Game
from tenka.kernel.move import MoveLike
from tenka.kernel.state import State
from tenka.testing.players import at_random, some_positions
from tenka.testing.registry import facts_of
from tenka.toolkit.presentation.reasons import Reason
from tenka.toolkit.search.judgement import Judgement
from tenka.toolkit.search.search_knowledge import Level, SearchKnowledge
from tests.games.tenjo.positions import DULL, House, table

MINDED = [game for game in map(tenka.game, tenka.games()) if "strong" in bots_of(game)]


@pytest.fixture(autouse=True)
def few_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds for many thoughts holds for few."""
    monkeypatch.setattr("tenka.bots.hints.FEWEST", 0)
    monkeypatch.setattr("tenka.bots.hints.EACH", 5)
    for game in MINDED:
        knowledge = knowledge_of(game)
        strong = knowledge.levels["strong"]
        monkeypatch.setitem(knowledge.levels, "strong", Level(5, strong.horizon, strong.seconds))


def positions(game: Game, share: float) -> list[tuple[State, int]]:
    """Positions of one game at random, each with a seat that is asked; few of a long game."""
    players = max(game.players)
    found = some_positions(game.new(players, 3), at_random, Random(3), share * facts_of(game.id).SHARE ** 0.5)
    return [(state.copy(), next(iter(state.pending))) for state in found if state.pending]


@pytest.mark.parametrize("game", MINDED, ids=str)
def test_what_is_hinted_at_can_be_played_the_best_first(game: Game) -> None:
    for state, seat in positions(game, 0.03):
        choices = hint(game, state, seat, Random(1))
        assert 1 <= len(choices) <= 3
        for choice in choices:
            assert 0 <= choice.share <= 1
            after = state.copy()
            for move in choice.moves:
                after.play(seat, move)
            assert choice.reasons


@pytest.mark.parametrize("game", MINDED, ids=str)
def test_a_hint_knows_no_more_than_its_seat(game: Game) -> None:
    for number, (state, seat) in enumerate(positions(game, 0.02)):
        other = state.resample(seat, Random(number))
        assert hint(game, state, seat, Random(2)) == hint(game, other, seat, Random(2))


@pytest.mark.parametrize("game", MINDED, ids=str)
def test_asking_for_reasons_changes_no_choice(game: Game) -> None:
    knowledge = knowledge_of(game)
    for state, seat in positions(game, 0.02):
        told = []
        for reasons in (False, True):
            search = Search(knowledge, state, seat, Random(4), knowledge.levels["strong"].horizon, reasons=reasons)
            search.think(Budget(30))
            told.append([(each.moves, each.visits, each.share) for each in search.considered()])
        assert told[0] == told[1]


def test_a_reason_is_what_a_plan_leads_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shitennō's last year: who can take a field for many points is told that it brings points."""
    game = tenka.game("shitenno")
    knowledge = knowledge_of(game)
    monkeypatch.setitem(knowledge.levels, "strong", Level(60, 1, 1.0))
    found: list[Choice] = []
    for state, seat in positions(game, 1.0):
        if state.pending[seat].kind == "turn" and ("done",) in state.legal(seat) and len(state.legal(seat)) > 4:
            found += hint(game, state, seat, Random(5))
    places = [choice for choice in found if choice.moves[0][0] == "place"]
    idle = [choice for choice in found if choice.moves[0][0] == "done"]
    assert any(brings_points(each) and each.good for choice in places for each in choice.reasons)
    assert not any(brings_points(each) for choice in idle for each in choice.reasons)


def brings_points(reason: Reason) -> bool:
    """Whether a reason says that a plan leads to more points than others do."""
    if reason.id != "insight-reason-feature" or reason.params["feature"] != "score":
        return False
    return bool(reason.params["one"] > reason.params["usual"])


def test_of_long_plans_none_merely_varies_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shogun's plans: which chest card skips an action makes no difference (H6)."""
    game = tenka.game("shogun")
    knowledge = knowledge_of(game)
    monkeypatch.setitem(knowledge.levels, "strong", Level(60, 1, 1.0))
    rng = Random(1)
    state = game.new(3, 1)
    while not (0 in state.pending and state.pending[0].kind == "plan"):
        seat = min(state.pending)
        state.play(seat, rng.choice(state.legal(seat)))
    choices = hint(game, state, 0, Random(1))
    plans = [set(choice.moves) for choice in choices]
    assert len(plans) == 3
    assert all(len(one - other) > 1 for one, other in combinations(plans, 2))


def test_what_is_clearly_better_than_the_best_guess_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tenjo's battle: an army without a daimyō, and a shadow warrior who could be unmasked."""
    monkeypatch.setattr("tenka.bots.hints.FEWEST", 60)
    monkeypatch.setattr("tenka.bots.hints.EACH", 60)
    point, foe = "echizen_w4", "echizen_w6"
    state = table(
        House({point: 20, "echizen_w2": 10}, ["echizen"], {"kii_castle_a": 9}, shadows=["echizen"]),
        House({foe: 20, "kii_castle_b": 12}, ["echizen", "kii"], {"kii_castle_b": 30}),
        House({"ise_castle_a": 25}, ["ise"], {"ise_castle_a": 20}),
    )
    moves: list[MoveLike] = [["attack", foe, 1], ["declare"]]
    for move in moves:
        state.play(0, move)
    while 0 not in state.pending or state.pending[0].kind != "fight_on":
        seat = min(state.pending)
        state.play(seat, next(move for move in state.legal(seat) if move[0] in DULL))
    best, *others = hint(state.setup.game, state, 0, Random(1))
    assert len(others) == 2
    assert all(best.share > other.share - 0.15 for other in others)


@pytest.mark.parametrize(("iterations", "thoughts"), [(1, 20), (3, 24)])
def test_a_hint_thinks_more_than_its_level_and_never_hardly_at_all(
    iterations: int, thoughts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tenka.game("shitenno")
    knowledge = knowledge_of(game)
    budgets: list[int] = []
    monkeypatch.setattr("tenka.bots.hints.FEWEST", 20)
    monkeypatch.setitem(knowledge.levels, "strong", Level(iterations, 1, 1.0))
    monkeypatch.setattr(Search, "think", lambda _, budget: budgets.append(budget.iterations))
    state = game.new(2, 1)
    hint(game, state, next(iter(state.pending)), Random(1))
    assert budgets == [thoughts]


def test_a_game_of_which_nothing_is_known_gives_hints_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tenka.game("shitenno")
    state = game.new(2, 1)
    monkeypatch.setattr("tenka.bots.hints.knowledge_of", lambda game: PLAIN)
    seat = next(iter(state.pending))
    choices = hint(game, state, seat, Random(1))
    assert choices
    assert all(choice.moves[0] in state.legal(seat) and choice.reasons for choice in choices)


def test_a_game_without_a_level_that_searches_gives_no_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tenka.game("shitenno")
    state = game.new(2, 1)
    monkeypatch.setattr("tenka.bots.hints.knowledge_of", lambda game: SearchKnowledge({}, Judgement((), [[]])))
    with pytest.raises(TenkaError, match="no-search"):
        hint(game, state, next(iter(state.pending)), Random(1))
