"""Pages of people: what they show of themselves, to whom, and whom they know."""

from collections.abc import Callable, Iterable

from sqlalchemy import Connection

from tenka.server.endpoints.endpoint import Call, Endpoint
from tenka.server.endpoints.paging import PAGING, limit, place
from tenka.server.endpoints.tables.acting import ID_LENGTH
from tenka.server.guard.refused import Refused, not_found
from tenka.server.people.sanitizing import shown_name
from tenka.server.ratings.serializing import rating_info
from tenka.store.ids import written
from tenka.store.queries.people import circle, profiles, ratings
from tenka.store.queries.people.profiles import FaceRow, PersonRow, PlayedRow, ProfileRow
from tenka.store.queries.tables import tables
from tenka.store.queries.tables.tables import TableRow
from tenka.store.schema import game_table
from tenka.wire import profiles as wire
from tenka.wire.profiles import (
    Circle,
    Face,
    GameCount,
    OpponentInfo,
    OwnProfile,
    PersonInfo,
    PlayedGame,
    PlayedList,
    Profile,
    ProfileSettings,
    Reliability,
)

OWN = "/api/me/profile"
PERSON = "/api/people/{person}"


def person_info(row: PersonRow) -> PersonInfo:
    """Somebody with an account, as they are shown."""
    face = None if row.face is None else Face(*row.face)  # type: ignore[arg-type]
    return PersonInfo(row.id, shown_name(row.name) or "", face)


def account(connection: Connection, call: Call) -> PersonRow:
    """Whose page it is; guests, and nobody, have none."""
    id = call.path["person"]
    found = profiles.accounts(connection, [id]) if len(id) == ID_LENGTH else {}
    if id not in found:
        raise not_found()
    return found[id]


async def read(call: Call) -> Profile:
    """Somebody's page, as far as one may see it."""
    return await call.services.database.read(_profile, call)


def _profile(connection: Connection, call: Call) -> Profile:
    who, me = account(connection, call), call.me
    chosen = profiles.settings(connection, who.id)

    def sees(shown: str) -> bool:
        return profiles.may_see(connection, me, who.id, shown)

    late = profiles.lately(connection, who.id) if sees(chosen.games) or sees(chosen.reliability) else []
    likes = profiles.likes(late) if sees(chosen.games) else None
    return Profile(
        person=person_info(who),
        relation="none" if me is None else circle.relation(connection, me, who.id),
        ignored=me is not None and circle.is_ignored(connection, me, who.id),
        likes=None if likes is None else [GameCount(*each) for each in likes],
        opponents=_opponents(connection, who.id, me) if sees(chosen.opponents) else None,
        ratings=[rating_info(row) for row in ratings.of_person(connection, who.id)] if sees(chosen.ratings) else None,
        reliability=Reliability(*profiles.reliability(connection, who.id, late)) if sees(chosen.reliability) else None,
        latest=profiles.LATEST if sum(games for _, games, _ in likes or []) >= profiles.LATEST else None,
    )


def _opponents(connection: Connection, who: str, me: str | None) -> list[OpponentInfo]:
    found = profiles.opponents(connection, who, me)
    known = profiles.accounts(connection, [id for id, _ in found])
    return [OpponentInfo(person_info(known[id]), games) for id, games in found if id in known]


async def list_played(call: Call) -> PlayedList:
    """Somebody's finished games, as far as one may see them."""
    after = place(call, 1)
    return await call.services.database.read(_played, call, limit(call), after)


def _played(connection: Connection, call: Call, most: int, after: tuple[int | str, ...] | None) -> PlayedList:
    who = account(connection, call)
    if not profiles.may_see(connection, call.me, who.id, profiles.settings(connection, who.id).games):
        return PlayedList([])
    rows, more = profiles.played(connection, who.id, most, after)  # type: ignore[arg-type]
    wanted = tables.select_tables().where(game_table.c.id.in_([row.table for row in rows]))
    there = {table.id: table for table in tables.with_seats(connection, wanted)}
    found = [_game(row, there[row.table], who.id, call.me) for row in rows]
    return PlayedList(found, f"{-rows[-1].ended}.{rows[-1].table}" if more else None)


