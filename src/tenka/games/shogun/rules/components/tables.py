"""What depends on the number of players, by that number."""

from typing import Final

from tenka.games.shogun.rules.components.data import DATA

TABLES: Final = {table.players: table for table in DATA.table}
MOST_PLAYERS: Final = max(TABLES)
