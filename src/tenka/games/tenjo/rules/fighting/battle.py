"""A battle from its joins to its end (T15–T21).

An attack runs through stages, over and over while the attacker fights on: joins, cards, the engagement, its end.
"""

from tenka.games.tenjo.knowledge import reckoning, stacks
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    FAMILY,
    FAMILY_OF,
    NEAR,
    POINT_COUNT,
    POINTS,
    SITE_AT,
    SITE_PROVINCE,
    SITES,
)
from tenka.games.tenjo.rules.fighting import losing
from tenka.games.tenjo.rules.people import daimyo
from tenka.games.tenjo.rules.position import NOBODY, NOTHING, Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.battle import (
    ATTACK,
    DEFENCE_SIDE,
    ENGAGEMENT,
    JOINS,
    NEXT,
    SIDES,
    WINDOW,
    Battle,
    Cards,
    FightOn,
    Join,
    Outcome,
)
from tenka.games.tenjo.rules.tasks.daimyo import Check, LoseDaimyo
from tenka.games.tenjo.rules.tasks.kinds import RuledTask
from tenka.games.tenjo.rules.tasks.losses import BATTLE, Fall, MoveIn
from tenka.toolkit.holdings.lists import put


def go_on(position: Position) -> None:
    """The next stage of the attack."""
    task = position.tasks[-1]
    assert isinstance(task, Battle)
    if task.stage == JOINS:
        _ask_to_join(position, task.pressed)
    elif task.stage == WINDOW:
        _open_window(position, task.pressed)
    elif task.stage == ENGAGEMENT:
        _engage(position)
    else:
        _next(position)


# Who takes part


def side(position: Position, which: int) -> list[int]:
    """The stacks of the attack or of the defence."""
    return position.attackers if which == ATTACK else position.defenders


def principal(position: Position, which: int) -> int:
    """The attacker or the defender himself."""
    return position.battle_seat if which == ATTACK else position.battle_foe


def reach(position: Position, which: int) -> list[int]:
    """Points from which one could join a side: adjacent to, or on, a point of the enemy (T15)."""
    enemy = [stack % POINT_COUNT for stack in side(position, 1 - which)]
    if which == ATTACK:
        enemy.append(position.battle_point)
    found: set[int] = set()
    for point in enemy:
        found.update((point, *NEAR[point]))
    return sorted(found)


