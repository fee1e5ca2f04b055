"""A small https server on this machine, with a certificate of its own, which keeps what it is asked."""

import asyncio
import contextlib
import ssl
import tempfile
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

HOST = "hook.example"


@dataclass(frozen=True)
class Certificate:
    """A certificate for `hook.example`, and its key."""

    pem: str
    key: str


@dataclass(frozen=True)
class Request:
    """What was asked."""

    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass
class HttpsServer:
    """Answers 200, or what it is told to."""

    port: int = 0
    requests: list[Request] = field(default_factory=list)
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        kept = {name: line.split(": ", 1)[1] for name in headers for line in head[1:] if line.lower().startswith(name)}
        self.requests.append(Request(head[0].split()[1], kept, body))
        status, more = self.answers.pop(0) if self.answers else (200, {})
        lines = [f"HTTP/1.1 {status} x", "content-length: 0", *(f"{name}: {value}" for name, value in more.items())]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        await writer.drain()
        writer.close()


@cache
def certificate() -> Certificate:
    """One for all tests."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    form = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    pem = made.public_bytes(serialization.Encoding.PEM).decode()
    return Certificate(pem, key.private_bytes(serialization.Encoding.PEM, *form).decode())


@contextlib.asynccontextmanager
async def https_server() -> AsyncIterator[HttpsServer]:
    """A server until the end of the block."""
    found = HttpsServer()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with tempfile.TemporaryDirectory() as folder:
        pem, key = Path(folder, "pem"), Path(folder, "key")
        pem.write_text(certificate().pem)
        key.write_text(certificate().key)
        context.load_cert_chain(pem, key)
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0, ssl=context)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()
