"""What a position looks like for each seat at the end of somebody's turn.

Unlike what a seat does, a judgement may look at everything: a search judges worlds of its own making.
"""

from typing import Final

from tenka.games.tenjo.bot.search.estimates.ground import DISTANCE, IS_RESOURCE
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    BORDERS_OF,
    CARD_KINDS,
    ELEMENT_KINDS,
    IS_ENTRY,
    KOKU,
    POINT_COUNT,
    PROVINCE_BITS,
    PROVINCE_COUNT,
    RESOURCES,
    RING_VALUES,
    SITE_POINTS,
    VOID,
)
from tenka.games.tenjo.rules.position import Position

FEATURES: Final[tuple[str, ...]] = (
    "points",  # as scored now, in 25,000 (T37)
    "income",  # of the resource points held until the end, in 25,000 points (T6)
    "held",  # resource points
    "provinces",  # closed off, alone (T36)
    "borders",  # the part that is held of the provinces nearest to that
    "near",  # resource points not held, by how near samurai are that could go there
    "castles",
    "daimyo",
    "masterless",  # without daimyō (T32)
    "samurai",  # in 25,000
    "shadows",
    "elements",
    "void",
    "rings",  # in all, in 10
    "strength",  # the largest stack that is led, in 25,000
    "siege",  # how much the samurai before others' castles outweigh their garrisons
    "besieged",  # the same of the own castles
    "booty",  # koku and family in others' castles, as far as samurai outweigh their garrisons, in 100,000 points
    "at_stake",  # the same of the own castles
    "harried",  # own small stacks with stronger foes beside them
    "preying",  # others' small stacks beside own stronger ones
)
COUNT: Final = len(FEATURES)
SIEGE: Final = FEATURES.index("siege")
BESIEGED: Final = FEATURES.index("besieged")
BOOTY: Final = FEATURES.index("booty")
AT_STAKE: Final = FEATURES.index("at_stake")
HARRIED: Final = FEATURES.index("harried")
PREYING: Final = FEATURES.index("preying")
PIECE: Final = float(DATA.constants.piece_points)
MONTHS: Final = DATA.constants.months
FURTHER: Final = DATA.constants.resource_further * DATA.constants.koku_points
ROW_MONTHS: Final = (0, 2, 5, 9)  # months left up to which a row holds; the last for all before
ROWS: Final = len(ROW_MONTHS) + 1
REACHED: Final = 8  # steps from which samurai come to a resource point
GATE: Final = 4  # steps from which they come to a castle
WALL: Final = 3.0  # thousand samurai that a defence factor stands for
SLIGHT: Final = 0.3  # pressure on a castle that is none
OVERWHELMING: Final = 2.0  # more is not worse
MUCH: Final = 100.0  # thousand points in a castle
HUNTERS: Final = 3  # thousand samurai that go after others


def months_left(position: Position) -> int:
    """Months that will follow the one at hand."""
    years = int(position.setup.options["years"])
    if position.year == 0:
        return MONTHS * years
    month = position.month or MONTHS
    return MONTHS - month + MONTHS * (years - position.year)


def row(position: Position) -> int:
    """The part of the game, as a row of weights."""
    left = months_left(position)
    for place, most in enumerate(ROW_MONTHS):
        if left <= most:
            return place
    return ROWS - 1


def features(position: Position) -> list[float]:
    """Of all seats, seat after seat."""
    players = position.setup.players
    present = [0] * POINT_COUNT
    for seat in range(players):
        bit = 1 << seat
        for point in position.stacks(seat):
            present[point] |= bit
    left = months_left(position)
    found: list[float] = []
    for seat in range(players):
        _add(position, seat, present, left, found)
    _press(position, found)
    return found


def _add(position: Position, seat: int, present: list[int], left: int, found: list[float]) -> None:
    first = seat * PROVINCE_COUNT
    daimyo = 0
    shadows = 0
    for place in range(first, first + PROVINCE_COUNT):
        daimyo += position.daimyo[place]
        shadows += position.shadows[place]
    samurai = position.total(seat)
    castles = len(position.castles(seat))
    wealth = position.wealth(seat) / KOKU
    pieces = daimyo + shadows + castles + len(position.held(seat))
    found.append((samurai + DATA.constants.koku_points * wealth) / PIECE + pieces)
    bit = 1 << seat
    held = 0.0
    for point in RESOURCES:
        if present[point] & bit:
            held += 1.0 / present[point].bit_count()
    found.append(max(0.0, held - 0.5) * FURTHER * left / PIECE)
    found.append(held)
    closed, borders = _borders(present, bit)
    found.append(closed)
    found.append(borders)
    found.append(_near(position, seat, present))
    found.append(float(castles))
    found.append(float(daimyo))
    found.append(0.0 if daimyo else 1.0)
    found.append(samurai / PIECE)
    found.append(float(shadows))
    hand = seat * CARD_KINDS
    elements = 0
    for kind in range(ELEMENT_KINDS):
        elements += position.hands[hand + kind]
    rings = 0
    for place in range(len(RING_VALUES)):
        rings += RING_VALUES[place] * position.hands[hand + ELEMENT_KINDS + place]
    found.append(float(elements))
    found.append(1.0 if position.hands[hand + VOID] and rings else 0.0)
    found.append(rings / 10)
    largest = 0
    leads = position.leads_in(seat)
    for point in position.stacks(seat):
        army = position.samurai[seat * POINT_COUNT + point]
        if army > largest and (not leads or leads & PROVINCE_BITS[point]):
            largest = army
    found.append(largest / PIECE)
    for _ in range(SIEGE, COUNT):
        found.append(0.0)


