"""In battle: who joins, which cards, where losses fall, whether to fight on, who moves in (T14–T21, T26, T27)."""

from typing import Final

from tenka.games.tenjo.bot.search.estimates.ground import SITE_ON
from tenka.games.tenjo.bot.search.estimates.odds import SearchBattle
from tenka.games.tenjo.bot.search.estimates.sight import PIECE, SearchSight
from tenka.games.tenjo.bot.search.estimates.worth import prize, standing
from tenka.games.tenjo.bot.search.moves import in_all, laid, rings_of, sending
from tenka.games.tenjo.bot.search.policy import CASTLE_LOST, DANGER
from tenka.games.tenjo.rules.components import chips
from tenka.games.tenjo.rules.components.pieces import (
    CHIPS,
    EARTH,
    FIRE,
    POINT_COUNT,
    PROVINCE_COUNT,
    PROVINCES_OF,
    VOID,
)
from tenka.games.tenjo.rules.elements import contest, strikes
from tenka.games.tenjo.rules.fighting import battle
from tenka.games.tenjo.rules.tasks.battle import Join, Welcome
from tenka.games.tenjo.rules.tasks.losses import Losses, MoveIn
from tenka.games.tenjo.rules.vocabulary import (
    AT,
    BURN_DAIMYO,
    CAST,
    ELEMENT,
    FIGHT,
    JOIN,
    LEND,
    LOSE,
    MARCH,
    PASS,
    PLACE,
    UNMASK,
)

WORTH_A_QUAKE: Final = 12.0  # thousand samurai
GOOD_PRIZE: Final = 40.0
WORTH_HELP: Final = 5  # thousand samurai that others of ours stand by
UNMASK_PRIZE: Final = 60.0
UNMASK_CHANCE: Final = 0.7
USUAL_TOTAL: Final = 5
MUCH_FOLLOWING: Final = 40


def matters(sight: SearchSight, point: int) -> bool:
    """Whether a point of ours must not fall: a castle, or the last support of a daimyō."""
    return sight.castle_of(point) == sight.seat or sight.is_last_support(point)


def joins(sight: SearchSight) -> list[list[int]]:
    """Our own stacks stand by each other where it matters; volunteers are welcome; others fight for themselves."""
    position, seat = sight.position, sight.seat
    task = position.tasks[-1]
    if isinstance(task, Welcome):
        return [[JOIN + task.point], [PASS]]
    assert isinstance(task, Join)
    which = task.side
    if not battle.may_join(position, seat, which):
        return [[PASS]]
    stacks = battle.free_stacks(position, seat, which)
    if seat != battle.principal(position, which):
        return _helping(sight, stacks, which)
    if not stacks:
        return [[PASS]]
    everybody = [JOIN + point for point in stacks]  # then nobody asks for more (T41)
    if which == 0 or matters(sight, position.battle_point) or sight.own[position.battle_point] >= WORTH_HELP:
        return [everybody, [PASS]]
    return [[PASS], everybody]


def consents(sight: SearchSight) -> list[list[int]]:
    """An ally's attack is led, unless it is against who may help us, or for who stands best already (T13, T28)."""
    position = sight.position
    attacker, defender = position.battle_seat, position.battle_foe
    if not position.helps(sight.seat, attacker):
        return [[PASS]]
    if sight.allies >> defender & 1 or standing(sight, attacker) > standing(sight, defender):
        return [[PASS], [LEND]]
    return [[LEND], [PASS]]


def _helping(sight: SearchSight, stacks: list[int], which: int) -> list[list[int]]:
    """Standing by somebody else: seldom, and never as ronin before being asked in."""
    position = sight.position
    principal = battle.principal(position, which)
    found: list[list[int]] = [[PASS]]
    if position.helps(sight.seat, principal):
        helping = position.helpers[which] >> sight.seat & 1
        lends = not helping and any(position.daimyo_in(sight.seat, each) for each in position.battle_zone())
        if stacks:
            found.append([*(JOIN + point for point in stacks), *([PASS] if lends else [])])
        if not helping and sight.leads & SearchBattle(sight).zone:
            found.append([LEND, *([PASS] if stacks else [])])
    elif stacks:
        found.append([JOIN + stacks[0]])
    return found