def takes_part(position: Position, seat: int) -> int:
    """The side a seat's stacks or daimyō fight on, NOTHING if on none."""
    for which in (ATTACK, DEFENCE_SIDE):
        if seat == principal(position, which) or position.helpers[which] >> seat & 1:
            return which
        if any(stack // POINT_COUNT == seat for stack in side(position, which)):
            return which
    return NOTHING


def leaders(position: Position, which: int) -> int:
    """The daimyō of a side in the zone: its own, and those lent to it (T18, T28)."""
    seats = [
        principal(position, which),
        *(seat for seat in range(position.players) if position.helpers[which] >> seat & 1),
    ]
    return sum(position.daimyo_in(seat, province) for province in position.battle_zone() for seat in seats)


def is_led(position: Position) -> bool:
    """Whether somebody leads the attack; one that ronin declared needs nobody (T13, T16)."""
    return position.masterless or leaders(position, ATTACK) > 0


def hangs_on_one_leader(position: Position) -> bool:
    """Whether the attack would end without the one daimyō who leads it (T16)."""
    return not position.masterless and leaders(position, ATTACK) == 1


def free_stacks(position: Position, seat: int, which: int) -> list[int]:
    """Stacks of a seat in reach that do not take part yet."""
    fighting = position.attackers + position.defenders
    return [
        point
        for point in reach(position, which)
        if position.army(seat, point) and seat * POINT_COUNT + point not in fighting
    ]


def could_join(position: Position, seat: int, which: int) -> bool:
    """Whether, as everybody sees, a seat has something to bring: stacks in reach, or daimyō in the zone."""
    whom = principal(position, which)
    volunteers = which == DEFENCE_SIDE and position.is_ronin(seat)
    if seat != whom and not volunteers and not position.could_help(seat, whom):
        return False
    if free_stacks(position, seat, which):
        return True
    if seat == whom or position.helpers[which] >> seat & 1:
        return False
    return any(position.daimyo_in(seat, province) for province in position.battle_zone())


def _ask_to_join(position: Position, pressed: bool) -> None:
    """The attacker's allies, then the defender's other stacks, then his allies and ronin (T15)."""
    agenda.replace(position, Battle(WINDOW, pressed))
    attacker, defender = position.battle_seat, position.battle_foe
    others = [seat for seat in position.others(attacker) if seat != defender]
    asked = [(seat, ATTACK) for seat in others if takes_part(position, seat) != DEFENCE_SIDE]
    asked += [(attacker, ATTACK)] if position.engagements and not pressed else []
    asked += [(defender, DEFENCE_SIDE)]
    asked += [(seat, DEFENCE_SIDE) for seat in others if takes_part(position, seat) != ATTACK]
    for seat, which in reversed(asked):
        if could_join(position, seat, which):
            agenda.push(position, Join(seat, which))


def may_join(position: Position, seat: int, which: int) -> bool:
    """Whether a seat may bring samurai: itself, an ally, or, in defence, as ronin (T28, T32)."""
    if takes_part(position, seat) == 1 - which:
        return False
    if position.helps(seat, principal(position, which)):
        return True
    return which == DEFENCE_SIDE and position.is_ronin(seat)


def join(position: Position, seat: int, point: int, which: int) -> None:
    """A stack takes part from now on, or is enlarged; the factors are found anew (T20)."""
    stack = seat * POINT_COUNT + point
    if stack not in side(position, which):
        if which == ATTACK:
            position.attackers = [*position.attackers, stack]
        else:
            position.defenders = [*position.defenders, stack]
        if position.events_on:
            position.tell("joined", {"seat": seat, "point": POINTS[point], "side": SIDES[which]})
    position.factors = []
    if position.face_up:  # the others are (T17)
        _turn_up(position, [stack])


def lend(position: Position, seat: int, which: int) -> None:
    """An ally's daimyō help in this battle (T28)."""
    position.helpers = put(position.helpers, which, position.helpers[which] | 1 << seat)
    position.factors = []
    if position.events_on:
        position.tell("lent", {"seat": seat, "side": SIDES[which]})


def _open_window(position: Position, pressed: bool) -> None:
    """All are named and turned up; then cards: the defender, his helpers, the attacker's, the attacker (T16, T17)."""
    if not is_led(position):
        end(position, "unled")
        return
    if not position.face_up:
        position.face_up = True
        _turn_up(position, position.attackers + position.defenders)
    agenda.replace(position, Battle(ENGAGEMENT))
    seats = [position.battle_foe]
    others = position.others(position.battle_foe)
    for which in (DEFENCE_SIDE, ATTACK):
        seats += [seat for seat in others if seat != position.battle_seat and takes_part(position, seat) == which]
    if not pressed or not position.factors:  # somebody has joined since
        seats.append(position.battle_seat)
    for seat in reversed(seats):
        if position.lives(seat):
            agenda.push(position, Cards(seat))


# The engagement


def drop_lost(position: Position) -> None:
    """Stacks that are gone take part no more."""
    position.attackers = [stack for stack in position.attackers if position.samurai[stack]]
    position.defenders = [stack for stack in position.defenders if position.samurai[stack]]


def _garrisoned(position: Position) -> bool:
    """Whether samurai of the defence stand on the point attacked."""
    return any(stack % POINT_COUNT == position.battle_point for stack in position.defenders)


def _castle(position: Position) -> int:
    """The site attacked, if it is a castle of the defender, else NOTHING."""
    site = SITE_AT.get(position.battle_point, NOTHING)
    return site if site != NOTHING and position.castle_owner[site] == position.battle_foe else NOTHING


def _is_over(position: Position) -> str:
    """Why the attack cannot go on, if it cannot: nobody fights on for who is out (T16, T39)."""
    if not position.attackers or not position.lives(position.battle_seat):
        return "repelled"
    if not is_led(position):
        return "unled"
    if not position.lives(position.battle_foe):
        return "destroyed"
    return "destroyed" if not _garrisoned(position) and _castle(position) == NOTHING else ""


def stop_if_over(position: Position) -> None:
    """After a card: the attack ends at once if no attacker, leader or target is left (T16)."""
    if position.battle_seat == NOBODY:
        return
    drop_lost(position)
    over = _is_over(position)
    if over:
        end(position, over)


def strength(position: Position, which: int) -> int:
    """All samurai of a side."""
    return sum(position.samurai[stack] for stack in side(position, which))


def factors(position: Position) -> list[int]:
    """Daimyō, ratio, stacks and castle: positive for the attacker (T18)."""
    attack, defence = strength(position, ATTACK), strength(position, DEFENCE_SIDE)
    site = _castle(position)
    return [
        leaders(position, ATTACK) - leaders(position, DEFENCE_SIDE),
        ratio(attack, defence),
        len(position.attackers) - len(position.defenders),
        -position.figures.defence[position.castle_card[site]] if site != NOTHING else 0,
    ]


def ratio(attack: int, defence: int) -> int:
    """Of the armies, rounded down, at most 4; equal: 0 (T18)."""
    if attack == defence:
        return 0
    smaller, larger = (defence, attack) if attack > defence else (attack, defence)
    found = DATA.constants.ratio_most if smaller == 0 else min(larger // smaller, DATA.constants.ratio_most)
    return found if attack > defence else -found


def loss(smaller: int) -> int:
    """3,000 for each begun 10,000 of the smaller army; against nobody 3,000 (T19, T21)."""
    begun = (smaller + 9) // 10
    return DATA.constants.loss * (begun or 1)


def totals(attacker_roll: int, defender_roll: int, net: int) -> tuple[int, int]:
    """The better side adds the net, its total at most 20 (T19)."""
    most = DATA.constants.total_most
    if net > 0:
        return min(attacker_roll + net, most), defender_roll
    return attacker_roll, min(defender_roll - net, most)


def _engage(position: Position) -> None:
    """Factors, dice, losses (T18, T19)."""
    position.overcome = []
    drop_lost(position)
    over = _is_over(position)
    if over:
        end(position, over)
        return
    if not position.factors:
        position.factors = factors(position)
        if position.events_on:
            names = zip(("daimyo", "ratio", "stacks", "castle"), position.factors, strict=True)
            position.tell("factors", {**dict(names), "net": sum(position.factors)})
    net = sum(position.factors)
    first, second = position.roll(20), position.roll(20)
    attack, defence = totals(first, second, net)
    loser = DEFENCE_SIDE if attack > defence else ATTACK
    lost = min(loss(min(strength(position, 0), strength(position, 1))), strength(position, loser))
    position.engagements += 1
    if position.events_on:
        rolls = {"attacker_roll": first, "defender_roll": second, "attacker_total": attack, "defender_total": defence}
        position.tell("engaged", {**rolls, "winner": principal(position, 1 - loser), "loss": lost * 1000})
    agenda.replace(position, Outcome(1 - loser))
    if lost:
        _share(position, loser, lost)


def _turn_up(position: Position, fighting: list[int]) -> None:
    """Participating stacks are seen by all until the battle ends (T17)."""
    for stack in fighting:
        seat, point = divmod(stack, POINT_COUNT)
        stacks.see(position, seat, point)
        if position.events_on:
            position.tell("face_up", {"seat": seat, "point": POINTS[point], "samurai": position.samurai[stack] * 1000})


def shares(armies: list[int], lost: int) -> list[int]:
    """Losses by strength; what rounding leaves over falls on the largest (T19)."""
    whole = sum(armies)
    found = [lost * army // whole for army in armies]
    largest = armies.index(max(armies))
    found[largest] += lost - sum(found)
    spill = max(0, found[largest] - armies[largest])
    found[largest] -= spill
    for place in range(len(armies)):
        more = min(spill, armies[place] - found[place])
        found[place] += more
        spill -= more
    return found


def _share(position: Position, which: int, lost: int) -> None:
    """Everybody of the losing side chooses among his own stacks."""
    seats = sorted({stack // POINT_COUNT for stack in side(position, which)})
    armies = [
        sum(position.samurai[stack] for stack in side(position, which) if stack // POINT_COUNT == seat)
        for seat in seats
    ]
    for seat, part in zip(seats, shares(armies, lost), strict=True):
        if part:
            losing.ask(position, seat, part, BATTLE)


def settle(position: Position) -> None:
    """A castle may fall, before isolation is looked for (T21); then the attacker may fight on (T20)."""
    task = position.tasks[-1]
    assert isinstance(task, Outcome)
    drop_lost(position)
    site = _castle(position)
    if task.winner == ATTACK and site != NOTHING and not _garrisoned(position):
        agenda.replace(position, Fall(position.battle_seat, site))
        return
    agenda.replace(position, Battle(NEXT))
    daimyo.check(position, principal(position, task.winner))  # whose dice destroyed the last support (T12)


def _next(position: Position) -> None:
    over = _is_over(position)
    if over or not _garrisoned(position):  # an empty castle is fought for once
        end(position, over or "repelled")
        return
    agenda.replace(position, Battle(JOINS))
    agenda.push(position, FightOn(position.battle_seat))


def end(position: Position, why: str) -> None:
    """The battle is over; its tasks are taken off."""
    position.tasks = [task for task in position.tasks if not (isinstance(task, RuledTask) and task.of_battle)]
    clear(position)
    if position.events_on:
        position.tell("battle_ended", {"why": why})


def clear(position: Position) -> None:
    """No battle any more."""
    position.battle_seat = NOBODY
    position.battle_foe = NOBODY
    position.battle_point = NOTHING
    position.masterless = False
    position.attackers = []
    position.defenders = []
    position.helpers = [0, 0]
    position.face_up = False
    position.factors = []
    position.engagements = 0
    position.overcome = []


# A castle's fall


def fall(position: Position) -> None:
    """The castle with all it holds goes to the attacker, and a daimyō with it (T21)."""
    task = position.tasks[-1]
    assert isinstance(task, Fall)
    site = task.site
    agenda.pop(position)
    seat, owner = position.battle_seat, position.battle_foe
    province = SITE_PROVINCE[site]
    if position.is_ronin(seat):
        position.ronin_castle |= 1 << site
    else:
        position.ronin_castle &= ~(1 << site)
    position.castle_owner = put(position.castle_owner, site, seat)
    cards = [card for card in range(len(FAMILY)) if position.family[card] == site]
    for card in cards:  # captives from now on, nobody's hostages
        position.move_family(card, site)
        reckoning.see_family(position, card, [seat, owner, FAMILY_OF[card]])
    reckoning.lose(position, owner, seat, position.koku[site])
    if position.events_on:
        position.tell("castle_fell", {"site": SITES[site], "seat": seat, "loser": owner})
        loot = {"site": SITES[site], "koku": position.koku[site] * 100, "family": [FAMILY[card] for card in cards]}
        for each in (seat, owner):
            position.tell("looted", loot, each)
        position.tell("battle_ended", {"why": "fallen"})
    fought = [stack % POINT_COUNT for stack in position.attackers if stack // POINT_COUNT == seat]
    movers = [point for point in fought if point in NEAR[position.battle_point]]
    agenda.push(position, Check(seat))
    if movers:
        agenda.push(position, MoveIn(seat, position.battle_point, *movers))
    if position.daimyo_in(owner, province):
        daimyo.remove(position, owner, province, "castle", seat)
    elif not position.is_ronin(owner):
        where = sorted(set(position.daimyo_of(owner)))
        if len(where) == 1:
            daimyo.remove(position, owner, where[0], "castle", seat)
        else:
            agenda.push(position, LoseDaimyo(owner, seat))
    daimyo.arrive(position, seat, province)
    clear(position)
