"""A bot's element cards in its own turn: whom Fire burns, where Wind and Water carry an army, what Earth strikes."""

from typing import Final, NamedTuple

from tenka.games.tenjo.bot.steady.attack import is_led_at, own_stacks, targets, weigh
from tenka.games.tenjo.bot.steady.campaign import ARMY
from tenka.games.tenjo.bot.steady.march import PARTY, distances, movers, send
from tenka.games.tenjo.bot.steady.odds import THEIR_LOSS
from tenka.games.tenjo.bot.steady.rings import fair_total, next_ring
from tenka.games.tenjo.bot.steady.roads import leaders_for, water_goals, wind_steps
from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.games.tenjo.bot.steady.worth import PIECE, RING_WORTH, card_worth, envy, standing, treasure, use_left
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    FAMILY_OF,
    IS_ENTRY,
    NEAR,
    POINT_COUNT,
    POINTS,
    PROVINCE_COUNT,
    PROVINCES,
    PROVINCES_OF,
    SITE_POINTS,
    SITES,
)
from tenka.kernel.move import Move

WIND_MOST: Final = DATA.constants.wind_most
WIND_STEPS: Final = DATA.constants.wind_steps
MASTERLESS: Final = 12.0  # that somebody has no daimyō any more
STORM_LEAST: Final = 20.0  # what a castle must promise for Wind
CLOSER: Final = 4  # steps that Water should spare


class SteadyCard(NamedTuple):
    """A card: what it brings beyond what it is worth, its rings, and the steps of its effect."""

    worth: float
    element: str
    total: int
    steps: tuple[Move, ...]
    amount: int = 0


def price(sight: SteadySight, element: str, total: int) -> float:
    """What a card and its rings are worth otherwise."""
    return card_worth(sight, element, sight.elements[element] - 1) + RING_WORTH * total * use_left(sight)


def can_play(sight: SteadySight, element: str) -> bool:
    """Whether a card of the element and a ring are in hand."""
    return sight.elements[element] > 0 and bool(sight.rings)


def fires(sight: SteadySight) -> list[SteadyCard]:
    """Another's daimyō: best of who stands best, the last one of somebody, or one who defends what we attack."""
    total = fair_total(sight)
    best = max((standing(sight, seat) for seat in sight.others), default=1.0)
    found: list[SteadyCard] = []
    for seat in sight.others:
        for province in range(PROVINCE_COUNT):
            if sight.daimyo[seat][province]:
                worth = PIECE * (1.4 if standing(sight, seat) == best else 1.0)
                worth += MASTERLESS if sum(sight.daimyo[seat]) == 1 else 0.0
                worth = worth * envy(sight) + 0.5 * _besieged(sight, seat, province)
                step = Move(("burn_daimyo", seat, PROVINCES[province]))
                found.append(SteadyCard(worth - price(sight, "fire", total), "fire", total, (step,)))
    return found


def _besieged(sight: SteadySight, seat: int, province: int) -> float:
    """What it would help an attack of ours if a daimyō were dead."""
    gain = 0.0
    for foe, point in targets(sight):
        stacks = own_stacks(sight, point)
        if foe == seat and stacks and province in PROVINCES_OF[point] and is_led_at(sight, point, stacks):
            armies = {each: float(sight.samurai[each]) for each in stacks}
            after = weigh(sight, foe, point, armies, leaders=1).worth
            gain = max(gain, after - weigh(sight, foe, point, armies).worth)
    return gain


