"""The game's own part of a dump: words and numbers, complete, readable, and checked when read."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from tenka.games.shogun.knowledge.throws import Throw, history
from tenka.games.shogun.rules.pieces import (
    ACTIONS,
    BUILDINGS,
    CARDS,
    EVENTS,
    GROUP_SIZES,
    NO_CARD,
    PROVINCE,
    PROVINCES,
    SEASONS,
    SPACES,
    SPECIALS,
)
from tenka.games.shogun.rules.position import NOBODY, NOTHING, PHASES, PLANNING, Position, bits
from tenka.games.shogun.rules.soundness import check, demand
from tenka.kernel.shape import shaped

T = TypeVar("T")
Small = Annotated[int, Meta(ge=0, le=10_000)]
Seat = Annotated[int, Meta(ge=0, le=4)]


class Land(msgspec.Struct, forbid_unknown_fields=True):
    """A province of somebody."""

    owner: Seat
    armies: Small
    buildings: list[str] = []
    unrest: Small = 0


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: what it has, its planning board, what of it everybody has seen, and its part in the draft."""

    chests: Small
    rice: Small
    score: Small
    supply: Small
    ready: bool
    plan: dict[str, str]
    shown: list[str]
    missing: Small
    groups: list[Small]
    last_open: list[str]


