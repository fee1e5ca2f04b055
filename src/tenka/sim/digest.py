"""A digest of the code and data that decide how games go."""

from functools import cache
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parent.parent
DECIDING = ("kernel", "toolkit", "bots", "sim/playing.py")  # and the game's own folder
KINDS = {".py", ".toml", ".json"}


@cache
def digest_of_package(package: str, root: Path = ROOT) -> str:
    """The same where, and only where, our bots play the same games of this package."""
    digest = sha256()
    for part in (*DECIDING, package.removeprefix("tenka.").replace(".", "/")):
        for path in _files(root / part):
            digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
            digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _files(place: Path) -> list[Path]:
    if place.is_file():
        return [place]
    return sorted(path for path in place.rglob("*") if path.suffix in KINDS and "__pycache__" not in path.parts)
