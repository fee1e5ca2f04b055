"""How a server is set up: by the environment, and by flags that go before it."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tenka.folders import data_folder
from tenka.kernel.errors import BadInput, shown
from tenka.server.guard.known import is_loopback, known_origins, origin_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

PREFIX = "TENKA_"
PORT = 8360
LEVELS = ("debug", "info", "warning", "error")
LONGEST_PAUSE = 60
TRUTHS = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen about a server."""

    database: Path
    host: str = "127.0.0.1"
    port: int = PORT
    public_url: str | None = None  # where browsers find it, if not at the address it listens on
    proxied: bool = False  # whether a proxy on this machine tells who asks
    limits: bool = True
    workers: int = 0  # for bots; 0: one fewer than there are processors
    engine: Path | None = None  # a folder with the compiled package, for bots, as soon as it is there
    bot_pause: float = 0.6  # seconds
    log_level: str = "info"

    @property
    def worker_count(self) -> int:
        """How many processes think for bots."""
        return self.workers or max(1, (os.cpu_count() or 1) - 1)

    @property
    def url(self) -> str:
        """The address to open in a browser."""
        return self.public_url or f"http://{bracketed(self.host)}:{self.port}"

    @property
    def https(self) -> bool:
        """Whether browsers come by https."""
        return self.url.startswith("https:")

    @property
    def origins(self) -> frozenset[str]:
        """Where pages may come from that talk to us."""
        return known_origins(self.url, self.host, self.port)


def settings(environ: Mapping[str, str], **flags: Any) -> Settings:
    """The settings that flags and environment ask for, checked."""
    chosen: dict[str, Any] = {"database": database_path(environ, flags.get("database"))}
    for field in fields(Settings):
        given = flags.get(field.name)
        if given is None:
            given = environ.get(PREFIX + field.name.upper())
        if given not in (None, ""):
            chosen[field.name] = READ[field.name](field.name, given)
    found = Settings(**chosen)
    if not is_loopback(found.host) and found.public_url is None:
        raise BadInput("public-url-needed", {"host": found.host})
    return found


def database_path(environ: Mapping[str, str], flag: str | None) -> Path:
    """Where the database is, whatever else is set."""
    given = flag or environ.get(f"{PREFIX}DATABASE")
    return _path("database", given) if given else data_folder(environ) / "tenka.db"


def bracketed(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def _path(name: str, given: Any) -> Path:
    try:
        return Path(given).expanduser().absolute()
    except (RuntimeError, OSError):  # nobody's home; no folder to be in
        raise bad(name, given) from None


def _host(name: str, given: Any) -> str:
    host = str(given).strip("[]")
    try:
        host.encode("idna")
    except UnicodeError:
        raise bad(name, given) from None
    return host


def _level(name: str, given: Any) -> str:
    if given not in LEVELS:
        raise bad(name, given)
    return str(given)


def _number(most: int) -> Callable[[str, Any], int]:
    def read(name: str, given: Any) -> int:
        text = str(given).strip()
        if not text.isascii() or not text.isdecimal() or len(text) > 9 or int(text) > most:
            raise bad(name, given)
        return int(text)

    return read


def _seconds(name: str, given: Any) -> float:
    try:
        found = float(given)
    except ValueError:
        raise bad(name, given) from None
    if not 0 <= found <= LONGEST_PAUSE:
        raise bad(name, given)
    return found


def _truth(name: str, given: Any) -> bool:
    found = given if isinstance(given, bool) else TRUTHS.get(str(given).lower())
    if found is None:
        raise bad(name, given)
    return found


def _url(name: str, given: Any) -> str:
    try:
        parts = urlsplit(str(given))
        if parts.path not in {"", "/"} or parts.query or parts.fragment or len(str(given).split()) != 1:
            raise bad(name, given)
        return origin_of(str(given))
    except ValueError:
        raise bad(name, given) from None


def bad(name: str, given: Any) -> BadInput:
    """The refusal of a value."""
    return BadInput("bad-setting", {"setting": name.replace("_", "-"), "value": shown(given)})


READ: dict[str, Callable[[str, Any], Any]] = {
    "database": _path,
    "host": _host,
    "port": _number(65535),
    "public_url": _url,
    "proxied": _truth,
    "limits": _truth,
    "workers": _number(256),
    "engine": _path,
    "bot_pause": _seconds,
    "log_level": _level,
}
