"""Declaring an attack, and talking about it first (T13, T14)."""

from tenka.games.tenjo.rules.components.pieces import (
    ANYWHERE,
    IS_ENTRY,
    MOST_PLAYERS,
    NEAR,
    POINT_COUNT,
    POINTS,
    PROVINCE_BITS,
    REACH,
    SITE_AT,
    SITE_POINTS,
)
from tenka.games.tenjo.rules.fighting import battle, leading
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.steps.unfinished import clear, has_one_stack
from tenka.games.tenjo.rules.vocabulary import ASSAULT, ATTACK, DECLARE, WITH
from tenka.kernel.errors import IllegalMove


def barred_by(position: Position, seat: int, foe: int) -> str:
    """The rule by which a seat may not attack another: after a parley, behind Void, in a truce; empty if it may."""
    if position.parleyed >> foe & 1:
        return "T14"
    if position.shields[foe] >> seat & 1:
        return "T26"
    return "T34" if position.month == 1 and position.truces[foe] >> seat & 1 else ""


def is_target(position: Position, point: int, foe: int) -> bool:
    """Whether a seat can be attacked on a point: its stack, or its castle without garrison (T13)."""
    if IS_ENTRY[point]:
        return False
    if position.army(foe, point):
        return True
    return point in SITE_AT and position.castle_owner[SITE_AT[point]] == foe


def _can_lead(position: Position, seat: int, points: list[int]) -> bool:
    """Whether an own daimyō or an ally's is in the provinces of some points; ronin need none."""
    leaders = _leaders(position, seat)
    if position.hostages and position.source * MOST_PLAYERS + position.goal not in position.unled:
        leaders |= _allied_leaders(position, seat, position.goal)
    return any(PROVINCE_BITS[point] & leaders for point in points)


def beginnings(position: Position, seat: int) -> list[int]:
    """All that can be attacked, by points: with stacks that are to be named, or at once with all that are near."""
    leaders = _leaders(position, seat)
    foes = [foe for foe in position.others(seat) if not barred_by(position, seat, foe)]
    found: list[int] = []
    for place, foe in enumerate(foes):
        allied = _allied_leaders(position, seat, foe) if position.hostages else 0
        for point in _targets(position, foe):
            helped = allied if point * MOST_PLAYERS + foe not in position.unled else 0
            if _is_led(position, seat, point, leaders | helped):
                found.append(point * MOST_PLAYERS + place)
    found.sort()
    targets = [key - key % MOST_PLAYERS + foes[key % MOST_PLAYERS] for key in found]
    return [ATTACK + target for target in targets] + [ASSAULT + target for target in targets]


def _targets(position: Position, foe: int) -> list[int]:
    """Where a seat can be attacked."""
    stacks = [point for point in position.stacks(foe) if not IS_ENTRY[point]]
    castles = [SITE_POINTS[site] for site in position.castles(foe)]
    return stacks + [point for point in castles if not position.army(foe, point)]


def _leaders(position: Position, seat: int) -> int:
    """The provinces in which an own daimyō can lead an attack, a bit each; all for ronin."""
    return position.leads_in(seat) or ANYWHERE


def _allied_leaders(position: Position, seat: int, foe: int) -> int:
    """The provinces in which a daimyō of somebody else who may help can lead an attack on a seat, a bit each."""
    found = 0
    for other in range(position.players):
        if other not in (seat, foe) and position.helps(other, seat):
            found |= position.leads_in(other)
    return found


def _is_led(position: Position, seat: int, point: int, leaders: int) -> bool:
    """Whether at least one of the own stacks nearby could be led against it."""
    here = PROVINCE_BITS[point]
    return any(position.army(seat, stack) and (here | PROVINCE_BITS[stack]) & leaders for stack in REACH[point])


def begin(position: Position, seat: int, move: int) -> None:
    """Somebody is chosen; if but one stack is near, nobody is asked which, and an assault is made with all."""
    position.doing = ATTACK
    at_once = move >= ASSAULT
    position.source, position.goal = divmod(move - (ASSAULT if at_once else ATTACK), MOST_PLAYERS)
    if at_once or has_one_stack(position):
        position.picked = stacks_near(position, seat, position.source)
    if at_once:
        play(position, seat, DECLARE)


def stacks_near(position: Position, seat: int, target: int) -> list[int]:
    """Own stacks adjacent to a target or on it."""
    return [point for point in (target, *NEAR[target]) if position.army(seat, point)]


def legal(position: Position, seat: int) -> list[int]:
    """Own stacks, then the word."""
    moves = [WITH + point for point in stacks_near(position, seat, position.source) if point not in position.picked]
    if position.picked and _can_lead(position, seat, [position.source, *position.picked]):
        moves.append(DECLARE)
    return moves


def play(position: Position, seat: int, move: int) -> None:
    """A step of declaring."""
    if move != DECLARE:
        position.picked = [*position.picked, move - WITH]
        return
    point, foe, picked = position.source, position.goal, position.picked
    clear(position)
    position.battle_seat = seat
    position.battle_foe = foe
    position.battle_point = point
    position.masterless = position.is_ronin(seat)
    position.attackers = [seat * POINT_COUNT + each for each in picked]
    position.defenders = [foe * POINT_COUNT + point] if position.army(foe, point) else []
    if battle.is_led(position):
        leading.declare(position)
    else:
        leading.seek(position)


def make_peace(position: Position) -> None:
    """The offer is accepted: the attack is off, and no other on him this turn (T14)."""
    position.parleyed |= 1 << position.battle_foe
    battle.end(position, "peace")


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why an attack is refused."""
    if move == DECLARE:
        return IllegalMove("T13", "nobody-leads" if position.picked else "no-stack-named")
    if WITH <= move < WITH + POINT_COUNT:
        return IllegalMove("T13", "not-adjacent", {"point": POINTS[move - WITH]})
    point, foe = divmod(move - (ASSAULT if move >= ASSAULT else ATTACK), MOST_PLAYERS)
    where = {"point": POINTS[point]}
    if not position.points:
        return IllegalMove("T8", "no-action-points")
    if foe == seat or foe >= position.players:
        return IllegalMove("T13", "nobody-to-attack", where)
    if IS_ENTRY[point]:
        return IllegalMove("T11", "entry-points-are-safe", where)
    if not is_target(position, point, foe):
        return IllegalMove("T13", "nobody-to-attack", where)
    barred = barred_by(position, seat, foe)
    if barred:
        return IllegalMove(barred, "attack-barred", {"seat": foe})
    near = any(position.army(seat, each) for each in (point, *NEAR[point]))
    return IllegalMove("T13", "nobody-leads" if near else "not-adjacent", where)
