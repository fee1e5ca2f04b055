"""How a server is set up: by the environment, and by flags that go before it."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tenka.folders import data_folder
from tenka.kernel.errors import BadInput, shown
from tenka.server.guard.known import known_origins, origin_of

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX = "TENKA_"
PORT = 8360


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
    chosen: dict[str, Any] = {"database": data_folder(environ) / "tenka.db"}
    for field in fields(Settings):
        given = flags.get(field.name)
        if given is None:
            given = environ.get(PREFIX + field.name.upper())
        if given not in (None, ""):
            chosen[field.name] = READ[str(field.type)](field.name, given)
    found = Settings(**chosen)
    if not is_loopback(found.host) and found.public_url is None:
        raise BadInput("public-url-needed", {"host": found.host})
    return found


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach the address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def bracketed(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def _path(name: str, given: Any) -> Path:
    return Path(given).expanduser().absolute()


def _word(name: str, given: Any) -> str:
    if name == "log_level" and given not in {"debug", "info", "warning", "error"}:
        raise bad(name, given)
    return str(given)


def _number(name: str, given: Any) -> int:
    try:
        found = int(str(given)[:10])
    except ValueError:
        raise bad(name, given) from None
    if not 0 <= found <= (65535 if name == "port" else 256):
        raise bad(name, given)
    return found


def _seconds(name: str, given: Any) -> float:
    try:
        found = float(given)
    except ValueError:
        raise bad(name, given) from None
    if not 0 <= found <= 60:
        raise bad(name, given)
    return found


def _truth(name: str, given: Any) -> bool:
    words = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
    found = given if isinstance(given, bool) else words.get(str(given).lower())
    if found is None:
        raise bad(name, given)
    return found


def _url(name: str, given: Any) -> str:
    try:
        if urlsplit(str(given)).path not in {"", "/"}:
            raise bad(name, given)
        return origin_of(str(given))
    except ValueError:
        raise bad(name, given) from None


def bad(name: str, given: Any) -> BadInput:
    """The refusal of a value."""
    return BadInput("bad-setting", {"setting": name.replace("_", "-"), "value": shown(given)})


READ = {
    "Path": _path,
    "str": _word,
    "int": _number,
    "float": _seconds,
    "bool": _truth,
    "str | None": _url,
}
