"""Shadow warriors become samurai (T10)."""

from tenka.games.tenjo.knowledge import stacks
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import POINT_COUNT, POINTS, POINTS_OF, PROVINCE_COUNT, PROVINCES
from tenka.games.tenjo.rules.position import Position
from tenka.games.tenjo.rules.steps.unfinished import clear
from tenka.games.tenjo.rules.vocabulary import AT, UNMASK
from tenka.kernel.errors import IllegalMove


def beginnings(position: Position, seat: int) -> list[int]:
    """The provinces with own shadow warriors."""
    return [UNMASK + province for province in range(PROVINCE_COUNT) if position.shadows_in(seat, province)]


def begin(position: Position, move: int) -> None:
    """A shadow warrior is chosen."""
    position.doing = UNMASK
    position.source = move - UNMASK


def legal(position: Position) -> list[int]:
    """Any point of its province."""
    return [AT + point for point in POINTS_OF[position.source]]


def play(position: Position, seat: int, move: int) -> None:
    """25,000 samurai stand there."""
    province, point = position.source, move - AT
    position.add_shadow(seat, province, -1)
    stacks.add(position, seat, point, DATA.constants.shadow)
    if position.events_on:
        position.tell("unmasked", {"seat": seat, "province": PROVINCES[province], "point": POINTS[point]})


def reinforce(position: Position, seat: int, move: int) -> None:
    """The same in an attack of one's own: if they come to a stack that fights, factors are found anew (T10, T20)."""
    play(position, seat, move)
    clear(position)
    if seat * POINT_COUNT + move - AT in position.attackers:
        position.factors = []


def refusal(position: Position, move: int) -> IllegalMove:
    """Why no shadow warrior can be unmasked there."""
    if AT <= move < AT + len(POINTS):
        return IllegalMove("T10", "not-in-its-province", {"point": POINTS[move - AT]})
    return IllegalMove("T10", "no-shadow-there", {"province": PROVINCES[move - UNMASK]})
