"""Before the first spring: board, provinces, tower, events (H1 to H5)."""

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tenka
from tenka.kernel.state import State
from tests.games.shogun.positions import (
    ACTIONS,
    ARMIES,
    EVENTS,
    FARMERS,
    GAME,
    GROUPS,
    PLAYERS,
    SPECIALS,
    acting,
    at_move,
    begun,
    can,
    decision,
    moves,
    only,
    own,
    play,
    province,
    refusal,
    seen,
    told,
    view,
)

BOARD = tomllib.loads((Path(tenka.__file__).parent / "games" / "shogun" / "data.toml").read_text(encoding="utf-8"))
each_table = pytest.mark.parametrize("players", PLAYERS)
# The rulebook's lists of what is left out with three players.
OUT = {
    "sun": {"izumo", "iwami", "sanuki", "tosa", "echigo", "mutsu", "kazusa", "awa_boso"},
    "moon": {"iwami", "aki", "mutsu", "shimotsuke", "iyo", "tosa", "hitachi", "shimosa"},
}
# The supplement's tables, some of each.
PRESCRIBED = {
    3: [{"suruga": 5, "tajima": 2}, {"yamato": 5, "kii": 2}, {"bizen": 5, "shinano": 2}],
    4: [{"yamato": 5, "noto": 2}, {"kozuke": 5, "shima": 2}, {"mimasaka": 5, "kazusa": 2}, {"kai": 5, "sagami": 2}],
    5: [
        *({"sagami": 5, "bizen": 2}, {"shimotsuke": 5, "wakasa": 2}, {"mino": 5, "tosa": 2}),
        *({"hoki": 5, "etchu": 2}, {"yamato": 5, "noto": 2}),
    ],
}


def provinces(state: State) -> list[dict[str, Any]]:
    """All provinces as everybody sees them."""
    found: list[dict[str, Any]] = view(state, "provinces")
    return found


def start_event(state: State, kind: str) -> dict[str, Any]:
    """What the only event of a kind said so far."""
    return only(state.events(), kind)


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_H1_with_three_players_eight_provinces_are_out(side: str) -> None:
    state = GAME.new(3, 1, {"side": side})
    assert {each["province"] for each in provinces(state) if each["out"]} == OUT[side]
    assert len(provinces(state)) == 45


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("side", ["sun", "moon"])
def test_H1_with_more_players_every_province_is_in(players: int, side: str) -> None:
    assert not any(each["out"] for each in provinces(GAME.new(players, 1, {"side": side})))


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_H1_provinces_that_are_out_have_no_card(side: str) -> None:
    for seed in range(20):
        state, rng = GAME.new(3, seed, {"side": side}), Random(seed)
        assert len(view(state, "draft")["open"]) + view(state, "draft")["stack"] == 45 - 8
        while decision(state) in {"draft", "group"}:
            assert not OUT[side] & set(view(state, "draft")["open"])
            play(state, rng.choice(state.legal(at_move(state))))
        assert not any(each["owner"] is not None for each in provinces(state) if each["out"])


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_H1_each_side_has_five_regions_of_nine(side: str) -> None:
    regions = Counter(each["region"][side] for each in BOARD["province"])
    assert regions == dict.fromkeys(("west", "centre", "south", "east", "north"), 9)
    assert sum(each["region"]["sun"] != each["region"]["moon"] for each in BOARD["province"]) == 8


def test_H13_borders_are_borders_from_both_sides() -> None:
    land = {each["id"]: set(each["land"]) for each in BOARD["province"]}
    assert all(one in land[other] for one, others in land.items() for other in others)
    assert not any(one in others for one, others in land.items())
    for side in BOARD["side"]:
        assert all(other not in land[one] for one, other in side["sea"])


def test_H1_provinces_that_are_out_cannot_be_entered() -> None:
    state, _ = acting({"bingo": own(0, 3), "kii": own(1, 1)}, {0: {"battle_a": "bingo"}})
    assert refusal(state, "target", "izumo") == "H1"
    assert refusal(state, "target", "iwami") == "H1"
    assert set(moves(state, "target")) == {"aki", "bitchu", "hoki"}


