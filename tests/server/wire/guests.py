"""People around a table, and games played on in a hurry."""

import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any

import pytest

from tenka.client import Client, RefusedError
from tenka.server.tables.submission import Step
from tests.server.running import Running


@contextlib.asynccontextmanager
async def guests(server: Running, *names: str) -> AsyncIterator[list[Client]]:
    """Guests with these names until the end of the block."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await server.guest(name)) for name in names]


async def seated(people: list[Client], *more: Any, **how: Any) -> str:
    """A new table of the first of them, with all of them and further seats at it; not started."""
    first, *others = people
    places = ["me", *["open" for _ in others], *more]
    table = await first.create(how.pop("game", "shitenno"), places, **{"pause": False, **how})
    for person in others:
        await person.join(table.id, **({} if table.public else {"invitation": table.invitation}))
    return table.id


async def started(people: list[Client], *more: Any, **how: Any) -> str:
    """The same, with the game begun."""
    id = await seated(people, *more, **how)
    await people[0].start(id)
    return id


@contextlib.contextmanager
def refused(status: int | None, message: str) -> Iterator[None]:
    """What is done in the block is refused like this."""
    with pytest.raises(RefusedError) as caught:
        yield
    assert (caught.value.status, caught.value.message) == (status, message)


async def play_on(server: Running, id: str, turns: int = 10**9, seed: int = 1) -> None:
    """Let the game go on in the house itself, so many submissions at most."""
    rng = Random(seed)
    table = await server.services.registry.table(id)
    for _ in range(turns):
        async with table.settled():  # so that nobody is answered for between looking and playing
            state = table.playing().state
            if not state.pending:
                return
            seat = min(state.pending)
            steps: list[Step] = []
            trial = state.copy()
            while seat in trial.pending and len(steps) < 8:
                move = list(rng.choice(trial.legal(seat)))
                trial.play(seat, move)
                steps.append(move)
            await table._submit(seat, steps, secrets.token_urlsafe(9), None)


async def waited_for(server: Running, id: str, people: list[Client]) -> tuple[int, Client]:
    """The seat that the game waits for, and who sits there: people sit in their order."""
    table = await server.services.registry.table(id)
    seat = min(table.playing().state.pending)
    return seat, people[seat]
