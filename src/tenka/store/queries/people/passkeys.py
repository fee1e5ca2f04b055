"""Passkeys: the public halves of keys that people log in with."""

import hashlib
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tenka.store.ids import now
from tenka.store.queries.people.people import NotDone, Person, by_id
from tenka.store.schema import passkey

MOST = 20  # of a person


class MadePasskey(NamedTuple):
    """A key that somebody has just made: credential and key in base64url."""

    credential: str
    public_key: str
    counter: int
    name: str


class PasskeyRow(NamedTuple):
    """A passkey as stored."""

    id: str
    person_id: str
    credential: str
    public_key: str
    counter: int
    name: str
    created: int
    used: int | None


_ALL = select(*(passkey.c[name] for name in PasskeyRow._fields))


def key_of(credential: str) -> str:
    """What a credential is found by."""
    return hashlib.sha256(credential.encode()).hexdigest()


def find(connection: Connection, credential: str) -> PasskeyRow | None:
    """The passkey with this credential."""
    row = connection.execute(_ALL.where(passkey.c.id == key_of(credential))).one_or_none()
    return None if row is None else PasskeyRow(*row)


def of_person(connection: Connection, person_id: str) -> list[PasskeyRow]:
    """Somebody's passkeys, the oldest first."""
    wanted = _ALL.where(passkey.c.person_id == person_id).order_by(passkey.c.created, passkey.c.id)
    return [PasskeyRow(*row) for row in connection.execute(wanted)]


def add(connection: Connection, person_id: str, new: MadePasskey) -> PasskeyRow:
    """Give somebody another passkey."""
    count = select(func.count()).select_from(passkey).where(passkey.c.person_id == person_id)
    if connection.execute(count).scalar_one() >= MOST:
        raise NotDone("too-many-passkeys")
    row = PasskeyRow(key_of(new.credential), person_id, *new, created=now(), used=None)
    try:
        connection.execute(insert(passkey).values(row._asdict()))
    except IntegrityError:
        raise NotDone("passkey-known") from None
    return row


def rename(connection: Connection, person_id: str, id: str, name: str) -> None:
    """Call one of somebody's passkeys something else."""
    if connection.execute(update(passkey).where(*_own(person_id, id)).values(name=name)).rowcount == 0:
        raise NotDone("not-found")


def remove(connection: Connection, person_id: str, id: str) -> None:
    """Take a passkey away; never the last way in."""
    owner = by_id(connection, person_id)
    others = [row for row in of_person(connection, person_id) if row.id != id]
    if owner is None or connection.execute(delete(passkey).where(*_own(person_id, id))).rowcount == 0:
        raise NotDone("not-found")
    if owner.password is None and not others:
        raise NotDone("last-way-in")


def note_use(connection: Connection, known: PasskeyRow, counter: int) -> Person:
    """Note that a passkey was used, if it is as it was known; whose it is."""
    this = update(passkey).where(passkey.c.id == known.id, passkey.c.counter == known.counter)
    owner = by_id(connection, known.person_id)
    if owner is None or connection.execute(this.values(counter=counter, used=now())).rowcount == 0:
        raise NotDone("passkey-refused")
    return owner


def _own(person_id: str, id: str) -> tuple[ColumnElement[bool], ...]:
    return passkey.c.id == id, passkey.c.person_id == person_id
