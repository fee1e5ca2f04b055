"""How everybody stands, as far as a seat can know it (T31, T37)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tenka.games.tenjo.rules.state import Tenjo
from tenka.games.tenjo.rules.year import ending
from tenka.games.tenjo.schema.view import Final
from tenka.kernel.state import State
from tenka.testing.tables import few_or_many
from tests.games.tenjo.knowledge.test_knowledge import razed, three
from tests.games.tenjo.players import lively
from tests.games.tenjo.positions import GAME, House, Move, begun, cast, changed, koku, offer, play, position, table
from tests.games.tenjo.rules.test_random_play import crowded

BOUNDS = ("least", "likely", "most")


def standing(state: State, observer: int | None, seat: int, part: str = "points") -> tuple[int, ...]:
    """A part of a seat's points as another knows it: at least, likely, at most."""
    found = state.view(observer, events=False)["standing"][seat]
    return tuple(found[bound][part] for bound in BOUNDS)


def exact(state: State, seat: int) -> Final:
    """A seat's true points."""
    assert isinstance(state, Tenjo)
    return ending.parts(state, seat)


def test_T37_ones_own_points_are_known() -> None:
    state = three()
    assert standing(state, 0, 0) == (exact(state, 0)["points"],) * 3
    assert standing(state, 0, 0, "koku") == (60_000,) * 3


def test_T31_samurai_daimyo_shadows_and_castles_are_known_of_everybody() -> None:
    state = three()
    for part in ("samurai", "daimyo", "shadows", "castles"):
        assert standing(state, None, 1, part) == (exact(state, 1)[part],) * 3


def test_T37_nothing_stands_before_the_first_year_and_all_is_known_after_the_last() -> None:
    assert begun().view(0)["standing"] is not None
    assert GAME.new(2, 1).view(0)["standing"] is None
    state = three()
    play(state, ["shogun"])
    while state.pending:
        play(state, ["yield"])
    assert state.result is not None
    assert standing(state, None, 1) == (state.result["scores"][1],) * 3


def test_T29_of_two_each_knows_the_others_koku_and_family() -> None:
    me = House({"tango_w1": 9}, ["tango"], {"tango_castle_a": 30}, family={"son": "kii_castle_a"})
    foe = House({"kii_w1": 20}, ["kii"], {"kii_castle_a": 20})
    state = table(me, foe)
    assert standing(state, 0, 1, "koku") == (40_000,) * 3
    assert standing(state, 0, 1, "family") == (100_000,) * 3
    assert standing(state, None, 1, "koku") == (0, 40_000, 100_000), "who looks on sees no trade in private"


def test_T30_what_two_exchange_in_private_a_third_does_not_see() -> None:
    before, after = three(), three()
    offer(after, 0, 1, ["give_koku", 25], ["give", "wife_0"])
    after.play(1, ["accept", 0])
    for observer in (2, None):
        assert after.view(observer)["standing"] == before.view(observer)["standing"]
    assert standing(after, 2, 1, "koku") == (0, 40_000, 100_000)
    assert standing(after, 2, 1, "family") == (0, 75_000, 150_000)
    assert standing(after, 1, 0, "koku") == (0, 10_000, 30_000)


def given_to_a_ronin(*gift: Move) -> int:
    """The most koku, as points, that a third thinks seat 1 to have when it has given some to a ronin in private."""
    me = House({"echizen_w4": 30}, ["echizen"], {"tango_castle_a": 30})
    foe = House({"kii_w1": 20}, ["kii"], {"kii_castle_a": 20})
    state = table(me, foe, House({"ise_w1": 5}))
    offer(state, 1, 2, *gift)
    state.play(2, ["accept", 1])
    return standing(state, 0, 1, "koku")[2]


def test_T30_hundreds_that_are_too_few_for_samurai_go_unseen() -> None:
    assert given_to_a_ronin(["give_koku", 1]) == 38_000
    assert given_to_a_ronin(["give_koku", 1], ["give_hundreds", 5]) == 38_000
    assert given_to_a_ronin(["give_hundreds", 5]) == 40_000


def test_T25_how_much_a_castle_razed_held_makes_a_range() -> None:
    state = razed()
    assert standing(state, 0, 1, "koku") == (0, 40_000, 40_000)
    assert koku(state, 1) == 80


def test_T30_what_is_thought_lost_with_a_castle_may_be_anothers() -> None:
    """Seat 1 gives all to seat 2 before its last castle is razed."""
    me = House({"kii_w1": 30}, ["kii"], {"tango_castle_a": 30}, hand=["earth", "ring_3"])
    foe = House({"yamashiro_w1": 20}, ["yamashiro"], {"kii_castle_a": 12})
    state = table(me, foe, House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 10}))
    offer(state, 1, 2, ["give_koku", 10], ["give_koku", 1], ["give_koku", 1])
    state.play(2, ["accept", 1])
    state = changed(state, seats=moved_in(state, "kii_castle_a"))
    cast(state, "earth", 3)
    play(state, ["raze", "kii_castle_a"], ["pass"])
    assert standing(state, 0, 1, "koku") == (0, 0, 0)
    assert standing(state, 0, 2, "koku") == (0, 20_000, 44_000)
    assert koku(state, 2) == 220
    assert GAME.load(state.dump()).dump() == state.dump()


def moved_in(state: State, point: str) -> list[dict[str, Any]]:
    """The seats, the first with its samurai on a point."""
    seats: list[dict[str, Any]] = position(state)["seats"]
    story = [{"kind": "settled", "point": point, "goal": point, "samurai": 30, "who": None}]
    return [{**seats[0], "samurai": {point: 30}, "story": story}, *seats[1:]]


def positions(seed: int) -> Iterator[State]:
    """A game of a year, or some hundred moves from a crowded position."""
    state, rng = (GAME.new(3, seed, {"years": 1}) if seed % 3 == 0 else crowded(seed)), Random(seed)
    for _ in range(1_500 if seed % 3 == 0 else 250):
        if not state.pending:
            break
        seat, move = lively(state, rng)
        state.play(seat, move, events=False)
        if rng.random() < 0.1:
            yield state
    yield state


@pytest.mark.parametrize("games", few_or_many(5, 900))
def test_T31_the_truth_lies_always_between_the_bounds(games: int) -> None:
    for seed in range(games):
        for state in positions(seed):
            for observer in (0, 1, 2, None):
                found = state.view(observer, events=False)["standing"]
                for seat, bounds in enumerate(found or []):
                    for part, points in exact(state, seat).items():
                        least, likely, most = (bounds[bound][part] for bound in BOUNDS)
                        assert least <= points <= most, (seed, observer, seat, part)
                        assert least <= likely <= most, (seed, observer, seat, part)