def test_H1_the_moon_leaves_out_others() -> None:
    state, _ = acting({"bingo": own(0, 3), "kii": own(1, 1)}, {0: {"battle_a": "bingo"}}, options={"side": "moon"})
    assert set(moves(state, "target")) == {"bitchu", "hoki", "izumo"}


@each_table
def test_H2_the_draft_places_all_groups(players: int) -> None:
    for seed in range(5):
        state, rng = GAME.new(players, seed), Random(seed)
        while decision(state) in {"draft", "group"}:
            play(state, rng.choice(state.legal(at_move(state))))
        for seat in range(players):
            groups = [each["armies"] for each in provinces(state) if each["owner"] == seat]
            assert sorted(groups, reverse=True) == list(GROUPS[players])
            assert seen(state, seat, "provinces") == len(GROUPS[players])
            assert seen(state, seat, "groups") == []
        assert decision(state) == "plan"
        assert view(state, "draft") is None


@each_table
def test_H2_the_seats_take_turns_from_one_drawn_at_random(players: int) -> None:
    first = Counter[int]()
    for seed in range(40):
        state = GAME.new(players, seed)
        first[at_move(state)] += 1
        picks = []
        while decision(state) in {"draft", "group"}:
            if decision(state) == "draft":
                picks.append(at_move(state))
            play(state, state.legal(at_move(state))[0] if decision(state) == "group" else ["take_top"])
        start = picks[0]
        assert picks == [(start + pick) % players for pick in range(players * len(GROUPS[players]))]
    assert set(first) == set(range(players))


def test_H2_an_open_card_taken_is_replaced() -> None:
    state = GAME.new(4, 1)
    before = view(state, "draft")
    assert len(before["open"]) == 2
    assert before["stack"] == 43
    events = play(state, ["take", before["open"][0]], ["group", 5])
    after = view(state, "draft")
    assert before["open"][1] in after["open"]
    assert before["open"][0] not in after["open"]
    assert len(after["open"]) == 2
    assert after["stack"] == 42
    assert only(events, "took")["from"] == "open"
    assert only(events, "settled")["armies"] == 5
    assert len(only(events, "draft_opened")["provinces"]) == 1
    assert province(state, before["open"][0])["armies"] == 5


def test_H2_the_top_card_is_kept_whatever_it_is() -> None:
    state = GAME.new(4, 1)
    seat, before = at_move(state), view(state, "draft")
    events = play(state, ["take_top"])
    took = only(events, "took")
    assert (took["seat"], took["from"]) == (seat, "stack")
    assert took["province"] not in before["open"]
    assert (at_move(state), decision(state)) == (seat, "group")
    assert refusal(state, "take_top") == "H2"
    assert not state.edits(seat)
    play(state, ["group", 2])
    assert (province(state, took["province"])["owner"], province(state, took["province"])["armies"]) == (seat, 2)
    assert view(state, "draft")["open"] == before["open"]


def test_H2_another_open_card_may_be_taken_before_the_group() -> None:
    state = GAME.new(4, 1)
    seat = at_move(state)
    one, other = view(state, "draft")["open"]
    assert only(play(state, ["take", one]), "took") == {"seat": seat, "province": one, "from": "open"}
    assert view(state, "draft")["taken"] == one
    assert refusal(state, "take", other) == "H2"
    state.undo(seat)
    assert view(state, "draft")["open"] == [one, other]
    play(state, ["take", other], ["group", 4])
    assert province(state, other)["owner"] == seat
    assert province(state, one)["owner"] is None


def test_H2_refusals() -> None:
    state = GAME.new(3, 1)
    shut = next(each["province"] for each in provinces(state) if each["province"] not in view(state, "draft")["open"])
    assert refusal(state, "take", shut) == "H2"
    assert refusal(state, "group", 5) == "H2"
    assert refusal(state, "renew") == "H2"
    assert refusal(state, "take", view(state, "draft")["open"][0], seat=(at_move(state) + 1) % 3) is None


def test_H2_a_group_is_placed_once() -> None:
    state = GAME.new(3, 1)
    seat = at_move(state)
    for _ in range(3):
        play(state, ["take_top"], ["group", moves(state_after_top(state), "group")[0]])
    assert at_move(state) == seat
    assert seen(state, seat, "groups") == [4, 4, 3, 3, 2, 2, 2, 2]
    play(state, ["take_top"])
    assert refusal(state, "group", 5) == "H2"
    assert moves(state, "group") == [4, 3, 2]


