"""Who leads an attack where the attacker has no daimyō: an ally's, asked before anything is spent (T13)."""

from tenka.games.tenjo.rules.components.pieces import MOST_PLAYERS, POINT_COUNT, POINTS
from tenka.games.tenjo.rules.fighting import battle
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.battle import ATTACK, JOINS, Battle, Consent, Parley, SeekLeader
from tenka.games.tenjo.rules.vocabulary import LEND, PASS
from tenka.kernel.errors import IllegalMove


def declare(position: Position) -> None:
    """The attack is declared, and costs an action point; the defender may talk first (T13, T14)."""
    position.points -= 1
    if position.events_on:
        position.tell("attacked", _told(position))
    agenda.push(position, Battle(JOINS))
    agenda.push(position, Parley(position.battle_foe, 0))


def _told(position: Position) -> dict[str, object]:
    against = {"seat": position.battle_seat, "defender": position.battle_foe, "point": POINTS[position.battle_point]}
    return {**against, "stacks": [POINTS[stack % POINT_COUNT] for stack in position.attackers]}


def seek(position: Position) -> None:
    """Whoever has a daimyō in the zone is asked, whether allied or not: alliances are secret (T41)."""
    zone = position.battle_zone()
    agenda.push(position, SeekLeader())
    for seat in reversed(position.others(position.battle_seat)):
        if seat == position.battle_foe or not position.could_help(seat, position.battle_seat):
            continue
        if any(position.daimyo_in(seat, province) for province in zone):
            agenda.push(position, Consent(seat))
    if position.events_on:
        position.tell("leader_sought", _told(position))


def settle(position: Position) -> None:
    """All were asked: with a leader the attack is declared, else nothing has happened."""
    agenda.pop(position)
    if battle.is_led(position):
        declare(position)
        return
    position.unled = [*position.unled, position.battle_point * MOST_PLAYERS + position.battle_foe]
    if position.events_on:
        position.tell("nobody_leads", _told(position))
    battle.clear(position)


def legal(position: Position, seat: int) -> list[int]:
    """Lend one's daimyō to an ally, or not; who may not help can only pass (T41)."""
    return [LEND, PASS] if position.helps(seat, position.battle_seat) else [PASS]


def play(position: Position, seat: int, move: int) -> None:
    """One who leads is enough."""
    if move == PASS:
        agenda.let_pass(position)
        return
    battle.lend(position, seat, ATTACK)
    while isinstance(position.tasks[-1], Consent):
        agenda.pop(position)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why one cannot lead another's attack."""
    return IllegalMove("T28", "no-hostage")
