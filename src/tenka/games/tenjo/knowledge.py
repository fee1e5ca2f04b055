"""Resampling: another world that a seat, with a perfect memory, cannot tell from this one (T31).

What varies: others' stack sizes and koku, hands, piles, places of family cards, what somebody is preparing, private
offers between others, and all future chance.
"""

from random import Random

from tenka.games.tenjo import stacks, tasks, unfinished
from tenka.games.tenjo.flows import Flows
from tenka.games.tenjo.pieces import CARD_KINDS, ELEMENT_KINDS, FAMILY, FAMILY_OF, POINT_COUNT
from tenka.games.tenjo.position import SPREAD, Position
from tenka.kernel.stream import SEED_BYTES, Stream


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
        _spread(position, others)
    else:
        for each in others:
            _armies(position, each, seat, rng)
        _koku(position, others, rng)
        _family(position, seat, rng)
    _secrets(position, seat)


def _piles(position: Position, rng: Random) -> None:
    """The order of what lies face down."""
    for deck in ("fate_deck", "castle_deck"):
        cards = getattr(position, deck)[:]
        rng.shuffle(cards)
        setattr(position, deck, cards)


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
        rng.shuffle(pile)
        if len(others) > 1:
            _trade_sizes(sizes, rng)
        for each, size in zip(others, sizes, strict=True):
            dealt = _known(position, seat, each, range(first, last), pile, size)
            while len(dealt) < size:
                dealt.append(pile.pop())
            for kind in range(first, last):
                hands[each * CARD_KINDS + kind] = dealt.count(kind)
        setattr(position, deck, [kind - first for kind in pile])
    position.hands = hands


def _trade_sizes(sizes: list[int], rng: Random) -> None:
    """Between others cards may have changed hands in private (T30)."""
    giver, taker = rng.sample(range(len(sizes)), 2)
    moved = rng.randint(0, min(2, sizes[giver]))
    sizes[giver] -= moved
    sizes[taker] += moved


def _known(position: Position, seat: int | None, other: int, kinds: range, pile: list[int], most: int) -> list[int]:
    """What the seat surely knows another to hold, taken out of the pile as far as it can be there."""
    found: list[int] = []
    if seat is None:
        return found
    start = (seat * position.players + other) * CARD_KINDS
    for kind in kinds:
        for _ in range(position.known[start + kind]):
            if kind in pile and len(found) < most:
                pile.remove(kind)
                found.append(kind)
    return found


def _spread(position: Position, others: list[int]) -> None:
    """What others lay out in secret is unknown: as if nothing were, unless they are ready."""
    spread = position.spread[:]
    for each in others:
        if not position.ready >> each & 1:
            spread[each * SPREAD : (each + 1) * SPREAD] = [0] * SPREAD
    position.spread = spread


def _armies(position: Position, other: int, seat: int | None, rng: Random) -> None:
    """Another flow of samurai through the story of a seat's stacks."""
    story = stacks.told(position.stories[other])
    flows = Flows(story, seat)
    flows.mix(rng)
    armies = position.samurai[:]
    for point, samurai in flows.now().items():
        armies[other * POINT_COUNT + point] = samurai
    position.samurai = armies
    stories = position.stories[:]
    stories[other] = flows.story()
    position.stories = stories


def _koku(position: Position, others: list[int], rng: Random) -> None:
    """Each other's koku, spread anew over its castles."""
    koku = position.koku[:]
    for other in others:
        sites = position.castles(other)
        whole = sum(koku[site] for site in sites)
        for site in sites[:-1]:
            koku[site] = 10 * rng.randint(0, whole // 10)
            whole -= koku[site]
        if sites:
            koku[sites[-1]] = whole
    position.koku = koku


def _family(position: Position, seat: int | None, rng: Random) -> None:
    """Cards of others that others hold lie in any castle of their possible holders."""
    family = position.family_at[:]
    for card in range(len(FAMILY)):
        holder = position.holder(card)
        if family[card] < 0 or seat in (FAMILY_OF[card], holder):
            continue
        family[card] = rng.choice(position.castles(holder))
    position.family_at = family


def _secrets(position: Position, seat: int | None) -> None:
    """What others prepare, and their private offers, are unknown: as if there were none."""
    if tasks.asked(position) != seat:
        unfinished.clear(position)
    position.offers = [offer for offer in position.offers if offer.seen_by(seat)]
    position.drafts = [draft if each == seat else None for each, draft in enumerate(position.drafts)]
