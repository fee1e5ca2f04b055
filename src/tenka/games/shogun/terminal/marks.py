"""Signs and colours: every house has a shape, a letter and a colour, so that no one of them alone must be seen."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
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


class Flowing:
    """Parts beside each other, none of them broken at the end of a line; a dash for none."""

    def __init__(self, parts: Sequence[Text], gap: int = 2) -> None:
        self._parts = list(parts) or [Text("–", QUIET)]
        self._gap = " " * gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """The lines, each as full as it can be."""
        line = self._parts[0].copy()
        for part in self._parts[1:]:
            if line.cell_len + len(self._gap) + part.cell_len > options.max_width:
                yield line
                line = part.copy()
            else:
                line.append(self._gap).append_text(part)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """From the longest part to all in one line."""
        lengths = [part.cell_len for part in self._parts]
        widest = sum(lengths) + len(self._gap) * (len(lengths) - 1)
        return Measurement(min(max(lengths), options.max_width), min(widest, options.max_width))
