"""The story so far: events as lines, each with the sign of whom it is about."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tenka.terminal.picture import Picture
from tenka.terminal.table import TerminalSeat
from tenka.words import Naming, Words


class TerminalStory:
    """Tells what happened, as one seat's view knows it."""

    def __init__(self, seats: Sequence[TerminalSeat], words: Words, picture: Picture) -> None:
        self._seats = seats
        self._words = words
        self._picture = picture

    def plain_name(self, seat: int) -> str:
        """A player's own name, or what a player without one is called from the start."""
        kind = "player-name" if self._seats[seat].bot is None else "bot-name"
        return self._seats[seat].name or self._words.say(kind, number=seat + 1)

    def name(self, view: Mapping[str, Any], seat: int) -> str:
        """A player's name."""
        return self._seats[seat].name or self._picture.called(view, self._words, seat) or self.plain_name(seat)

    def names(self, view: Mapping[str, Any]) -> list[str]:
        """All players' names."""
        return [self.name(view, seat) for seat in range(len(self._seats))]

    def naming(self, view: Mapping[str, Any]) -> Naming:
        """What a seat is called in a sentence, and what instead where that word is already used."""
        return lambda seat: (self.name(view, seat), self.plain_name(seat))

    def line(self, view: Mapping[str, Any], event: Mapping[str, Any]) -> str:
        """One event in words."""
        return self._words.event(event["kind"], event["data"], self.naming(view))

    def lines(
        self, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], *, rules: bool = False
    ) -> RenderableType:
        """Events in words, one below the other, on request with the rules they follow from."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=3)
        grid.add_column(ratio=1)
        if rules:
            grid.add_column(justify="right")
        for event in events:
            seat = event["data"].get("seat")
            sign = Text("·", "dim") if seat is None else self._picture.mark(view, seat)
            cells = [sign, Text(self.line(view, event))]
            grid.add_row(*cells, *([Text(event["rule"] or "", "dim")] if rules else []))
        return Padding(grid, (0, 1))
