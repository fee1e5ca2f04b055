"""What a bot expects of a battle: the dice of an engagement, and a whole attack that can be stopped (T18–T21)."""

from functools import lru_cache
from typing import Final, NamedTuple

from tenka.games.tenjo.rules.fighting.battle import loss, ratio, totals

SIDES: Final = 20
THEIR_LOSS: Final = 0.35  # what a samurai less of theirs is worth to us, against one of ours
MOST: Final = 160  # larger armies fight alike


class AttackOutlook(NamedTuple):
    """An attack that is fought on as long as it pays: what it is worth, and the chance that all defenders fall."""

    worth: float
    chance: float


NOTHING: Final = AttackOutlook(0.0, 0.0)


@lru_cache(maxsize=64)
def chance_to_win(net: int) -> float:
    """The attacker's chance in one engagement (T19)."""
    won = 0
    for one in range(1, SIDES + 1):
        for other in range(1, SIDES + 1):
            attack, defence = totals(one, other, net)
            won += attack > defence
    return won / SIDES**2


def outlook(attack: float, defence: float, net: int, prize: float) -> AttackOutlook:
    """An attack on so many thousand samurai, for a prize in thousands of points; stopped, or not begun, if it must."""
    return _outlook(min(MOST, round(attack)), min(MOST, round(defence)), max(-SIDES, min(SIDES, net)), round(prize))


def engaged(attack: float, defence: float, net: int, prize: float) -> AttackOutlook:
    """The same with its first engagement fought in any case."""
    return engagements(min(MOST, round(attack)), min(MOST, round(defence)), max(-SIDES, min(SIDES, net)), round(prize))


def _outlook(attack: int, defence: int, net: int, prize: int) -> AttackOutlook:
    found = engagements(attack, defence, net, prize)
    return found if found.worth > 0 else NOTHING


@lru_cache(maxsize=1 << 14)
def engagements(attack: int, defence: int, net: int, prize: int) -> AttackOutlook:
    """One engagement, and the others as long as they pay (T19–T21)."""
    hit = chance_to_win(net)
    if attack == 0:
        return NOTHING
    if defence == 0:  # an empty castle is fought for once (T21)
        return AttackOutlook(hit * prize - (1 - hit) * min(attack, loss(0)), hit)
    lost = loss(min(attack, defence))
    theirs, ours = min(lost, defence), min(lost, attack)
    won = AttackOutlook(prize, 1.0) if theirs == defence else _outlook(attack, defence - theirs, net, prize)
    beaten = _outlook(attack - ours, defence, net, prize)
    worth = hit * (won.worth + THEIR_LOSS * theirs) + (1 - hit) * (beaten.worth - ours)
    return AttackOutlook(worth, hit * won.chance + (1 - hit) * beaten.chance)


def net_factor(more: int, attack: float, defence: float, castle: int) -> int:
    """The factors together, positive for the attacker: `more` daimyō and stacks, ratio, castle (T18)."""
    return more + ratio(round(attack), round(defence)) - castle
