"""What a search knows of Tenjo: legal, within what a seat knows, and sensible."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from time import process_time
from typing import Any

import pytest

from tenka.bots import bot
from tenka.bots.search import Budget, Search
from tenka.games.tenjo import GAME
from tenka.games.tenjo.bot.search.estimates.sight import SearchSight
from tenka.games.tenjo.bot.search.estimates.walls import innermost
from tenka.games.tenjo.bot.search.features import FEATURES
from tenka.games.tenjo.bot.search.knowledge import KNOWLEDGE
from tenka.games.tenjo.bot.search.moves import laid, sending
from tenka.games.tenjo.bot.search.policy import TREASURE
from tenka.games.tenjo.bot.search.turns import plans
from tenka.games.tenjo.bot.search.turns.marches import SearchErrand, leadings
from tenka.games.tenjo.knowledge import reckoning
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    CHIPS,
    ELEMENTS,
    KOKU,
    MOST_PLAYERS,
    POINT_COUNT,
    POINTS,
    PROVINCES,
    RING_VALUES,
    VOID,
)
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.state import Tenjo
from tenka.games.tenjo.rules.tasks.turn import Turn
from tenka.games.tenjo.rules.vocabulary import ELEMENT, END, NUMBER, OFFER, PASS, RING, SEND
from tenka.kernel.state import State
from tests.games.tenjo.bot.test_bots import OPTIONS
from tests.games.tenjo.positions import House, army, at_move, cast, decision, play, table

MOVES = GAME.vocabulary.moves
A_YEAR: dict[str, Any] = {"years": 1}
MOST_DECISIONS = 6000
TALK = {"ask", "give", "ask_koku", "give_koku", "ask_hundreds", "give_hundreds", "offer"}  # would go on for ever
CHEAPER = 1.5  # how many times a quick player's game is cheaper than the view's, both uncompiled
Choice = Callable[[State, int, Random], list[int]]


def any_plan(state: State, seat: int, rng: Random) -> list[int]:
    return rng.choice(KNOWLEDGE.plans(state, seat, rng))


def meddling(state: State, seat: int, rng: Random) -> list[int]:
    """Often one step alone, even back, or a trade: what is begun must be finished by the others."""
    if rng.random() < 0.3:
        return [GAME.vocabulary.id(rng.choice(state.legal(seat) + state.edits(seat)))]
    return any_plan(state, seat, rng) if rng.random() < 0.3 else KNOWLEDGE.quick(state, seat, rng)


def positions(players: int, options: dict[str, Any], choice: Choice, seed: int = 1) -> Iterator[tuple[Position, int]]:
    """A whole game, every step checked; each position with a seat that is to decide."""
    state = GAME.new(players, seed, {**A_YEAR, **options})
    rng = Random(seed)
    for _ in range(MOST_DECISIONS):
        if not state.pending:
            return
        seat = rng.choice(list(state.pending))
        assert isinstance(state, Position)
        yield state, seat
        for move in choice(state, seat, rng):
            state.play(seat, MOVES[move], events=False)
    raise AssertionError("the game does not end")


# Legal, in every decision


@pytest.mark.parametrize(("players", "options"), list(zip((2, 3, 4, 3, 4), OPTIONS, strict=True)))
@pytest.mark.parametrize("choice", [KNOWLEDGE.quick, KNOWLEDGE.novice, any_plan, meddling])
def test_whole_games_can_be_played(players: int, options: dict[str, Any], choice: Choice) -> None:
    kinds = set()
    clock = 0
    for state, seat in positions(players, options, choice):
        kinds.add(state.pending[seat].kind)
        assert KNOWLEDGE.clock(state) >= clock
        clock = KNOWLEDGE.clock(state)
        last = state
    assert kinds >= {"site", "distribute", "turn"}
    assert KNOWLEDGE.clock(last) > clock - 1
    assert len(KNOWLEDGE.features(last)) == len(FEATURES) * players


def test_every_plan_can_be_played() -> None:
    kinds = set()
    for number, (state, seat) in enumerate(islice(positions(4, {}, any_plan, 3), 0, None, 3)):
        plans = KNOWLEDGE.plans(state, seat, Random(number))
        assert KNOWLEDGE.first_plan(state.copy(), seat, Random(number)) == plans[0]
        assert len({tuple(plan) for plan in plans}) == len(plans)
        for plan in plans:
            after = state.copy()
            for move in plan:
                after.play(seat, MOVES[move], events=False)
            assert after.position() != state.position()
        kinds.add(state.pending[seat].kind)
    assert kinds >= {"turn", "cards", "parley", "fight_on", "answer"}


def test_t5_every_turn_is_a_rest() -> None:
    clocks = [KNOWLEDGE.clock(state) for state, _ in positions(3, {}, KNOWLEDGE.quick)]
    assert sorted(set(clocks)) == list(range(12 * 3 + 1))


def test_t9_amounts_are_sent_at_once() -> None:
    for there in range(1, 70):
        for amount in range(1, 70):
            moves = sending(amount, there)
            if amount >= there:
                assert moves == [SEND + len(CHIPS)]
            else:
                assert moves == [NUMBER + amount - 1]


def test_t27_rings_reach_a_total_with_little_waste() -> None:
    rng = Random(1)
    for _ in range(300):
        rings = [rng.randrange(3) for _ in RING_VALUES]
        wanted = rng.randint(1, 9)
        moves = laid(rings, wanted)
        count = [moves.count(RING + place) for place in range(len(RING_VALUES))]
        assert all(used <= held for used, held in zip(count, rings, strict=True))
        total = sum(RING_VALUES[move - RING] for move in moves)
        sums = {0}
        for place, held in enumerate(rings):
            for _ in range(held):
                sums |= {each + RING_VALUES[place] for each in sums}
        assert total == min((each for each in sums if each >= wanted), default=0)


# Within what a seat knows


def otherwise(state: Position, seat: int, rng: Random) -> Position:
    """The same position with others' samurai spread otherwise over their stacks, hands and koku exchanged (T31)."""
    other = state.copy()
    assert isinstance(other, Position)
    shown = other.attackers + other.defenders if other.face_up else []
    samurai = other.samurai[:]
    for each in range(other.players):
        hidden = [each * POINT_COUNT + point for point in other.stacks(each)]
        places = [place for place in hidden if place not in shown and each != seat]
        for _ in range(20 if len(places) > 1 else 0):
            giver, taker = rng.sample(places, 2)
            moved = rng.randrange(samurai[giver])
            samurai[giver] -= moved
            samurai[taker] += moved
    other.samurai = samurai
    koku = other.koku[:]
    for each in range(other.players):
        sites = other.castles(each)
        if each != seat and len(sites) > 1:
            koku[sites[0]], koku[sites[1]] = koku[sites[1]], koku[sites[0]]
    other.koku = koku
    return other


