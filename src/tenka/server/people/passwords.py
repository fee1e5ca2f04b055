"""Passwords: hashed with argon2id, away from the event loop, few at a time."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import HashingError, InvalidHashError, VerificationError, VerifyMismatchError
from argon2.profiles import RFC_9106_LOW_MEMORY

from tenka.kernel.errors import BadInput
from tenka.server.guard.refused import Refused
from tenka.wire.people import PASSWORD_LEAST, PASSWORD_LENGTH

AT_ONCE = 2  # each takes 64 MiB
MOST_WAITING = 50

T = TypeVar("T")


def proper_password(given: str) -> str:
    """A password that may be chosen."""
    if not all(PASSWORD_LEAST <= len(text) <= PASSWORD_LENGTH for text in (given, _normalised(given))):
        raise BadInput("bad-password", {"least": PASSWORD_LEAST, "most": PASSWORD_LENGTH})
    return given


class Passwords:
    """Hashes and verifies passwords; refuses when too many wait already."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
        self._threads = ThreadPoolExecutor(AT_ONCE, "tenka-password")
        self._asked = 0
        self._nobodys = self._threads.submit(self.hasher.hash, secrets.token_hex())

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        return await self._in_thread(lambda: self.hasher.hash(_normalised(password)))

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether it is the password; it takes as long where nothing is stored, since nobody has that login."""
        return await self._in_thread(lambda: self._verified(stored, _normalised(password)))

    def is_outdated(self, stored: str) -> bool:
        """Whether the hash was made with other parameters than are used now."""
        return self.hasher.check_needs_rehash(stored)

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(cancel_futures=True)

    def _verified(self, stored: str | None, password: str) -> bool:
        try:
            self.hasher.verify(self._nobodys.result() if stored is None else stored, password)
        except (VerifyMismatchError, InvalidHashError):
            return False
        return stored is not None

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._asked >= AT_ONCE + MOST_WAITING:
            raise Refused(503, "busy")
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except (HashingError, VerificationError):  # no memory for it
            raise Refused(503, "busy") from None
        finally:
            self._asked -= 1


def _normalised(password: str) -> str:
    """The same characters, however a keyboard composes them."""
    return normalize("NFC", password)
