"""Trade at any time: cards, family, koku, as a gift or for a return, open or between two (T29, T30)."""

from typing import Final

from tenka.games.tenjo import attacking, daimyo, entering, tasks
from tenka.games.tenjo.pieces import CARD_KINDS, CHIPS, ITEMS, KOKU
from tenka.games.tenjo.position import Position, put
from tenka.games.tenjo.vocabulary import (
    ACCEPT,
    ADMIT,
    ASK,
    ASK_KOKU,
    DECLINE,
    DROP,
    GIVE,
    GIVE_KOKU,
    OFFER,
    PROPOSE,
    SHUT,
    WITHDRAW,
)
from tenka.kernel.errors import IllegalMove
from tenka.kernel.offers import Offer, between, without

A_MONTH: Final = 6  # offers of a player
THOUSAND: Final = len(ITEMS)  # an item: 1,000 koku
MOST_ITEMS: Final = 12  # cards on either side
PEACE: Final = 1  # terms: the attack is off


def is_open(position: Position) -> bool:
    """Trade begins with the first month and ends with the game."""
    return position.year > 0 and not position.over


def legal(position: Position, seat: int) -> list[int]:
    """Whatever a seat may do about offers, whoever's turn it is."""
    if not is_open(position) or not position.lives(seat):
        return []
    draft = position.drafts[seat]
    moves = _drafting(position, seat, draft) if draft is not None else _opening(position, seat)
    for offer in position.offers:
        if offer.recipient == seat:
            if _can_give(position, seat, offer.ask) and _can_take(position, seat, offer.give):
                moves.append(ACCEPT + offer.proposer)
            moves.append(DECLINE + offer.proposer)
        elif offer.proposer == seat:
            moves.append(WITHDRAW + offer.recipient)
    for other in position.others(seat):
        moves.append((SHUT if position.passage[seat] >> other & 1 else ADMIT) + other)
    return moves


def _opening(position: Position, seat: int) -> list[int]:
    if position.offered[seat] >= A_MONTH:
        return []
    return [OFFER + other for other in position.others(seat) if between(position.offers, seat, other) is None]


def edits(position: Position, seat: int) -> list[int]:
    """Give an unfinished offer up."""
    return [DROP] if position.drafts[seat] is not None else []


def _drafting(position: Position, seat: int, draft: Offer) -> list[int]:
    """More to give, more to ask, and out with it."""
    moves: list[int] = []
    if len(draft.give) < MOST_ITEMS:
        moves += [GIVE + item for item in range(len(ITEMS)) if _can_add(position, seat, draft.give, item)]
    if len(draft.ask) < MOST_ITEMS:
        moves += [ASK + item for item in range(len(ITEMS)) if _can_ask(position, seat, draft, item)]
    moves += [
        GIVE_KOKU + place
        for place, chip in enumerate(CHIPS)
        if _can_give(position, seat, draft.give + [THOUSAND] * chip)
    ]
    if draft.ask.count(THOUSAND) < max(CHIPS) * 2:
        moves += [ASK_KOKU + place for place in range(len(CHIPS))]
    if draft.give or draft.ask:
        moves += [PROPOSE, PROPOSE + 1]
    return moves


def _can_add(position: Position, seat: int, items: list[int], item: int) -> bool:
    return _can_give(position, seat, [*items, item])


def _can_ask(position: Position, seat: int, draft: Offer, item: int) -> bool:
    """Anything that may be there: a family card once, and only with a castle to take it into."""
    if item < CARD_KINDS:
        return True
    card = item - CARD_KINDS
    if item in draft.ask or position.family_at[card] < 0 or position.holder(card) == seat:
        return False
    return bool(position.castles(seat))


def _can_give(position: Position, seat: int, items: list[int]) -> bool:
    """Whether a seat holds all of it; what lies in a ronin's castles is frozen (T32)."""
    frozen = position.is_ronin(seat)
    for item in set(items):
        count = items.count(item)
        if item < CARD_KINDS:
            if position.has_card(seat, item) < count:
                return False
        elif frozen or item == THOUSAND:
            if frozen or position.wealth(seat) < count * KOKU:
                return False
        elif count > 1 or position.holder(item - CARD_KINDS) != seat:
            return False
    return True


def _can_take(position: Position, seat: int, items: list[int]) -> bool:
    """Family cards need a castle."""
    return bool(position.castles(seat)) or all(item < CARD_KINDS or item == THOUSAND for item in items)


def plays(move: int) -> bool:
    """Whether a move is about trade."""
    return ADMIT <= move < SHUT + 4 or OFFER <= move < WITHDRAW + 4


def play(position: Position, seat: int, move: int) -> None:
    """A step of trade."""
    if move < OFFER:
        other, bit = (move - ADMIT, 1) if move < SHUT else (move - SHUT, 0)
        _let_in(position, seat, other, bit)
    elif move < GIVE:
        _draft(position, seat, Offer(seat, move - OFFER, [], [], private=True))
    elif move < ACCEPT:
        _shape(position, seat, move)
    elif move < DECLINE:
        _accept(position, seat, move - ACCEPT)
    elif move < WITHDRAW:
        _close(position, between(position.offers, move - DECLINE, seat), "declined")
    else:
        _close(position, between(position.offers, seat, move - WITHDRAW), "withdrawn")


def _let_in(position: Position, seat: int, other: int, bit: int) -> None:
    """A passage granted, or taken back: the two know (T9)."""
    mask = position.passage[seat] & ~(1 << other) | bit << other
    position.passage = put(position.passage, seat, mask)
    if position.telling:
        for each in (seat, other):
            position.tell("admitted" if bit else "shut_out", {"seat": seat, "to": other}, each)