@pytest.mark.parametrize("choice", [KNOWLEDGE.quick, any_plan])
def test_t31_nothing_hidden_is_used(choice: Choice) -> None:
    for number, (state, seat) in enumerate(positions(4, {}, choice, 5)):
        if state.year == 0 or number % 6:
            continue
        world = otherwise(state, seat, Random(number))
        for decide in (KNOWLEDGE.quick, KNOWLEDGE.novice):
            assert decide(state.copy(), seat, Random(3)) == decide(world, seat, Random(3))
        assert KNOWLEDGE.plans(state.copy(), seat, Random(4)) == KNOWLEDGE.plans(world, seat, Random(4))


def test_t31_in_any_two_worlds_a_seat_does_the_same() -> None:
    for number, (state, seat) in enumerate(positions(3, {}, KNOWLEDGE.quick, 6)):
        if number % 9 == 0:
            worlds = [state.resample(seat, Random(number + other)) for other in (1, 2)]
            assert KNOWLEDGE.quick(worlds[0], seat, Random(3)) == KNOWLEDGE.quick(worlds[1], seat, Random(3))
            assert KNOWLEDGE.plans(worlds[0], seat, Random(4)) == KNOWLEDGE.plans(worlds[1], seat, Random(4))


def test_a_search_leaves_the_state_as_it_was_and_its_plans_can_be_played() -> None:
    for number, (state, seat) in enumerate(positions(3, {}, KNOWLEDGE.quick, 7)):
        if number % 60 == 30:
            before = state.dump()
            search = Search(KNOWLEDGE, state, seat, Random(1), 1)
            search.think(Budget(6))
            assert state.dump() == before
            for each in search.considered():
                after = state.copy()
                for move in each.moves:
                    after.play(seat, MOVES[move], events=False)


