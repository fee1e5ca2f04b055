"""The end: points, sudden victory, elimination, castle building; windows and time-outs (T37–T41)."""

from random import Random

import pytest

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    ATTACKER_WINS,
    GAME,
    House,
    army,
    at_move,
    attack,
    begun,
    can,
    cast,
    changed,
    decision,
    engage,
    happens,
    moves,
    offer,
    only,
    own,
    play,
    play_until,
    position,
    refusal,
    scripted,
    seen,
    some,
    table,
    told,
    view,
    with_seat,
)

FOE = House({"kii_w1": 50}, ["kii"], {"kii_castle_a": 60})


def yielded(*houses: House) -> State:
    """A game that the others gave up, so that its points are those of the houses."""
    state = table(*houses)
    play(state, ["shogun"])
    while state.pending:
        play(state, ["yield"])
    return state


# Points, T37


def test_T37_points() -> None:
    me = House({"tango_w1": 12}, ["tango", "tango"], {"tango_castle_a": 7}, ["tango"], family={"son": "kii_castle_a"})
    state = yielded(me, FOE)
    assert state.result is not None
    assert state.result["seats"][0] == {
        "samurai": 12_000,
        "koku": 14_000,
        "daimyo": 50_000,
        "shadows": 25_000,
        "castles": 25_000,
        "family": 50_000,
        "points": 176_000,
    }
    assert state.result["seats"][1]["family"] == 100_000, "hostages count for the holder"


def test_T37_after_the_last_years_end_the_most_points_win() -> None:
    me = House({"tango_w1": 12}, ["tango"], {"tango_castle_a": 60})
    state = table(me, FOE, turn=1, month=12, options={"years": 1})
    events = play(state, ["end"]) + play_until(state, {"over"})
    assert told(events, "ended") == [{"why": "years"}]
    assert state.result is not None
    assert state.result["why"] == "years"
    scores = state.result["scores"]
    assert state.result["winners"] == [scores.index(max(scores))]
    assert told(events, "produced"), "T33 to T36 included"


DEAD = dict.fromkeys(("wife", "son", "daughter"))


@pytest.mark.parametrize(
    ("mine", "yours", "winners"),
    [
        (House({"tango_w1": 75}, [], {"tango_castle_a": 0}, family=DEAD), House({"kii_w1": 75}, ["kii"]), [0]),
        (House({"tango_w1": 25}, ["tango"]), House({"kii_w1": 25}, [], {}, ["kii"]), [0]),
        (House({"tango_w1": 25}, [], {}, ["tango"]), House({"kii_w1": 50}), [1]),
        (House({"tango_w1": 50}), House({"kii_w1": 50}), [0, 1]),
    ],
    ids=["castles", "daimyo", "samurai", "shared"],
)
def test_T37_a_tie_goes_by_castles_daimyo_samurai(mine: House, yours: House, winners: list[int]) -> None:
    """Castles are kept up for nothing here: the year is over, nothing but the count is left."""
    state = changed(
        table(mine, yours, options={"years": 1}), tasks=[["flow", -1], ["year_over", -1], ["recruit", 1]], month=0
    )
    play(state, ["pass"])
    assert state.result is not None
    assert state.result["scores"][0] == state.result["scores"][1]
    assert state.result["winners"] == winners


# Sudden victory, T38; elimination, T39


def test_T38_i_am_shogun_wins_if_no_other_has_a_daimyo_or_castle() -> None:
    me = House({"tango_w1": 12}, ["tango"], {"tango_castle_a": 7})
    state = table(me, House({"kii_w1": 90}), House({"ise_w1": 5}, [], {}, ["ise"]))
    events = play(state, ["shogun"])
    assert state.result is not None
    assert (state.result["winners"], state.result["why"]) == ([0], "shogun")
    assert state.result["ranking"][0] == 0
    assert some(only(events, "claimed"), "seat") == (0,)


def test_T38_or_if_every_other_player_yields() -> None:
    me = House({"tango_w1": 12}, ["tango"], {"tango_castle_a": 7})
    state = table(me, FOE, House({"ise_w1": 5}, ["ise"]))
    events = play(state, ["shogun"])
    assert (at_move(state), decision(state)) == (1, "yield")
    won = state.copy()
    play(won, ["yield"], ["yield"])
    assert won.result is not None
    assert won.result["winners"] == [0]
    play(state, ["yield"])
    events = play(state, ["pass"])
    assert told(events, "refused") == [{"seat": 2}]
    assert (at_move(state), decision(state)) == (0, "turn")


