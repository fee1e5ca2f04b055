"""Daimyō: isolated ones are removed at once, and who caused it may gain one (T12)."""

from collections.abc import Sequence

from tenka.games.tenjo.rules.components.pieces import PROVINCE_COUNT, PROVINCES
from tenka.games.tenjo.rules.position import NOBODY, NOTHING, Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.daimyo import LoseDaimyo, PlaceDaimyo
from tenka.games.tenjo.rules.vocabulary import PLACE
from tenka.kernel.errors import IllegalMove


def is_supported(position: Position, seat: int, province: int) -> bool:
    """Whether own samurai, or those of somebody who may help, are in the province."""
    if position.supports_in(seat, province):
        return True
    for other in range(position.players):
        if other != seat and position.supports_in(other, province) and position.helps(other, seat):
            return True
    return False


def check(position: Position, cause: int) -> None:
    """Remove whoever is isolated; an opponent who caused it gains a daimyō for each."""
    check_all(position, [cause] * position.players)


def look(position: Position) -> None:
    """The task of removing whoever is isolated."""
    cause = position.tasks[-1].seat
    agenda.pop(position)
    check(position, cause)


def unsupported(position: Position) -> list[int]:
    """The provinces without support, by seat: each seat times provinces plus province."""
    places = range(position.players * PROVINCE_COUNT)
    return [place for place in places if not is_supported(position, *divmod(place, PROVINCE_COUNT))]


def check_all(position: Position, causes: list[int], spared: Sequence[int] = ()) -> None:
    """The same with a cause for each seat that may lose one; who causes his own loss gains nothing (T12).

    Whoever is spared was isolated before by something that is still being carried out, and will be looked for then.
    """
    for place, count in enumerate(position.daimyo):
        if count and place not in spared:
            seat, province = divmod(place, PROVINCE_COUNT)
            if not is_supported(position, seat, province):
                gainer = NOBODY if causes[seat] == seat else causes[seat]
                for _ in range(count):
                    remove(position, seat, province, "isolated", gainer)
                    gain(position, gainer)
    if position.setup.options["shadow_isolation"]:
        for place, count in enumerate(position.shadows):
            seat, province = divmod(place, PROVINCE_COUNT)
            if count and place not in spared and not is_supported(position, seat, province):
                _lose_shadows(position, seat, province)


def is_anybody_alone(position: Position) -> bool:
    """Whether somebody would be removed."""
    pieces = [position.daimyo]
    if position.setup.options["shadow_isolation"]:
        pieces.append(position.shadows)
    for each in pieces:
        for place, count in enumerate(each):
            if count and not is_supported(position, place // PROVINCE_COUNT, place % PROVINCE_COUNT):
                return True
    return False


def _lose_shadows(position: Position, seat: int, province: int) -> None:
    lost = position.shadows_in(seat, province)
    position.add_shadow(seat, province, -lost)
    if position.events_on:
        position.tell("shadows_lost", {"seat": seat, "province": PROVINCES[province], "count": lost})


def remove(position: Position, seat: int, province: int, why: str, by: int) -> None:
    """A daimyō leaves the game."""
    position.add_daimyo(seat, province, -1)
    if position.events_on:
        lost = {"seat": seat, "province": PROVINCES[province], "why": why}
        position.tell("daimyo_lost", {**lost, "by": None if by == NOBODY else by})


def gain(position: Position, seat: int) -> None:
    """A daimyō comes to a seat that has samurai somewhere: it chooses where."""
    if seat != NOBODY and position.lives(seat) and provinces(position, seat):
        agenda.push(position, PlaceDaimyo(seat))


def provinces(position: Position, seat: int) -> list[int]:
    """Where a seat has samurai, so that a daimyō of its can be there."""
    return [province for province in range(PROVINCE_COUNT) if position.supports_in(seat, province)]


def arrive(position: Position, seat: int, province: int) -> None:
    """A daimyō is placed."""
    position.add_daimyo(seat, province, 1)
    position.reinforce(seat, province)
    if position.events_on:
        position.tell("daimyo_gained", {"seat": seat, "province": PROVINCES[province]})


def legal_place(position: Position, seat: int) -> list[int]:
    """The provinces with own samurai."""
    return [PLACE + province for province in provinces(position, seat)]


def play_place(position: Position, seat: int, move: int) -> None:
    """The daimyō gained stands there."""
    agenda.pop(position)
    arrive(position, seat, move - PLACE)


def legal_lose(position: Position, seat: int) -> list[int]:
    """The provinces in which the seat has a daimyō (T21)."""
    return [PLACE + province for province in range(PROVINCE_COUNT) if position.daimyo_in(seat, province)]


def play_lose(position: Position, seat: int, move: int) -> None:
    """The owner of a fallen castle loses this one (T21)."""
    task = position.tasks[-1]
    assert isinstance(task, LoseDaimyo)
    agenda.pop(position)
    remove(position, seat, move - PLACE, "castle", task.taker)


def only_place(position: Position, seat: int, gained: bool) -> int:
    """The only province in which a daimyō can be placed or lost, as everybody sees; NOTHING where there is a choice."""
    moves = legal_place(position, seat) if gained else legal_lose(position, seat)
    return moves[0] if len(moves) == 1 else NOTHING


def refusal_place(position: Position, seat: int, move: int) -> IllegalMove:
    """Why no daimyō can be placed or taken there."""
    return IllegalMove("T12", "no-samurai-there", {"province": PROVINCES[move - PLACE]})


def refusal_lose(position: Position, seat: int, move: int) -> IllegalMove:
    """Why no daimyō can be taken there."""
    return IllegalMove("T21", "no-daimyo-there", {"province": PROVINCES[move - PLACE]})
