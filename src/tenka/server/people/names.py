"""Names and logins as they may be chosen."""

from unicodedata import category, normalize

from tenka.kernel.errors import BadInput, shown
from tenka.server.people.lookalikes import is_reserved
from tenka.server.people.sanitizing import is_visible, sanitized
from tenka.wire import people as wire

MOST_MARKS = 3  # on one letter of a name


def proper_name(given: str) -> str:
    """A name as it is kept: composed, with single spaces, something to see, and nothing that hides or harms."""
    name = " ".join(normalize("NFC", given).split())
    if not is_visible(name) or len(name) > wire.NAME_LENGTH:
        raise BadInput("bad-name", {"name": shown(given), "most": wire.NAME_LENGTH})
    if sanitized(name, MOST_MARKS) != name:
        raise BadInput("name-hides", {"name": shown(given)})
    if is_reserved(name):
        raise BadInput("name-reserved", {"name": shown(given)})
    return name


def login_key(login: str) -> str:
    """What a login is found by: the same for all ways to write it."""
    return normalize("NFKC", normalize("NFKC", login).casefold())


def proper_login(given: str) -> tuple[str, str]:
    """A login as it is kept, and its key."""
    login, key = normalize("NFC", given), login_key(given)
    fits = all(wire.LOGIN_LEAST <= len(text) <= wire.LOGIN_LENGTH for text in (given, login, key))
    if not fits or any(category(character)[0] in "CZ" for character in login + key):
        raise BadInput("bad-login", {"least": wire.LOGIN_LEAST, "most": wire.LOGIN_LENGTH})
    return login, key
