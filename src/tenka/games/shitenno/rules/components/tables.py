"""What depends on the number of players, by that number."""

from typing import Final

from tenka.games.shitenno.rules.components.data import DATA, ByPlayers

TABLES: Final[dict[int, ByPlayers]] = {table.players: table for table in DATA.table}
