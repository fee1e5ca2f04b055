"""What the pictures of all games in the terminal are made with: paper and ink, words, things beside each other."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

PAPER = "#fbf7ef"
INK = "#1a1816"
QUIET = "dim"
LOUD = "bold not dim"


class WordSource(Protocol):
    """What the drawing needs of words."""

    def say(self, id: str, /, **params: Any) -> str:
        """A message."""

    def tell(self, id: str, params: Mapping[str, Any]) -> str:
        """A message with ids put into words."""

    def noun(self, kind: str, value: str) -> str:
        """The word for a value."""

    def several(self, kind: str, values: Sequence[str]) -> str:
        """A list in words."""


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
