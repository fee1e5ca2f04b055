"""What a steady bot makes of Tenjo."""

from random import Random
from typing import Any

import pytest

from tenka.bots import bot
from tenka.games.tenjo import GAME
from tenka.games.tenjo.bot.steady import trade
from tenka.games.tenjo.bot.steady.holding import guard, kept, spare
from tenka.games.tenjo.bot.steady.march import SteadyMarshal
from tenka.games.tenjo.bot.steady.odds import chance_to_win, engaged, outlook
from tenka.games.tenjo.bot.steady.rings import cheapest
from tenka.games.tenjo.bot.steady.roads import leader_goals, roads, water_goals, wind_steps
from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.games.tenjo.bot.steady.worth import castle_prize, holding_worths, item_worth
from tenka.games.tenjo.rules.components.pieces import NEAR, POINT, POINTS, PROVINCE, SITES
from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tests.games.tenjo.positions import FAR, FAR_CASTLE, House, at_move, attack, changed, decision, play, table

STEADY = bot(GAME, "steady")
AWAY = House(samurai={"kii_castle_a": 60}, daimyo=["kii"], castles={"kii_castle_a": 25})


def chosen(state: State, seat: int | None = None) -> Move:
    """What a steady bot does."""
    asked = at_move(state) if seat is None else seat
    return STEADY.choose(state, asked, Random(1))[0]


def act(state: State, verb: str) -> list[Move]:
    """The steps of a steady bot up to one with this verb."""
    steps: list[Move] = []
    while not steps or steps[-1][0] != verb:
        steps.append(chosen(state))
        play(state, steps[-1])
    return steps


def sight(state: State, seat: int = 0) -> SteadySight:
    return SteadySight(state.view(seat, events=False))


def house(**words: Any) -> House:
    """One at home in Mino, with something changed."""
    home: dict[str, Any] = {"samurai": {"mino_castle_a": 60}, "daimyo": ["mino"], "castles": {"mino_castle_a": 25}}
    return House(**{**home, **words})


# The turn


def test_t6_income_comes_before_the_dice_and_is_koku() -> None:
    state = table(house(samurai={"mino_castle_a": 80, "mino_res": 1}), AWAY, points=None)
    assert chosen(state) == ["koku_and_roll", "mino_castle_a"]
    play(state, ["income"])
    assert chosen(state)[0] == "koku_to"


def test_t6_a_resource_point_is_taken_with_a_party() -> None:
    state = table(house(), AWAY, points=9)
    act(state, "end")
    held = state.view(0, events=False)["own"]["samurai"]
    assert held["mino_res"] == 1000
    assert held["mino_castle_a"] >= 40_000


def test_t9_steps_that_are_not_worth_an_action_point_are_left() -> None:
    state = table(house(samurai={"mino_castle_a": 5}), AWAY, points=9)
    assert chosen(state) == ["end"]


def test_t9_no_errand_leads_back_to_where_samurai_came_from_in_this_turn() -> None:
    state = table(house(samurai={"mino_castle_a": 12, "mino_w5": 30}), AWAY, points=9)
    here = POINT["mino_w5"]
    tempting = {each.first for each in SteadyMarshal(sight(state)).errands([here])}
    assert tempting
    for first in tempting:
        came = changed(state, marched=[[POINTS[first], "mino_w5"]])
        assert first not in {each.first for each in SteadyMarshal(sight(came)).errands([here])}


def test_t12_a_daimyo_keeps_samurai_around_him() -> None:
    lonely = house(samurai={"mino_castle_a": 20, "owari_w5": 9}, daimyo=["mino", "owari"])
    state = table(lonely, AWAY)
    assert kept(sight(state), POINT["owari_w5"]) == 1
    assert spare(sight(state), POINT["owari_w5"]) == 8


