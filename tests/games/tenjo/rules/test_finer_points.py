"""Sentences of the rules that no other test holds: income, passages, attacks, trade and upkeep in detail."""

from tests.games.tenjo.positions import (
    ELEMENTS,
    RELATIVES,
    RINGS,
    House,
    army,
    at_move,
    attack,
    can,
    decision,
    koku,
    moves,
    offer,
    own,
    play,
    refusal,
    table,
    told,
)

ISE = {"ise_castle_a": 10}
KII = {"kii_castle_a": 10}
FOE = House({"kii_w1": 5}, ["kii"], KII)
THIRD = House({"ise_w1": 5}, ["ise"], ISE)


def sharing(castles: dict[str, int]) -> House:
    """A house that has two resource points, one of them shared with two others."""
    return House({"echizen_w1": 5, "echizen_res": 1, "omi_res_a": 1}, ["echizen"], castles)


def test_T6_less_than_1000_is_lost_without_a_castle() -> None:
    others = [House({"omi_res_a": 1, **house.samurai}, house.daimyo, house.castles) for house in (FOE, THIRD)]
    state = table(sharing({}), *others, points=None)
    play(state, ["income"], ["first", "echizen_res"], ["samurai_to", "kii_entry"])
    assert decision(state) == "turn", "600 koku of the shared point are less than 1,000"
    assert army(state, 0, "kii_entry") == 1


def test_T6_which_castle_koku_goes_to_is_secret_and_how_much_is_not() -> None:
    state = table(sharing({"echizen_castle_a": 0, "echizen_castle_b": 0}), FOE, THIRD, points=None)
    other = state.copy()
    play(state, ["income"], ["koku_to", "echizen_castle_a"], ["koku_to", "echizen_castle_a"])
    play(other, ["income"], ["koku_to", "echizen_castle_b"], ["koku_to", "echizen_castle_b"])
    assert own(state, 0, "koku") != own(other, 0, "koku")
    assert state.view(1)["events"] == other.view(1)["events"]
    open_to_all = [each["data"]["koku"] for each in state.view(1)["events"] if each["kind"] == "income"]
    assert open_to_all == [1_000, 2_000]


def test_T9_a_passage_is_turned_once_a_month_each_way_and_known_to_the_two_alone() -> None:
    state = table(House({"tango_w1": 5}, ["tango"], {"tango_castle_a": 0}), FOE, THIRD)
    before = state.view(2, events=False)
    assert {each.to for each in state.play(1, ["admit", 0])} == {0, 1}
    assert own(state, 0, "admitted_by") == [1]
    assert state.view(2, events=False)["own"] == before["own"]
    state.play(1, ["shut", 0])
    assert own(state, 0, "admitted_by") == []
    assert not can(state, "admit", 0, seat=1)
    assert can(state, "admit", 2, seat=1)


def test_T12_a_daimyo_himself_is_no_target() -> None:
    me = House({"echizen_w1": 20}, ["echizen"], {"tango_castle_a": 0})
    foe = House({"echizen_entry": 1, **FOE.samurai}, ["echizen", "kii"], KII)
    state = table(me, foe)
    assert moves(state, "attack") == []
    assert refusal(state, "attack", "echizen_entry", 1) == "T11"


def test_T13_an_attack_is_one_act() -> None:
    me = House({"echizen_w4": 20, "tango_w1": 5}, ["echizen", "tango"], {"tango_castle_a": 0}, hand=["fire", "ring_1"])
    state = table(me, House({"echizen_w6": 20, **FOE.samurai}, ["kii"], KII))
    attack(state, "echizen_w6", 1, "echizen_w4")
    while at_move(state) != 0:
        play(state, ["pass"])
    assert decision(state) == "cards"
    assert not {"march", "attack", "end", "move_daimyo", "shogun"} & {move[0] for move in state.legal(0)}
    assert refusal(state, "march", "tango_w1") is not None


def test_T15_who_has_joined_one_side_cannot_join_the_other() -> None:
    family = {"son": "ise_castle_a"}
    me = House({"echizen_w4": 20}, ["echizen"], {"tango_castle_a": 0}, family=family)
    foe = House({"echizen_w6": 20, "echizen_w9": 1, **FOE.samurai}, ["kii"], KII, family=family)
    third = House({"echizen_w10": 5, "echizen_w2": 5}, ["echizen"], ISE)
    for joins in (False, True):
        state = table(me, foe, third)
        attack(state, "echizen_w6", 1, "echizen_w4")
        play(state, ["pass"])
        assert (at_move(state), moves(state, "join")) == (2, ["echizen_w10"])
        play(state, *([["join", "echizen_w10"]] if joins else []), ["pass"])
        asked = {}
        while decision(state) == "join":
            asked[at_move(state)] = moves(state, "join")
            play(state, ["pass"])
        assert bool(asked.get(2)) != joins


def test_T22_in_anothers_turn_no_card_is_played_unasked() -> None:
    foe = House({"kii_w1": 5}, ["kii"], KII, hand=["fire", "earth", "water", "ring_5"])
    state = table(House({"tango_w1": 5}, ["tango"], {"tango_castle_a": 0}), foe)
    assert not moves(state, "element", 1)


def test_T29_nothing_but_cards_family_and_koku_is_traded() -> None:
    me = House({"tango_w1": 5}, ["tango"], {"tango_castle_a": 9}, ["tango"], hand=["fire", "ring_2"])
    state = table(me, FOE, THIRD)
    play(state, ["offer", 1])
    goods = {
        *ELEMENTS,
        *(f"ring_{value}" for value in RINGS),
        *(f"{each}_{seat}" for each in RELATIVES for seat in range(3)),
    }
    assert set(moves(state, "give")) | set(moves(state, "ask")) <= goods
    assert {"fire", "ring_2", "wife_0"} <= set(moves(state, "give"))


def test_T29_koku_goes_from_the_fullest_castle_to_the_fullest_and_family_to_the_first() -> None:
    me = House({"tango_w1": 5}, ["tango"], {"tango_castle_a": 9, "echizen_castle_a": 20})
    foe = House({"kii_w1": 5}, ["kii"], {"kii_castle_a": 3, "kii_castle_b": 4})
    state = table(me, foe)
    offer(state, 0, 1, ["give_koku", 5], ["give", "son_0"])
    state.play(1, ["accept", 0])
    assert own(state, 0, "koku") == {"tango_castle_a": 9_000, "echizen_castle_a": 15_000}
    assert own(state, 1, "koku") == {"kii_castle_a": 3_000, "kii_castle_b": 9_000}
    (son,) = [each for each in own(state, 1, "family") if each["card"] == "son_0"]
    assert son["site"] == "kii_castle_a"


def test_T33_upkeep_is_taken_from_the_fullest_castle_first() -> None:
    me = House({"tango_w1": 9}, ["tango"], {"tango_castle_a": 12, "mino_castle_a": 40})
    state = table(me, FOE, month=12, turn=1)
    upkeep = play(state, ["end"])
    assert told(upkeep, "upkeep")[0] == {"seat": 0, "paid": 30_000, "missing": 0}
    assert sorted(own(state, 0, "koku").values()) == [10_000, 12_000]
    assert koku(state, 0) == 220
