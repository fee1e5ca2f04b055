"""What a seat may know: built by adding, never by taking away."""

from typing import Final

from tenka.games.shogun.knowledge import odds
from tenka.games.shogun.rules import scoring, supply
from tenka.games.shogun.rules.components.pieces import (
    ACTIONS,
    BATTLE_A,
    BUILDINGS,
    CARDS,
    EVENTS,
    GROUP_SIZES,
    PROVINCES,
    SEASONS,
    SPACE_COUNT,
    SPECIALS,
)
from tenka.games.shogun.rules.position import (
    DRAFT,
    GROUPS,
    MARCH,
    MOVE,
    NOTHING,
    OUT,
    PHASES,
    PLACING,
    PLANNING,
    REVOLTS,
    Position,
)
from tenka.games.shogun.rules.seasons import open_actions
from tenka.games.shogun.rules.winter import SHORTAGE
from tenka.games.shogun.schema.view import (
    Acting,
    Actions,
    BattleOdds,
    Bidding,
    Draft,
    Province,
    Seat,
    SeenByAll,
    SeenBySeat,
    Step,
    WinterRevolts,
)
from tenka.toolkit.holdings.lists import bits

HIDDEN: Final = "hidden"
BUILT: Final = [[BUILDINGS[kind] for kind in bits(mask)] for mask in range(1 << len(BUILDINGS))]


def of_all(position: Position) -> SeenByAll:
    """What everybody sees."""
    return {
        "phase": PHASES[position.phase],
        "year": position.year,
        "season": SEASONS[position.season],
        "seats": [_seat(position, seat) for seat in range(position.players)],
        "provinces": [_province(position, province) for province in range(len(PROVINCES))],
        "stock": dict(zip(BUILDINGS, position.stock, strict=True)),
        "farmers": position.farmers,
        "tower": [above + below for above, below in zip(position.upper, position.lower, strict=True)],
        "tray": position.tray[:],
        "event_cards": {
            "open": [EVENTS[event] for event in position.open_events],
            "current": _name(EVENTS, position.event),
            "left": len(position.event_stack),
            "gone": [EVENTS[event] for event in position.gone_events],
        },
        "actions": _actions(position),
        "specials": [
            {"special": SPECIALS[special], "seat": _seat_or_none(position.places[place])}
            for place, special in enumerate(position.specials)
        ],
        "order": position.order[:],
        "bidding": _bidding(position),
        "acting": _acting(position),
        "draft": _draft(position),
        "winter": _winter(position),
        "standing": {**scoring.standing(position), **supply.of(position)},
        "winters": scoring.winters(position),
    }


def of(position: Position, seat: int | None) -> SeenBySeat:
    """What a seat (None: a spectator) alone sees: its cards, and what it has begun."""
    if seat is None:
        return {"hand": None, "plan": None, "step": None}
    first = seat * SPACE_COUNT
    return {
        "hand": [CARDS[card] for card in bits(position.cards(seat) & ~position.laid[seat])],
        "plan": [_card(card) for card in position.plan[first : first + SPACE_COUNT]],
        "step": _step(position) if seat == position.seat else None,
    }


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else names[number]


def _seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def _card(card: int) -> str | None:
    return None if card == NOTHING else CARDS[card]


def _seat(position: Position, seat: int) -> Seat:
    first = seat * len(GROUP_SIZES)
    groups: list[int] = []
    for place, size in enumerate(GROUP_SIZES):
        groups += [size] * position.groups[first + place]
    return {
        "house": position.setup.houses[seat],
        "chests": position.chests[seat],
        "rice": position.rice[seat],
        "score": position.scores[seat],
        "supply": position.supply[seat],
        "provinces": position.owned[seat].bit_count(),
        "ready": bool(position.ready >> seat & 1),
        "place": position.places.index(seat) + 1 if seat in position.places else None,
        "special": _name(SPECIALS, position.special[seat]),
        "groups": groups,
        "cards": position.cards(seat).bit_count(),
        "plan": _public_plan(position, seat),
    }


def _public_plan(position: Position, seat: int) -> list[str | None]:
    """What has been shown; the rest is hidden once all are ready, and nothing is told of it before (H6)."""
    if position.phase == PLANNING or position.event == NOTHING:
        return [None] * SPACE_COUNT
    first = seat * SPACE_COUNT
    shown = position.shown[seat]
    return [_card(position.plan[first + space]) if shown >> space & 1 else HIDDEN for space in range(SPACE_COUNT)]


def _province(position: Position, province: int) -> Province:
    owner = position.owner[province]
    return {
        "province": PROVINCES[province],
        "out": owner == OUT,
        "owner": _seat_or_none(owner),
        "armies": position.armies[province],
        "buildings": BUILT[position.buildings[province]][:],
        "unrest": position.unrest[province],
    }


def _actions(position: Position) -> Actions:
    """Five open from the start, one more after each action (H9)."""
    seen = open_actions(position)
    return {
        "open": [ACTIONS[action] if place < seen else None for place, action in enumerate(position.actions)],
        "number": position.step + 1,
    }


def _bidding(position: Position) -> Bidding | None:
    if position.phase != PLACING:
        return None
    return {"order": position.bid_order[:], "next": position.seat}


def _acting(position: Position) -> Acting | None:
    if position.phase not in (MARCH, MOVE):
        return None
    action = position.actions[position.step]
    return {
        "seat": position.seat,
        "action": ACTIONS[action],
        "province": PROVINCES[position.province],
        "attack": action >= BATTLE_A,
    }


def _draft(position: Position) -> Draft | None:
    """Cards put under the stack openly are remembered (H2)."""
    if position.phase not in (DRAFT, GROUPS):
        return None
    known = position.stack[len(position.stack) - position.under :]
    return {
        "open": [PROVINCES[card] for card in position.open],
        "stack": len(position.stack),
        "under": [PROVINCES[card] for card in known],
        "taken": _name(PROVINCES, position.card),
        "seat": position.seat,
    }


def _winter(position: Position) -> WinterRevolts | None:
    if position.phase != REVOLTS:
        return None
    return {
        "seat": position.seat,
        "provinces": [PROVINCES[province] for province in position.rising],
        "farmers": SHORTAGE[position.missing[position.seat]][1],
        "missing": position.missing[:],
    }


def _step(position: Position) -> Step | None:
    """The target of a march: nobody else's business yet."""
    if position.phase in (MARCH, MOVE) and position.target != NOTHING:
        return {"rule": "H10", "province": PROVINCES[position.target], "odds": _odds(position)}
    return None


def _odds(position: Position) -> list[BattleOdds] | None:
    """What may come of the march, if it is an attack."""
    seat, source, target = position.seat, position.province, position.target
    return None if position.owner[target] == seat else odds.of_battle(position, seat, source, target)
