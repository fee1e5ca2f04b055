"""Element and ring cards: played in one's own turn, or in a battle's card window (T16, T22–T26)."""

from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    EARTH,
    ELEMENT_KINDS,
    ELEMENTS,
    FIRE,
    POINT_COUNT,
    PROVINCE_COUNT,
    RING_VALUES,
    SITES,
    VOID,
    WATER,
    WIND,
)
from tenka.games.tenjo.rules.elements import contest, hand, strikes
from tenka.games.tenjo.rules.elements.effects import BurnsDaimyo, BurnsFamily, CardEffect, Leaps, Razes, Strikes
from tenka.games.tenjo.rules.fighting import battle
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.steps.unfinished import clear, ring_total
from tenka.games.tenjo.rules.tasks.battle import ATTACK
from tenka.games.tenjo.rules.turns import carrying, marching, reaching
from tenka.games.tenjo.rules.vocabulary import (
    AT,
    BURN_DAIMYO,
    BURN_FAMILY,
    CAST,
    CROSS,
    ELEMENT,
    ESCORT,
    INTO,
    LEAD,
    MARCH,
    RAZE,
    RING,
    SHIP,
    SLIP,
    TO_CASTLE,
)
from tenka.kernel.errors import IllegalMove


def beginnings(position: Position, seat: int) -> list[int]:
    """The elements in hand that can do something in one's own turn."""
    if not hand.rings_in_hand(position, seat):
        return []
    return [
        ELEMENT + each for each in range(ELEMENT_KINDS) if position.has_card(seat, each) and _use(position, seat, each)
    ]


def _use(position: Position, seat: int, element: int) -> bool:
    """Whether an element can do anything, with one ring or, for Water, with all."""
    if element == FIRE:
        return any(position.daimyo) or any(site >= 0 for site in position.family)
    if element == WIND:
        if not position.is_ronin(seat) or position.has_shadows(seat):
            return True
        return any(reaching.can_leave(position, seat, point, free=True) for point in position.stacks(seat))
    if element == WATER:
        if can_cross(position, seat):
            return True
        total = hand.rings_in_hand(position, seat)
        return any(reaching.water_goals(position, seat, point, total) for point in position.stacks(seat))
    return element == EARTH and strikes.can_strike(position, seat)


def can_cross(position: Position, seat: int) -> bool:
    """Whether this turn's province move of a daimyō or shadow warrior is still to come (T24)."""
    if position.crossing or not carrying.may_carry(position):
        return False
    return not position.is_ronin(seat) or position.has_shadows(seat)


def window_beginnings(position: Position, seat: int) -> list[int]:
    """The elements in hand with a direct effect on the battle (T16); none once nothing of the seat's takes part."""
    if not hand.rings_in_hand(position, seat) or battle.takes_part(position, seat) == NOTHING:
        return []
    return [
        ELEMENT + each
        for each in range(ELEMENT_KINDS)
        if position.has_card(seat, each) and _window_use(position, seat, each)
    ]


def _window_use(position: Position, seat: int, element: int) -> bool:
    if element == VOID:
        enough = hand.rings_in_hand(position, seat) >= contest.needed_to_void(position)
        return seat == position.battle_foe and enough
    if element == FIRE:
        return bool(_daimyo_in_zone(position, seat))
    if element == EARTH:
        return bool(_enemy_points(position, seat))
    total = _least_ring(position, seat) if element == WIND else hand.rings_in_hand(position, seat)
    if element == WIND and _zone_leaders(position, seat, total):
        return True
    return any(_joining_goals(position, seat, point, element, total) for point in position.stacks(seat))


def could_play(position: Position, seat: int) -> bool:
    """Whether, as everybody sees, some card could have a direct effect on the battle, whatever is in the hand (T41)."""
    if seat == position.battle_foe or _daimyo_in_zone(position, seat) or _enemy_points(position, seat):
        return True
    fighting = battle.side(position, battle.takes_part(position, seat))
    if any(seat * POINT_COUNT + point not in fighting for point in position.stacks(seat)):  # Wind, Water
        return True
    return bool(_zone_leaders(position, seat, DATA.constants.wind_most))


