"""The unfinished step of a dump must be one that could have been begun: it is begun again, and compared."""

from tenka.games.tenjo.rules.components.pieces import MOST_PLAYERS, POINT_COUNT
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.steps import unfinished
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.losses import MoveIn
from tenka.games.tenjo.rules.turns import carrying
from tenka.games.tenjo.rules.vocabulary import (
    ATTACK,
    ELEMENT,
    ESCORT,
    LEAD,
    MARCH,
    MARCH_FROM,
    MARCH_TO,
    RING,
    SHIP,
    SLIP,
    TO,
    UNMASK,
    WITH,
)
from tenka.toolkit.declaration.codecs import demand

BEGINNINGS = (MARCH, UNMASK, LEAD, SLIP, ESCORT, SHIP)


def check(state: Position) -> None:
    """Begin the step anew on a copy, or Unsound."""
    demand(all(count >= 0 for count in state.rings) and state.amount >= 0, "rings")
    blank = state.copy()
    unfinished.clear(blank)
    if _parts(state) == _parts(blank):
        demand(state.amount == 0, "amount")
        return
    demand(not state.over, "doing")
    seat = agenda.asked(state)
    demand(seat >= 0, "doing")
    for move in _moves(state):
        demand(0 <= move < len(state.vocabulary) and move in blank.legal_ids(seat), "doing")
        blank.play(seat, state.vocabulary.moves[move], events=False)
    demand(_parts(state) == _parts(blank), "doing")
    demand(0 <= state.amount <= _most(state, seat), "amount")


def _parts(position: Position) -> tuple[object, ...]:
    return (
        *(position.doing, position.source, position.goal, position.picked, position.element, position.rings),
        *(position.tasks, position.year),
    )


def _moves(position: Position) -> list[int]:
    """The moves that lead to the step, but for amounts."""
    moves: list[int] = []
    if position.element != NOTHING:
        moves.append(ELEMENT + position.element)
        moves += [RING + place for place, count in enumerate(position.rings) for _ in range(min(count, 16))]
    if position.doing == ATTACK:
        demand(0 <= position.source < POINT_COUNT, "doing")
        moves.append(ATTACK + position.source * MOST_PLAYERS + position.goal)
        if not unfinished.has_one_stack(position):
            moves += [WITH + point for point in position.picked]
    elif position.doing == MARCH_TO:
        moves += [MARCH_TO + position.goal, *(MARCH_FROM + point for point in position.picked)]
    elif position.doing in BEGINNINGS:
        moves.append(position.doing + position.source)
        if position.doing == MARCH and position.goal != NOTHING and not isinstance(position.tasks[-1], MoveIn):
            moves.append(TO + position.goal)
    return moves


def _most(position: Position, seat: int) -> int:
    """The largest amount that can have been named so far."""
    if position.doing == MARCH and position.goal != NOTHING:
        return position.army(seat, position.source)
    return carrying.most(position) if position.doing == SHIP else 0
