"""The files that are made for a game."""

from pathlib import Path

from docs.make_conformance import ROOT
from docs.make_conformance.page import page
from docs.make_conformance.report import report
from docs.make_conformance.shown import shown


def files(game: str) -> dict[Path, str]:
    """What stands in them, by path."""
    rules = report(game)
    return {
        ROOT / "docs" / "conformance" / f"{game}.md": page(game, rules),
        ROOT / "src" / "tenka" / "games" / game / "conformance.json": shown(rules),
    }
