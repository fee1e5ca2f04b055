"""The unfinished step of the seat that is asked: what it does, from where, to where, how many, with which card."""

from typing import Final

from tenka.games.tenjo.rules.components.pieces import REACH, RING_VALUES
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.vocabulary import ATTACK, ELEMENT, ESCORT, LEAD, MARCH, MARCH_TO, SHIP, SLIP, UNMASK

# By what is begun: the verbs of its further steps
FOLLOWING: Final = {
    MARCH: ("to", "send", "number", "go"),
    MARCH_TO: ("march_from", "send", "number"),
    ATTACK: ("with", "declare"),
    UNMASK: ("at",),
    LEAD: ("into",),
    SLIP: ("into",),
    ESCORT: ("to_castle",),
    SHIP: ("send", "send_hundreds", "to_castle"),
    ELEMENT: (
        *("ring", "cast", "burn_daimyo", "burn_family", "raze", "at", "cross", "march"),
        *("lead", "slip", "escort", "ship"),
    ),
}
# Verbs that begin nothing
FURTHER: Final = (
    *("to", "send", "go", "with", "declare", "at", "into", "to_castle", "ring", "cast"),
    *("burn_daimyo", "burn_family", "raze", "cross", "send_hundreds", "march_from", "number"),
)


def clear(position: Position) -> None:
    """Nothing is begun."""
    position.doing = NOTHING
    position.source = NOTHING
    position.goal = NOTHING
    position.amount = 0
    position.picked = []
    position.element = NOTHING
    position.rings = [0] * len(RING_VALUES)


def back(position: Position) -> None:
    """One step back."""
    if position.amount:
        position.amount = 0
    elif position.doing == ATTACK and position.picked and not has_one_stack(position):
        position.picked = position.picked[:-1]
    elif position.goal != NOTHING and position.doing not in (ATTACK, MARCH_TO):
        position.goal = NOTHING
    elif position.element != NOTHING and position.doing != ELEMENT:
        position.doing = ELEMENT
        position.source = NOTHING
    elif position.element != NOTHING and any(position.rings):
        position.rings = [0] * len(RING_VALUES)
    else:
        clear(position)


def has_one_stack(position: Position) -> bool:
    """Whether the attack that is begun has but one stack to be made with: nobody is asked which (T13)."""
    seat = position.tasks[-1].seat
    return sum(position.army(seat, point) > 0 for point in REACH[position.source]) == 1


def ring_total(position: Position) -> int:
    """What the rings laid out count together."""
    return sum(value * count for value, count in zip(RING_VALUES, position.rings, strict=True))
