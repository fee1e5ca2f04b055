"""Mail addresses as they may be given: what every mail server understands."""

import re

from tenka.kernel.errors import BadInput, shown
from tenka.wire.notices import ADDRESS_LENGTH

LONGEST_LOCAL = 64
_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")


def proper_address(given: str) -> str:
    """An address as it is kept: no spaces around it, a domain of foreign letters as mail servers write it."""
    address = given.strip()
    local, _, domain = address.rpartition("@")
    try:
        domain = domain.encode("idna").decode("ascii")
    except UnicodeError:
        raise _bad(given) from None
    labels = domain.split(".")
    proper = _LOCAL.fullmatch(local) and len(local) <= LONGEST_LOCAL
    if not proper or len(labels) < 2 or not all(map(_LABEL.fullmatch, labels)) or labels[-1].isdigit():
        raise _bad(given)
    found = f"{local}@{domain}"
    if len(found) > ADDRESS_LENGTH:
        raise _bad(given)
    return found


def _bad(given: str) -> BadInput:
    return BadInput("bad-address", {"address": shown(given)})
