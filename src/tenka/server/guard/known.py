"""The origins and hosts by which this server is known; all others are strangers."""

from collections.abc import Iterable, Iterator
from ipaddress import ip_address
from urllib.parse import urlsplit

DEFAULT_PORTS = {"http": 80, "https": 443}
LOOPBACK_NAMES = ("127.0.0.1", "localhost", "[::1]")


def known_origins(public_url: str, listens_on: str, port: int) -> frozenset[str]:
    """The public address's origin and, where the server listens on loopback only, the loopback's own."""
    origins = {origin_of(public_url)}
    if is_loopback(listens_on):
        origins.update(origin_of(f"http://{name}:{port}") for name in LOOPBACK_NAMES)
    return frozenset(origins)


def origin_of(url: str) -> str:
    """The origin of an address as a browser writes it: lower case, without a default port."""
    parts = urlsplit(url)
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname or "@" in parts.netloc or not url.isascii():
        raise ValueError("an address must read http(s)://host[:port], in ASCII")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    default = parts.port in (None, DEFAULT_PORTS[parts.scheme])
    return f"{parts.scheme}://{host}" if default else f"{parts.scheme}://{host}:{parts.port}"


def origin_fields(origins: Iterable[str]) -> frozenset[bytes]:
    """Every value of `Origin` that means one of these origins."""
    return frozenset(spelling.encode() for origin in origins for spelling in _spellings(origin))


def host_fields(origins: Iterable[str]) -> frozenset[bytes]:
    """Every value of `Host` that means one of these origins."""
    return frozenset(field.partition(b"://")[2] for field in origin_fields(origins))


def _spellings(origin: str) -> Iterator[str]:
    written = origin_of(origin)
    yield written
    parts = urlsplit(written)
    if parts.port is None:
        yield f"{written}:{DEFAULT_PORTS[parts.scheme]}"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach the address."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == "localhost"
