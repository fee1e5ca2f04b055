"""A bot's attacks: whom, with what, and for what (T13–T21)."""

from typing import Final, NamedTuple

from tenka.games.tenjo.bot.steady.odds import AttackOutlook, engaged, net_factor
from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.games.tenjo.bot.steady.worth import prize
from tenka.games.tenjo.rules.components.pieces import NEAR, POINT, POINTS, PROVINCES_OF, SITE_AT
from tenka.kernel.move import Move

LEAST_ASSAULT: Final = 4.0  # thousand points that an attack should promise


class SteadyAttack(NamedTuple):
    """An attack: whom, where, with which stacks, and what we expect of it."""

    outlook: AttackOutlook
    foe: int
    point: int
    stacks: tuple[int, ...]


def own_stacks(sight: SteadySight, point: int) -> tuple[int, ...]:
    """Our stacks on a point and next to it."""
    return tuple(near for near in (point, *NEAR[point]) if sight.samurai[near])


def defenders(sight: SteadySight, foe: int, point: int, stacks: tuple[int, ...]) -> list[int]:
    """The points from which a seat would defend: there, and what is in reach of our stacks (T15)."""
    reach = {near for stack in stacks for near in (stack, *NEAR[stack])}
    return [each for each in sorted({point, *reach}) if foe in sight.present[each]]


def zone(points: tuple[int, ...]) -> set[int]:
    """The provinces of some points (T17)."""
    return {province for point in points for province in PROVINCES_OF[point]}


def castle_defence(sight: SteadySight, foe: int, point: int) -> int:
    """The defence factor if a seat's castle is attacked."""
    return sight.defence[SITE_AT[point]] if sight.castle_at(point) == foe else 0


def weigh(
    sight: SteadySight, foe: int, point: int, armies: dict[int, float], *, leaders: int = 0, razed: int = -1
) -> AttackOutlook:
    """An attack with so many samurai on some points; `leaders` more would lead it, `razed` is free of defenders."""
    stacks = tuple(armies)
    theirs = [each for each in defenders(sight, foe, point, stacks) if each != razed]
    field = zone((point, *stacks, *theirs))
    attack = sum(armies.values())
    supposed = sum(sight.supposed(foe, each) for each in theirs)
    lead = sum(sight.leads[province] - sight.daimyo[foe][province] for province in field) + leaders
    lead += len(stacks) - len(theirs)
    castle = castle_defence(sight, foe, point)
    return engaged(attack, supposed, net_factor(lead, attack, supposed, castle), prize(sight, foe, point))


def assault(sight: SteadySight, foe: int, point: int) -> SteadyAttack:
    """The attack with all stacks that are near."""
    stacks = own_stacks(sight, point)
    armies = {each: float(sight.samurai[each]) for each in stacks}
    return SteadyAttack(weigh(sight, foe, point, armies), foe, point, stacks)


def assaults(sight: SteadySight, legal: list[Move]) -> list[SteadyAttack]:
    """All attacks that may be declared now."""
    return [assault(sight, int(move[2]), POINT[str(move[1])]) for move in legal if move[0] == "attack"]


def is_led_at(sight: SteadySight, point: int, stacks: tuple[int, ...]) -> bool:
    """Whether a daimyō of ours leads an attack with these stacks (T13)."""
    return any(sight.is_led(province) for province in zone((point, *stacks)))


def targets(sight: SteadySight) -> list[tuple[int, int]]:
    """Castles of others: seat and point."""
    found = [(owner, point) for point in SITE_AT if (owner := sight.castle_at(point)) in sight.others]
    return [(owner, point) for owner, point in found if not is_barred(sight, owner)]


def is_barred(sight: SteadySight, foe: int) -> bool:
    """Whether we may not attack a seat now (T14, T26, T34)."""
    seat = sight.view["seats"][foe]
    if sight.seat in seat["shielded"] or foe in sight.turn.get("safe", ()):
        return True
    return sight.month == 1 and sight.seat in seat["truces"]


def begin(attack: SteadyAttack) -> Move:
    """An attack with all stacks that are near."""
    return Move(("assault", POINTS[attack.point], attack.foe))


def go_on(sight: SteadySight, legal: list[Move]) -> Move:
    """More stacks, then the word; the strongest first."""
    named = [move for move in legal if move[0] == "with"]
    if named:
        return max(named, key=lambda move: (sight.samurai[POINT[str(move[1])]], move))
    return Move(("declare",))
