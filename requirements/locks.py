"""The locks: every package that ./dev installs, pinned and with its hashes; needs nothing but Python."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parent.parent
LOCKED = (
    "base",
    "dev",
    "bench",
    "compile",
    "node",
)  # the package itself with all it does, and the extras that ./dev installs
PRODUCT = ("client", "server", "terminal")  # extras that are part of the base
EDITABLE = "editables>=0.5"  # what hatchling needs besides itself for an editable install
MADE_FOR = "# Made by ./dev lock for "
PINNED = re.compile(
    r"(?P<name>[A-Za-z0-9._-]+)(?:\[[^\]]*\])?==[^\s;*]+(?: *;[^\\]*)?(?P<hashes>(?: \\\n    --hash=\S+)+)"
)
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
INTEGRITY = re.compile(r"sha512-[A-Za-z0-9+/]{86}==")


def lock_of(root: Path, name: str) -> Path:
    """Return where a lock is."""
    return root / "requirements" / f"{name}.txt"


def wanted(root: Path, name: str) -> list[str]:
    """Return what pyproject.toml asks for: all that the package can do and what builds it, or an extra."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    about: dict[str, Any] = project["project"]
    if name != "base":
        return sorted(about["optional-dependencies"][name])
    extras = about["optional-dependencies"]
    product = {each for extra in PRODUCT for each in extras.get(extra, ())}
    return sorted({*about["dependencies"], *product, *project["build-system"]["requires"], EDITABLE})


def heading(root: Path, name: str) -> str:
    """Return the first line of a lock, by which one sees whether it is still the right one."""
    return MADE_FOR + hashlib.sha256("\n".join(wanted(root, name)).encode()).hexdigest()[:16]


def is_current(root: Path, name: str) -> bool:
    """Tell whether a lock was made for what pyproject.toml asks for now."""
    path = lock_of(root, name)
    return path.is_file() and path.read_text(encoding="utf-8").startswith(heading(root, name) + "\n")


def problems(root: Path) -> Iterator[str]:
    """Yield what is wrong with the locks, Python's and npm's, a line each."""
    for name in LOCKED:
        if is_current(root, name):
            yield from _problems_of(root, name)
        else:
            yield f"requirements/{name}.txt is not that of pyproject.toml: run ./dev lock"
    yield from _problems_of_npm(json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8")))


def _problems_of(root: Path, name: str) -> Iterator[str]:
    path = lock_of(root, name)
    text = path.read_text(encoding="utf-8")
    pinned = list(PINNED.finditer(text))
    rest = [line for line in PINNED.sub("", text).splitlines() if line and not line.startswith("#")]
    yield from (f"{path.name}: not pinned with hashes: {line}" for line in rest)
    for each in pinned:
        if not all(HASH.fullmatch(given) for given in each["hashes"].replace("\\", " ").split()):
            yield f"{path.name}: {each['name']} has a hash that is no SHA-256"
    missing = {_plain(_name(each)) for each in wanted(root, name)} - {_plain(each["name"]) for each in pinned}
    yield from (f"{path.name}: {each} is missing" for each in sorted(missing))


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    return found.group() if found else requirement


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _problems_of_npm(lock: dict[str, Any]) -> Iterator[str]:
    for place, package in lock["packages"].items():
        if place and not INTEGRITY.fullmatch(package.get("integrity", "")):
            yield f"package-lock.json: {place} has no hash"
        if "resolved" in package:
            yield f"package-lock.json: {place} names a registry"


def compile_command(tool: Path, source: Path, target: Path, constraints: Iterable[Path] = ()) -> list[str | Path]:
    """Return the command line of uv that pins what a file asks for, for every platform and Python."""
    command: list[str | Path] = [tool, "pip", "compile", source, "--output-file", target, "--quiet"]
    command += ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-annotate", "--no-header"]
    command.append("--no-strip-extras")  # else an older pip takes a package asked for with an extra for not pinned
    return [*command, *(part for each in constraints for part in ("--constraint", each))]
