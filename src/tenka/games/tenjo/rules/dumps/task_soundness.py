"""What the tasks of a position must be so that play can go on from them."""

from collections.abc import Callable

from tenka.games.tenjo.rules import tasks
from tenka.games.tenjo.rules.data import DATA
from tenka.games.tenjo.rules.elements import effects, strikes
from tenka.games.tenjo.rules.fighting import battle, losing
from tenka.games.tenjo.rules.pieces import (
    ELEMENT_KINDS,
    FAMILY,
    FAMILY_OF,
    NO_ELEMENT,
    POINT_COUNT,
    PROVINCE_COUNT,
    RESOURCES,
    SITE_COUNT,
    VOID,
)
from tenka.games.tenjo.rules.position import NOBODY, NOTHING, Position
from tenka.kernel.errors import BadInput

# Tasks that stand only above another one
BASES = {
    **dict.fromkeys((tasks.PARLEY, tasks.PEACE, tasks.JOIN, tasks.CARDS, tasks.FIGHT_ON, tasks.CONSENT), tasks.BATTLE),
    tasks.ANSWER: tasks.RESOLVE,
    tasks.YIELD: tasks.CLAIM,
}


def demand(held: object, where: str) -> None:
    """What is read must be so."""
    if not held:
        raise BadInput("bad-dump", {"where": f"$.position.{where}"})


def check(p: Position) -> None:
    """The stack of tasks, each task by itself, and the cards that are played against each other."""
    demand(all(len(task) > 1 for task in p.tasks), "tasks")
    kinds = [task[0] for task in p.tasks]
    demand(kinds[-1] < tasks.FLOW and (p.year == 0 or len(kinds) > 1), "tasks")
    demand(kinds[-1] == tasks.DISTRIBUTE or (0 <= tasks.asked(p) < p.players and p.lives(tasks.asked(p))), "tasks")
    if p.year == 0:
        demand(kinds[0] == tasks.DISTRIBUTE and set(kinds[1:]) <= {tasks.SITE}, "tasks")
        _check_sites(p)
    else:
        demand(kinds[0] == tasks.FLOW and kinds.count(tasks.FLOW) == 1, "tasks")
        demand(not {tasks.SITE, tasks.DISTRIBUTE} & set(kinds), "tasks")
        _check_course(p, kinds)
    for task in p.tasks:
        demand(PARTS[task[0]](p, task[1], task[2:]), "tasks")
    _check_contest(p, kinds)


def _check_sites(p: Position) -> None:
    """Everybody who is still to choose a castle will have two; all have when they are laid out (T3)."""
    asked = [task[1] for task in p.tasks[1:]]
    for seat in range(p.players):
        demand(asked.count(seat) + len(p.castles(seat)) == DATA.start.castles, "tasks")
    demand(p.ready != (1 << p.players) - 1 and (p.ready == 0 or not asked), "tasks")
    demand(not any(p.samurai) and not any(p.koku), "seats")


def _check_course(p: Position, kinds: list[int]) -> None:
    """A turn of who is at it, or the year's end; a battle in a turn, its questions above it."""
    for kind in (tasks.TURN, tasks.BATTLE, tasks.RESOLVE, tasks.CLAIM, tasks.YEAR_OVER):
        demand(kinds.count(kind) <= 1, "tasks")
    if tasks.TURN in kinds:
        demand(kinds[1] == tasks.TURN and p.month > 0 and p.turn >= 0, "tasks")
        demand(p.tasks[1][1] == p.order[p.turn], "tasks")
    else:
        demand(p.month == 0 and kinds[1] == tasks.YEAR_OVER, "tasks")
    in_turn = (tasks.INCOME, tasks.BATTLE, tasks.RESOLVE, tasks.CLAIM, tasks.MOVE_IN, tasks.LOSE_DAIMYO, tasks.FALL)
    demand(tasks.TURN in kinds or not set(in_turn) & set(kinds), "tasks")
    at_year_end = (
        *(tasks.UPKEEP, tasks.FATE, tasks.PRODUCE, tasks.PROVINCES, tasks.RECRUIT, tasks.SCOUT, tasks.MARRIAGE),
        *(tasks.CASTLE_INCOME, tasks.STORE),
    )
    demand(tasks.TURN not in kinds or not set(at_year_end) & set(kinds), "tasks")
    if tasks.BATTLE in kinds:
        demand(p.tasks[1][1] == p.battle_seat, "tasks")
        sought = [tasks.BATTLE, NOBODY, battle.LEADER] in p.tasks
        demand(sought == (kinds[-1] == tasks.CONSENT) and (not sought or p.points > 0), "tasks")
    for kind, base in BASES.items():
        demand(kind not in kinds or (base in kinds and kinds.index(base) < kinds.index(kind)), "tasks")


