"""The search: deterministic, within what a seat knows, and it finds what wins."""

from math import sqrt
from random import Random
from statistics import variance

import pytest

import tenka
from tenka.bots.search import Budget, Search
from tenka.bots.search.spread import LEAST, UNKNOWN, Spread
from tenka.bots.search.tree import Node
from tenka.games.shitenno.bot.search.knowledge import KNOWLEDGE
from tenka.kernel.state import State
from tenka.testing.players import at_random, some_positions
from tenka.toolkit.search.search_knowledge import TO_THE_END

GAME = tenka.game("shitenno")


def searched(state: State, seat: int, seed: int, iterations: int) -> Search:
    search = Search(KNOWLEDGE, state, seat, Random(seed), TO_THE_END)
    search.think(Budget(iterations))
    return search


def positions(share: float) -> list[tuple[State, int]]:
    """Positions of games with two, three and four players, each with a pending seat."""
    found = []
    for players in (2, 3, 4):
        for state in some_positions(GAME.new(players, players), at_random, Random(players), share):
            if state.pending:
                found.append((state.copy(), next(iter(state.pending))))
    return found


def told(search: Search) -> list[tuple[list[int], int, float]]:
    return [(each.moves, each.visits, each.share) for each in search.considered()]


def test_a_search_follows_from_seed_and_iterations() -> None:
    for state, seat in positions(0.05):
        assert told(searched(state, seat, 3, 30)) == told(searched(state, seat, 3, 30))


def test_a_search_knows_no_more_than_its_seat() -> None:
    """Whichever of the worlds that the seat cannot tell apart is the true one, all figures are the same."""
    for number, (state, seat) in enumerate(positions(0.05)):
        other = state.resample(seat, Random(number))
        assert told(searched(state, seat, 4, 30)) == told(searched(other, seat, 4, 30))


def test_a_search_leaves_the_state_as_it_was() -> None:
    for state, seat in positions(0.03):
        before = state.dump()
        searched(state, seat, 5, 20)
        assert state.dump() == before


def test_what_is_considered_can_be_played_and_the_visits_add_up() -> None:
    for state, seat in positions(0.05):
        search = searched(state, seat, 6, 40)
        considered = search.considered()
        if len(search.plans) > 1:
            assert sum(each.visits for each in considered) == search.iterations == 40
        for each in considered:
            after = state.copy()
            for move in each.moves:
                after.play(seat, GAME.vocabulary.moves[move])
            assert 0 <= each.share <= 1


def test_shares_add_up_and_follow_the_score() -> None:
    for state, seat in positions(0.05):
        shares = KNOWLEDGE.shares(state)
        assert sum(shares) == pytest.approx(1)
        dump = state.dump()
        dump["position"]["scores"][seat] += 30
        ahead = KNOWLEDGE.shares(GAME.load(dump))
        assert ahead[seat] > shares[seat]


def test_every_candidate_is_tried_in_time() -> None:
    node = Node()
    plans = [[number] for number in range(30)]
    tried = set()
    for _ in range(400):
        place, child = node.choose(0, plans, 0.5, 1.5)
        tried.add(place)
        child.visits += 1
        child.total += 0.9 if place == 0 else 0.1
        node.visits += 1
    assert tried == set(range(30))
    assert max(node.children.values(), key=lambda each: each.visits).mean() == pytest.approx(0.9)


def test_a_budget_of_time_ends_a_search() -> None:
    state, seat = next((state, seat) for state, seat in positions(0.2) if len(state.legal(seat)) > 3)
    search = Search(KNOWLEDGE, state, seat, Random(1), TO_THE_END)
    search.think(Budget(10_000_000, 0.05))
    assert 0 < search.iterations < 10_000_000


def test_plans_are_compared_by_as_many_thoughts_about_each() -> None:
    state, seat = next((state, seat) for state, seat in positions(0.2) if len(state.legal(seat)) > 4)
    search = searched(state, seat, 2, 40)
    before = {tuple(each.moves): each.visits for each in search.considered()}
    some = [plan for plan in search.plans if before.get(tuple(plan), 0) < 20][:3]
    assert len(some) == 3
    search.compare(some, Budget(20))
    after = {tuple(each.moves): each.visits for each in search.considered()}
    assert after == before | {tuple(plan): 20 for plan in some}
    assert sum(after.values()) == search.iterations

    search.compare(some, Budget(10_000_000, 0.05))
    assert sum(after.values()) < search.iterations < 10_000_000


