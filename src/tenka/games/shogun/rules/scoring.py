"""Points in winter, and who wins (H23, H24).

A winter is kept as one flat list: its event; by seat provinces and buildings; by region and kind of building the seats
that have the most, a bit each.
"""

from tenka.games.shogun.rules.components.pieces import BUILDING_COUNT, BUILDINGS, EVENTS, MAJORITY_POINTS, REGIONS
from tenka.games.shogun.rules.position import Position
from tenka.games.shogun.schema.view import Majority, Result, Standing, Tally, WinterScore
from tenka.toolkit.holdings.lists import bits


def score(position: Position) -> None:
    """Everybody's points of this winter; both winters add up (H23)."""
    winter = [position.open_events[0], *_count(position)]
    position.winters = [*position.winters, winter]
    points = [parts["points"] for parts in seats(winter, position.players)]
    position.scores = [before + gained for before, gained in zip(position.scores, points, strict=True)]
    if position.events_on:
        for majority in majorities(winter, position.players):
            position.tell("majority", {**majority})
        for seat, parts in enumerate(seats(winter, position.players)):
            position.tell("scored", {"seat": seat, **parts, "total": position.scores[seat]})


def _count(position: Position) -> list[int]:
    players = position.players
    built = [0] * players
    standing = [0] * (len(REGIONS) * len(BUILDINGS) * players)  # by region, kind and seat
    for province, buildings in enumerate(position.buildings):
        if buildings:
            seat = position.owner[province]
            built[seat] += BUILDING_COUNT[buildings]
            for kind in bits(buildings):
                standing[(position.ground.region[province] * len(BUILDINGS) + kind) * players + seat] += 1
    owned = [mask.bit_count() for mask in position.owned]
    most = [_most(standing[first : first + players]) for first in range(0, len(standing), players)]
    return [*owned, *built, *most]


def _most(counts: list[int]) -> int:
    """The seats with the most, none if nobody has any."""
    most = max(counts)
    mask = 0
    if most:
        for seat, count in enumerate(counts):
            if count == most:
                mask |= 1 << seat
    return mask


def event(winter: list[int]) -> str:
    """The event whose rice loss it was."""
    return EVENTS[winter[0]]


def is_winter(winter: list[int], players: int) -> bool:
    """Whether a list can be a winter: of this length, with an event, and no seat that is not at the table."""
    most = winter[1 + 2 * players :]
    return (
        len(most) == len(REGIONS) * len(BUILDINGS)
        and winter[0] < len(EVENTS)
        and all(mask < 1 << players for mask in most)
    )


def majorities(winter: list[int], players: int) -> list[Majority]:
    """Where somebody has the most: region, building, seats, and points for each of them; tied, one less."""
    found: list[Majority] = []
    for number, mask in enumerate(winter[1 + 2 * players :]):
        if mask:
            region, kind = divmod(number, len(BUILDINGS))
            points = MAJORITY_POINTS[kind] - (1 if mask & (mask - 1) else 0)
            found.append(
                {"region": REGIONS[region], "building": BUILDINGS[kind], "seats": bits(mask), "points": points}
            )
    return found


def seats(winter: list[int], players: int) -> list[Tally]:
    """By seat: 1 for a province, 1 for a building, and the majorities by kind."""
    most = majorities(winter, players)
    return [_tally(winter[1 + seat], winter[1 + players + seat], seat, most) for seat in range(players)]


def _tally(provinces: int, buildings: int, seat: int, most: list[Majority]) -> Tally:
    castle, temple, theatre = [
        sum(each["points"] for each in most if each["building"] == kind and seat in each["seats"]) for kind in BUILDINGS
    ]
    return {
        "provinces": provinces,
        "buildings": buildings,
        "castle": castle,
        "temple": temple,
        "theatre": theatre,
        "points": provinces + buildings + castle + temple + theatre,
    }


def ranking(position: Position) -> list[int]:
    """The seats, best first: points, then chests (H24)."""
    return sorted(range(position.players), key=lambda seat: (-position.scores[seat], -position.chests[seat]))


def winners(position: Position) -> list[int]:
    """Those with the most points and of these the most chests; equal, they share the victory (H24)."""
    best = max(zip(position.scores, position.chests, strict=True))
    return [seat for seat, has in enumerate(zip(position.scores, position.chests, strict=True)) if has == best]


def standing(position: Position) -> Standing:
    """What everybody would score if this were the winter, its revolts left aside (H23)."""
    players = position.players
    winter = [0, *_count(position)]
    return {"seats": seats(winter, players), "majorities": majorities(winter, players)}


def winters(position: Position) -> list[WinterScore]:
    """All winters so far, every point explained."""
    players = position.players
    return [
        {"event": event(winter), "seats": seats(winter, players), "majorities": majorities(winter, players)}
        for winter in position.winters
    ]


def result(position: Position) -> Result:
    """The outcome of a finished game."""
    return {
        "scores": position.scores[:],
        "chests": position.chests[:],
        "ranking": ranking(position),
        "winners": winners(position),
        "winters": winters(position),
    }
