"""Samurai bought or received enter at an entry point, koku goes to a castle (T6, T11, T36)."""

from tenka.games.tenjo.knowledge import reckoning, stacks
from tenka.games.tenjo.rules.components.pieces import ENTRIES, KOKU, POINTS, SITES
from tenka.games.tenjo.rules.position import NOTHING, Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.turn import Enter
from tenka.games.tenjo.rules.vocabulary import SAMURAI_TO
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import put


def receive_koku(position: Position, seat: int, hundreds: int, site: int = NOTHING) -> None:
    """Koku comes to a castle; to who has none, or no daimyō, as samurai at once (T6, T32)."""
    if hundreds == 0:
        return
    if position.is_ronin(seat) or not position.castles(seat):
        if hundreds >= KOKU:
            agenda.push(position, Enter(seat, hundreds // KOKU))
            if position.events_on:
                position.tell("mustered", {"seat": seat, "samurai": hundreds // KOKU * 1000})
        return
    where = position.fullest(seat) if site == NOTHING else site
    position.koku = put(position.koku, where, position.koku[where] + hundreds)
    if position.events_on:
        position.tell("stored", {"seat": seat, "site": SITES[where], "koku": hundreds * 100}, seat)


def pay_koku(position: Position, seat: int, hundreds: int) -> None:
    """Koku is paid, seen by all."""
    take_out(position, seat, hundreds)
    reckoning.pay(position, seat)


def take_out(position: Position, seat: int, hundreds: int) -> None:
    """Koku leaves the fullest castles first."""
    left = hundreds
    while left:
        site = position.fullest(seat)
        paid = min(left, position.koku[site])
        position.koku = put(position.koku, site, position.koku[site] - paid)
        left -= paid


def enter(position: Position, seat: int, point: int, samurai: int) -> None:
    """Samurai stand on an entry point, even if it is occupied (T11)."""
    stacks.add(position, seat, point, samurai)
    if position.events_on:
        position.tell("entered", {"seat": seat, "point": POINTS[point], "samurai": samurai * 1000})


def legal(position: Position, seat: int) -> list[int]:
    """Any of the eight entry points."""
    return [SAMURAI_TO + point for point in ENTRIES]


def play(position: Position, seat: int, move: int) -> None:
    """The samurai that wait enter there."""
    task = position.tasks[-1]
    assert isinstance(task, Enter)
    agenda.pop(position)
    enter(position, seat, move - SAMURAI_TO, task.samurai)


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why samurai cannot enter there."""
    return IllegalMove("T11", "no-entry-point", {"point": POINTS[move - SAMURAI_TO]})