class Thrown(msgspec.Struct, forbid_unknown_fields=True):
    """A throw as everybody saw it."""

    thrown: list[Small]
    out: list[Small]


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Shogun."""

    phase: str
    seat: Seat | None
    year: Annotated[int, Meta(ge=1, le=2)]
    season: str
    provinces: dict[str, Land]
    seats: list[Player]
    farmers: Small
    stock: dict[str, Small]
    upper: list[Small]
    lower: list[Small]
    tray: list[Small]
    throws: list[Thrown]
    event_stack: list[str]
    open_events: list[str]
    event: str | None
    gone_events: list[str]
    actions: list[str]
    specials: list[str]
    places: list[Seat | None]
    order: list[Seat]
    step: Annotated[int, Meta(ge=-1, le=9)]
    turn: Seat
    gained: list[str]
    bid_order: list[Seat]
    bid_next: Small
    province: str | None
    target: str | None
    rising: list[str]
    winters: list[list[Small]]
    stack: list[str]
    under: Small
    open: list[str]
    card: str | None
    renewed: bool


def write(position: Position) -> dict[str, Any]:
    """A position in words and numbers."""
    p = position
    written = Written(
        phase=PHASES[p.phase],
        seat=_seat_or_none(p.seat),
        year=p.year,
        season=SEASONS[p.season],
        provinces={PROVINCES[each]: _land(p, each) for each in range(len(PROVINCES)) if p.owner[each] >= 0},
        seats=[_player(p, seat) for seat in range(p.players)],
        farmers=p.farmers,
        stock=dict(zip(BUILDINGS, p.stock, strict=True)),
        upper=p.upper[:],
        lower=p.lower[:],
        tray=p.tray[:],
        throws=[Thrown(each.thrown[:], each.out[:]) for each in history(p.throws)],
        event_stack=[EVENTS[event] for event in p.event_stack],
        open_events=[EVENTS[event] for event in p.open_events],
        event=_word(EVENTS, p.event),
        gone_events=[EVENTS[event] for event in p.gone_events],
        actions=[ACTIONS[action] for action in p.actions],
        specials=[SPECIALS[special] for special in p.specials],
        places=[_seat_or_none(seat) for seat in p.places],
        order=p.order[:],
        step=p.step,
        turn=p.turn,
        gained=_provinces(p.gained),
        bid_order=p.bid_order[:],
        bid_next=p.bid_next,
        province=_word(PROVINCES, p.province),
        target=_word(PROVINCES, p.target),
        rising=[PROVINCES[province] for province in p.rising],
        winters=[winter[:] for winter in p.winters],
        stack=[PROVINCES[card] for card in p.stack],
        under=p.under,
        open=[PROVINCES[card] for card in p.open],
        card=_word(PROVINCES, p.card),
        renewed=p.renewed,
    )
    found = msgspec.to_builtins(written)
    assert isinstance(found, dict)
    return found


def _word(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else names[number]


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _provinces(mask: int) -> list[str]:
    return [PROVINCES[province] for province in bits(mask)]


def _land(p: Position, province: int) -> Land:
    standing = [BUILDINGS[kind] for kind in bits(p.buildings[province])]
    return Land(p.owner[province], p.armies[province], standing, p.unrest[province])


def _player(p: Position, seat: int) -> Player:
    plan = p.plan[seat * len(SPACES) : (seat + 1) * len(SPACES)]
    groups = p.groups[seat * len(GROUP_SIZES) : (seat + 1) * len(GROUP_SIZES)]
    return Player(
        chests=p.chests[seat],
        rice=p.rice[seat],
        score=p.scores[seat],
        supply=p.supply[seat],
        ready=bool(p.ready >> seat & 1),
        plan={SPACES[space]: CARDS[card] for space, card in enumerate(plan) if card != NOTHING},
        shown=[SPACES[space] for space in bits(p.shown[seat])],
        missing=p.missing[seat],
        groups=groups,
        last_open=_provinces(p.last_open[seat]),
    )


def read(position: Position, dumped: dict[str, Any]) -> None:
    """Make a fresh position what a dump says."""
    w = shaped(dumped, Written, "bad-dump")
    p = position
    p.phase = _number(PHASES, w.phase, "phase")
    p.seat = _seat(p, w.seat, "seat")
    p.year = w.year
    p.season = _number(SEASONS, w.season, "season")
    _read_provinces(p, w)
    _read_seats(p, w)
    _read_tower(p, w)
    p.event_stack = _numbers(EVENTS, w.event_stack, "event_stack")
    p.open_events = _numbers(EVENTS, w.open_events, "open_events")
    p.event = _number_or_nothing(EVENTS, w.event, "event")
    p.gone_events = _numbers(EVENTS, w.gone_events, "gone_events")
    p.actions = _numbers(ACTIONS, w.actions, "actions")
    p.specials = _numbers(SPECIALS, w.specials, "specials")
    p.places = [_seat(p, seat, "places") for seat in _exactly(len(SPECIALS), w.places, "places")]
    p.order = [_seat(p, seat, "order") for seat in w.order]
    p.step = w.step
    p.turn = w.turn
    p.gained = _mask(w.gained, "gained")
    p.bid_order = [_seat(p, seat, "bid_order") for seat in w.bid_order]
    p.bid_next = w.bid_next
    p.province = _number_or_nothing(PROVINCES, w.province, "province")
    p.target = _number_or_nothing(PROVINCES, w.target, "target")
    p.rising = _numbers(PROVINCES, w.rising, "rising")
    p.winters = [list(winter) for winter in w.winters]
    p.stack = _numbers(PROVINCES, w.stack, "stack")
    p.under = w.under
    p.open = _numbers(PROVINCES, w.open, "open")
    p.card = _number_or_nothing(PROVINCES, w.card, "card")
    p.renewed = w.renewed
    if p.event != NOTHING and len(p.specials) == len(p.places):
        _read_specials(p)
    check(p)


def _read_provinces(p: Position, w: Written) -> None:
    for id, land in w.provinces.items():
        province = _number(PROVINCES, id, "provinces")
        demand(province in p.ground.inside, "provinces")
        p.give(province, _seat(p, land.owner, "provinces"))
        p.armies[province] = land.armies
        p.buildings[province] = _bits(BUILDINGS, land.buildings, "provinces")
        p.unrest[province] = land.unrest


def _read_seats(p: Position, w: Written) -> None:
    seats = _exactly(p.players, w.seats, "seats")
    p.chests = [each.chests for each in seats]
    p.rice = [each.rice for each in seats]
    p.scores = [each.score for each in seats]
    p.supply = [each.supply for each in seats]
    p.ready = sum(1 << seat for seat, each in enumerate(seats) if each.ready)
    p.missing = [each.missing for each in seats]
    p.shown = [_bits(SPACES, each.shown, "seats") for each in seats]
    p.last_open = [_mask(each.last_open, "seats") for each in seats]
    p.groups = [count for each in seats for count in _exactly(len(GROUP_SIZES), each.groups, "seats")]
    laid = [0] * p.players
    for seat, each in enumerate(seats):
        for space, card in each.plan.items():
            number = _number(CARDS, card, "seats")
            p.plan[seat * len(SPACES) + _number(SPACES, space, "seats")] = number
            if number != NO_CARD:
                demand(not laid[seat] >> number & 1, "seats")
                laid[seat] |= 1 << number
    p.laid = laid


def _read_tower(p: Position, w: Written) -> None:
    colours = p.players + 1
    p.farmers = w.farmers
    demand(set(w.stock) == set(BUILDINGS), "stock")
    p.stock = [w.stock[kind] for kind in BUILDINGS]
    p.upper = _exactly(colours, w.upper, "upper")
    p.lower = _exactly(colours, w.lower, "lower")
    p.tray = _exactly(colours, w.tray, "tray")
    for each in w.throws:
        thrown, out = _exactly(colours, each.thrown, "throws"), _exactly(colours, each.out, "throws")
        p.throws = Throw(p.throws, thrown, out)
        demand(min(p.throws.resting) >= 0, "throws")
    p.thrown = len(w.throws)


def _read_specials(p: Position) -> None:
    """Each seat has the special card of its place while the round lasts."""
    for place, seat in enumerate(p.places):
        if seat != NOBODY and p.phase != PLANNING:
            p.special[seat] = p.specials[place]


def _number(names: Sequence[str], word: str, where: str) -> int:
    demand(word in names, where)
    return names.index(word)


def _number_or_nothing(names: Sequence[str], word: str | None, where: str) -> int:
    return NOTHING if word is None else _number(names, word, where)


def _numbers(names: Sequence[str], words: list[str], where: str) -> list[int]:
    """Each of them once."""
    demand(len(set(words)) == len(words), where)
    return [_number(names, word, where) for word in words]


def _bits(names: Sequence[str], words: list[str], where: str) -> int:
    return sum(1 << number for number in _numbers(names, words, where))


def _mask(words: list[str], where: str) -> int:
    demand(set(words) <= set(PROVINCE), where)
    return _bits(PROVINCES, words, where)


def _seat(p: Position, seat: int | None, where: str) -> int:
    demand(seat is None or seat < p.players, where)
    return NOBODY if seat is None else seat


def _exactly(count: int, items: list[T], where: str) -> list[T]:
    demand(len(items) == count, where)
    return items
