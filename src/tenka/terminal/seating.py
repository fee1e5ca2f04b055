"""Who sits where: people first, bots in the seats that are left."""

from collections.abc import Sequence
from typing import Any

from tenka.bots import bot
from tenka.kernel.errors import BadInput, shown
from tenka.kernel.game import Game
from tenka.kernel.options import houses
from tenka.terminal.asking.choices import folded
from tenka.terminal.table import TerminalSeat

LONGEST_NAME = 18
DEFAULT_BOT = "steady"


def seating(game: Game, players: int | None, humans: int, bots: str | None, names: Sequence[str]) -> list[TerminalSeat]:
    """The seats that the command line asks for."""
    wanted = [] if bots is None else [each.strip() for each in bots.split(",")]
    if players is None:
        players = humans + len(wanted) if len(wanted) > 1 else max(game.players)
    if players not in game.players:
        raise BadInput("bad-players", {"players": players, "fewest": min(game.players), "most": max(game.players)})
    if not 1 <= humans <= players:
        raise BadInput("bad-humans", {"humans": humans, "players": players})
    for name in wanted:
        bot(game, name)
    people = [TerminalSeat(name) for name in _checked_names(names, humans)]
    return people + [TerminalSeat(None, name) for name in _fitting_bots(wanted, players - humans)]


def chosen_houses(game: Game, seats: Sequence[TerminalSeat], wanted: Sequence[str]) -> dict[str, Any]:
    """The option for the houses that people want, in the order of their seats; the others get what is left."""
    people = sum(seat.bot is None for seat in seats)
    if len(wanted) > people:
        raise BadInput("too-many-houses", {"houses": len(wanted), "humans": people})
    chosen = [folded(house) for house in wanted]
    for number, house in enumerate(chosen):
        houses.check(game.houses, house)
        if house in chosen[:number]:
            raise BadInput("house-taken")
    rest = [None] * (len(seats) - len(chosen))
    return {houses.OPTION: houses.shared_out(game.houses, [*chosen, *rest])} if chosen else {}


def _fitting_bots(wanted: list[str], seats: int) -> list[str]:
    if len(wanted) == seats:
        return wanted
    if len(wanted) <= 1 and seats:
        return (wanted or [DEFAULT_BOT]) * seats
    raise BadInput("bots-do-not-fit", {"seats": seats, "named": len(wanted)})


def _checked_names(names: Sequence[str], humans: int) -> list[str | None]:
    if len(names) > humans:
        raise BadInput("too-many-names", {"names": len(names), "humans": humans})
    found: list[str | None] = []
    for name in names:
        tidy = " ".join(name.split())
        if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable():
            raise BadInput("bad-name", {"name": shown(name), "most": LONGEST_NAME})
        if tidy in found:
            raise BadInput("same-name", {"name": tidy})
        found.append(tidy)
    return found + [None] * (humans - len(found))
