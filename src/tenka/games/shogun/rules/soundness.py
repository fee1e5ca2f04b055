"""What a position must hold so that play can go on from it."""

from tenka.games.shogun.rules import draft
from tenka.games.shogun.rules.actions import marching
from tenka.games.shogun.rules.pieces import (
    ACTIONS,
    ARMIES,
    ARMY_1,
    BATTLE_A,
    BID,
    BUILDING_COUNT,
    BUILDING_STOCK,
    BUILDINGS,
    EVENTS,
    EVENTS_A_YEAR,
    FARMERS,
    GROUP_SIZES,
    NO_CARD,
    PLACES,
    PROVINCES,
    REGIONS,
    SITES,
    SPACE_COUNT,
    WINTER,
    YEARS,
)
from tenka.games.shogun.rules.planning import biddable
from tenka.games.shogun.rules.position import (
    DRAFT,
    GROUPS,
    MARCH,
    MOVE,
    NOBODY,
    NOTHING,
    OVER,
    PLACING,
    PLANNING,
    REVOLTS,
    Position,
    bits,
)
from tenka.kernel.errors import BadInput

DRAFTING = (DRAFT, GROUPS)


def demand(held: object, where: str) -> None:
    """What is read must be so."""
    if not held:
        raise BadInput("bad-dump", {"where": f"$.position.{where}"})


def check(p: Position) -> None:
    """Everything, or BadInput says where it is not so."""
    _check_land(p)
    _check_pieces(p)
    _check_tower(p)
    _check_events(p)
    _check_cards(p)
    _check_draft(p)
    demand((p.seat == NOBODY) == (p.phase in (PLANNING, OVER)), "seat")
    demand((p.province != NOTHING) == (p.phase in (MARCH, MOVE)), "province")
    demand(p.target == NOTHING or p.province != NOTHING, "target")
    demand((len(p.rising) > 1) == (p.phase == REVOLTS) and len(p.rising) != 1, "rising")
    demand((p.season == WINTER) == (p.phase in (REVOLTS, OVER)), "season")
    demand(len(p.winters) == (p.year if p.phase == OVER else p.year - 1), "winters")
    for winter in p.winters:
        _check_winter(p, winter)
    if p.phase == PLANNING:
        _check_planning(p)
    elif p.phase == PLACING:
        _check_placing(p)
    elif p.phase in (MARCH, MOVE):
        _check_march(p)
    elif p.phase == REVOLTS:
        _check_revolts(p)
    elif p.phase == OVER:
        demand(p.year == YEARS and sorted(p.order) == list(range(p.players)), "order")


def _check_land(p: Position) -> None:
    for province in range(len(PROVINCES)):
        mine = p.owner[province] >= 0
        demand(mine == (p.armies[province] > 0), "provinces")
        demand(mine or p.buildings[province] == p.unrest[province] == 0, "provinces")
        demand(BUILDING_COUNT[p.buildings[province]] <= SITES[province], "provinces")


def _check_pieces(p: Position) -> None:
    """No piece more, no piece less (H25)."""
    for seat in range(p.players):
        standing = sum(p.armies[province] for province in bits(p.owned[seat]))
        demand(standing + p.supply[seat] + p.upper[seat] + p.lower[seat] + p.tray[seat] == ARMIES, "seats")
    last = p.players
    demand(p.farmers + p.upper[last] + p.lower[last] + p.tray[last] == FARMERS, "farmers")
    for kind in range(len(BUILDINGS)):
        built = sum(standing >> kind & 1 for standing in p.buildings)
        demand(built + p.stock[kind] == BUILDING_STOCK[kind], "stock")


def _check_tower(p: Position) -> None:
    resting = [above + below for above, below in zip(p.upper, p.lower, strict=True)]
    if p.throws is None:
        demand(p.phase in DRAFTING and not any(resting) and not any(p.tray), "throws")
    else:
        demand(p.phase not in DRAFTING and resting == p.throws.resting, "throws")
        demand(not p.flat or not any(p.lower), "lower")


def _check_events(p: Position) -> None:
    current = [] if p.event == NOTHING else [p.event]
    everywhere = p.event_stack + p.open_events + current + p.gone_events
    demand(sorted(everywhere) == list(range(len(EVENTS))), "events")
    drafting = p.phase in DRAFTING
    years = 0 if drafting else p.year
    demand(len(p.event_stack) == len(EVENTS) - years * EVENTS_A_YEAR, "event_stack")
    opened = 0 if drafting or p.phase == OVER else EVENTS_A_YEAR - p.season
    demand(len(p.open_events) + len(current) == opened, "open_events")
    demand((p.event != NOTHING) == (p.phase in (PLACING, MARCH, MOVE)), "event")


