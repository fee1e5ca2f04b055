"""What a search knows of Shogun: legal, within what a seat knows, and sensible."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import tenka
from tenka.bots.search import Budget, Search
from tenka.games.shogun.bot.search.command import SearchCommand
from tenka.games.shogun.bot.search.features import FEATURES
from tenka.games.shogun.bot.search.knowledge import KNOWLEDGE
from tenka.games.shogun.bot.search.places import place_worths
from tenka.games.shogun.bot.search.rice import shortage_cost
from tenka.games.shogun.rules.components.pieces import CARDS, SPACE_COUNT
from tenka.games.shogun.rules.position import NOBODY, Position
from tenka.kernel.state import State

GAME = tenka.game("shogun")
MOVES = GAME.vocabulary.moves
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (3, {"start": "prescribed"}),
    (3, {"side": "moon", "tower": "flat", "may_decline_move": True}),
    (4, {"may_decline_move": True}),
    (5, {"side": "moon"}),
]
Choice = Callable[[State, int, Random], list[int]]


def any_plan(state: State, seat: int, rng: Random) -> list[int]:
    return rng.choice(KNOWLEDGE.plans(state, seat, rng))


def meddling(state: State, seat: int, rng: Random) -> list[int]:
    """Often one step alone, even back: what is begun must be finished by the others."""
    if rng.random() < 0.4:
        return [GAME.vocabulary.id(rng.choice(state.legal(seat) + state.edits(seat)))]
    return any_plan(state, seat, rng) if rng.random() < 0.3 else KNOWLEDGE.quick(state, seat, rng)


def positions(players: int, options: dict[str, Any], choice: Choice, seed: int = 1) -> Iterator[tuple[Position, int]]:
    """A whole game, every step checked; each position with a seat that is to decide."""
    state = GAME.new(players, seed, options)
    rng = Random(seed)
    while state.pending:
        seat = rng.choice(list(state.pending))
        assert isinstance(state, Position)
        yield state, seat
        for move in choice(state, seat, rng):
            state.play(seat, MOVES[move], events=False)


def settled(players: int = 4, seed: int = 2) -> Position:
    """A game at its first planning, played on to there."""
    for state, _ in positions(players, {}, KNOWLEDGE.quick, seed):
        if KNOWLEDGE.clock(state) == 1:
            return state
    raise AssertionError


def changed(state: State, **words: Any) -> Position:
    """The same game with something changed in its position."""
    dump = state.dump()
    dump["position"] |= words
    loaded = GAME.load(dump)
    assert isinstance(loaded, Position)
    return loaded


# Legal, in every phase


@pytest.mark.parametrize(("players", "options"), SETUPS)
@pytest.mark.parametrize("choice", [KNOWLEDGE.quick, KNOWLEDGE.novice, any_plan, meddling])
def test_h10_whole_games_can_be_played(players: int, options: dict[str, Any], choice: Choice) -> None:
    phases = set()
    clock = 0
    for state, seat in positions(players, options, choice):
        phases.add(state.pending[seat].kind)
        assert KNOWLEDGE.clock(state) >= clock
        clock = KNOWLEDGE.clock(state)
    assert clock == 6
    assert {"plan", "place", "march"} < phases


def test_every_plan_can_be_played() -> None:
    for number, (state, seat) in enumerate(positions(4, {}, KNOWLEDGE.quick)):
        if number % 7 == 0:
            plans = KNOWLEDGE.plans(state, seat, Random(number))
            assert plans
            assert len({tuple(plan) for plan in plans}) == len(plans)
            for plan in plans:
                after = state.copy()
                for move in plan:
                    after.play(seat, MOVES[move], events=False)
                assert after.pending.get(seat) is not state.pending[seat] or after.dump() != state.dump()


def test_h6_a_plan_is_chosen_among_many_whole_ones() -> None:
    plans = KNOWLEDGE.plans(settled(), 1, Random(1))
    assert len(plans) > 12
    assert all(len(plan) == SPACE_COUNT + 1 for plan in plans)


def test_h6_a_plan_like_another_can_be_played_too() -> None:
    """By whoever has many provinces or few, much money or none."""
    for number, (state, seat) in enumerate(positions(5, {"start": "prescribed"}, any_plan)):
        plan = KNOWLEDGE.plans(state, seat, Random(number))[0]
        other = KNOWLEDGE.vary_plan(state, seat, plan, Random(number))
        if state.pending[seat].kind != "plan":
            assert other == []
            continue
        assert other != plan
        assert other == KNOWLEDGE.vary_plan(state.resample(seat, Random(number)), seat, plan, Random(number))
        after = state.copy()
        for move in other:
            after.play(seat, MOVES[move], events=False)
        assert seat not in after.pending or after.pending[seat] is not state.pending[seat]


def test_h25_who_has_nothing_plans_on() -> None:
    state = settled()
    position = state.dump()["position"]
    lost = {id for id, owner in position["owner"].items() if owner == 0}
    supply = position["supply"][0] + sum(position["armies"][id] for id in lost)
    lands = {
        name: {id: value for id, value in position[name].items() if id not in lost}
        for name in ("owner", "armies", "buildings", "unrest")
    }
    poor = changed(state, supply=[supply, *position["supply"][1:]], chests=[0, *position["chests"][1:]], **lands)
    for plan in [*KNOWLEDGE.plans(poor, 0, Random(1)), KNOWLEDGE.quick(poor, 0, Random(1))]:
        after = poor.copy()
        for move in plan:
            after.play(0, MOVES[move], events=False)
        assert 0 not in after.pending
    assert sum(KNOWLEDGE.shares(poor)) == pytest.approx(1)


# Within what a seat knows


def test_h21_nothing_hidden_is_used() -> None:
    """In any two worlds that a seat cannot tell apart it does the same, and so do others as it imagines them."""
    for number, (state, seat) in enumerate(positions(4, {}, KNOWLEDGE.quick)):
        if number % 5 == 0:
            worlds = [state.resample(seat, Random(number + other)) for other in (1, 2)]
            assert KNOWLEDGE.quick(worlds[0], seat, Random(3)) == KNOWLEDGE.quick(worlds[1], seat, Random(3))
            assert KNOWLEDGE.plans(worlds[0], seat, Random(4)) == KNOWLEDGE.plans(worlds[1], seat, Random(4))
            assert KNOWLEDGE.features(worlds[0]) == KNOWLEDGE.features(worlds[1]) == KNOWLEDGE.features(state)
            for world in worlds:
                KNOWLEDGE.refine_world(world, seat, Random(5))
            first, second = worlds
            assert isinstance(first, Position)
            assert isinstance(second, Position)
            assert first.plan == second.plan
            assert first.laid == second.laid


def test_h9_what_others_may_have_planned_fits_what_was_seen() -> None:
    for number, (state, seat) in enumerate(positions(5, {}, meddling)):
        if number % 6 == 0:
            world = state.resample(seat, Random(number))
            before = world.view(seat, events=False)
            KNOWLEDGE.refine_world(world, seat, Random(number))
            assert world.view(seat, events=False) == before
            assert GAME.load(world.dump()).view(seat, events=False) == before  # sound as a position


def test_h6_others_are_thought_to_plan_with_sense() -> None:
    """Of somebody who is ready nobody thinks that provinces lie about at random: most of them act."""
    state = settled()
    state.advance(0, KNOWLEDGE.quick(state, 0, Random(1)))
    acting = [0, 0]
    for number in range(20):
        world = state.resample(1, Random(number))
        assert isinstance(world, Position)
        acting[0] += sum(0 <= card < CARDS.index("chest_0") for card in world.plan[1:SPACE_COUNT])
        KNOWLEDGE.refine_world(world, 1, Random(number))
        acting[1] += sum(0 <= card < CARDS.index("chest_0") for card in world.plan[1:SPACE_COUNT])
    assert acting[1] > acting[0]


def test_a_search_follows_from_seed_and_knowledge() -> None:
    for number, (state, seat) in enumerate(positions(3, {"start": "prescribed"}, KNOWLEDGE.quick)):
        if number % 40 == 5:
            other = state.resample(seat, Random(number))
            found = []
            for world in (state, other):
                search = Search(KNOWLEDGE, world, seat, Random(7), 1)
                search.think(Budget(12))
                found.append([(each.moves, each.visits, each.share) for each in search.considered()])
            assert found[0] == found[1]


# Sensible


def test_h21_the_odds_are_near_the_towers() -> None:
    """First battles of four players; the figures are those of the rules."""
    state = settled()
    state.upper, state.lower = [1, 1, 1, 1, 2], [1, 1, 1, 1, 1]  # what is usual after 7 armies each and 10 farmers
    command = SearchCommand(state, 0)
    for attackers, defenders, calm, expected in [
        (2, 0, True, 0.52),
        (4, 0, True, 0.81),
        (4, 3, True, 0.35),
        (4, 3, False, 0.54),
        (7, 4, True, 0.54),
    ]:
        defender = 1 if defenders else -1
        more, equal, kept = command.battle(0, attackers, defender, defenders, 0 if defenders else 1, calm)
        assert more == pytest.approx(expected, abs=0.06)
        assert 0.05 < equal < 0.35
        assert kept >= 1


def test_h22_missing_rice_costs_more_and_more() -> None:
    costs = [shortage_cost(missing / 2) for missing in range(20)]
    assert costs[0] == 0
    assert costs == sorted(costs)


def test_h8_the_attack_card_is_for_who_attacks() -> None:
    state = settled()
    stack = max(range(len(state.armies)), key=lambda province: (state.owner[province] == 0, state.armies[province]))
    peace = [-1] * 10
    war = [-1] * 8 + [stack, -1]
    gained = [b - a for a, b in zip(place_worths(state, 0, peace), place_worths(state, 0, war), strict=True)]
    assert [gain > 0 for gain in gained] == [state.specials[place] == 3 for place in range(5)]


def test_shares_add_up_and_favour_who_is_ahead() -> None:
    for number, (state, _) in enumerate(positions(4, {}, KNOWLEDGE.quick)):
        if number % 30 == 0 and KNOWLEDGE.clock(state) > 3:
            assert len(KNOWLEDGE.features(state)) == len(FEATURES) * 4
            scores = state.position()["scores"]
            shares = KNOWLEDGE.shares(state)
            assert sum(shares) == pytest.approx(1)
            for seat in range(4):
                more = [score + (60 if who == seat else 0) for who, score in enumerate(scores)]
                assert KNOWLEDGE.shares(changed(state, scores=more))[seat] > max(0.8, shares[seat])


def test_h13_what_lies_around_ones_provinces_is_counted_right() -> None:
    """Borders, neighbours of one's own, others in the same regions, buildings at stake or safe, counted one by one."""
    seen = dict.fromkeys(("borders", "together", "rivals", "stake", "safe", "stack", "hoard"), 0.0)
    for number, (state, _) in enumerate(positions(4, {"side": "moon"}, KNOWLEDGE.quick)):
        if number % 20:
            continue
        owner, ground = state.owner, state.ground
        found = KNOWLEDGE.features(state)
        for seat in range(4):
            own = [province for province in ground.inside if owner[province] == seat]
            others = [province for province in ground.inside if owner[province] not in (seat, NOBODY)]
            built = {province: state.buildings[province].bit_count() for province in own}
            borders = {province: sum(near in others for near in ground.neighbours[province]) for province in own}
            expected = {
                "borders": sum(borders.values()),
                "together": sum(near in own for province in own for near in ground.neighbours[province]),
                "rivals": sum(ground.region[one] == ground.region[other] for one in own for other in others),
                "stake": sum(borders[province] * built[province] for province in own),
                "safe": sum(1 + built[province] for province in own if not borders[province]),
                "stack": max((state.armies[province] for province in own), default=0),
                "hoard": state.chests[seat],
            }
            for name, count in expected.items():
                assert found[seat * len(FEATURES) + FEATURES.index(name)] == count, name
                seen[name] += count
    assert all(seen.values())


def test_a_quick_player_beats_random_ones_by_far() -> None:
    ahead = []
    for seed in range(4):

        def choice(state: State, seat: int, rng: Random, quick: int = seed) -> list[int]:
            return KNOWLEDGE.quick(state, seat, rng) if seat == quick else [rng.choice(state.legal_ids(seat))]

        for state, _ in positions(4, {}, choice, seed):
            last = state
        scores = list(last.scores)
        ahead.append(scores.pop(seed) - max(scores))
    assert min(ahead) > 10
