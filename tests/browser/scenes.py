"""Tables in a certain state, made in the server itself without playing there by hand."""

import secrets
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update

from tenka.kernel.state import State
from tenka.server.lobby import sitting
from tenka.server.tables.loading import opened
from tenka.server.tables.submission import Step
from tenka.store.schema import game_table
from tests.browser.visitor import Visitor
from tests.browser.words import FIRST
from tests.server.running import Running

SEED = "5e" * 32
CHANCES = 100
Wish = Callable[[State], bool]


async def begun(first: Visitor, *others: Visitor, bots: int = 0, game: str = FIRST, **options: Any) -> str:
    """A game of these people and some bots."""
    places: list[Any] = ["me", *["open" for _ in others], *[{"bot": "steady"}] * bots]
    wanted = {"game": game, "options": options, "seats": places, "pause": False}
    made = await first.post("/tables", wanted)
    for each in others:
        await each.post(f"/tables/{made['id']}/join", {"invitation": made["invitation"]})
    await first.post(f"/tables/{made['id']}/start")
    return str(made["id"])


def always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that begin from now on have the same cards, with which everybody can do what a test is about."""
    unchanged = {"compare_digest": secrets.compare_digest}
    monkeypatch.setattr(sitting, "secrets", SimpleNamespace(token_bytes=lambda _: bytes.fromhex(SEED), **unchanged))


async def alone(server: Running, visitor: Visitor, seats: int = 4, game: str = FIRST, **options: Any) -> str:
    """A game of a visitor with people who do nothing by themselves; the same each time."""
    friends = [await server.guest(name) for name in ("Bruno", "Carla", "Dieter")[: seats - 1]]
    places = ["me", *["open" for _ in friends]]
    made = await visitor.post("/tables", {"game": game, "options": options, "seats": places, "public": True})
    id = str(made["id"])
    for friend in friends:
        await friend.join(id)
        await friend.close()
    await visitor.post(f"/tables/{id}/start")
    table = await server.services.registry.table(id)
    statement = update(game_table).where(game_table.c.id == id).values(seed=SEED)
    await server.services.database.write(lambda connection: connection.execute(statement))
    table.row = table.row._replace(seed=SEED)
    table.game_session = opened(table.row)
    return id


async def play_until(server: Running, id: str, wish: Wish) -> None:
    """Let everybody play at random in the server itself until the wish comes true."""
    table = await server.services.registry.table(id)
    async with table.settled():  # so that nobody is answered for on the way
        for chance in range(CHANCES):
            moves = way(table.playing().state.copy(), wish, Random(chance))
            if moves is not None:
                for seat, move in moves:
                    await table._submit(seat, [move], secrets.token_urlsafe(9), None)
                return
    raise AssertionError("it never comes to that")


def way(state: State, wish: Wish, rng: Random) -> list[tuple[int, Step]] | None:
    """Moves at random that make the wish come true; None if the game ends without."""
    moves: list[tuple[int, Step]] = []
    while not wish(state):
        if not state.pending:
            return None
        seat = min(state.pending)
        move = list(rng.choice(state.legal(seat)))
        state.play(seat, move)
        moves.append((seat, move))
    return moves


# Wishes


def over(state: State) -> bool:
    """The game is over."""
    return not state.pending


def asked(seat: int, kind: str, *verbs: str) -> Wish:
    """A seat is asked for a decision, and all these moves are among its choices."""

    def wish(state: State) -> bool:
        if seat not in state.pending or state.pending[seat].kind != kind:
            return False
        return set(verbs) <= {str(move[0]) for move in state.legal(seat)}

    return wish
