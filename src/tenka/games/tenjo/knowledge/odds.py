"""What may come of an attack that is fought to its end, from what a seat knows (T13–T21, T31).

The dice are reckoned exactly. How many defenders stand where is hidden before they are face up: then the attack is
reckoned in some worlds that the seat cannot tell apart, the same ones whenever it looks. Cards and other seats are left
aside; the defender brings all stacks in reach, and loses those on the point last.
"""

from functools import lru_cache
from random import Random
from typing import Final

from tenka.games.tenjo.knowledge.flows import Flows
from tenka.games.tenjo.knowledge.stories import Story, told
from tenka.games.tenjo.rules.components.pieces import POINT_COUNT
from tenka.games.tenjo.rules.fighting import battle
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.tasks.battle import ATTACK, DEFENCE_SIDE
from tenka.games.tenjo.schema.view import AttackOdds

WHOLE: Final = 1000
PARTS: Final = 4  # of the attackers: how many of these are left is told so
WORLDS: Final = 32
SIDES: Final = 20


def of_attack(position: Position, seat: int, point: int, foe: int, stacks: list[int]) -> AttackOdds:
    """What an attack on somebody's point with some stacks may come to, as far as the attacker knows."""
    world = position.copy()
    assert isinstance(world, Position)
    world.battle_seat, world.battle_foe, world.battle_point = seat, foe, point
    world.attackers = [seat * POINT_COUNT + each for each in stacks]
    world.defenders = []
    near = {point, *battle.reach(world, DEFENCE_SIDE)}
    world.defenders = [foe * POINT_COUNT + each for each in sorted(near) if position.army(foe, each)]
    worlds: list[tuple[int, int, int, bool]] = []
    for armies in _supposed(position.stories[foe], seat):
        samurai = position.samurai[:]
        for stack in world.defenders:
            samurai[stack] = armies[stack % POINT_COUNT]
        world.samurai = samurai
        worlds.append(_stakes(world))
    return _odds(worlds)


def of_battle(position: Position) -> AttackOdds:
    """What a battle may come to whose stacks are face up."""
    return _odds([_stakes(position)])


@lru_cache(maxsize=8)
def _supposed(story: Story | None, seat: int) -> list[dict[int, int]]:
    """By point, how many samurai of somebody else may stand there."""
    rng = Random(0)
    events = told(story)
    return [Flows(events, seat, rng).now() for _ in range(WORLDS)]


def _stakes(position: Position) -> tuple[int, int, int, bool]:
    """Attackers and defenders in thousands, the net of the factors, and whether one engagement decides (T21)."""
    factors = position.factors or battle.factors(position)
    empty = all(stack % POINT_COUNT != position.battle_point for stack in position.defenders)
    return battle.strength(position, ATTACK), battle.strength(position, DEFENCE_SIDE), sum(factors), empty


def _odds(worlds: list[tuple[int, int, int, bool]]) -> AttackOdds:
    """The average over worlds."""
    kept = [0.0] * PARTS
    first = left = 0.0
    for attack, defence, net, once in worlds:
        first += chance(net)
        for ours, likely in endings(attack, defence, net, once).items():
            kept[(ours * PARTS - 1) // attack] += likely
            left += ours * likely
    won = sum(kept)
    defenders = [defence for _, defence, _, _ in worlds]
    return {
        "attackers": worlds[0][0] * 1000,
        "defenders": [min(defenders) * 1000, round(sum(defenders) / len(worlds)) * 1000, max(defenders) * 1000],
        "engagement": round(first / len(worlds) * WHOLE),
        "kept": [round(each / len(worlds) * WHOLE) for each in kept],
        "left": round(left / won) * 1000 if won else 0,
    }


@lru_cache(maxsize=64)
def chance(net: int) -> float:
    """That the attacker wins one engagement (T19)."""
    won = 0
    for one in range(1, SIDES + 1):
        for other in range(1, SIDES + 1):
            attack, defence = battle.totals(one, other, net)
            won += attack > defence
    return won / SIDES**2


@lru_cache(maxsize=1 << 10)
def endings(attack: int, defence: int, net: int, once: bool) -> dict[int, float]:
    """By the attackers left: the chance that the defenders are destroyed, or the castle falls."""
    hit = chance(net)
    if once or defence == 0:
        return {attack: hit}
    found: dict[int, float] = {}
    standing = {(attack, defence): 1.0}
    while standing:
        later: dict[tuple[int, int], float] = {}
        for (ours, theirs), likely in standing.items():
            lost = battle.loss(ours if ours < theirs else theirs)
            if lost >= theirs:
                found[ours] = found.get(ours, 0.0) + likely * hit
            else:
                won = (ours, theirs - lost)
                later[won] = later.get(won, 0.0) + likely * hit
            if lost < ours:
                beaten = (ours - lost, theirs)
                later[beaten] = later.get(beaten, 0.0) + likely * (1 - hit)
        standing = later
    return found