def test_T38_once_a_turn() -> None:
    state = table(House({"tango_w1": 12}, ["tango"]), FOE)
    play(state, ["shogun"], ["pass"])
    assert refusal(state, "shogun") == "T38"
    play(state, ["end"])
    assert can(state, "shogun")


def test_T39_who_has_nothing_left_is_out() -> None:
    me = House({"omi_w5": 60}, ["omi"], {"tango_castle_a": 7})
    state = table(me, House({"omi_w2": 3}, ["omi"]), House({"ise_w1": 5}, ["ise"]))
    attack(state, "omi_w2", 1, "omi_w5")
    state, events = engage(state, ATTACKER_WINS)
    assert told(events, "eliminated") == [{"seat": 1}]
    assert not seen(state, 1, "alive")
    play(state, ["end"])
    assert at_move(state) == 2, "the next one who is still in"
    assert state.legal(1) == []


def test_T39_a_shadow_or_a_castle_is_something() -> None:
    me = House({"omi_w5": 60}, ["omi"], {"tango_castle_a": 7})
    state = table(me, House({"omi_w2": 3}, ["omi"], {}, ["kii"]), House({"ise_w1": 5}, ["ise"]))
    attack(state, "omi_w2", 1, "omi_w5")
    state, events = engage(state, ATTACKER_WINS)
    assert not told(events, "eliminated")


def test_T39_the_last_one_has_won() -> None:
    me = House({"omi_w5": 60}, ["omi"], {"tango_castle_a": 7})
    state = table(me, House({"omi_w2": 3}, ["omi"]))
    attack(state, "omi_w2", 1, "omi_w5")
    state, events = engage(state, happens("ended", why="last"))
    assert state.result is not None
    assert state.result["winners"] == [0]
    assert told(events, "ranked") == [{"seats": [0, 1], "winners": [0]}]
    assert view(state, "battle") is None, "the battle that brought the end is over, too"
    assert GAME.load(state.dump()).dump() == state.dump()


def test_T39_both_at_once() -> None:
    me = House({"omi_w2": 2}, [], hand=["earth", "ring_1"])
    state = table(me, House({"omi_w2": 3}))
    cast(state, "earth", 1)
    play(state, ["at", "omi_w2"], ["pass"])
    assert state.result is not None
    assert state.result["winners"] == [0, 1]


# Building, T40


def building(fund: int, mine: dict[str, int], yours: dict[str, int] | None = None, **options: object) -> State:
    state = table(
        House(mine, ["tango"]),
        House({"kii_w1": 5, **(yours or {})}, ["kii"]),
        options={"build_castle": True, **options},
        points=4,
    )
    return with_seat(state, 0, fund=fund)


@pytest.mark.parametrize(("house_rate", "saved"), [(False, 4_000), (True, 8_000)])
def test_T40_unspent_action_points_become_a_fund(house_rate: bool, saved: int) -> None:
    state = building(0, {"tango_w1": 5}, build_house_rate=house_rate)
    play(state, ["end"])
    assert seen(state, 0, "fund") == saved


def test_T40_off_there_is_none() -> None:
    state = table(House({"tango_w1": 5}, ["tango"]), FOE)
    assert refusal(state, "build", "tango_castle_a") == "T40"
    play(state, ["end"])
    assert seen(state, 0, "fund") == 0


def test_T40_at_25000_a_castle_on_a_free_site_held_by_own_samurai_alone() -> None:
    mine = {"tango_w1": 5, "tango_castle_a": 1, "mino_castle_a": 1}
    assert refusal(building(24, mine), "build", "tango_castle_a") == "T40"
    state = building(27, mine, {"mino_castle_a": 1})
    assert moves(state, "build") == ["tango_castle_a"]
    assert refusal(state, "build", "mino_castle_a") == "T40"
    assert refusal(state, "build", "ise_castle_a") == "T40"
    card = position(state)["castle_deck"][0]
    events = play(state, ["build", "tango_castle_a"])
    assert only(events, "built") == {"seat": 0, "site": "tango_castle_a", "card": card}
    assert seen(state, 0, "fund") == 2_000
    assert view(state, "castles")[0]["owner"] == 0


def test_T40_castle_cards_are_reshuffled_when_none_is_left() -> None:
    state = building(25, {"tango_castle_a": 1})
    deck = position(state)["castle_deck"]
    state = changed(state, castle_deck=[], castle_discards=deck)
    play(state, ["build", "tango_castle_a"])
    assert len(position(state)["castle_deck"]) == 15


# Windows, T41


