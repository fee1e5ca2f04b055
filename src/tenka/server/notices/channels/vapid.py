"""The keys by which push services know this server: made once, kept with the database."""

import base64
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02

LIFETIME = 12 * 60 * 60  # seconds that a signature counts; services take no more than a day


def new_key() -> str:
    """A private key, as it is kept."""
    made = Vapid02()
    made.generate_keys()
    raw = made.private_key.private_numbers().private_value.to_bytes(32, "big")
    return _text(raw)


class Vapid:
    """Signs requests to push services in the name of a server."""

    def __init__(self, key: str, subject: str) -> None:
        self._key = Vapid02.from_raw(key.encode())
        self._subject = subject

    @property
    def public(self) -> str:
        """The public key, as browsers want it."""
        form = serialization.PublicFormat.UncompressedPoint
        return _text(self._key.public_key.public_bytes(serialization.Encoding.X962, form))

    def headers(self, endpoint: str) -> dict[str, str]:
        """The headers that prove to a push service who asks."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + LIFETIME, "sub": self._subject}
        return dict(self._key.sign(claims))


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
