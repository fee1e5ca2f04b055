"""Resampling: another world that a seat, with a perfect memory, cannot tell from this one (T31).

What varies: others' stack sizes and koku, hands, piles, places of family cards, what somebody is preparing, passages
and private offers between others, what they know of each other, and all future chance.
"""

from random import Random
from typing import Final

from tenka.games.tenjo import cards, daimyo, stacks, tasks, unfinished
from tenka.games.tenjo.data import DATA
from tenka.games.tenjo.flows import Flows
from tenka.games.tenjo.pieces import (
    CARD_KINDS,
    ELEMENT_KINDS,
    FAMILY,
    FAMILY_OF,
    KOKU,
    POINT_COUNT,
    PROVINCE_COUNT,
    RELATIVES,
    SITE_PROVINCE,
)
from tenka.games.tenjo.position import NOTHING, SPREAD, Position
from tenka.games.tenjo.trading import TAKEN_BACK
from tenka.kernel.offers import Offer
from tenka.kernel.stream import SEED_BYTES, Stream

PASSAGES: Final = 0.1  # of the passages between others are thought to be granted


def resample(position: Position, seat: int | None, rng: Random) -> None:
    """Change a position into one that the seat cannot tell from it."""
    position.start = [event for event in position.events() if event.told_to(seat)]
    position.log = None
    position.steps = None
    position.silent = True
    if position.over:
        return  # the seed is published: nothing is left to guess
    position.stream = Stream(rng.randbytes(SEED_BYTES))
    others = [each for each in range(position.players) if each != seat]
    _piles(position, rng)
    _hands(position, seat, others, rng)
    if position.year == 0:
        _spread(position, others, rng)
    else:
        for each in others:
            _armies(position, each, seat, rng)
        _leap(position, seat, rng)
        _koku(position, others, rng)
        _family(position, seat, rng)
        _passages(position, seat, rng)
        _courted(position, seat, rng)
    _memories(position, seat)
    _secrets(position, seat)


def _piles(position: Position, rng: Random) -> None:
    """The order of what lies face down."""
    for deck in ("fate_deck", "castle_deck"):
        lying = sorted(getattr(position, deck))
        rng.shuffle(lying)
        setattr(position, deck, lying)


def _hands(position: Position, seat: int | None, others: list[int], rng: Random) -> None:
    """Cards nobody but their owners saw, dealt anew between others' hands and the piles."""
    hands = position.hands[:]
    for first, last, deck in ((0, ELEMENT_KINDS, "element_deck"), (ELEMENT_KINDS, CARD_KINDS, "ring_deck")):
        pile: list[int] = [first + card for card in getattr(position, deck)]
        sizes: list[int] = []
        for each in others:
            start = each * CARD_KINDS
            pile += [kind for kind in range(first, last) for _ in range(hands[start + kind])]
            sizes.append(sum(hands[start + first : start + last]))
        pile.sort()
        rng.shuffle(pile)
        dealt = [_offered(position, seat, each, range(first, last)) for each in others]
        for hand in dealt:
            for kind in hand:
                pile.remove(kind)
        if len(others) > 1 and position.year > 0:
            _trade_sizes(sizes, [len(hand) for hand in dealt], rng)
        if seat is not None:
            _deal_known(position, seat, others, range(first, last), pile, sizes, dealt)
        for each, size, hand in zip(others, sizes, dealt, strict=True):
            while len(hand) < size:
                hand.append(pile.pop())
            for kind in range(first, last):
                hands[each * CARD_KINDS + kind] = hand.count(kind)
        setattr(position, deck, [kind - first for kind in pile])
    position.hands = hands


def _offered(position: Position, seat: int | None, other: int, kinds: range) -> list[int]:
    """What another must hold because an open offer that the seat knows of gives it."""
    offers = [offer for offer in position.offers if offer.proposer == other and offer.seen_by(seat)]
    return [kind for kind in kinds for _ in range(max((offer.give.count(kind) for offer in offers), default=0))]


def _trade_sizes(sizes: list[int], least: list[int], rng: Random) -> None:
    """Between others cards may have changed hands in private (T30)."""
    giver, taker = rng.sample(range(len(sizes)), 2)
    moved = rng.randint(0, min(2, sizes[giver] - least[giver]))
    sizes[giver] -= moved
    sizes[taker] += moved


