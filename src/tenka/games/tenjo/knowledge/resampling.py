"""Resampling: another world that a seat, with a perfect memory, cannot tell from this one (T31).

What varies: others' stack sizes and koku, hands, piles, places of family cards, what somebody is preparing, passages
and private offers between others, what they know of each other, and all future chance. What comes out follows from what
the seat knows and from the rng alone: see decision 5.
"""

from random import Random
from typing import Final

from tenka.games.tenjo.knowledge import chance, dealing, hoards, kin, reckoning
from tenka.games.tenjo.knowledge.flows import Flows
from tenka.games.tenjo.knowledge.stories import told
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import CARD_KINDS, POINT_COUNT, RELATIVES, SITE_PROVINCE
from tenka.games.tenjo.rules.elements.effects import Leaps
from tenka.games.tenjo.rules.position import NOTHING, SPREAD, Position
from tenka.games.tenjo.rules.steps import unfinished
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.year import Marriage
from tenka.games.tenjo.rules.trading import TAKEN_BACK
from tenka.toolkit.holdings.offers import Offer

PASSAGES: Final = 0.1  # of the passages between others are thought to be granted


def resample(position: Position, seat: int | None, rng: Random) -> None:
    """Change a position into one that the seat cannot tell from it."""
    others = [each for each in range(position.players) if each != seat]
    public = reckoning.reckoned(position, position.players)
    mine = public if seat is None else reckoning.reckoned(position, seat)
    position.fate_deck = chance.shuffled(position.fate_deck, rng)
    position.castle_deck = chance.shuffled(position.castle_deck, rng)
    dealing.deal(position, seat, others, mine, rng)
    if position.year == 0:
        _spread(position, others, rng)
    else:
        for each in others:
            _armies(position, each, seat, rng)
        _leap(position, seat, rng)
        hoards.spread(position, seat, others, mine, rng)
        kin.rehouse(position, seat, rng)
        _passages(position, seat, rng)
        _courted(position, seat, rng)
    _memories(position, seat)
    reckoning.keep(position, seat, mine, public)
    _secrets(position, seat)


def _spread(position: Position, others: list[int], rng: Random) -> None:
    """What others lay out in secret is unknown: anything of who is ready, and as if nothing were of the others (T4)."""
    spread = position.spread[:]
    for each in others:
        laid = _laid_out(position, each, rng) if position.ready >> each & 1 else [0] * SPREAD
        spread[each * SPREAD : (each + 1) * SPREAD] = laid
    position.spread = spread


def _laid_out(position: Position, seat: int, rng: Random) -> list[int]:
    """Any distribution over two castles."""
    start = DATA.start
    provinces = [SITE_PROVINCE[site] for site in position.castles(seat)]
    apart = int(provinces[0] != provinces[1])
    samurai = rng.randint(apart, start.samurai - apart)
    koku = rng.randint(0, start.koku)
    family = [1 + rng.randrange(2) for _ in RELATIVES]
    shadows = rng.randint(0, start.shadows) if apart else start.shadows
    return [samurai, start.samurai - samurai, koku, start.koku - koku, *family, shadows, start.shadows - shadows]


def _armies(position: Position, other: int, seat: int | None, rng: Random) -> None:
    """The story of a seat's stacks, told anew."""
    flows = Flows(told(position.stories[other]), seat, rng)
    armies = position.samurai[:]
    for point, samurai in flows.now().items():
        armies[other * POINT_COUNT + point] = samurai
    position.samurai = armies
    stories = position.stories[:]
    stories[other] = flows.story()
    position.stories = stories


def _leap(position: Position, seat: int | None, rng: Random) -> None:
    """How many of another's samurai are about to leap by Water is unknown."""
    effect = position.effect
    if isinstance(effect, Leaps) and position.contest[0].seat != seat:
        most = position.army(position.contest[0].seat, effect.source)
        position.effect = Leaps(effect.source, effect.goal, rng.randint(1, most))


def _passages(position: Position, seat: int | None, rng: Random) -> None:
    """Who lets whom in, and has done so this month, is known to the two alone."""
    passage, turned = position.passage[:], position.turned[:]
    for host in range(position.players):
        for guest in range(position.players):
            if host != guest and seat not in (host, guest):
                granted = rng.random() < PASSAGES
                passage[host] = passage[host] & ~(1 << guest) | granted << guest
                turned[host] &= ~(1 << guest | 1 << TAKEN_BACK + guest)
    position.passage = passage
    position.turned = turned


def _courted(position: Position, seat: int | None, rng: Random) -> None:
    """Which card is promised in marriage only who promised it knows until the other agrees (T34)."""
    for place, task in enumerate(position.tasks):
        if isinstance(task, Marriage) and task.card != NOTHING and task.other != seat:
            first = task.other * len(RELATIVES)
            own = range(first, first + len(RELATIVES))
            held = [card for card in own if position.holder(card) == task.other]
            card = rng.choice(held or own)  # who has given all of them away will not wed
            promised = Marriage(task.seat, task.other, card)
            position.tasks = [*position.tasks[:place], promised, *position.tasks[place + 1 :]]


def _memories(position: Position, seat: int | None) -> None:
    """What others know of each other's hands is unknown: as if it were nothing."""
    place = 0
    known = position.known[:]
    for observer in range(position.players):
        for other in range(position.players):
            if seat not in (observer, other):
                known[place : place + CARD_KINDS] = [0] * CARD_KINDS
            place += CARD_KINDS
    position.known = known


def _secrets(position: Position, seat: int | None) -> None:
    """What others prepare, and their private offers, are unknown: as if there were none."""
    if agenda.asked(position) != seat:
        unfinished.clear(position)
    position.offers = [
        offer if offer.seen_by(seat) else Offer(offer.proposer, offer.recipient, [], [], offer.private, offer.terms)
        for offer in position.offers
        if offer.terms or offer.seen_by(seat)  # that peace is being offered everybody sees (T14)
    ]
    position.drafts = [draft if each == seat else None for each, draft in enumerate(position.drafts)]
    position.offered = [
        made if each == seat else sum(offer.proposer == each for offer in position.offers)
        for each, made in enumerate(position.offered)
    ]