def test_t21_a_castle_keeps_more_samurai_with_somebody_near() -> None:
    near = House(samurai={"mino_w5": 60}, daimyo=["mino", "kii"], castles={"kii_castle_a": 25})
    site = SITES.index("mino_castle_a")
    assert guard(sight(table(house(), near)), site) > guard(sight(table(house(), AWAY)), site)


def test_t7_a_daimyo_is_led_to_where_samurai_wait_for_one() -> None:
    army = house(samurai={"mino_castle_a": 20, "B_mino_owari": 40}, daimyo=["mino", "mino"])
    state = table(army, AWAY, points=9)
    steps = act(state, "lead_to")
    assert steps[-1][1] == "mino"
    assert steps[-1][2] in {"omi", "owari"}


def test_t7_the_family_leaves_a_castle_in_danger() -> None:
    army = House(samurai={"mino_w5": 60}, daimyo=["mino"], castles={"kii_castle_a": 25})
    two = house(
        samurai={"mino_castle_a": 2, "echizen_castle_a": 50},
        daimyo=["mino", "echizen"],
        castles={"mino_castle_a": 30, "echizen_castle_a": 0},
    )
    state = table(two, army, points=0)
    assert act(state, "to_castle") == [["ship", "mino_castle_a"], ["send", "all"], ["to_castle", "echizen_castle_a"]]
    assert chosen(state) == ["end"]


def test_t13_an_empty_castle_is_attacked_and_garrisoned() -> None:
    empty = House(samurai={"kii_w1": 9}, daimyo=["kii"], castles={"owari_castle_a": 9})
    here = house(samurai={"mino_castle_a": 20, "owari_w2": 40, "owari_w7": 9}, daimyo=["mino", "owari", "owari"])
    state = table(here, empty, cards={"owari_castle_a": "CC08"})
    assert act(state, "assault") == [["assault", "owari_castle_a", 1]]
    begun = table(here, empty, cards={"owari_castle_a": "CC08"})
    play(begun, ["attack", "owari_castle_a", 1])
    steps = act(begun, "declare")
    assert len(steps) == len([step for step in steps if step[0] == "with"]) + 1, "what is begun is gone on with"


def test_t13_a_strong_castle_is_left_alone() -> None:
    here = house(samurai={"mino_castle_a": 20, "owari_w2": 8}, daimyo=["mino", "owari"])
    strong = House(samurai={"owari_castle_a": 90}, daimyo=["owari"], castles={"owari_castle_a": 9})
    state = table(here, strong, cards={"owari_castle_a": "CC04"})
    assert not {"attack", "assault"} & {step[0] for step in act(state, "end")}


def test_t38_who_rules_alone_says_so_and_nobody_yields() -> None:
    landless = House(samurai={"kii_w1": 9})
    assert chosen(table(house(), landless)) == ["shogun"]
    state = table(house(), AWAY)
    play(state, ["shogun"])
    assert decision(state) == "yield"
    assert chosen(state) == ["pass"]


# Battles


def besieged(**words: Any) -> State:
    """Seat 1 attacks the castle of seat 0 with 60,000."""
    enemy = House(samurai={"mino_w5": 60, "kii_w1": 5}, daimyo=["mino", "kii"], castles={"kii_castle_a": 25})
    defender = house(**{"samurai": {"mino_castle_a": 9}, **words})
    state = table(defender, enemy, turn=1, cards={"mino_castle_a": "CC08"})
    attack(state, "mino_castle_a", 0, "mino_w5")
    while decision(state) != "cards" or at_move(state) != 0:
        play(state, ["pass"])
    return state


def test_t16_void_protects_a_castle() -> None:
    assert chosen(besieged()) == ["pass"]
    state = besieged(hand=["void", "ring_1", "ring_2"])
    assert [step[0] for step in act(state, "cast")] == ["element", "ring", "ring", "cast"]


def test_t16_fire_kills_the_only_leader_of_an_attack() -> None:
    state = besieged(hand=["fire", "void", "ring_1", "ring_2"])
    assert act(state, "burn_daimyo")[-1] == ["burn_daimyo", 1, "mino"]


