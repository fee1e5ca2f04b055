"""Letters about somebody's own account: to confirm an address, to choose a new password, to try a channel out."""

from typing import NamedTuple

from tenka.server.notices.tokens import new_token, stored
from tenka.server.notices.writing.composing import Composer
from tenka.server.notices.writing.letter import Letter
from tenka.store.database import Database
from tenka.store.queries.notices import addresses
from tenka.store.queries.notices.addresses import CONFIRM, EMAIL, RECOVER
from tenka.store.queries.notices.outbox import DueChannel, DueNotice
from tenka.store.queries.people import people

TEST, MOVED, REMOVED = "test", "moved", "removed"
KINDS = frozenset({CONFIRM, RECOVER, MOVED, REMOVED, TEST})


class Written(NamedTuple):
    """A letter, and where it goes."""

    letter: Letter
    target: str


async def written(
    database: Database, composer: Composer, due: DueChannel, notice: DueNotice, key: str
) -> Written | None:
    """The letter, with a token that was never written down; None if it is no longer asked for."""
    person = await database.read(people.by_id, due.person)
    if person is None:
        return None
    target = await _target(database, due, notice)
    if target is None:
        return None
    link = composer.place("/account")
    if notice.kind in {CONFIRM, RECOVER}:
        token = new_token()
        await database.write(addresses.add_token, stored(token), due.person, notice.kind, target)
        link = composer.place(f"/{notice.kind}#token={token}")
    login = person.login or person.name
    return Written(composer.own(key, notice.kind, due.wishes.language, link, login=login), target)


async def _target(database: Database, due: DueChannel, notice: DueNotice) -> str | None:
    """Where a letter goes; an address that has changed since is not written to."""
    if due.kind != EMAIL:
        return due.target
    if notice.kind in {MOVED, REMOVED}:
        return str(notice.about["address"])
    known = await database.read(addresses.find, due.person)
    if known is None:
        return None
    target = known.pending if notice.kind == CONFIRM else known.address
    asked = notice.about.get("address", target)
    return target if asked == target else None
