"""Alliances by hostages, trade, secrecy, ronin (T28–T32)."""

from random import Random

import pytest

from tenka.games.tenjo.rules.trading import A_MONTH
from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    House,
    army,
    at_move,
    attack,
    can,
    cast,
    changed,
    decision,
    engage,
    happens,
    holder,
    koku,
    moves,
    offer,
    only,
    own,
    passing,
    play,
    play_until,
    position,
    reckoned_as,
    refusal,
    seen,
    some,
    table,
    told,
    view,
    with_seat,
)

ISE = {"ise_castle_a": 10}
KII = {"kii_castle_a": 10}
TANGO = {"tango_castle_a": 10}


def three(mine: House | None = None, yours: House | None = None, third: House | None = None, **words: object) -> State:
    """Three houses far from each other, some as told."""
    return table(
        mine or House({"tango_w1": 5}, ["tango"], TANGO, hand=["fire", "ring_2", "ring_3"]),
        yours or House({"kii_w1": 5}, ["kii"], KII, hand=["void", "ring_1"]),
        third or House({"ise_w1": 5}, ["ise"], ISE, hand=["wind", "ring_5"]),
        **words,  # type: ignore[arg-type]
    )


# Hostages, T28


def test_T28_a_card_put_into_a_castle_makes_its_holder_an_ally() -> None:
    foe = House({"tango_w2": 5, "kii_w1": 5}, ["kii"], KII)
    state = three(yours=foe)
    play(state, ["march", "tango_w1"])
    closed = set(moves(state, "to"))
    play(state, ["back"])
    offer(state, 0, 1, ["give", "wife_0"])
    state.play(1, ["accept", 0])
    assert holder(state, "wife_0") == 1
    play(state, ["march", "tango_w1"])
    assert set(moves(state, "to")) - closed <= {"tango_w2"}
    assert own(state, 0, "family")[0] == {
        "card": "wife_0",
        "site": "kii_castle_a",
        "holder": 1,
        "hostage": True,
    }


def test_T28_help_goes_one_way() -> None:
    """Seat 1 holds seat 0's wife: its samurai open the point to seat 0, not the other way round."""
    me = House({"omi_w5": 5}, ["omi"], TANGO, family={"wife": "kii_castle_a"})
    foe = House({"omi_w2": 5}, ["omi"], KII)
    assert "omi_w2" in goals(table(me, foe), "omi_w5")
    assert "omi_w5" not in goals(table(me, foe, turn=1), "omi_w2")
    both = House(foe.samurai, foe.daimyo, KII, family={"wife": "tango_castle_a"})
    assert "omi_w5" in goals(table(me, both, turn=1), "omi_w2")


def goals(state: State, point: str) -> list[str]:
    play(state, ["march", point])
    return moves(state, "to")


def test_T28_who_helps_one_does_not_help_another() -> None:
    me = House({"omi_w5": 5}, ["omi"], TANGO)
    foe = House({"omi_w2": 5}, ["omi"], KII)
    state = table(me, foe, House({"ise_w1": 5}, ["ise"], ISE, family={"wife": "kii_castle_a"}))
    assert "omi_w2" not in goals(state, "omi_w5")


def test_T28_a_hostage_is_not_returned_to_who_has_no_castle() -> None:
    foe = House({"kii_w1": 5}, ["kii"], {}, family={"son": "tango_castle_a"})
    state = table(House({"omi_w5": 5}, ["omi"], TANGO), foe)
    assert refusal(state, "release", "son_1") == "T28"


def test_T28_returning_the_card_ends_it() -> None:
    foe = House({"kii_w1": 5}, ["kii"], KII, family={"son": "tango_castle_a"})
    state = three(yours=foe)
    assert moves(state, "release") == ["son_1"]
    events = play(state, ["release", "son_1"])
    assert {event.to for event in events if event.kind == "hostage_returned"} == {0, 1}
    assert holder(state, "son_1") == 1
    assert refusal(state, "release", "son_1") == "T28"


def test_T28_a_captive_makes_no_alliance() -> None:
    me = House({"omi_w5": 5}, ["omi"], TANGO, family={"wife": "kii_castle_a"}, captives=["wife"])
    state = table(me, House({"omi_w2": 5}, ["omi"], KII))
    assert "omi_w2" not in goals(state, "omi_w5")


