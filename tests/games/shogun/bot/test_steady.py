"""What a steady bot makes of Shogun."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

import tenka
from tenka.bots import bot
from tenka.games.shogun.bot.steady import bid, draft, winter
from tenka.games.shogun.bot.steady.assignment import best_assignment
from tenka.games.shogun.bot.steady.income import unrest_cost
from tenka.games.shogun.bot.steady.majority import building_gain, prospect
from tenka.games.shogun.bot.steady.march import SteadyCommand
from tenka.games.shogun.bot.steady.purse import best_spending, orders
from tenka.games.shogun.bot.steady.sight import SteadySight
from tenka.games.shogun.rules.components.pieces import ACTIONS, CHESTS, PRICES, PROVINCE, RICE
from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.kernel.state import State

GAME = tenka.game("shogun")
STEADY = bot(GAME, "steady")
SPACES = ("bid", *ACTIONS)


def played_on(state: State, seed: int = 1) -> list[Event]:
    """All events of a game that steady bots play to its end."""
    rng = Random(seed)
    while state.pending:
        seat = next(iter(state.pending))
        state.play(seat, STEADY.choose(state, seat, rng)[0])
    return state.events()


@pytest.fixture(scope="module")
def events() -> list[Event]:
    return [event for players in (3, 4, 5) for event in played_on(GAME.new(players, players))]


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [event.data for event in events if event.kind == kind]


def begun(players: int = 4, seed: int = 2, options: dict[str, Any] | None = None) -> State:
    """A game whose provinces are settled."""
    state = GAME.new(players, seed, options)
    while next(iter(state.pending.values())).kind in {"draft", "group"}:
        seat = next(iter(state.pending))
        state.play(seat, state.legal(seat)[0], events=False)
    return state


def changed(state: State, **words: Any) -> State:
    """The same game with something changed in its position."""
    dump = state.dump()
    dump["position"] |= words
    dump["steps"] = []
    return GAME.load(dump)


def with_lands(state: State, lands: dict[str, tuple[int, int, int]], chests: int = 15) -> State:
    """The same game with other provinces: seat, armies, unrest; the tower as it is."""
    position = state.dump()["position"]
    supply = position["supply"]
    for id, owner in position["owner"].items():
        supply[owner] += position["armies"][id]
    for owner, armies, _ in lands.values():
        supply[owner] -= armies
    return changed(
        state,
        supply=supply,
        chests=[chests] * len(supply),
        owner={id: owner for id, (owner, _, _) in lands.items()},
        armies={id: armies for id, (_, armies, _) in lands.items()},
        unrest={id: unrest for id, (_, _, unrest) in lands.items() if unrest},
        buildings={},
    )


def sight(state: State, seat: int = 0) -> SteadySight:
    return SteadySight(state.view(seat, events=False))


def planned(state: State, seat: int = 0) -> dict[str, str]:
    """The whole plan of a seat."""
    while state.legal(seat) and state.legal(seat) != [["ready"]]:
        state.play(seat, STEADY.choose(state, seat, Random(1))[0])
    return dict(zip(SPACES, state.view(seat, events=False)["plan"], strict=True))


SCATTERED = {
    "aki": (0, 4, 0),
    "bingo": (0, 3, 0),
    "izumo": (0, 2, 0),
    "iyo": (0, 2, 0),
    "kaga": (0, 3, 0),
    "noto": (0, 2, 0),
}


# Whole games


def test_h10_little_is_planned_in_vain(events: list[Event]) -> None:
    in_vain = [each for each in told(events, "void") if each["why"] in {"kind", "site", "stock", "supply"}]
    assert len(in_vain) < len(told(events, "built")) / 10
    unpaid = [each for each in told(events, "void") if each["why"] == "money"]
    assert len(unpaid) < len(told(events, "built")) / 5  # the tax came too late


def test_all_kinds_of_actions_are_used(events: list[Event]) -> None:
    used = Counter(each["action"] for each in told(events, "shown") if each["card"] in PROVINCE)
    assert all(used[action] > 5 for action in ACTIONS)


def test_most_battles_are_won(events: list[Event]) -> None:
    battles = told(events, "battle")
    assert len(battles) > 60
    assert sum(each["winner"] == each["seat"] for each in battles) > 0.55 * len(battles)


def test_h22_nobody_starves(events: list[Event]) -> None:
    missing = [each["missing"] for each in told(events, "supplied")]
    assert sum(missing) / len(missing) < 2.5


def test_h14_revolts_for_income_are_rare_and_mostly_put_down(events: list[Event]) -> None:
    fought = list(zip(told(events, "rose"), told(events, "quelled"), strict=True))
    won = [quelled["won"] for rose, quelled in fought if rose["extra"] == 0]
    assert len(won) < len(told(events, "collected")) / 5
    assert won.count(False) < len(told(events, "collected")) / 20


def test_h8_bids_differ_by_need(events: list[Event]) -> None:
    cards = Counter(each["card"].startswith("chest") for each in told(events, "bid"))
    assert cards[True] > 5
    assert cards[False] > 5


# Planning


def test_a_plan_does_not_change_while_it_is_laid() -> None:
    state = begun()
    whole = planned(state.copy(), 1)
    for seat in (0, 2, 3):
        planned(state, seat)
        state.play(seat, ["ready"])
    assert planned(state, 1) == whole


def test_somebody_elses_half_laid_plan_is_finished() -> None:
    state = begun()
    own = [card for card in state.view(0, events=False)["hand"] if card in PROVINCE]
    for space, card in zip(("theatre", "battle_a", "bid"), own, strict=False):
        state.play(0, ["plan", space, card])
    plan = planned(state)
    assert None not in plan.values()
    assert plan["theatre"] == own[0]


def test_h10_without_chests_nothing_is_planned_that_costs_some() -> None:
    state = with_lands(begun(), SCATTERED, chests=0)
    plan = planned(state)
    paid = [plan[action] for action, price in zip(ACTIONS, PRICES, strict=True) if price and plan[action] in PROVINCE]
    assert len(paid) <= 3  # six provinces: rice, tax, and what the tax will pay for
    assert plan["tax"] in PROVINCE
    assert plan["rice"] in PROVINCE


def test_h25_who_has_no_province_plans_with_chest_cards() -> None:
    lands = {id: (1, armies, unrest) for id, (_, armies, unrest) in SCATTERED.items()}
    plan = planned(with_lands(begun(), lands))
    assert sorted(card for card in plan.values() if card != "nothing") == [f"chest_{number}" for number in range(5)]
    assert played_on(with_lands(begun(), lands))


def test_h14_a_calm_province_is_taxed_before_a_restless_one() -> None:
    restless = SCATTERED | {"kaga": (0, 1, 3), "aki": (0, 4, 0)}
    state = with_lands(begun(), restless)
    plan = planned(state)
    assert "kaga" not in (plan["tax"], plan["rice"])
    command = SteadyCommand(sight(state))
    assert unrest_cost(command, PROVINCE["kaga"]) > 1 > unrest_cost(command, PROVINCE["aki"])


def test_h22_rice_is_taken_where_there_is_much() -> None:
    plan = planned(with_lands(begun(), SCATTERED, chests=3))
    assert RICE[PROVINCE[plan["rice"]]] >= 4
    assert CHESTS[PROVINCE[plan["tax"]]] >= 3


def test_h22_rice_beyond_all_need_is_worth_nothing() -> None:
    state = begun()
    plenty = sight(changed(state, rice=[40, *state.position()["rice"][1:]]))
    assert winter.rice_gain(plenty, 5, 8) == 0
    assert winter.rice_gain(sight(state), 5, 12) > winter.rice_gain(sight(state), 2, 12) > 0


def test_armies_are_worth_more_where_an_enemy_stands() -> None:
    lands = SCATTERED | {"echizen": (1, 9, 0)}
    command = SteadyCommand(sight(with_lands(begun(), lands)))
    near, far = (command.hold(PROVINCE[id], 5) - command.hold(PROVINCE[id], 2) for id in ("kaga", "iyo"))
    assert near > far >= 0


def test_the_purse_keeps_the_better_actions() -> None:
    castle, theatre, armies = ACTIONS.index("castle"), ACTIONS.index("theatre"), ACTIONS.index("armies_5")
    order = list(range(len(ACTIONS)))
    gains = {castle: 3.0, theatre: 2.0, armies: 1.0}

    def kept(cash: int, income: int, coming: list[int]) -> set[int]:
        return set(best_spending(gains, cash, income, 0.1, [coming]).kept)

    assert kept(7, 0, order) == {castle, theatre, armies}
    assert kept(6, 0, order) == {castle, theatre}
    assert kept(3, 0, order) == {castle}
    assert kept(4, 3, order) == {castle, theatre, armies}  # tax comes before the armies
    assert kept(2, 5, order[::-1]) == {castle, theatre}  # after them


def test_h5_a_tax_still_hidden_may_come_early_or_late() -> None:
    hidden = [*ACTIONS[5:], *[None] * 5]
    assert {each.index(ACTIONS.index("tax")) for each in orders({"actions": {"open": hidden}})} == {5, 6, 7, 8, 9}
    assert len(orders({"actions": {"open": [*ACTIONS[:5], *[None] * 5]}})) == 1


def test_cards_are_laid_in_the_best_way_there_is() -> None:
    rng = Random(3)
    for rows, columns in ((1, 1), (2, 4), (4, 4), (4, 6), (5, 5)):
        worth = [[rng.uniform(-2, 5) for _ in range(columns)] for _ in range(rows)]
        found = best_assignment(worth)
        assert len(set(found)) == rows
        best = max(
            sum(worth[row][column] for row, column in enumerate(way)) for way in permutations(range(columns), rows)
        )
        assert sum(worth[row][column] for row, column in enumerate(found)) == pytest.approx(best)


# Majorities


def test_h23_who_leads_is_likelier_to_have_the_majority() -> None:
    assert prospect((2, 1, 0), 0, 1) > prospect((2, 1, 0), 1, 1) > prospect((2, 1, 0), 2, 1)
    assert prospect((2, 1, 0), 0, 1) > prospect((2, 1, 0), 0, 4)
    assert sum(prospect((2, 1, 1), seat, 2) for seat in range(3)) == pytest.approx(1)


def test_h23_a_castle_does_more_for_majorities_than_a_theatre() -> None:
    seen = sight(with_lands(begun(), SCATTERED))
    castle, theatre = (building_gain(seen, PROVINCE["aki"], kind) for kind in (0, 2))
    assert castle > theatre > 0


# Marches


def acting(lands: dict[str, tuple[int, int, int]], options: dict[str, Any]) -> State:
    """Seat 0 marches from Kaga, the first action of the round."""
    state = with_lands(begun(options=options), lands)
    for seat in range(4):
        hand = state.view(seat, events=False)["hand"]
        if seat == 0:
            state.play(seat, ["plan", "battle_a", "kaga"])
        while state.legal(seat) and state.legal(seat) != [["ready"]]:
            fitting = [move for move in state.legal(seat) if move[2] not in hand or move[2] not in PROVINCE]
            state.play(seat, (fitting or state.legal(seat))[0])
        state.play(seat, ["ready"])
    position = state.dump()["position"]
    state = changed(state, actions=["battle_a", *(each for each in position["actions"] if each != "battle_a")])
    while next(iter(state.pending.values())).kind == "place":
        seat = next(iter(state.pending))
        state.play(seat, state.legal(seat)[0])
    return state


def chosen(state: State) -> Move:
    seat = next(iter(state.pending))
    return STEADY.choose(state, seat, Random(1))[0]


AROUND_KAGA = dict.fromkeys(("echizen", "etchu", "hida", "noto", "tajima"), (1, 8, 0))


def test_h10_a_hopeless_battle_is_declined_where_one_may() -> None:
    lands = {"kaga": (0, 2, 0), "aki": (0, 2, 0), **AROUND_KAGA}
    assert chosen(acting(lands, {"may_decline_move": True})) == ["stay"]
    assert chosen(acting(lands, {"may_decline_move": False}))[0] == "target"


def test_a_weak_neighbour_is_attacked_with_enough_armies() -> None:
    lands = {"kaga": (0, 9, 0), "aki": (0, 2, 0)} | dict.fromkeys(AROUND_KAGA, (1, 4, 0)) | {"hida": (1, 2, 0)}
    state = acting(lands, {"may_decline_move": True})
    assert chosen(state) == ["target", "hida"]
    state.play(0, ["target", "hida"])
    assert chosen(state)[0] == "armies"
    assert int(chosen(state)[1]) >= 4


def test_an_attack_is_worth_the_more_the_more_armies_are_sent_against_many() -> None:
    state = with_lands(begun(), {"kaga": (0, 12, 0), "hida": (1, 4, 0)})
    command = SteadyCommand(sight(state))
    odds = [command.odds(PROVINCE["hida"], sent).more for sent in range(1, 12)]
    assert odds == sorted(odds)


def test_who_leads_is_the_first_rival() -> None:
    state = with_lands(begun(), {"kaga": (0, 9, 0), "hida": (1, 2, 0), "noto": (2, 2, 0), "mutsu": (3, 2, 0)})
    for leader in (1, 2):
        scores = [30 if seat == leader else 10 for seat in range(state.setup.players)]
        rivalry = sight(changed(state, scores=scores)).rivalry
        assert max(rivalry) == rivalry[leader]
        assert sum(rivalry) == pytest.approx(1)
        assert rivalry[0] == 0


# Draft, bids, winter


def test_h2_the_draft_prefers_provinces_beside_its_own() -> None:
    seen = sight(with_lands(begun(), SCATTERED))
    theirs = {id: (1, armies, unrest) for id, (_, armies, unrest) in SCATTERED.items()}
    other = sight(with_lands(begun(), theirs | {"mutsu": (0, 2, 0)}))
    for id in ("iwami", "etchu"):
        assert draft.draft_worth(seen, PROVINCE[id]) > draft.draft_worth(other, PROVINCE[id])


def test_h8_a_higher_bid_is_worth_more_where_places_differ() -> None:
    places = [2.0, 0.5, 0.4, 0.2, 0.0]
    by_bid = [bid.bid_worth(places, 4, outbid) for outbid in bid.OUTBID]
    assert by_bid == sorted(by_bid)
    same = [bid.bid_worth([1.0] * 5, 5, outbid) for outbid in bid.OUTBID]
    assert same == pytest.approx([1.0] * 5)


def test_h22_all_drawn_revolts_are_fought() -> None:
    state = begun()
    state = changed(state, season="autumn", rice=[0] * state.setup.players, **_autumn(state))
    assert told(played_on(state), "revolts_drawn")


def _autumn(state: State) -> dict[str, Any]:
    position = state.dump()["position"]
    opened = position["open_events"]
    return {"open_events": opened[:2], "gone_events": opened[2:]}
