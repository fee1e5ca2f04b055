"""A damaged dump is refused, or is a position that can be played; there is no third."""

import json
from random import Random
from typing import Any

import pytest

import tenka
from tenka import BadInput
from tenka.kernel.state import State
from tenka.testing.players import audience, positions, restless, seats, some_positions
from tenka.testing.plugin import alone
from tenka.testing.tables import KitTable, few_or_many
from tests.kernel.damage import at, damage, paths

MOVES = 80


def use(state: State, rng: Random) -> None:
    """Look at the state from all sides and play on for a while."""
    for seat in audience(state):
        json.dumps(state.view(seat))
        state.resample(seat, rng).view(seat)
    for seat in seats(state):
        if state.can_undo(seat):
            state.copy().undo(seat)
    for _ in range(MOVES):
        if not state.pending:
            break
        state.play(*restless(state, rng))
    json.dumps(state.dump())


@pytest.mark.parametrize("table", alone())
@pytest.mark.parametrize("times", few_or_many(150, 20_000))
def test_a_damaged_dump_is_refused_or_playable(table: KitTable, times: int) -> None:
    rng = Random(9)
    found = [state.copy() for state in some_positions(table.new(9), restless, Random(9), 0.1)]
    dumps = [state.dump() for state in rng.sample(found, min(len(found), times // 5))]
    for _ in range(times):
        damaged = rng.choice(dumps)
        for _ in range(rng.choice([1, 1, 2, 4])):
            part = ("position",) if "position" in damaged and rng.random() < 0.8 else ()
            places = paths(at(damaged, part))
            damaged = damage(damaged, (*part, *rng.choice(places)), rng) if places else damaged
        try:
            state = table.game.load(damaged)
        except BadInput:
            continue
        use(state, rng)


def turn_with_payment(rng: Random) -> dict[str, Any]:
    """A dump of Shitennō in the midst of a payment."""
    for state in positions(tenka.game("shitenno").new(4, 9), restless, rng):
        dump = state.dump()
        if dump["position"]["used"]:
            return dump
    raise AssertionError


@pytest.mark.parametrize("place", ["troop_deck", "discards"])
def test_more_cards_than_there_are_are_refused(place: str) -> None:
    dump = turn_with_payment(Random(9))
    dump["position"][place].append("bushi_bushi")  # there is only one
    with pytest.raises(BadInput):
        tenka.game("shitenno").load(dump)


@pytest.mark.parametrize(("place", "more"), [("draws", 9), ("tiles", ["plus"] * 9)])
def test_more_bonus_tiles_than_there_are_are_refused(place: str, more: Any) -> None:
    dump = turn_with_payment(Random(9))
    dump["position"][place][0] += more
    with pytest.raises(BadInput) as caught:
        tenka.game("shitenno").load(dump)
    assert caught.value.params == {"where": "$.position.tiles"}


@pytest.mark.parametrize("more", [1, -1, 4])
def test_more_or_fewer_kamons_than_there_are_are_refused(more: int) -> None:
    dump = tenka.game("shitenno").new(4, 1).dump()
    dump["position"]["supply"][2] += more
    with pytest.raises(BadInput) as caught:
        tenka.game("shitenno").load(dump)
    assert caught.value.params == {"where": "$.position.supply"}


def test_a_payment_for_no_placement_is_refused() -> None:
    dump = turn_with_payment(Random(9))
    dump["position"]["province"] = None
    with pytest.raises(BadInput):
        tenka.game("shitenno").load(dump)


@pytest.mark.parametrize("id", tenka.games())
def test_a_seed_that_does_not_match_its_fingerprint_is_refused(id: str) -> None:
    game = tenka.game(id)
    state = game.new(players=3, seed=7)
    dump, world = state.dump(), state.resample(0, Random(1)).dump()
    other = game.new(players=3, seed=8).dump()
    assert (dump["imagined"], world["imagined"], world["fingerprint"]) == (False, True, dump["fingerprint"])
    assert game.load(world).dump() == world
    for wrong in (
        {**dump, "seed": other["seed"]},
        {**dump, "fingerprint": other["fingerprint"]},
        {**dump, "imagined": True},
        {**world, "imagined": False},
    ):
        with pytest.raises(BadInput, match="fingerprint-differs"):
            game.load(wrong)
