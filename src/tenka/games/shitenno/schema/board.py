"""What a board outside knows of the game by itself: what is printed on the pieces, and what else never changes."""

from typing import Annotated, TypedDict

from tenka.games.shitenno.rules.components.data import DATA
from tenka.games.shitenno.rules.position import PLACEMENTS
from tenka.games.shitenno.schema.ids import Bonus, General, ProvinceId, Title, Troop
from tenka.games.shitenno.terminal import ORDER
from tenka.toolkit.presentation.schema import about


class Printed(TypedDict):
    """What is printed on a province."""

    id: ProvinceId
    troop: Troop
    printed: int
    fields: list[int]


class PrintedTitle(TypedDict):
    """What is printed on a hierarchy tile."""

    id: Title
    seals: int
    points: int


class Drawn(TypedDict):
    """The cards of a round, by how many play."""

    players: int
    troops: int
    koku: int


class Board(TypedDict):
    """All of it."""

    provinces: list[Printed]
    majority: int
    bonuses: list[Bonus]
    titles: list[PrintedTitle]
    generals: list[General]
    drawn: list[Drawn]
    placements: Annotated[int, about("How many kamons may be placed in a turn.")]
    order: Annotated[list[str], about("The verbs of moves in the order in which they are looked for.")]


def board() -> Board:
    """The figures, from the data and the rules."""
    return {
        "provinces": [
            {"id": each.id, "troop": each.troop, "printed": each.printed, "fields": list(each.fields)}
            for each in DATA.province
        ],
        "majority": DATA.majority.points,
        "bonuses": list(DATA.bonus_tiles.ids),
        "titles": [{"id": each.id, "seals": each.seals, "points": each.points} for each in DATA.title],
        "generals": [each.id for each in DATA.general],
        "drawn": [
            {"players": each.players, "troops": each.troops_drawn, "koku": each.koku_drawn} for each in DATA.table
        ],
        "placements": PLACEMENTS,
        "order": list(ORDER),
    }
