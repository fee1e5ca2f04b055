"""What must hold between the fields of a position so that play can go on from it: the laws that a dump is read by."""

from collections.abc import Callable

from tenka.games.shogun.rules import draft
from tenka.games.shogun.rules.actions import marching
from tenka.games.shogun.rules.components.pieces import (
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
    SITES,
    SPACE_COUNT,
    WINTER,
    YEARS,
)
from tenka.games.shogun.rules.planning import biddable, empty_left
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
)
from tenka.games.shogun.rules.scoring import is_winter
from tenka.toolkit.declaration.fields import Law, when
from tenka.toolkit.holdings.lists import bits


def _plan(p: Position, seat: int) -> list[int]:
    return p.plan[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]


def _groups(p: Position, seat: int) -> list[int]:
    return p.groups[seat * len(GROUP_SIZES) : (seat + 1) * len(GROUP_SIZES)]


def _is_drafting(p: Position) -> bool:
    return p.phase in (DRAFT, GROUPS)


def _is_inhabited(p: Position, province: int) -> bool:
    """Armies stand where somebody rules, and nowhere else."""
    if p.owner[province] < 0:
        return p.armies[province] == p.buildings[province] == p.unrest[province] == 0
    return p.armies[province] > 0 and BUILDING_COUNT[p.buildings[province]] <= SITES[province]


def _has_all_armies(p: Position, seat: int) -> bool:
    standing = sum(p.armies[province] for province in bits(p.owned[seat]))
    return standing + p.supply[seat] + p.upper[seat] + p.lower[seat] + p.tray[seat] == ARMIES


def _are_all_built(p: Position, kind: int) -> bool:
    return sum(standing >> kind & 1 for standing in p.buildings) + p.stock[kind] == BUILDING_STOCK[kind]


def _tower_is_as_seen(p: Position) -> bool:
    resting = [above + below for above, below in zip(p.upper, p.lower, strict=True)]
    if p.throws is None:
        return _is_drafting(p) and not any(resting) and not any(p.tray)
    return not _is_drafting(p) and resting == p.throws.resting and not (p.flat and any(p.lower))


def _events_laid_out(p: Position) -> int:
    """How many events have left the stack."""
    return 0 if _is_drafting(p) else EVENTS_A_YEAR * p.year


def _open_events(p: Position) -> int:
    """How many events are open, this round's among them."""
    return 0 if _is_drafting(p) or p.phase == OVER else EVENTS_A_YEAR - p.season


def _can_lie(p: Position, seat: int) -> bool:
    """Whether a planning board holds cards of its own, none twice, and no more empty spaces than are needed."""
    plan, own = _plan(p, seat), p.cards(seat)
    cards = [card for card in plan if card not in (NOTHING, NO_CARD)]
    if len(set(cards)) < len(cards) or p.laid[seat] & ~own:
        return False
    if p.event == NOTHING:
        return NO_CARD not in plan or empty_left(p, seat) >= 0
    served = all(card != NOTHING or p.shown[seat] >> space & 1 for space, card in enumerate(plan))
    return served and p.laid[seat] & p.gained == 0


def _is_planned(p: Position, seat: int) -> bool:
    """Whether a board can be as it is while its seat still plans."""
    plan = _plan(p, seat)
    bid = plan[BID]
    return (bid == NOTHING or biddable(p, seat) >> bid & 1 == 1) and not (NOTHING in plan and p.ready >> seat & 1)


def _draft_cards(p: Position) -> list[int]:
    return [*p.stack, *p.open, *([] if p.card == NOTHING else [p.card])]


def _takes_turns(p: Position) -> bool:
    """Whoever is at the move has as many groups left as anybody, the others in order as many or one less."""
    counts = [sum(_groups(p, (p.seat + place) % p.players)) for place in range(p.players)]
    return counts[0] > 0 and counts == sorted(counts, reverse=True) and counts[-1] >= counts[0] - 1


def _can_place_groups(p: Position, seat: int) -> bool:
    return p.supply[seat] >= sum(size * count for size, count in zip(GROUP_SIZES, _groups(p, seat), strict=True))


def _marches(p: Position) -> bool:
    """Whether the one at the move has an army to lead, and somewhere to go."""
    action, targets = p.actions[p.step], marching.targets(p)
    return (
        (action == ARMY_1 if p.phase == MOVE else action >= BATTLE_A)
        and p.plan[p.seat * SPACE_COUNT + 1 + action] == p.province
        and p.owner[p.province] == p.seat
        and marching.can_leave(p, p.province)
        and len(targets) > 0
        and (p.target == NOTHING or p.target in targets)
    )


def _all(p: Position, holds: Callable[[Position, int], object]) -> bool:
    """Whether it holds for every seat."""
    return all(holds(p, seat) for seat in range(p.players))


def _seats(seats: list[int]) -> list[int]:
    return [seat for seat in seats if seat != NOBODY]


def _events(p: Position) -> list[int]:
    return p.event_stack + p.open_events + p.gone_events + ([] if p.event == NOTHING else [p.event])


def _is_marching(p: Position) -> bool:
    return p.phase in (MARCH, MOVE)


