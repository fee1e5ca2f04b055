"""What a position must hold so that play can go on from it; the tasks are looked at in task_soundness.py."""

from tenka.games.tenjo.knowledge import reckoning, stories
from tenka.games.tenjo.rules import trading
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    CARD_KINDS,
    CASTLES,
    ELEMENT_KINDS,
    FAMILY_OF,
    POINT_COUNT,
    RELATIVES,
    SITE_COUNT,
    SITE_PROVINCE,
)
from tenka.games.tenjo.rules.declaration import task_soundness
from tenka.games.tenjo.rules.position import ABSENT, GOODS, NOBODY, NOTHING, SPREAD, Position
from tenka.games.tenjo.rules.tasks.battle import Attack, Outcome, Peace
from tenka.games.tenjo.rules.turns.building import is_site
from tenka.games.tenjo.rules.year import ending
from tenka.toolkit.declaration.codecs import demand
from tenka.toolkit.holdings.lists import bits

MOST_PIECES = 99  # daimyō or shadow warriors of a seat in a province


def check(p: Position) -> None:
    """Everything, or Unsound says where it is not so."""
    _check_cards(p)
    _check_castles(p)
    for seat in range(p.players):
        _check_story(p, seat)
    _check_reckoning(p)
    _check_time(p)
    _check_seats(p)
    _check_battle(p)
    _check_offers(p)
    if not p.over:
        task_soundness.check(p)


def _check_cards(p: Position) -> None:
    """No card more, no card less."""
    for kind in range(CARD_KINDS):
        held = sum(p.has_card(seat, kind) for seat in range(p.players))
        whole = p.figures.card_counts[kind]
        if kind < ELEMENT_KINDS:
            lying = (p.element_deck + p.element_discards).count(kind)
        else:
            lying = (p.ring_deck + p.ring_discards).count(kind - ELEMENT_KINDS)
        demand(held + lying == whole, "cards")
        demand(max(p.known[kind::CARD_KINDS]) <= whole, "seats")
    demand(sorted(p.fate_deck + p.fate_discards) == p.figures.fates, "fate_deck")


def _check_castles(p: Position) -> None:
    cards = [p.castle_card[site] for site in range(SITE_COUNT) if p.castle_owner[site] != NOBODY]
    demand(sorted(cards + p.castle_deck + p.castle_discards) == list(range(len(CASTLES))), "castles")
    for card, site in enumerate(p.family):
        demand((site == ABSENT) == (FAMILY_OF[card] >= p.players), "family")
        demand(site < 0 or p.castle_owner[site] != NOBODY, "family")
    for card in bits(p.hostages):
        demand(p.family[card] >= 0 and p.holder(card) != FAMILY_OF[card], "hostages")
    for site in range(SITE_COUNT):
        demand(p.castle_owner[site] == NOBODY or is_site(p, site), "castles")


def _check_story(p: Position, seat: int) -> None:
    """Every stack follows from its story."""
    standing: dict[int, int] = {}
    for each in stories.told(p.stories[seat]):
        there = standing.get(each.point, 0)
        if each.kind == stories.SEEN:
            demand(each.samurai == there > 0, "seats")
            continue
        demand(each.samurai > 0, "seats")
        if each.kind in (stories.MARCHED, stories.LOST):
            demand(each.samurai <= there, "seats")
            standing[each.point] = there - each.samurai
        else:
            demand(each.kind == stories.ADDED or there == 0, "seats")
            standing[each.point] = there + each.samurai
        if each.kind == stories.MARCHED:
            demand(each.goal != each.point, "seats")
            standing[each.goal] = standing.get(each.goal, 0) + each.samurai
    armies = p.samurai[seat * POINT_COUNT : (seat + 1) * POINT_COUNT]
    found = [standing.get(point, 0) for point in range(POINT_COUNT)]
    demand(armies == found, "seats")


def _check_reckoning(p: Position) -> None:
    """Nobody is wrong about himself, nor about how many cards others hold together."""
    part = p.players * GOODS
    for observer in reckoning.observers(p):
        unseen = p.unseen[observer * part : (observer + 1) * part]
        for kind in (reckoning.ELEMENTS, reckoning.RINGS):
            demand(sum(unseen[kind::GOODS]) == 0, "unseen")
        demand(observer == p.players or not any(unseen[observer * GOODS : (observer + 1) * GOODS]), "unseen")
    demand(all(doubt.is_sound(p.players) for doubt in p.doubts), "doubts")


def _check_time(p: Position) -> None:
    demand(p.over != bool(p.tasks), "tasks")
    demand(p.over == bool(p.why), "why")
    demand(p.year <= int(p.setup.options["years"]), "year")
    demand(p.month <= DATA.constants.months, "month")
    demand(p.year > 0 or p.month == 0, "month")
    demand(set(bits(p.alive)) <= set(p.order), "order")
    demand(p.order and -1 <= p.turn < len(p.order), "turn")