def _daimyo_in_zone(position: Position, seat: int) -> list[int]:
    """Enemy daimyō counted in the zone; between engagements, when factors stay, the attack's last leader (T16)."""
    enemy = 1 - battle.takes_part(position, seat)
    if position.engagements and not (enemy == ATTACK and battle.hangs_on_one_leader(position)):
        return []
    seats = [battle.principal(position, enemy)]
    seats += [each for each in range(position.players) if position.helpers[enemy] >> each & 1]
    return [
        BURN_DAIMYO + each * PROVINCE_COUNT + province
        for each in seats
        for province in position.battle_zone()
        if position.daimyo_in(each, province)
    ]


def _least_ring(position: Position, seat: int) -> int:
    """The lowest ring in hand."""
    return next(value for place, value in enumerate(RING_VALUES) if position.has_card(seat, ELEMENT_KINDS + place))


def _zone_leaders(position: Position, seat: int, total: int) -> list[int]:
    """Provinces from which Wind can bring a daimyō that counts into the battle's zone."""
    which = battle.takes_part(position, seat)
    if seat != battle.principal(position, which) and not position.helpers[which] >> seat & 1:
        return []
    zone = position.battle_zone()
    return [
        LEAD + province
        for province in range(PROVINCE_COUNT)
        if position.daimyo_in(seat, province)
        and province not in zone
        and any(each in zone for each in reaching.near_provinces(province, total))
    ]


def zone_goals(position: Position, source: int) -> list[int]:
    """Provinces of the battle's zone that Wind brings a daimyō into."""
    zone = position.battle_zone()
    return [province for province in reaching.near_provinces(source, ring_total(position)) if province in zone]


def _enemy_points(position: Position, seat: int) -> list[int]:
    """Points of participating enemy stacks that Earth can strike."""
    enemy = battle.side(position, 1 - battle.takes_part(position, seat))
    points = {stack % POINT_COUNT for stack in enemy}
    return [point for point in strikes.points(position, seat) if point in points]


def _joining_goals(position: Position, seat: int, source: int, element: int, total: int) -> list[int]:
    """Where a stack would stand in reach, by Wind or Water."""
    which = battle.takes_part(position, seat)
    if seat * POINT_COUNT + source in battle.side(position, which):
        return []
    if element == WIND:
        goals = reaching.wind_goals(position, seat, source, total)
    else:
        goals = sorted(reaching.water_goals(position, seat, source, total))
    near = battle.reach(position, which)
    return [goal for goal in goals if goal in near]


# Choosing what it does


def legal(position: Position, seat: int) -> list[int]:
    """More rings, and from the first ring on what the card does, in one's own turn."""
    moves = hand.free_rings(position, seat)
    if not any(position.rings):
        return moves
    if position.element == FIRE:
        return moves + _fires(position)
    if position.element == WIND:
        return moves + marching.beginnings(position, seat) + carrying.beginnings(position, seat)
    if position.element == WATER:
        return moves + marching.beginnings(position, seat) + ([CROSS] if can_cross(position, seat) else [])
    targets = [AT + point for point in strikes.points(position, seat)]
    return moves + targets + [RAZE + site for site in strikes.castles(position, seat)]


def _fires(position: Position) -> list[int]:
    """Any daimyō, any living member of a family (T22)."""
    moves = [
        BURN_DAIMYO + seat * PROVINCE_COUNT + province
        for seat in range(position.players)
        for province in range(PROVINCE_COUNT)
        if position.daimyo_in(seat, province)
    ]
    return moves + [BURN_FAMILY + card for card, site in enumerate(position.family) if site >= 0]


def window_legal(position: Position, seat: int) -> list[int]:
    """The same in a battle's window."""
    moves = hand.free_rings(position, seat)
    if not any(position.rings):
        return moves
    if position.element == VOID:
        return [*moves, CAST] if ring_total(position) >= contest.needed_to_void(position) else moves
    if position.element == FIRE:
        return moves + _daimyo_in_zone(position, seat)
    if position.element == EARTH:
        return moves + [AT + point for point in _enemy_points(position, seat)]
    total = ring_total(position)
    sources = position.stacks(seat)
    if position.element == WIND:
        moves += _zone_leaders(position, seat, total)
    return moves + [
        MARCH + point for point in sources if _joining_goals(position, seat, point, position.element, total)
    ]


