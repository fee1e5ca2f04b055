"""Income from resource points, before the roll (T6)."""

import pytest

from tests.games.tenjo.positions import (
    House,
    army,
    koku,
    moves,
    own,
    play,
    refusal,
    table,
    told,
)
from tests.games.tenjo.rules.turns.neighbours import ENTRIES, resources


def test_T6_the_first_point_brings_1000_each_further_one_2000() -> None:
    state = resources("echizen_res", "omi_res_a", "omi_res_b")
    play(state, ["income"])
    events = play(state, *[["koku_to", "echizen_castle_a"]] * 3)
    assert [each["koku"] for each in told(events, "income")] == [1_000, 2_000, 2_000]
    assert koku(state, 0) == 50
    assert refusal(state, "income") == "T6"


def test_T6_koku_or_samurai_by_choice_point_by_point() -> None:
    state = resources("echizen_res", "omi_res_a")
    play(state, ["income"], ["koku_to", "echizen_castle_b"], ["samurai_to", "kii_entry"])
    assert own(state, 0, "koku")["echizen_castle_b"] == 1_000
    assert army(state, 0, "kii_entry") == 2


def test_T6_with_one_point_there_is_no_first_to_name() -> None:
    state = resources("echizen_res")
    play(state, ["income"])
    assert set(moves(state, "koku_to")) == {"echizen_castle_a", "echizen_castle_b"}
    assert set(moves(state, "samurai_to")) == ENTRIES
    assert refusal(state, "samurai_to", "echizen_w1") == "T11"


def test_T6_rolling_first_forfeits_it() -> None:
    state = resources("echizen_res")
    events = play(state, ["roll"])
    assert told(events, "forfeited") == [{"seat": 0}]
    assert refusal(state, "income") == "T6"


def test_T6_nothing_held_nothing_to_take() -> None:
    assert refusal(resources(), "income") == "T6"


@pytest.mark.parametrize(("others", "shared"), [(1, 1_000), (2, 600)])
def test_T6_a_shared_point_brings_a_part_in_koku_alone(others: int, shared: int) -> None:
    foes = [House({"kii_castle_a": 5, "omi_res_a": 1}, ["kii"], {"kii_castle_a": 0})]
    foes += [House({"ise_w1": 5, "omi_res_a": 1}, ["ise"], {"ise_castle_a": 0})] * (others - 1)
    homes = {"echizen_castle_a": 0, "echizen_castle_b": 0}
    state = table(House({"echizen_w1": 5, "echizen_res": 1, "omi_res_a": 1}, ["echizen"], homes), *foes, points=None)
    play(state, ["income"], ["first", "echizen_res"], ["koku_to", "echizen_castle_a"])
    assert refusal(state, "samurai_to", "kii_entry") == "T6"
    (event,) = told(play(state, ["koku_to", "echizen_castle_b"]), "income")
    assert event["koku"] == shared


def test_T6_without_a_castle_koku_becomes_samurai() -> None:
    foe = House({"kii_castle_a": 5, "omi_res_a": 1}, ["kii"], {"kii_castle_a": 0})
    state = resources("omi_res_a", "omi_res_b", foe=foe, castles={})
    play(state, ["income"], ["first", "omi_res_b"])
    assert moves(state, "koku_to") == []
    play(state, ["samurai_to", "ise_entry"], ["samurai_to", "ise_entry"])
    assert army(state, 0, "ise_entry") == 2, "1,000 of 2,000 shared by two, and the first one"


def test_T6_printed_points_bring_what_they_bring() -> None:
    kinds = set()
    for point in ("echizen_res", "omi_res_a", "omi_res_b"):
        state = resources(point, resource_mode="printed")
        play(state, ["income"])
        kinds.add((bool(moves(state, "koku_to")), bool(moves(state, "samurai_to"))))
    assert kinds <= {(True, False), (False, True)}