def _draft(position: Position, seat: int, draft: Offer | None) -> None:
    drafts = position.drafts[:]
    drafts[seat] = draft
    position.drafts = drafts


def _shape(position: Position, seat: int, move: int) -> None:
    draft = position.drafts[seat]
    assert draft is not None
    give, ask = draft.give, draft.ask
    if move == DROP:
        _draft(position, seat, None)
        return
    if move >= PROPOSE:
        _propose(position, seat, draft, private=move > PROPOSE)
        return
    if move < ASK:
        give = [*give, move - GIVE]
    elif move < GIVE_KOKU:
        ask = [*ask, move - ASK]
    elif move < ASK_KOKU:
        give = give + [THOUSAND] * CHIPS[move - GIVE_KOKU]
    else:
        ask = ask + [THOUSAND] * CHIPS[move - ASK_KOKU]
    _draft(position, seat, Offer(seat, draft.recipient, give, ask, private=True))


def _propose(position: Position, seat: int, draft: Offer, private: bool) -> None:
    """The offer is made; a defender who is asked for peace makes it for peace (T14)."""
    top = position.tasks[-1]
    for_peace = top[0] == tasks.PARLEY and top[1] == seat and draft.recipient == position.battle_seat
    offer = Offer(seat, draft.recipient, draft.give, draft.ask, private, PEACE if for_peace else 0)
    _draft(position, seat, None)
    position.offers = [*position.offers, offer]
    position.offered = put(position.offered, seat, position.offered[seat] + 1)
    _tell(position, offer, "offered")
    if for_peace:
        tasks.replace(position, tasks.PEACE, position.battle_seat)


def told(offer: Offer) -> dict[str, object]:
    """An offer in words."""
    return {
        "seat": offer.proposer,
        "to": offer.recipient,
        "give": [ITEMS[item] for item in offer.give if item != THOUSAND],
        "ask": [ITEMS[item] for item in offer.ask if item != THOUSAND],
        "koku": offer.give.count(THOUSAND) * 1000,
        "asked_koku": offer.ask.count(THOUSAND) * 1000,
        "peace": bool(offer.terms),
        "private": offer.private,
    }


def _tell(position: Position, offer: Offer, kind: str) -> None:
    """To all, or to the two (T30)."""
    if not position.telling:
        return
    for each in (offer.proposer, offer.recipient) if offer.private else (None,):
        position.tell(kind, told(offer), each)


def _close(position: Position, offer: Offer | None, how: str) -> None:
    assert offer is not None
    position.offers = without(position.offers, offer)
    _tell(position, offer, how)
    if offer.terms and position.tasks[-1][0] == tasks.PEACE:
        tasks.replace(position, tasks.PARLEY, offer.proposer)


def _accept(position: Position, seat: int, proposer: int) -> None:
    """Executed at once and as a whole."""
    offer = between(position.offers, proposer, seat)
    assert offer is not None
    position.offers = without(position.offers, offer)
    _tell(position, offer, "accepted")
    peace = bool(offer.terms) and position.tasks[-1][0] == tasks.PEACE
    if peace:
        attacking.make_peace(position)
    _hand_over(position, proposer, seat, offer.give)
    _hand_over(position, seat, proposer, offer.ask)
    daimyo.check(position, proposer)


def _hand_over(position: Position, giver: int, taker: int, items: list[int]) -> None:
    """Cards to the hand, koku and family into a castle."""
    known = position.known[:]
    for item in items:
        if item < CARD_KINDS:
            position.add_card(giver, item, -1)
            position.add_card(taker, item, 1)
            place = (taker * position.players + giver) * CARD_KINDS + item
            known[place] -= 1 if known[place] else 0
            known[(giver * position.players + taker) * CARD_KINDS + item] += 1
        elif item != THOUSAND:
            position.family_at = put(position.family_at, item - CARD_KINDS, position.fullest(taker))
    position.known = known
    koku = items.count(THOUSAND) * KOKU
    if koku:
        entering.pay_koku(position, giver, koku)
        entering.receive_koku(position, taker, koku)


def prune(position: Position) -> None:
    """Offers that their maker can no longer keep, or that nobody can take any more, are off."""
    for offer in position.offers:
        kept = _can_give(position, offer.proposer, offer.give) and position.lives(offer.proposer)
        stale = offer.terms and (position.battle_seat, position.battle_foe) != (offer.recipient, offer.proposer)
        if not kept or stale or not position.lives(offer.recipient):
            position.offers = without(position.offers, offer)
            _tell(position, offer, "offer_off")
    for seat, draft in enumerate(position.drafts):
        if draft is not None and not (_can_give(position, seat, draft.give) and position.lives(draft.recipient)):
            _draft(position, seat, None)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why a step of trade is refused."""
    if not is_open(position):
        return IllegalMove("T29", "no-trade-yet")
    if ADMIT <= move < SHUT + 4:
        return IllegalMove("T9", "passage-as-it-is")
    if move >= ACCEPT:
        offer = between(position.offers, move - ACCEPT, seat) if move < DECLINE else None
        return IllegalMove("T29", "offer-not-acceptable" if offer is not None else "no-such-offer")
    if move < GIVE:
        other = move - OFFER
        if position.drafts[seat] is not None:
            return IllegalMove("T29", "offer-unfinished")
        if position.offered[seat] >= A_MONTH:
            return IllegalMove("T29", "offers-enough", {"most": A_MONTH})
        return IllegalMove("T29", "offer-open-already" if other != seat else "no-such-offer")
    if position.drafts[seat] is None:
        return IllegalMove("T29", "offer-first")
    if move >= PROPOSE:
        return IllegalMove("T29", "offer-empty")
    return IllegalMove("T29", "not-to-give" if move < ASK or GIVE_KOKU <= move < ASK_KOKU else "not-to-ask")
