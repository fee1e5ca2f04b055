"""Signs and colours: every house has a shape, a letter and a colour, so that no one of them alone must be seen."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from tenka.toolkit.presentation.drawing import INK, PAPER, QUIET, WordSource

SIGNS = {"takeda": "◆T", "hojo": "▲H", "akechi": "●A", "maeda": "★M", "sanada": "▼S"}
STYLES = {
    "takeda": f"bold {PAPER} on #b14013",
    "hojo": f"bold {INK} on #fcd32f",
    "akechi": f"bold {PAPER} on #1c4399",
    "maeda": f"bold {INK} on #a28adc",
    "sanada": f"bold {PAPER} on #3a3530",
}
FARMERS = f"bold {INK} on #53ad8f"


def mark(view: Mapping[str, Any], seat: int) -> Text:
    """The sign of a seat's house on its colour."""
    house = view["seats"][seat]["house"]
    return Text.assemble((SIGNS[house], STYLES[house]))


def owned(view: Mapping[str, Any], seat: int | None) -> Text:
    """The sign of whoever has a province."""
    return Text("··", QUIET) if seat is None else mark(view, seat)


def cubes(view: Mapping[str, Any], words: WordSource, counts: Sequence[int]) -> Text:
    """Cubes by colour, the farmers last; a dash for none."""
    *armies, farmers = counts
    found = [Text.assemble(mark(view, seat), f" {count}") for seat, count in enumerate(armies) if count]
    if farmers:
        found.append(Text.assemble((f" {words.say('board-farmers')} ", FARMERS), f" {farmers}"))
    return Text("  ").join(found) if found else Text("–", QUIET)
