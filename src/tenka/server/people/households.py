"""Who may be one and the same: the household that a table was made from, as a word that tells nothing else.

It is a hash of the address (of an IPv6 address' /64) under a key that is drawn at every start and never written down:
it can be compared as long as the server runs, and nobody can ever turn it back into an address.
"""

import hashlib
import secrets

from tenka.server.guard.rates import neighbourhood

_KEY = secrets.token_bytes(32)


def origin(address: str) -> str:
    """What is noted of where somebody comes from."""
    return hashlib.blake2b(neighbourhood(address).encode(), key=_KEY, digest_size=12).hexdigest()
