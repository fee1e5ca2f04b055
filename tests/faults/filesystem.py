"""A small file system of our own."""

import contextlib
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


@contextlib.contextmanager
def small(folder: Path, size: str) -> Iterator[Path]:
    """A folder with so much space; a test that needs one is left out where none can be had."""
    folder.mkdir(exist_ok=True)
    if not _mount(folder, f"size={size}"):
        pytest.skip("a small file system can be mounted by root only, and not in every container")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def can_be_had(folder: Path) -> bool:
    """Whether a small file system can be mounted in a folder, which is made."""
    folder.mkdir()
    if not _mount(folder, "size=64k"):
        return False
    subprocess.run(["umount", "--lazy", str(folder)], check=True)
    return True


@contextlib.contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Nothing can be written to a file system any more."""
    assert _mount(folder, "remount,ro")
    try:
        yield
    finally:
        assert _mount(folder, "remount,rw")


def _mount(folder: Path, options: str) -> bool:
    if os.geteuid() != 0:
        return False
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    try:
        return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0
    except FileNotFoundError:
        return False


@contextlib.contextmanager
def full(folder: Path) -> Iterator[None]:
    """Not a byte is left on the file system."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        ballast.unlink()
