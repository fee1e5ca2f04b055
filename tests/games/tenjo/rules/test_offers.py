"""Offers: as a whole or not at all, off with a reason, for peace, within limits, unseen by others (T14, T29, T30)."""

import json
from random import Random

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    GAME,
    House,
    Move,
    army,
    at_move,
    attack,
    can,
    cast,
    changed,
    decision,
    holder,
    koku,
    moves,
    offer,
    own,
    play,
    position,
    refusal,
    some,
    table,
    told,
    view,
)

KII = {"kii_castle_a": 20}


def houses(**words: object) -> State:
    """Two neighbours in Omi and a third one far away."""
    me = House({"omi_w5": 30}, ["omi"], {"tango_castle_a": 30}, hand=["fire", "earth", "ring_2", "ring_3"])
    foe = House({"omi_w2": 20, "kii_w1": 1}, ["kii"], KII, hand=["void", "ring_1"])
    third = House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 10}, hand=["wind", "ring_5"])
    return table(me, foe, third, **words)  # type: ignore[arg-type]


def test_T29_an_offer_is_withdrawn_with_a_reason_when_its_maker_has_spent_the_card() -> None:
    state = houses()
    offer(state, 0, 2, ["give", "fire"], ["give", "ring_2"])
    cast(state, "fire", 2)
    events = play(state, ["burn_daimyo", 1, "kii"])
    assert [(event.to, event.data["why"]) for event in events if event.kind == "offer_off"] == [
        (0, "gone"),
        (2, "gone"),
    ]
    assert not moves(state, "accept", 2)


def test_T29_one_card_cannot_be_given_twice() -> None:
    state = houses()
    offer(state, 0, 1, ["give", "fire"])
    offer(state, 0, 2, ["give", "fire"])
    events = state.play(1, ["accept", 0])
    assert {event.to for event in events if event.kind == "offer_off"} == {0, 2}
    assert own(state, 2, "hand") == ["wind", "ring_5"]


def test_T29_a_family_card_needs_a_castle_to_come_into() -> None:
    state = houses()
    offer(state, 0, 2, ["ask", "wife_2"])
    assert can(state, "accept", 0, seat=2)
    bare = table(House({"omi_w5": 3}, ["omi"]), House({"kii_w1": 1}, ["kii"], KII))
    play(bare, ["offer", 1])
    assert "wife_1" not in moves(bare, "ask")
    given = table(House({"omi_w5": 3}, ["omi"], {"tango_castle_a": 1}), House({"kii_w1": 1}, ["kii"]))
    offer(given, 0, 1, ["give", "son_0"])
    assert not can(given, "accept", 0, seat=1)


def test_T29_an_offer_that_its_maker_can_no_longer_take_is_off() -> None:
    me = House({"omi_w5": 3}, ["omi"], {"echizen_castle_a": 1})
    foe = House({"echizen_w2": 9}, ["echizen"], KII, hand=["earth", "ring_1"])
    state = table(me, foe, turn=1)
    offer(state, 0, 1, ["ask", "wife_1"])
    cast(state, "earth", 1)
    play(state, ["raze", "echizen_castle_a"])
    assert told(play(state, ["pass"]), "offer_off")
    assert holder(state, "wife_1") == 1


def test_T29_any_number_of_cards_and_koku_to_the_last_100() -> None:
    hand = ["fire"] * 8 + ["void"] * 8 + ["ring_1"] * 16
    me = House({"omi_w5": 20}, ["omi"], {"echizen_castle_a": 12}, hand=hand)
    foe = House({"kii_w1": 5}, ["kii"], {"kii_castle_a": 20})
    state = table(me, foe)
    castles = position(state)["castles"]
    castles["echizen_castle_a"]["koku"] += 7
    state = changed(state, castles=castles)
    give: list[Move] = [["give", card] for card in hand]
    some_koku: list[Move] = [
        ["give_koku", 10],
        ["give_koku", 1],
        ["give_koku", 1],
        ["give_hundreds", 5],
        ["give_hundreds", 1],
    ]
    ask: list[Move] = [["ask_koku", 5], ["ask_hundreds", 5], ["ask_hundreds", 1]]
    play(state, ["offer", 1], *give, *some_koku, *ask)
    assert not can(state, "give_hundreds", 5)
    play(state, ["give_hundreds", 1])
    assert refusal(state, "give_hundreds", 1) == "T29"
    assert GAME.load(state.dump()).dump() == state.dump()
    events = play(state, ["propose", "private"])
    assert [some(each, "koku", "asked_koku") for each in told(events, "offered")] == [(12_700, 5_600)] * 2
    state.play(1, ["accept", 0])
    assert own(state, 0, "koku") == {"echizen_castle_a": 5_600}
    assert own(state, 1, "koku") == {"kii_castle_a": 27_100}
    assert sorted(own(state, 1, "hand")) == sorted(hand)


