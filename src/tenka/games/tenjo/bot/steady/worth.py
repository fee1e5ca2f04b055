"""What things are worth to a bot, in thousands of points at the end of the game (T37)."""

from typing import Final

from tenka.games.tenjo.bot.steady.sight import RING_NAME, SteadySight
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    BORDERS_OF,
    CARD_KINDS,
    FAMILY_OF,
    ITEMS,
    PROVINCE_COUNT,
    PROVINCES_OF,
    RELATIVES,
    RESOURCES,
    SITE_AT,
)

PIECE: Final = float(DATA.constants.piece_points)  # a daimyō, shadow warrior, castle or family card
KOKU: Final = float(DATA.constants.koku_points)
KOKU_A_MONTH: Final = 6.0  # thousand that another seat is expected to lay by
FOUND: Final = 0.6  # of what lies in a castle on average: the best is hidden in the other one
SOON_LOST: Final = 0.85  # of what we hope to get month by month
POINTS_A_MONTH: Final = 5.5  # what a roll brings on average (T8)
BORDER_EFFORT: Final = 4.0  # action points to the next border point
ELEMENT_WORTH: Final = {"fire": 16.0, "wind": 12.0, "water": 3.0, "earth": 14.0, "void": 18.0}
FURTHER: Final = 0.6  # of that for a second card of an element
RING_WORTH: Final = 1.6  # for each point of a ring
MONTHS_OF_USE: Final = 6


def envy(sight: SteadySight) -> float:
    """What a point less for one of the others is worth to us."""
    return 1 / max(1, len(sight.others))


def resource_worth(sight: SteadySight, point: int) -> float:
    """What holding a resource point brings until the end (T6)."""
    whole = DATA.constants.resource_further * KOKU * sight.months_left * SOON_LOST
    return whole / (1 + len(sight.foes_at(point)))


def border_worths(sight: SteadySight) -> dict[int, float]:
    """By border point: its part in the income of provinces that we can still close off this year (T36)."""
    if sight.borders is None:
        sight.borders = _border_worths(sight)
    return sight.borders


def _border_worths(sight: SteadySight) -> dict[int, float]:
    found: dict[int, float] = {}
    effort_left = sight.points_left + POINTS_A_MONTH * sight.months_in_year
    for province in range(PROVINCE_COUNT):
        missing = [border for border in BORDERS_OF[province] if sight.present[border] != [sight.seat]]
        held = sum(1 for border in missing if sight.foes_at(border))
        if not missing or BORDER_EFFORT * len(missing) > effort_left or not sight.army_in(sight.seat, province):
            continue
        part = DATA.constants.province_income * KOKU * SOON_LOST / (len(missing) + 2 * held)
        for border in missing:
            found[border] = found.get(border, 0.0) + part
    return found


def holding_worths(sight: SteadySight) -> dict[int, float]:
    """By point without samurai of ours: what it is worth to hold it."""
    found = dict(border_worths(sight))
    for point in RESOURCES:
        if not sight.samurai[point]:
            found[point] = resource_worth(sight, point)
    return {point: worth for point, worth in found.items() if worth > 0 and not sight.samurai[point]}


def treasure(sight: SteadySight, site: int) -> float:
    """Koku and family that we expect in another's castle: the more, the longer nobody came for it."""
    months = DATA.constants.months * (sight.year - 1) + sight.month
    family = len(RELATIVES) * PIECE
    upkeep = DATA.constants.upkeep * DATA.start.castles * (sight.year - 1)
    koku = KOKU * max(0.0, DATA.start.koku + KOKU_A_MONTH * months - upkeep)
    return FOUND * (family + koku) / max(1, len(sight.castles_of(sight.castle_owner[site])))


def castle_prize(sight: SteadySight, site: int) -> float:
    """Conquering a castle: itself, a daimyō, what it holds, its years; and what its owner loses (T21)."""
    a_year = max(PIECE, sight.koku_a_year[site] * KOKU) - DATA.constants.upkeep * KOKU
    years = 1 + sight.months_left // DATA.constants.months
    owner = sight.castle_owner[site]
    theirs = PIECE + treasure(sight, site) + (PIECE if not sight.ronin[owner] else 0.0)
    return 2 * PIECE + treasure(sight, site) + a_year * years + envy(sight) * theirs


def stack_prize(sight: SteadySight, seat: int, point: int) -> float:
    """Destroying a stack: the ground, and daimyō that nobody else supports (T12)."""
    worth = 0.0
    if point in RESOURCES:
        worth += resource_worth(sight, point) * 0.5
    for province in PROVINCES_OF[point]:
        if sight.supports_in(seat, province) == [point]:
            worth += sight.daimyo[seat][province] * PIECE * (1 + envy(sight))
    return worth + border_worths(sight).get(point, 0.0)


def prize(sight: SteadySight, seat: int, point: int) -> float:
    """What an attack on a seat's stack or castle is for."""
    if sight.castle_at(point) == seat:
        return castle_prize(sight, SITE_AT[point])
    return stack_prize(sight, seat, point)


def standing(sight: SteadySight, seat: int) -> float:
    """How well another seat stands, by what everybody sees."""
    pieces = sum(sight.daimyo[seat]) + sum(sight.shadows[seat]) + 2 * len(sight.castles_of(seat))
    held = sum(1 for point in RESOURCES if seat in sight.present[point])
    return pieces * PIECE + sight.supposed_total(seat) + held * 0.5 * DATA.constants.resource_further * sight.month


def use_left(sight: SteadySight) -> float:
    """How much of a card's use is left: there is none once the game ends."""
    return min(1.0, sight.months_left / MONTHS_OF_USE)


def card_worth(sight: SteadySight, card: str, before: int = 0) -> float:
    """A card in hand, the less the more of its element we hold before it."""
    if card.startswith(RING_NAME):
        return RING_WORTH * int(card[-1]) * use_left(sight)
    return ELEMENT_WORTH[card] * FURTHER ** min(before, 2) * use_left(sight)


def item_worth(sight: SteadySight, item: str, *, given: bool) -> float:
    """A card or family card that we give, or get, in trade."""
    number = ITEMS.index(item) - CARD_KINDS
    if number < 0:
        return card_worth(sight, item, max(0, sight.elements.get(item, 0) - given))
    home = FAMILY_OF[number] == sight.seat
    return PIECE * (1.1 if home else 1.0)
