"""What a bot expects of Shogun's tower, beside what the tower does (H15–H21)."""

from random import Random

import pytest

import tenka
from tenka.games.shogun.bot.steady import odds as bot_odds
from tenka.games.shogun.bot.steady.sight import NOBODY, SteadySight
from tenka.games.shogun.rules import tower
from tenka.games.shogun.rules.state import Shogun
from tenka.kernel.stream import Stream, seed_bytes

GAME = tenka.game("shogun")
THROWS = 1500
NEAR = 0.045  # what 1500 throws may be off by, and some hundredths


def at_a_battle(seed: int, number: int, tower_option: str = "baffles") -> tuple[Shogun, int]:
    """A position of a game by random moves in which a march is waited for, the given one of those, and its seat."""
    state = GAME.new(4, seed, {"tower": tower_option})
    rng = Random(seed)
    while state.pending:
        seat, decision = next(iter(state.pending.items()))
        if decision.kind == "march":
            number -= 1
            if number == 0:
                assert isinstance(state, Shogun)
                return state, seat
        state.play(seat, rng.choice(state.legal(seat)), events=False)
    raise AssertionError("too few marches")


def thrown(state: Shogun, seat: int, cubes: list[int], against: list[int], seed: int) -> tuple[float, float]:
    """How often a seat has more cubes in the tray than others together, and as many, in what it cannot tell apart."""
    rng = Random(seed)
    more = equal = 0
    for number in range(THROWS):
        if number % 10 == 0:
            sampled = state.resample(seat, rng)
        each = sampled.copy()
        each.stream = Stream(seed_bytes(rng.getrandbits(60)))
        tower.throw(each, cubes)
        theirs = sum(each.tray[colour] for colour in against)
        more += each.tray[seat] > theirs
        equal += each.tray[seat] == theirs
    return more / THROWS, equal / THROWS


@pytest.mark.parametrize(
    ("seed", "number", "option"), [(1, 1, "baffles"), (2, 9, "baffles"), (3, 30, "baffles"), (4, 20, "flat")]
)
def test_h17_the_odds_of_battles_are_near_those_of_the_tower(seed: int, number: int, option: str) -> None:
    state, seat = at_a_battle(seed, number, option)
    foe = (seat + 1) % 4
    sight = SteadySight(state.view(seat, events=False))
    for attackers, defenders, farmers, calm in ((3, 0, 1, True), (5, 3, 0, True), (4, 3, 0, False)):
        cubes = [0, 0, 0, 0, farmers]
        cubes[seat] = attackers
        cubes[foe] = defenders
        defender = foe if defenders else NOBODY
        odds = bot_odds.battle(sight, seat, attackers, defender, defenders, farmers, calm)
        against = ([foe] if defenders else []) + ([4] if calm else [])
        assert (odds.more, odds.equal) == pytest.approx(thrown(state, seat, cubes, against, seed), abs=NEAR)


@pytest.mark.parametrize(("seed", "number"), [(5, 5), (6, 25)])
def test_h19_the_odds_of_revolts_are_near_those_of_the_tower(seed: int, number: int) -> None:
    state, seat = at_a_battle(seed, number)
    sight = SteadySight(state.view(seat, events=False))
    for armies, farmers in ((2, 1), (4, 2), (3, 4)):
        cubes = [0, 0, 0, 0, farmers]
        cubes[seat] = armies
        odds = bot_odds.revolt(sight, seat, armies, farmers)
        assert (odds.more, odds.equal) == pytest.approx(thrown(state, seat, cubes, [4], seed), abs=NEAR)


def test_h21_the_odds_of_a_first_battle_are_those_of_the_rules() -> None:
    """On average over how the tower is filled (H3)."""
    printed = {
        (2, 0, 1, True): (0.52, 0.30, 0.18),
        (4, 0, 1, True): (0.81, 0.13, 0.06),
        (4, 3, 0, True): (0.35, 0.21, 0.44),
        (4, 3, 0, False): (0.54, 0.22, 0.24),
        (7, 4, 0, True): (0.54, 0.165, 0.295),
    }
    games = [GAME.new(4, seed, {"start": "prescribed"}) for seed in range(150)]
    sights = [SteadySight(game.view(0, events=False)) for game in games]
    for (attackers, defenders, farmers, calm), expected in printed.items():
        defender = 1 if defenders else NOBODY
        all_odds = [bot_odds.battle(sight, 0, attackers, defender, defenders, farmers, calm) for sight in sights]
        means = [sum(odds[place] for odds in all_odds) / len(sights) for place in range(3)]
        assert means == pytest.approx(expected, abs=0.03)


def test_chances_add_up() -> None:
    assert sum(bot_odds.falling(5, 3, 20)) == pytest.approx(1)
    odds = bot_odds.compared(6, 2, 4, 5, 25)
    assert odds.more + odds.equal + odds.fewer == pytest.approx(1)
    assert odds.kept >= 1


def test_whoever_comes_second_finds_neither_own_cubes_nor_farmers_in_the_tray() -> None:
    state, seat = at_a_battle(6, 25)
    view = state.view(seat, events=False)
    view["tray"] = [3, 3, 3, 3, 5]
    sight = SteadySight(view)
    assert bot_odds.revolt(sight, seat, 4, 2).more < bot_odds.revolt(sight, seat, 4, 2, with_tray=False).more
