"""How likely others can answer the card that a seat is about to play, from what it knows of their hands (T26–T31).

Hands are dealt in some worlds that the seat cannot tell apart, the same ones whenever it looks. Whether somebody who
can answer wants to is left aside.
"""

from random import Random
from typing import Final

from tenka.games.tenjo.knowledge import dealing, reckoning
from tenka.games.tenjo.rules.components.pieces import CARD_KINDS, ELEMENT_KINDS, RING_VALUES, VOID, WIND
from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.steps.unfinished import ring_total
from tenka.games.tenjo.schema.view import CardAnswer

WHOLE: Final = 1000
WORLDS: Final = 64


def of_card(position: Position, seat: int) -> list[CardAnswer]:
    """By seat that could be asked: the chance that it holds an answer to the card with its rings as they are."""
    asked, fitting = _asked(position, seat), _fitting(position)
    needed = ring_total(position) if position.setup.options["ring_contest"] else 1
    able = dict.fromkeys(asked, 0)
    for hands in _dealt(position, seat) if asked else ():
        for each in asked:
            hand = hands[each * CARD_KINDS : (each + 1) * CARD_KINDS]
            able[each] += any(hand[kind] for kind in fitting) and _rings(hand) >= needed
    return [{"seat": each, "chance": round(count * WHOLE / WORLDS)} for each, count in able.items()]


def _asked(position: Position, seat: int) -> list[int]:
    """Who may be asked for an answer: whom it beats, or all whom it could hit; nobody answers Wind (T23)."""
    if position.element == WIND:
        return []
    if position.contest:
        return [position.contest[-1].seat]
    if position.element == VOID and position.battle_seat != NOBODY:
        return [position.battle_seat]
    return [each for each in position.others(seat) if position.lives(each)]


def _fitting(position: Position) -> list[int]:
    """The elements that answer it: to the first card its like or Void, to any other Void."""
    return [VOID] if position.contest or position.element == VOID else [position.element, VOID]


def _dealt(position: Position, seat: int) -> list[list[int]]:
    """All hands as they may be."""
    others = [each for each in range(position.players) if each != seat]
    mine, rng = reckoning.reckoned(position, seat), Random(0)
    world, worlds = position.copy(), []
    assert isinstance(world, Position)
    for _ in range(WORLDS):
        world.copy_from(position)
        dealing.deal(world, seat, others, mine, rng)
        worlds.append(world.hands)
    return worlds


def _rings(hand: list[int]) -> int:
    """What the rings of a hand count together."""
    return sum(value * count for value, count in zip(RING_VALUES, hand[ELEMENT_KINDS:], strict=True))
