"""Sessions: who people are, by their cookies, and who is told when a session has ended."""

import asyncio
import base64
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection

from tenka.server.guard.refused import Refused
from tenka.server.people.visitor import Visitor
from tenka.server.processes.announcements import SESSIONS, Announcements
from tenka.server.settings import Settings
from tenka.store.database import Database
from tenka.store.failures import StoreFailure
from tenka.store.ids import now
from tenka.store.queries.people import sessions

LOG = logging.getLogger("tenka.people")

HOUR = 60 * 60
DAY = 24 * HOUR
LIFETIME = 400 * DAY  # seconds; browsers keep no cookie for longer
MOST_KNOWN = 10_000
LONGEST_COOKIE = 200
TOKEN_BYTES = 32
SALT = "tenka.session"

Headers = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Key:
    """A new session: its id in the database, and the headers that hand its token over."""

    session: str
    headers: Headers


class _Known(NamedTuple):
    visitor: Visitor
    seen: int


class Sessions:
    """Lets people in by their cookies.

    All changes that end sessions, or change what is known of a person, go through `change`. `on_revoked` are called
    with the ids of the sessions that ended, before anybody is told that they did.
    """

    def __init__(
        self,
        database: Database,
        settings: Settings,
        clock: Callable[[], int] = now,
        announcements: Announcements | None = None,
    ) -> None:
        self._announcements = announcements or Announcements()
        self._announcements.on(SESSIONS, self.forget)
        self._announcements.on_gap.append(self.forget)
        self.on_revoked: list[Callable[[set[str]], None]] = []
        self.cookie = "__Host-tenka" if settings.https else "tenka"
        self._attributes = "; Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if settings.https else "")
        self._signer = Signer(database.secret, salt=SALT, key_derivation="hmac", digest_method=hashlib.sha256)
        self._database = database
        self._clock = clock
        self._known: dict[str, _Known] = {}
        self._changes = 0
        self._errands: set[asyncio.Task[None]] = set()

    async def visitor(self, cookies: Mapping[str, str]) -> Visitor | None:
        """Whose cookie it is, if it is one of ours and its session has not ended."""
        session = self._session(cookies.get(self.cookie, ""))
        if session is None:
            return None
        known = self._known.get(session) or await self._look_up(session)
        if known is None or self._clock() - known.seen > LIFETIME * 1000:
            return None
        self._note_seen(session, known)
        return known.visitor

    def new_key(self) -> Key:
        """A session that does not exist yet, for somebody who is about to come in."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        return Key(_stored(token), self._set_cookie(self._signer.sign(token).decode("ascii"), LIFETIME))

    def renewal(self, cookies: Mapping[str, str]) -> Headers:
        """The headers that keep the cookie of a visitor for as long again."""
        return self._set_cookie(cookies[self.cookie], LIFETIME)

    @property
    def farewell(self) -> Headers:
        """The headers that take the cookie away."""
        return self._set_cookie("", 0)

    async def change(
        self,
        change: Callable[[Connection], set[str]],
        then: Callable[[], Awaitable[None]] | None = None,
        asking: Visitor | None = None,
    ) -> None:
        """Carry out a change that returns the sessions it ended, and what must follow it, even if nobody waits.

        Nothing is done if the session of who is `asking` has ended in the meantime.
        """

        def asked(connection: Connection) -> set[str]:
            if asking is not None and sessions.find(connection, asking.session) is None:
                raise Refused(401, "no-session")
            return change(connection)

        await asyncio.shield(self._errand(self._changed(asked, then)))

    def handle(self, session: str) -> str:
        """What a session is called where its owner sees it: nothing that is stored, and nothing to come in with."""
        named = hashlib.blake2b(session.encode("ascii"), key=bytes.fromhex(self._database.secret), digest_size=16)
        return base64.urlsafe_b64encode(named.digest()).decode("ascii").rstrip("=")

    def forget(self) -> None:
        """Let go what is known: something has changed, here or at another process."""
        self._known.clear()
        self._changes += 1

    async def close(self) -> None:
        """Wait for what is still being written."""
        await asyncio.gather(*self._errands, return_exceptions=True)

    async def _changed(
        self, change: Callable[[Connection], set[str]], then: Callable[[], Awaitable[None]] | None
    ) -> None:
        try:
            ended = await self._database.write(change)
        finally:  # a write that failed may have happened: what is known must be read again
            self.forget()
        self._announcements.announce(SESSIONS)
        if ended:
            for tell in self.on_revoked:
                tell(ended)
        if then is not None:
            await then()

    def _session(self, cookie: str) -> str | None:
        """The id of the session that a cookie speaks of, if we signed it."""
        if not cookie.isascii() or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            return _stored(self._signer.unsign(cookie).decode("ascii"))
        except BadSignature:
            return None

    async def _look_up(self, session: str) -> _Known | None:
        changes = self._changes
        found = await self._database.read(sessions.find, session)
        if found is None:
            return None
        known = _Known(Visitor(found.person_id, found.name, found.login, session, found.since), found.seen)
        if changes == self._changes:  # else it may have changed since it was read
            self._remember(session, known)
        return known

    def _remember(self, session: str, known: _Known) -> None:
        if len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[session] = known

    def _note_seen(self, session: str, known: _Known) -> None:
        """Once an hour, and nobody waits for it."""
        at = self._clock()
        if at - known.seen <= HOUR * 1000:
            return
        if session in self._known:
            self._known[session] = known._replace(seen=at)
        self._errand(self._touch(session, at))

    async def _touch(self, session: str, at: int) -> None:
        try:
            await self._database.write(sessions.touch, session, at)
        except StoreFailure as error:
            LOG.warning("a session's use was not noted: %s", error.message)

    def _errand(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do it whether or not somebody waits for it."""
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return task

    def _set_cookie(self, value: str, seconds: int) -> Headers:
        return (("Set-Cookie", f"{self.cookie}={value}; Max-Age={seconds}{self._attributes}"),)


def _stored(token: str) -> str:
    """What is kept of a token: who reads the database cannot come in with it."""
    return hashlib.sha256(token.encode("ascii")).hexdigest()