def _deal_known(
    position: Position,
    seat: int,
    others: list[int],
    kinds: range,
    pile: list[int],
    sizes: list[int],
    dealt: list[list[int]],
) -> None:
    """What the seat knows others to have held: it is still there, or has gone to another hand, never to the pile."""
    homeless: list[int] = []
    for place, other in enumerate(others):
        start = (seat * position.players + other) * CARD_KINDS
        for kind in kinds:
            for _ in range(position.known[start + kind] - dealt[place].count(kind)):
                if kind in pile:
                    pile.remove(kind)
                    (dealt[place] if len(dealt[place]) < sizes[place] else homeless).append(kind)
    for kind in homeless:
        for place, hand in enumerate(dealt):
            if len(hand) < sizes[place]:
                hand.append(kind)
                break
        else:
            pile.append(kind)


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
    flows = Flows(stacks.told(position.stories[other]), seat, rng)
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
    if effect and effect[0] == cards.LEAPS and position.contest[0][0] != seat:
        most = position.army(position.contest[0][0], effect[1])
        position.effect = [*effect[:3], rng.randint(1, most)]


def _koku(position: Position, others: list[int], rng: Random) -> None:
    """Each other's koku, spread anew over its castles."""
    koku = position.koku[:]
    for other in others:
        sites = position.castles(other)
        whole = sum(koku[site] for site in sites)
        for site in sites[:-1]:
            koku[site] = KOKU * rng.randint(0, whole // KOKU)
            whole -= koku[site]
        if sites:
            koku[sites[-1]] = whole
    position.koku = koku


def _family(position: Position, seat: int | None, rng: Random) -> None:
    """Cards that neither are the seat's nor lie with it may be in any castle of any other, if play can be as it is."""
    true = position.family_at
    for owner in range(position.players):
        own = [card for card in range(len(FAMILY)) if FAMILY_OF[card] == owner and true[card] >= 0]
        unknown = [card for card in own if seat not in (owner, position.holder(card))]
        family, hostages = position.family_at, position.hostages
        _rehouse(position, seat, unknown, rng, every=_is_free(position, owner))
        if not _is_sound(position, owner):
            position.family_at, position.hostages = family, hostages
            _rehouse(position, seat, unknown, rng, every=False)


def _rehouse(position: Position, seat: int | None, unknown: list[int], rng: Random, *, every: bool) -> None:
    """Some family cards come into other castles, of any other seat or of those who hold them."""
    anywhere = [site for site, owner in enumerate(position.castle_owner) if owner >= 0 and owner != seat]
    for card in unknown:
        holder = position.holder(card)
        hostage = bool(position.hostages >> card & 1)
        site = rng.choice(anywhere if every else position.castles(holder))
        now = position.castle_owner[site]
        position.move_family(card, site, given=now != FAMILY_OF[card] and (hostage or now != holder))


def _is_free(position: Position, owner: int) -> bool:
    """Whether nothing going on depends on who holds an owner's cards: a battle, a card, an offer, a marriage."""
    if position.players == 2 or position.battle_seat >= 0 or position.contest:
        return False
    if any(task[0] == tasks.MARRIAGE for task in position.tasks):
        return False
    cards_of_owner = [CARD_KINDS + card for card in range(len(FAMILY)) if FAMILY_OF[card] == owner]
    return not any(item in cards_of_owner for offer in position.offers for item in offer.give + offer.ask)


def _is_sound(position: Position, owner: int) -> bool:
    """Whether all daimyō of an owner are supported (T12)."""
    first = owner * PROVINCE_COUNT
    return all(
        daimyo.is_supported(position, owner, province)
        for province in range(PROVINCE_COUNT)
        if position.daimyo[first + province]
    )


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
        if task[0] == tasks.MARRIAGE and task[3] != NOTHING and task[2] != seat:
            own = [card for card in position.held(task[2]) if FAMILY_OF[card] == task[2]]
            promised = [*task[:3], rng.choice(own or [task[3]])]  # who has given all of them away will not wed
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
    if tasks.asked(position) != seat:
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