def test_T28_a_card_passed_on_makes_no_alliance_with_the_next_holder() -> None:
    foe = House({"tango_w4": 5, "kii_w1": 5}, ["kii"], KII)
    third = House({"ise_w1": 5}, ["ise"], ISE)
    state = three(House({"tango_w1": 5}, ["tango"], TANGO, family={"son": "ise_castle_a"}), foe, third)
    offer(state, 2, 1, ["give", "son_0"])
    state.play(1, ["accept", 2])
    assert [each["hostage"] for each in own(state, 0, "family") if each["card"] == "son_0"] == [False]


def test_T28_attacking_an_ally_is_not_forbidden() -> None:
    me = House({"omi_w5": 5}, ["omi"], TANGO, family={"wife": "kii_castle_a"})
    assert can(table(me, House({"omi_w2": 5}, ["omi"], KII)), "attack", "omi_w2", 1)


def test_T28_allied_daimyo_and_samurai_help_in_defence() -> None:
    me = House({"omi_w5": 30}, ["omi"], TANGO)
    foe = House({"omi_w2": 20, "kii_w1": 1}, ["kii"], KII, family={"wife": "ise_castle_a"})
    third = House({"omi_w1": 10}, ["omi"], ISE)
    state = three(me, foe, third)
    attack(state, "omi_w2", 1, "omi_w5")
    play(state, ["pass"])
    while view(state, "question")["side"] == "attack":
        play(state, ["pass"])
    assert at_move(state) == 2
    play(state, ["join", "omi_w1"], ["lend"])
    _, events = engage(state, happens("factors"))
    assert some(only(events, "factors"), "daimyo", "ratio", "stacks") == (0, 0, -1)


def test_T28_who_is_no_ally_can_but_pass() -> None:
    state = three(
        House({"omi_w5": 30}, ["omi"], TANGO),
        House({"omi_w2": 20, "kii_w1": 1}, ["kii"], KII),
        House({"omi_w1": 10}, ["omi"], ISE),
    )
    attack(state, "omi_w2", 1, "omi_w5")
    play(state, ["pass"])
    assert (at_move(state), decision(state)) == (2, "join")
    assert refusal(state, "join", "omi_w1") == "T28"
    assert refusal(state, "lend") == "T28"


# Trade, T29 and T30


def test_T29_cards_koku_and_family_change_hands_at_any_time() -> None:
    state = three()
    assert at_move(state) == 0
    offer(state, 2, 1, ["give", "wind"], ["give", "ring_5"], ["give_koku", 5], ["ask", "void"], ["ask", "wife_1"])
    events = state.play(1, ["accept", 2])
    assert some(told(events, "accepted")[0], "seat", "to", "koku") == (2, 1, 5_000)
    assert sorted(own(state, 1, "hand")) == ["ring_1", "ring_5", "wind"]
    assert own(state, 2, "hand") == ["void"]
    assert (koku(state, 1), koku(state, 2)) == (150, 50)
    assert holder(state, "wife_1") == 2
    assert at_move(state) == 0


def test_T29_as_a_whole_or_not_at_all() -> None:
    state = three()
    offer(state, 2, 1, ["give", "wind"], ["ask", "void"], ["ask", "fire"])
    before = position(state)
    assert refusal(state, "accept", 2, seat=1) is None
    assert not can(state, "accept", 2, seat=1), "it has no Fire"
    assert position(state) == before
    assert can(state, "decline", 2, seat=1)


@pytest.mark.parametrize("asked", [["ask_koku", 25], ["ask", "son_0"]])
def test_T29_nor_without_the_koku_or_the_family_card(asked: list[str | int]) -> None:
    state = three()
    offer(state, 0, 1, ["give_koku", 1], ["ask_koku", 1])
    assert can(state, "accept", 0, seat=1)
    offer(state, 2, 1, ["give", "wind"], asked)
    assert not can(state, "accept", 2, seat=1), "it has neither so much nor that card"


def test_T29_one_cannot_give_what_one_has_not() -> None:
    state = three()
    play(state, ["offer", 1])
    assert set(moves(state, "give")) == {"fire", "ring_2", "ring_3", "wife_0", "son_0", "daughter_0"}
    assert moves(state, "give_koku") == [1, 5, 10]
    play(state, ["give", "fire"], ["give_koku", 10])
    assert refusal(state, "give", "fire") == "T29"
    assert refusal(state, "give_koku", 1) == "T29"


