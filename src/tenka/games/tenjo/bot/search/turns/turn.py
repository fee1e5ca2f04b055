"""A turn: income, the dice, then what an action point brings most for; and what else is worth a thought (T6–T13)."""

from random import Random
from typing import Final

from tenka.games.tenjo.bot.search.estimates.sight import AT_THE_GATE, SHADOW, SearchSight
from tenka.games.tenjo.bot.search.policy import BOLD, LEAST_ASSAULT
from tenka.games.tenjo.bot.search.trade import sale
from tenka.games.tenjo.bot.search.turns.attacks import SearchAttack, assaults
from tenka.games.tenjo.bot.search.turns.cards import Hand
from tenka.games.tenjo.bot.search.turns.marches import SearchErrand, SearchMarshal, can_march, leadings, marching
from tenka.games.tenjo.bot.search.year import safest, whole_income
from tenka.games.tenjo.rules.components.chips import ALL
from tenka.games.tenjo.rules.components.pieces import KOKU, PROVINCES_OF, SITE_POINTS, SITE_PROVINCE
from tenka.games.tenjo.rules.people import hostages
from tenka.games.tenjo.rules.turns import building, carrying, income
from tenka.games.tenjo.rules.vocabulary import (
    ALL_KOKU,
    ALL_SAMURAI,
    AT,
    END,
    ESCORT,
    KOKU_AND_ROLL,
    RELEASE,
    ROLL,
    SEND,
    SHIP,
    SHOGUN,
    TO_CASTLE,
    UNMASK,
)

QUICK_ERRANDS: Final = 1  # looked at closely by a quick player …
ERRANDS: Final = 9  # … and by one who thinks
ASSAULTS: Final = 4
LEADINGS: Final = 3
PLAYS: Final = 3
LEAST_PLAY: Final = -12.0  # what a card may seem to cost and still be worth a thought
WORSE: Final = 0.2  # of the best guess: what seems worth less is not worth a thought
VARIED: Final = 3  # marches of which other amounts are thought of


def before_rolling(sight: SearchSight) -> list[int]:
    """What comes first, whatever the dice say; nothing if that is the dice."""
    position, seat = sight.position, sight.seat
    if not position.rolled and not position.income_done and income.points(position, seat):
        return [_income(sight)]
    if not position.claimed and rules_alone(sight):
        return [SHOGUN]
    for move in hostages.legal(position, seat):
        if move < RELEASE:
            return [move]
    built = building.legal(position, seat)
    if built:
        return built[:1]
    return shelter(sight)


def _income(sight: SearchSight) -> int:
    """The whole income, and the dice with it if nothing else comes before them."""
    move = whole_income(sight, income.whole(sight.position, sight.seat))
    rolling = move - ALL_KOKU + KOKU_AND_ROLL
    possible = move < ALL_SAMURAI and rolling in income.before_rolling(sight.position, sight.seat)
    return rolling if possible and not sale(sight) and _quick_roll(sight) == [ROLL] else move


def rules_alone(sight: SearchSight) -> bool:
    """Whether nobody else has a daimyō or castle left (T38)."""
    position = sight.position
    return not any(position.castles(other) or not position.is_ronin(other) for other in sight.others)


def shelter(sight: SearchSight) -> list[int]:
    """A shadow warrior where a castle has somebody before its gate and too few in it (T10)."""
    for site in sight.castles:
        if sight.position.shadows_in(sight.seat, SITE_PROVINCE[site]):
            point = SITE_POINTS[site]
            if sight.threat(point, AT_THE_GATE) > SHADOW / 2 and sight.own[point] + SHADOW / 2 < sight.guard(site):
                return [UNMASK + SITE_PROVINCE[site], AT + point]
    return []


def quick_turn(sight: SearchSight, rng: Random, taste: float) -> list[int]:
    """The best of marches, attacks and daimyō to be led; the dice before, the end after."""
    position = sight.position
    first = before_rolling(sight)
    if first:
        return first
    if not position.rolled:
        return _quick_roll(sight)
    attacks = assaults(sight) if position.points else []
    errands = SearchMarshal(sight).errands(QUICK_ERRANDS) if position.points else []
    best, chosen = 0.0, [END]
    for errand in errands:
        rate = errand.rate * (1.0 + taste * rng.random())
        if rate > best and can_march(sight, errand.source, errand.first):
            best, chosen = rate, marching(sight, errand.source, errand.last, errand.amount)
    for leading in leadings(sight, errands, best)[:1]:
        if leading.rate > best:
            best, chosen = leading.rate, leading.moves()
    for attack in attacks[:2]:
        worth = sight.policy[BOLD] * attack.worth * (1.0 + taste * rng.random())
        if worth >= sight.policy[LEAST_ASSAULT] and worth >= best:
            best, chosen = worth, attack.moves()
    quake = Hand(sight).quake()
    if quake is not None and quake.worth > best:
        return quake.moves
    if chosen[0] == END:
        return rescue(sight) or chosen
    return chosen


