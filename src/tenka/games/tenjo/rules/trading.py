"""Trade at any time: cards, family, koku, as a gift or for a return, open or between two (T29, T30)."""

from typing import Final

from tenka.games.tenjo.knowledge import reckoning
from tenka.games.tenjo.rules.components import chips
from tenka.games.tenjo.rules.components.pieces import CARD_KINDS, CHIPS, FAMILY, FAMILY_OF, HUNDREDS, ITEMS, KOKU
from tenka.games.tenjo.rules.fighting import attacking
from tenka.games.tenjo.rules.people import daimyo
from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.steps import unfinished
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.battle import Parley, Peace
from tenka.games.tenjo.rules.turns import entering
from tenka.games.tenjo.rules.vocabulary import (
    ACCEPT,
    ADMIT,
    ASK,
    ASK_HUNDREDS,
    ASK_KOKU,
    DECLINE,
    DROP,
    GIVE,
    GIVE_HUNDREDS,
    GIVE_KOKU,
    MARCH_TO,
    OFFER,
    PROPOSE,
    SHUT,
    WITHDRAW,
)
from tenka.games.tenjo.schema import view
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import put
from tenka.toolkit.holdings.offers import Offer, between, without

A_MONTH: Final = 12  # offers of a player: so many that nobody is flooded with them
A_PARLEY: Final = 1  # peace offers in a parley, whatever was offered before in the month (T14)
TAKEN_BACK: Final = 4  # from this bit on of `turned`
NO_KOKU: Final = len(ITEMS)  # an item above it: so many hundred koku; there is one at most
ASK_CHIPS: Final = [
    *(ASK_KOKU + place for place in range(len(CHIPS))),
    *(ASK_HUNDREDS + place for place in range(len(HUNDREDS))),
]
MOST_KOKU: Final = 20_000  # hundreds to be asked for, as long as it is not reached: more than there will ever be
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
            if _can_accept(position, seat, offer):
                moves.append(ACCEPT + offer.proposer)
            moves.append(DECLINE + offer.proposer)
        elif offer.proposer == seat:
            moves.append(WITHDRAW + offer.recipient)
    return moves + _passages(position, seat)


def _passages(position: Position, seat: int) -> list[int]:
    """A passage to a seat can be granted once a month, and taken back once."""
    turned, granted, alive = position.turned[seat], position.passage[seat], position.alive
    moves: list[int] = []
    for other in range(position.setup.players):
        if other == seat or not alive >> other & 1:
            continue
        if granted >> other & 1:
            if not turned >> TAKEN_BACK + other & 1:
                moves.append(SHUT + other)
        elif not turned >> other & 1:
            moves.append(ADMIT + other)
    return moves


def _can_accept(position: Position, seat: int, offer: Offer) -> bool:
    """Whether an offer can be carried out as a whole; one for peace only by an attacker who is asked for it."""
    top = position.tasks[-1]
    if offer.terms and not (isinstance(top, Peace) and top.seat == seat):
        return False
    return _can_give(position, seat, offer.ask) and _can_take(position, seat, offer.give)


def _may_offer(position: Position, seat: int, other: int) -> bool:
    """So many a month; and whoever is attacked may always offer the attacker something for peace (T14)."""
    if position.offered[seat] < A_MONTH:
        return True
    top = position.tasks[-1]
    asked = isinstance(top, Parley) and top.seat == seat and top.offers < A_PARLEY
    return asked and other == position.battle_seat


def _opening(position: Position, seat: int) -> list[int]:
    return [
        OFFER + other
        for other in position.others(seat)
        if _may_offer(position, seat, other) and between(position.offers, seat, other) is None
    ]


def edits(position: Position, seat: int) -> list[int]:
    """Give an unfinished offer up."""
    return [DROP] if position.drafts[seat] is not None else []


