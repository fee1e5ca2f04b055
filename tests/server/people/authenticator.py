"""An authenticator of the tests' own: it makes keys and signs as the standard says, or not quite as it says."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(given: bytes) -> str:
    return urlsafe_b64encode(given).decode().rstrip("=")


def decoded(given: str) -> bytes:
    return urlsafe_b64decode(given + "=" * (-len(given) % 4))


@dataclass
class Authenticator:
    """One key, and the page it is used from."""

    origin: str
    counts: bool = True
    verifies: bool = True
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    user: str | None = None
    counter: int = 0

    def make(self, options: dict[str, Any], fmt: str = "none") -> dict[str, Any]:
        """A `RegistrationResponseJSON`."""
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        client = self._client("webauthn.create", options["challenge"])
        made = {
            "clientDataJSON": encoded(client),
            "attestationObject": encoded(cbor2.dumps({"fmt": fmt, "attStmt": {}, "authData": data})),
        }
        return self._answer(made)

    def sign(self, options: dict[str, Any], origin: str | None = None) -> dict[str, Any]:
        """An `AuthenticationResponseJSON`."""
        self.counter += self.counts
        data = self._data(options["rpId"], 0)
        client = self._client("webauthn.get", options["challenge"], origin)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        signed = {
            "clientDataJSON": encoded(client),
            "authenticatorData": encoded(data),
            "signature": encoded(signature),
            "userHandle": self.user,
        }
        return self._answer(signed)

    def _data(self, host: str, flags: int) -> bytes:
        flags |= PRESENT | (VERIFIED if self.verifies else 0)
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, origin: str | None = None) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin or self.origin}).encode()

    def _answer(self, response: dict[str, Any]) -> dict[str, Any]:
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}
