"""Set-up in secret: samurai, koku, family and shadow warriors over the two castles (T4).

What a seat has laid out so far stands in `spread`: samurai at both castles, koku at both, places of the three family
cards (0 not yet, else 1 + which castle), shadow warriors in both provinces.
"""

from typing import Final

from tenka.games.tenjo.knowledge import stacks
from tenka.games.tenjo.rules.components import chips
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    FAMILY,
    FAMILY_OF,
    KOKU,
    RELATIVES,
    SITE_POINTS,
    SITE_PROVINCE,
    SITES,
)
from tenka.games.tenjo.rules.position import SPREAD, Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.vocabulary import BACK, CLEAR, GARRISON, HIDE, HOUSE, NOT_READY, READY, STORE
from tenka.games.tenjo.rules.year import flow
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import put

SAMURAI_PLACE: Final = 0
KOKU_PLACE: Final = 2
FAMILY_PLACE: Final = 4
SHADOW_PLACE: Final = 7


def own(position: Position, seat: int) -> list[int]:
    """What a seat has laid out so far."""
    return position.spread[seat * SPREAD : (seat + 1) * SPREAD]


def legal(position: Position, seat: int) -> list[int]:
    """Samurai first, then koku, family, shadow warriors; then be ready."""
    if position.ready >> seat & 1:
        return []
    laid = own(position, seat)
    sites = position.castles(seat)
    samurai = DATA.start.samurai - laid[0] - laid[1]
    if samurai:
        return _garrisons(laid, sites, samurai)
    koku = DATA.start.koku - laid[2] - laid[3]
    if koku:
        return [move for site in sites for move in chips.fitting(STORE + site * chips.KINDS, koku)]
    for who in range(len(RELATIVES)):
        if not laid[FAMILY_PLACE + who]:
            card = seat * len(RELATIVES) + who
            return [HOUSE + card * len(SITES) + site for site in sites]
    if laid[SHADOW_PLACE] + laid[SHADOW_PLACE + 1] < DATA.start.shadows:
        return [HIDE + province for province in sorted({SITE_PROVINCE[site] for site in sites})]
    return [READY]


def _garrisons(laid: list[int], sites: list[int], samurai: int) -> list[int]:
    """At least one with each daimyō: neither castle may be left without, unless both are in one province."""
    moves: list[int] = []
    for place, site in enumerate(sites):
        apart = SITE_PROVINCE[sites[0]] != SITE_PROVINCE[sites[1]]
        most = samurai - 1 if apart and laid[1 - place] == 0 else samurai
        moves += chips.fitting(GARRISON + site * chips.KINDS, most, everything=most == samurai)
    return moves


def edits(position: Position, seat: int) -> list[int]:
    """One part back, or begin anew; or not ready after all."""
    if position.ready >> seat & 1:
        return [NOT_READY]
    return [BACK, CLEAR] if any(own(position, seat)) else []


def play(position: Position, seat: int, move: int) -> None:
    """A step of laying out."""
    first = seat * SPREAD
    sites = position.castles(seat)
    if move in (READY, NOT_READY):
        _be_ready(position, seat, ready=move == READY)
    elif move == BACK:
        _take_back(position, seat)
    elif move == CLEAR:
        position.spread = position.spread[:first] + [0] * SPREAD + position.spread[first + SPREAD :]
    elif move >= HIDE:
        provinces = [SITE_PROVINCE[site] for site in sites]
        _add(position, first + SHADOW_PLACE + provinces.index(move - HIDE), 1)
    elif move >= HOUSE:
        card, site = divmod(move - HOUSE, len(SITES))
        _add(position, first + FAMILY_PLACE + card % len(RELATIVES), 1 + sites.index(site))
    else:
        verb, place, whole = (
            (STORE, KOKU_PLACE, DATA.start.koku) if move >= STORE else (GARRISON, 0, DATA.start.samurai)
        )
        site, chip = divmod(move - verb, chips.KINDS)
        laid = own(position, seat)
        rest = whole - laid[place] - laid[place + 1]
        _add(position, first + place + sites.index(site), chips.amount(chip, rest))


def _take_back(position: Position, seat: int) -> None:
    """A shadow warrior or family card comes back, the last one; or all koku; or all samurai."""
    laid = own(position, seat)
    first = seat * SPREAD
    for place in (8, 7, 6, 5, 4):
        if laid[place]:
            change = 1 if place >= SHADOW_PLACE else laid[place]
            _add(position, first + place, -change)
            return
    for pair in (KOKU_PLACE, SAMURAI_PLACE):
        if laid[pair] or laid[pair + 1]:
            _add(position, first + pair, -laid[pair])
            _add(position, first + pair + 1, -laid[pair + 1])
            return


def _add(position: Position, place: int, change: int) -> None:
    position.spread = put(position.spread, place, position.spread[place] + change)


def _be_ready(position: Position, seat: int, ready: bool) -> None:
    position.ready ^= 1 << seat
    if position.events_on:
        position.tell("ready" if ready else "not_ready", {"seat": seat})
    if position.ready == (1 << position.players) - 1:
        for each in range(position.players):
            _apply(position, each)
        position.spread = [0] * len(position.spread)
        agenda.pop(position)
        flow.begin(position)


def _apply(position: Position, seat: int) -> None:
    """What was laid out in secret stands on the board."""
    laid = own(position, seat)
    for place, site in enumerate(position.castles(seat)):
        if laid[place]:
            stacks.settle(position, seat, SITE_POINTS[site], laid[place])
        position.koku = put(position.koku, site, laid[KOKU_PLACE + place] * KOKU)
        if laid[SHADOW_PLACE + place]:
            position.add_shadow(seat, SITE_PROVINCE[site], laid[SHADOW_PLACE + place])
        for who in range(len(RELATIVES)):
            if laid[FAMILY_PLACE + who] == 1 + place:
                position.family = put(position.family, seat * len(RELATIVES) + who, site)
    if position.events_on:
        position.tell("distributed", {"seat": seat})


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why a step of laying out is refused."""
    if move == READY:
        return IllegalMove("T4", "not-all-laid-out")
    if move in (NOT_READY, CLEAR):
        return IllegalMove("T4", "nothing-laid-out")
    if move >= HIDE:
        return IllegalMove("T4", "own-provinces-only")
    if move >= HOUSE:
        card = (move - HOUSE) // len(SITES)
        if FAMILY_OF[card] != seat:
            return IllegalMove("T4", "not-your-family", {"family": FAMILY[card]})
    return IllegalMove("T4", "not-now")