def state_after_top(state: State) -> State:
    """The state once the top card is taken."""
    after = state.copy()
    play(after, ["take_top"])
    return after


@each_table
def test_H2_the_only_size_left_is_placed_by_itself(players: int) -> None:
    state = GAME.new(players, 2)
    twos = GROUPS[players].count(2)
    while decision(state) in {"draft", "group"}:
        left = seen(state, at_move(state), "groups")
        if decision(state) == "group":
            assert len(left) > twos
            play(state, ["group", max(left)])
        else:
            events = play(state, ["take_top"])
            settled = told(events, "settled")
            assert [each["armies"] for each in settled] == ([] if len(left) > twos else [2])


def through(state: State, seat: int) -> None:
    """Everybody takes the top card until this seat is at the move again."""
    while True:
        play(state, ["take_top"])
        if decision(state) == "group":
            play(state, state.legal(at_move(state))[0])
        if at_move(state) == seat:
            return


def test_H2_the_same_two_open_cards_may_be_put_under_the_stack() -> None:
    state = GAME.new(3, 1)
    seat, before = at_move(state), view(state, "draft")["open"]
    assert not can(state, "renew")
    through(state, seat)
    assert view(state, "draft")["open"] == before
    stack = view(state, "draft")["stack"]
    events = play(state, ["renew"])
    assert sorted(only(events, "renewed")["provinces"]) == sorted(before)
    after = view(state, "draft")
    assert not set(after["open"]) & set(before)
    assert sorted(only(events, "draft_opened")["provinces"]) == sorted(after["open"])
    assert sorted(after["under"]) == sorted(before)
    assert after["stack"] == stack
    assert at_move(state) == seat


def test_H2_they_may_be_renewed_once_a_pick() -> None:
    state = GAME.new(3, 1)
    seat = at_move(state)
    through(state, seat)
    play(state, ["renew"])
    assert refusal(state, "renew") == "H2"
    through(state, seat)
    assert can(state, "renew"), "these are the cards chosen from at the last pick"


def test_H2_one_new_card_is_enough_to_forbid_it() -> None:
    state = GAME.new(3, 1)
    seat = at_move(state)
    play(state, ["take_top"], ["group", 2])
    play(state, ["take", view(state, "draft")["open"][0]], ["group", 2])
    play(state, ["take_top"], ["group", 2])
    assert at_move(state) == seat
    assert refusal(state, "renew") == "H2"


def test_H2_cards_put_under_come_last() -> None:
    state = GAME.new(5, 1)  # 35 provinces of 45 are taken
    seat = at_move(state)
    through(state, seat)
    play(state, ["renew"])
    under = view(state, "draft")["under"]
    while decision(state) in {"draft", "group"}:
        events = play(state, ["take_top"] if decision(state) == "draft" else state.legal(at_move(state))[0])
        for took in told(events, "took"):
            assert took["province"] not in under
    assert len(under) == 2


@each_table
def test_H2_the_prescribed_start_deals_the_columns(players: int) -> None:
    dealt = set()
    for seed in range(60):
        state = GAME.new(players, seed, {"start": "prescribed"})
        assert decision(state) == "plan"
        columns = [each["column"] for each in told(state.events(), "column")]
        assert sorted(columns) == list("abcde")[:players]
        dealt.add(tuple(columns))
        lands = {each["province"]: (each["owner"], each["armies"]) for each in provinces(state)}
        for seat, column in enumerate(columns):
            for name, armies in PRESCRIBED[players]["abcde".index(column)].items():
                assert lands[name] == (seat, armies)
            groups = [armies for owner, armies in lands.values() if owner == seat]
            assert sorted(groups, reverse=True) == list(GROUPS[players])
    assert len(dealt) > 5


def test_H2_the_prescribed_start_is_for_the_sun_side() -> None:
    with pytest.raises(tenka.BadInput):
        GAME.new(3, 1, {"start": "prescribed", "side": "moon"})
    dump = GAME.new(3, 1, {"start": "prescribed"}).dump()
    with pytest.raises(tenka.BadInput):
        GAME.load({**dump, "options": {**dump["options"], "side": "moon"}})


