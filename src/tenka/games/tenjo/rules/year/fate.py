"""Fate at the year's end: a card and a die that names the other player (T34)."""

from typing import Final

from tenka.games.tenjo.knowledge import reckoning, stacks
from tenka.games.tenjo.rules import piles
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    CARD_KINDS,
    CARDS,
    ELEMENT_KINDS,
    FAMILY,
    FAMILY_OF,
    FATES,
    KOKU,
    POINTS,
    SEATS_AT,
)
from tenka.games.tenjo.rules.elements import hand
from tenka.games.tenjo.rules.fighting import losing
from tenka.games.tenjo.rules.position import NOBODY, NOTHING, Position
from tenka.games.tenjo.rules.tasks import agenda, losses
from tenka.games.tenjo.rules.tasks.daimyo import Check
from tenka.games.tenjo.rules.tasks.turn import Enter
from tenka.games.tenjo.rules.tasks.year import Marriage, Scout
from tenka.games.tenjo.rules.turns import entering
from tenka.games.tenjo.rules.vocabulary import LOOK, PASS, WED
from tenka.kernel.errors import IllegalMove

EFFECTS: Final = [each.effect for each in DATA.fate]
BETWEEN_TWO: Final = ("transfer_koku", "transfer_samurai", "steal_random", "reveal_hand", "reveal_groups")
# Of cards that come in pairs, those in which the other gives and the drawer takes
OTHER_GIVES: Final = ("F01", "F03", "F05", "F07", "F09", "F11")


def draw(position: Position) -> None:
    """Draw and roll until another player is named; then what the card says."""
    seat = position.tasks[-1].seat
    agenda.pop(position)
    if not position.lives(seat):
        return
    while True:
        card = piles.draw_fate(position)
        roll = position.roll(20)
        direction = (roll - 1) // 5
        magnitude = (roll - 1) % 5 + 1
        places = SEATS_AT[position.players]
        other = places.index(direction) if direction in places else NOTHING
        named = other not in (NOTHING, seat) and position.lives(other)
        if position.events_on:
            told = {"seat": seat, "card": FATES[card], "roll": roll, "other": other if named else None}
            position.tell("fate", told)
        if named:
            _happen(position, card, seat, other, magnitude)
            return
        if other != seat and position.setup.options["empty_seat_fate"] == "nothing":
            return