def _check_cards(p: Position) -> None:
    """Action and special cards, and what lies on the planning boards."""
    drafting = p.phase in DRAFTING
    demand(len(p.actions) == (0 if drafting else len(ACTIONS)), "actions")
    demand(len(p.specials) == (0 if drafting else PLACES), "specials")
    demand(p.gained == 0 or p.event != NOTHING, "gained")
    seated = [seat for seat in p.places if seat != NOBODY]
    demand(len(set(seated)) == len(seated), "places")
    for seat in range(p.players):
        plan = p.plan[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
        demand(p.phase in (PLANNING, PLACING, MARCH, MOVE) or plan.count(NOTHING) == SPACE_COUNT, "seats")
        demand(p.laid[seat] & ~p.cards(seat) == 0, "seats")
        demand(p.event != NOTHING or p.shown[seat] == 0, "seats")
        empty = plan.count(NO_CARD)
        demand(empty == 0 or p.event != NOTHING or empty <= SPACE_COUNT - p.cards(seat).bit_count(), "seats")
        if p.event != NOTHING:
            for space, card in enumerate(plan):
                demand(card != NOTHING or p.shown[seat] >> space & 1, "seats")
            demand(p.laid[seat] & p.gained == 0, "gained")


def _check_draft(p: Position) -> None:
    counts = [sum(p.groups[seat * len(GROUP_SIZES) :][: len(GROUP_SIZES)]) for seat in range(p.players)]
    cards = [*p.stack, *p.open, *([] if p.card == NOTHING else [p.card])]
    if p.phase not in DRAFTING:
        demand(not any(counts) and not cards and p.under == 0 and not p.renewed and not any(p.last_open), "stack")
        return
    demand(len(set(cards)) == len(cards) and all(p.owner[card] == NOBODY for card in cards), "stack")
    demand(set(cards) == {each for each in p.ground.inside if p.owner[each] == NOBODY}, "stack")
    demand(p.under <= len(p.stack), "under")
    demand((p.card != NOTHING) == (p.phase == GROUPS), "card")
    demand(len(p.open) <= draft.OPEN_CARDS and (p.open or p.stack or p.card != NOTHING), "open")
    demand(sum(counts) <= len(cards), "seats")
    turns = [counts[(p.seat + place) % p.players] for place in range(p.players)]
    demand(turns[0] > 0 and turns == sorted(turns, reverse=True) and turns[-1] >= turns[0] - 1, "seats")
    groups = [
        sum(size * p.groups[seat * len(GROUP_SIZES) + place] for place, size in enumerate(GROUP_SIZES))
        for seat in range(p.players)
    ]
    demand(all(p.supply[seat] >= armies for seat, armies in enumerate(groups)), "seats")


def _check_winter(p: Position, winter: list[int]) -> None:
    seats = 2 * p.players
    demand(len(winter) == 1 + seats + len(REGIONS) * len(BUILDINGS), "winters")
    demand(winter[0] < len(EVENTS), "winters")
    demand(all(mask < 1 << p.players for mask in winter[1 + seats :]), "winters")


def _check_planning(p: Position) -> None:
    demand(p.ready < (1 << p.players) - 1, "seats")
    demand(not p.order and p.step == NOTHING and p.places.count(NOBODY) == PLACES, "order")
    for seat in range(p.players):
        bid = p.plan[seat * SPACE_COUNT + BID]
        demand(bid == NOTHING or biddable(p, seat) >> bid & 1, "seats")
        plan = p.plan[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
        demand(NOTHING not in plan or not p.ready >> seat & 1, "seats")


def _check_placing(p: Position) -> None:
    demand(sorted(p.bid_order) == list(range(p.players)) and not p.order, "bid_order")
    demand(p.bid_next < p.players and p.step == NOTHING, "bid_next")
    demand(p.seat == p.bid_order[p.bid_next], "seat")
    demand({seat for seat in p.places if seat != NOBODY} == set(p.bid_order[: p.bid_next]), "places")
    demand(p.gained == 0, "gained")


def _check_march(p: Position) -> None:
    demand(p.order == [seat for seat in p.places if seat != NOBODY], "order")
    demand(len(p.order) == p.players and p.turn < p.players and p.seat == p.order[p.turn], "order")
    demand(p.step != NOTHING, "step")
    action = p.actions[p.step]
    demand(action == ARMY_1 if p.phase == MOVE else action >= BATTLE_A, "phase")
    demand(p.plan[p.seat * SPACE_COUNT + 1 + action] == p.province, "province")
    demand(p.owner[p.province] == p.seat and p.armies[p.province] > 1, "province")
    targets = marching.targets(p)
    demand(targets and (p.target == NOTHING or p.target in targets), "target")


def _check_revolts(p: Position) -> None:
    demand(sorted(p.order) == list(range(p.players)) and p.turn < p.players, "order")
    demand(p.seat == p.order[p.turn], "seat")
    demand(all(p.owner[province] == p.seat for province in p.rising), "rising")
    demand(max(p.missing) <= len(PROVINCES), "seats")
    demand(all(p.missing[seat] <= p.owned[seat].bit_count() for seat in p.order[p.turn + 1 :]), "seats")
