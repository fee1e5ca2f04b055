"""Files of ours on a person's disk: read with suspicion, written whole or not at all."""

import contextlib
import os
import stat
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

import msgspec

from tenka.kernel.errors import BadInput

LARGEST = 32 * 1024 * 1024  # the longest games take well under a hundredth of it
PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700


def read_json(path: Path) -> Any:
    """What a JSON file holds, with or without the mark that some editors put before it."""
    try:
        return msgspec.json.decode(_read(path).removeprefix(BOM_UTF8))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadInput("file-not-json", {"file": str(path), "where": str(error)}) from None


def _read(path: Path) -> bytes:
    try:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise BadInput("file-is-folder", {"file": str(path)})
        if not stat.S_ISREG(found.st_mode):
            raise BadInput("file-not-regular", {"file": str(path)})
        if found.st_size > LARGEST:
            raise BadInput("file-too-large", {"file": str(path), "most": LARGEST // 1024 // 1024})
        return path.read_bytes()
    except FileNotFoundError:
        raise BadInput("file-missing", {"file": str(path)}) from None
    except (OSError, ValueError) as error:
        raise BadInput("file-unreadable", {"file": str(path), "why": reason(error)}) from None


def reason(error: OSError | ValueError) -> str:
    """What the system says went wrong, in its own words."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def write_privately(path: Path, content: bytes) -> None:
    """Replace a file in one step, so that the earlier one stays whole if anything goes wrong; for its owner alone."""
    path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        _write_through(beside, content)
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    _settle_folder(path.parent)


def _write_through(path: Path, content: bytes) -> None:
    path.unlink(missing_ok=True)  # one that a crash left behind
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE), "wb") as file:  # noqa: PTH123
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _settle_folder(folder: Path) -> None:
    """Have the new name on the disk too, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