def test_more_thought_finds_the_only_placement_that_wins() -> None:
    """At the last turn of the game only what is scored now counts."""
    found = 0
    for seed in range(40):
        state = last_turn(seed)
        if state is None:
            continue
        (seat,) = state.pending
        winning = [plan for plan in KNOWLEDGE.plans(state.copy(), seat, Random(0)) if wins(state, seat, plan)]
        if winning and len(winning) < len(KNOWLEDGE.plans(state.copy(), seat, Random(0))):
            found += 1
            assert wins(state, seat, searched(state, seat, seed, 300).considered()[0].moves)
    assert found >= 3


def last_turn(seed: int) -> State | None:
    """A two-player game before its last decision, if that is about a placement."""
    state = GAME.new(2, seed)
    rng = Random(seed)
    before = None
    while state.pending:
        (seat,) = state.pending
        if state.view(seat, events=False)["phase"] == "turn" and state.view(seat, events=False)["draft"] is None:
            before = state.copy()
        state.play(seat, at_random(state, rng)[1])
    return before


def wins(state: State, seat: int, plan: list[int]) -> bool:
    after = state.copy()
    after.advance(seat, plan)
    if after.pending and after.view(None, events=False)["phase"] == "turn":
        after.advance(seat, [GAME.vocabulary.id(["done"])])
    return after.result is not None and after.result["ranking"][0] == seat


def test_the_spread_is_that_within_plans() -> None:
    """However far plans are apart: by the outcomes of three plans, compared with the textbook's pooled variance."""
    rng = Random(8)
    spread = Spread()
    plans = [Node() for _ in range(3)]
    outcomes: list[list[float]] = [[], [], []]
    assert spread.deviation(3) == UNKNOWN
    for number in range(60):
        share = number % 3 / 2 + rng.gauss(0, 0.1)
        node = plans[number % 3]
        spread.add(node, share)
        node.visits += 1
        node.total += share
        outcomes[number % 3].append(share)
    assert spread.deviation(3) == pytest.approx(sqrt(sum(variance(each) for each in outcomes) / 3))
    assert 0.07 < spread.deviation(3) < 0.13


def test_what_never_varies_is_tried_all_the_same() -> None:
    spread = Spread()
    plan = Node()
    for _ in range(10):
        spread.add(plan, 0.25)
        plan.visits += 1
        plan.total += 0.25
    assert spread.deviation(1) == LEAST


def test_only_so_many_decisions_are_searched_as_the_mind_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = positions(0.05)[3]
    deep = searched(state, seat, 2, 60)
    assert any(node.children for node in deep.root.children.values())
    monkeypatch.setattr(KNOWLEDGE, "depth", 1)
    monkeypatch.setattr(KNOWLEDGE, "measured", True)
    search = searched(state, seat, 2, 60)
    assert search.root.visits == 60
    assert sum(node.visits for node in search.root.children.values()) == 60
    assert not any(node.children for node in search.root.children.values())


def test_with_doubt_the_best_guess_is_left_only_for_what_is_surely_better() -> None:
    """The more doubt, the more often the first plan stays; without any, what was followed most often is chosen."""
    kept = [0, 0, 0]
    for state, seat in positions(0.1):
        for place, doubt in enumerate((0.0, 2.0, 1e9)):
            knowledge = type(KNOWLEDGE)(KNOWLEDGE.levels, KNOWLEDGE.judgement, KNOWLEDGE.explore, doubt=doubt)
            search = Search(knowledge, state, seat, Random(8), TO_THE_END)
            search.think(Budget(30))
            if len(search.plans) > 1:
                considered = search.considered()
                assert sum(each.visits for each in considered) == 30
                kept[place] += considered[0].moves == search.plans[0]
    assert kept[0] < kept[1] < kept[2]


def test_worlds_that_serve_several_times_tell_no_more_than_the_seat_knows() -> None:
    knowledge = type(KNOWLEDGE)(KNOWLEDGE.levels, KNOWLEDGE.judgement, KNOWLEDGE.explore, reuse=4)
    for state, seat in positions(0.03):
        found = []
        for world in (state, state.resample(seat, Random(9))):
            search = Search(knowledge, world, seat, Random(9), TO_THE_END)
            search.think(Budget(24))
            found.append(told(search))
        assert found[0] == found[1]