def test_T29_no_more_of_a_card_is_asked_than_there_are() -> None:
    state = houses()
    play(state, ["offer", 1], *[["ask", "fire"]] * 8)
    assert refusal(state, "ask", "fire") == "T29"
    assert refusal(houses(), "propose", "open") == "T29"
    state = houses()
    play(state, ["offer", 1])
    assert refusal(state, "propose", "open") == "T29", "nothing for nothing"
    assert [list(move) for move in state.edits(0)] == [["drop"]]


def test_T29_no_trade_while_castles_are_chosen() -> None:
    state = GAME.new(2, 1)
    assert refusal(state, "offer", 1 - at_move(state)) == "T29"


def test_T29_an_exchange_takes_an_unfinished_step_back() -> None:
    """The ring laid out for a card is given away meanwhile."""
    state = houses()
    offer(state, 0, 2, ["give", "ring_2"])
    cast(state, "fire", 2)
    state.play(2, ["accept", 0])
    assert state.view(0, events=False)["step"] is None
    assert own(state, 0, "hand") == ["fire", "earth", "ring_3"]


def test_T30_somebody_elses_unfinished_step_is_not_shown_to_who_is_asked_in_between() -> None:
    poor = House({"ise_w1": 5}, ["ise"])
    me = House({"omi_w5": 30}, ["omi"], {"tango_castle_a": 30}, hand=["fire", "ring_2"])
    state = table(me, House({"kii_w1": 1}, ["kii"], KII), poor)
    offer(state, 1, 2, ["give_koku", 5])
    cast(state, "fire", 2)
    state.play(2, ["accept", 1])
    assert (at_move(state), decision(state)) == (2, "enter")
    assert state.view(2, events=False)["step"] is None
    play(state, ["samurai_to", "ise_entry"])
    assert (at_move(state), decision(state)) == (0, "turn")
    assert army(state, 2, "ise_entry") == 5


def test_T30_of_a_private_offer_for_peace_others_see_that_it_is_made_and_no_more() -> None:
    state = houses()
    attack(state, "omi_w2", 1, "omi_w5")
    events = offer(state, 1, 0, ["give", "void"], ["give_koku", 5], how="private")
    open_to_all = [(event.kind, event.data) for event in events if event.to is None]
    assert open_to_all == [("peace_offered", {"seat": 1, "to": 0})]
    assert '"void"' not in json.dumps(state.view(2))
    events = play(state, ["accept", 1])
    assert [event.kind for event in events if event.to is None] == ["battle_ended"]
    assert (koku(state, 0), koku(state, 1)) == (350, 150)


def test_T14_a_withdrawn_offer_for_peace_leads_back_to_the_parley() -> None:
    state = houses()
    attack(state, "omi_w2", 1, "omi_w5")
    offer(state, 1, 0, ["give", "void"])
    state.play(1, ["withdraw", 0])
    assert (at_move(state), decision(state)) == (1, "parley")


def test_T14_an_offer_for_peace_that_became_impossible_is_off() -> None:
    state = houses()
    offer(state, 1, 2, ["give", "void"])
    attack(state, "omi_w2", 1, "omi_w5")
    offer(state, 1, 0, ["give", "void"])
    assert decision(state) == "peace"
    state.play(2, ["accept", 1])
    assert (at_move(state), decision(state)) == (1, "parley")
    assert told(state.events(), "peace_off")


def test_T14_peace_bought_with_a_family_card() -> None:
    state = houses()
    attack(state, "omi_w2", 1, "omi_w5")
    offer(state, 1, 0, ["give", "son_1"], ["ask", "wife_0"], how="open")
    play(state, ["accept", 1])
    assert (holder(state, "son_1"), holder(state, "wife_0")) == (0, 1)
    assert view(state, "turn")["safe"] == [1]


def test_T30_in_thought_a_third_seat_knows_nothing_of_a_private_offer() -> None:
    state = houses()
    offer(state, 0, 1, ["give", "fire"])
    for seed in range(5):
        assert position(state.resample(2, Random(seed)))["offers"] == []
        other = state.resample(1, Random(seed))
        assert position(other)["offers"] == position(state)["offers"]
        assert "fire" in own(other, 0, "hand"), "who offers it has it"


def test_T30_in_thought_a_third_seat_knows_nothing_of_what_two_have_exchanged() -> None:
    state = houses()
    offer(state, 0, 1, ["give", "fire"])
    state.play(1, ["accept", 0])
    state.play(0, ["admit", 1])
    state.play(0, ["shut", 1])
    for observer in (2, None):
        seats = position(state.resample(observer, Random(1)))["seats"]
        assert [seats[seat]["known"][1 - seat] for seat in (0, 1)] == [[], []]
        assert (seats[0]["turned"], seats[0]["offered"]) == (0, 0)
    seats = position(state.resample(1, Random(1)))["seats"]
    assert seats[0]["known"][1] == ["fire"], "who took it knows that it was given"
    assert seats[0]["turned"] == position(state)["seats"][0]["turned"]