@pytest.mark.parametrize("hand", [[], ["void", "ring_5"], ["fire", "earth", "wind", "water", "ring_1"]])
def test_T41_windows_ask_whatever_is_in_the_hand(hand: list[str]) -> None:
    me = House({"omi_w5": 20}, ["omi"], {"tango_castle_a": 0}, hand=["earth", "ring_1"])
    foe = House({"omi_w2": 10, "omi_w7": 1, "kii_w1": 5}, ["omi", "kii"], {"kii_castle_a": 0}, hand=hand)
    third = House({"ise_w1": 5}, ["ise"], {"ise_castle_a": 0}, hand=["void"])
    state = table(me, foe, third)
    attack(state, "omi_w2", 1, "omi_w5")
    asked = []
    while decision(state) in {"parley", "join", "cards"} and not (at_move(state) == 0 and decision(state) == "cards"):
        asked.append((at_move(state), decision(state)))
        play(state, ["pass"])
    assert asked == [(1, "parley"), (1, "cards")]
    state = table(me, foe, third)
    cast(state, "earth", 1)
    play(state, ["at", "omi_w2"])
    assert (at_move(state), decision(state)) == (1, "answer")
    assert can(state, "pass")


def test_T41_who_is_allied_in_secret_is_asked_like_who_is_not() -> None:
    asked = []
    for family in ({}, {"wife": "ise_castle_a"}):
        me = House({"omi_w5": 20}, ["omi"], {"tango_castle_a": 0}, family=family)
        foe = House({"omi_w2": 10, "kii_w1": 5}, ["kii"], {"kii_castle_a": 0})
        state = table(me, foe, House({"omi_w6": 5}, ["omi"], {"ise_castle_a": 0}))
        attack(state, "omi_w2", 1, "omi_w5")
        seats = []
        while decision(state) in {"parley", "join"}:
            seats.append((at_move(state), decision(state)))
            play(state, ["pass"])
        asked.append(seats)
    assert asked[0] == asked[1]


def test_T41_passing_is_told_and_tells_nothing_else() -> None:
    me = House({"omi_w5": 20}, ["omi"], {"tango_castle_a": 0})
    foe = House({"omi_w2": 10, "kii_w1": 5}, ["kii"], {"kii_castle_a": 0}, hand=["void", "ring_1"])
    state = table(me, foe)
    attack(state, "omi_w2", 1, "omi_w5")
    play(state, ["pass"])
    assert decision(state) == "cards"
    events = play(state, ["pass"])
    assert [(event.kind, event.data, event.to) for event in events] == [
        ("passed", {"seat": 1, "decision": "cards"}, None)
    ]


def test_T41_at_time_out_there_is_always_a_harmless_answer() -> None:
    """Pass, decline, losses from the largest stack, the attacker stops."""
    state = begun(3)
    offer(state, 1, 0, ["ask", "fire"])
    assert can(state, "decline", 1, seat=0)
    me = House({"omi_w5": 40}, ["omi"], {"tango_castle_a": 0})
    foe = House({"omi_w2": 20, "omi_w1": 9, "kii_w1": 5}, ["kii"], {"kii_castle_a": 0})
    state = table(me, foe)
    attack(state, "omi_w2", 1, "omi_w5")
    play(state, ["pass"], ["join", "omi_w1"], ["pass"])
    state, _ = engage(state, ATTACKER_WINS)
    assert can(state, "lose", "omi_w2", "all")
    play(state, ["lose", "omi_w2", "all"])
    assert can(state, "pass")
    assert own(state, 1, "samurai")["omi_w2"] == 11_000
    rolled, _ = scripted(begun(2), at_move(begun(2)), ["roll"], happens("rolled", points=3))
    assert can(rolled, "end")


def test_T39_the_hand_of_who_is_out_is_discarded() -> None:
    me = House({"omi_w5": 60}, ["omi"], {"tango_castle_a": 0})
    foe = House({"omi_w2": 3}, ["omi"], hand=["fire", "ring_2", "ring_2"])
    third = House({"kii_w1": 5}, ["kii"], {"kii_castle_a": 0}, hand=["ring_1", "ring_4"])
    state = table(me, foe, third)
    offer(state, 1, 2, ["give", "ring_2"])
    state.play(2, ["accept", 1])
    attack(state, "omi_w2", 1, "omi_w5")
    state, events = engage(state, ATTACKER_WINS)
    assert told(events, "eliminated") == [{"seat": 1}]
    assert told(events, "hand_discarded") == [{"seat": 1, "cards": ["fire", "ring_2"]}]
    assert view(state, "piles")["element_discards"] == ["fire"]
    assert view(state, "piles")["ring_discards"] == [2]
    assert position(state)["seats"][1]["hand"] == []
    unseen = position(state)["unseen"]
    assert [each[3:5] for each in unseen] == [[0, 0]] * 4, "everybody knows that it holds nothing"
    assert GAME.load(state.dump()).dump() == state.dump()
    for seed in range(10):
        hands = [len(each["hand"]) for each in position(state.resample(0, Random(seed)))["seats"]]
        assert hands == [0, 0, 3], "what seat 1 gave away in secret has gone to the only other one"


