"""What a bot does with income, recruits, fate and castles (T6, T11, T33–T36)."""

from typing import Final

from tenka.games.tenjo.bot.steady.march import distances
from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.games.tenjo.bot.steady.start import safest
from tenka.games.tenjo.bot.steady.worth import KOKU, PIECE
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    FAMILY,
    IS_ENTRY,
    NUMBERS,
    POINT,
    PROVINCES_OF,
    RESOURCES,
    SITE_POINTS,
    SITE_PROVINCE,
    SITES,
)
from tenka.kernel.move import Move

FEW: Final = 80  # thousand samurai are too few
ENOUGH: Final = 200  # for another year
TOO_LATE: Final = 2  # months left in which samurai from an entry point come to nothing any more
UPKEEP: Final = DATA.constants.upkeep


def take_income(sight: SteadySight, legal: list[Move]) -> Move:
    """Koku, worth twice as much (T37), into the safest castle; samurai while we have too few and they can still act."""
    whole = any(move[0] in {"all_koku", "all_samurai"} for move in legal)
    koku, samurai = ("all_koku", "all_samurai") if whole else ("koku_to", "samurai_to")
    sites = [SITES.index(str(move[1])) for move in legal if move[0] == koku]
    entries = [move for move in legal if move[0] == samurai]
    if sites and not (entries and sum(sight.samurai) < FEW and sight.months_left > TOO_LATE):
        return Move((koku, SITES[safest(sight, sites)]))
    return _best_entry(sight, entries)


def enter(sight: SteadySight, legal: list[Move]) -> Move:
    """The entry point nearest to the castle with the fewest samurai, best with a daimyō to lead them on (T11)."""
    return _best_entry(sight, [move for move in legal if move[0] == "samurai_to"])


def _best_entry(sight: SteadySight, entries: list[Move]) -> Move:
    return max(entries, key=lambda move: (_welcome(sight, POINT[str(move[1])]), move))


def _welcome(sight: SteadySight, entry: int) -> float:
    worth = 0.0
    for site in sight.castles:
        point = SITE_POINTS[site]
        worth = max(worth, 10 - distances(entry).get(point, 10) + 10 / (1 + sight.samurai[point]))
    province = PROVINCES_OF[entry][0]
    if sight.leads[province]:
        worth += 3
        if not [each for each in sight.supports_in(sight.seat, province) if not IS_ENTRY[each]]:
            worth += 5
    return worth


def recruit(sight: SteadySight, legal: list[Move]) -> Move:
    """Before another year koku becomes samurai if they are few; next year's upkeep stays (T33)."""
    rest = Move(("pass",))
    if sight.last_year:
        return rest
    free = sight.wealth - UPKEEP * len(sight.castles) / 2
    wanted = min(free, ENOUGH - sum(sight.samurai))
    recruits = Move(("number", min(int(wanted), NUMBERS[-1])))
    return recruits if recruits in legal else rest


def produce(sight: SteadySight, legal: list[Move]) -> Move:
    """What a castle brings: at the end of the game by points, before by use (T35)."""
    site = SITES.index(sight.question["site"])
    return max(legal, key=lambda move: (_component_worth(sight, site, str(move[1])), move))


def _component_worth(sight: SteadySight, site: int, component: str) -> float:
    """A component in thousands of points, with what it is good for in the years left."""
    later = 0.0 if sight.last_year else 1.0
    if component == "koku":
        return sight.koku_a_year[site] * KOKU + later * 2
    if component == "daimyo":
        supported = sight.supports_in(sight.seat, SITE_PROVINCE[site])
        return PIECE + later * (12 if sum(sight.leads) < 3 else 4) if supported else 0.0
    if component == "shadow":
        return PIECE + 1 + later * 4
    if component == "samurai":
        return DATA.components.samurai + later * (8 if sum(sight.samurai) < FEW else 2)
    if component == "family":
        return PIECE
    return later * (18 if component == "elements" else 12)


def store(sight: SteadySight, legal: list[Move]) -> Move:
    """Koku of the year into the safest castle."""
    sites = {SITES.index(str(move[1])): move for move in legal if move[0] == "store"}
    return sites[safest(sight, sorted(sites))]


def look(sight: SteadySight, legal: list[Move]) -> Move:
    """Look at castles first, then at resource points (T34)."""
    points = [move for move in legal if move[0] == "look"]
    if not points:
        return Move(("pass",))
    return max(points, key=lambda move: (_curiosity(sight, POINT[str(move[1])]), move))


def _curiosity(sight: SteadySight, point: int) -> int:
    return 2 if sight.castle_at(point) >= 0 else int(point in RESOURCES)


def wed(sight: SteadySight, legal: list[Move]) -> Move:
    """A marriage exchanges like for like and makes an ally: the least of ours for it (T34)."""
    own = [move for move in legal if move[0] == "wed"]
    return max(own, key=lambda move: FAMILY.index(str(move[1]))) if own else Move(("pass",))
