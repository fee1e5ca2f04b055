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

GAMES = ROOT / "src" / "tenka" / "games"
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


def file_of(game: str) -> Path:
    """Where a game's anchors stand."""
    return GAMES / game / "bot" / "anchors.toml"


def written(levels: dict[str, float]) -> str:
    """The file with a game's anchors."""
    lines = [
        "# Written by `./dev bench ladder --anchors` from the ladder in docs/bots/bots.md: means on openskill's scale.",
        'source = "docs/bots/bots.md, one among three"',
        "",
        "[mu]",
        *(f"{level} = {mu}" for level, mu in levels.items()),
    ]
    return "\n".join([*lines, ""])


def write(page: Path) -> None:
    """Write the anchors that a page tells."""
    for game, levels in anchors(page.read_text("utf-8")).items():
        file_of(game).write_text(written(levels), "utf-8")