# Sensible


def test_shares_add_up_and_favour_who_is_ahead() -> None:
    for number, (state, _) in enumerate(positions(4, {}, KNOWLEDGE.quick)):
        if number % 60 == 0 and state.year:
            shares = KNOWLEDGE.shares(state)
            assert sum(shares) == pytest.approx(1)
            for seat in range(4):
                rich = state.copy()
                assert isinstance(rich, Position)
                for site in rich.castles(seat)[:1]:
                    rich.koku = [koku + (3000 if place == site else 0) for place, koku in enumerate(rich.koku)]
                    assert KNOWLEDGE.shares(rich)[seat] > max(0.8, shares[seat])


def test_a_quick_player_beats_random_ones_by_far() -> None:
    won = 0
    for seed in range(4):

        def choice(state: State, seat: int, rng: Random, quick: int = seed) -> list[int]:
            if seat == quick:
                return KNOWLEDGE.quick(state, seat, rng)
            moves = state.legal_ids(seat)
            return [rng.choice([move for move in moves if MOVES[move][0] not in TALK] or moves)]

        for state, _ in positions(4, {}, choice, seed):
            last = state
        result = last.result
        assert result is not None
        won += result["winners"] == [seed]
    assert won >= 3


def test_a_quick_player_is_much_cheaper_than_the_steady_one() -> None:
    began = process_time()
    for _ in positions(4, {}, KNOWLEDGE.quick, 8):
        pass
    quick = process_time() - began
    steady = bot(GAME, "steady")

    def choice(state: State, seat: int, rng: Random) -> list[int]:
        return [GAME.vocabulary.id(move) for move in steady.choose(state, seat, rng)]

    began = process_time()
    for _ in positions(4, {}, choice, 8):
        pass
    assert quick * CHEAPER < process_time() - began


def rolled(seed: int) -> Iterator[tuple[Tenjo, int]]:
    """Positions of a game in which the dice have just been cast."""
    for state, seat in positions(4, {}, KNOWLEDGE.quick, seed):
        if isinstance(state.tasks[-1], Turn) and state.rolled and state.points > 2 and not state.offers:
            assert isinstance(state, Tenjo)
            yield state, seat


def test_t7_a_course_goes_on_to_the_end_of_the_turn_or_to_what_others_have_a_say_in() -> None:
    ended = 0
    for number, (state, seat) in enumerate(rolled(5)):
        whole = plans.turn_plans(state, seat, Random(number))[0]
        after = state.copy()
        assert isinstance(after, Tenjo)
        after.advance(seat, whole)
        assert whole[-1] == END or not isinstance(after.tasks[-1], Turn)
        ended += whole[-1] == END
        if number == 60:
            break
    assert ended > 30


def test_courses_differ() -> None:
    counts = [len(plans.turn_plans(state, seat, Random(3))) for state, seat in islice(rolled(6), 20)]
    assert max(counts) > 3


def test_t31_most_treasure_is_expected_in_the_innermost_castle_and_all_of_it_somewhere() -> None:
    state, seat = next(rolled(7))
    sight = SearchSight(state, seat)
    for other in sight.others:
        sites = state.castles(other)
        inner = innermost(state, other)
        expected = [sight.treasure(site) for site in sites]
        assert max(expected) == sight.treasure(inner)
        koku = reckoning.hoard(state, seat, other) / KOKU * DATA.constants.koku_points
        family = DATA.constants.piece_points * len(state.held(other))
        assert sum(expected) == pytest.approx(sight.policy[TREASURE] * (koku + family))