def test_T29_a_gift_is_accepted_or_declined_too() -> None:
    state = three()
    offer(state, 0, 1, ["give", "ring_2"])
    state.play(1, ["decline", 0])
    assert own(state, 1, "hand") == ["void", "ring_1"]
    offer(state, 0, 1, ["give", "ring_2"])
    state.play(1, ["accept", 0])
    assert own(state, 1, "hand") == ["void", "ring_1", "ring_2"]


def test_T29_koku_of_who_has_no_castle_becomes_samurai() -> None:
    state = three(third=House({"ise_w1": 5}, ["ise"], {}, family=dict.fromkeys(("wife", "son", "daughter"))))
    offer(state, 0, 2, ["give_koku", 5])
    events = state.play(2, ["accept", 0])
    assert told(events, "mustered") == [{"seat": 2, "samurai": 5_000}]
    assert (at_move(state), decision(state)) == (2, "enter")
    play(state, ["samurai_to", "ise_entry"])
    assert army(state, 2, "ise_entry") == 5
    assert (at_move(state), decision(state)) == (0, "turn")


def test_T30_a_private_offer_and_what_it_moves_are_seen_by_the_two_alone() -> None:
    state = three()
    before = [state.view(seat) for seat in (1, None)]
    offer(state, 2, 0, ["give", "wind"], ["give_koku", 5], ["give", "son_2"], ["ask", "fire"], ["ask", "wife_0"])
    assert [state.view(seat) for seat in (1, None)] == before
    state.play(0, ["accept", 2])
    assert [state.view(seat) for seat in (1, None)] == before
    state.play(0, ["admit", 2])
    assert [state.view(seat) for seat in (1, None)] == before
    play(state, ["release", "son_2"])
    assert [state.view(seat) for seat in (1, None)] == before


def test_T30_an_open_offer_is_seen_by_all() -> None:
    state = three()
    offer(state, 2, 0, ["give", "wind"], how="open")
    (shown,) = view(state, "offers")
    assert some(shown, "seat", "to", "give", "private") == (2, 0, ["wind"], False)
    assert state.view(1)["events"][-1]["kind"] == "offered"


# Secrecy, T31


def test_T31_public_is_where_stacks_daimyo_shadows_and_castles_are() -> None:
    state = three(House({"tango_w1": 5}, ["tango"], TANGO, ["tango"]))
    seen_by_all = state.view(None, events=False)
    assert seen_by_all["points"] == {"tango_w1": [0], "kii_w1": [1], "ise_w1": [2]}
    assert seen_by_all["seats"][0]["daimyo"] == {"tango": 1}
    assert seen_by_all["seats"][0]["shadows"] == {"tango": 1}
    assert {each["site"] for each in seen_by_all["castles"]} == {"tango_castle_a", "kii_castle_a", "ise_castle_a"}


def test_T31_hidden_are_sizes_koku_hands_and_family() -> None:
    one = three(House({"tango_w1": 77, "tango_w2": 5}, ["tango"], TANGO, hand=["fire", "ring_2", "ring_3"]))
    less, more, son = {"tango_castle_a": 3}, {"kii_castle_a": 17}, {"son": "kii_castle_a"}
    other = three(
        House({"tango_w1": 5, "tango_w2": 77}, ["tango"], less, hand=["water"], family=son),
        House({"kii_w1": 5}, ["kii"], more, hand=["void", "ring_1"]),
    )
    other = reckoned_as(other, one)
    seats = position(one)["seats"]
    assert seats[0]["samurai"] != position(other)["seats"][0]["samurai"]
    for seat in (2, None):
        mine, yours = (state.view(seat, events=False) for state in (one, other))
        assert mine == yours


def test_T31_owner_and_holder_know_where_a_family_card_lies() -> None:
    state = three(House({"tango_w1": 5}, ["tango"], TANGO, family={"son": "kii_castle_a"}))
    assert "son_0" in [each["card"] for each in own(state, 1, "family")]
    assert "son_0" in [each["card"] for each in own(state, 0, "family")]
    assert "son_0" not in str(state.view(2, events=False)["own"])


def test_T31_stack_sizes_vary_in_thought_and_totals_stay() -> None:
    foe = House({"kii_w1": 30, "kii_w4": 30}, ["kii"], KII)
    state = table(House({"tango_w1": 5}, ["tango"], TANGO), foe)
    found = set()
    for seed in range(40):
        other = state.resample(0, Random(seed))
        sizes = (army(other, 1, "kii_w1"), army(other, 1, "kii_w4"))
        assert sum(sizes) == 60
        assert min(sizes) > 0
        found.add(sizes)
    assert len(found) > 10


