"""How a server is set up: by the environment, and by flags that go before it."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from email.utils import parseaddr
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tenka.folders import data_folder
from tenka.kernel.errors import BadInput, shown
from tenka.server.guard.known import is_loopback, known_origins, origin_of
from tenka.server.notices.channels.mail_server import MailServer
from tenka.store.address import Address, ServerAddress, is_server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

PREFIX = "TENKA_"
PORT = 8360
LEVELS = ("debug", "info", "warning", "error")
TLS = ("starttls", "tls", "none")
SMTP_PORT = 587
LONGEST_PAUSE = 60
THINKING = ("database", "workers", "engine", "log_level")  # what `tenka think` can be told
TRUTHS = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen about a server."""

    database: Address
    host: str = "127.0.0.1"
    port: int = PORT
    public_url: str | None = None  # where browsers find it, if not at the address it listens on
    proxied: bool = False  # whether a proxy tells who asks
    proxies: str = "127.0.0.1,::1"  # where proxies are that are believed: addresses and networks
    limits: bool = True
    workers: int = 0  # for bots; 0: one fewer than there are processors
    engine: Path | None = None  # a folder with the compiled package, for bots, as soon as it is there
    bot_pause: float = 0.6  # seconds
    auto_analysis: bool = True  # whether the analysis of a finished game begins by itself where nobody else thinks
    log_level: str = "info"
    smtp_host: str | None = None  # the mail server; without one no mail is sent
    smtp_port: int = SMTP_PORT
    smtp_tls: str = "starttls"
    smtp_user: str | None = None
    smtp_password_file: Path | None = None
    mail_from: str | None = None  # in whose name mail is sent
    push: bool = False  # whether to reach browsers by their push services
    hooks: bool = False  # whether to call addresses that people name
    holidays: int = 30  # days a year on which an account's time stands at tables where decisions have days

    @property
    def mail_server(self) -> MailServer | None:
        """Where mail is handed over."""
        if self.smtp_host is None:
            return None
        password = None if self.smtp_password_file is None else _secret(self.smtp_password_file)
        sender = self.mail_from or ""
        return MailServer(self.smtp_host, self.smtp_port, self.smtp_tls, sender, self.smtp_user, password)

    @property
    def push_subject(self) -> str:
        """Whom a push service may turn to."""
        if self.mail_from is not None:
            return f"mailto:{parseaddr(self.mail_from)[1]}"
        return self.url if self.https else "mailto:tenka@localhost"

    @property
    def worker_count(self) -> int:
        """How many processes think for bots."""
        return self.workers or max(1, (os.cpu_count() or 1) - 1)

    @property
    def thinking_places(self) -> int:
        """How many processes of `tenka think` do so: it has the machine to itself."""
        return self.workers or os.cpu_count() or 1

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
    found = _chosen(environ, flags, [field.name for field in fields(Settings)])
    if not is_loopback(found.host) and found.public_url is None:
        raise BadInput("public-url-needed", {"host": found.host})
    if found.smtp_host is not None and found.mail_from is None:
        raise BadInput("mail-from-needed")
    if found.mail_server is not None and found.smtp_user is not None and found.smtp_password_file is None:
        raise BadInput("smtp-password-needed")
    return found


def thinking_settings(environ: Mapping[str, str], **flags: Any) -> Settings:
    """The settings of `tenka think`: those few that it knows."""
    return _chosen(environ, flags, THINKING)


def _chosen(environ: Mapping[str, str], flags: Mapping[str, Any], names: Iterable[str]) -> Settings:
    chosen: dict[str, Any] = {"database": database_address(environ, flags.get("database"))}
    for name in names:
        given = flags.get(name)
        if given is None:
            given = environ.get(PREFIX + name.upper())
        if given not in (None, ""):
            chosen[name] = READ[name](name, given)
    return Settings(**chosen)


def database_address(environ: Mapping[str, str], flag: str | None) -> Address:
    """Where the database is, whatever else is set."""
    given = flag or environ.get(f"{PREFIX}DATABASE")
    return address("database", given) if given else data_folder(environ) / "tenka.db"


def address(name: str, given: Any) -> Address:
    """A database that somebody names: a file, or one on a PostgreSQL server."""
    return ServerAddress(given) if isinstance(given, str) and is_server(given) else _path(name, given)


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


def _networks(name: str, given: Any) -> str:
    """Addresses and networks, with commas between them."""
    try:
        return ",".join(
            str(ip_network(each.strip())).removesuffix("/32").removesuffix("/128") for each in str(given).split(",")
        )
    except ValueError:
        raise bad(name, given) from None


def _level(name: str, given: Any) -> str:
    if given not in LEVELS:
        raise bad(name, given)
    return str(given)


def _tls(name: str, given: Any) -> str:
    if given not in TLS:
        raise bad(name, given)
    return str(given)


def _text(name: str, given: Any) -> str:
    if not str(given).isprintable():
        raise bad(name, given)
    return str(given)


def _sender(name: str, given: Any) -> str:
    """An address of ours, with or without a name before it."""
    _, address = parseaddr(str(given))
    local, at, domain = address.rpartition("@")
    if not (local and at and domain and str(given).isprintable() and address.isascii()):
        raise bad(name, given)
    return str(given)


def _secret(path: Path) -> str:
    """What is kept in a file of its own, so that no list of processes tells it."""
    try:
        return path.read_text("utf-8").strip()
    except (OSError, UnicodeError):
        raise bad("smtp_password_file", str(path)) from None


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
    "database": address,
    "host": _host,
    "port": _number(65535),
    "public_url": _url,
    "proxied": _truth,
    "proxies": _networks,
    "limits": _truth,
    "workers": _number(256),
    "engine": _path,
    "bot_pause": _seconds,
    "auto_analysis": _truth,
    "log_level": _level,
    "smtp_host": _host,
    "smtp_port": _number(65535),
    "smtp_tls": _tls,
    "smtp_user": _text,
    "smtp_password_file": _path,
    "mail_from": _sender,
    "push": _truth,
    "hooks": _truth,
    "holidays": _number(366),
}