def _is_everybody(p: Position, seats: list[int]) -> bool:
    return sorted(seats) == list(range(p.players))


LAWS = [
    Law("owner", lambda p: all(_is_inhabited(p, province) for province in range(len(PROVINCES)))),
    Law("supply", lambda p: _all(p, _has_all_armies)),  # H25: no piece more, no piece less
    Law("farmers", lambda p: p.farmers + p.upper[-1] + p.lower[-1] + p.tray[-1] == FARMERS),
    Law("stock", lambda p: all(_are_all_built(p, kind) for kind in range(len(BUILDINGS)))),
    Law("throws", _tower_is_as_seen),
    Law("events", lambda p: sorted(_events(p)) == list(range(len(EVENTS)))),
    Law("event_stack", lambda p: len(p.event_stack) == len(EVENTS) - _events_laid_out(p)),
    Law("open_events", lambda p: len(p.open_events) + (p.event != NOTHING) == _open_events(p)),
    Law("event", lambda p: (p.event != NOTHING) == (p.phase in (PLACING, MARCH, MOVE))),
    Law("actions", lambda p: len(p.actions) == (0 if _is_drafting(p) else len(ACTIONS))),
    Law("specials", lambda p: len(p.specials) == (0 if _is_drafting(p) else PLACES)),
    Law("gained", lambda p: p.gained == 0 or p.event != NOTHING),
    Law("shown", lambda p: p.event != NOTHING or not any(p.shown)),
    Law("places", lambda p: len(set(_seats(p.places))) == len(_seats(p.places))),
    Law("plan", lambda p: p.phase in (PLANNING, PLACING, MARCH, MOVE) or set(p.plan) == {NOTHING}),
    Law("plan", lambda p: _all(p, _can_lie)),
    Law("seat", lambda p: (p.seat == NOBODY) == (p.phase in (PLANNING, OVER))),
    Law("province", lambda p: (p.province != NOTHING) == _is_marching(p)),
    Law("target", lambda p: p.target == NOTHING or p.province != NOTHING),
    Law("rising", lambda p: (len(p.rising) > 1) == (p.phase == REVOLTS) and len(p.rising) != 1),
    Law("season", lambda p: (p.season == WINTER) == (p.phase in (REVOLTS, OVER))),
    Law("winters", lambda p: len(p.winters) == (p.year if p.phase == OVER else p.year - 1)),
    Law("winters", lambda p: all(is_winter(winter, p.players) for winter in p.winters)),
    *when(
        lambda p: not _is_drafting(p),
        Law("stack", lambda p: not (_draft_cards(p) or p.under or p.renewed)),
        Law("groups", lambda p: not (any(p.groups) or any(p.last_open))),
    ),
    *when(
        _is_drafting,
        Law("stack", lambda p: len(set(_draft_cards(p))) == len(_draft_cards(p))),
        Law("stack", lambda p: set(_draft_cards(p)) == {each for each in p.ground.inside if p.owner[each] == NOBODY}),
        Law("under", lambda p: p.under <= len(p.stack)),
        Law("card", lambda p: (p.card != NOTHING) == (p.phase == GROUPS)),
        Law("open", lambda p: len(p.open) <= draft.OPEN_CARDS and len(_draft_cards(p)) > 0),
        Law("groups", lambda p: sum(p.groups) <= len(_draft_cards(p))),
        Law("groups", _takes_turns),
        Law("groups", lambda p: _all(p, _can_place_groups)),
    ),
    *when(
        lambda p: p.phase == PLANNING,
        Law("ready", lambda p: p.ready < (1 << p.players) - 1),
        Law("order", lambda p: not p.order and p.step == NOTHING),
        Law("places", lambda p: not _seats(p.places)),
        Law("plan", lambda p: _all(p, _is_planned)),
    ),
    *when(
        lambda p: p.phase == PLACING,
        Law("bid_order", lambda p: _is_everybody(p, p.bid_order) and not p.order),
        Law("bid_next", lambda p: p.bid_next < p.players and p.step == NOTHING),
        Law("seat", lambda p: p.seat == p.bid_order[p.bid_next]),
        Law("places", lambda p: set(_seats(p.places)) == set(p.bid_order[: p.bid_next])),
        Law("gained", lambda p: p.gained == 0),
    ),
    *when(
        _is_marching,
        Law("order", lambda p: len(p.order) == p.players and p.order == _seats(p.places)),
        Law("seat", lambda p: p.seat == p.order[p.turn]),
        Law("step", lambda p: p.step != NOTHING),
        Law("province", _marches),
    ),
    *when(
        lambda p: p.phase == REVOLTS,
        Law("order", lambda p: _is_everybody(p, p.order) and p.seat == p.order[p.turn]),
        Law("rising", lambda p: all(p.owner[province] == p.seat for province in p.rising)),
        Law("missing", lambda p: max(p.missing) <= len(PROVINCES)),
        Law("missing", lambda p: all(p.missing[seat] <= p.owned[seat].bit_count() for seat in p.order[p.turn + 1 :])),
    ),
    *when(
        lambda p: p.phase == OVER,
        Law("order", lambda p: p.year == YEARS and _is_everybody(p, p.order)),
    ),
]
