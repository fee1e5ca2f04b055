"""The odd year: what a placement costs and brings (S13–S16)."""

import pytest

from tests.games.shitenno.positions import (
    BOARD,
    TITLES,
    TROOPS,
    can,
    changed,
    draft,
    hand,
    odd_year,
    place,
    play,
    province,
    refusal,
    score,
    tiles,
    told,
)

each_province = pytest.mark.parametrize("name", BOARD)
TITLE_POINTS = {"daimyo": 2, "shomyo": 1, "sensei": 0, "hatamoto": 0}


@each_province
@pytest.mark.parametrize("top", TROOPS)
def test_S13_every_printed_troop_and_the_top_tiles_troop(name: str, top: str) -> None:
    own, printed, numbers = BOARD[name]
    need = [own] * printed + [top]
    state = odd_year(hand=[*need, "samurai_bushi"], gates={name: [f"{top} plus", *["bushi draw"] * 2]})
    play(state, ["place", name, "troops"])
    assert draft(state)["need"] == need
    play(state, ["cancel"])
    place(state, name, "troops", *need)
    assert hand(state) == {"samurai_bushi": 1}
    assert score(state) == numbers[0] + 2


@each_province
@pytest.mark.parametrize("top", TROOPS)
def test_S13_with_one_troop_missing_it_is_refused(name: str, top: str) -> None:
    own, printed, _ = BOARD[name]
    need = [own] * printed + [top]
    others = [troop for troop in TROOPS if troop not in need]
    for missing in {own, top}:
        held = [*need, *others * 2]
        held.remove(missing)
        state = odd_year(hand=held, gates={name: [f"{top} plus", *["bushi draw"] * 2]})
        assert refusal(state, "place", name, "troops") == ("S13", "troops-short")


def test_S13_the_top_tile_is_the_next_one_after_each_placement() -> None:
    gates = {"kanto": ["bushi plus", "sohei plus", "shinobi plus"]}
    for filled, top in enumerate(["bushi", "sohei", "shinobi"]):
        state = odd_year(hand=["samurai"] * 3 + [top], gates=gates, board={"kanto": [1] * filled})
        place(state, "kanto", "troops", *["samurai"] * 3, top)
        assert score(state) == (5, 6, 8)[filled] + 2


@each_province
def test_S13_with_no_tile_left_the_gate_figure_counts(name: str) -> None:
    own, printed, numbers = BOARD[name]
    assert province(odd_year(board={name: [1, 1, 1]}), name)["troop"] == own
    state = odd_year(hand=[own] * printed + [troop for troop in TROOPS if troop != own], board={name: [1, 1, 1]})
    assert refusal(state, "place", name, "troops") == ("S13", "troops-short")
    state = odd_year(hand=[own] * (printed + 1), board={name: [1, 1, 1]})
    place(state, name, "troops", *[own] * (printed + 1))
    assert score(state) == numbers[3] + 2
    assert hand(state) == {}


@each_province
@pytest.mark.parametrize("filled", range(4))
def test_S14_the_fields_number_in_koku(name: str, filled: int) -> None:
    number = BOARD[name][2][filled]
    board = {name: [1] * filled}
    state = odd_year(hand=["koku_1"] * (number - 1), board=board)
    assert refusal(state, "place", name, "koku") == ("S14", "koku-short")
    state = odd_year(hand=["koku_1"] * (number + 1), board=board)
    play(state, ["place", name, "koku"])
    assert draft(state)["cost"] == draft(state)["missing"] == number
    play(state, ["cancel"])
    place(state, name, "koku", *["koku_1"] * number)
    assert hand(state) == {"koku_1": 1}
    assert score(state) == number + 2


def test_S14_excess_koku_are_lost() -> None:
    state = odd_year(hand=["koku_3", "koku_3"])
    place(state, "kanto", "koku", "koku_3", "koku_3")
    assert hand(state) == {}
    assert score(state) == 5 + 2
    assert refusal(state, "place", "chugoku", "koku") == ("S14", "koku-short")


def test_S15_symbols_not_needed_are_lost_for_the_second_placement_too() -> None:
    state = odd_year(hand=["samurai_samurai", "bushi_sohei", "sohei", "bushi"])
    place(state, "chugoku", "troops", "samurai_samurai", "bushi_sohei")
    assert hand(state) == {"sohei": 1, "bushi": 1}
    assert refusal(state, "place", "hokkaido", "troops") == ("S13", "troops-short")


def test_S15_two_and_two_koku_for_three_is_legal() -> None:
    state = odd_year(hand=["koku_2", "koku_2"])
    place(state, "chugoku", "koku", "koku_2", "koku_2")
    assert hand(state) == {}
    assert score(state) == 3 + 2


@pytest.mark.parametrize(("first", "second"), [("koku_1", "koku_3"), ("koku_3", "koku_1")])
def test_S15_one_and_three_koku_for_three_is_not(first: str, second: str) -> None:
    state = odd_year(hand=["koku_3", "koku_1", "koku_2"])
    play(state, ["place", "chugoku", "koku"], ["use", first])
    assert refusal(state, "use", second) == ("S15", "superfluous")


