"""Asking as the operator: the server that has the database or, where none has, the database itself."""

import asyncio
import os
import socket
from pathlib import Path

import msgspec

from tenka.kernel.errors import BadInput
from tenka.server.admin import messages
from tenka.server.admin.admin_socket import name_of, socket_of, within_reach
from tenka.server.admin.changes import DatabaseChanges
from tenka.server.admin.handler import AdminHandler
from tenka.store.address import Address
from tenka.store.failures import StoreFailure
from tenka.store.opening import open_database

PATIENCE = 60.0  # seconds for an answer
CHUNK = 64 * 1024

_decoder: msgspec.json.Decoder[messages.Answer] = msgspec.json.Decoder(messages.Answer)


def ask(database: Address, request: messages.Request) -> messages.Answer:
    """The answer; what cannot be done is raised. A database on a server of its own is always asked itself."""
    answer = _asked(database, request) if isinstance(database, Path) else None
    answer = answer or asyncio.run(_alone(database, request))
    if isinstance(answer, messages.Refusal):
        raise BadInput(answer.message, answer.params)
    return answer


def _asked(database: Path, request: messages.Request) -> messages.Answer | None:
    """A running server's answer; None if there is no server. A name that was mistyped makes no database."""
    if not database.is_file():
        raise StoreFailure("file-is-folder" if database.is_dir() else "file-missing", {"file": str(database)})
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(PATIENCE)
            with within_reach(socket_of(database)) as name:
                line.connect(name)
            line.sendall(msgspec.json.encode(request) + b"\n")
            found = b"".join(iter(lambda: line.recv(CHUNK), b""))
    except (FileNotFoundError, ConnectionRefusedError):
        return None
    except PermissionError:
        raise BadInput("admin-denied") from None
    except OSError as error:
        raise BadInput("admin-no-answer", {"why": error.strerror or "no"}) from None
    if not found:
        raise BadInput("admin-no-answer", {"why": "no"})
    return _decoder.decode(found)


async def _alone(address: Address, request: messages.Request) -> messages.Answer:
    database = open_database(address)
    try:
        return await AdminHandler(database, DatabaseChanges(database)).answer(request, name_of(os.geteuid()))
    finally:
        database.close()
