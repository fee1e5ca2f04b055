"""What a position looks like for each seat at the beginning of a round."""

from math import sqrt
from typing import Final

from tenka.games.shogun.bot.search.rice import USUAL_RICE, expected_cost
from tenka.games.shogun.bot.search.sight import KINDS
from tenka.games.shogun.rules.components.pieces import (
    AUTUMN,
    BUILDING_COUNT,
    CHESTS,
    MAJORITY_POINTS,
    REGIONS,
    RICE,
    SITES,
    WINTER,
)
from tenka.games.shogun.rules.position import NOBODY, Position

FEATURES: Final[tuple[str, ...]] = (
    "points",
    "provinces",
    "buildings",
    "majorities",  # points for the most buildings as it stands (H23)
    "prospects",  # the same, by how sure they are
    "chests",  # the square root
    "shortage",  # points that winter will cost for want of rice (H22)
    "armies",  # on the board
    "tower",  # armies in tower and tray
    "unrest",  # markers
    "exposed",  # provinces and buildings beside stronger armies of others
    "sites",  # free ones
    "income",  # chests printed in calm provinces, beyond 3 each
    "rice",  # likewise, beyond 1 each
    "neutral",  # neutral provinces within reach
    "prey",  # provinces and buildings of others beside stronger armies
    "borders",  # with provinces of others
    "together",  # neighbours that are both ours, counted from either side
    "rivals",  # for each province of ours those of others in its region
    "stake",  # buildings, by the borders of their provinces
    "safe",  # provinces and buildings without a border with others
    "stack",  # the most armies in one province
    "hoard",  # chests, beside their square root
)
COUNT: Final = len(FEATURES)
POINTS: Final = 0
PROVINCE: Final = 1
BUILDING: Final = 2
MAJORITY: Final = 3
PROSPECT: Final = 4
CHEST: Final = 5
SHORTAGE: Final = 6
ARMY: Final = 7
TOWER: Final = 8
UNREST: Final = 9
EXPOSED: Final = 10
SITE: Final = 11
INCOME: Final = 12
HARVEST: Final = 13
NEUTRAL: Final = 14
PREY: Final = 15
BORDER: Final = 16
TOGETHER: Final = 17
RIVAL: Final = 18
STAKE: Final = 19
SAFE: Final = 20
STACK: Final = 21
HOARD: Final = 22
STILL_OPEN: Final = 0.75  # of a majority: what may come in a round against what stands there


def features(position: Position) -> list[float]:
    """What a position looks like for each seat, seat after seat."""
    players = position.players
    found: list[float] = [0.0] * (COUNT * players)
    standing = [0] * (len(REGIONS) * KINDS * players)
    lands = [0] * (len(REGIONS) * players)
    for province in position.ground.inside:
        seat = position.owner[province]
        if seat >= 0:
            lands[position.ground.region[province] * players + seat] += 1
            _province(position, province, seat, found, standing)
            _borders(position, province, seat, found)
    _majorities(position, found, standing)
    _rivals(players, found, lands)
    for seat in range(players):
        _seat(position, seat, found, seat * COUNT)
    return found


def _province(position: Position, province: int, seat: int, found: list[float], standing: list[int]) -> None:
    """What a province is and what stands there."""
    first = seat * COUNT
    built = position.buildings[province]
    armies = position.armies[province]
    unrest = position.unrest[province]
    count = BUILDING_COUNT[built]
    found[first + BUILDING] += count
    found[first + SITE] += SITES[province] - count
    found[first + ARMY] += armies
    found[first + UNREST] += unrest
    if unrest == 0:
        found[first + INCOME] += CHESTS[province] - 3
        found[first + HARVEST] += RICE[province] - 1
    if armies > found[first + STACK]:
        found[first + STACK] = float(armies)
    if built:
        place = position.ground.region[province] * KINDS
        for kind in range(KINDS):
            if built >> kind & 1:
                standing[(place + kind) * position.players + seat] += 1


def _borders(position: Position, province: int, seat: int, found: list[float]) -> None:
    """What lies around a province."""
    first = seat * COUNT
    armies = position.armies[province]
    count = BUILDING_COUNT[position.buildings[province]]
    threat, borders = 0, 0
    for near in position.ground.neighbours[province]:
        owner = position.owner[near]
        if owner == seat:
            found[first + TOGETHER] += 1.0
        elif owner != NOBODY:
            borders += 1
            threat = max(threat, position.armies[near])
            if armies > position.armies[near] + 1:
                found[first + PREY] += 1.0 + BUILDING_COUNT[position.buildings[near]]
        elif armies > 1:
            found[first + NEUTRAL] += 1.0
    if threat > armies:
        found[first + EXPOSED] += (1.0 + count) * (threat - armies) / threat
    if borders:
        found[first + BORDER] += borders
        found[first + STAKE] += count * borders
    else:
        found[first + SAFE] += 1.0 + count


def _rivals(players: int, found: list[float], lands: list[int]) -> None:
    """With how many provinces of others ours share their regions."""
    for first in range(0, len(lands), players):
        whole = sum(lands[first : first + players])
        for seat in range(players):
            mine = lands[first + seat]
            found[seat * COUNT + RIVAL] += mine * (whole - mine)


def _majorities(position: Position, found: list[float], standing: list[int]) -> None:
    """Points for the most buildings as it stands (H23), and what may become of them."""
    players = position.players
    still_open = STILL_OPEN * (WINTER - position.season) + 0.02
    for place in range(len(REGIONS) * KINDS):
        first = place * players
        most, leaders, whole = 0, 0, still_open
        for seat in range(players):
            count = standing[first + seat]
            whole += count * count * count
            if count > most:
                most, leaders = count, 1
            elif count == most:
                leaders += 1
        if most == 0:
            continue
        points = MAJORITY_POINTS[place % KINDS]
        for seat in range(players):
            count = standing[first + seat]
            if count == most:
                found[seat * COUNT + MAJORITY] += points if leaders == 1 else points - 1
            found[seat * COUNT + PROSPECT] += points * count * count * count / whole


def _seat(position: Position, seat: int, found: list[float], first: int) -> None:
    """What a seat has beside its provinces."""
    provinces = position.owned[seat].bit_count()
    found[first + POINTS] = float(position.scores[seat])
    found[first + PROVINCE] = float(provinces)
    found[first + CHEST] = sqrt(float(position.chests[seat]))
    found[first + HOARD] = float(position.chests[seat])
    coming = USUAL_RICE * (WINTER - position.season)
    found[first + SHORTAGE] = expected_cost(position.open_events, position.rice[seat] + coming, provinces)
    resting = position.upper[seat] + position.lower[seat]
    found[first + TOWER] = float(resting + position.tray[seat])


def row(position: Position) -> int:
    """Which weights hold: those of the round that begins."""
    season = position.season if position.season < AUTUMN else AUTUMN
    return WINTER * (position.year - 1) + season