# Cards


def fair_total(rings: list[int], elements: int) -> int:
    """So much for one element that the others in hand do not go short."""
    return max(1, min(USUAL_TOTAL, in_all(rings) // max(1, elements)))


def windows(sight: SearchSight) -> list[list[int]]:
    """Cards in a battle's window, the best guess first (T16)."""
    position, seat = sight.position, sight.seat
    rings = rings_of(position, seat)
    which = battle.takes_part(position, seat)
    if which < 0:
        return [[PASS]]
    field = SearchBattle(sight)
    found: list[tuple[float, list[int]]] = [(0.5, [PASS])]
    if seat == position.battle_seat and not position.engagements:
        _shadows(sight, field, found)
    if any(rings):
        _cards(sight, field, which, rings, found)
    found.sort(key=_by_liking)
    return [moves for _, moves in found]


def _shadows(sight: SearchSight, field: SearchBattle, found: list[tuple[float, list[int]]]) -> None:
    """Before the first dice a shadow warrior among those who attack (T10)."""
    moves = unmasking(sight)
    if moves:
        found.append((0.7 if is_short_of_samurai(sight, field) else 0.2, moves))


def _cards(
    sight: SearchSight, field: SearchBattle, which: int, rings: list[int], found: list[tuple[float, list[int]]]
) -> None:
    """Void, Fire and Earth, each with how much it is liked."""
    position, seat = sight.position, sight.seat
    elements = sum(position.has_card(seat, each) for each in range(5))
    usual = laid(rings, fair_total(rings, elements))
    if position.has_card(seat, VOID) and seat == position.battle_foe:
        hard = matters(sight, field.point) and field.chance(sight.policy[CASTLE_LOST]) >= sight.policy[DANGER]
        against = laid(rings, contest.needed_to_void(position))
        if against:
            found.append((2.0 if hard else 0.1, [ELEMENT + VOID, *against, CAST]))
    if position.has_card(seat, FIRE) and usual:
        _fires(sight, field, which, usual, found)
    if position.has_card(seat, EARTH) and usual:
        _quakes(sight, which, usual, found)


def _fires(
    sight: SearchSight, field: SearchBattle, which: int, rings: list[int], found: list[tuple[float, list[int]]]
) -> None:
    """An enemy daimyō counted in the zone; without the attacker's last one the attack ends."""
    position = sight.position
    if position.engagements and (which == 0 or not battle.hangs_on_one_leader(position)):
        return
    foe = battle.principal(position, 1 - which)
    here = position.leads_in(foe) & field.zone
    best, chosen = 0, -1
    for province in range(PROVINCE_COUNT):
        if here >> province & 1 and position.daimyo_in(foe, province) > best:
            best, chosen = position.daimyo_in(foe, province), province
    if chosen < 0:
        return
    liking = 0.3
    if which == 1 and field.leading == 1 and not position.masterless:
        liking = 3.0
    elif which == 0 and prize(sight, foe, field.point) >= GOOD_PRIZE:
        liking = 0.8
    found.append((liking, [ELEMENT + FIRE, *rings, BURN_DAIMYO + foe * PROVINCE_COUNT + chosen]))


def _quakes(sight: SearchSight, which: int, rings: list[int], found: list[tuple[float, list[int]]]) -> None:
    """The strongest enemy stack that Earth reaches."""
    position = sight.position
    possible = strikes.points(position, sight.seat)
    best, chosen = -1.0, -1
    for stack in battle.side(position, 1 - which):
        seat, point = divmod(stack, POINT_COUNT)
        if point in possible and not sight.own[point]:
            samurai = sight.supposed(seat, point)
            if samurai > best:
                best, chosen = samurai, point
    if chosen >= 0:
        found.append((2.5 if best >= WORTH_A_QUAKE else 0.2, [ELEMENT + EARTH, *rings, AT + chosen]))


def _by_liking(each: tuple[float, list[int]]) -> float:
    return -each[0]


# Losses


def loss(sight: SearchSight) -> list[int]:
    """Losses fall where samurai can be spared, last where a castle or a daimyō hangs on them (T19)."""
    position = sight.position
    task = position.tasks[-1]
    assert isinstance(task, Losses)
    left = task.samurai
    best, chosen = -1000, -1
    for point in task.stacks(position):
        spare = sight.own[point] - sight.kept(point)
        if point == position.battle_point and matters(sight, point):
            spare -= 100
        if spare > best:
            best, chosen = spare, point
    bearable = max(1, min(left, best, sight.own[chosen]))
    first = LOSE + chosen * chips.KINDS
    if bearable >= min(left, sight.own[chosen]):
        return [first + chips.ALL]
    place = len(CHIPS) - 1
    while CHIPS[place] > bearable:
        place -= 1
    return [first + place]


# Fighting on


def fights(sight: SearchSight) -> list[list[int]]:
    """Fight on while it pays; a shadow warrior if that makes the difference (T10, T20)."""
    field = SearchBattle(sight)
    worth = prize(sight, field.defender, field.point)
    promised = field.worth(worth)
    found: list[list[int]] = [[FIGHT], [PASS]] if promised > 0 else [[PASS], [FIGHT]]
    unmask = unmasking(sight)
    if unmask:
        found = [unmask, *found] if is_short_of_samurai(sight, field) else [*found, unmask]
    return found


def is_short_of_samurai(sight: SearchSight, field: SearchBattle) -> bool:
    """Whether much can be won, and is not likely to be."""
    worth = prize(sight, field.defender, field.point)
    return worth >= UNMASK_PRIZE and field.worth(worth) > 0 and field.chance(worth) < UNMASK_CHANCE


def unmasking(sight: SearchSight) -> list[int]:
    """A shadow warrior among those of ours who attack; nothing if there is none near."""
    point = _where_a_shadow_helps(sight)
    return [UNMASK + _shadow_near(sight, point), AT + point] if point >= 0 else []


def _shadow_near(sight: SearchSight, point: int) -> int:
    for province in PROVINCES_OF[point]:
        if sight.position.shadows_in(sight.seat, province):
            return province
    return -1


def _where_a_shadow_helps(sight: SearchSight) -> int:
    """A fighting stack of ours with a shadow warrior in its province; -1 if there is none."""
    for stack in sight.position.attackers:
        seat, point = divmod(stack, POINT_COUNT)
        if seat == sight.seat and _shadow_near(sight, point) >= 0:
            return point
    return -1


def moving_in(sight: SearchSight) -> list[list[int]]:
    """A garrison for the castle, from the strongest stack (T21)."""
    task = sight.position.tasks[-1]
    assert isinstance(task, MoveIn)
    point = task.point
    missing = sight.guard(SITE_ON[point]) - sight.own[point]
    best, chosen = 0, -1
    for each in task.stacks:
        if each != point and sight.own[each]:
            free = sight.own[each] - (sight.kept(each) if sight.castle_of(each) == sight.seat else 0)
            if free > best:
                best, chosen = free, each
    if chosen < 0:
        return [[PASS]]
    some = [MARCH + chosen, *sending(max(1, min(missing, best)), sight.own[chosen])]
    everybody = [MARCH + chosen, *sending(best, sight.own[chosen])]
    if missing <= 0:
        return [[PASS], everybody]
    return [some, [PASS]] if some == everybody else [some, everybody, [PASS]]


def places(sight: SearchSight, provinces: list[int], *, lost: bool) -> list[list[int]]:
    """A daimyō gained goes to most samurai, best where none leads yet; who has to go is where he leads fewest."""
    worths: list[tuple[float, int]] = []
    for province in provinces:
        worth = float(min(sight.following[province], MUCH_FOLLOWING))
        if not sight.leads >> province & 1:
            worth += PIECE / 2
        worths.append((worth if lost else -worth, province))
    worths.sort()
    return [[PLACE + province] for _, province in worths]