def _borders(present: list[int], bit: int) -> tuple[float, float]:
    """Provinces closed off, and how far the next ones are."""
    closed = 0.0
    parts = 0.0
    for province in range(PROVINCE_COUNT):
        own = 0
        for border in BORDERS_OF[province]:
            if present[border] == bit:
                own += 1
        if own == len(BORDERS_OF[province]):
            closed += 1.0
        else:
            part = own / len(BORDERS_OF[province])
            parts += part * part
    return closed, parts


def _near(position: Position, seat: int, present: list[int]) -> float:
    """Resource points open to a seat, by how near samurai are that can leave where they are."""
    leads = position.leads_in(seat)
    movers: list[int] = []
    for point in position.stacks(seat):
        army = position.samurai[seat * POINT_COUNT + point]
        if army > 1 and (not leads or leads & PROVINCE_BITS[point]):
            movers.append(point)
    found = 0.0
    bit = 1 << seat
    for goal in RESOURCES:
        there = present[goal]
        if there & bit:
            continue
        nearest = REACHED
        first = goal * POINT_COUNT
        for point in movers:
            nearest = min(nearest, DISTANCE[first + point])
        if nearest < REACHED:
            closeness = 1.0 - nearest / REACHED
            found += closeness * (0.5 if there else 1.0)
    return found


def _press(position: Position, found: list[float]) -> None:
    """Who stands before whose castles, and beside whose small stacks."""
    players = position.setup.players
    for seat in range(players):
        for site in position.castles(seat):
            _besiege(position, seat, site, found)
        leads = position.leads_in(seat)
        for point in position.stacks(seat):
            army = position.samurai[seat * POINT_COUNT + point]
            if army >= HUNTERS and (not leads or leads & PROVINCE_BITS[point]):
                _harry(position, seat, point, army, found)


def _besiege(position: Position, seat: int, site: int, found: list[float]) -> None:
    """Those who could storm a castle."""
    point = SITE_POINTS[site]
    garrison = position.samurai[seat * POINT_COUNT + point]
    stored = _stored(position, site)
    holding = garrison + WALL * position.figures.defence[position.castle_card[site]]
    for other in range(position.setup.players):
        if other != seat:
            pressure = _coming(position, other, point) / holding
            if pressure > SLIGHT:
                pressure = min(pressure, OVERWHELMING)
                found[seat * COUNT + BESIEGED] += pressure
                found[other * COUNT + SIEGE] += pressure
                found[seat * COUNT + AT_STAKE] += pressure * stored
                found[other * COUNT + BOOTY] += pressure * stored


def _stored(position: Position, site: int) -> float:
    """Koku and family in a castle."""
    found = position.koku[site] / KOKU * DATA.constants.koku_points
    for place in position.family:
        if place == site:
            found += PIECE
    return found / MUCH


def _harry(position: Position, seat: int, point: int, army: int, found: list[float]) -> None:
    """Others' stacks beside one that are less than half of it."""
    first = point * POINT_COUNT
    for other in range(position.setup.players):
        if other != seat:
            for prey in position.stacks(other):
                if DISTANCE[first + prey] > 1 or IS_ENTRY[prey]:
                    continue
                if army > 2 * position.samurai[other * POINT_COUNT + prey]:
                    worth = 1.0 if IS_RESOURCE[prey] else 0.5
                    found[seat * COUNT + PREYING] += worth
                    found[other * COUNT + HARRIED] += worth


def _coming(position: Position, seat: int, point: int) -> float:
    """A seat's samurai near a castle that are led, the nearer the more."""
    leads = position.leads_in(seat)
    found = 0.0
    first = point * POINT_COUNT
    for stack in position.stacks(seat):
        far = DISTANCE[first + stack]
        if far <= GATE and (not leads or leads & PROVINCE_BITS[stack]):
            found += position.samurai[seat * POINT_COUNT + stack] * (1.0 - 0.2 * far if far > 1 else 1.0)
    return found
