"""Joining a battle, fighting on, and moving into a fallen castle (T15, T20, T21)."""

from tenka.games.tenjo.knowledge import stacks
from tenka.games.tenjo.rules.components.pieces import POINTS
from tenka.games.tenjo.rules.fighting import battle
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.steps.unfinished import clear
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.battle import DEFENCE_SIDE, JOINS, Battle, Join, Welcome
from tenka.games.tenjo.rules.tasks.losses import MoveIn
from tenka.games.tenjo.rules.turns import marching, unmasking
from tenka.games.tenjo.rules.vocabulary import FIGHT, JOIN, LEND, MARCH, PASS, PRESS_ON, UNMASK
from tenka.kernel.errors import IllegalMove


def legal(position: Position, seat: int) -> list[int]:
    """Stacks in reach, own daimyō for an ally, or nothing more; who may not help can only pass (T41)."""
    which = _side(position)
    moves: list[int] = []
    if battle.may_join(position, seat, which):
        moves = [JOIN + point for point in battle.free_stacks(position, seat, which)]
        if _may_lend(position, seat, which):
            moves.append(LEND)
    return [*moves, PASS]


def _side(position: Position) -> int:
    task = position.tasks[-1]
    assert isinstance(task, Join)
    return task.side


def _may_lend(position: Position, seat: int, which: int) -> bool:
    whom = battle.principal(position, which)
    if seat == whom or position.helpers[which] >> seat & 1 or not position.helps(seat, whom):
        return False
    return any(position.daimyo_in(seat, province) for province in position.battle_zone())


def play(position: Position, seat: int, move: int) -> None:
    """A stack, the daimyō, or nothing more."""
    which = _side(position)
    if move == PASS:
        agenda.let_pass(position)
    elif move == LEND:
        battle.lend(position, seat, which)
        _close_if_spent(position)
    elif position.helps(seat, battle.principal(position, which)):
        battle.join(position, seat, move - JOIN, which)
        _close_if_spent(position)
    else:
        _volunteer(position, seat, move - JOIN)


def _close_if_spent(position: Position) -> None:
    """Who has, as everybody sees, nothing more to bring is not asked again (T41)."""
    if not battle.could_join(position, position.tasks[-1].seat, _side(position)):
        agenda.pop(position)


def _volunteer(position: Position, seat: int, point: int) -> None:
    """A ronin would fight for the defender, who is asked whether he is willing (T32)."""
    agenda.push(position, Welcome(position.battle_foe, DEFENCE_SIDE, seat, point))
    if position.events_on:
        position.tell("volunteered", {"seat": seat, "point": POINTS[point]})


# Volunteers


def _welcome(position: Position) -> Welcome:
    task = position.tasks[-1]
    assert isinstance(task, Welcome)
    return task


def legal_welcome(position: Position, seat: int) -> list[int]:
    """A ronin's stack, or not (T32)."""
    return [JOIN + _welcome(position).point, PASS]


def play_welcome(position: Position, seat: int, move: int) -> None:
    """The volunteer joins, or is sent away and not asked again before this engagement."""
    task = _welcome(position)
    if move == PASS:
        agenda.let_pass(position)
        agenda.pop(position)
    else:
        agenda.pop(position)
        battle.join(position, task.volunteer, task.point, task.side)
        _close_if_spent(position)


def refusal_welcome(position: Position, seat: int, move: int) -> IllegalMove:
    """The question is another one."""
    return IllegalMove("T32", "another-volunteers", {"point": POINTS[_welcome(position).point]})


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why one cannot join so."""
    if not battle.may_join(position, seat, _side(position)):
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
        agenda.pop(position)
        if move == PRESS_ON:
            agenda.replace(position, Battle(JOINS, pressed=True))
        if position.events_on:
            position.tell("fights_on", {"seat": seat})
    elif move == PASS:
        agenda.pop(position)
        battle.end(position, "stopped")
    else:
        unmasking.begin(position, move)


# Moving in


def _move_in(position: Position) -> MoveIn:
    task = position.tasks[-1]
    assert isinstance(task, MoveIn)
    return task


def legal_move_in(position: Position, seat: int) -> list[int]:
    """Stacks that fought go into the castle, as many as one likes."""
    if position.doing == MARCH:
        return marching.amounts(position, seat)
    return [*(MARCH + each for each in movers(position, seat)), PASS]


def movers(position: Position, seat: int) -> list[int]:
    """Stacks that fought and can still move in."""
    task = _move_in(position)
    return [each for each in task.stacks if each != task.point and position.army(seat, each)]


def play_move_in(position: Position, seat: int, move: int) -> None:
    """A step of moving in."""
    point = _move_in(position).point
    if move == PASS:
        agenda.let_pass(position)
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
            agenda.pop(position)
