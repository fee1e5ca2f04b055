"""Income, recruits, fate and castles (T6, T11, T33–T36)."""

from typing import Final

from tenka.games.tenjo.bot.search.estimates.ground import DISTANCE, IS_RESOURCE
from tenka.games.tenjo.bot.search.estimates.sight import KOKU_WORTH, PIECE, SearchSight
from tenka.games.tenjo.bot.search.estimates.walls import exposure
from tenka.games.tenjo.bot.search.policy import FEW
from tenka.games.tenjo.rules.components import chips
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    CHIPS,
    COMPONENTS,
    ENTRIES,
    IS_ENTRY,
    KOKU,
    POINT_COUNT,
    PROVINCES_OF,
    SITE_POINTS,
    SITE_PROVINCE,
)
from tenka.games.tenjo.rules.tasks.year import CastleIncome
from tenka.games.tenjo.rules.vocabulary import (
    ALL_KOKU,
    ALL_SAMURAI,
    FIRST,
    KOKU_TO,
    LOOK,
    PASS,
    PRODUCE,
    RECRUIT,
    SAMURAI_TO,
    STORE,
    WED,
)

ENOUGH: Final = 90  # for another year
UPKEEP: Final = DATA.constants.upkeep
FAR: Final = 10


def safest(sight: SearchSight) -> int:
    """Our castle for koku and family: well garrisoned, strong walls, far from others."""
    best, found = -1e9, -1
    for site in sight.castles:
        safety = sight.own[SITE_POINTS[site]] / 20 - exposure(sight.position, site)
        if safety > best:
            best, found = safety, site
    return found


def income(sight: SearchSight, possible: list[int]) -> list[int]:
    """The first point brings least: one that we share; koku, worth twice as much, unless samurai are too few (T6)."""
    if FIRST <= possible[0] < KOKU_TO:
        best, chosen = -1, possible[0]
        for move in possible:
            sharing = sight.present[move - FIRST].bit_count()
            if sharing > best:
                best, chosen = sharing, move
        return [chosen]
    if KOKU_TO <= possible[0] < SAMURAI_TO:
        entries = possible[-1] >= SAMURAI_TO
        if not (entries and sight.position.total(sight.seat) < sight.policy[FEW] and sight.months_left):
            return [KOKU_TO + safest(sight)]
    return enter(sight, possible)


def whole_income(sight: SearchSight, possible: list[int]) -> int:
    """The same of the whole at once."""
    wanted = income(sight, [_part_of(move) for move in possible])[0]
    for move in possible:
        if _part_of(move) == wanted:
            return move
    return possible[0]


def _part_of(move: int) -> int:
    """What the whole is taken as, for one point."""
    return KOKU_TO + move - ALL_KOKU if move < ALL_SAMURAI else SAMURAI_TO + ENTRIES[move - ALL_SAMURAI]


def enter(sight: SearchSight, possible: list[int]) -> list[int]:
    """The entry point nearest to the castle with the fewest samurai, best with a daimyō to lead them on (T11)."""
    best, chosen = -1.0, -1
    for move in possible:
        if move >= SAMURAI_TO:
            found = _welcome(sight, move - SAMURAI_TO)
            if found > best:
                best, chosen = found, move
    return [chosen]


def _welcome(sight: SearchSight, entry: int) -> float:
    worth = 0.0
    for site in sight.castles:
        point = SITE_POINTS[site]
        far = min(FAR, DISTANCE[entry * POINT_COUNT + point])
        worth = max(worth, FAR - far + 10 / (1 + sight.own[point]))
    province = PROVINCES_OF[entry][0]
    if sight.leads >> province & 1:
        worth += 3
        alone = True
        for point in sight.stacks:
            if province in PROVINCES_OF[point] and not IS_ENTRY[point]:
                alone = False
        worth += 5 if alone else 0
    return worth


def recruits(sight: SearchSight, possible: list[int]) -> list[list[int]]:
    """Before another year koku becomes samurai if they are few; next year's upkeep stays (T33)."""
    found: list[list[int]] = [[PASS]]
    if sight.last_year:
        return found
    position = sight.position
    wealth = position.wealth(sight.seat) // KOKU
    free = wealth - UPKEEP * len(sight.castles) // 2
    wanted = min(free, ENOUGH - position.total(sight.seat))
    for place in range(len(CHIPS)):
        if RECRUIT + place in possible:
            if CHIPS[place] <= wanted:
                found.insert(0, [RECRUIT + place])
            else:
                found.append([RECRUIT + place])
    return found


def productions(sight: SearchSight, possible: list[int]) -> list[list[int]]:
    """What a castle brings: at the end of the game by points, before by use (T35)."""
    task = sight.position.tasks[-1]
    assert isinstance(task, CastleIncome)
    site = task.site
    worths: list[tuple[float, int]] = []
    for move in possible:
        worths.append((-_component_worth(sight, site, COMPONENTS[move - PRODUCE]), move))
    worths.sort()
    return [[move] for _, move in worths]


def _component_worth(sight: SearchSight, site: int, component: str) -> float:
    """A component in thousands of points, with what it is good for in the years left."""
    later = 0.0 if sight.last_year else 1.0
    if component == "koku":
        position = sight.position
        return position.figures.castle_koku[position.castle_card[site]] / KOKU * KOKU_WORTH + later * 2
    if component == "daimyo":
        if not sight.supports[SITE_PROVINCE[site]]:
            return 0.0
        return PIECE + later * (12.0 if sight.leads.bit_count() < 3 else 4.0)
    if component == "shadow":
        return PIECE + 1 + later * 4
    if component == "samurai":
        return DATA.components.samurai + later * (8.0 if sight.position.total(sight.seat) < sight.policy[FEW] else 2.0)
    if component == "family":
        return PIECE
    return later * (18.0 if component == "elements" else 12.0)


def store(sight: SearchSight) -> list[int]:
    """Koku of the year into the safest castle."""
    return [STORE + safest(sight) * chips.KINDS + chips.ALL]


def look(sight: SearchSight, possible: list[int]) -> list[int]:
    """Look at castles first, then at resource points (T34)."""
    best, chosen = -1, PASS
    for move in possible:
        if move != PASS:
            point = move - LOOK
            curiosity = 2 if sight.castle_of(point) >= 0 else int(IS_RESOURCE[point])
            if curiosity > best:
                best, chosen = curiosity, move
    return [chosen]


def weddings(sight: SearchSight, possible: list[int]) -> list[list[int]]:
    """A marriage exchanges like for like and makes an ally: the least of ours for it (T34)."""
    best = -1
    for move in possible:
        if move >= WED and move != PASS:
            best = max(best, move)
    return [[best], [PASS]] if best >= 0 else [[PASS]]