def test_t16_earth_strikes_a_large_stack() -> None:
    state = besieged(hand=["earth", "ring_1"])
    assert act(state, "at")[-1] == ["at", "mino_w5"]


def test_t16_void_is_not_spent_on_a_few_samurai() -> None:
    enemy = House(samurai={"mino_w5": 60}, daimyo=["mino", "kii"], castles={"kii_castle_a": 25})
    near = next(POINTS[point] for point in NEAR[POINT["mino_w5"]] if POINTS[point] != "mino_castle_a")
    state = table(house(samurai={"mino_castle_a": 20, near: 1}, hand=["void", "ring_2"]), enemy, turn=1)
    attack(state, near, 0, "mino_w5")
    while decision(state) != "cards" or at_move(state) != 0:
        assert chosen(state)[0] in {"pass", "join"}
        play(state, ["pass"])
    assert chosen(state) == ["pass"]


@pytest.mark.parametrize("begun", [1, 2, 3])
def test_t16_a_march_by_a_card_that_somebody_else_began_is_brought_to_its_end(begun: int) -> None:
    state = besieged(samurai={"mino_castle_a": 9, "mino_w1": 7}, hand=["wind", "ring_5"])
    play(state, ["element", "wind"], ["ring", 5], ["march", "mino_w1"])
    steps: list[list[str | int]] = [["to", "mino_castle_a"], ["send", 5], ["send", 1]]
    for step in steps[:begun]:
        play(state, step)
    while state.view(0)["step"]:
        play(state, chosen(state))
    assert state.view(0)["battle"]["defenders"][0]["samurai"] == 16_000


@pytest.mark.parametrize(("garrison", "unmasks"), [(20, True), (1, False)])
def test_t10_a_shadow_warrior_turns_up_before_the_first_dice_where_he_is_needed(garrison: int, unmasks: bool) -> None:
    me = house(samurai={"mino_castle_a": 20, "owari_w2": 30}, daimyo=["mino", "owari"], shadows=["owari"])
    foe = House({"owari_castle_a": garrison, **FAR}, ["owari"], {"owari_castle_a": 40, **FAR_CASTLE})
    state = table(me, foe, cards={"owari_castle_a": "CC08"})
    attack(state, "owari_castle_a", 1, "owari_w2")
    while decision(state) != "cards" or at_move(state) != 0:
        play(state, ["pass"])
    steps = act(state, "at" if unmasks else "pass")
    assert steps == ([["unmask", "owari"], ["at", "owari_w2"]] if unmasks else [["pass"]])


@pytest.mark.parametrize(("castles", "word"), [(1, "lend"), (3, "pass")])
def test_t13_an_ally_is_led_unless_he_stands_best(castles: int, word: str) -> None:
    homes = dict.fromkeys(["tango_castle_a", "harima_castle_a", "echizen_castle_a"][:castles], 0)
    asks = House({"echizen_w4": 20, "kii_w1": 1}, ["kii"], homes, family={"son": "mino_castle_a"})
    foe = House({"echizen_w6": 9, **FAR}, ["kii", "kii"], FAR_CASTLE)
    leader = house(samurai={"mino_castle_a": 20, "echizen_w1": 5}, daimyo=["echizen"])
    state = table(asks, foe, leader)
    attack(state, "echizen_w6", 1, "echizen_w4")
    assert (decision(state), at_move(state)) == ("consent", 2)
    assert chosen(state) == [word]


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        (["fire", "void", "ring_1", "ring_3"], ["element", "fire"]),
        (["void", "ring_1", "ring_3"], ["element", "void"]),
        (["void", "ring_1"], ["pass"]),
    ],
)
def test_t27_fire_is_answered_by_its_like_or_by_void(hand: list[str], answer: list[str]) -> None:
    burner = House(samurai={"kii_castle_a": 60}, daimyo=["kii"], castles={"kii_castle_a": 1}, hand=["fire", "ring_3"])
    state = table(house(hand=hand), burner, turn=1)
    play(state, ["element", "fire"], ["ring", 3], ["burn_daimyo", 0, "mino"])
    assert chosen(state, 0) == answer


