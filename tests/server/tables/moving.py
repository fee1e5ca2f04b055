"""Moves at a table, and games that go on until something can be done."""

import secrets
from random import Random
from typing import Any

from sqlalchemy import func, select

from tenka.client import Client
from tenka.store.schema import entry
from tests.server.running import Running
from tests.server.wire.guests import play_on
from tests.server.wire.picture import Message, Picture


def key() -> str:
    """A fresh key."""
    return secrets.token_urlsafe(9)


async def logged(server: Running, id: str) -> int:
    """How many entries the log on disk has."""
    return await server.services.database.read(
        lambda c: c.execute(select(func.count()).select_from(entry).where(entry.c.table_id == id)).scalar_one()
    )


def first_legal(picture: Picture) -> list[Any]:
    """The first move listed."""
    assert picture.sight is not None
    found: list[Any] = picture.sight["legal"][0]
    return found


def moves(picture: Picture, *chosen: list[Any]) -> Message:
    """A message that makes moves, the first legal one unless told otherwise."""
    assert picture.sight is not None
    return {
        "type": "moves",
        "moves": list(chosen) or [first_legal(picture)],
        "decision": picture.sight["decision"],
        "key": key(),
    }


async def until_undo(server: Running, id: str, people: list[Client]) -> tuple[int, Client]:
    """Let the game go on until somebody can take a step back."""
    table = await server.services.registry.table(id)
    rng = Random(8)
    while True:
        state = table.playing().state
        for seat, person in enumerate(people):
            if state.can_undo(seat):
                return seat, person
        seat = min(state.pending)
        await table.submit(seat, [list(rng.choice(state.legal(seat)))], key())


async def until_private(server: Running, id: str) -> int:
    """Let the game go on until somebody prepares something that nobody else sees; who does."""
    table = await server.services.registry.table(id)
    while True:
        state = table.playing().state
        seat = min(state.pending)
        for move in state.legal(seat):
            trial = state.copy()
            if not trial.play(seat, move) and trial.can_undo(seat):
                return seat
        await play_on(server, id, 1)


async def step_privately(server: Running, id: str, seat: int) -> None:
    """A step that nobody else sees."""
    table = await server.services.registry.table(id)
    state = table.playing().state
    move = next(move for move in state.legal(seat) if not state.copy().play(seat, move))
    await table.submit(seat, [list(move)], key())
