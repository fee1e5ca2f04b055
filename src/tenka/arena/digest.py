"""A digest of the code and data that decide how games go, those of foreign bots included."""

from collections.abc import Iterable

from tenka.arena.contender import folder_of
from tenka.kernel.game import Game
from tenka.sim.digest import ROOT, digest_of_package


def code_digest(found: Game, bots: Iterable[str] = ()) -> str:
    """The same where, and only where, the same bots play the same games; foreign bots bring theirs."""
    folders = [folder_of(name) for name in bots]
    roots = [ROOT, *(folder / "tenka" for folder in folders if folder is not None)]
    return "+".join(digest_of_package(found.package, root) for root in roots)
