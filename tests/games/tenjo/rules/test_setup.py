"""Set-up: what everybody has, the order, castles, the secret distribution (T1–T5)."""

from collections import Counter
from random import Random

import pytest

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    GAME,
    MONTH,
    PLAYERS,
    House,
    at_move,
    begun,
    can,
    decision,
    moves,
    own,
    play,
    play_until,
    refusal,
    seen,
    table,
    told,
    view,
)


def chosen(players: int = 2, seed: int = 3) -> State:
    """All castles are chosen, the first free ones."""
    state = GAME.new(players, seed)
    while decision(state) == "site":
        play(state, state.legal(at_move(state))[0])
    return state


@pytest.mark.parametrize("players", PLAYERS)
def test_T1_everybody_has_the_same(players: int) -> None:
    state = begun(players)
    for seat in range(players):
        assert sum(own(state, seat, "samurai").values()) == 100_000
        assert sum(own(state, seat, "koku").values()) == 25_000
        assert len(own(state, seat, "koku")) == 2, "castles"
        assert sum(seen(state, seat, "daimyo").values()) == 2
        assert sum(seen(state, seat, "shadows").values()) == 2
        assert [each["card"] for each in own(state, seat, "family")] == [
            f"{who}_{seat}" for who in ("wife", "son", "daughter")
        ]
        hand = own(state, seat, "hand")
        assert len([card for card in hand if card.startswith("ring")]) == 8
        assert len(hand) == 12


def test_T1_hands_are_secret() -> None:
    state = begun(3)
    assert "hand" not in str(state.view(None, events=False))
    assert own(state, 0, "hand") != own(state, 1, "hand")
    for event in state.view(1)["events"]:
        assert event["kind"] != "drew" or event["data"]["seat"] == 1