def test_S15_a_tile_that_is_not_needed_is_refused() -> None:
    state = odd_year(hand=["samurai", "samurai", "bushi"], tiles=["plus", "exchange"])
    play(state, *[["place", "chugoku", "troops"]], *[["use", card] for card in ("samurai", "samurai", "bushi")])
    for tile in ("plus", "exchange"):
        assert refusal(state, "use", tile) == ("S15", "superfluous")


def test_S15_a_card_made_needless_by_the_others_is_refused() -> None:
    state = odd_year(hand=["samurai", "samurai_samurai", "samurai_bushi", "bushi"])
    play(state, ["place", "chugoku", "troops"], ["use", "samurai_samurai"])
    assert refusal(state, "use", "samurai") == ("S15", "superfluous")
    play(state, ["use", "samurai_bushi"])
    assert refusal(state, "use", "bushi") == ("S15", "superfluous")
    play(state, ["confirm"])
    assert hand(state) == {"samurai": 1, "bushi": 1}


def test_S15_pieces_can_be_taken_back_while_they_lie_there() -> None:
    state = odd_year(hand=["koku_3", "koku_2", "koku_2"])
    play(state, ["place", "chugoku", "koku"], ["use", "koku_3"], ["take_back", "koku_3"], ["use", "koku_2"])
    assert draft(state)["used"] == ["koku_2"]
    assert refusal(state, "take_back", "koku_3") == ("S15", "not-laid-out")


def test_S15_a_listed_payment_can_be_taken_whole() -> None:
    state = odd_year(hand=["koku_3", "koku_2", "koku_2", "koku_1"])
    play(state, ["place", "chugoku", "koku"])
    listed = draft(state)["payments"]
    assert sorted(listed) == [["koku_1", "koku_2"], ["koku_2", "koku_2"], ["koku_3"]]
    assert refusal(state, "pay", 3) == ("S15", "no-such-payment")
    play(state, ["pay", listed.index(["koku_3"])], ["pay", listed.index(["koku_2", "koku_2"])], ["confirm"])
    assert hand(state) == {"koku_3": 1, "koku_1": 1}


@pytest.mark.parametrize("title", TITLES)
def test_S16_the_fields_number_and_the_titles_points_at_once(title: str) -> None:
    for filled, number in enumerate(BOARD["kanto"][2]):
        state = odd_year(4, title=title, hand=["koku_3"] * 4, board={"kanto": [1] * filled}, scores=[10, 0, 0, 0])
        play(state, ["place", "kanto", "koku"], ["pay", 0])
        scored = told(play(state, ["confirm"]), "scored")
        assert sum(each["points"] for each in scored) == number + TITLE_POINTS[title]
        assert scored[0] == {"seat": 0, "points": number, "total": 10 + number, "for": "field", "province": "kanto"}
        assert score(state) == 10 + number + TITLE_POINTS[title]


def test_S16_the_titles_points_come_with_each_placement() -> None:
    state = odd_year(title="shomyo", hand=["koku_3"] * 2)
    place(state, "chugoku", "koku", "koku_3")
    place(state, "chubu", "koku", "koku_3")
    assert score(state) == 3 + 1 + 3 + 1


@pytest.mark.parametrize("bonus", ["exchange", "plus", "draw"])
def test_S16_he_takes_the_top_tile(bonus: str) -> None:
    state = odd_year(hand=["koku_3"], gates={"chugoku": [f"sohei {bonus}", "shinobi draw", "bushi plus"]})
    events = place(state, "chugoku", "koku", "koku_3")
    assert told(events, "gate") == [{"province": "chugoku", "troop": "shinobi"}]
    assert tiles(state) == {"exchange": 0, "plus": 0, "draw": 0} | {bonus: 1}
    there = province(state, "chugoku")
    assert (there["troop"], there["tiles"]) == ("shinobi", 2)


def test_S16_there_is_no_tile_for_the_last_field() -> None:
    state = odd_year(hand=["koku_3"] * 3, board={"chugoku": [1, 1, 1]})
    assert province(state, "chugoku")["tiles"] == 0
    events = place(state, "chugoku", "koku", *["koku_3"] * 3)
    assert told(events, "tile_won") == told(events, "gate") == []
    assert tiles(state) == {"exchange": 0, "plus": 0, "draw": 0}


def test_S16_the_tile_won_is_usable_in_the_second_placement() -> None:
    state = odd_year(hand=["koku_3", "shinobi", "bushi"], gates={"chugoku": ["bushi plus", *["bushi draw"] * 2]})
    assert not can(state, "place", "chubu", "troops")
    place(state, "chugoku", "koku", "koku_3")
    place(state, "chubu", "troops", "shinobi", "plus", "bushi")
    assert tiles(state)["plus"] == 0
    assert score(state) == 3 + 2 + 3 + 2


def test_S16_but_not_for_the_placement_that_won_it() -> None:
    state = odd_year(hand=["samurai", "bushi"], gates={"chugoku": ["bushi plus", *["bushi draw"] * 2]})
    assert refusal(state, "place", "chugoku", "troops") == ("S13", "troops-short")
    state = changed(state, hands=[["koku_2"], []])
    assert refusal(state, "place", "chugoku", "koku") == ("S14", "koku-short")
