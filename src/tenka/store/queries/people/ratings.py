"""Ratings: how strong people are, by game, and how they came to it."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, exists, func, insert, or_, select, tuple_, update

from tenka.store.ids import now
from tenka.store.schema import game_table, person, profile, rating, rating_change, seat

MOST_TOLD = 500  # changes of one rating, the last ones


class Strength(NamedTuple):
    """A normal distribution: where somebody's strength is supposed to be."""

    mu: float
    sigma: float


class RatingRow(NamedTuple):
    """Somebody's rating in a game."""

    person_id: str
    name: str
    game: str
    strength: Strength
    games: int
    low: int


class ChangeRow(NamedTuple):
    """What a rating was after a game."""

    strength: Strength
    made: int


def sides(connection: Connection, table: str) -> dict[int, tuple[str | None, str | None]]:
    """Who sits at a table, a person or a bot, by seat."""
    wanted = select(seat.c.seat, seat.c.person_id, seat.c.bot).where(seat.c.table_id == table).order_by(seat.c.seat)
    return {number: (who, bot) for number, who, bot in connection.execute(wanted)}


def note_places(connection: Connection, table: str, places: Collection[int]) -> None:
    """Note what each seat of a finished game came to."""
    for number, place in enumerate(places):
        connection.execute(update(seat).where(seat.c.table_id == table, seat.c.seat == number).values(place=place))


def of_people(connection: Connection, game: str, people: Collection[str]) -> dict[str, tuple[Strength, int]]:
    """What these people's ratings in a game are, and by how many games."""
    columns = (rating.c.person_id, rating.c.mu, rating.c.sigma, rating.c.games)
    wanted = select(*columns).where(rating.c.game == game, rating.c.person_id.in_(list(people)))
    return {who: (Strength(mu, sigma), games) for who, mu, sigma, games in connection.execute(wanted)}


def change(
    connection: Connection, table: str, game: str, changed: Mapping[int, tuple[str, Strength, int, int]]
) -> None:
    """Note new ratings, by seat: whose, what, by how many games, and the lower end; a table is noted once."""
    at = now()
    for number, (who, strength, games, low) in changed.items():
        values = {**strength._asdict(), "games": games, "low": low}
        this = rating.c.person_id == who, rating.c.game == game
        if connection.execute(update(rating).where(*this).values(values)).rowcount == 0:
            connection.execute(insert(rating).values(person_id=who, game=game, **values))
        line = {"table_id": table, "seat": number, "person_id": who, "game": game, "made": at}
        connection.execute(insert(rating_change).values(**line, **strength._asdict()))


def of_person(connection: Connection, who: str) -> list[RatingRow]:
    """All ratings of somebody."""
    return _rows(connection, rating.c.person_id == who, most=None)


def board(connection: Connection, game: str, limit: int, after: tuple[int, str] | None) -> tuple[list[RatingRow], bool]:
    """The best of a game, of those who show it to everybody; and whether there are more."""
    shown = or_(profile.c.ratings.is_(None), profile.c.ratings == "everyone")
    condition = and_(rating.c.game == game, shown, person.c.banned.is_(None))
    if after is not None:
        condition = and_(condition, tuple_(-rating.c.low, rating.c.person_id) > tuple_(*after))
    found = _rows(connection, condition, most=limit + 1)
    return found[:limit], len(found) > limit


def _rows(connection: Connection, condition: ColumnElement[bool], most: int | None) -> list[RatingRow]:
    everybody = rating.join(person, person.c.id == rating.c.person_id).outerjoin(
        profile, profile.c.person_id == rating.c.person_id
    )
    columns = (rating.c.person_id, person.c.name, rating.c.game, rating.c.mu, rating.c.sigma)
    wanted = select(*columns, rating.c.games, rating.c.low).select_from(everybody).where(condition)
    wanted = wanted.order_by(-rating.c.low, rating.c.person_id, rating.c.game).limit(most)
    return [
        RatingRow(who, name, game, Strength(mu, sigma), games, low)
        for who, name, game, mu, sigma, games, low in connection.execute(wanted)
    ]


def unfinished_alone(connection: Connection, who: str) -> int:
    """How many rated games somebody has begun against bots alone and not finished."""
    own, other = seat.alias(), seat.alias()
    beside = exists().where(
        other.c.table_id == own.c.table_id, other.c.seat != own.c.seat, other.c.person_id.is_not(None)
    )
    running = own.join(game_table, game_table.c.id == own.c.table_id)
    wanted = select(func.count()).select_from(running).where(own.c.person_id == who, ~beside)
    return connection.execute(wanted.where(game_table.c.status == "running", game_table.c.rated)).scalar_one()


def history(connection: Connection, who: str, game: str) -> list[ChangeRow]:
    """What somebody's rating was after each game, the last ones, in order."""
    columns = (rating_change.c.mu, rating_change.c.sigma, rating_change.c.made)
    wanted = select(*columns).where(rating_change.c.person_id == who, rating_change.c.game == game)
    last = wanted.order_by(rating_change.c.made.desc(), rating_change.c.table_id).limit(MOST_TOLD)
    return [ChangeRow(Strength(mu, sigma), made) for mu, sigma, made in connection.execute(last)][::-1]