# By kind of task: whether its seat and its further parts can be


def _nobody(p: Position, seat: int, parts: list[int]) -> bool:
    return seat == NOBODY and not parts


def _seat(p: Position, seat: int, parts: list[int]) -> bool:
    return _is_seat(p, seat) and not parts


def _is_seat(p: Position, seat: int) -> bool:
    return 0 <= seat < p.players


def _is_other(p: Position, seat: int, other: int) -> bool:
    return 0 <= other < p.players and other != seat


def _income(p: Position, seat: int, parts: list[int]) -> bool:
    if not _is_seat(p, seat) or len(parts) < 2 or len(set(parts[1:])) != len(parts) - 1:
        return False
    return (parts[0] == NOTHING or parts[0] in RESOURCES) and all(
        point in RESOURCES and p.army(seat, point) for point in parts[1:]
    )


def _lose_daimyo(p: Position, seat: int, parts: list[int]) -> bool:
    return _is_seat(p, seat) and len(parts) == 1 and _is_other(p, seat, parts[0])


def _parley(p: Position, seat: int, parts: list[int]) -> bool:
    return seat == p.battle_foe and len(parts) == 1 and parts[0] >= 0


def _peace(p: Position, seat: int, parts: list[int]) -> bool:
    return seat == p.battle_seat and len(parts) == 1 and parts[0] >= 0


def _join(p: Position, seat: int, parts: list[int]) -> bool:
    if not _is_seat(p, seat) or len(parts) not in (1, 3) or parts[0] not in (0, 1):
        return False
    if len(parts) == 1:
        return True
    _, volunteer, point = parts
    below = [task for task in p.tasks if task[0] == tasks.JOIN][-2:-1]
    return (
        parts[0] == 1
        and seat == p.battle_foe
        and p.tasks[-1][2:] == parts
        and below == [[tasks.JOIN, volunteer, 1]]
        and volunteer not in (seat, p.battle_seat)
        and 0 <= point < POINT_COUNT
        and p.army(volunteer, point) > 0
    )


def _fight_on(p: Position, seat: int, parts: list[int]) -> bool:
    return seat == p.battle_seat and not parts


def _losses(p: Position, seat: int, parts: list[int]) -> bool:
    if not _is_seat(p, seat) or len(parts) != 2 or not 0 <= parts[1] < len(losing.WHY):
        return False
    if parts[1] == losing.BATTLE and p.battle_seat == NOBODY:
        return False
    points = losing.stacks_of(p, seat, parts[1])
    return len(points) > 1 and 0 < parts[0] < sum(p.army(seat, point) for point in points)


def _move_in(p: Position, seat: int, parts: list[int]) -> bool:
    return (
        _is_seat(p, seat)
        and len(parts) > 1
        and len(set(parts)) == len(parts)
        and all(0 <= point < POINT_COUNT for point in parts)
    )


def _enter(p: Position, seat: int, parts: list[int]) -> bool:
    return _is_seat(p, seat) and len(parts) == 1 and parts[0] > 0


def _yield(p: Position, seat: int, parts: list[int]) -> bool:
    return _is_seat(p, seat) and len(parts) == 1 and _is_other(p, seat, parts[0])


def _scout(p: Position, seat: int, parts: list[int]) -> bool:
    if not _is_seat(p, seat) or len(parts) < 2 or not _is_other(p, seat, parts[0]) or parts[1] < 1:
        return False
    return all(0 <= point < POINT_COUNT for point in parts[2:])


def _marriage(p: Position, seat: int, parts: list[int]) -> bool:
    if not _is_seat(p, seat) or len(parts) != 2 or not _is_other(p, seat, parts[0]):
        return False
    card = parts[1]
    return card == NOTHING or (0 <= card < len(FAMILY) and FAMILY_OF[card] == parts[0])


def _castle_income(p: Position, seat: int, parts: list[int]) -> bool:
    return _is_seat(p, seat) and len(parts) == 1 and 0 <= parts[0] < SITE_COUNT and p.castle_owner[parts[0]] == seat


def _store(p: Position, seat: int, parts: list[int]) -> bool:
    return _is_seat(p, seat) and len(parts) == 1 and parts[0] > 0 and bool(p.castles(seat))


def _battle(p: Position, seat: int, parts: list[int]) -> bool:
    if seat != NOBODY or not parts or not battle.JOINS <= parts[0] <= battle.LEADER:
        return False
    if parts[0] == battle.OUTCOME:
        return len(parts) == 2 and parts[1] in (battle.ATTACK, battle.DEFENCE_SIDE)
    if parts[0] in (battle.JOINS, battle.WINDOW) and p.engagements:
        return parts[1:] in ([], [battle.PRESSED])
    return len(parts) == 1


