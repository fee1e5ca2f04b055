"""Tables to play at, opened before anything is measured."""

import asyncio
import contextlib
import secrets

from benchmarks.server.bare import SEATS
from benchmarks.server.boardgame import SOCKET, BoardgameSeat
from benchmarks.server.contenders import Contender, Place
from tenka.client import Client

GAME = "shitenno"
AT_ONCE = 50  # tables that are opened together


async def opened(contender: Contender, url: str, count: int) -> list[Place]:
    """So many tables, every seat taken and the game started."""
    if contender.peer:  # it makes a table for whoever comes first
        return [Place(secrets.token_hex(8), [(SOCKET, "")] * SEATS, BoardgameSeat) for _ in range(count)]
    if not contender.durable:
        return [_bare(str(number)) for number in range(count)]
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(url)) for _ in range(SEATS)]
        for number, person in enumerate(people):
            await person.guest(f"Guest {number}")
        found: list[Place] = []
        while len(found) < count:
            found += await asyncio.gather(*(_table(people) for _ in range(min(AT_ONCE, count - len(found)))))
        return found


async def _table(people: list[Client]) -> Place:
    """A table with these people, in this order."""
    owner, *others = people
    table = await owner.create(GAME, ["me", *["open"] * len(others)], public=True)
    for number, person in enumerate(others, 1):
        await person.join(table.id, seat=number)
    await owner.start(table.id)
    return Place(table.id, [(_live(table.id), person.cookie) for person in people])


def _bare(table: str) -> Place:
    """A table of the reference: nobody is asked who they are."""
    return Place(table, [(f"{_live(table)}/{seat}", "") for seat in range(SEATS)])


def _live(table: str) -> str:
    return f"/api/tables/{table}/live"
