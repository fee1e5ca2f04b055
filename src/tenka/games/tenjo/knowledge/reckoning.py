"""What everybody can reckon of another's hand and koku, and where family cards were last seen (T29–T31).

Draws, plays, income and payments are open. What comes and goes unseen is noted for each who does not see it: cards and
koku that two others exchange in private, koku in a castle that falls or is razed. So what there is less what is unseen
is what one reckons from all that one was told. Observers are the seats and, last, a spectator.
"""

from typing import Final

from tenka.games.tenjo.knowledge.doubts import Doubt
from tenka.games.tenjo.rules.components.pieces import CARD_KINDS, ELEMENT_KINDS, FAMILY_OF, KOKU, RELATIVES
from tenka.games.tenjo.rules.position import GOODS, NOBODY, Position
from tenka.toolkit.holdings.lists import put

ELEMENTS: Final = 0  # kinds of goods
RINGS: Final = 1
HOARD: Final = 2


def observers(position: Position) -> range:
    """The seats, and a spectator."""
    return range(position.players + 1)


def reckoned(position: Position, observer: int) -> list[int]:
    """By seat and kind of goods: what the observer thinks it has if nothing happened but what it was told of."""
    first = observer * position.players * GOODS
    return [there - position.unseen[first + place] for place, there in enumerate(goods(position))]


