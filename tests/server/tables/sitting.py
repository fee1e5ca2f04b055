"""Who sits where."""

from tenka.wire.tables import TableInfo

BOT = {"bot": "random"}  # the simplest there is


def names(table: TableInfo) -> list[str | None]:
    """Who sits where: bots by their level, nobody where it is open."""
    return [seat.bot or seat.name for seat in table.seats]


def mine(table: TableInfo) -> list[int]:
    """The seats of whoever was told this."""
    return [number for number, seat in enumerate(table.seats) if seat.you]