def test_T1_years_are_an_option() -> None:
    assert GAME.options["years"] == (2, 1, 3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_T2_seats_have_their_directions(players: int) -> None:
    wanted = {2: "NS", 3: "NES", 4: "NESW"}[players]
    assert "".join(seat["direction"] for seat in view(begun(players), "seats")) == wanted


def test_T2_the_order_is_rolled_and_equals_roll_again() -> None:
    ties = 0
    for seed in range(40):
        events = GAME.new(4, seed).events()
        rolls: dict[int, list[int]] = {seat: [] for seat in range(4)}
        for roll in told(events, "order_roll"):
            rolls[roll["seat"]].append(roll["roll"])
            assert 1 <= roll["roll"] <= 20
        ties += any(len(thrown) > 1 for thrown in rolls.values())
        order = told(events, "order")[0]["seats"]
        assert order == sorted(order, key=lambda seat: [-roll for roll in rolls[seat]])
        assert len({tuple(thrown) for thrown in rolls.values()}) == 4
    assert ties > 0


def test_T2_the_die_has_twenty_sides() -> None:
    rolls = {each["roll"] for seed in range(60) for each in told(GAME.new(4, seed).start, "order_roll")}
    assert rolls == set(range(1, 21))


def test_T2_the_first_years_order_is_the_one_castles_were_chosen_in() -> None:
    state = begun(4)
    assert len(told(state.events(), "order")) == 1
    assert at_move(state) == told(state.events(), "order")[0]["seats"][0]


def test_T2_the_order_is_rolled_anew_each_year() -> None:
    state = begun(3)
    assert told(play_until(state, {"castle_income"}), "year_end")
    events = play_until(state, {"turn"})
    (order,) = told(events, "order")
    assert order["year"] == 2
    assert at_move(state) == order["seats"][0]


@pytest.mark.parametrize("players", PLAYERS)
def test_T3_castles_are_chosen_in_turn_twice_round(players: int) -> None:
    state = GAME.new(players, 5)
    order = view(state, "order")
    chose = []
    while decision(state) == "site":
        chose.append(at_move(state))
        play(state, state.legal(at_move(state))[0])
    assert chose == order * 2


def test_T3_a_site_brings_its_card_and_a_daimyo() -> None:
    state = GAME.new(2, 5)
    seat = at_move(state)
    (event,) = play(state, ["site", "kii_castle_b"])
    assert event.kind == "site_chosen"
    assert seen(state, seat, "daimyo") == {"kii": 1}
    (castle,) = view(state, "castles")
    assert (castle["site"], castle["owner"], castle["card"]) == ("kii_castle_b", seat, event.data["card"])
    assert refusal(state, "site", "kii_castle_b") == "T3"


def test_T3_cards_differ_from_game_to_game() -> None:
    cards = {view(chosen(seed=seed), "castles")[0]["card"] for seed in range(20)}
    assert len(cards) > 5


def test_T3_with_eight_sites_one_in_each_outer_province() -> None:
    state = GAME.new(4, 1, {"castle_sites": 8})
    assert len(moves(state, "site")) == 8
    assert all(site.endswith("_a") for site in moves(state, "site"))
    assert len(moves(GAME.new(4, 1), "site")) == 12


def test_T4_all_distribute_at_once_and_in_secret() -> None:
    state = chosen(3)
    assert set(state.pending) == {0, 1, 2}
    before = {seat: state.view(seat) for seat in (1, 2)}
    play(state, *[state.legal(0)[0]], seat=0)
    for seat, seen_before in before.items():
        assert state.view(seat) == seen_before


def laid_out(state: State, seat: int, rng: Random) -> None:
    """A seat lays everything out at random."""
    while seat in state.pending and decision(state) == "distribute":
        state.play(seat, rng.choice(state.legal(seat)))


def test_T4_everything_is_laid_out_over_the_two_castles() -> None:
    for seed in range(10):
        state = chosen(2, seed)
        rng = Random(seed)
        for seat in range(2):
            laid_out(state, seat, rng)
        for seat in range(2):
            sites = {castle["site"] for castle in view(state, "castles") if castle["owner"] == seat}
            assert set(own(state, seat, "samurai")) <= sites
            assert sum(own(state, seat, "samurai").values()) == 100_000
            assert sum(own(state, seat, "koku").values()) == 25_000
            assert {each["site"] for each in own(state, seat, "family")} <= sites
            assert set(seen(state, seat, "shadows")) <= {site.split("_")[0] for site in sites}


def test_T4_at_least_1000_samurai_with_each_daimyo() -> None:
    state = GAME.new(2, 3)
    for site in ("echizen_castle_a", "kii_castle_a", "mino_castle_a", "owari_castle_a"):
        play(state, ["site", site])
    seat = view(state, "order")[0]
    assert not can(state, "garrison", "echizen_castle_a", "all", seat=seat)
    for chip in (25, 25, 25, 10, 10):
        state.play(seat, ["garrison", "echizen_castle_a", chip])
    for _ in range(4):
        state.play(seat, ["garrison", "echizen_castle_a", 1])
    assert refusal(state, "garrison", "echizen_castle_a", 1, seat=seat) == "T4"
    state.play(seat, ["garrison", "mino_castle_a", "all"])
    assert refusal(state, "ready", seat=seat) == "T4"


def test_T4_two_castles_in_one_province_need_but_one_garrison() -> None:
    state = GAME.new(2, 3)
    for site in ("echizen_castle_a", "kii_castle_a", "echizen_castle_b", "owari_castle_a"):
        play(state, ["site", site])
    seat = view(state, "order")[0]
    assert can(state, "garrison", "echizen_castle_a", "all", seat=seat)


def test_T4_one_may_begin_anew_and_be_not_ready_after_all() -> None:
    state = chosen()
    laid_out(state, 0, Random(1))
    assert seen(state, 0, "ready")
    state.play(0, ["not_ready"])
    state.play(0, ["clear"])
    assert not any(each["samurai"] for each in own(state, 0, "spread"))


def test_T5_a_month_is_one_turn_of_each() -> None:
    state = begun(3)
    order = view(state, "order")
    turns = []
    while view(state, "month") == 1:
        turns.append(at_move(state))
        play(state, ["roll"], ["end"])
    assert turns == order
    assert view(state, "month") == 2


def test_T5_after_the_twelfth_month_the_year_ends() -> None:
    house = House({"echizen_w1": 9}, ["echizen"])
    state = table(house, House({"kii_w1": 9}, ["kii"]), turn=1, month=12)
    assert MONTH != 12
    events = play(state, ["end"])
    assert told(events, "year_end") == [{"year": 1}]


def test_T5_months_count_to_twelve_each_year() -> None:
    state = begun(2, {"years": 1})
    months = Counter[int]()
    while state.pending:
        months[view(state, "month")] += 1
        if decision(state) == "turn":
            play(state, ["roll"], ["end"])
        else:
            play_until(state, {"turn", "over"})
    assert set(months) - {0} == set(range(1, 13))
