"""Challenges: what an authenticator has to sign, each asked once, for one purpose, and not for long."""

import secrets
import time
from collections.abc import Callable
from typing import Literal, NamedTuple

from tenka.server.processes.announcements import ANSWERED, CHALLENGE, Announcements

LIFETIME = 300.0  # seconds; people look for their keys
MOST = 10_000  # at once, whoever asked for them
BYTES = 32

Purpose = Literal["add", "log-in"]


class _Asked(NamedTuple):
    purpose: Purpose
    person: str | None
    until: float


class Challenges:
    """Those that are waited for, in memory: a restart forgets them, and whoever was about to answer asks again.

    Other processes on the database are told of each, since any of them may be answered.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, announcements: Announcements | None = None) -> None:
        self._announcements = announcements or Announcements()
        self._announcements.on(CHALLENGE, self._asked_elsewhere)
        self._announcements.on(ANSWERED, self._answered_elsewhere)
        self._clock = clock
        self._asked: dict[bytes, _Asked] = {}  # the oldest first

    def ask(self, purpose: Purpose, person: str | None = None) -> bytes:
        """A new one; the oldest makes way where there are too many."""
        challenge = secrets.token_bytes(BYTES)
        self._note(challenge, purpose, person)
        self._announcements.announce(CHALLENGE, challenge.hex(), purpose, *([] if person is None else [person]))
        return challenge

    def _asked_elsewhere(self, challenge: str, purpose: Purpose, person: str | None = None) -> None:
        self._note(bytes.fromhex(challenge), purpose, person)

    def _answered_elsewhere(self, challenge: str) -> None:
        self._asked.pop(bytes.fromhex(challenge), None)

    def _note(self, challenge: bytes, purpose: Purpose, person: str | None) -> None:
        self._forget()
        if len(self._asked) >= MOST:
            del self._asked[next(iter(self._asked))]
        self._asked[challenge] = _Asked(purpose, person, self._clock() + LIFETIME)

    def take(self, challenge: bytes, purpose: Purpose, person: str | None = None) -> bool:
        """Whether it was asked for this, of this person, and not answered before; it is used up either way."""
        asked = self._asked.pop(challenge, None)
        if len(challenge) == BYTES:  # what is longer, or shorter, was never asked by anybody
            self._announcements.announce(ANSWERED, challenge.hex())
        return asked is not None and asked[:2] == (purpose, person) and self._clock() < asked.until

    def _forget(self) -> None:
        """Let those go that nobody has answered in time."""
        now = self._clock()
        while self._asked and next(iter(self._asked.values())).until <= now:
            del self._asked[next(iter(self._asked))]