def _check_seats(p: Position) -> None:
    demand(max(p.daimyo + p.shadows) <= MOST_PIECES, "seats")
    demand(p.alive or p.over, "seats")
    for seat in range(p.players):
        demand(p.lives(seat) or not any(p.hands[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]), "seats")
        if p.year > 0 and not p.over:
            demand(p.lives(seat) != ending.has_nothing(p, seat), "seats")
        if p.year == 0:
            _check_spread(p, seat)
    demand(p.year > 0 or p.alive == (1 << p.players) - 1, "seats")


def _check_spread(p: Position, seat: int) -> None:
    """What is laid out so far is not more than there is; who is ready has laid out all (T4)."""
    laid = p.spread[seat * SPREAD : (seat + 1) * SPREAD]
    castles = p.castles(seat)
    demand(len(castles) == DATA.start.castles or not any(laid), "seats")
    start = DATA.start
    sums = [laid[0] + laid[1], laid[2] + laid[3], laid[7] + laid[8]]
    whole = [start.samurai, start.koku, start.shadows]
    demand(all(part <= most for part, most in zip(sums, whole, strict=True)), "seats")
    demand(max(laid[4:7]) <= DATA.start.castles, "seats")
    if len(castles) == DATA.start.castles:
        apart = SITE_PROVINCE[castles[0]] != SITE_PROVINCE[castles[1]]
        demand(apart or laid[8] == 0, "seats")
        demand(not apart or start.samurai not in laid[:2], "seats")
    if p.ready >> seat & 1:
        demand(sums == whole and all(laid[4 : 4 + len(RELATIVES)]), "seats")


def _check_battle(p: Position) -> None:
    """A battle is all there, or there is none."""
    on = p.battle_seat != NOBODY
    demand(on == (p.battle_foe != NOBODY) == (p.battle_point != NOTHING), "battle_seat")
    demand(on == any(isinstance(task, Attack) for task in p.tasks), "battle_seat")
    if not on:
        demand(not (p.attackers or p.defenders or any(p.helpers) or p.factors or p.engagements), "attackers")
        demand(not (p.masterless or p.face_up or p.overcome), "masterless")
        return
    fighting = p.attackers + p.defenders
    outcome = any(isinstance(task, Outcome) for task in p.tasks)
    demand(p.battle_seat != p.battle_foe, "battle_seat")
    demand(len(set(fighting)) == len(fighting), "attackers")
    demand(len(p.factors) == 0 or (len(p.factors) == 4 and p.engagements), "factors")
    demand(p.helpers[0] & p.helpers[1] == 0, "helpers")
    demand(p.face_up or not p.engagements, "face_up")
    task_soundness.check_overcome(p)
    attacking = {stack // POINT_COUNT for stack in p.attackers} | {p.battle_seat} | set(bits(p.helpers[0]))
    defending = {stack // POINT_COUNT for stack in p.defenders} | {p.battle_foe} | set(bits(p.helpers[1]))
    demand(not attacking & defending, "attackers")
    for stack in fighting:
        demand(outcome or p.samurai[stack] > 0, "attackers")  # who is gone takes part until all losses are taken
        _check_fighting(p, stack)


def _check_fighting(p: Position, stack: int) -> None:
    """Once they are turned up everybody has seen how many fight."""
    seat, point = divmod(stack, POINT_COUNT)
    if p.face_up:
        known = False
        for each in stories.told(p.stories[seat]):
            if each.kind == stories.SEEN:
                known = known or (each.point == point and each.who == stories.EVERYBODY)
            elif each.kind in (stories.MARCHED, stories.SETTLED) and point in (each.point, each.goal):
                known = False
        demand(known, "attackers")


def _check_offers(p: Position) -> None:
    demand((p.year > 0 and not p.over) or not (p.offers or any(p.drafts)), "offers")
    pairs = {(offer.proposer, offer.recipient) for offer in p.offers}
    demand(len(pairs) == len(p.offers), "offers")
    peace = any(isinstance(task, Peace) for task in p.tasks)
    for offer in p.offers:
        demand(trading.is_kept(p, offer), "offers")
        demand(offer.terms in (0, trading.PEACE), "offers")
        if offer.terms:
            demand(peace and (offer.proposer, offer.recipient) == (p.battle_foe, p.battle_seat), "offers")
    for seat, draft in enumerate(p.drafts):
        if draft is not None:
            demand(draft.proposer == seat and draft.private and draft.terms == 0, "drafts")
            demand(trading.can_go_on(p, seat, draft), "drafts")