def _game(row: PlayedRow, table: TableRow, who: str, me: str | None) -> PlayedGame:
    """A game; of a table that is not public only those who sat there are told where it was, and with whom."""
    known = row.public or (me is not None and table.seat_of(me) is not None)
    names = [shown_name(seat.name) for seat in table.seats if seat.person != who]
    return PlayedGame(
        *(row.game, written(row.ended), row.place, len(table.seats), row.rated),
        table=row.table if known else None,
        names=names if known else None,
    )


# Oneself


def _with_account(call: Call) -> str:
    if call.person.login is None:
        raise Refused(409, "no-account")
    return call.person.id


async def read_own(call: Call) -> OwnProfile:
    """One's face, and who sees what."""
    me = _with_account(call)
    chosen = await call.services.database.read(profiles.settings, me)
    face = None if chosen.face is None else Face(*chosen.face)  # type: ignore[arg-type]
    return OwnProfile(me, ProfileSettings(face, *chosen[1:]))  # type: ignore[arg-type]


async def choose(call: Call) -> OwnProfile:
    """Change one's face, and who sees what."""
    me, body = _with_account(call), call.body
    face = None if body.face is None else FaceRow(body.face.crest, body.face.pattern, body.face.colour)
    chosen = ProfileRow(face, body.games, body.opponents, body.ratings, body.reliability)
    await call.services.database.write(profiles.choose, me, chosen)
    return OwnProfile(me, body)


async def read_circle(call: Call) -> Circle:
    """Whom one knows."""
    return await call.services.database.read(_circle, _with_account(call))


def _circle(connection: Connection, me: str) -> Circle:
    known = circle.known(connection, me)
    found = profiles.accounts(connection, [id for ids in known.values() for id in ids])

    def people(ids: Iterable[str]) -> list[PersonInfo]:
        return [person_info(found[id]) for id in ids if id in found]

    return Circle(**{name: people(ids) for name, ids in known.items()})


def _changing(change: Callable[[Connection, str, str], None]) -> Callable[[Connection, Call], Circle]:
    def changed(connection: Connection, call: Call) -> Circle:
        me, other = _with_account(call), account(connection, call).id
        if me == other:
            raise Refused(409, "oneself")
        change(connection, me, other)
        return _circle(connection, me)

    return changed


async def befriend(call: Call) -> Circle:
    """Ask somebody to be friends, or accept."""
    return await call.services.database.write(_changing(circle.befriend), call)


async def part(call: Call) -> Circle:
    """End a friendship, take a question back, or refuse one."""
    return await call.services.database.write(_changing(circle.part), call)


async def ignore(call: Call) -> Circle:
    """Ignore somebody."""
    return await call.services.database.write(_changing(circle.ignore), call)


async def hear(call: Call) -> Circle:
    """Ignore somebody no more."""
    return await call.services.database.write(_changing(circle.ignore_no_more), call)


PROFILES = (
    Endpoint(
        *("GET", PERSON, "readProfile", "Somebody's page, as far as one may see it.", read, Profile),
        who="anybody",
        refusals=(404,),
        rate="profiles",
    ),
    Endpoint(
        *("GET", f"{PERSON}/games", "listPlayed", "Somebody's finished games.", list_played, PlayedList),
        who="anybody",
        refusals=(404,),
        rate="profiles",
        query=PAGING,
    ),
    Endpoint("GET", OWN, "readOwnProfile", "One's face, and who sees what.", read_own, OwnProfile, refusals=(409,)),
    Endpoint(
        *("PUT", OWN, "chooseProfile", "Change one's face, and who sees what.", choose, OwnProfile),
        body=wire.ProfileSettings,
        refusals=(409,),
        rate="circle",
    ),
    Endpoint("GET", "/api/me/circle", "readCircle", "Whom one knows.", read_circle, Circle, refusals=(409,)),
    Endpoint(
        *("PUT", f"{PERSON}/friend", "befriend", "Ask somebody to be friends, or accept.", befriend, Circle),
        refusals=(404, 409),
        rate="circle",
    ),
    Endpoint(
        *("DELETE", f"{PERSON}/friend", "unfriend", "End a friendship, or refuse one.", part, Circle),
        refusals=(404, 409),
        rate="circle",
    ),
    Endpoint(
        *("PUT", f"{PERSON}/ignored", "ignore", "Ignore somebody, who is not told.", ignore, Circle),
        refusals=(404, 409),
        rate="circle",
    ),
    Endpoint(
        *("DELETE", f"{PERSON}/ignored", "hear", "Ignore somebody no more.", hear, Circle),
        refusals=(404, 409),
        rate="circle",
    ),
)
