"""What decision 4 promises to programs: moves, events, views, results, their names and shapes."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tenka.kernel.state import State
from tests.games.shogun.positions import ACTIONS, CHEST_CARDS, EMPTY, GAME, SPACES, SPECIALS, begun

VERBS = {
    "take": 45,
    "take_top": 1,
    "renew": 1,
    "group": 4,
    "plan": 11 * 51,
    "take_off": 11,
    "ready": 1,
    "not_ready": 1,
    "place": 5,
    "target": 45,
    "armies": 61,
    "stay": 1,
    "revolt": 45,
}
EVENTS = {
    "column": "seat column",
    "draft_opened": "provinces",
    "took": "seat province from",
    "renewed": "seat provinces",
    "settled": "seat province armies",
    "tower_filled": "thrown out",
    "events_opened": "year events",
    "season": "year season actions specials",
    "ready": "seat",
    "not_ready": "seat",
    "event": "event",
    "bid": "seat card paid",
    "bid_order": "seats tied",
    "place_taken": "seat place special",
    "action": "number action",
    "action_opened": "number action",
    "shown": "seat action card",
    "void": "seat action province why",
    "built": "seat province building paid",
    "collected": "seat province goods printed amount total",
    "unrest": "province change markers",
    "recruited": "seat province armies paid",
    "moved": "seat from to armies",
    "stayed": "seat action province",
    "attacked": "seat from to armies defender",
    "rose": "seat province markers extra",
    "thrown": "armies bonus tray out",
    "battle": "seat defender province attackers defenders farmers helping winner kept",
    "quelled": "seat province armies farmers won kept",
    "card_lost": "seat province space to",
    "razed": "province buildings markers",
    "round_ended": "year season event",
    "winter": "year event loss",
    "supplied": "seat rice provinces missing revolts farmers",
    "revolts_drawn": "seat provinces",
    "majority": "region building seats points",
    "scored": "seat provinces buildings castle temple theatre points total",
    "year_ended": "year",
    "ranked": "seats winners",
}
SEAT = "house chests rice score supply provinces ready place special groups cards plan"
PROVINCE = "province out owner armies buildings unrest"
DECISIONS = {"draft": "H2", "group": "H2", "plan": "H6", "place": "H8", "march": "H10", "move": "H10", "revolt": "H22"}
REASONS = {"money", "armies", "supply", "site", "kind", "stock", "target"}


def fields(names: str) -> set[str]:
    """The names of some fields."""
    return set(names.split())


def whole_games() -> Iterator[State]:
    """Finished games at many tables; edits are played too."""
    tables: list[tuple[int, dict[str, Any]]] = [(3, {}), (4, {"start": "prescribed"}), (5, {"side": "moon"})]
    for seed, (players, options) in enumerate(tables * 2):
        state, rng = GAME.new(players, seed, options), Random(seed)
        while state.pending:
            seat = rng.choice([seat for seat in range(players) if state.legal(seat) or state.edits(seat)])
            edits = state.edits(seat) if rng.random() < 0.1 else []
            state.play(seat, rng.choice(edits or state.legal(seat) or state.edits(seat)))
        yield state


def test_H6_the_vocabulary_is_the_one_promised() -> None:
    counted: dict[str, int] = defaultdict(int)
    for move in GAME.vocabulary.moves:
        counted[str(move[0])] += 1
    assert counted == VERBS
    assert {move[1] for move in GAME.vocabulary.moves if move[0] == "plan"} == set(SPACES)
    cards = {move[2] for move in GAME.vocabulary.moves if move[0] == "plan"}
    assert {*CHEST_CARDS, EMPTY} < cards


def test_H9_events_have_the_fields_promised_and_all_are_public() -> None:
    seen = set()
    for state in whole_games():
        for event in state.events():
            assert set(event.data) == fields(EVENTS[event.kind]), event.kind
            assert event.to is None
            seen.add(event.kind)
            if event.kind == "void":
                assert event.data["why"] in REASONS
    assert set(EVENTS) - seen <= {"renewed", "not_ready", "razed"}


def test_H24_results_have_the_fields_promised() -> None:
    for state in whole_games():
        result = state.result
        assert result is not None
        assert set(result) == fields("scores chests ranking winners winters")
        assert [set(winter) for winter in result["winters"]] == [fields("event seats majorities")] * 2
        for winter in result["winters"]:
            for seat in winter["seats"]:
                assert set(seat) == fields("provinces buildings castle temple theatre points")
                assert sum(seat.values()) == 2 * seat["points"]
            for majority in winter["majorities"]:
                assert set(majority) == fields("region building seats points")
        assert [
            sum(winter["seats"][seat]["points"] for winter in result["winters"])
            for seat in range(len(result["scores"]))
        ] == result["scores"]


def check_view(state: State) -> None:
    """What everybody sees, and what a seat sees of its own."""
    players = state.setup.players
    view = state.view(None, events=False)
    assert view["phase"] == (next(iter(state.pending.values())).kind if state.pending else "over")
    assert len(view["seats"]) == players
    for seat in view["seats"]:
        assert set(seat) == fields(SEAT)
        assert len(seat["plan"]) == 11
    assert [set(each) for each in view["provinces"]] == [fields(PROVINCE)] * 45
    assert set(view["stock"]) == {"castle", "temple", "theatre"}
    assert len(view["tower"]) == len(view["tray"]) == players + 1
    assert set(view["event_cards"]) == fields("open current left gone")
    if state.pending and view["phase"] not in {"draft", "group"}:
        assert len(view["actions"]["open"]) == 10
        assert sorted(each["special"] for each in view["specials"]) == sorted(SPECIALS)
    assert (view["draft"] is not None) == (view["phase"] in {"draft", "group"})
    assert (view["bidding"] is not None) == (view["phase"] == "place")
    assert (view["acting"] is not None) == (view["phase"] in {"march", "move"})
    assert (view["winter"] is not None) == (view["phase"] == "revolt")
    assert (view["hand"], view["plan"]) == (None, None)
    for seat, decision in state.pending.items():
        assert decision.rule == DECISIONS[decision.kind]
        own = state.view(seat, events=False)
        assert len(own["hand"]) + sum(card not in {None, EMPTY} for card in own["plan"]) == view["seats"][seat]["cards"]


@pytest.mark.parametrize("players", [3, 5])
def test_H4_views_have_the_fields_promised(players: int) -> None:
    state, rng = GAME.new(players, 4), Random(4)
    phases = set()
    while state.pending:
        phases.add(next(iter(state.pending.values())).kind)
        check_view(state)
        seat = rng.choice(list(state.pending))
        state.play(seat, rng.choice(state.legal(seat)))
    check_view(state)
    assert phases == set(DECISIONS)


def test_H6_houses_by_seat() -> None:
    houses = [seat["house"] for seat in begun(5).view(None)["seats"]]
    assert houses == ["takeda", "hojo", "akechi", "maeda", "sanada"]


def test_H9_action_ids_are_in_the_order_of_the_players_board() -> None:
    moves = [move for move in GAME.vocabulary.moves if move[0] == "take_off"]
    assert [move[1] for move in moves] == ["bid", *ACTIONS]
