"""A digest of the code and data that decide how games go."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

from tenka.arena.contender import folder_of
from tenka.kernel.game import Game

ROOT = Path(__file__).parent.parent
DECIDING = ("kernel", "bots", "sim/playing.py")  # and the game's own folder
KINDS = {".py", ".toml", ".json"}


def code_digest(found: Game, bots: Iterable[str] = ()) -> str:
    """The same where, and only where, the same bots play the same games; foreign bots bring theirs."""
    folders = [folder_of(name) for name in bots]
    roots = [ROOT, *(folder / "tenka" for folder in folders if folder is not None)]
    return "+".join(_of_package(found.package, root) for root in roots)


@cache
def _of_package(package: str, root: Path) -> str:
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
