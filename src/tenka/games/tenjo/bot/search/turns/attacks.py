"""Attacks worth a thought: whom, with what, and for what (T13)."""

from tenka.games.tenjo.bot.search.estimates.odds import attack_worth, is_led_at, stacks_near
from tenka.games.tenjo.bot.search.estimates.sight import SearchSight
from tenka.games.tenjo.bot.search.estimates.worth import prize
from tenka.games.tenjo.rules.components.pieces import IS_ENTRY, MOST_PLAYERS, SITE_POINTS
from tenka.games.tenjo.rules.fighting.attacking import barred_by
from tenka.games.tenjo.rules.vocabulary import ATTACK, DECLARE, WITH


class SearchAttack:
    """An attack: what it promises, whom, where, with which stacks."""

    __slots__ = ("foe", "point", "stacks", "worth")

    def __init__(self, worth: float, foe: int, point: int, stacks: list[int]) -> None:
        self.worth = worth
        self.foe = foe
        self.point = point
        self.stacks = stacks

    def moves(self) -> list[int]:
        """Its steps."""
        named = [WITH + stack for stack in self.stacks] if len(self.stacks) > 1 else []  # one is not asked for
        return [ATTACK + self.point * MOST_PLAYERS + self.foe, *named, DECLARE]


def assaults(sight: SearchSight) -> list[SearchAttack]:
    """All attacks that may be declared now, with all stacks that are near, the best first."""
    position = sight.position
    found: list[SearchAttack] = []
    for foe in sight.others:
        if sight.allies >> foe & 1 or barred_by(position, sight.seat, foe):
            continue
        for point in position.stacks(foe):
            if not IS_ENTRY[point]:
                _add(sight, foe, point, found)
        for site in position.castles(foe):
            if not sight.present[SITE_POINTS[site]] >> foe & 1:
                _add(sight, foe, SITE_POINTS[site], found)
    found.sort(key=_by_worth)
    return found


def _add(sight: SearchSight, foe: int, point: int, found: list[SearchAttack]) -> None:
    stacks = stacks_near(sight, point)
    if not stacks or not is_led_at(sight, point, stacks):
        return
    samurai = 0.0
    for stack in stacks:
        samurai += sight.own[stack]
    worth = attack_worth(sight, foe, point, stacks, samurai, prize(sight, foe, point))
    found.append(SearchAttack(worth, foe, point, stacks))


def _by_worth(assault: SearchAttack) -> float:
    return -assault.worth
