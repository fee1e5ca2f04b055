"""What there is, by number. Words stand in the data; inside, the engine speaks numbers alone.

Samurai are counted in thousands, koku in hundreds (T6: shared income goes down to 100).
"""

from typing import Final

from tenka.games.tenjo.rules.components.data import DATA

MOST_PLAYERS: Final = 4
KOKU: Final = 10  # hundreds in a thousand

PROVINCES: Final = tuple(each.id for each in DATA.province)
PROVINCE: Final = {id: number for number, id in enumerate(PROVINCES)}
POINTS: Final = tuple(each.id for each in DATA.point)
POINT: Final = {id: number for number, id in enumerate(POINTS)}
POINT_COUNT: Final = len(POINTS)
PROVINCE_COUNT: Final = len(PROVINCES)
PROVINCES_OF: Final = [[PROVINCE[id] for id in each.provinces] for each in DATA.point]
POINTS_OF: Final = [
    [point for point in range(POINT_COUNT) if province in PROVINCES_OF[point]] for province in range(PROVINCE_COUNT)
]


def _points(kind: str) -> list[int]:
    return [number for number, each in enumerate(DATA.point) if each.kind == kind]


BORDERS: Final = _points("border")
RESOURCES: Final = _points("resource")
YIELDS_KOKU: Final = [each.yields == "koku" for each in DATA.point]
ENTRIES: Final = _points("entry")
ENTRY_POINTS: Final = tuple(POINTS[point] for point in ENTRIES)
SITE_POINTS: Final = _points("castle")  # by site
SITES: Final = tuple(POINTS[point] for point in SITE_POINTS)
SITE_COUNT: Final = len(SITES)
SITE_AT: Final = {point: site for site, point in enumerate(SITE_POINTS)}
SITE_PROVINCE: Final = [PROVINCES_OF[point][0] for point in SITE_POINTS]
IS_ENTRY: Final = [each.kind == "entry" for each in DATA.point]
IS_BORDER: Final = [each.kind == "border" for each in DATA.point]
BORDERS_OF: Final = [
    [point for point in BORDERS if province in PROVINCES_OF[point]] for province in range(PROVINCE_COUNT)
]


def _paths() -> tuple[list[list[int]], dict[tuple[int, int], int]]:
    near: list[list[int]] = [[] for _ in POINTS]
    province_of: dict[tuple[int, int], int] = {}
    for province, paths in DATA.paths.items():
        for one, other in paths:
            a, b = POINT[one], POINT[other]
            near[a].append(b)
            near[b].append(a)
            province_of[a, b] = province_of[b, a] = PROVINCE[province]
    return [sorted(points) for points in near], province_of


_PATHS: Final = _paths()
NEAR: Final[list[list[int]]] = _PATHS[0]
PATH_PROVINCE: Final[dict[tuple[int, int], int]] = _PATHS[1]
PATHS_IN: Final = [[PATH_PROVINCE[point, near] for near in NEAR[point]] for point in range(POINT_COUNT)]  # as NEAR
REACH: Final = [[point, *NEAR[point]] for point in range(POINT_COUNT)]  # a point and those adjacent to it
ANYWHERE: Final = (1 << PROVINCE_COUNT) - 1  # all provinces, a bit each
PROVINCE_BITS: Final = [sum(1 << province for province in PROVINCES_OF[point]) for point in range(POINT_COUNT)]
NEAR_PROVINCES: Final = [
    sorted({other for border in BORDERS_OF[province] for other in PROVINCES_OF[border]} - {province})
    for province in range(PROVINCE_COUNT)
]


def _borders_from(source: int) -> list[int]:
    """By province: how many borders lie between."""
    found = [-1] * PROVINCE_COUNT
    found[source] = 0
    edge = [source]
    while edge:
        further: list[int] = []
        for province in edge:
            for other in NEAR_PROVINCES[province]:
                if found[other] < 0:
                    found[other] = found[province] + 1
                    further.append(other)
        edge = further
    return found


BORDERS_BETWEEN: Final = [_borders_from(province) for province in range(PROVINCE_COUNT)]

ELEMENTS: Final = tuple(DATA.elements)
FIRE: Final = 0
WIND: Final = 1
WATER: Final = 2
EARTH: Final = 3
VOID: Final = 4
NO_ELEMENT: Final = -1
RING_VALUES: Final = tuple(int(value) for value in DATA.rings)
# A hand: how many of each element, then of each ring
ELEMENT_KINDS: Final = len(ELEMENTS)
CARD_KINDS: Final = ELEMENT_KINDS + len(RING_VALUES)
CARDS: Final = (*ELEMENTS, *(f"ring_{value}" for value in RING_VALUES))

RELATIVES: Final = DATA.family.ids
FAMILY: Final = tuple(f"{who}_{seat}" for seat in range(MOST_PLAYERS) for who in RELATIVES)
FAMILY_OF: Final = [number // len(RELATIVES) for number in range(len(FAMILY))]  # the owner's seat
ITEMS: Final = (*CARDS, *FAMILY)

CHIPS: Final = (1, 5, 10, 25)
ALL_CHIPS: Final = (*CHIPS, "all")
HUNDREDS: Final = (1, 5)  # chips of koku below a thousand
NUMBERS: Final = tuple(range(1, 101))  # thousand samurai that can be named at once …
USUAL: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "all")  # … and together with the goal

CASTLES: Final = tuple(each.id for each in DATA.castle)
FATES: Final = tuple(each.id for each in DATA.fate)
HOUSES: Final = tuple(each.id for each in DATA.house)
COMPONENTS: Final = ("koku", "samurai", "shadow", "daimyo", "elements", "rings", "family")
DIRECTIONS: Final = ("N", "E", "S", "W")
SEATS_AT: Final = {
    players: [DIRECTIONS.index(each) for each in DATA.seats[f"players_{players}"]] for players in (2, 3, 4)
}
