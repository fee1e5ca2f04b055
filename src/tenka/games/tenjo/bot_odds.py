"""What a bot expects of a battle: the dice of an engagement, and a whole attack that can be stopped (T18–T21)."""

from functools import lru_cache
from typing import Final, NamedTuple

from tenka.games.tenjo.battle import loss, ratio, totals

SIDES: Final = 20
THEIR_LOSS: Final = 0.35  # what a samurai less of theirs is worth to us, against one of ours
MOST: Final = 160  # larger armies fight alike


class Outlook(NamedTuple):
    """An attack that is fought on as long as it pays: what it is worth, and the chance that all defenders fall."""

    worth: float
    chance: float


@lru_cache(maxsize=64)
def chance_to_win(net: int) -> float:
    """The attacker's chance in one engagement (T19)."""
    won = 0
    for one in range(1, SIDES + 1):
        for other in range(1, SIDES + 1):
            attack, defence = totals(one, other, net)
            won += attack > defence
    return won / SIDES**2


def outlook(attack: float, defence: float, net: int, prize: float) -> Outlook:
    """An attack on so many thousand samurai, for a prize in thousands of points."""
    return _outlook(min(MOST, round(attack)), min(MOST, round(defence)), max(-SIDES, min(SIDES, net)), round(prize))


@lru_cache(maxsize=1 << 14)
def _outlook(attack: int, defence: int, net: int, prize: int) -> Outlook:
    hit = chance_to_win(net)
    if defence == 0:  # an empty castle is fought for once (T21)
        return Outlook(hit * prize - (1 - hit) * min(attack, loss(0)), hit)
    if attack == 0:
        return Outlook(0.0, 0.0)
    lost = loss(min(attack, defence))
    theirs, ours = min(lost, defence), min(lost, attack)
    won = Outlook(prize, 1.0) if theirs == defence else _outlook(attack, defence - theirs, net, prize)
    beaten = _outlook(attack - ours, defence, net, prize)
    worth = hit * (won.worth + THEIR_LOSS * theirs) + (1 - hit) * (beaten.worth - ours)
    if worth <= 0:
        return Outlook(0.0, 0.0)
    return Outlook(worth, hit * won.chance + (1 - hit) * beaten.chance)


def net_factor(leaders: int, attack: float, defence: float, stacks: int, castle: int) -> int:
    """The factors together, positive for the attacker: differences of daimyō and stacks, ratio, castle (T18)."""
    return leaders + ratio(round(attack), round(defence)) + stacks - castle
