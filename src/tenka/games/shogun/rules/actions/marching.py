"""Battle/move and the move after placing one army: where to, and how many (H10, H13, H20)."""

from tenka.games.shogun.rules.actions.battle import attack
from tenka.games.shogun.rules.actions.voiding import void
from tenka.games.shogun.rules.components.pieces import ACTIONS, PROVINCES, TEMPLE, TEMPLE_EFFECT
from tenka.games.shogun.rules.position import ACTING, MARCH, MOVE, NOBODY, NOTHING, OUT, Position
from tenka.games.shogun.rules.vocabulary import SEND, STAY, TARGET
from tenka.kernel.errors import IllegalMove


def can_leave(position: Position, province: int) -> bool:
    """Whether armies can be sent from a province: one stays behind."""
    return position.armies[province] > 1


def begin(position: Position, seat: int, province: int, action: int) -> None:
    """Battle/move: at least two armies and a target are needed."""
    if not can_leave(position, province):
        void(position, seat, action, province, "armies")
        position.turn += 1
        return
    position.phase = MARCH
    position.seat = seat
    position.province = province
    if not targets(position):
        void(position, seat, action, province, "target")
        _end(position)


def begin_move(position: Position, seat: int, province: int) -> None:
    """After placing one army: a move to an adjacent own province, if there is one."""
    position.phase = MOVE
    position.seat = seat
    position.province = province
    if not targets(position):
        _end(position)


def _end(position: Position) -> None:
    """The next one's turn."""
    position.phase = ACTING
    position.seat = NOBODY
    position.province = NOTHING
    position.target = NOTHING
    position.turn += 1


def targets(position: Position) -> list[int]:
    """Where armies may go from the province at hand."""
    owner = position.owner
    seat = position.seat
    near = position.ground.neighbours[position.province]
    if position.phase == MOVE:
        return [province for province in near if owner[province] == seat]
    if position.is_event(TEMPLE_EFFECT):  # H20
        return [each for each in near if owner[each] == seat or not position.buildings[each] >> TEMPLE & 1]
    return near


def may_stay(position: Position) -> bool:
    """A move after placing one army is free; battle/move only by option (H10)."""
    return position.phase == MOVE or position.may_decline


def legal(position: Position) -> list[int]:
    """A target, then a number that leaves one behind."""
    if position.target == NOTHING:
        moves = [TARGET + province for province in targets(position)]
    else:
        moves = list(range(SEND, SEND + position.armies[position.province] - 1))
    if may_stay(position):
        moves.append(STAY)
    return moves


def edits(position: Position) -> list[int]:
    """Another target."""
    if position.target == NOTHING:
        return []
    return [TARGET + province for province in targets(position) if province != position.target]


def play(position: Position, move: int) -> None:
    """A step of a march."""
    if TARGET <= move < SEND:
        position.target = move - TARGET
        return
    position.mark_irreversible()
    if move == STAY:
        if position.events_on:
            where = {"action": ACTIONS[position.actions[position.step]], "province": PROVINCES[position.province]}
            position.tell("stayed", {"seat": position.seat, **where})
    else:
        _march(position, move - SEND + 1)
    _end(position)


def _march(position: Position, armies: int) -> None:
    """Into an own province a move, into any other a battle."""
    seat, source, target = position.seat, position.province, position.target
    if position.owner[target] != seat:
        attack(position, seat, source, target, armies)
        return
    garrisons = position.armies[:]
    garrisons[source] -= armies
    garrisons[target] += armies
    position.armies = garrisons
    if position.events_on:
        moved = {"seat": seat, "from": PROVINCES[source], "to": PROVINCES[target]}
        position.tell("moved", {**moved, "armies": armies})


def refusal(position: Position, move: int) -> IllegalMove:
    """Why a step of a march is refused."""
    source = PROVINCES[position.province]
    if move == STAY:
        return IllegalMove("H10", "must-march")
    if move >= SEND:
        if position.target == NOTHING:
            return IllegalMove("H10", "target-first")
        return IllegalMove("H10", "leave-one", {"province": source, "armies": position.armies[position.province]})
    target = move - TARGET
    to = {"province": PROVINCES[target], "from": source}
    if target == position.province:
        return IllegalMove("H10", "march-elsewhere", {"province": source})
    if target == position.target:
        return IllegalMove("H10", "target-chosen", to)
    if position.owner[target] == OUT:
        return IllegalMove("H1", "province-out", {"province": PROVINCES[target]})
    if target not in position.ground.neighbours[position.province]:
        return IllegalMove("H13", "not-adjacent", to)
    if position.phase == MOVE:
        return IllegalMove("H10", "own-only", {"province": PROVINCES[target]})
    return IllegalMove("H20", "temple-protects", {"province": PROVINCES[target]})
