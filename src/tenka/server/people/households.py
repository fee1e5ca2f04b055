"""Who may be one and the same: the household that a table was made from, as a word that tells nothing else.

It is a hash of the address (of an IPv6 address' /64) under a key that is drawn at every start and never written down:
it can be compared as long as servers run, and nobody can ever turn it back into an address. Processes that share a
database tell each other their keys, and all use that of the one that has run for longest.
"""

import hashlib
import secrets

from tenka.server.guard.rates import neighbourhood
from tenka.server.processes.announcements import HOUSEHOLDS, Announcements
from tenka.store.ids import now

BYTES = 32


class Households:
    """Tells households apart, at all processes alike."""

    def __init__(self, announcements: Announcements | None = None, since: int | None = None) -> None:
        self._announcements = announcements or Announcements()
        self._key = (now() if since is None else since, secrets.token_bytes(BYTES).hex())
        self._announcements.on(HOUSEHOLDS, self._told)

    def tell(self) -> None:
        """Tell the other processes which key we use."""
        self._announcements.announce(HOUSEHOLDS, *self._key)

    def _told(self, since: str, key: str) -> None:
        told = int(since), key
        if told > self._key:
            self.tell()  # who has only just come
        elif len(bytes.fromhex(key)) == BYTES:
            self._key = told

    def origin(self, address: str) -> str:
        """What is noted of where somebody comes from."""
        key = bytes.fromhex(self._key[1])
        return hashlib.blake2b(neighbourhood(address).encode(), key=key, digest_size=12).hexdigest()
