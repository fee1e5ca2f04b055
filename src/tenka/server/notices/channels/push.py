"""Web push: to a browser's service worker, by the push service of its maker, which cannot read it."""

import base64
import binascii

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from tenka.kernel.errors import BadInput
from tenka.server.notices.channels.outgoing import Outgoing, accepted, proper_url
from tenka.server.notices.channels.vapid import Vapid
from tenka.server.notices.writing.letter import Letter

LIFETIME = 24 * 60 * 60  # seconds that a push service keeps a message for a browser that is away
MOST_LINES = 4
KEY_LENGTH, SECRET_LENGTH = 65, 16  # bytes


class PushTarget(msgspec.Struct, frozen=True):
    """A browser: where its push service is, its key, and a secret with it."""

    endpoint: str
    p256dh: str
    auth: str

    def __repr__(self) -> str:  # who knows it can write there
        return "PushTarget(…)"


class PushMessage(msgspec.Struct, frozen=True):
    """What the service worker is told."""

    tag: str  # a message with the tag of one that is shown takes its place
    title: str
    body: str
    link: str
    lang: str


def proper_target(given: PushTarget) -> PushTarget:
    """A browser's subscription that can be sent to."""
    proper_url(given.endpoint)
    try:
        key, secret = decoded(given.p256dh), decoded(given.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except (ValueError, binascii.Error):
        raise BadInput("bad-subscription") from None
    if len(key) != KEY_LENGTH or len(secret) != SECRET_LENGTH:
        raise BadInput("bad-subscription")
    return given


class Push:
    """Sends letters to browsers."""

    def __init__(self, outgoing: Outgoing, vapid: Vapid) -> None:
        self._outgoing = outgoing
        self.vapid = vapid

    async def send(self, target: str, letter: Letter) -> None:
        """Encrypt a letter for a browser, and hand it to its push service."""
        browser = msgspec.json.decode(target, type=PushTarget)
        headers = {
            **self.vapid.headers(browser.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFETIME),
            "Urgency": "normal",
            "Topic": letter.key,
        }
        body = encrypted(browser, msgspec.json.encode(pushed(letter)))
        accepted(await self._outgoing.post(proper_url(browser.endpoint), headers, body))


def pushed(letter: Letter) -> PushMessage:
    """A letter as a browser shows it: short, for there is little room."""
    if len(letter.items) > 1:
        body = "\n".join(item.heading for item in letter.items[:MOST_LINES])
    else:
        body = "\n".join([letter.items[0].text, *letter.items[0].lines[-MOST_LINES:]])
    link = letter.items[0].link
    return PushMessage(letter.key, letter.subject, body[:1000], link, letter.lang)


def encrypted(browser: PushTarget, content: bytes) -> bytes:
    """Content that only this browser can read (RFC 8291)."""
    own = ec.generate_private_key(ec.SECP256R1())
    found: bytes = http_ece.encrypt(
        content, private_key=own, dh=decoded(browser.p256dh), auth_secret=decoded(browser.auth), version="aes128gcm"
    )
    return found


def decoded(text: str) -> bytes:
    """Bytes as browsers write them."""
    return base64.b64decode(text.encode() + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
