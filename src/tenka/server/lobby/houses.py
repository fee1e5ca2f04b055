"""Houses chosen at a table before the game begins: first come, first served; whoever chose none gets what is left.

Until the start the option `houses` holds the choices, null where there is none; from then on a house for every seat.
"""

from typing import Any

import tenka
from tenka.kernel.game import Game
from tenka.kernel.options.houses import OPTION, check, shared_out
from tenka.server.guard.refused import Refused
from tenka.store.queries.tables.tables import TableRow
from tenka.wire.tables import NewTable

Options = dict[str, Any]


def of_seats(row: TableRow) -> list[str | None]:
    """The house of each seat: as it was chosen or, once the game has begun, as it is."""
    if row.status == "open":
        return [house if _is_taken(row, seat) else None for seat, house in enumerate(_chosen(row))]
    usual = tenka.game(row.game).houses if row.game in tenka.games() else ()  # a game may have been uninstalled
    return list(row.options.get(OPTION) or usual[: len(row.seats)]) or [None] * len(row.seats)


def without(options: Options) -> Options:
    """The options that are the table's own."""
    return {name: value for name, value in options.items() if name != OPTION}


def first(game: Game, asked: NewTable) -> Options:
    """The options of a new table, whose owner may have chosen a house already."""
    options = asked.options
    if asked.house is not None:
        check(game.houses, asked.house)
        chosen = [asked.house if place == "me" else None for place in asked.seats]
        options = _written(options, chosen)
    return options


def choose(row: TableRow, seat: int, house: str | None) -> Options:
    """The options once a seat has chosen a house, or (null) has none again; refused if it is another's."""
    game = tenka.game(row.game)
    chosen = of_seats(row)
    if house is not None:
        check(game.houses, house)
        if house in chosen and chosen[seat] != house:
            raise Refused(409, "house-taken")
    chosen[seat] = house
    return _written(row.options, chosen)


def keep(row: TableRow, seat: int, house: str | None) -> Options:
    """The options once a seat has the house it had elsewhere, if that is free."""
    return choose(row, seat, None if house in of_seats(row) else house)


def alone(row: TableRow, seat: int) -> Options:
    """The options of another game, in which one seat has the house it has here, if any was chosen here."""
    here = of_seats(row) if OPTION in row.options else [None] * len(row.seats)
    return _written(row.options, [house if number == seat else None for number, house in enumerate(here)])


def settled(row: TableRow) -> Options:
    """The options with which the game begins."""
    chosen = of_seats(row)
    if not any(chosen):
        return without(row.options)
    return _written(row.options, list(shared_out(tenka.game(row.game).houses, chosen)))


def _chosen(row: TableRow) -> list[str | None]:
    return list(row.options.get(OPTION) or [None] * len(row.seats))


def _is_taken(row: TableRow, seat: int) -> bool:
    return row.seats[seat].person is not None or row.seats[seat].bot is not None


def _written(options: Options, houses: list[str | None]) -> Options:
    return without(options) | ({OPTION: houses} if any(houses) else {})