def storms(sight: SteadySight) -> list[SteadyCard]:
    """By Wind an army stands before a castle where a daimyō leads it, or can follow this turn (T23)."""
    found: list[SteadyCard] = []
    most = min(WIND_MOST, sum(sight.rings))
    for source, free in movers(sight).items():
        samurai = free - PARTY if sight.castle_at(source) == sight.seat else free  # some stay to hold what is near
        if samurai < ARMY:
            continue
        ways = wind_steps(sight, source, most * WIND_STEPS)
        for foe, point in targets(sight):
            goal = min((near for near in NEAR[point] if near in ways), key=lambda near: (ways[near], near), default=-1)
            if goal >= 0 and ways[goal] > 1 and source not in NEAR[point]:
                found += _storm(sight, source, goal, foe, point, samurai, -(-ways[goal] // WIND_STEPS))
    return found


def _storm(
    sight: SteadySight, source: int, goal: int, foe: int, point: int, samurai: int, total: int
) -> list[SteadyCard]:
    province = PROVINCES_OF[point][0]
    following = 0
    if not is_led_at(sight, point, (goal,)):
        if sight.turn.get("moved") or not leaders_for(sight, province, goal) or not _may_move(sight):
            return []
        following = 1
    armies = {each: float(sight.samurai[each]) for each in own_stacks(sight, point)}
    armies[goal] = armies.get(goal, 0.0) + samurai
    worth = weigh(sight, foe, point, armies, leaders=following).worth
    if worth < STORM_LEAST:
        return []
    steps = (Move(("march", POINTS[source])), Move(("to", POINTS[goal])))
    return [SteadyCard(worth - price(sight, "wind", total), "wind", total, steps, samurai)]


def _may_move(sight: SteadySight) -> bool:
    """Whether this turn's province move can still come (T7)."""
    return not sight.turn.get("rolled") or bool(sight.options["province_move_any_time"])


def in_reach(sight: SteadySight, point: int) -> bool:
    """Whether Earth reaches a point: own samurai near, an own daimyō with them (T25)."""
    return any(
        sight.samurai[near] and any(sight.is_led(province) for province in PROVINCES_OF[near])
        for near in (point, *NEAR[point])
    )


def quakes(sight: SteadySight) -> list[SteadyCard]:
    """All samurai on a point, best before an attack; or a castle that we cannot take (T25)."""
    total = fair_total(sight)
    cost = price(sight, "earth", total)
    found: list[SteadyCard] = []
    for point in range(POINT_COUNT):
        foes = sight.foes_at(point)
        if foes and not IS_ENTRY[point] and in_reach(sight, point) and not sight.samurai[point]:
            worth = sum(_strike_worth(sight, foe, point) for foe in foes)
            found.append(SteadyCard(worth - cost, "earth", total, (Move(("at", POINTS[point])),)))
    for site, owner in enumerate(sight.castle_owner):
        if owner in sight.others and in_reach(sight, SITE_POINTS[site]):
            worth = (PIECE + treasure(sight, site)) * envy(sight)
            found.append(SteadyCard(worth - cost, "earth", total, (Move(("raze", SITES[site])),)))
    return found


def _strike_worth(sight: SteadySight, foe: int, point: int) -> float:
    """The samurai gone, and the attack that then is easier, if we can still attack this turn."""
    worth = THEIR_LOSS * sight.supposed(foe, point)
    stacks = own_stacks(sight, point)
    if (sight.points_left or not sight.turn.get("rolled")) and (foe, point) in targets(sight):
        armies = {each: float(sight.samurai[each]) for each in stacks}
        if is_led_at(sight, point, stacks):
            now = weigh(sight, foe, point, armies).worth
            worth += max(0.0, weigh(sight, foe, point, armies, razed=point).worth - now)
    return worth


def leaps(sight: SteadySight) -> list[SteadyCard]:
    """By Water an army passes who stands between it and a castle (T24)."""
    found: list[SteadyCard] = []
    for source, samurai in movers(sight).items():
        if samurai < ARMY or not any(sight.is_led(province) for province in PROVINCES_OF[source]):
            continue
        for goal, total in water_goals(sight, source, sum(sight.rings)).items():
            for foe, point in targets(sight):
                closer = distances(source).get(point, 99) - distances(goal).get(point, 99)
                led = any(sight.is_led(province) for province in PROVINCES_OF[goal])
                if closer >= CLOSER and led:
                    worth = weigh(sight, foe, point, {goal: float(samurai)}).worth / 4
                    steps = (Move(("march", POINTS[source])), Move(("to", POINTS[goal])))
                    found.append(SteadyCard(worth - price(sight, "water", total), "water", total, steps, samurai))
    return found


PLAYS: Final = {"fire": fires, "wind": storms, "water": leaps, "earth": quakes}


def best_play(sight: SteadySight, elements: list[str]) -> SteadyCard | None:
    """The best card of some elements, whether it pays or not; None if there is nothing to do with them."""
    plays = [play for element in elements if can_play(sight, element) for play in PLAYS[element](sight)]
    return max(plays, key=lambda play: (play.worth, play.steps), default=None)


def begin(sight: SteadySight, legal: list[Move]) -> Move | None:
    """Take a card up if one pays."""
    elements = [element for element in PLAYS if Move(("element", element)) in legal]
    play = best_play(sight, elements)
    return Move(("element", play.element)) if play is not None and play.worth > 0 else None


def go_on(sight: SteadySight, legal: list[Move]) -> Move | None:
    """The next step of a card that is being played; None if we have no plan for it."""
    assert sight.step is not None
    play = best_play(sight, [sight.step["element"]])
    if play is None:
        return None
    if sight.step["doing"] == "element":
        ring = next_ring(sight, legal, play.total)
        return ring if ring is not None else play.steps[0]
    if sight.step["goal"] is None:
        return play.steps[-1]
    return send(sight, legal, play.amount)


def harmless(sight: SteadySight, move: Move) -> float:
    """How little a step of a card that we have no plan for would hurt us."""
    if move[0] == "burn_daimyo":
        return -1.0 if move[1] == sight.seat else 1.0
    if move[0] == "burn_family":
        own = [card for card, each in sight.family.items() if each["holder"] == sight.seat]
        return 0.5 if not any(str(move[1]).endswith(f"_{FAMILY_OF[card]}") for card in own) else -1.0
    return 0.0 if move[0] == "ring" else 0.3