@each_table
def test_H3_seven_armies_a_player_and_ten_farmers_fill_the_tower(players: int) -> None:
    for seed in range(10):
        state = GAME.new(players, seed, {"start": "prescribed"})
        filled = start_event(state, "tower_filled")
        assert filled["thrown"] == [7] * players + [10]
        inside = [thrown - out for thrown, out in zip(filled["thrown"], filled["out"], strict=True)]
        assert view(state, "tower") == inside
        assert view(state, "tray") == [0] * (players + 1)
        placed = sum(GROUPS[players])
        assert [seen(state, seat, "supply") for seat in range(players)] == [
            ARMIES - placed - inside[seat] for seat in range(players)
        ]
        assert view(state, "farmers") == FARMERS - inside[-1]


def test_H3_tower_and_tray_last_the_whole_game() -> None:
    """What is thrown is what the province, the bonus and the tray hold, and the tray holds what came out."""
    for seed in range(3):
        state, rng = GAME.new(4, seed), Random(seed)
        while state.pending:
            seat = rng.choice(list(state.pending))
            state.play(seat, rng.choice(state.legal(seat)))
        filled = start_event(state, "tower_filled")
        inside = [a - b for a, b in zip(filled["thrown"], filled["out"], strict=True)]
        for event in state.events():
            if event.kind == "thrown":
                data = event.data
                thrown = [sum(each) for each in zip(data["armies"], data["bonus"], data["tray"], strict=True)]
                inside = [a + b - c for a, b, c in zip(inside, thrown, data["out"], strict=True)]
                assert min(inside) >= 0
        assert view(state, "tower") == inside


@each_table
def test_H4_four_of_twelve_events_are_open(players: int) -> None:
    opened = Counter[str]()
    for seed in range(60):
        state = begun(players, {"start": "prescribed"}, seed)
        data = start_event(state, "events_opened")
        assert data["year"] == 1
        assert len(set(data["events"])) == 4
        cards = view(state, "event_cards")
        assert sorted(cards["open"]) == sorted(data["events"])
        assert (cards["current"], cards["left"], cards["gone"]) == (None, 8, [])
        opened.update(data["events"])
    assert set(opened) == set(EVENTS)


@pytest.mark.parametrize(("players", "chests"), [(3, 18), (4, 15), (5, 12)])
def test_H4_what_a_player_has_is_public(players: int, chests: int) -> None:
    state = begun(players)
    for seat in range(players):
        assert seen(state, seat, "chests") == chests
        assert seen(state, seat, "rice") == seen(state, seat, "score") == 0
    assert view(state, "stock") == {"castle": 28, "temple": 26, "theatre": 26}


def test_H5_five_actions_open_five_face_down_and_the_special_cards_on_their_places() -> None:
    orders, first = set(), Counter[str]()
    for seed in range(60):
        state = begun(3, {"start": "prescribed"}, seed)
        season = start_event(state, "season")
        assert (season["year"], season["season"]) == (1, "spring")
        actions = view(state, "actions")
        assert actions["open"] == [*season["actions"], *[None] * 5]
        assert actions["number"] == 0
        assert len(set(season["actions"])) == 5
        assert set(season["actions"]) <= set(ACTIONS)
        assert sorted(season["specials"]) == sorted(SPECIALS)
        assert view(state, "specials") == [{"special": special, "seat": None} for special in season["specials"]]
        orders.add(tuple(season["specials"]))
        first.update(season["actions"])
    assert len(orders) > 20
    assert set(first) == set(ACTIONS)


def test_H5_each_season_shuffles_anew() -> None:
    state, rng = GAME.new(3, 5, {"start": "prescribed"}), Random(5)
    while state.pending:
        seat = rng.choice(list(state.pending))
        state.play(seat, rng.choice(state.legal(seat)))
    seasons = told(state.events(), "season")
    assert [(each["year"], each["season"]) for each in seasons] == [
        (year, season) for year in (1, 2) for season in ("spring", "summer", "autumn")
    ]
    assert len({tuple(each["actions"]) for each in seasons}) > 1
    assert len({tuple(each["specials"]) for each in seasons}) > 1
