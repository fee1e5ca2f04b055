"""Passkeys: what browsers are asked, and whether their answers are right."""

import contextlib
from collections.abc import Iterator, Mapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.parse_attestation_object import parse_attestation_object
from webauthn.helpers.structs import (
    AttestationFormat,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tenka.server.guard.known import is_loopback
from tenka.server.guard.refused import Refused
from tenka.server.people.challenges import LIFETIME, Challenges, Purpose
from tenka.server.settings import Settings
from tenka.store.queries.people.passkeys import MadePasskey, PasskeyRow

NAME = "Tenka"
TIMEOUT = int(LIFETIME * 1000)  # milliseconds
_REQUIRED = UserVerificationRequirement.REQUIRED
_SELECTION = AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED, user_verification=_REQUIRED)

Answer = Mapping[str, Any]


class Passkeys:
    """The relying party of a server: discoverable keys of verified users, and nothing about who made the keys."""

    def __init__(self, settings: Settings, challenges: Challenges | None = None) -> None:
        self.origin = origin(settings)
        self.host = None if self.origin is None else urlsplit(self.origin).hostname
        self._challenges = challenges or Challenges()

    def options_to_add(self, person: str, login: str, name: str, known: list[PasskeyRow]) -> dict[str, Any]:
        """What a browser is asked to make a key of."""
        options = webauthn.generate_registration_options(
            rp_id=self._host(),
            rp_name=NAME,
            user_id=person.encode(),
            user_name=login,
            user_display_name=name,
            challenge=self._challenges.ask("add", person),
            timeout=TIMEOUT,
            authenticator_selection=_SELECTION,
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(row.credential)) for row in known],
        )
        return options_to_json_dict(options)

    def options_to_log_in(self) -> dict[str, Any]:
        """What a browser is asked to sign, whoever has the key."""
        options = webauthn.generate_authentication_options(
            rp_id=self._host(), challenge=self._challenges.ask("log-in"), timeout=TIMEOUT, user_verification=_REQUIRED
        )
        return options_to_json_dict(options)

    def made(self, person: str, name: str, answer: Answer) -> MadePasskey:
        """The key that a browser made for somebody."""
        with _refusing():
            found = webauthn.verify_registration_response(
                credential=_without_maker(answer),
                expected_challenge=self._challenge(answer, "add", person),
                expected_rp_id=self._host(),
                expected_origin=self._origin(),
                require_user_verification=True,
            )
        credential, key = (bytes_to_base64url(part) for part in (found.credential_id, found.credential_public_key))
        return MadePasskey(credential, key, found.sign_count, name)

    def credential(self, answer: Answer) -> str:
        """Which key somebody says to have used, as it is stored."""
        with _refusing():
            return bytes_to_base64url(base64url_to_bytes(answer["rawId"]))

    def counted(self, answer: Answer, known: PasskeyRow | None) -> int:
        """The count of a key that has signed what we asked for; refused alike if anything is wrong with it."""
        with _refusing():
            challenge = self._challenge(answer, "log-in", None)
            if known is None or not _is_theirs(answer, known):
                raise ValueError("nobody's key")
            found = webauthn.verify_authentication_response(
                credential=dict(answer),
                expected_challenge=challenge,
                expected_rp_id=self._host(),
                expected_origin=self._origin(),
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=known.counter,
                require_user_verification=True,
            )
        return found.new_sign_count

    def _challenge(self, answer: Answer, purpose: Purpose, person: str | None) -> bytes:
        told = parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        if not self._challenges.take(told.challenge, purpose, person):
            raise ValueError("no such challenge")
        return told.challenge

    def _host(self) -> str:
        if self.host is None:
            raise Refused(409, "passkeys-unavailable")
        return self.host

    def _origin(self) -> str:
        assert self.origin is not None
        return self.origin


def origin(settings: Settings) -> str | None:
    """Where pages come from that may ask for passkeys: an address by name, since an IP address is nobody's."""
    host = urlsplit(settings.url).hostname or ""
    try:
        ip_address(host)
    except ValueError:
        return settings.url
    return f"http://localhost:{settings.port}" if settings.public_url is None and is_loopback(host) else None


def _is_theirs(answer: Answer, known: PasskeyRow) -> bool:
    """Whether the authenticator, if it says whose key it is, says the same as we do."""
    user = answer["response"].get("userHandle")
    return user is None or base64url_to_bytes(user) == known.person_id.encode()


def _without_maker(answer: Answer) -> dict[str, Any]:
    """An answer that says nothing of who made the authenticator: we did not ask, and look at no certificates."""
    told = parse_attestation_object(base64url_to_bytes(answer["response"]["attestationObject"]))
    if told.fmt != AttestationFormat.NONE:
        raise ValueError("not asked for")
    return dict(answer)


@contextlib.contextmanager
def _refusing() -> Iterator[None]:
    """Whatever is wrong with an answer is told in the same words."""
    try:
        yield
    except Refused:
        raise
    except Exception:  # noqa: BLE001  a stranger's bytes, read by others' parsers
        raise Refused(403, "passkey-refused") from None