def _consent(p: Position, seat: int, parts: list[int]) -> bool:
    return _is_seat(p, seat) and not parts and seat not in (p.battle_seat, p.battle_foe)


def _resolve(p: Position, seat: int, parts: list[int]) -> bool:
    return seat == NOBODY and len(set(parts)) == len(parts) and all(_is_seat(p, each) for each in parts)


def _check_seat_or_nobody(p: Position, seat: int, parts: list[int]) -> bool:
    return NOBODY <= seat < p.players and not parts


def _any_seat(p: Position, seat: int, parts: list[int]) -> bool:
    return 0 <= seat < p.players and not parts


def _never(p: Position, seat: int, parts: list[int]) -> bool:
    """Of a task that is never left standing: it goes on by itself at once."""
    return False


PARTS: dict[int, Callable[[Position, int, list[int]], bool]] = {
    tasks.SITE: _seat,
    tasks.DISTRIBUTE: _nobody,
    tasks.TURN: _any_seat,
    tasks.INCOME: _income,
    tasks.PLACE_DAIMYO: _any_seat,
    tasks.LOSE_DAIMYO: _lose_daimyo,
    tasks.PARLEY: _parley,
    tasks.PEACE: _peace,
    tasks.JOIN: _join,
    tasks.CARDS: _any_seat,
    tasks.ANSWER: _any_seat,
    tasks.LOSSES: _losses,
    tasks.FIGHT_ON: _fight_on,
    tasks.MOVE_IN: _move_in,
    tasks.ENTER: _enter,
    tasks.YIELD: _yield,
    tasks.RECRUIT: _any_seat,
    tasks.SCOUT: _scout,
    tasks.MARRIAGE: _marriage,
    tasks.CASTLE_INCOME: _castle_income,
    tasks.STORE: _store,
    tasks.CONSENT: _consent,
    tasks.FLOW: _nobody,
    tasks.BATTLE: _battle,
    tasks.RESOLVE: _resolve,
    tasks.FALL: _never,
    tasks.CHECK: _check_seat_or_nobody,
    tasks.UPKEEP: _any_seat,
    tasks.FATE: _any_seat,
    tasks.PRODUCE: _any_seat,
    tasks.PROVINCES: _any_seat,
    tasks.YEAR_OVER: _nobody,
    tasks.CLAIM: _any_seat,
}


# Cards against each other


def _check_contest(p: Position, kinds: list[int]) -> None:
    """A chain of cards and what the first one does, while it is not resolved."""
    demand(bool(p.contest) == (tasks.RESOLVE in kinds), "contest")
    demand(bool(p.effect) == bool(p.contest), "effect")
    for place, card in enumerate(p.contest):
        demand(len(card) == 3 and 0 <= card[0] < p.players and card[2] >= 0, "contest")
        demand((NO_ELEMENT if place == 0 else 0) <= card[1] < ELEMENT_KINDS, "contest")
    if p.contest:
        demand(_can_take_effect(p, p.contest[0][0], p.effect[0], p.effect[1:]), "effect")
        demand((p.contest[0][1] == NO_ELEMENT) == (p.effect[0] == effects.VOIDS), "contest")
        demand(len(p.contest) > 1 or p.effect[0] != effects.VOIDS, "contest")


def check_overcome(p: Position) -> None:
    """Void against the attack and Void against it, over and over: the attack stands (T16)."""
    chain = p.overcome
    demand(not chain or (len(chain) % 2 == 1 and len(chain) > 1), "overcome")
    for place, card in enumerate(chain):
        seat, element = (p.battle_foe, VOID) if place % 2 else (p.battle_seat, VOID if place else NO_ELEMENT)
        demand(card[:2] == [seat, element] and len(card) == 3 and card[2] >= min(place, 1), "overcome")


def _can_take_effect(p: Position, seat: int, kind: int, parts: list[int]) -> bool:
    if kind == effects.VOIDS:
        return not parts and p.battle_seat == seat
    if kind == effects.LEAPS:
        return (
            len(parts) == 3
            and all(0 <= point < POINT_COUNT for point in parts[:2])
            and parts[0] != parts[1]
            and 0 < parts[2] <= p.army(seat, parts[0])
        )
    if kind == effects.BURNS_DAIMYO:
        return len(parts) == 2 and 0 <= parts[0] < p.players and 0 <= parts[1] < PROVINCE_COUNT
    most = {effects.BURNS_FAMILY: len(FAMILY), effects.STRIKES: POINT_COUNT, effects.RAZES: SITE_COUNT}.get(kind, 0)
    if len(parts) != 1 or not 0 <= parts[0] < most:
        return False
    if kind == effects.RAZES:
        return p.castle_owner[parts[0]] != NOBODY
    return kind != effects.STRIKES or bool(strikes.owners(p, parts[0]))
