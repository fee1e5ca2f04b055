"""Tokens in mails: random ones that prove that somebody reads there, and a signed one that can only unsubscribe."""

import hashlib
import secrets

from itsdangerous import BadSignature, URLSafeSerializer

from tenka.store.ids import now

TOKEN_BYTES = 24
CONFIRM_FOR = 24 * 60 * 60_000  # milliseconds
RECOVER_FOR = 60 * 60_000
LONGEST = 200
SALT = "tenka.unsubscribe"


def new_token() -> str:
    """A token that cannot be guessed."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def stored(token: str) -> str:
    """What is kept of a token: who reads the database cannot use it."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def confirm_since() -> int:
    """When a token that still confirms was sent at the earliest."""
    return now() - CONFIRM_FOR


def recover_since() -> int:
    """The same of one that recovers."""
    return now() - RECOVER_FOR


class Unsubscribing:
    """Signs the ids of channels, for one purpose."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt=SALT, signer_kwargs={"digest_method": hashlib.sha256})

    def token(self, channel: str) -> str:
        """The token that switches a channel off."""
        return str(self._serializer.dumps(channel))

    def channel(self, token: str) -> str | None:
        """The channel that a token of ours switches off."""
        if not token.isascii() or len(token) > LONGEST:
            return None
        try:
            found = self._serializer.loads(token)
        except BadSignature:
            return None
        return found if isinstance(found, str) else None
