"""What depends on the number of players, by that number."""

from tenka.games.shitenno.data import DATA, Table

TABLES: dict[int, Table] = {table.players: table for table in DATA.table}
