"""The card window of a battle (T16)."""

from tenka.games.tenjo.rules.components.pieces import PROVINCE_COUNT
from tenka.games.tenjo.rules.elements import cards, hand
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.turns import marching, unmasking
from tenka.games.tenjo.rules.vocabulary import ELEMENT, INTO, LEAD, MARCH, PASS, TO, UNMASK
from tenka.kernel.errors import IllegalMove


def legal(position: Position, seat: int) -> list[int]:
    """A card with a direct effect on the battle, a shadow warrior of the attacker's, or none."""
    if position.doing == NOTHING:
        return [*cards.window_beginnings(position, seat), *_shadows(position, seat), PASS]
    if position.doing == UNMASK:
        return unmasking.legal(position)
    if position.doing == ELEMENT:
        return cards.window_legal(position, seat)
    if position.doing == LEAD:
        return [INTO + province for province in cards.zone_goals(position, position.source)]
    if position.goal == NOTHING:
        return [TO + goal for goal in cards.goals(position, seat)]
    return marching.amounts(position, seat)


def is_open(position: Position, seat: int) -> bool:
    """Whether, as everybody sees and whatever is in the hand, a seat could do something here (T41)."""
    return bool(_shadows(position, seat)) or cards.could_play(position, seat)


def _shadows(position: Position, seat: int) -> list[int]:
    """In his own turn the attacker may turn shadow warriors at any time, before all dice of an attack (T10)."""
    return unmasking.beginnings(position, seat) if seat == position.battle_seat else []


def play(position: Position, seat: int, move: int) -> None:
    """A step of playing a card, or none."""
    if move == PASS:
        agenda.let_pass(position)
    elif position.doing == UNMASK:
        unmasking.reinforce(position, seat, move)
    elif position.doing == NOTHING and move < ELEMENT:
        unmasking.begin(position, move)
    elif position.doing == NOTHING:
        hand.begin(position, move)
    elif position.doing == MARCH:
        if marching.play(position, seat, move):
            cards.march(position, seat)
    elif position.doing == LEAD:
        cards.carry(position, seat, move)
    else:
        cards.play(position, seat, move)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why a card cannot be played now, or no shadow warrior turned."""
    if position.doing == UNMASK or UNMASK <= move < UNMASK + PROVINCE_COUNT:
        return unmasking.refusal(position, move)
    if position.doing == MARCH:
        return marching.refusal(position, seat, move)
    return cards.refusal(position, seat, move)
