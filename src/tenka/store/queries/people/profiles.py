"""What people show of themselves, and what there is to show."""

from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Subquery,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
)

from tenka.store.queries.people import circle
from tenka.store.schema import game_table, handover, person, profile, seat

EVERYONE, FRIENDS = "everyone", "friends"
MOST_OPPONENTS = 12
LATEST = 200  # finished games of a person that count: how many there are before them changes no time


class FaceRow(NamedTuple):
    """A crest on a patterned ground."""

    crest: str
    pattern: str
    colour: str


class ProfileRow(NamedTuple):
    """Who sees which part of somebody's page."""

    face: FaceRow | None = None
    games: str = EVERYONE
    opponents: str = EVERYONE
    ratings: str = EVERYONE
    reliability: str = EVERYONE


class PersonRow(NamedTuple):
    """Somebody with an account."""

    id: str
    name: str
    face: FaceRow | None


class PlayedRow(NamedTuple):
    """A finished game as its player knows it."""

    table: str
    game: str
    ended: int
    place: int | None
    public: bool
    rated: bool


def settings(connection: Connection, who: str) -> ProfileRow:
    """What somebody has chosen, or what is usual."""
    row = connection.execute(select(profile).where(profile.c.person_id == who)).one_or_none()
    if row is None:
        return ProfileRow()
    return ProfileRow(_face(row), row.games, row.opponents, row.ratings, row.reliability)


def choose(connection: Connection, who: str, chosen: ProfileRow) -> None:
    """Change what somebody shows."""
    connection.execute(delete(profile).where(profile.c.person_id == who))
    face = (None, None, None) if chosen.face is None else chosen.face
    looks = dict(zip(FaceRow._fields, face, strict=True))
    parts = {name: getattr(chosen, name) for name in ("games", "opponents", "ratings", "reliability")}
    connection.execute(insert(profile).values(person_id=who, **looks, **parts))


def accounts(connection: Connection, ids: Collection[str]) -> dict[str, PersonRow]:
    """Those of these people who have an account, and are not banned."""
    looks = [profile.c[name] for name in FaceRow._fields]
    everybody = person.outerjoin(profile, profile.c.person_id == person.c.id)
    wanted = select(person.c.id, person.c.name, *looks).select_from(everybody)
    found = connection.execute(
        wanted.where(person.c.id.in_(list(ids)), person.c.login.is_not(None), person.c.banned.is_(None))
    )
    return {row.id: PersonRow(row.id, row.name, _face(row)) for row in found}


def may_see(connection: Connection, viewer: str | None, owner: str, shown: str) -> bool:
    """Whether somebody may see what is shown to some."""
    if viewer == owner or shown == EVERYONE:
        return True
    return shown == FRIENDS and viewer is not None and circle.relation(connection, viewer, owner) == "friend"


def _face(row: object) -> FaceRow | None:
    looks = [getattr(row, name) for name in FaceRow._fields]
    return None if None in looks else FaceRow(*looks)


_own = seat.join(game_table, game_table.c.id == seat.c.table_id)


def _latest(who: str) -> Subquery:
    """The seats of somebody's latest finished games: a walk along an index."""
    wanted = select(seat.c.table_id, seat.c.place, seat.c.ended).where(seat.c.person_id == who, seat.c.ended > 0)
    return wanted.order_by(seat.c.ended.desc(), seat.c.table_id.desc()).limit(LATEST).subquery("latest")


class LateRow(NamedTuple):
    """One of somebody's latest finished games; `timed`: whether it had a clock."""

    table: str
    game: str
    place: int | None
    ended: int
    timed: bool


def lately(connection: Connection, who: str) -> list[LateRow]:
    """Somebody's latest finished games, which are counted: each of them is looked up once."""
    latest = _latest(who)
    about = (latest.c.table_id, game_table.c.game, latest.c.place, latest.c.ended, _timed().label("timed"))
    wanted = select(*about).join_from(latest, game_table, game_table.c.id == latest.c.table_id)
    return [LateRow(*row) for row in connection.execute(wanted)]


def likes(late: Collection[LateRow]) -> list[tuple[str, int, int]]:
    """How many games of each kind somebody has lately finished and won, what is played most first."""
    games, won = Counter(row.game for row in late), Counter(row.game for row in late if row.place == 1)
    return [(game, number, won[game]) for game, number in sorted(games.items(), key=lambda each: (-each[1], each[0]))]


def opponents(connection: Connection, who: str, viewer: str | None) -> list[tuple[str, int]]:
    """With which accounts somebody has lately finished games, most often first; those who hide it only to themselves.

    What happened at tables that are not public is told to those who sat there.
    """
    other, latest = seat.alias(), _latest(who)
    own = latest if viewer == who else latest.join(game_table, game_table.c.id == latest.c.table_id)
    together = own.join(other, and_(other.c.table_id == latest.c.table_id, other.c.person_id != who))
    everybody = together.join(person, person.c.id == other.c.person_id).outerjoin(
        profile, profile.c.person_id == other.c.person_id
    )
    open_to_all = or_(profile.c.opponents.is_(None), profile.c.opponents == EVERYONE)
    conditions: list[ColumnElement[bool]] = [person.c.login.is_not(None)]
    if viewer is None:  # a stranger sat nowhere
        conditions += [open_to_all, game_table.c.public]
    elif viewer != who:
        watching = seat.alias()
        was_there = exists().where(watching.c.table_id == latest.c.table_id, watching.c.person_id == viewer)
        conditions += [or_(open_to_all, other.c.person_id == viewer), or_(game_table.c.public, was_there)]
    wanted = select(other.c.person_id, func.count()).select_from(everybody).where(*conditions)
    most = wanted.group_by(other.c.person_id).order_by(func.count().desc(), other.c.person_id).limit(MOST_OPPONENTS)
    return [(found, games) for found, games in connection.execute(most)]


def reliability(connection: Connection, who: str, late: Collection[LateRow]) -> tuple[int, int]:
    """How many of somebody's games that ended lately had a clock, and in how many of these nobody stood in for them."""
    since = min(row.ended for row in late) if len(late) >= LATEST else 0
    theirs = handover.join(game_table, game_table.c.id == handover.c.table_id)
    left = select(handover.c.table_id).select_from(theirs)  # also where somebody else sits by now
    left = left.where(handover.c.person_id == who, handover.c.steward.is_not(None), game_table.c.status == "over")
    broken = set(connection.execute(left.where(game_table.c.ended >= since, _timed())).scalars())
    games = broken.union(row.table for row in late if row.timed)
    return len(games), len(games) - len(broken)


def _timed() -> ColumnElement[bool]:
    return or_(game_table.c.patience.is_not(None), game_table.c.bank.is_not(None))


def played(connection: Connection, who: str, limit: int, after: tuple[int, str] | None) -> tuple[list[PlayedRow], bool]:
    """Somebody's finished games, the latest first, and whether there are more: a walk along an index."""
    columns = (game_table.c.id, game_table.c.game, seat.c.ended, seat.c.place, game_table.c.public)
    wanted = select(*columns, game_table.c.rated).select_from(_own)
    wanted = wanted.where(seat.c.person_id == who, seat.c.ended.is_not(None))
    place = seat.c.ended, seat.c.table_id
    if after is not None:
        wanted = wanted.where(tuple_(*place) < tuple_(-after[0], after[1]))
    wanted = wanted.order_by(*(each.desc() for each in place)).limit(limit + 1)
    found = [PlayedRow(*row) for row in connection.execute(wanted)]
    return found[:limit], len(found) > limit
