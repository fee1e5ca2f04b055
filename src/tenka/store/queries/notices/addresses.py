"""The mail addresses of accounts, and proofs that somebody reads what is sent there."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select, update

from tenka.store.ids import now
from tenka.store.queries.notices import channels
from tenka.store.queries.people import people, sessions
from tenka.store.queries.people.people import NotDone
from tenka.store.queries.people.sessions import UNKNOWN, Device
from tenka.store.schema import mail_address, mail_token, person

CONFIRM, RECOVER = "confirm", "recover"
EMAIL = "email"
MOST_ACCOUNTS = 5  # with one address that are written to


class MailAddress(NamedTuple):
    """Where somebody can be written to, and where they say they can."""

    address: str | None
    pending: str | None


def find(connection: Connection, who: str) -> MailAddress | None:
    """Somebody's address."""
    wanted = select(mail_address.c.address, mail_address.c.pending).where(mail_address.c.person_id == who)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else MailAddress(*row)


def propose(connection: Connection, who: str, address: str) -> str:
    """Note an address that is to be confirmed, which ends earlier proofs; the id of the channel for mail."""
    if find(connection, who) is None:
        connection.execute(insert(mail_address).values(person_id=who, changed=now()))
    _forget_tokens(connection, who, CONFIRM)
    this = update(mail_address).where(mail_address.c.person_id == who)
    connection.execute(this.values(pending=address, changed=now()))
    _forget_refusal(connection, who)
    known = channels.of_person(connection, who, EMAIL)
    return known[0].id if known else channels.add(connection, who, EMAIL, mode="off")


def drop_pending(connection: Connection, who: str) -> None:
    """Stay with the address that is confirmed."""
    _forget_tokens(connection, who, CONFIRM)
    _forget_refusal(connection, who)
    connection.execute(update(mail_address).where(mail_address.c.person_id == who).values(pending=None))


def note_refused(connection: Connection, who: str, channel: str, address: str, why: str) -> None:
    """Note that mail to the address that somebody wishes to have was refused; the one they have is used as before."""
    known = find(connection, who)
    if known is not None and known.pending == address:
        channels.note_trouble(connection, channel, why)


def _forget_refusal(connection: Connection, who: str) -> None:
    """Forget that the address somebody wished to have was refused; that the one they have is, matters still."""
    known = find(connection, who)
    for each in channels.of_person(connection, who, EMAIL):
        if each.mode != "off" or known is None or known.address is None:
            channels.mend(connection, each.id)


def remove(connection: Connection, who: str) -> list[tuple[str, str]]:
    """Forget somebody's address; where it was in force, it with the channel by which that can be told there."""
    known = find(connection, who)
    connection.execute(delete(mail_address).where(mail_address.c.person_id == who))
    connection.execute(delete(mail_token).where(mail_token.c.person_id == who))
    own = channels.of_person(connection, who, EMAIL)
    for each in own:
        channels.remove(connection, each.id)
    if known is None or known.address is None or not own:
        return []
    return [(known.address, channels.add(connection, who, EMAIL, mode="off"))]


def add_token(connection: Connection, hashed: str, who: str, purpose: str, address: str) -> None:
    """Note that a token was sent to an address."""
    row = {"hash": hashed, "person_id": who, "purpose": purpose, "address": address, "made": now()}
    connection.execute(insert(mail_token).values(row))


def _used(connection: Connection, hashed: str, purpose: str, since: int) -> tuple[str, str]:
    """Whose token it is, and where it was sent; from now on it is worth nothing."""
    this = (mail_token.c.hash == hashed, mail_token.c.purpose == purpose)
    wanted = select(mail_token.c.person_id, mail_token.c.address).where(*this, mail_token.c.made >= since)
    row = connection.execute(wanted).one_or_none()
    if row is None:
        raise NotDone("link-expired")
    _forget_tokens(connection, row.person_id, purpose)
    return row.person_id, row.address


def _forget_tokens(connection: Connection, who: str, purpose: str) -> None:
    connection.execute(delete(mail_token).where(mail_token.c.person_id == who, mail_token.c.purpose == purpose))


def confirm(connection: Connection, hashed: str, since: int) -> str:
    """Take an address as somebody's, whose token came back; who it is."""
    who, address = _used(connection, hashed, CONFIRM, since)
    found = find(connection, who)
    if found is None or found.pending != address:
        raise NotDone("link-expired")
    taken = {"address": address, "folded": folded(address), "pending": None, "changed": now()}
    connection.execute(update(mail_address).where(mail_address.c.person_id == who).values(taken))
    for each in channels.of_person(connection, who, EMAIL):
        if found.address is None or (each.broken and each.mode == "off"):  # there was none that worked
            channels.set_mode(connection, each.id, "once")
        channels.mend(connection, each.id)
    return who


def recover(
    connection: Connection, hashed: str, since: int, password: str, session_id: str, device: Device = UNKNOWN
) -> set[str]:
    """Give somebody whose token came back another password, and a session in place of all others, which ended."""
    who, address = _used(connection, hashed, RECOVER, since)
    found, account = find(connection, who), people.by_id(connection, who)
    if found is None or found.address != address or account is None or account.login is None or account.banned:
        raise NotDone("link-expired")
    connection.execute(update(person).where(person.c.id == who).values(password=password))
    ended = sessions.end_all(connection, who)
    sessions.add(connection, session_id, who, device)
    return ended


def accounts_at(connection: Connection, address: str) -> list[tuple[str, str]]:
    """The accounts that have confirmed an address, each with the id of its channel for mail."""
    wanted = (
        select(mail_address.c.person_id)
        .join(person, person.c.id == mail_address.c.person_id)
        .where(mail_address.c.folded == folded(address), person.c.login.is_not(None), person.c.banned.is_(None))
        .order_by(person.c.created)
        .limit(MOST_ACCOUNTS)
    )
    found = [(who, channels.of_person(connection, who, EMAIL)) for who in connection.execute(wanted).scalars().all()]
    return [(who, known[0].id) for who, known in found if known]


def by_token(connection: Connection, hashed: str) -> str | None:
    """The confirmed address, if there is one, of whoever a token belongs to."""
    this = mail_address.join(mail_token, mail_token.c.person_id == mail_address.c.person_id)
    return connection.execute(
        select(mail_address.c.address).select_from(this).where(mail_token.c.hash == hashed)
    ).scalar()


def of_token(connection: Connection, hashed: str, since: int) -> str | None:
    """The login of whoever a token for recovery belongs to."""
    this = (mail_token.c.hash == hashed, mail_token.c.purpose == RECOVER, mail_token.c.made >= since)
    wanted = select(person.c.login).join(mail_token, mail_token.c.person_id == person.c.id).where(*this)
    return connection.execute(wanted).scalar()


def forget_tokens(connection: Connection, confirmed: int, recovered: int) -> None:
    """Let tokens go that are worth nothing any more."""
    old = [
        (mail_token.c.purpose == purpose) & (mail_token.c.made < before)
        for purpose, before in ((CONFIRM, confirmed), (RECOVER, recovered))
    ]
    connection.execute(delete(mail_token).where(or_(*old)))


def folded(address: str) -> str:
    """What an address is found by; capitals make no difference to anybody's mail."""
    return address.casefold()
