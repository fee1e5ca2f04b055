"""The outbox: what is to be told to whom by which channel, written with what it tells of."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from tenka.store.queries.notices.channels import GONE, IN_USE
from tenka.store.queries.notices.wishes import WishesRow, wishes_in
from tenka.store.schema import channel, notice, person, wishes

WAITING, SENT, DROPPED, DEAD = "waiting", "sent", "dropped", "dead"
SETTLE = 10_000  # milliseconds in which a move may be taken back, or whom it concerns may come to see it
MOST_WHY = 40  # letters
EMAIL = "email"
FEED = "feed"  # is fetched, not sent
SAID_PAUSE = 15 * 60_000  # milliseconds between two notices that somebody wrote at one table
MOST_INVITED = 6  # notices of invitations on a channel, whoever they are from, in …
INVITED_PAUSE = 60 * 60_000  # milliseconds; the lobby shows all of them

_COLUMNS = ("channel_id", "key", "kind", "table_id", "about", "made", "due", "tries", "state")


class NewNotice(NamedTuple):
    """Something to tell a person, on every channel they have; the same key is never told twice."""

    person: str
    kind: str
    table: str | None
    key: str
    about: Mapping[str, Any] = MappingProxyType({})


class DueNotice(NamedTuple):
    """A notice whose moment has come."""

    key: str
    kind: str
    table: str | None
    about: dict[str, Any]
    made: int
    tries: int
    due: int = 0
    repeated: bool = False  # whether the same was told of the same table once more since, or will be


class Lane(NamedTuple):
    """Channels that are served one after the other: those of a kind, beside them those whose last message failed."""

    kind: str
    failing: bool = False


class DueChannel(NamedTuple):
    """A channel with all that is due there, oldest first."""

    id: str
    person: str
    kind: str
    mode: str
    target: str
    broken: str | None
    wishes: WishesRow
    notices: tuple[DueNotice, ...]

    @property
    def lane(self) -> Lane:
        """Where it is served; all mail goes to one server, which is slow for everybody or for nobody."""
        return Lane(self.kind, self.kind != EMAIL and self.broken is not None)


def add(connection: Connection, notices: Sequence[NewNotice], at: int, settle: int | None = None) -> None:
    """Write notices for every channel that is not switched off."""
    due = at + (SETTLE if settle is None else settle)
    for each in notices:
        wanted = _row(each, at, due).where(channel.c.person_id == each.person, IN_USE)
        if each.kind == "said" and "vote" not in each.about:
            wanted = wanted.where(~_told_lately(each, at))
        if each.kind == "invited":
            wanted = wanted.where(_invited_lately(each, at) < MOST_INVITED)
        connection.execute(insert(notice).from_select(_COLUMNS, wanted))


def add_to(connection: Connection, id: str, one: NewNotice, at: int) -> None:
    """Write a notice for one channel, whether or not it is switched off, to be sent at once."""
    connection.execute(insert(notice).from_select(_COLUMNS, _row(one, at, at).where(channel.c.id == id)))


def _row(one: NewNotice, at: int, due: int) -> Select[Any]:
    same = exists().where(notice.c.channel_id == channel.c.id, notice.c.key == one.key)
    let_in = exists().where(person.c.id == channel.c.person_id, person.c.banned.is_(None))
    about = msgspec.json.encode(dict(one.about)).decode()
    values = (literal(value) for value in (one.key, one.kind, one.table, about, at, due, 0))
    state = case((channel.c.kind == FEED, SENT), else_=WAITING)  # who sends looks through all that wait
    return select(channel.c.id, *values, state).where(~same, let_in)


def _told_lately(one: NewNotice, at: int) -> Any:
    """Whether a channel has told, or will tell, of a remark at this table that is young; votes are no remarks."""
    return exists().where(
        notice.c.channel_id == channel.c.id,
        notice.c.key.startswith(f"{one.kind}:", autoescape=True),
        notice.c.table_id == one.table,
        notice.c.made > at - SAID_PAUSE,
        notice.c.state != DROPPED,
    )


def _invited_lately(one: NewNotice, at: int) -> Any:
    """How many invitations a channel was told of lately, or will be."""
    lately = (notice.c.channel_id == channel.c.id, notice.c.kind == one.kind, notice.c.made > at - INVITED_PAUSE)
    return select(func.count()).where(*lately, notice.c.state != DROPPED).correlate(channel).scalar_subquery()


def due(
    connection: Connection, at: int, limit: int, but: Collection[str] = (), lanes: Collection[Lane] = ()
) -> list[DueChannel]:
    """Some channels with what is due there, but for those that are busy, and for some lanes."""
    is_due = and_(notice.c.state == WAITING, notice.c.due <= at, channel.c.kind != FEED, *map(_is_beside, lanes))
    others = channel.c.id.not_in(list(but)) & channel.c.broken.is_distinct_from(GONE)
    first = select(channel.c.id).join(notice, notice.c.channel_id == channel.c.id).where(is_due, others)
    ids = connection.execute(first.group_by(channel.c.id).order_by(func.min(notice.c.due)).limit(limit)).scalars()
    return [each for id in ids.all() if (each := due_on(connection, id, at)) is not None]


def _is_beside(lane: Lane) -> ColumnElement[bool]:
    """Whether a channel is in another lane."""
    if lane.kind == EMAIL:
        return channel.c.kind != lane.kind
    return or_(
        channel.c.kind != lane.kind, channel.c.broken.is_(None) if lane.failing else channel.c.broken.is_not(None)
    )


def due_on(connection: Connection, id: str, at: int) -> DueChannel | None:
    """A channel with what is due there, if there is such a channel; to who is banned it is closed."""
    about = select(channel, person.c.banned).join(person, person.c.id == channel.c.person_id)
    this = connection.execute(about.where(channel.c.id == id)).one_or_none()
    if this is None or this.broken == GONE:
        return None
    is_due = (notice.c.channel_id == id, notice.c.state == WAITING, notice.c.due <= at)
    wanted = select(notice, _repeated().label("repeated")).where(*is_due).order_by(notice.c.made, notice.c.key)
    told = tuple(_due(row, repeated=row.repeated) for row in connection.execute(wanted))
    own = wishes_in(connection.execute(select(wishes).where(wishes.c.person_id == this.person_id)).one_or_none())
    mode = this.mode if this.banned is None else "off"
    return DueChannel(this.id, this.person_id, this.kind, mode, this.target, this.broken, own, told)


def _repeated() -> ColumnElement[bool]:
    """Whether a channel has a later notice of the same kind and table."""
    later = notice.alias()
    same = (later.c[each] == notice.c[each] for each in ("channel_id", "kind", "table_id"))
    after = or_(later.c.made > notice.c.made, and_(later.c.made == notice.c.made, later.c.key > notice.c.key))
    return exists().where(*same, after)


def _due(row: Any, *, repeated: bool = False) -> DueNotice:
    about = msgspec.json.decode(row.about)
    return DueNotice(row.key, row.kind, row.table_id, about, row.made, row.tries, row.due, bool(repeated))


def settle(connection: Connection, id: str, keys: Collection[str], state: str, at: int, why: str | None = None) -> None:
    """Note what became of notices: sent, dropped, or dead, and why; what was told is not kept any longer."""
    values = {"state": state, "due": at, "why": None if why is None else why[:MOST_WHY]}
    connection.execute(_these(id, keys).values(values if state == DEAD else values | {"about": "{}"}))


def postpone(connection: Connection, id: str, keys: Collection[str], until: int, *, tried: bool = False) -> None:
    """Let notices wait until a moment."""
    connection.execute(_these(id, keys).values(due=until, tries=notice.c.tries + int(tried)))


def _these(id: str, keys: Collection[str]) -> Any:
    return update(notice).where(notice.c.channel_id == id, notice.c.key.in_(list(keys)), notice.c.state == WAITING)


def look_again(connection: Connection, person_id: str, at: int) -> None:
    """Let the sender find out anew when somebody is told what waits for its moment: their wishes have changed."""
    own = select(channel.c.id).where(channel.c.person_id == person_id)
    waits = (notice.c.state == WAITING, notice.c.tries == 0, notice.c.due > at, notice.c.made <= at - SETTLE)
    connection.execute(update(notice).where(notice.c.channel_id.in_(own), *waits).values(due=at))


def sent_since(connection: Connection, id: str, since: int) -> list[int]:
    """When notices were sent on a channel since a moment, oldest first; those of one message count once."""
    sent = select(notice.c.due).where(notice.c.channel_id == id, notice.c.state == SENT, notice.c.due > since)
    return list(connection.execute(sent.distinct().order_by(notice.c.due)).scalars())


def told(connection: Connection, id: str, limit: int) -> list[DueNotice]:
    """The latest notices of a channel, newest first."""
    wanted = select(notice).where(notice.c.channel_id == id).order_by(notice.c.made.desc(), notice.c.key).limit(limit)
    return [_due(row) for row in connection.execute(wanted)]


def forget(connection: Connection, before: int) -> None:
    """Let old notices go."""
    connection.execute(delete(notice).where(notice.c.made < before))
