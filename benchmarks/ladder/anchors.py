"""The bots' strength among rated people, from the ladders in docs/bots/bots.md.

One among three wins the share p, so it is 3p / (1 − p) times as strong as each of them; in openskill's model of
Plackett–Luce with four sure players that is a difference of means of 2β times the logarithm.
"""

import re
from itertools import pairwise
from math import log
from pathlib import Path

from benchmarks.machine import ROOT
from tenka.server.ratings.scale import MODEL, NEWCOMER

FILE = ROOT / "src" / "tenka" / "server" / "ratings" / "anchors.toml"
LEVELS = ("random", "beginner", "steady", "strong", "master")
MIDDLE = "steady"  # the level that newcomers are supposed to equal
_LADDER = re.compile(r"<!-- ladder: (\w+) -->(.*?)<!-- end of ladder", re.DOTALL)
_RUNG = re.compile(r"^\| (\w+) among (\w+) \| ([\d.]+) % \|", re.MULTILINE)


def anchors(page: str) -> dict[str, dict[str, float]]:
    """The mean of every bot's strength, by game and from below, as a page of ladders tells it."""
    return {
        game: _climbed({(one, other): float(share) / 100 for one, other, share in _RUNG.findall(told)})
        for game, told in _LADDER.findall(page)
    }


def _climbed(shares: dict[tuple[str, str], float]) -> dict[str, float]:
    """From rung to rung; a rung that leaves a level out is not needed."""
    found, height = {LEVELS[0]: 0.0}, 0.0
    for below, level in pairwise(LEVELS):
        share = shares[level, below]
        height += 2 * MODEL.beta * log(3 * share / (1 - share))
        found[level] = height
    middle = found[MIDDLE] - NEWCOMER.mu
    return {level: round(mu - middle, 2) for level, mu in found.items()}


def written(found: dict[str, dict[str, float]]) -> str:
    """The file with the anchors."""
    head = (
        "# Written by `./dev bench ladder --anchors` from the ladders in docs/bots/bots.md: "
        "means on openskill's scale.\n"
    )
    parts = [
        "\n".join(
            [f"[{game}]", 'source = "docs/bots/bots.md, one among three"', f"[{game}.mu]"]
            + [f"{level} = {mu}" for level, mu in levels.items()]
        )
        for game, levels in found.items()
    ]
    return head + "\n" + "\n\n".join(parts) + "\n"


def write(page: Path, file: Path = FILE) -> None:
    """Write the anchors that a page tells."""
    file.write_text(written(anchors(page.read_text("utf-8"))), "utf-8")