def test_t22_fire_hits_others() -> None:
    state = table(house(hand=["fire", "ring_3"]), AWAY, month=12, points=0)
    assert act(state, "burn_daimyo")[-1] == ["burn_daimyo", 1, "kii"]


def test_t23_wind_brings_an_army_before_a_castle_and_a_daimyo_follows() -> None:
    here = house(daimyo=["mino", "mino"], hand=["wind", "ring_5", "ring_4"])
    weak = House(samurai={"kii_w1": 80}, daimyo=["kii"], castles={"owari_castle_a": 9})
    state = table(here, weak, points=None, cards={"owari_castle_a": "CC08"})
    assert act(state, "to")[0] == ["element", "wind"]
    led = act(state, "lead_to")[-1]
    assert (led[0], led[2]) == ("lead_to", "owari")
    assert act(state, "assault")[-1] == ["assault", "owari_castle_a", 1]


# Year's end


@pytest.mark.parametrize(("card", "component"), [("CC08", "koku"), ("CC04", "shadow")])
def test_t35_castles_bring_what_counts_most_at_the_end(card: str, component: str) -> None:
    state = table(house(), AWAY, cards={"mino_castle_a": card}, month=12, points=0, options={"years": 1})
    assert produced(state) == component


def test_t35_another_year_is_better_begun_with_a_daimyo() -> None:
    state = table(house(), AWAY, cards={"mino_castle_a": "CC04"}, month=12, points=0, options={"years": 2})
    assert produced(state) == "daimyo"


def produced(state: State) -> str:
    """What seat 0 takes for its castle."""
    for _ in range(300):
        move = chosen(state)
        if move[0] == "produce" and at_move(state) == 0:
            return str(move[1])
        play(state, move)
    raise AssertionError("no year's end")


def test_t33_nobody_recruits_at_the_end() -> None:
    events = played_on(GAME.new(3, 3, {"years": 1}))
    assert not told(events, "recruited")
    assert told(events, "upkeep")


# Trade


def offered(to: House, give: list[str], ask: list[str]) -> State:
    """Seat 1 has offered seat 0 something."""
    state = table(to, House(**{**vars(AWAY), "hand": ["void", "ring_5"]}))
    steps = [["give", item] for item in give] + [["ask", item] for item in ask]
    play(state, ["offer", 0], *steps, ["propose", "private"], seat=1)
    return state


def test_t29_fair_offers_are_accepted_and_others_declined() -> None:
    hand = ["water", "ring_1"]
    assert chosen(offered(house(hand=hand), ["void"], ["water"])) == ["accept", 1]
    assert chosen(offered(house(hand=hand), ["ring_5"], ["wife_0"])) == ["decline", 1]
    assert chosen(offered(house(hand=hand), [], ["water"])) == ["decline", 1]


def test_t29_a_card_held_twice_is_offered_for_koku() -> None:
    state = table(house(hand=["water", "earth", "earth", "ring_1"]), AWAY, points=None, month=1)
    steps = act(state, "propose")
    assert [step[0] for step in steps[:2]] == ["offer", "give"]
    assert steps[1] == ["give", "earth"]
    price = sum(int(step[1]) for step in steps if step[0] == "ask_koku")
    assert price == trade.price(sight(state), "earth")
    assert chosen(state)[0] != "offer"


@pytest.mark.parametrize("month", range(1, 13))
def test_t29_nobody_is_offered_the_same_month_by_month(month: int) -> None:
    third = House(samurai={"ise_castle_a": 60}, daimyo=["ise"], castles={"ise_castle_a": 25})
    state = table(house(hand=["earth", "earth", "ring_1"]), AWAY, third, points=None, month=month)
    assert chosen(state) == (["offer", month] if month < 3 else ["roll"])


