"""The event of the round, the bids and the order of play (H7 to H9)."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from tenka.kernel.stream import Stream, seed_bytes
from tests.games.shogun.positions import (
    ACTIONS,
    EMPTY,
    EVENTS,
    GAME,
    SPECIALS,
    acting,
    at_move,
    bidding,
    can,
    decision,
    lay,
    march,
    moves,
    only,
    own,
    plan_all,
    planning,
    play,
    refusal,
    seen,
    start,
    told,
    view,
)

LANDS = {"settsu": own(0, 2), "izu": own(1, 2), "hoki": own(2, 2), "tosa": own(3, 2)}


def test_H7_one_of_the_open_events_is_drawn_when_all_are_ready() -> None:
    drawn = Counter[str]()
    state = planning(LANDS, 4)
    before = view(state, "event_cards")["open"]
    for seat in range(3):
        lay(state, seat, {})
        state.play(seat, ["ready"])
    lay(state, 3, {})
    for seed in range(60):
        after = state.copy()
        after.stream = Stream(seed_bytes(seed))
        event = only(after.play(3, ["ready"]), "event")["event"]
        cards = view(after, "event_cards")
        assert cards["current"] == event
        assert Counter([*cards["open"], event]) == Counter(before)
        drawn[event] += 1
    assert set(drawn) == set(before)


def test_H7_events_leave_the_game_and_year_two_opens_the_next_four() -> None:
    for seed in range(4):
        state, rng = GAME.new(3, seed), Random(seed)
        while state.pending:
            seat = rng.choice(list(state.pending))
            state.play(seat, rng.choice(state.legal(seat)))
        events = state.events()
        first, second = told(events, "events_opened")
        assert (first["year"], second["year"]) == (1, 2)
        assert not set(first["events"]) & set(second["events"])
        for year, opened in ((0, first), (1, second)):
            held = [each["event"] for each in told(events, "event")][3 * year : 3 * year + 3]
            ended = [each["event"] for each in told(events, "round_ended")][3 * year : 3 * year + 3]
            winter = told(events, "winter")[year]
            assert held == ended
            assert Counter([*held, winter["event"]]) == Counter(opened["events"])
            assert winter["loss"] == int(winter["event"].rpartition("_")[2])
        assert len(view(state, "event_cards")["gone"]) == 8
        assert view(state, "event_cards")["left"] == 4


def test_H7_the_event_holds_for_this_round_alone() -> None:
    state, events = acting(LANDS, {}, 4, event="tax_most_0")
    assert only(events, "round_ended")["event"] == "tax_most_0"
    assert view(state, "event_cards")["current"] is None
    assert "tax_most_0" in view(state, "event_cards")["gone"]
    assert set(view(state, "event_cards")["open"]) < set(EVENTS)


BIDS = ("chest_4", "chest_3", "chest_2", "chest_1", "province", "chest_0", EMPTY)


@pytest.mark.parametrize("bids", [BIDS[:4], BIDS[3:], BIDS[::2], BIDS[1::2] + BIDS[-1:]])
def test_H8_the_order_of_bids(bids: tuple[str, ...]) -> None:
    homes = list(LANDS)
    for order in list(permutations(bids))[::5]:
        cards = [homes[seat] if bid == "province" else bid for seat, bid in enumerate(order)]
        state = planning(LANDS, 4, chests=4)
        events = plan_all(state, {seat: {"bid": card} for seat, card in enumerate(cards)})
        expected = [order.index(bid) for bid in bids]
        assert only(events, "bid_order") == {"seats": expected, "tied": []}
        assert view(state, "bidding") == {"order": expected, "next": expected[0]}
        paid = [int(bid[-1]) if bid.startswith("chest") else 0 for bid in order]
        assert sorted(told(events, "bid"), key=lambda bid: bid["seat"]) == [
            {"seat": seat, "card": card, "paid": paid[seat]} for seat, card in enumerate(cards)
        ]
        assert [seen(state, seat, "chests") for seat in range(4)] == [4 - each for each in paid]


@pytest.mark.parametrize("bid", ["chest_2", "province", "chest_0", EMPTY])
def test_H8_equal_bids_are_drawn_and_shown_before_anyone_chooses(bid: str) -> None:
    homes = list(LANDS)
    state = planning(LANDS, 4, chests=4)
    for seat in range(4):
        tied = seat in {0, 1, 3}
        lay(state, seat, {"bid": (homes[seat] if bid == "province" else bid) if tied else "chest_4"})
        if seat < 3:
            state.play(seat, ["ready"])
    drawn = Counter[tuple[int, ...]]()
    for seed in range(300):
        after = state.copy()
        after.stream = Stream(seed_bytes(seed))
        order = only(after.play(3, ["ready"]), "bid_order")
        assert order["seats"][0] == 2
        assert sorted(order["tied"]) == [0, 1, 3]
        assert view(after, "bidding")["order"] == order["seats"]
        drawn[tuple(order["seats"][1:])] += 1
    assert set(drawn) == set(permutations([0, 1, 3]))
    assert min(drawn.values()) > 25


def test_H8_all_province_cards_are_equal() -> None:
    state = planning({"settsu": own(0, 2), "izu": own(1, 2), "hoki": own(2, 2)})
    events = plan_all(state, {0: {"bid": "settsu"}, 1: {"bid": "izu"}, 2: {"bid": "chest_0"}})
    assert only(events, "bid_order")["seats"][2] == 2
    assert sorted(only(events, "bid_order")["tied"]) == [0, 1]


def test_H8_each_takes_a_free_place_with_its_special_card() -> None:
    state = bidding(LANDS, {seat: {"bid": f"chest_{4 - seat}"} for seat in range(4)}, 4, chests=4)
    assert (at_move(state), decision(state)) == (0, "place")
    assert moves(state, "place") == [1, 2, 3, 4, 5]
    events = play(state, ["place", 4])
    assert told(events, "place_taken") == [{"seat": 0, "place": 4, "special": SPECIALS[3]}]
    assert (seen(state, 0, "place"), seen(state, 0, "special")) == (4, SPECIALS[3])
    assert at_move(state) == 1
    assert refusal(state, "place", 4) == "H8"
    assert moves(state, "place") == [1, 2, 3, 5]
    play(state, ["place", 1], ["place", 5])
    assert view(state, "specials")[3] == {"special": SPECIALS[3], "seat": 0}
    assert refusal(state, "place", 2, seat=0) is None
    play(state, ["place", 2])


def test_H8_with_five_players_the_last_place_is_taken_by_itself() -> None:
    lands = {**LANDS, "kai": own(4, 2)}
    state = bidding(lands, {seat: {"bid": f"chest_{4 - seat}"} for seat in range(5)}, 5, chests=4)
    play(state, ["place", 5], ["place", 1], ["place", 3])
    assert at_move(state) == 3
    events = play(state, ["place", 4])
    assert [(each["seat"], each["place"]) for each in told(events, "place_taken")] == [(3, 4), (4, 2)]


def test_H8_play_goes_by_place_and_empty_places_are_skipped() -> None:
    """Three players on places 1, 3, 4: play in that order."""
    lands = {"settsu": own(0, 2), "izu": own(1, 2), "hoki": own(2, 2)}
    _, events = acting(lands, {}, places={2: 1, 0: 3, 1: 4})
    turns = [each["seat"] for each in told(events, "shown")]
    assert turns == [2, 0, 1] * 10


def test_H8_the_order_is_seen_once_the_places_are_taken() -> None:
    lands = {"settsu": own(0, 3), "izu": own(1, 2), "hoki": own(2, 2)}
    state, _ = acting(lands, {0: {"battle_a": "settsu"}}, places={2: 1, 0: 3, 1: 4})
    assert view(state, "order") == [2, 0, 1]
    assert view(state, "bidding") is None


def test_H8_untaken_special_cards_have_no_effect_and_all_go_back() -> None:
    lands = {"settsu": own(0, 2), "izu": own(1, 2), "hoki": own(2, 2)}
    specials = ("rice", "armies", "attack", "chest", "defence")
    state, events = acting(lands, {0: {"tax": "settsu"}}, specials=specials)
    assert only(events, "collected")["amount"] == 7
    assert [seen(state, seat, "special") for seat in range(3)] == [None] * 3
    assert [seen(state, seat, "place") for seat in range(3)] == [None] * 3


def test_H8_the_other_phases_moves_are_refused_while_places_are_taken() -> None:
    state = bidding(LANDS, {}, 4)
    assert refusal(state, "ready") in {"H6", "H8"}
    assert refusal(state, "target", "izu") is not None


def test_H9_actions_in_the_order_of_their_cards() -> None:
    lands = {"settsu": own(0, 2), "izu": own(1, 2), "hoki": own(2, 2)}
    for seed in range(5):
        order = list(ACTIONS)
        Random(seed).shuffle(order)
        _, events = acting(lands, {}, actions=order)
        assert [each["action"] for each in told(events, "action")] == order
        assert [each["number"] for each in told(events, "action")] == list(range(1, 11))
        assert [each["action"] for each in told(events, "shown")] == [action for action in order for _ in range(3)]


OTHERS = [action for action in ACTIONS if not action.startswith("battle")]


@pytest.mark.parametrize(("number", "known"), [(1, 5), (2, 6), (3, 7), (4, 8), (5, 9), (6, 10), (7, 10), (10, 10)])
def test_H9_after_each_action_the_next_hidden_action_card_is_opened(number: int, known: int) -> None:
    lands = {"settsu": own(0, 3), "izu": own(1, 3), "hoki": own(2, 2)}
    order = [*OTHERS[: number - 1], "battle_a", *OTHERS[number - 1 :], "battle_b"]
    if number == 10:
        order = [*OTHERS, "battle_b", "battle_a"]
    state = bidding(lands, {0: {"battle_a": "settsu"}}, actions=order)
    assert view(state, "actions") == {"open": [*order[:5], *[None] * 5], "number": 0}
    state, events = start(state)
    assert view(state, "acting") == {"seat": 0, "action": "battle_a", "province": "settsu", "attack": True}
    assert view(state, "actions") == {"open": [*order[:known], *[None] * (10 - known)], "number": number}
    opened = [(each["number"], each["action"]) for each in told(events, "action_opened")]
    assert opened == [(place + 1, order[place]) for place in range(5, known)]


def test_H9_a_card_is_opened_between_two_actions() -> None:
    _, events = acting({"settsu": own(0, 2), "izu": own(1, 2), "hoki": own(2, 2)}, {})
    told_of = [(event.kind, event.data["number"]) for event in events if event.kind in {"action", "action_opened"}]
    first = [each for number in range(1, 6) for each in (("action", number), ("action_opened", number + 5))]
    assert told_of == [*first, *(("action", number) for number in range(6, 11))]


def test_H9_a_card_is_shown_only_when_its_owners_turn_comes() -> None:
    lands = {"settsu": own(0, 3), "izu": own(1, 3), "hoki": own(2, 2)}
    plans = {0: {"bid": "chest_0", "battle_a": "settsu"}, 1: {"bid": "chest_0", "battle_a": "izu"}}
    state, events = acting(lands, plans, actions=["tax", "battle_a"])
    assert [(each["seat"], each["action"], each["card"]) for each in told(events, "shown")][-1] == (
        *(0, "battle_a"),
        "settsu",
    )
    shown = dict(zip(("bid", *ACTIONS), seen(state, 0, "plan"), strict=True))
    assert shown["battle_a"] == "settsu"
    assert shown["tax"] != "hidden"
    assert shown["battle_b"] == "hidden"
    other = dict(zip(("bid", *ACTIONS), seen(state, 1, "plan"), strict=True))
    assert other["battle_a"] == "hidden"
    assert other["tax"] != "hidden"


def test_H9_chest_cards_and_failing_actions_are_shown_too() -> None:
    lands = {"settsu": own(0, 1), "izu": own(1, 1), "hoki": own(2, 1)}
    plans = {0: {"bid": "chest_0", "castle": "settsu", "tax": "chest_3", "rice": EMPTY}}
    _, events = acting(lands, plans)
    shown = {each["action"]: each["card"] for each in told(events, "shown") if each["seat"] == 0}
    assert (shown["castle"], shown["tax"], shown["rice"]) == ("settsu", "chest_3", EMPTY)
    assert set(shown) == set(ACTIONS)
    assert [each["why"] for each in told(events, "void") if each["seat"] == 0] == ["money"]


def test_H9_cards_stay_on_the_board_until_after_the_last_action() -> None:
    lands = {"settsu": own(0, 3), "izu": own(1, 2), "hoki": own(2, 2)}
    plans = {0: {"bid": "chest_0", "battle_a": "settsu", "tax": "chest_1"}}
    state, _ = acting(lands, plans, actions=["tax"])
    assert "chest_1" not in state.view(0)["hand"]
    state, _ = march(state, "kii", 1)
    assert decision(state) == "plan"
    assert "chest_1" in state.view(0)["hand"]


def test_H9_after_the_round_the_next_season_begins() -> None:
    lands = {"settsu": own(0, 2), "izu": own(1, 2), "hoki": own(2, 2)}
    state, events = acting(lands, {})
    assert only(events, "round_ended")["season"] == "spring"
    assert only(events, "season")["season"] == view(state, "season") == "summer"
    assert can(state, "plan", "bid", "settsu", seat=0)
