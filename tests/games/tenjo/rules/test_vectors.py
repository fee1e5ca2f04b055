"""The spec's test vectors: factors, losses, chances, the value of a start."""

import pytest

from tenka.kernel.state import State
from tenka.kernel.stream import Stream, seed_bytes
from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    House,
    attack,
    begun,
    engage,
    happens,
    only,
    passing,
    play,
    position,
    some,
    table,
)

HOME = {"kii_castle_b": 0}
FAR = {"kii_castle_b": 1}


def field(attackers: dict[str, int], leaders: int, defenders: int, foe_leaders: int) -> State:
    """Stacks around Echizen's w6 against one stack on it."""
    return table(
        House(attackers, ["echizen"] * leaders),
        House({"echizen_w6": defenders, **FAR}, ["echizen"] * foe_leaders, HOME),
    )


def siege(attackers: dict[str, int], leaders: int, card: str, garrison: int, foe_leaders: int) -> State:
    """Stacks before Echizen's first castle."""
    stacks = {"echizen_castle_a": garrison} if garrison else {}
    return table(
        House(attackers, ["echizen"] * leaders),
        House({**stacks, **FAR}, ["echizen"] * foe_leaders if garrison else [], {"echizen_castle_a": 0, **HOME}),
        cards={"echizen_castle_a": card},
    )


def factors(state: State, point: str, *stacks: str) -> tuple[int, ...]:
    """Daimyō, ratio, stacks, castle and net, positive for the attacker."""
    attack(state, point, 1, *stacks)
    _, events = engage(state, happens("factors"))
    return some(only(events, "factors"), "daimyo", "ratio", "stacks", "castle", "net")


def first_loss(state: State, *stacks: str) -> int:
    """What the defender loses in an engagement he loses."""
    attack(state, "echizen_w6", 1, *stacks)
    _, events = engage(state, ATTACKER_WINS)
    loss = only(events, "engaged")["loss"]
    assert isinstance(loss, int)
    return loss


def test_T18_vector_40k_against_15k_in_the_field() -> None:
    state = field({"echizen_w4": 30, "echizen_w5": 10}, 2, 15, 1)
    assert factors(state.copy(), "echizen_w6", "echizen_w4", "echizen_w5") == (1, 2, 1, 0, 4)
    assert first_loss(state, "echizen_w4", "echizen_w5") == 6_000


def test_T18_vector_50k_against_a_castle_of_factor_5() -> None:
    state = siege({"echizen_w2": 30, "echizen_w7": 20}, 1, "CC02", 30, 1)
    assert factors(state, "echizen_castle_a", "echizen_w2", "echizen_w7") == (0, 1, 1, -5, -3)


def test_T18_vector_all_equal() -> None:
    assert factors(field({"echizen_w4": 20}, 1, 20, 1), "echizen_w6", "echizen_w4") == (0, 0, 0, 0, 0)


def test_T19_vector_100k_against_9k() -> None:
    state = field({"echizen_w4": 100}, 1, 9, 1)
    assert factors(state.copy(), "echizen_w6", "echizen_w4")[1] == 4
    assert first_loss(state, "echizen_w4") == 3_000


def test_T19_vector_25k_against_11k() -> None:
    assert first_loss(field({"echizen_w4": 25}, 1, 11, 1), "echizen_w4") == 6_000


def test_T19_vector_a_total_is_at_most_20_and_the_defender_wins_a_tie() -> None:
    state = field({"echizen_w4": 100}, 3, 9, 1)
    attack(state, "echizen_w6", 1, "echizen_w4")
    _, events = engage(state, happens("engaged", attacker_roll=17, defender_roll=20))
    assert only(events, "factors")["net"] == 6
    assert some(only(events, "engaged"), "attacker_total", "defender_total", "winner") == (20, 20, 1)


@pytest.mark.parametrize(
    ("smaller", "loss"), [(1, 1), (2, 2), (3, 3), (10, 3), (11, 6), (20, 6), (21, 9), (31, 12), (41, 15), (50, 15)]
)
def test_T19_losses_by_the_smaller_army(smaller: int, loss: int) -> None:
    """3,000 for each begun 10,000, at most what he has."""
    assert first_loss(field({"echizen_w4": 60}, 1, smaller, 1), "echizen_w4") == loss * 1_000


def won_share(net: int) -> float:
    """Of all 400 pairs of dice, those in which the attacker wins, by the sentence of T19."""
    won = 0
    for mine in range(1, 21):
        for yours in range(1, 21):
            my_total = min(mine + net, 20) if net > 0 else mine
            your_total = min(yours - net, 20) if net < 0 else yours
            won += my_total > your_total
    return won / 400


CHANCES = {-3: 0.340, 0: 0.475, 3: 0.610, 6: 0.7225, 10: 0.8375}


@pytest.mark.parametrize(("net", "chance"), CHANCES.items())
def test_T19_the_chance_of_an_engagement(net: int, chance: float) -> None:
    assert won_share(net) == pytest.approx(chance, abs=0.0001)


def standing_at(net: int) -> State:
    """A position before the dice whose factors come to this net."""
    if net == -3:
        state = siege({"echizen_w2": 30, "echizen_w7": 20}, 1, "CC02", 30, 1)
        attack(state, "echizen_castle_a", 1, "echizen_w2", "echizen_w7")
    elif net == 10:
        state = field({"echizen_w4": 100, "echizen_w5": 20}, 6, 9, 1)
        attack(state, "echizen_w6", 1, "echizen_w4", "echizen_w5")
    else:
        state = field({"echizen_w4": 20 if net == 0 else 100}, {0: 1, 3: 1, 6: 3}[net], 20 if net == 0 else 9, 1)
        if net == 3:
            state = field({"echizen_w4": 70}, 1, 20, 1)
        attack(state, "echizen_w6", 1, "echizen_w4")
    passing(state)
    return state


SEEDS = 400


@pytest.mark.parametrize(("net", "chance"), CHANCES.items())
def test_T19_the_engine_decides_each_pair_of_dice_so(net: int, chance: float) -> None:
    """Many throws: each is decided by the sentence of T19, and as often as the chance says."""
    state = standing_at(net)
    won = 0
    for seed in range(SEEDS):
        after = state.copy()
        after.stream = Stream(seed_bytes(seed))
        events = play(after, ["pass"])
        told = only(events, "engaged")
        mine, yours = told["attacker_roll"], told["defender_roll"]
        attacker_won = (min(mine + net, 20) if net > 0 else mine) > (min(yours - net, 20) if net < 0 else yours)
        assert only(events, "factors")["net"] == net
        assert (told["winner"] == 0) == attacker_won
        won += attacker_won
    assert won / SEEDS == pytest.approx(chance, abs=0.08)


def test_T37_a_start_is_worth_375_000_points() -> None:
    for players in (2, 3, 4):
        state = begun(players)
        now = position(state)
        for seat in range(players):
            mine = now["seats"][seat]
            koku = sum(castle["koku"] for castle in now["castles"].values() if castle["owner"] == seat) * 100
            pieces = sum(mine["daimyo"].values()) + sum(mine["shadows"].values()) + 2 + 3
            assert sum(mine["samurai"].values()) * 1_000 + 2 * koku + 25_000 * pieces == 375_000