def test_T31_what_was_face_up_is_remembered() -> None:
    me = House({"omi_w5": 30}, ["omi"], TANGO)
    foe = House({"omi_w2": 21, "kii_w1": 30, "kii_w4": 9}, ["kii"], KII)
    state = table(me, foe)
    attack(state, "omi_w2", 1, "omi_w5")
    state, _ = engage(state, ATTACKER_WINS)
    play(state, ["pass"])
    sizes = set()
    for seed in range(20):
        other = state.resample(0, Random(seed))
        assert army(other, 1, "omi_w2") == 12
        sizes.add(army(other, 1, "kii_w1"))
    assert len(sizes) > 5


def test_T31_alliances_between_others_vary_in_thought() -> None:
    state = three(third=House({"ise_w1": 5}, ["ise"], ISE, family={"wife": "kii_castle_a"}))
    holders = {holder(state.resample(0, Random(seed)), "wife_2") for seed in range(40)}
    assert holders == {1, 2}
    assert {holder(state.resample(1, Random(seed)), "wife_2") for seed in range(20)} == {1}


def test_T31_hands_vary_in_thought_but_for_what_was_shown() -> None:
    state = three()
    offer(state, 0, 1, ["give", "fire"])
    state.play(1, ["accept", 0])
    hands = set()
    for seed in range(30):
        other = state.resample(0, Random(seed))
        assert own(other, 0, "hand") == own(state, 0, "hand")
        hands.add(tuple(own(other, 1, "hand")))
        if len(own(other, 1, "hand")) == 3:
            assert "fire" in own(other, 1, "hand")
    assert len(hands) > 10


# Ronin, T32


def ronin(**words: object) -> House:
    return House({"omi_w5": 30}, [], {"tango_castle_a": 10, "echizen_castle_a": 5}, **words)  # type: ignore[arg-type]


def test_T32_they_march_attack_and_strike_without_daimyo() -> None:
    foe = House({"omi_w2": 20, "kii_w1": 1}, ["kii"], KII)
    state = table(ronin(hand=["earth", "water", "ring_1"]), foe)
    assert can(state, "march", "omi_w5")
    assert can(state, "attack", "omi_w2", 1)
    assert {"earth", "water"} <= set(moves(state, "element"))
    assert seen(state, 0, "ronin")


def test_T32_koku_received_becomes_samurai_at_once() -> None:
    state = table(ronin(), House({"kii_w1": 1}, ["kii"], KII))
    offer(state, 1, 0, ["give_koku", 10])
    state.play(0, ["accept", 1])
    play(state, ["samurai_to", "kii_entry"])
    assert army(state, 0, "kii_entry") == 10
    assert koku(state, 0) == 150


def test_T32_his_income_is_samurai_alone() -> None:
    me = House({"omi_res_a": 3}, [], {"tango_castle_a": 10})
    state = table(me, House({"kii_w1": 1}, ["kii"], KII), points=None)
    play(state, ["income"])
    assert not moves(state, "koku_to")
    assert len(moves(state, "samurai_to")) == 8


def test_T32_what_lies_in_his_castles_is_frozen() -> None:
    foe = House({"kii_w1": 1}, ["kii"], KII, family={"son": "tango_castle_a"})
    state = table(ronin(), foe)
    assert not moves(state, "ship")
    assert not moves(state, "escort")
    assert not moves(state, "release")
    play(state, ["offer", 1])
    assert not moves(state, "give_koku")
    assert not moves(state, "give")
    offered = table(ronin(), foe)
    offer(offered, 1, 0, ["ask_koku", 1])
    assert not can(offered, "accept", 1, seat=0)


def test_T32_frozen_goods_of_an_open_offer_are_gone() -> None:
    me = House({"omi_w5": 30}, ["omi"], TANGO, hand=["fire", "ring_1"])
    foe = House({"omi_w2": 5, "kii_w1": 3}, ["kii"], KII)
    state = table(me, foe)
    offer(state, 1, 0, ["give_koku", 5])
    cast(state, "fire", 1)
    play(state, ["burn_daimyo", 1, "kii"])
    events = play(state, ["pass"])
    assert {(event.to, event.data["why"]) for event in events if event.kind == "offer_off"} == {
        (0, "gone"),
        (1, "gone"),
    }
    assert state.view(0, events=False)["private_offers"] == []


