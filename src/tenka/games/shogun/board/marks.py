"""Signs and colours: every house has a shape, a letter and a colour, so that no one of them alone must be seen."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

PAPER = "#fbf7ef"
INK = "#1a1816"
SIGNS = {"takeda": "◆T", "hojo": "▲H", "akechi": "●A", "maeda": "★M", "sanada": "▼S"}
STYLES = {
    "takeda": f"bold {PAPER} on #b14013",
    "hojo": f"bold {INK} on #fcd32f",
    "akechi": f"bold {PAPER} on #1c4399",
    "maeda": f"bold {INK} on #a28adc",
    "sanada": f"bold {PAPER} on #3a3530",
}
FARMERS = f"bold {INK} on #53ad8f"
QUIET = "dim"
LOUD = "bold not dim"


class Words(Protocol):
    """What the drawing needs of words."""

    def say(self, id: str, /, **params: Any) -> str:
        """A message."""

    def tell(self, id: str, params: Mapping[str, Any]) -> str:
        """A message with ids put into words."""

    def noun(self, kind: str, value: str) -> str:
        """The word for a value."""

    def several(self, kind: str, values: Sequence[str]) -> str:
        """A list in words."""


def mark(view: Mapping[str, Any], seat: int) -> Text:
    """The sign of a seat's house on its colour."""
    house = view["seats"][seat]["house"]
    return Text.assemble((SIGNS[house], STYLES[house]))


def owned(view: Mapping[str, Any], seat: int | None) -> Text:
    """The sign of whoever has a province."""
    return Text("··", QUIET) if seat is None else mark(view, seat)


def cubes(view: Mapping[str, Any], words: Words, counts: Sequence[int]) -> Text:
    """Cubes by colour, the farmers last; a dash for none."""
    *armies, farmers = counts
    found = [Text.assemble(mark(view, seat), f" {count}") for seat, count in enumerate(armies) if count]
    if farmers:
        found.append(Text.assemble((f" {words.say('board-farmers')} ", FARMERS), f" {farmers}"))
    return Text("  ").join(found) if found else Text("–", QUIET)


def labelled(name: str, content: Text | str) -> Text:
    """A thing after its name."""
    return Text.assemble((name, QUIET), " ", content)


def flowing(parts: Sequence[Text]) -> RenderableType:
    """Parts beside each other, none broken at the end of a line; a dash for none."""
    return Columns(parts, padding=(0, 2)) if parts else Text("–", QUIET)
