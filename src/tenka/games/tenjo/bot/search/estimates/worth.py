"""What things are worth to a seat, in thousands of points at the end of the game (T37)."""

from typing import Final

from tenka.games.tenjo.bot.search.estimates.ground import IS_RESOURCE, SITE_ON
from tenka.games.tenjo.bot.search.estimates.sight import KOKU_WORTH, MONTHS, PIECE, SearchSight
from tenka.games.tenjo.bot.search.policy import CLOSING, CONQUEST, EFFORT, FAR_OFF, FIRE, HARVEST, RING, RIVALRY, WON
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    BORDERS_OF,
    IS_BORDER,
    IS_ENTRY,
    KOKU,
    POINT_COUNT,
    PROVINCE_COUNT,
    PROVINCES_OF,
    RESOURCES,
)

FURTHER: Final = DATA.constants.resource_further * KOKU_WORTH  # a resource point, a month
PROVINCE: Final = DATA.constants.province_income * KOKU_WORTH
UPKEEP: Final = DATA.constants.upkeep * KOKU_WORTH
SOON_LOST: Final = 0.85  # of what we hope to get month by month
SOON: Final = 3  # months before the year's end in which closed provinces are fought for
POINTS_A_MONTH: Final = 5.5  # what a roll brings on average (T8)
AGAIN: Final = 0.6  # of that for a second card of an element
MONTHS_OF_USE: Final = 6.0


def envy(sight: SearchSight) -> float:
    """What a point less for one of the others is worth to us."""
    count = len(sight.others)
    return sight.policy[RIVALRY] / max(1, count)


def resource_worth(sight: SearchSight, point: int) -> float:
    """What holding a resource point brings until the end (T6)."""
    foes = sight.foes_at(point).bit_count()
    return sight.policy[HARVEST] * FURTHER * sight.months_left * SOON_LOST / (1 + foes)


def border_worths(sight: SearchSight) -> list[float]:
    """By point: its part in the income of provinces that we can still close off this year (T36)."""
    found = [0.0] * POINT_COUNT
    months = sight.months_in_year
    effort = sight.policy[EFFORT]
    whole = sight.policy[CLOSING] * PROVINCE * SOON_LOST
    effort_left = sight.position.points + POINTS_A_MONTH * months
    for province in range(PROVINCE_COUNT):
        if not sight.following[province]:
            continue
        missing = 0
        held = 0
        for border in BORDERS_OF[province]:
            present = sight.present[border]
            if present != sight.bit:
                missing += 1
                held += 1 if present & ~sight.bit else 0
        if missing and effort * missing <= effort_left:
            part = whole / (missing + 2 * held)
            for border in BORDERS_OF[province]:
                if sight.present[border] != sight.bit:
                    found[border] += part
    return found


def holding_worths(sight: SearchSight) -> list[float]:
    """By point without samurai of ours: what it is worth to hold it."""
    found = border_worths(sight)
    for point in RESOURCES:
        found[point] = resource_worth(sight, point)
    for point in sight.stacks:
        found[point] = 0.0
    return found


def castle_prize(sight: SearchSight, site: int) -> float:
    """Conquering a castle: itself, a daimyō, what it holds, its years; and what its owner loses (T21)."""
    position = sight.position
    koku = position.figures.castle_koku[position.castle_card[site]] / KOKU * KOKU_WORTH
    a_year = (koku if koku > PIECE else PIECE) - UPKEEP
    years = 1 + sight.months_left // MONTHS
    owner = position.castle_owner[site]
    treasure = sight.treasure(site)
    theirs = PIECE + treasure
    if not position.is_ronin(owner):
        theirs += PIECE
    return sight.policy[CONQUEST] * (2 * PIECE + treasure + a_year * years + envy(sight) * theirs)


def supports_of(sight: SearchSight, other: int, province: int) -> int:
    """How many of another seat's stacks support a daimyō of its in a province, as all can see (T11, T12)."""
    found = 0
    for point in sight.position.stacks(other):
        if province in PROVINCES_OF[point] and (sight.entries_support or not IS_ENTRY[point]):
            found += 1
    return found


def stack_prize(sight: SearchSight, other: int, point: int) -> float:
    """Destroying a stack: the ground, and daimyō that nobody else supports (T12)."""
    worth = 0.0
    jealous = envy(sight)
    if IS_RESOURCE[point]:
        worth += FURTHER * sight.months_left * SOON_LOST * (sight.policy[WON] + jealous)
    elif IS_BORDER[point]:
        worth += _border_prize(sight, other, point)
    for province in PROVINCES_OF[point]:
        count = sight.position.daimyo_in(other, province)
        if count and supports_of(sight, other, province) == 1:
            worth += count * PIECE * (1 + jealous)
    return worth


def _border_prize(sight: SearchSight, other: int, point: int) -> float:
    """A border point: another's province that is closed off no more, and one that may be ours (T36)."""
    worth = 0.0
    bit = 1 << other
    soon = SOON_LOST if sight.months_in_year < SOON else sight.policy[FAR_OFF]
    for province in PROVINCES_OF[point]:
        theirs = 0
        ours = 0
        for border in BORDERS_OF[province]:
            present = sight.present[border]
            theirs += present == bit
            ours += present == sight.bit
        whole = len(BORDERS_OF[province])
        if theirs == whole:
            worth += PROVINCE * envy(sight) * soon
        elif ours >= whole - 2:
            worth += PROVINCE * soon / (1 + whole - ours)
    return worth


def prize(sight: SearchSight, other: int, point: int) -> float:
    """What an attack on a seat's stack or castle is for."""
    if sight.castle_of(point) == other:
        return castle_prize(sight, SITE_ON[point])
    return stack_prize(sight, other, point)


def standing(sight: SearchSight, other: int) -> float:
    """How well another seat stands, by what everybody sees."""
    position = sight.position
    first = other * PROVINCE_COUNT
    pieces = 2 * len(position.castles(other))
    for province in range(PROVINCE_COUNT):
        pieces += position.daimyo[first + province] + position.shadows[first + province]
    held = 0
    for point in RESOURCES:
        held += sight.present[point] >> other & 1
    return pieces * PIECE + position.total(other) + held * FURTHER * (MONTHS - sight.months_in_year) / 2


def use_left(sight: SearchSight) -> float:
    """How much of a card's use is left: there is none once the game ends."""
    months = sight.months_left
    return 1.0 if months >= MONTHS_OF_USE else months / MONTHS_OF_USE


def element_worth(sight: SearchSight, element: int, before: int) -> float:
    """A card in hand, the less the more of its element we hold before it."""
    worth = sight.policy[FIRE + element] * use_left(sight)
    for _ in range(before if before < 2 else 2):
        worth *= AGAIN
    return worth


def rings_worth(sight: SearchSight, total: int) -> float:
    """Rings in hand that come to a total."""
    return sight.policy[RING] * total * use_left(sight)