def _drafting(position: Position, seat: int, draft: Offer) -> list[int]:
    """More to give, more to ask, and out with it."""
    give, ask = _counted(draft.give), _counted(draft.ask)
    frozen = position.is_ronin(seat)  # T32
    moves = _givable(position, seat, give, frozen)
    counts = position.figures.card_counts
    moves += [ASK + kind for kind in range(CARD_KINDS) if ask[kind] < counts[kind]]
    if position.castles(seat):
        moves += _family_to_ask(position, seat, ask)
    if not frozen:
        left = position.wealth(seat) - give[NO_KOKU]
        moves += chips.fitting(GIVE_KOKU, left // KOKU, everything=False)
        moves += chips.fitting_hundreds(GIVE_HUNDREDS, left)
    if ask[NO_KOKU] < MOST_KOKU:
        moves += ASK_CHIPS
    if _can_propose(position, seat, draft):
        moves += [PROPOSE, PROPOSE + 1]
    return moves


def _counted(items: list[int]) -> list[int]:
    """How many of each item, and how many hundred koku."""
    counts = [0] * (NO_KOKU + 1)
    for item in items:
        if item > NO_KOKU:
            counts[NO_KOKU] = item - NO_KOKU
        else:
            counts[item] += 1
    return counts


def koku_of(items: list[int]) -> int:
    """The koku among some items, in hundreds."""
    for item in items:
        if item > NO_KOKU:
            return item - NO_KOKU
    return 0


def with_koku(items: list[int], hundreds: int) -> list[int]:
    """Some items, with so much koku more."""
    whole = koku_of(items) + hundreds
    cards = [item for item in items if item < NO_KOKU]
    return [*cards, NO_KOKU + whole] if whole else cards


def _givable(position: Position, seat: int, give: list[int], frozen: bool) -> list[int]:
    """What can still be added: cards in hand, and family cards held, unless they are frozen."""
    hands, first = position.hands, seat * CARD_KINDS
    moves: list[int] = []
    for kind in range(CARD_KINDS):
        if hands[first + kind] > give[kind]:
            moves.append(GIVE + kind)
    if not frozen:
        owner = position.castle_owner
        for card, site in enumerate(position.family):
            if site >= 0 and owner[site] == seat and not give[CARD_KINDS + card]:
                moves.append(GIVE + CARD_KINDS + card)
    return moves


def _family_to_ask(position: Position, seat: int, ask: list[int]) -> list[int]:
    """Family cards that live and that somebody else holds, each once."""
    owner = position.castle_owner
    moves: list[int] = []
    for card, site in enumerate(position.family):
        if site >= 0 and owner[site] != seat and not ask[CARD_KINDS + card]:
            moves.append(ASK + CARD_KINDS + card)
    return moves


def _can_propose(position: Position, seat: int, draft: Offer) -> bool:
    """Something given or asked, nothing else open between the two this way."""
    if not draft.give and not draft.ask:
        return False
    return _may_offer(position, seat, draft.recipient) and between(position.offers, seat, draft.recipient) is None


def _can_give(position: Position, seat: int, items: list[int]) -> bool:
    """Whether a seat holds all of it; what lies in a ronin's castles is frozen (T32)."""
    counts = _counted(items)
    hands, first = position.hands, seat * CARD_KINDS
    for kind in range(CARD_KINDS):
        if counts[kind] > hands[first + kind]:
            return False
    goods = False
    for card in range(len(FAMILY)):
        count = counts[CARD_KINDS + card]
        if count:
            goods = True
            if count > 1 or position.holder(card) != seat:
                return False
    if counts[NO_KOKU]:
        goods = True
        if position.wealth(seat) < counts[NO_KOKU]:
            return False
    return not goods or not position.is_ronin(seat)


def _can_take(position: Position, seat: int, items: list[int]) -> bool:
    """Family cards need a castle."""
    return bool(position.castles(seat)) or all(item < CARD_KINDS or item > NO_KOKU for item in items)


def plays(move: int) -> bool:
    """Whether a move is about trade."""
    return ADMIT <= move < SHUT + 4 or OFFER <= move < WITHDRAW + 4 or GIVE_HUNDREDS <= move < MARCH_TO


def drafts(move: int) -> bool:
    """Whether a move is about an unfinished offer alone."""
    return OFFER <= move < PROPOSE or move == DROP or GIVE_HUNDREDS <= move < MARCH_TO


def play(position: Position, seat: int, move: int) -> None:
    """A step of trade."""
    if move < OFFER:
        other, bit = (move - ADMIT, 1) if move < SHUT else (move - SHUT, 0)
        _let_in(position, seat, other, bit)
    elif move < GIVE:
        _draft(position, seat, Offer(seat, move - OFFER, [], [], private=True))
    elif move < ACCEPT or move >= GIVE_HUNDREDS:  # no move of trade comes after it
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
    noted = 1 << (other if bit else TAKEN_BACK + other)
    position.turned = put(position.turned, seat, position.turned[seat] | noted)
    _interrupt(position, [other])
    if position.events_on:
        for each in (seat, other):
            position.tell("admitted" if bit else "shut_out", {"seat": seat, "to": other}, each)


def _interrupt(position: Position, seats: list[int]) -> None:
    """Whoever is at the move and concerned begins the unfinished step anew: it may not be possible any more."""
    if agenda.asked(position) in seats:
        unfinished.clear(position)


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
    if PROPOSE <= move < DROP:
        _propose(position, seat, draft, private=move > PROPOSE)
        return
    if move < ASK:
        give = [*give, move - GIVE]
    elif move < GIVE_KOKU:
        ask = [*ask, move - ASK]
    elif move < ASK_KOKU:
        give = with_koku(give, CHIPS[move - GIVE_KOKU] * KOKU)
    elif move < PROPOSE:
        ask = with_koku(ask, CHIPS[move - ASK_KOKU] * KOKU)
    elif move < ASK_HUNDREDS:
        give = with_koku(give, HUNDREDS[move - GIVE_HUNDREDS])
    else:
        ask = with_koku(ask, HUNDREDS[move - ASK_HUNDREDS])
    _draft(position, seat, Offer(seat, draft.recipient, give, ask, private=True))


def _propose(position: Position, seat: int, draft: Offer, private: bool) -> None:
    """The offer is made; a defender who is asked for peace makes it for peace (T14)."""
    top = position.tasks[-1]
    for_peace = isinstance(top, Parley) and top.seat == seat and draft.recipient == position.battle_seat
    offer = Offer(seat, draft.recipient, draft.give, draft.ask, private, PEACE if for_peace else 0)
    _draft(position, seat, None)
    position.offers = [*position.offers, offer]
    position.offered = put(position.offered, seat, min(position.offered[seat] + 1, A_MONTH))
    _tell(position, offer, "offered")
    if for_peace and isinstance(top, Parley):
        agenda.replace(position, Peace(position.battle_seat, top.offers + 1))
        if position.events_on:
            position.tell("peace_offered", {"seat": seat, "to": offer.recipient})


def told(offer: Offer) -> view.Offer:
    """An offer in words."""
    return {
        "seat": offer.proposer,
        "to": offer.recipient,
        "give": [ITEMS[item] for item in offer.give if item < NO_KOKU],
        "ask": [ITEMS[item] for item in offer.ask if item < NO_KOKU],
        "koku": koku_of(offer.give) * 100,
        "asked_koku": koku_of(offer.ask) * 100,
        "peace": bool(offer.terms),
        "private": offer.private,
    }


def _tell(position: Position, offer: Offer, kind: str) -> None:
    """To all, or to the two (T30)."""
    if not position.events_on:
        return
    what: dict[str, object] = {**told(offer)}
    if kind == "offer_off":
        what["why"] = "gone"
    for each in (offer.proposer, offer.recipient) if offer.private else (None,):
        position.tell(kind, what, each)


def _close(position: Position, offer: Offer | None, how: str) -> None:
    """An offer is declined, withdrawn or impossible; the defender may make another one for peace."""
    assert offer is not None
    position.offers = without(position.offers, offer)
    _tell(position, offer, how)
    if offer.terms:
        position.tasks = [
            Parley(offer.proposer, task.offers) if isinstance(task, Peace) else task for task in position.tasks
        ]
        _tell_no_peace(position, offer)


def _tell_no_peace(position: Position, offer: Offer) -> None:
    if position.events_on:
        position.tell("peace_off", {"seat": offer.proposer, "to": offer.recipient})


def refuse_peace(position: Position) -> None:
    """The attacker wants to hear no more: the offer for peace is declined."""
    offer = between(position.offers, position.battle_foe, position.battle_seat)
    if offer is not None and offer.terms:
        position.offers = without(position.offers, offer)
        _tell(position, offer, "declined")
        _tell_no_peace(position, offer)


def _accept(position: Position, seat: int, proposer: int) -> None:
    """Executed at once and as a whole."""
    offer = between(position.offers, proposer, seat)
    assert offer is not None
    position.offers = without(position.offers, offer)
    _tell(position, offer, "accepted")
    if offer.terms:
        attacking.make_peace(position)
    _interrupt(position, [proposer, seat, *_owners(offer)])
    before, isolated = position.tasks, daimyo.unsupported(position)
    told = [proposer, seat] if offer.private else list(reckoning.observers(position))
    _hand_over(position, proposer, seat, offer.give, told)
    _hand_over(position, seat, proposer, offer.ask, told)
    daimyo.check_all(position, _causes(position, offer), isolated)
    if position.tasks is not before:  # somebody else is asked first
        unfinished.clear(position)


def _owners(offer: Offer) -> list[int]:
    """Whose family cards change hands: they know where they are (T31)."""
    return [FAMILY_OF[item - CARD_KINDS] for item in offer.give + offer.ask if CARD_KINDS <= item < NO_KOKU]


def _causes(position: Position, offer: Offer) -> list[int]:
    """Who withdrew his support from a seat: who gave its family card away (T12)."""
    causes = [NOBODY] * position.players
    for giver, items in ((offer.proposer, offer.give), (offer.recipient, offer.ask)):
        for item in items:
            if CARD_KINDS <= item < NO_KOKU:
                causes[FAMILY_OF[item - CARD_KINDS]] = giver
    return causes


def _hand_over(position: Position, giver: int, taker: int, items: list[int], told: list[int]) -> None:
    """Cards to the hand, koku and family into a castle; some are told of it."""
    before = reckoning.goods(position)
    known = position.known[:]
    for item in items:
        if item < CARD_KINDS:
            position.add_card(giver, item, -1)
            position.add_card(taker, item, 1)
            place = (taker * position.players + giver) * CARD_KINDS + item
            known[place] -= 1 if known[place] else 0
            known[(giver * position.players + taker) * CARD_KINDS + item] += 1
        elif item < NO_KOKU:
            _move_family(position, giver, taker, item - CARD_KINDS, told)
    position.known = known
    koku = koku_of(items)
    if koku:
        entering.take_out(position, giver, koku)
        entering.receive_koku(position, taker, koku)
    reckoning.compare(position, before, told)
    if koku and (position.is_ronin(taker) or not position.castles(taker)):
        reckoning.muster(position, giver, taker, koku, told)
    reckoning.pay(position, giver)


def _move_family(position: Position, giver: int, taker: int, card: int, told: list[int]) -> None:
    """A family card comes into the first of the taker's castles; its owner knows (T31)."""
    owner = FAMILY_OF[card]
    position.move_family(card, position.castles(taker)[0], given=giver == owner)
    reckoning.see_family(position, card, [*told, owner])
    if position.events_on and owner not in (giver, taker):
        position.tell("hostage_passed", {"family": FAMILY[card], "seat": taker, "loser": giver}, owner)


def is_kept(position: Position, offer: Offer) -> bool:
    """Whether the maker of an offer can still give and take what it says, and both are still there."""
    if offer.proposer == offer.recipient or not (position.lives(offer.proposer) and position.lives(offer.recipient)):
        return False
    return _can_give(position, offer.proposer, offer.give) and _can_take(position, offer.proposer, offer.ask)


def prune(position: Position) -> None:
    """Offers that their maker can no longer keep, or that nobody can take any more, are off."""
    for offer in position.offers:
        stale = offer.terms and not any(isinstance(task, Peace) for task in position.tasks)
        if stale or not is_kept(position, offer):
            _close(position, offer, "offer_off")
    for seat, draft in enumerate(position.drafts):
        if draft is not None and not can_go_on(position, seat, draft):
            _draft(position, seat, None)


def can_go_on(position: Position, seat: int, draft: Offer) -> bool:
    """Whether an unfinished offer is still possible."""
    return is_kept(position, draft) and _may_offer(position, seat, draft.recipient)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why a step of trade is refused."""
    if not is_open(position):
        return IllegalMove("T29", "no-trade-yet")
    if ADMIT <= move < SHUT + 4:
        return IllegalMove("T9", "passage-as-it-is")
    if ACCEPT <= move < GIVE_HUNDREDS:
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
    if PROPOSE <= move < DROP:
        return IllegalMove("T29", "offer-empty" if _is_empty(position, seat) else "offer-open-already")
    gives = move < ASK or GIVE_KOKU <= move < ASK_KOKU or GIVE_HUNDREDS <= move < ASK_HUNDREDS
    return IllegalMove("T29", "not-to-give" if gives else "not-to-ask")


def _is_empty(position: Position, seat: int) -> bool:
    draft = position.drafts[seat]
    return draft is not None and not draft.give and not draft.ask
