"""Cards against each other: an element is answered by its like or by Void, Void by Void (T26, T27).

The chain begins with the card that was played, or with an attack; its last card stands, so an even number of answers
leaves the first with its effect.
"""

from tenka.games.tenjo.knowledge import reckoning
from tenka.games.tenjo.rules.components.pieces import ELEMENTS, NO_ELEMENT, VOID
from tenka.games.tenjo.rules.elements import effects, hand
from tenka.games.tenjo.rules.elements.effects import BurnsFamily, CardEffect, VoidsAttack
from tenka.games.tenjo.rules.elements.played import PlayedCard
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.steps.unfinished import clear, ring_total
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.contest import Answer, Resolve
from tenka.games.tenjo.rules.vocabulary import CAST, ELEMENT, PASS, RING
from tenka.kernel.errors import IllegalMove


def begin(position: Position, seat: int, element: int, total: int, effect: CardEffect, hit: list[int]) -> None:
    """A card is played, or an attack voided: who is hit may answer, whatever is in the hand (T41)."""
    position.contest = [PlayedCard(seat, element, total)]
    position.effect = effect
    agenda.push(position, Resolve(*hit))


def void_attack(position: Position, seat: int, total: int) -> None:
    """Void against the attack: it goes on with the contest of one that was overcome in this window (T16, T27)."""
    begin(position, position.battle_seat, NO_ELEMENT, 0, VoidsAttack(), [])
    if position.overcome:
        position.contest = position.overcome
    counter(position, seat, VOID, total)


def needed_to_void(position: Position) -> int:
    """The ring total that Void against the attack needs: any, or that of the Void by which it was overcome."""
    if position.overcome and position.setup.options["ring_contest"]:
        return position.overcome[-1].total
    return 1


def counter(position: Position, seat: int, element: int, total: int) -> None:
    """A card against the last one; its owner may answer in turn."""
    other = _last(position).seat
    position.contest = [*position.contest, PlayedCard(seat, element, total)]
    agenda.push(position, Answer(other))


def stands(position: Position) -> bool:
    """Whether the first card has its effect as things are."""
    return len(position.contest) % 2 == 1


def _last(position: Position) -> PlayedCard:
    return position.contest[-1]


def _fitting(position: Position) -> list[int]:
    """The elements that answer the last card: its like to the first one, Void to any."""
    element = _last(position).element
    if len(position.contest) == 1 and element not in (NO_ELEMENT, VOID):
        return [element, VOID]
    return [VOID]


def _needed(position: Position) -> int:
    """The ring total an answer needs: not less than the last card's, unless the option says any (T27)."""
    needed = _last(position).total if position.setup.options["ring_contest"] else 1
    return needed if needed > 1 else 1


def _is_hit(position: Position, seat: int) -> bool:
    """Whether a seat may answer: all who could hold a family card are asked, its holder alone may (T31, T41)."""
    effect = position.effect
    if not isinstance(effect, BurnsFamily) or seat == position.contest[0].seat:
        return True
    return position.holder(effect.card) == seat


def legal(position: Position, seat: int) -> list[int]:
    """An element that fits, rings, and out with it; or nothing."""
    if position.element == NO_ELEMENT:
        enough = hand.rings_in_hand(position, seat) >= _needed(position) and _is_hit(position, seat)
        fitting = [each for each in _fitting(position) if enough and position.has_card(seat, each)]
        return [*(ELEMENT + each for each in fitting), PASS]
    moves = hand.free_rings(position, seat)
    return [*moves, CAST] if ring_total(position) >= _needed(position) else moves


def play(position: Position, seat: int, move: int) -> None:
    """A step of answering."""
    if move == PASS:
        agenda.let_pass(position)
    elif ELEMENT <= move < RING:
        hand.begin(position, move)
    elif move < CAST:
        hand.add_ring(position, move)
    else:
        _answer(position, seat)


def _answer(position: Position, seat: int) -> None:
    """The answer lies on the table; the other side may answer it in turn."""
    element, total = position.element, ring_total(position)
    hand.spend(position, seat, "answered", None)
    clear(position)
    agenda.pop(position)
    effect = position.effect
    if isinstance(effect, BurnsFamily) and len(position.contest) == 1:  # now everybody knows who holds it
        reckoning.see_family(position, effect.card, list(reckoning.observers(position)))
        agenda.replace(position, Resolve())
    counter(position, seat, element, total)


def resolve(position: Position) -> None:
    """Nobody answers any more; as long as the first card stands, the next one who is hit may answer it (T27)."""
    task = position.tasks[-1]
    assert isinstance(task, Resolve)
    if task.hit and stands(position):
        agenda.replace(position, Resolve(*task.hit[1:]))
        agenda.push(position, Answer(task.hit[0]))
        position.contest = position.contest[:1]  # what was overcome lies aside
        return
    agenda.pop(position)
    effect = effects.of(position)
    first = position.contest[0]
    standing = stands(position)
    if standing and isinstance(effect, VoidsAttack):
        position.overcome = position.contest
    position.contest = []
    position.effect = None
    if position.events_on and first.element != NO_ELEMENT:
        position.tell("card_stands", {"seat": first.seat, "element": ELEMENTS[first.element], "stands": standing})
    effects.take_effect(position, first.seat, effect, standing)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why an answer is refused."""
    if move == CAST:
        return IllegalMove("T27", "rings-too-few", {"needed": _needed(position)})
    if ELEMENT <= move < RING:
        element = move - ELEMENT
        if not _is_hit(position, seat):
            return IllegalMove("T27", "not-hit")
        if element not in _fitting(position):
            return IllegalMove("T27", "no-answer", {"element": ELEMENTS[element]})
        return IllegalMove(
            "T27",
            "not-in-hand" if not position.has_card(seat, element) else "rings-too-few",
            {"needed": _needed(position), "element": ELEMENTS[element]},
        )
    return IllegalMove("T27", "ring-not-in-hand")
