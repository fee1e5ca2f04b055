"""Set-up (S1–S3)."""

from collections import Counter

import pytest

import tenka
from tenka.kernel.decision import Decision
from tenka.kernel.state import State
from tests.games.shitenno.positions import (
    GAME,
    GENERALS,
    KAMONS,
    KOKU_CARDS,
    PLAYERS,
    TITLES,
    TROOP_CARDS,
    TROOPS,
    at_move,
    begun,
    changed,
    decision,
    even_year,
    odd_year,
    place,
    play,
    position,
    province,
    refusal,
    split,
    told,
)

each_table = pytest.mark.parametrize("players", PLAYERS)


def views(state: State, players: int) -> list[object]:
    return [state.view(seat) for seat in (None, *range(players))]


@each_table
def test_S1_three_of_the_24_tiles_lie_on_each_gate(players: int) -> None:
    gates = position(GAME.new(players, 5))["gates"]
    assert [len(gate) for gate in gates] == [3] * 8
    tiles = Counter((tile["troop"], tile["bonus"]) for gate in gates for tile in gate)
    assert tiles == {(troop, bonus): 2 for troop in TROOPS for bonus in ("exchange", "plus", "draw")}


def test_S1_the_tiles_are_shuffled() -> None:
    assert len({str(position(GAME.new(2, seed))["gates"]) for seed in range(20)}) == 20


def test_S1_a_dump_with_other_tiles_is_refused() -> None:
    dump = GAME.new(2, 1).dump()
    gates = dump["position"]["gates"]
    equal = [[gates[0][0]] * 3 for _ in gates]
    turned = [gate[::-1] for gate in gates]
    assert GAME.load({**dump, "position": {**dump["position"], "gates": turned}}).pending
    with pytest.raises(tenka.BadInput) as refused:
        GAME.load({**dump, "position": {**dump["position"], "gates": equal}})
    assert refused.value.params == {"where": "$.position.gates"}


def test_S1_the_top_tiles_troop_is_seen() -> None:
    state = odd_year(gates={"kanto": ["sohei plus", "samurai draw", "bushi draw"]})
    assert province(state, "kanto") == {"province": "kanto", "fields": [None] * 4, "troop": "sohei", "tiles": 3}


@each_table
def test_S1_bonuses_and_the_tiles_below_are_hidden(players: int) -> None:
    state = begun(players)
    gates = position(state)["gates"]
    other = {"exchange": "plus", "plus": "draw", "draw": "exchange"}
    turned = [
        [{"troop": tile["troop"] if place == 0 else "sohei", "bonus": other[tile["bonus"]]} for place, tile in each]
        for each in map(enumerate, gates)
    ]
    assert turned != gates
    assert views(changed(state, gates=turned), players) == views(changed(state), players)


@each_table
def test_S2_both_decks_hold_all_cards(players: int) -> None:
    found = position(GAME.new(players, 3))
    assert Counter(found["koku_deck"]) == Counter(KOKU_CARDS)
    assert Counter(card for cards in (found["troop_deck"], *found["hands"]) for card in cards) == Counter(TROOP_CARDS)


def test_S2_the_decks_are_shuffled() -> None:
    for deck in ("koku_deck", "troop_deck"):
        assert len({tuple(position(GAME.new(2, seed))[deck]) for seed in range(20)}) == 20


@each_table
def test_S2_the_decks_are_face_down(players: int) -> None:
    state = begun(players)
    decks = {deck: position(state)[deck][::-1] for deck in ("koku_deck", "troop_deck")}
    assert views(changed(state, **decks), players) == views(changed(state), players)
    held = position(state)
    assert state.view(0)["decks"] == {"troops": len(held["troop_deck"]), "koku": len(held["koku_deck"])}