def test_T39_offers_by_and_to_who_is_out_are_off() -> None:
    foe = House({"omi_w2": 3}, ["omi"], hand=["fire"])
    third = House({"kii_w1": 5}, ["kii"], {"kii_castle_a": 9})
    state = table(House({"omi_w5": 60}, ["omi"], {"tango_castle_a": 0}), foe, third)
    offer(state, 1, 2, ["give", "fire"])
    offer(state, 2, 1, ["give_koku", 1])
    attack(state, "omi_w2", 1, "omi_w5")
    state, _ = engage(state, ATTACKER_WINS)
    assert state.view(2)["private_offers"] == []
    assert not {"accept", "offer"} & {move[0] for move in state.legal(2) if move[1] == 1}
    assert state.legal(1) == []


def test_T39_an_attack_by_or_on_who_is_out_ends() -> None:
    """Seat 2 fights beside a player who loses all he has."""
    echizen = House({"echizen_w4": 60}, ["echizen"], {"tango_castle_a": 0})
    all_he_has = House({"echizen_w6": 3}, family={"son": "ise_castle_a"})
    beside = {"echizen_w6": 1, "echizen_w9": 1, "ise_w1": 5}
    on = table(echizen, all_he_has, House(beside, ["ise"], {"ise_castle_a": 0}))
    attack(on, "echizen_w6", 1, "echizen_w4")
    play(on, ["pass"], ["pass"], ["join", "echizen_w6"], ["pass"])
    on, events = engage(on, ATTACKER_WINS)
    assert told(events, "eliminated") == [{"seat": 1}]
    assert told(events, "battle_ended") == [{"why": "destroyed"}]
    assert (at_move(on), decision(on), army(on, 2, "echizen_w6")) == (0, "turn", 1)
    by = table(all_he_has, echizen, House(beside, ["ise"], {"ise_castle_a": 0}))
    attack(by, "echizen_w4", 1, "echizen_w6")
    play(by, ["pass"], ["join", "echizen_w6"], ["pass"])
    by, events = engage(by, happens("engaged", winner=1))
    assert told(events, "eliminated") == [{"seat": 0}]
    assert told(events, "battle_ended") == [{"why": "repelled"}]
    assert (at_move(by), decision(by), army(by, 2, "echizen_w6")) == (1, "turn", 1)


def test_T39_an_attacker_is_out_before_the_daimyo_he_lost_is_placed() -> None:
    foe = House({"omi_w2": 60, "kii_w1": 5}, ["omi"], {"kii_castle_a": 0})
    state = table(House({"omi_w5": 3}, ["omi"]), foe, House({"ise_w1": 5}, ["ise"]))
    attack(state, "omi_w2", 1, "omi_w5")
    state, events = engage(state, happens("engaged", winner=1))
    assert told(events, "eliminated") == [{"seat": 0}]
    assert (at_move(state), decision(state)) == (1, "place_daimyo")
    assert GAME.load(state.dump()).dump() == state.dump()
    events = play(state, ["place", "kii"])
    assert told(events, "battle_ended") == [{"why": "repelled"}]
    assert (at_move(state), decision(state)) == (1, "turn")


def test_T38_a_castle_alone_stands_in_the_way() -> None:
    me = House({"tango_w1": 12}, ["tango"], {"tango_castle_a": 7})
    state = table(me, House({"kii_w1": 90}, [], {"kii_castle_a": 0}))
    play(state, ["shogun"])
    assert (at_move(state), decision(state)) == (1, "yield")


def test_T38_a_daimyo_alone_stands_in_the_way() -> None:
    state = table(House({"tango_w1": 12}, ["tango"], {"tango_castle_a": 7}), House({"kii_w1": 1}, ["kii"]))
    play(state, ["shogun"])
    assert (at_move(state), decision(state)) == (1, "yield")


def test_T37_what_is_frozen_in_a_ronins_castles_scores() -> None:
    me = House({"tango_w1": 12}, ["tango"], {"tango_castle_a": 7})
    state = table(me, House({"kii_w1": 5}, [], {"kii_castle_a": 7}))
    play(state, ["shogun"], ["yield"])
    assert state.result is not None
    assert some(state.result["seats"][1], "samurai", "koku", "castles", "family") == (5_000, 14_000, 25_000, 75_000)