def goals(position: Position, seat: int) -> list[int]:
    """Where a stack may go by the card: in a window only into reach."""
    if position.battle_seat == NOTHING:
        return marching.goals(position, seat, position.source)
    return _joining_goals(position, seat, position.source, position.element, ring_total(position))


def play(position: Position, seat: int, move: int) -> None:
    """A ring, or what the card does."""
    if RING <= move < CAST:
        hand.add_ring(position, move)
    elif MARCH <= move < MARCH + POINT_COUNT:
        marching.begin(position, move)
    elif LEAD <= move < SLIP + PROVINCE_COUNT or ESCORT <= move < SHIP + len(SITES):
        carrying.begin(position, move)
    elif move == CROSS:
        hand.spend(position, seat, "played", None)
        clear(position)
        position.crossing = True
    elif move == CAST:
        _void_attack(position, seat)
    else:
        _strike(position, seat, move)


def _strike(position: Position, seat: int, move: int) -> None:
    """Fire or Earth: who is hit may answer (T27)."""
    effect: CardEffect
    if BURN_DAIMYO <= move < BURN_FAMILY:
        foe, province = divmod(move - BURN_DAIMYO, PROVINCE_COUNT)
        effect, hit = BurnsDaimyo(foe, province), [foe]
    elif move < RAZE:
        card = move - BURN_FAMILY if move >= BURN_FAMILY else NOTHING
        if card != NOTHING:  # who holds it is not for all to know
            effect = BurnsFamily(card)
            hit = [each for each in position.others(seat) if position.castles(each)]
        else:
            effect, hit = Strikes(move - AT), strikes.owners(position, move - AT)
    else:
        effect, hit = Razes(move - RAZE), [position.castle_owner[move - RAZE]]
    element, total = position.element, ring_total(position)
    hit = [each for each in position.others(seat) if each in hit]  # in turn order (T27)
    hand.spend(position, seat, "played", hit[0] if len(hit) == 1 and not isinstance(effect, BurnsFamily) else None)
    if position.events_on:
        effect.tell_aim(position, seat)
    clear(position)
    contest.begin(position, seat, element, total, effect, hit)


def _void_attack(position: Position, seat: int) -> None:
    """Void against the attack; the attacker may answer with Void (T26)."""
    total = ring_total(position)
    hand.spend(position, seat, "played", position.battle_seat)
    clear(position)
    contest.void_attack(position, seat, total)


def march(position: Position, seat: int) -> None:
    """A stack goes by Wind, which nobody answers, or by Water, which those leapt over may answer."""
    element, total = position.element, ring_total(position)
    leap = Leaps(position.source, position.goal, position.amount)
    leapt = reaching.water_goals(position, seat, leap.source, total).get(leap.goal, []) if element == WATER else []
    owners = {other for point in leapt for other in strikes.owners(position, point)}
    hit = [each for each in position.others(seat) if each in owners]
    hand.spend(position, seat, "played", None)
    clear(position)
    if element == WIND:
        leap.happen(position, seat)
    else:
        contest.begin(position, seat, element, total, leap, hit)


def carry(position: Position, seat: int, move: int) -> None:
    """A daimyō, shadow, family card or koku goes by Wind."""
    if INTO <= move < INTO + PROVINCE_COUNT or TO_CASTLE <= move < TO_CASTLE + len(SITES):
        hand.spend(position, seat, "played", None)
    carrying.play(position, seat, move)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why a card cannot be played so."""
    if ELEMENT <= move < RING:
        element = move - ELEMENT
        if not position.has_card(seat, element):
            return IllegalMove("T22", "not-in-hand", {"element": ELEMENTS[element]})
        if not hand.rings_in_hand(position, seat):
            return IllegalMove("T22", "no-rings")
        return IllegalMove(("T22", "T23", "T24", "T25", "T26")[element], "card-useless", {"element": ELEMENTS[element]})
    if move == CAST and position.element == VOID and any(position.rings) and position.battle_seat != NOTHING:
        return IllegalMove("T27", "rings-too-few", {"needed": contest.needed_to_void(position)})
    if RING <= move < CAST:
        return IllegalMove("T23" if position.element == WIND else "T22", "ring-not-possible")
    if not any(position.rings):
        return IllegalMove("T22", "ring-first")
    return IllegalMove(("T22", "T23", "T24", "T25", "T26")[position.element], "no-such-effect")
