"""What a card does once nobody answers it any more (T22–T26)."""

from typing import Final

from tenka.games.tenjo.knowledge import stacks
from tenka.games.tenjo.rules.elements import strikes
from tenka.games.tenjo.rules.fighting import battle
from tenka.games.tenjo.rules.lists import put
from tenka.games.tenjo.rules.people import daimyo
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.turns import marching

BURNS_DAIMYO: Final = 0  # seat, province
BURNS_FAMILY: Final = 1  # card
LEAPS: Final = 2  # source, goal, thousands
STRIKES: Final = 3  # point
RAZES: Final = 4  # site
VOIDS: Final = 5  # the attack


def leap(position: Position, seat: int, source: int, goal: int, samurai: int) -> None:
    """A stack goes by Wind or Water; in a battle it joins in (T23, T24)."""
    stacks.march(position, seat, source, goal, samurai)
    if position.events_on:
        marching.tell(position, seat, [source, goal], samurai)
    if position.battle_seat != NOTHING:
        battle.join(position, seat, goal, battle.takes_part(position, seat))
    daimyo.check(position, seat)


def take_effect(position: Position, seat: int, effect: list[int], standing: bool) -> None:
    """What the first card does, if it stands."""
    kind = effect[0]
    if kind == VOIDS:
        if not standing:
            _shield(position)
    elif not standing:
        return
    elif kind == BURNS_DAIMYO:
        if position.daimyo_in(effect[1], effect[2]):
            daimyo.remove(position, effect[1], effect[2], "fire", seat)
    elif kind == BURNS_FAMILY:
        if position.family_at[effect[1]] >= 0:
            strikes.kill(position, effect[1])
            daimyo.check(position, seat)
    elif kind == LEAPS:
        leap(position, seat, effect[1], effect[2], effect[3])
    elif kind == STRIKES:
        strikes.strike(position, seat, effect[1])
    else:
        strikes.raze(position, seat, effect[1])
    battle.stop_if_over(position)


def _shield(position: Position) -> None:
    """The attack is off, and nobody, or not this attacker, may attack him until the month ends (T26)."""
    foe, attacker = position.battle_foe, position.battle_seat
    everybody = position.setup.options["void_shield"] == "all_attackers"
    mask = (1 << position.players) - 1 if everybody else 1 << attacker
    position.shields = put(position.shields, foe, position.shields[foe] | mask)
    if position.events_on:
        position.tell("shielded", {"seat": foe, "foe": None if everybody else attacker})
    battle.end(position, "void")