def _quick_roll(sight: SearchSight) -> list[int]:
    """Cards that pay, a daimyō where that must come before the dice, then the dice."""
    position = sight.position
    plays = Hand(sight).best()
    if plays and plays[0].worth > 0:
        return plays[0].moves
    if not position.setup.options["province_move_any_time"] and not position.moved:
        for leading in leadings(sight, SearchMarshal(sight).errands(QUICK_ERRANDS), 0.0)[:1]:
            return leading.moves()
    return [ROLL]


def turns(sight: SearchSight) -> list[list[int]]:
    """What is worth a thought in a turn, the best guess first."""
    position = sight.position
    first = before_rolling(sight)
    if first:
        return [first]
    if not position.rolled:
        return _rolls(sight)
    found: list[tuple[float, list[int]]] = [(0.2, [END])]
    errands = SearchMarshal(sight).errands(ERRANDS) if position.points else []
    _add_marches(sight, errands, found)
    for leading in leadings(sight, errands, 0.0)[:LEADINGS]:
        found.append((leading.rate, leading.moves()))
    attacks = assaults(sight)[:ASSAULTS] if position.points else []
    for attack in attacks:
        worth = sight.policy[BOLD] * attack.worth
        found.append((worth if worth >= sight.policy[LEAST_ASSAULT] else worth / 10, attack.moves()))
    if attacks:
        _add_shadow(sight, attacks[0], found)
    saved = rescue(sight)
    if saved:
        found.append((0.3, saved))
    found.sort(key=_by_worth)
    best = found[0][0]
    for play in Hand(sight).best()[:PLAYS]:
        if play.worth > LEAST_PLAY:
            found.append((best + play.worth if play.worth > 0 else best / 2, play.moves))
    found.sort(key=_by_worth)
    least = found[0][0] * WORSE
    plans: list[list[int]] = []
    for worth, moves in found:
        if moves not in plans and (worth >= least or not plans):
            plans.append(moves)
    return plans


def _rolls(sight: SearchSight) -> list[list[int]]:
    """Before the dice: an offer; cards; and a province move where it must come now (T7)."""
    offer = sale(sight)
    if offer:
        return [offer]
    found = [_quick_roll(sight)]
    if found[0][0] != ROLL:
        found.append([ROLL])
    for play in Hand(sight).best()[:PLAYS]:
        if play.worth > LEAST_PLAY and play.moves not in found:
            found.append(play.moves)
    position = sight.position
    if not position.setup.options["province_move_any_time"] and not position.moved:
        for leading in leadings(sight, SearchMarshal(sight).errands(ERRANDS), 0.0)[:LEADINGS]:
            if leading.moves() not in found:
                found.append(leading.moves())
    return found


def _add_marches(sight: SearchSight, errands: list[SearchErrand], found: list[tuple[float, list[int]]]) -> None:
    """The next step of each errand; of the best ones also with other amounts."""
    varied = 0
    for errand in errands:
        source, last = errand.source, errand.last
        if not can_march(sight, source, errand.first):
            continue
        found.append((errand.rate, marching(sight, source, last, errand.amount)))
        if varied < VARIED:
            varied += 1
            there = sight.own[source]
            for amount in (1, sight.spare(source), there):
                if 0 < amount != errand.amount:
                    found.append((errand.rate / 2, marching(sight, source, last, amount)))


def _add_shadow(sight: SearchSight, attack: SearchAttack, found: list[tuple[float, list[int]]]) -> None:
    """A shadow warrior among those who attack (T10)."""
    for stack in attack.stacks:
        for province in PROVINCES_OF[stack]:
            if sight.position.shadows_in(sight.seat, province):
                found.append((attack.worth / 5, [UNMASK + province, AT + stack]))
                return


def rescue(sight: SearchSight) -> list[int]:
    """Something worth most that lies in danger while another castle is safe (T7)."""
    position = sight.position
    if sight.ronin or len(sight.castles) < 2 or not carrying.may_carry(position):
        return []
    goal = safest(sight)
    if _is_in_danger(sight, goal):
        return []
    for site in sight.castles:
        if site != goal and _is_in_danger(sight, site):
            for card in position.held(sight.seat):
                if position.family[card] == site:
                    return [ESCORT + card, TO_CASTLE + goal]
            if position.koku[site] >= KOKU:
                return [SHIP + site, SEND + ALL, TO_CASTLE + goal]
    return []


def _is_in_danger(sight: SearchSight, site: int) -> bool:
    point = SITE_POINTS[site]
    return sight.threat(point, AT_THE_GATE + 3) > sight.own[point]


def _by_worth(each: tuple[float, list[int]]) -> float:
    return -each[0]