def _happen(position: Position, card: int, seat: int, other: int, magnitude: int) -> None:
    """The effect of a card."""
    effect = EFFECTS[card]
    if effect in BETWEEN_TWO:
        giver, taker = (other, seat) if FATES[card] in OTHER_GIVES else (seat, other)
        _pass_on(position, effect, FATES[card], giver, taker, magnitude)
    elif effect == "gain_koku":
        _gain(position, seat, 2 * magnitude)
        _gain(position, other, magnitude)
    elif effect == "lose_koku":
        for each in (seat, other):
            _lose_koku(position, each, magnitude)
    elif effect == "lose_samurai":
        _lose_samurai(position, other, magnitude)
        _lose_samurai(position, seat, magnitude if FATES[card] == "F15" else (magnitude + 1) // 2)
    elif effect == "truce":
        _make_truce(position, seat, other)
    elif effect == "offer_exchange_family":
        _court(position, seat, other)
    elif FATES[card] == "F19":
        hand.draw(position, seat, 1, 0)
        hand.draw(position, other, 0, 1)
    else:
        hand.draw(position, seat, 0, 2)
        hand.draw(position, other, 1, 0)


def _pass_on(position: Position, effect: str, card: str, giver: int, taker: int, magnitude: int) -> None:
    """Something goes, or is shown, from one of the two to the other."""
    if effect == "transfer_koku":
        _transfer_koku(position, giver, taker, 2 * magnitude)
    elif effect == "transfer_samurai":
        _transfer_samurai(position, giver, taker, magnitude)
    elif effect == "steal_random":
        elements = card in ("F05", "F06")
        _steal(position, giver, taker, 1 if elements else (magnitude + 1) // 2, elements=elements)
    elif effect == "reveal_hand":
        _show_hand(position, giver, taker)
    else:
        agenda.push(position, Scout(taker, giver, magnitude))


def _gain(position: Position, seat: int, thousands: int) -> None:
    if position.events_on:
        position.tell("koku_gained", {"seat": seat, "koku": thousands * 1000})
    entering.receive_koku(position, seat, thousands * KOKU)


def _lose_koku(position: Position, seat: int, thousands: int) -> int:
    """As much as there is, up to that; in hundreds."""
    lost = min(thousands * KOKU, position.wealth(seat))
    entering.pay_koku(position, seat, lost)
    if lost < thousands * KOKU:
        reckoning.have_nothing(position, seat)
    if position.events_on:
        position.tell("koku_lost", {"seat": seat, "koku": lost * 100})
    return lost


def _transfer_koku(position: Position, giver: int, taker: int, thousands: int) -> None:
    paid = _lose_koku(position, giver, thousands)
    if position.events_on:
        position.tell("koku_gained", {"seat": taker, "koku": paid * 100})
    entering.receive_koku(position, taker, paid)


def _lose_samurai(position: Position, seat: int, thousands: int) -> int:
    lost = min(thousands, position.total(seat))
    agenda.push(position, Check(NOBODY))
    if lost:
        losing.ask(position, seat, lost, losses.FATE)
    return lost


def _transfer_samurai(position: Position, giver: int, taker: int, thousands: int) -> None:
    """As many as are removed appear on an entry point."""
    moved = min(thousands, position.total(giver))
    if moved:
        agenda.push(position, Enter(taker, moved))
        _lose_samurai(position, giver, thousands)


def _steal(position: Position, giver: int, taker: int, count: int, *, elements: bool) -> None:
    """Cards at random: how many is seen by all, which by the two."""
    first, last = (0, ELEMENT_KINDS) if elements else (ELEMENT_KINDS, CARD_KINDS)
    held = [kind for kind in range(first, last) for _ in range(position.has_card(giver, kind))]
    position.mark_irreversible()
    position.draws += 1
    taken = position.stream.shuffled(held, "theft", position.draws)[:count]
    known = position.known[:]
    for kind in taken:
        position.add_card(giver, kind, -1)
        position.add_card(taker, kind, 1)
        place = (taker * position.players + giver) * CARD_KINDS + kind
        known[place] -= 1 if known[place] else 0
        known[(giver * position.players + taker) * CARD_KINDS + kind] += 1
    position.known = known
    if position.events_on:
        what = "elements" if elements else "rings"
        position.tell("cards_taken", {"seat": taker, "loser": giver, "what": what, "count": len(taken)})
        for each in (giver, taker):
            position.tell("took", {"seat": taker, "loser": giver, "cards": piles.names(taken)}, each)


def _show_hand(position: Position, giver: int, taker: int) -> None:
    """A whole hand, to one seat alone."""
    known = position.known[:]
    first = (taker * position.players + giver) * CARD_KINDS
    for kind in range(CARD_KINDS):
        known[first + kind] = position.has_card(giver, kind)
    position.known = known
    if position.events_on:
        hand = [CARDS[kind] for kind in range(CARD_KINDS) for _ in range(position.has_card(giver, kind))]
        position.tell("hand_shown", {"seat": giver, "foe": taker})
        for each in (giver, taker):
            position.tell("shown_hand", {"seat": giver, "cards": hand}, each)


def _make_truce(position: Position, seat: int, other: int) -> None:
    truces = position.truces[:]
    truces[seat] |= 1 << other
    truces[other] |= 1 << seat
    position.truces = truces
    if position.events_on:
        position.tell("truce", {"seat": seat, "foe": other})


# Scouts


def _scout(position: Position) -> Scout:
    task = position.tasks[-1]
    assert isinstance(task, Scout)
    return task


def legal_scout(position: Position, seat: int) -> list[int]:
    """Stacks of the other not looked at yet, as long as some may be."""
    task = _scout(position)
    stacks_left = [point for point in position.stacks(task.whose) if point not in task.seen] if task.left else []
    return [*(LOOK + point for point in stacks_left), PASS]


def is_all_seen(position: Position) -> bool:
    """Whether, as everybody sees, the other has no stack that was not looked at (T41)."""
    return legal_scout(position, position.tasks[-1].seat) == [PASS]


def play_scout(position: Position, seat: int, move: int) -> None:
    """A stack is looked at, in private; the other sees which."""
    if move == PASS:
        agenda.let_pass(position)
        return
    task, point = _scout(position), move - LOOK
    whose = task.whose
    stacks.see(position, whose, point, seat)
    if position.events_on:
        position.tell("scouted", {"seat": seat, "foe": whose, "point": POINTS[point]})
        strength = {"point": POINTS[point], "samurai": position.army(whose, point) * 1000}
        position.tell("scouted_what", {"seat": seat, **strength}, seat)
    if task.left == 1:
        agenda.pop(position)
    else:
        agenda.replace(position, Scout(seat, whose, task.left - 1, *task.seen, point))


def refusal_scout(position: Position, seat: int, move: int) -> IllegalMove:
    """Why a stack cannot be looked at."""
    return IllegalMove("T34", "no-stack-to-see", {"point": POINTS[move - LOOK]})


# Marriage


def _marriage(position: Position) -> Marriage:
    task = position.tasks[-1]
    assert isinstance(task, Marriage)
    return task


def _court(position: Position, seat: int, other: int) -> None:
    """Who drew is asked for a card, unless everybody sees that there can be no marriage (T41)."""
    if _could_wed(position, seat) and _could_wed(position, other):
        agenda.push(position, Marriage(seat, other, NOTHING))
    elif position.events_on:
        position.tell("marriage_off", {"seat": seat})


def _could_wed(position: Position, seat: int) -> bool:
    """Whether a seat has a castle, and what lies in it is not frozen (T32)."""
    return bool(position.castles(seat)) and not position.is_ronin(seat)


def legal_marriage(position: Position, seat: int) -> list[int]:
    """An own card that one holds oneself, or nothing; what lies in a ronin's castles is frozen (T32)."""
    if not (_could_wed(position, seat) and _could_wed(position, _marriage(position).other)):
        return [PASS]
    own = [card for card in position.held(seat) if FAMILY_OF[card] == seat]
    return [*(WED + card for card in own), PASS]


def play_marriage(position: Position, seat: int, move: int) -> None:
    """First the one who drew, then the other; if both agree, the cards change places."""
    task = _marriage(position)
    other, card = task.other, task.card
    agenda.pop(position)
    if card == NOTHING and move != PASS:
        agenda.push(position, Marriage(other, seat, move - WED))
        if position.events_on:
            position.tell("courted", {"seat": seat, "foe": other})
    elif move != PASS and position.holder(card) == other:
        _wed(position, seat, move - WED, other, card)
    elif position.events_on:
        position.tell("marriage_off", {"seat": seat})


def _wed(position: Position, seat: int, mine: int, other: int, theirs: int) -> None:
    """Mutual hostages; which cards they are, the two know."""
    position.move_family(mine, position.castles(other)[0], given=True)
    position.move_family(theirs, position.castles(seat)[0], given=True)
    for card in (mine, theirs):
        reckoning.see_family(position, card, [seat, other])
    if position.events_on:
        position.tell("married", {"seat": seat, "foe": other})
        for each in (seat, other):
            position.tell("exchanged", {"seat": seat, "family": FAMILY[mine], "for_family": FAMILY[theirs]}, each)


def refusal_marriage(position: Position, seat: int, move: int) -> IllegalMove:
    """Why a card cannot be exchanged."""
    return IllegalMove("T34", "not-your-family", {"family": FAMILY[move - WED]})