@each_table
def test_S2_each_player_chooses_a_general(players: int) -> None:
    state = GAME.new(players, 1)
    wanted = ["ii", "sakai", "honda", "sakakibara"][:players]
    for seat, general in enumerate(wanted[:3]):
        assert state.pending[seat] == Decision("general", "S2")
        assert {move[1] for move in state.legal(seat)} == set(GENERALS) - set(wanted[:seat])
        play(state, ["general", general])
    assert decision(state) != "general"  # the last of four is given
    assert [seat["general"] for seat in state.view(None)["seats"]] == wanted


def test_S2_a_general_is_chosen_once() -> None:
    state = GAME.new(3, 1)
    play(state, ["general", "ii"])
    assert refusal(state, "general", "ii") == ("S2", "general-taken")


@each_table
def test_S2_score_kamons_and_two_troop_cards(players: int) -> None:
    state = GAME.new(players, 1)
    for seat in state.view(None)["seats"]:
        assert (seat["score"], seat["kamons"], seat["hand_size"]) == (0, KAMONS[players], 2)
        assert seat["tiles"] == {"exchange": 0, "plus": 0, "draw": 0}
    for seat in range(players):
        assert set(state.view(seat)["hand"]) <= set(TROOP_CARDS)


@each_table
def test_S2_titles_are_dealt_out_of_all_four(players: int) -> None:
    dealt = [position(GAME.new(players, seed))["titles"] for seed in range(80)]
    assert all(len(set(titles)) == players for titles in dealt)
    for seat in range(players):
        assert {titles[seat] for titles in dealt} == set(TITLES)


@each_table
def test_S3_hands_are_private(players: int) -> None:
    state = begun(players)
    words = position(state)
    hands, ledger, deck = words["hands"], words["ledger"], words["troop_deck"]
    hands[1], deck[:2] = deck[:2], hands[1]
    mine = [line for line in ledger if line["seat"] == 1]
    for line, card in zip(mine, hands[1], strict=True):
        line["card"] = card
    other = changed(state, hands=hands, ledger=ledger, troop_deck=deck)
    for seat in (None, *[seat for seat in range(players) if seat != 1]):
        assert other.view(seat) == changed(state).view(seat)
    assert sorted(other.view(1)["hand"]) == sorted(hands[1])
    assert other.view(None)["hand"] is None


def test_S3_scores_titles_supplies_tiles_hand_sizes_and_discards_are_public() -> None:
    state = odd_year(hand=["samurai"] * 3, tiles=["plus", "exchange"], draws=1, scores=[7, 3], discards=["sohei"])
    for seat in (None, 0, 1):
        view = state.view(seat)
        found = view["seats"][0]
        assert (found["score"], found["title"], found["kamons"], found["hand_size"]) == (7, "daimyo", 12, 3)
        assert found["tiles"] == {"exchange": 1, "plus": 1, "draw": 1}
        assert view["seats"][1]["score"] == 3
        assert view["discards"] == ["sohei"]


def test_S3_there_is_no_hand_limit() -> None:
    state = even_year(2, KOKU_CARDS[:12], hands=[list(TROOP_CARDS), []])
    split(state, "sensei", "hatamoto")
    play(state, ["take", "first"])
    assert state.view(None)["seats"][0]["hand_size"] == 34 + 12


@each_table
def test_S3_even_and_odd_years_alternate_and_an_even_one_begins(players: int) -> None:
    state = begun(players)
    while state.view(None)["round"] < 3:
        seat = at_move(state)
        moves = state.legal(seat)
        play(state, ["done"] if ["done"] in moves else moves[-1])
    years = [(event.data["round"], event.data["year"]) for event in state.events() if event.kind == "year"]
    assert years == [(1, "even"), (1, "odd"), (2, "even"), (2, "odd"), (3, "even")]


def test_S3_a_won_tile_lies_bonus_side_up_for_all() -> None:
    state = odd_year(hand=["koku_3"], gates={"chubu": ["shinobi draw", "bushi plus", "bushi plus"]})
    events = place(state, "chubu", "koku", "koku_3")
    assert told(events, "tile_won") == [{"seat": 0, "province": "chubu", "bonus": "draw"}]
    assert state.view(1)["seats"][0]["tiles"] == {"exchange": 0, "plus": 0, "draw": 1}
