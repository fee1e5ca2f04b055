"""Where a database is: in a file, or on a PostgreSQL server."""

import re
from dataclasses import dataclass, field
from pathlib import Path

SCHEMES = ("postgresql://", "postgres://")
_SECRETS = re.compile(r"^(\w+://)(?:([^:/@?#]*)(?::.*)?@)?([^?#]*).*$", re.DOTALL)
_SECRET_BEHIND = re.compile(r"/[^@]*\?.*@", re.DOTALL)  # a parameter with an @: what comes behind that is no host


@dataclass(frozen=True)
class ServerAddress:
    """A database on a PostgreSQL server, as libpq writes it; shown without what is secret in it."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        found = _SECRETS.match(self.url)
        if found is None or _SECRET_BEHIND.search(self.url.partition("://")[2]) is not None:
            return SCHEMES[0]
        scheme, user, rest = found.groups()
        return f"{scheme}{user}@{rest}" if user else f"{scheme}{rest}"


Address = Path | ServerAddress


def is_server(given: str) -> bool:
    """Whether a database that somebody names is one on a server."""
    return given.startswith(SCHEMES)
