"""What the end of a game does to ratings: worked out and written in the transaction of its last move."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from tenka.server.ratings.anchors import anchor
from tenka.server.ratings.scale import MODEL, NEWCOMER, low
from tenka.store.queries.people import ratings
from tenka.store.queries.people.ratings import Strength

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlalchemy import Connection

    from tenka.store.queries.tables.tables import TableRow


class _Side(NamedTuple):
    """Who played in a seat: a person, with so many games, or (null) a bot."""

    seat: int
    person: str | None
    strength: Strength
    games: int


def places(result: Mapping[str, Any]) -> list[int]:
    """What each seat came to, from 1; those who share the victory share the first place."""
    ranking = list(result["ranking"])
    winners = result.get("winners", ranking[:1])
    return [1 if seat in winners else ranking.index(seat) + 1 for seat in range(len(ranking))]


def finish(row: TableRow, result: Mapping[str, Any] | None) -> Callable[[Connection], None] | None:
    """What is written with a game's last move; nothing while it goes on."""
    return None if result is None else partial(_finish, row=row, came=places(result))


def _finish(connection: Connection, row: TableRow, came: list[int]) -> None:
    ratings.note_places(connection, row.id, came)
    if row.rated:
        rate(connection, row.id, row.game, came)


def rate(connection: Connection, table: str, game: str, came: list[int]) -> None:
    """Rate a game's people by what their seats came to; who has left us, and bots nobody knows, are left out."""
    sides = _sides(connection, table, game)
    if len(sides) < 2 or not any(side.person for side in sides):
        return
    teams = [[MODEL.create_rating([*side.strength])] for side in sides]
    after = MODEL.rate(teams, ranks=[came[side.seat] for side in sides])
    changed = {}
    for side, (found,) in zip(sides, after, strict=True):
        if side.person is not None:
            strength = Strength(found.mu, found.sigma)
            changed[side.seat] = (side.person, strength, side.games + 1, low(strength))
    ratings.change(connection, table, game, changed)


def _sides(connection: Connection, table: str, game: str) -> list[_Side]:
    seated = ratings.sides(connection, table)
    known = ratings.of_people(connection, game, [who for who, _ in seated.values() if who is not None])
    found = []
    for seat, (who, bot) in seated.items():
        if who is not None:
            found.append(_Side(seat, who, *known.get(who, (NEWCOMER, 0))))
        elif bot is not None and (strength := anchor(game, bot)) is not None:
            found.append(_Side(seat, None, strength, 0))
    return found