def test_T32_no_production_but_of_castles_conquered_as_ronin() -> None:
    state = table(ronin(), House({"kii_w1": 1}, ["kii"], KII), turn=1, month=12)
    castles = position(state)["castles"]
    castles["echizen_castle_a"]["ronin"] = True
    state = changed(state, castles=castles)
    events = play(state, ["end"]) + play_until(state, {"turn", "over"})
    assert [each["site"] for each in told(events, "produced") if each["seat"] == 0] == ["echizen_castle_a"]


def test_T32_a_castle_conquered_brings_its_contents_and_a_daimyo() -> None:
    me = House({"kii_w2": 60}, [], {"tango_castle_a": 10})
    state = table(me, House({"kii_w1": 1}, ["kii"], KII))
    attack(state, "kii_castle_a", 1, "kii_w2")
    state, _ = engage(state, ATTACKER_WINS)
    assert koku(state, 0) == 200
    assert not seen(state, 0, "ronin"), "gaining a daimyō ends it"
    assert position(state)["castles"]["kii_castle_a"]["ronin"]


def volunteering() -> State:
    """Seat 2, a ronin without hostage, may join the defender."""
    me = House({"omi_w5": 30}, ["omi"], TANGO)
    foe = House({"omi_w2": 20, "kii_w1": 1}, ["kii"], KII)
    state = three(me, foe, House({"omi_w1": 10, "B_echizen_omi": 2}, [], ISE))
    attack(state, "omi_w2", 1, "omi_w5")
    play(state, ["pass"])
    while view(state, "question")["side"] == "attack":
        assert moves(state, "join") == [], "no attacker"
        play(state, ["pass"])
    return state


def test_T32_ronin_join_any_willing_defender() -> None:
    state = volunteering()
    assert (at_move(state), set(moves(state, "join"))) == (2, {"omi_w1", "B_echizen_omi"})
    events = play(state, ["join", "omi_w1"])
    assert told(events, "volunteered") == [{"seat": 2, "point": "omi_w1"}]
    assert (at_move(state), decision(state)) == (1, "join")
    assert view(state, "question") == {"side": "defence", "volunteer": 2, "point": "omi_w1"}
    assert refusal(state, "join", "B_echizen_omi") == "T32"
    events = play(state, ["join", "omi_w1"])
    assert some(only(events, "joined"), "seat", "side") == (2, "defence")
    assert at_move(state) == 2


def test_T32_an_unwilling_defender_sends_them_away() -> None:
    state = volunteering()
    events = play(state, ["join", "omi_w1"], ["pass"])
    assert not told(events, "joined")
    assert decision(state) == "cards"


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_T32_what_a_ronin_is_asked_everybody_sees_alike(seat: int | None) -> None:
    state = volunteering()
    assert state.resample(seat, Random(1)).pending == state.pending
    assert passing(state) is not None


def test_T29_the_limits_of_offers() -> None:
    state = three()
    for number in range(A_MONTH):
        offer(state, 0, 1, ["give", "ring_2"])
        assert refusal(state, "offer", 1) == "T29", "one each way"
        state.play(0, ["withdraw", 1])
        assert own(state, 0, "offers_left") == A_MONTH - 1 - number
    assert refusal(state, "offer", 1) == "T29"
    state = with_seat(state, 0, offered=0)
    assert can(state, "offer", 1)


def test_T28_a_captive_makes_no_alliance_beside_a_hostage() -> None:
    family = {"wife": "kii_castle_a", "son": "ise_castle_a"}
    me = House({"omi_w5": 5}, ["omi"], TANGO, family=family, captives=["wife"])
    state = table(me, House({"omi_w2": 5}, ["omi"], KII), House({"omi_w1": 5}, ["omi"], ISE))
    assert {"omi_w1", "omi_w2"} & set(goals(state, "omi_w5")) == {"omi_w1"}


def test_T29_a_new_month_a_new_count_of_offers_and_passages() -> None:
    state = table(House({"tango_w1": 5}, ["tango"], TANGO), House({"kii_w1": 5}, ["kii"], KII))
    offer(state, 0, 1, ["give_koku", 1])
    play(state, ["admit", 1], ["shut", 1])
    assert (own(state, 0, "offers_left"), moves(state, "admit")) == (A_MONTH - 1, [])
    play(state, ["end"], ["roll"], ["end"])
    assert (own(state, 0, "offers_left"), moves(state, "admit")) == (A_MONTH, [1])