# Cards that decide a game


def quaked(there: int, koku: int) -> State:
    """Seat 0 has played Earth on seat 1's castle, which answers with its own Earth, and that by Void: seat 1's word."""
    me = House(
        {"ise_w7": 40, "owari_castle_a": 20}, ["ise"], {"owari_castle_a": 5}, hand=["earth", "void", "ring_5", "ring_5"]
    )
    foe = House(
        {"ise_castle_a": there, "kii_castle_a": 40},
        ["ise", "kii"],
        {"ise_castle_a": koku, "kii_castle_a": 5},
        hand=["earth", "void", "ring_5", "ring_5"],
        family={"wife": "kii_castle_a", "son": "kii_castle_a", "daughter": "kii_castle_a"},
    )
    state = table(me, foe)
    cast(state, "earth", 5)
    play(state, ["at", "ise_castle_a"])
    cast(state, "earth", 5)
    play(state, ["cast"])
    cast(state, "void", 5)
    play(state, ["cast"])
    assert (at_move(state), decision(state)) == (1, "answer")
    return state


def test_t27_the_last_void_is_for_those_who_guard_a_castle() -> None:
    assert KNOWLEDGE.plans(quaked(40, 30), 1, Random(1))[0][0] == ELEMENT + VOID


def test_t27_and_kept_where_little_is_at_stake() -> None:
    assert KNOWLEDGE.plans(quaked(1, 0), 1, Random(1))[0] == [PASS]


def test_t29_what_could_be_turned_on_its_giver_is_not_sold() -> None:
    for element in ELEMENTS:
        me = House({"ise_castle_a": 40}, ["ise"], {"ise_castle_a": 5}, hand=[element, element, "ring_1"])
        foe = House({"kii_castle_a": 40}, ["kii"], {"kii_castle_a": 20})
        plans = KNOWLEDGE.plans(table(me, foe, points=None, month=1), 0, Random(1))
        offers = [plan for plan in plans if OFFER <= plan[0] < OFFER + MOST_PLAYERS]
        assert bool(offers) == (element == "wind"), "Water is worth too little to be sold"


def test_t13_nobody_comes_next_to_a_castle_unhindered() -> None:
    me = House({"ise_castle_a": 60}, ["ise"], {"ise_castle_a": 10})
    foe = House({"owari_castle_b": 60}, ["owari"], {"owari_castle_b": 10})
    state = table(me, foe, points=9, options=A_YEAR)
    for move in KNOWLEDGE.plans(state, 0, Random(1))[0]:
        state.play(0, MOVES[move])
    assert all(army(state, 0, gate) for gate in ("ise_w5", "ise_w7"))
    assert isinstance(state, Position)
    sight = SearchSight(state, 0)
    assert sight.spare(POINTS.index("ise_w5")) == army(state, 0, "ise_w5") - 1


@pytest.mark.parametrize(("near", "leader", "in_danger"), [("ise_w7", "ise", True), ("tango_w7", "tango", False)])
def test_t18_a_castle_with_an_army_before_it_wants_its_daimyo(near: str, leader: str, in_danger: bool) -> None:
    me = House({"ise_castle_a": 20, "yamato_w1": 10}, ["ise"], {"ise_castle_a": 10})
    foe = House({near: 40, "owari_castle_b": 20}, ["owari", leader], {"owari_castle_b": 10})
    state = table(me, foe, points=3, options=A_YEAR)
    assert isinstance(state, Position)
    sight = SearchSight(state, 0)
    assert (sight.peril(sight.castles[0]) > 0) is in_danger
    yamato, ise = PROVINCES.index("yamato"), PROVINCES.index("ise")
    bored = [
        SearchErrand(4.0, POINTS.index("yamato_w1"), POINTS.index("yamato_w4"), 10)
    ]  # for less than staying is worth
    bored[0].first = POINTS.index("yamato_w4")
    found = [(each.source, each.goal) for each in leadings(sight, bored, 0.0)]
    assert found == ([] if in_danger else [(ise, yamato)])