def goods(position: Position) -> list[int]:
    """By seat: how many elements and rings it holds, and its koku."""
    found: list[int] = []
    for seat in range(position.players):
        hand = position.hands[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
        found += [sum(hand[:ELEMENT_KINDS]), sum(hand[ELEMENT_KINDS:]), position.wealth(seat)]
    return found


def hoard(position: Position, observer: int, seat: int) -> int:
    """A seat's koku as the observer reckons it."""
    return position.wealth(seat) - position.unseen[_place(position, observer, seat, HOARD)]


def at_most(position: Position, observer: int) -> int:
    """All koku that others can have together, as the observer knows it: what went unseen to nobody is not taken off."""
    found = sum(doubt.most for doubt in position.doubts if (doubt.observer, doubt.loser) == (observer, NOBODY))
    for seat in range(position.players):
        if seat != observer:
            found += hoard(position, observer, seat)
    return found


def _place(position: Position, observer: int, seat: int, kind: int) -> int:
    return (observer * position.players + seat) * GOODS + kind


def compare(position: Position, before: list[int], told: list[int]) -> None:
    """Goods have changed hands since, and only some were told."""
    if len(told) == len(observers(position)):
        return
    now = goods(position)
    unseen = position.unseen[:]
    for observer in observers(position):
        if observer not in told:
            first = observer * len(now)
            for place, there in enumerate(now):
                unseen[first + place] += there - before[place]
    position.unseen = unseen


def muster(position: Position, giver: int, taker: int, koku: int, told: list[int]) -> None:
    """Koku given has become samurai openly, by the thousand: who knows of only one possible giver reckons so."""
    unseen = position.unseen[:]
    seen = koku // KOKU * KOKU
    for observer in observers(position):
        givers = [each for each in range(position.players) if position.lives(each) and each not in (observer, taker)]
        if observer not in told and givers == [giver]:
            unseen[_place(position, observer, giver, HOARD)] += seen
    position.unseen = unseen


# Koku that may have gone


def lose(position: Position, seat: int, taker: int, amount: int) -> None:
    """Koku in a castle has gone with it to a taker, or is lost: the two know how much."""
    told = [seat, taker]
    unseen = position.unseen[:]
    for observer in observers(position):
        if observer not in told:
            unseen[_place(position, observer, seat, HOARD)] -= amount
            if taker != NOBODY:
                unseen[_place(position, observer, taker, HOARD)] += amount
    position.unseen = unseen
    kept = [doubt for doubt in position.doubts if doubt.observer in told or (doubt.loser, doubt.taker) != (seat, taker)]
    for observer in observers(position):
        if observer not in told:
            kept.append(Doubt(observer, seat, taker, max(0, hoard(position, observer, seat))))
    position.doubts = kept
    if position.castles(seat):
        pay(position, seat)
    else:
        have_nothing(position, seat)


def pay(position: Position, seat: int) -> None:
    """Koku has been paid: what had gone before was not more than is reckoned to be left."""
    if any(doubt.loser == seat for doubt in position.doubts):
        position.doubts = [_bounded(position, doubt) if doubt.loser == seat else doubt for doubt in position.doubts]


def _bounded(position: Position, doubt: Doubt) -> Doubt:
    """Not more has gone than the loser is reckoned to have left."""
    left = max(0, hoard(position, doubt.observer, doubt.loser))
    return Doubt(doubt.observer, doubt.loser, doubt.taker, min(doubt.most, left))


def have_nothing(position: Position, seat: int) -> None:
    """Everybody sees that a seat has no koku: what was thought to be there has gone before, or to others."""
    unseen = position.unseen[:]
    elsewhere = [0] * len(observers(position))
    for doubt in position.doubts:
        elsewhere[doubt.observer] += doubt.most if doubt.loser == NOBODY else 0
    for observer in observers(position):
        missing = hoard(position, observer, seat)
        unseen[_place(position, observer, seat, HOARD)] = 0
        if observer == seat or missing == 0:
            continue
        others = [each for each in range(position.players) if each not in (observer, seat)]
        for doubt in position.doubts:
            if (doubt.observer, doubt.loser) != (observer, seat):
                continue
            gone = min(doubt.most, max(0, missing))
            missing -= gone
            if doubt.taker != NOBODY:
                unseen[_place(position, observer, doubt.taker, HOARD)] -= gone
            elif gone and others:
                elsewhere[observer] += gone
        for left, each in zip(range(len(others), 0, -1), others, strict=True):
            part = missing // left
            missing -= part
            unseen[_place(position, observer, each, HOARD)] -= part
    position.unseen = unseen
    position.doubts = [doubt for doubt in position.doubts if doubt.loser not in (seat, NOBODY)]
    for observer, gone in enumerate(elsewhere):
        if gone:
            position.doubts = [*position.doubts, Doubt(observer, NOBODY, NOBODY, gone)]


def show_hand(position: Position, seat: int) -> None:
    """Everybody sees what a seat holds: what was thought otherwise has come from others, or gone to them."""
    unseen = position.unseen[:]
    for observer in observers(position):
        others = [each for each in range(position.players) if each not in (observer, seat) and position.lives(each)]
        for kind in (ELEMENTS, RINGS):
            place = _place(position, observer, seat, kind)
            gone = unseen[place]
            if gone and others:
                unseen[place] = 0
                for left, each in zip(range(len(others), 0, -1), others, strict=True):
                    part = gone // left
                    gone -= part
                    unseen[_place(position, observer, each, kind)] += part
    position.unseen = unseen


# Family cards


def see_family(position: Position, card: int, told: list[int]) -> None:
    """Some know who holds a family card now."""
    for observer in told:
        place = observer * position.players * len(RELATIVES) + card
        position.last_held = put(position.last_held, place, position.holder(card))


def last_held(position: Position, observer: int, card: int) -> int:
    """Who held a family card when the observer last knew."""
    return position.last_held[observer * position.players * len(RELATIVES) + card]


# Resampling


def keep(position: Position, seat: int | None, mine: list[int], public: list[int]) -> None:
    """In another world the seat, and a spectator, reckon as before; everybody else is thought to know."""
    now = goods(position)
    unseen: list[int] = []
    held: list[int] = []
    for observer in observers(position):
        first = observer * len(RELATIVES) * position.players
        if observer in (seat, position.players):
            thought = mine if observer == seat else public
            unseen += [there - known for there, known in zip(now, thought, strict=True)]
            held += position.last_held[first : first + len(RELATIVES) * position.players]
        else:
            unseen += [0] * len(now)
            held += holders(position)
    position.unseen = unseen
    position.last_held = held
    position.doubts = [doubt for doubt in position.doubts if doubt.observer in (seat, position.players)]


def holders(position: Position) -> list[int]:
    """By family card: who holds it, its owner if it is dead."""
    found: list[int] = []
    for card in range(len(RELATIVES) * position.players):
        holder = position.holder(card)
        found.append(FAMILY_OF[card] if holder == NOBODY else holder)
    return found
