"""Channels: the ways by which people can be reached."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from tenka.store.ids import new_id, now
from tenka.store.schema import channel

GONE = "gone"  # why a browser's channel rests: its push service knows it no more, and it may come back by another name
IN_USE = (channel.c.mode != "off") & channel.c.broken.is_distinct_from(GONE)


class ChannelRow(NamedTuple):
    """A channel as stored."""

    id: str
    person: str
    kind: str
    mode: str
    target: str  # what is needed to reach it: nothing for e-mail, JSON for push and hook
    broken: str | None  # why it does not work any more

    @property
    def in_use(self) -> bool:
        """Whether anything is sent there."""
        return self.mode != "off" and self.broken != GONE


_columns = (channel.c.id, channel.c.person_id, channel.c.kind, channel.c.mode, channel.c.target, channel.c.broken)


def add(
    connection: Connection, person: str, kind: str, target: str = "", mode: str = "once", session: str | None = None
) -> str:
    """A new channel, of a browser for as long as a session lasts; its id."""
    id = new_id()
    about = {"kind": kind, "mode": mode, "target": target, "session_id": session}
    row = {"id": id, "person_id": person, "made": now(), **about}
    connection.execute(insert(channel).values(row))
    return id


def of_person(connection: Connection, person: str, kind: str | None = None) -> list[ChannelRow]:
    """Somebody's channels, oldest first; on request only those of a kind."""
    wanted = select(*_columns).where(channel.c.person_id == person).order_by(channel.c.made, channel.c.id)
    if kind is not None:
        wanted = wanted.where(channel.c.kind == kind)
    return [ChannelRow(*row) for row in connection.execute(wanted)]


def find(connection: Connection, id: str) -> ChannelRow | None:
    """A channel by its id."""
    row = connection.execute(select(*_columns).where(channel.c.id == id)).one_or_none()
    return None if row is None else ChannelRow(*row)


def set_mode(connection: Connection, id: str, mode: str) -> None:
    """Tell at once, in a digest, or not at all; whoever chooses believes that it works."""
    connection.execute(update(channel).where(channel.c.id == id).values(mode=mode, broken=None))


def note_trouble(connection: Connection, id: str, why: str) -> None:
    """Note that something about a channel does not work, which is used as before."""
    connection.execute(update(channel).where(channel.c.id == id).values(broken=why))


def let_go(connection: Connection, id: str, target: str) -> None:
    """Note that a browser is not to be found by a subscription, if it has told no other one meanwhile."""
    connection.execute(update(channel).where(channel.c.id == id, channel.c.target == target).values(broken=GONE))


def mend(connection: Connection, id: str) -> None:
    """Note that a channel works again."""
    connection.execute(update(channel).where(channel.c.id == id).values(broken=None))


def end(connection: Connection, id: str, why: str) -> None:
    """Switch a channel off that does not work, and note why."""
    connection.execute(update(channel).where(channel.c.id == id).values(mode="off", broken=why))


def remove(connection: Connection, id: str) -> None:
    """Take a channel away, with all that waits there."""
    connection.execute(delete(channel).where(channel.c.id == id))


def take_browser(connection: Connection, person: str, target: str, session: str) -> bool:
    """Let a browser that is known be reached for a person's session, and for nobody else; whether it was theirs."""
    this = channel.c.kind == "push", channel.c.target == target
    connection.execute(delete(channel).where(*this, channel.c.person_id != person))
    return bool(connection.execute(update(channel).where(*this).values(session_id=session, broken=None)).rowcount)


def forget_gone(connection: Connection, person: str, session: str) -> None:
    """Let what was known of a session's browser go, which is to be reached in another way."""
    this = channel.c.person_id == person, channel.c.session_id == session, channel.c.broken == GONE
    connection.execute(delete(channel).where(*this))


def renew_browser(connection: Connection, id: str, target: str, session: str) -> None:
    """Let a channel reach its browser where that is to be reached from now on."""
    changed = {"target": target, "session_id": session, "broken": None}
    connection.execute(update(channel).where(channel.c.id == id).values(changed))


def outlast(connection: Connection, sessions: Collection[str], session: str) -> None:
    """Let the browsers of some sessions be reached for another one, which takes their place."""
    this = channel.c.session_id.in_(list(sessions))
    connection.execute(update(channel).where(this).values(session_id=session))


def reachable(connection: Connection) -> set[str]:
    """Everybody who has a channel that is not switched off."""
    return set(connection.execute(select(channel.c.person_id).where(IN_USE).distinct()).scalars())


def hand_over(connection: Connection, guest: str, person: str) -> None:
    """Give a guest's channels to the account that the guest becomes; of feeds each has one."""
    if of_person(connection, person, "feed"):
        for each in of_person(connection, guest, "feed"):
            remove(connection, each.id)
    connection.execute(update(channel).where(channel.c.person_id == guest).values(person_id=person))