def test_t29_one_who_has_none_finds_the_offer_fair() -> None:
    state = table(house(hand=["earth", "earth", "ring_1"]), AWAY, points=None, month=1)
    act(state, "propose")
    offer = trade.offers(sight(state, 1))[0]
    assert trade.gain(sight(state, 1), offer) > 0


# Knowledge


@pytest.mark.parametrize(("net", "chance"), [(-3, 0.340), (0, 0.475), (3, 0.610), (6, 0.7225), (10, 0.8375)])
def test_t19_the_chance_of_an_engagement(net: int, chance: float) -> None:
    assert chance_to_win(net) == pytest.approx(chance)


def test_t20_an_attack_that_does_not_pay_is_stopped() -> None:
    assert outlook(5, 90, -9, 100).worth == 0
    assert engaged(5, 90, -9, 100).worth < 0
    assert outlook(60, 10, 4, 100).chance > 0.9
    assert outlook(60, 10, 4, 100).worth > outlook(60, 30, 2, 100).worth > outlook(60, 60, 0, 100).worth


def test_t22_rings_are_laid_without_waste() -> None:
    assert sorted(cheapest([1, 2, 2, 5], 4)) == [2, 2]
    assert cheapest([1, 2, 5], 5) == [5]
    assert cheapest([1, 2], 9) == [1, 2]


def test_t9_roads_know_what_is_closed_and_unled() -> None:
    state = table(house(), AWAY)
    ways = roads(sight(state), POINT["mino_castle_a"])
    assert ways.effort[POINT["mino_res"]] == 2
    blocked = House(samurai={POINTS[ways.first[POINT["mino_res"]]]: 5}, daimyo=["mino"], castles={"kii_castle_a": 25})
    longer = roads(sight(table(house(), blocked)), POINT["mino_castle_a"])
    assert longer.effort[POINT["mino_res"]] > 2
    assert wind_steps(sight(state), POINT["mino_castle_a"], 2)[POINT["mino_res"]] == 2
    assert water_goals(sight(state), POINT["mino_castle_a"], 5) == {}


def test_t7_daimyo_go_where_samurai_are() -> None:
    seen = sight(table(house(samurai={"mino_castle_a": 9, "owari_w1": 5}), AWAY))
    assert leader_goals(seen, PROVINCE["mino"]) == {PROVINCE["owari"]}


def test_t36_a_border_is_worth_more_the_fewer_are_missing() -> None:
    one = sight(table(house(samurai={"mino_castle_a": 9}), AWAY, month=2))
    two = sight(table(house(samurai={"mino_castle_a": 9, "B_mino_owari": 1}), AWAY, month=2))
    border = POINT["B_mino_omi"]
    assert holding_worths(two)[border] > holding_worths(one)[border]


def test_t21_castles_are_worth_more_than_their_card() -> None:
    seen = sight(table(house(), AWAY))
    assert castle_prize(seen, SITES.index("kii_castle_a")) > 50


def test_t37_own_family_is_not_sold_cheap() -> None:
    seen = sight(table(house(), AWAY))
    assert item_worth(seen, "wife_0", given=True) > item_worth(seen, "void", given=False)


def test_errands_start_from_stacks_that_can_spare_somebody() -> None:
    seen = sight(table(house(), AWAY))
    for errand in SteadyMarshal(seen).errands():
        assert 0 < errand.amount <= spare(seen, errand.source)


# Whole games


def played_on(state: State, seed: int = 1) -> list[Event]:
    """All events of a game that steady bots play to its end."""
    rng = Random(seed)
    while state.pending:
        seat = min(state.pending)
        state.play(seat, STEADY.choose(state, seat, rng)[0])
    return state.events()


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [event.data for event in events if event.kind == kind]
