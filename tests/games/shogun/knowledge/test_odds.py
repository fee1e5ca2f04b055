"""What may come of a battle, beside what comes of battles in worlds that the seat cannot tell apart (H15–H21)."""

from random import Random
from typing import Any

import pytest

import tenka
from tenka.games.shogun.rules.state import Shogun
from tenka.kernel.stream import Stream, seed_bytes
from tests.games.shogun.positions import EMPTY, acting, own

BATTLES = 600
NEAR = 60  # thousandths that so many battles may be off by


def attacks(seed: int, wanted: int, tower: str) -> list[tuple[Shogun, int]]:
    """Positions of a game by random moves in which a target has been chosen that is somebody else's or nobody's."""
    state, rng = tenka.game("shogun").new(4, seed, {"tower": tower}), Random(seed)
    found: list[tuple[Shogun, int]] = []
    while len(found) < wanted:
        seat = min(state.pending)
        state.play(seat, rng.choice(state.legal(seat)), events=False)
        if state.pending and seat in state.pending and state.pending[seat].kind == "march":
            step = state.view(seat, events=False)["step"]
            if step is not None and step["odds"]:
                assert isinstance(state, Shogun)
                found.append((state.copy(), seat))
    return found


def fought(state: Shogun, seat: int, armies: int, rng: Random) -> dict[str, Any]:
    """A battle in a world that the seat cannot tell from this one."""
    world = state.resample(seat, rng)
    world.stream = Stream(seed_bytes(rng.getrandbits(60)))
    (told,) = [event.data for event in world.play(seat, ["armies", armies]) if event.kind == "battle"]
    return told


@pytest.mark.parametrize(("seed", "tower"), [(1, "baffles"), (2, "baffles"), (3, "flat")])
def test_h17_odds_are_those_of_battles_in_all_worlds_that_may_be(seed: int, tower: str) -> None:
    for number, (state, seat) in enumerate(attacks(seed, 4, tower)):
        rng = Random(number)
        odds = state.view(seat, events=False)["step"]["odds"]
        told = odds[-1]
        assert [each["armies"] for each in odds] == list(range(1, told["armies"] + 1))
        assert sum(told["kept"]) + told["held"] + told["bare"] == pytest.approx(1000, abs=2)
        battles = [fought(state, seat, told["armies"], rng) for _ in range(BATTLES)]
        won = [each["kept"] for each in battles if each["winner"] == seat]
        held = sum(each["winner"] not in (None, seat) for each in battles)
        assert sum(told["kept"]) == pytest.approx(1000 * len(won) / BATTLES, abs=NEAR)
        assert told["held"] == pytest.approx(1000 * held / BATTLES, abs=NEAR)
        if len(won) > BATTLES // 3:
            mean = sum(chance * (place + 1) for place, chance in enumerate(told["kept"])) / sum(told["kept"])
            assert mean == pytest.approx(sum(won) / len(won), abs=0.4)


def chances(*, event: str = "theatre_5", specials: tuple[str, ...] = (), unrest: int = 0, neutral: bool = False) -> int:
    """The chance to win an attack of four, in thousandths."""
    lands = {"settsu": own(0, 5), "hoki": own(2, 1)}
    lands["kii"] = own(1, 1)
    if not neutral:
        lands["yamato"] = own(1, 3, "castle", unrest=unrest)
    chosen = (*specials, *(each for each in ("chest", "rice", "armies", "attack", "defence") if each not in specials))
    state, _ = acting(
        lands, {0: {"battle_a": "settsu", "bid": EMPTY}}, event=event, actions=["battle_a"], specials=chosen
    )
    state.play(0, ["target", "yamato"])
    return sum(state.view(0, events=False)["step"]["odds"][-1]["kept"])


def test_h15_bonus_cards_castles_and_farmers_are_counted_in() -> None:
    usual = chances(specials=("chest", "rice", "armies"))
    assert chances(specials=("attack", "rice", "armies")) > usual  # our card
    assert chances(specials=("chest", "defence", "armies")) < usual  # theirs
    assert chances(event="castle_2", specials=("chest", "rice", "armies")) < usual
    assert chances(event="farmers_3", neutral=True) < chances(neutral=True)
