"""Marching: any part of one stack along one edge, or further by Wind and Water (T9, T23, T24)."""

from tenka.games.tenjo.knowledge import stacks
from tenka.games.tenjo.rules.components import chips
from tenka.games.tenjo.rules.components.pieces import NUMBERS, POINT_COUNT, POINTS, WATER, WIND
from tenka.games.tenjo.rules.people import daimyo
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.steps.unfinished import ring_total
from tenka.games.tenjo.rules.turns import reaching
from tenka.games.tenjo.rules.vocabulary import GO, MARCH, NUMBER, SEND, TO
from tenka.kernel.errors import IllegalMove


def goals(position: Position, seat: int, source: int) -> list[int]:
    """Where a stack can go, on foot or by the card being played."""
    if position.element == WIND:
        return reaching.wind_goals(position, seat, source, ring_total(position))
    if position.element == WATER:
        return sorted(reaching.water_goals(position, seat, source, ring_total(position)))
    return reaching.march_goals(position, seat, source)


def beginnings(position: Position, seat: int) -> list[int]:
    """The stacks that can go somewhere."""
    if position.element == WATER:
        return [MARCH + point for point in position.stacks(seat) if goals(position, seat, point)]
    free = position.element == WIND or position.is_ronin(seat)
    return [MARCH + point for point in position.stacks(seat) if reaching.can_leave(position, seat, point, free)]


def begin(position: Position, move: int) -> None:
    """A stack is chosen."""
    position.doing = MARCH
    position.source = move - MARCH


def legal(position: Position, seat: int) -> list[int]:
    """Where to, then how many."""
    if position.goal == NOTHING:
        return [TO + goal for goal in goals(position, seat, position.source)]
    return amounts(position, seat)


def amounts(position: Position, seat: int) -> list[int]:
    """Chips up to the whole stack, and off; or so many at once."""
    moves = chips.fitting(SEND, position.army(seat, position.source) - position.amount)
    return [*moves, GO] if position.amount else moves + numbers(position, seat)


def numbers(position: Position, seat: int) -> list[int]:
    """As many as one likes, named at once."""
    there = position.army(seat, position.source)
    return [NUMBER + place for place in range(min(there, len(NUMBERS)))]


def play(position: Position, seat: int, move: int) -> bool:
    """A step of marching; whether they march."""
    if TO <= move < TO + POINT_COUNT:
        position.goal = move - TO
        return False
    return add(position, seat, move)


def add(position: Position, seat: int, move: int) -> bool:
    """More chips; whether they march: at once with all, else by a word."""
    if move == GO:
        return True
    if NUMBER <= move < NUMBER + len(NUMBERS):
        position.amount = NUMBERS[move - NUMBER]
        return True
    position.amount += chips.amount(move - SEND, position.army(seat, position.source) - position.amount)
    return move == SEND + chips.ALL


def go(position: Position, seat: int) -> None:
    """They are off; nobody else knows how many."""
    stacks.march(position, seat, position.source, position.goal, position.amount)
    if position.events_on:
        tell(position, seat, [position.source, position.goal], position.amount)
    daimyo.check(position, seat)


def tell(position: Position, seat: int, way: list[int], samurai: int) -> None:
    """Everybody sees who marches which way, from the first point to the last."""
    ends = {"from_point": POINTS[way[0]], "to_point": POINTS[way[-1]]}
    over = [POINTS[point] for point in way[1:-1]]
    position.tell("marched", {"seat": seat, **ends, "way_points": over, "steps": len(way) - 1})
    position.tell("marched_own", {"seat": seat, "samurai": samurai * 1000}, seat)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why a stack cannot march, or not there, or not so many."""
    if move == GO or SEND <= move < SEND + chips.KINDS or NUMBER <= move < NUMBER + len(NUMBERS):
        return IllegalMove("T9", "so-many-are-not-there")
    if TO <= move < TO + POINT_COUNT:
        return _no_way(position, seat, move - TO)
    point = move - MARCH
    if not position.army(seat, point):
        return IllegalMove("T9", "no-own-stack", {"point": POINTS[point]})
    if position.element == NOTHING and not position.points:
        return IllegalMove("T8", "no-action-points")
    return IllegalMove("T9", "nowhere-to-march", {"point": POINTS[point]})


def _no_way(position: Position, seat: int, goal: int) -> IllegalMove:
    where = {"point": POINTS[goal]}
    if not position.is_open(seat, goal):
        return IllegalMove("T9", "point-closed", where)
    if position.element == WIND:
        return IllegalMove("T23", "too-far", where)
    if position.element == WATER:
        return IllegalMove("T24", "no-leap", where)
    return IllegalMove("T9", "no-path-or-leader", where)
