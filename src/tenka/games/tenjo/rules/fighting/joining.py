"""Joining a battle, fighting on, and moving into a fallen castle (T15, T20, T21)."""

from tenka.games.tenjo.knowledge import stacks
from tenka.games.tenjo.rules import tasks
from tenka.games.tenjo.rules.fighting import battle
from tenka.games.tenjo.rules.pieces import POINTS
from tenka.games.tenjo.rules.position import NOBODY, NOTHING, Position
from tenka.games.tenjo.rules.turns import marching, unmasking
from tenka.games.tenjo.rules.unfinished import clear
from tenka.games.tenjo.rules.vocabulary import FIGHT, JOIN, LEND, MARCH, PASS, PRESS_ON, UNMASK
from tenka.kernel.errors import IllegalMove


def legal(position: Position, seat: int) -> list[int]:
    """Stacks in reach, own daimyō for an ally, or nothing more; who may not help can only pass (T41)."""
    task = position.tasks[-1]
    which = task[2]
    if _asks_about_volunteer(task):
        return [JOIN + task[4], PASS]
    moves: list[int] = []
    if battle.may_join(position, seat, which):
        moves = [JOIN + point for point in battle.free_stacks(position, seat, which)]
        if _may_lend(position, seat, which):
            moves.append(LEND)
    return [*moves, PASS]


def _asks_about_volunteer(task: list[int]) -> bool:
    """Whether the defender is asked if a ronin may join him (T32)."""
    return len(task) > 3


def _may_lend(position: Position, seat: int, which: int) -> bool:
    whom = battle.principal(position, which)
    if seat == whom or position.helpers[which] >> seat & 1 or not position.helps(seat, whom):
        return False
    return any(position.daimyo_in(seat, province) for province in position.battle_zone())


def play(position: Position, seat: int, move: int) -> None:
    """A stack, the daimyō, or nothing more."""
    task = position.tasks[-1]
    which = task[2]
    if _asks_about_volunteer(task):
        _welcome(position, task, welcome=move != PASS)
    elif move == PASS:
        tasks.let_pass(position)
    elif move == LEND:
        battle.lend(position, seat, which)
    elif position.helps(seat, battle.principal(position, which)):
        battle.join(position, seat, move - JOIN, which)
    else:
        _volunteer(position, seat, move - JOIN)


def _volunteer(position: Position, seat: int, point: int) -> None:
    """A ronin would fight for the defender, who is asked whether he is willing (T32)."""
    tasks.push(position, tasks.JOIN, position.battle_foe, battle.DEFENCE_SIDE, seat, point)
    if position.events_on:
        position.tell("volunteered", {"seat": seat, "point": POINTS[point]})


def _welcome(position: Position, task: list[int], *, welcome: bool) -> None:
    """The volunteer joins, or is sent away and not asked again before this engagement."""
    _, _, which, volunteer, point = task
    if welcome:
        tasks.pop(position)
        battle.join(position, volunteer, point, which)
    else:
        tasks.let_pass(position)
        tasks.pop(position)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why one cannot join so."""
    task = position.tasks[-1]
    which = task[2]
    if _asks_about_volunteer(task):
        return IllegalMove("T32", "another-volunteers", {"point": POINTS[task[4]]})
    if not battle.may_join(position, seat, which):
        return IllegalMove("T28", "no-hostage")
    if move == LEND:
        return IllegalMove("T28", "no-daimyo-to-lend")
    return IllegalMove("T15", "not-in-reach", {"point": POINTS[move - JOIN]})


# Fighting on


def legal_fight(position: Position, seat: int) -> list[int]:
    """One more engagement, with or without a word of one's own before its dice, a shadow warrior first, or enough."""
    if position.doing == UNMASK:
        return unmasking.legal(position)
    return [FIGHT, *unmasking.beginnings(position, seat), PASS, PRESS_ON]


def play_fight(position: Position, seat: int, move: int) -> None:
    """The attacker's word (T10, T20)."""
    if position.doing == UNMASK:
        unmasking.reinforce(position, seat, move)
    elif move in (FIGHT, PRESS_ON):
        tasks.pop(position)
        if move == PRESS_ON:
            tasks.replace(position, tasks.BATTLE, NOBODY, battle.JOINS, battle.PRESSED)
        if position.events_on:
            position.tell("fights_on", {"seat": seat})
    elif move == PASS:
        tasks.pop(position)
        battle.end(position, "stopped")
    else:
        unmasking.begin(position, move)


# Moving in


def legal_move_in(position: Position, seat: int) -> list[int]:
    """Stacks that fought go into the castle, as many as one likes."""
    if position.doing == MARCH:
        return marching.amounts(position, seat)
    return [*(MARCH + each for each in movers(position, seat)), PASS]


def movers(position: Position, seat: int) -> list[int]:
    """Stacks that fought and can still move in."""
    return [each for each in position.tasks[-1][3:] if each != position.tasks[-1][2] and position.army(seat, each)]


def play_move_in(position: Position, seat: int, move: int) -> None:
    """A step of moving in."""
    point = position.tasks[-1][2]
    if move == PASS:
        tasks.let_pass(position)
    elif position.doing == NOTHING:
        marching.begin(position, move)
        position.goal = point
    elif marching.add(position, seat, move):
        source = position.source
        stacks.march(position, seat, source, point, position.amount)
        if position.events_on:
            position.tell("moved_in", {"seat": seat, "from_point": POINTS[source], "to_point": POINTS[point]})
            position.tell("marched_own", {"seat": seat, "samurai": position.amount * 1000}, seat)
        clear(position)
        if not movers(position, seat):
            tasks.pop(position)
