"""Earth and Fire: what they destroy (T22, T25)."""

from tenka.games.tenjo.knowledge import reckoning, stacks
from tenka.games.tenjo.rules.components.pieces import (
    ANYWHERE,
    FAMILY,
    IS_ENTRY,
    NEAR,
    POINTS,
    PROVINCE_BITS,
    REACH,
    SITE_COUNT,
    SITE_POINTS,
    SITES,
)
from tenka.games.tenjo.rules.people import daimyo
from tenka.games.tenjo.rules.position import DEAD, NOBODY, NOTHING, Position
from tenka.toolkit.holdings.lists import put


def owners(position: Position, point: int) -> list[int]:
    """Whose samurai are on a point."""
    return [seat for seat in range(position.players) if position.army(seat, point)]


def _in_reach(position: Position, seat: int) -> set[int]:
    """Points on which, or adjacent to which, own samurai are led by an own daimyō; ronin need none."""
    ronin = position.is_ronin(seat)
    found: set[int] = set()
    for stack in position.stacks(seat):
        if ronin or position.leads_at(seat, stack):
            found.add(stack)
            found.update(NEAR[stack])
    return found


def can_strike(position: Position, seat: int) -> bool:
    """Whether there is anything in reach that Earth could destroy."""
    leaders = position.leads_in(seat) or ANYWHERE
    for foe in range(position.players):
        if foe != seat:
            for point in position.stacks(foe):
                if not IS_ENTRY[point] and _is_near(position, seat, point, leaders):
                    return True
    for site, owner in enumerate(position.castle_owner):
        if owner != NOBODY and _is_near(position, seat, SITE_POINTS[site], leaders):
            return True
    return False


def _is_near(position: Position, seat: int, point: int, leaders: int) -> bool:
    """Whether own samurai, led in one of these provinces, are on a point or adjacent to it."""
    return any(position.army(seat, stack) and PROVINCE_BITS[stack] & leaders for stack in REACH[point])


def points(position: Position, seat: int) -> list[int]:
    """Points with others' samurai that Earth can strike; entry points are immune."""
    return [
        point
        for point in sorted(_in_reach(position, seat))
        if not IS_ENTRY[point] and any(each != seat for each in owners(position, point))
    ]


def castles(position: Position, seat: int) -> list[int]:
    """Castles that Earth can destroy, one's own too."""
    reach = _in_reach(position, seat)
    return [site for site in range(SITE_COUNT) if position.castle_owner[site] != NOBODY and SITE_POINTS[site] in reach]


def strike(position: Position, seat: int, point: int) -> None:
    """All samurai on the point are gone."""
    for each in owners(position, point):
        samurai = position.army(each, point)
        stacks.lose(position, each, point, samurai)
        if position.events_on:
            lost = {"seat": each, "point": POINTS[point], "samurai": samurai * 1000}
            position.tell("lost", {**lost, "why": "earth"})
    daimyo.check(position, seat)


def raze(position: Position, seat: int, site: int) -> None:
    """The castle is gone with all it holds; its garrison stays, the site is free again."""
    for card in range(len(FAMILY)):
        if position.family[card] == site:
            kill(position, card)
    position.castle_discards = [*position.castle_discards, position.castle_card[site]]
    owner, koku = position.castle_owner[site], position.koku[site]
    position.castle_owner = put(position.castle_owner, site, NOBODY)
    position.castle_card = put(position.castle_card, site, NOTHING)
    position.koku = put(position.koku, site, 0)
    position.ronin_castle &= ~(1 << site)
    reckoning.lose(position, owner, NOBODY, koku)
    if position.events_on:
        position.tell("castle_razed", {"site": SITES[site]})
    daimyo.check(position, NOBODY)  # whatever follows from it, nobody gains a daimyō (T12, T25)


def kill(position: Position, card: int) -> None:
    """A member of a family dies."""
    position.move_family(card, DEAD)
    if position.events_on:
        position.tell("family_died", {"family": FAMILY[card]})
