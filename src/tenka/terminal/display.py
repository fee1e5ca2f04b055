"""How the game is laid out on the screen: the table, the news, one's own desk, the choices."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from tenka.terminal.asking.choices import MenuChoice, drawn
from tenka.terminal.picture import Picture
from tenka.terminal.screen import Screen
from tenka.terminal.story import TerminalStory
from tenka.words import Words

MOST_NEWS = 16
LEAST_NEWS = 4

View = Mapping[str, Any]


class Display:
    """Draws what a seat may see."""

    def __init__(self, words: Words, screen: Screen, picture: Picture, story: TerminalStory) -> None:
        self._words = words
        self._screen = screen
        self._picture = picture
        self._story = story

    def decision(
        self, view: View, news: Sequence[View], listed: list[MenuChoice], notes: Sequence[str], whole: bool
    ) -> None:
        """All that a person needs to decide; not the `whole` of it if only their own steps have changed."""
        below = self._below(view, listed, notes)
        if not whole:
            self._screen.show(*below)
            return
        above = self._above(view, close=False)
        if self._screen.live and self._left(above + below) < LEAST_NEWS:
            above = self._above(view, close=True)
        self._screen.fresh()
        self._screen.show(*above, *self._news(view, news, self._room(above + below)), *below)

    def end(self, view: View, news: Sequence[View]) -> None:
        """What happened last, the table at the end, and every point."""
        self._screen.fresh()
        final = self._picture.final(view, self._words, self._story.names(view))
        self._screen.show(self._story.lines(view, news), *self._above(view, close=False), final)

    def _above(self, view: View, *, close: bool) -> list[RenderableType]:
        names = self._story.names(view)
        return [
            Rule(Text(self._picture.heading(view, self._words), "bold"), style="dim"),
            self._picture.table(view, self._words, names, self._screen.width, close),
        ]

    def _below(self, view: View, listed: list[MenuChoice], notes: Sequence[str]) -> list[RenderableType]:
        id, params = self._picture.prompt(view, self._story.names(view))
        parts = [Rule(style="dim"), self._picture.desk(view, self._words)]
        parts += [Padding(Text(note, "bold"), (0, 1)) for note in notes]
        prompt = Text.assemble(("▸ ", "bold red"), (self._words.prompt(id, params), "bold"))
        return [*parts, Padding(prompt, (0, 1)), drawn(listed, self._words)]

    def _room(self, parts: list[RenderableType]) -> int:
        """The lines that are left for the news."""
        if not self._screen.live:
            return MOST_NEWS
        return max(LEAST_NEWS, min(MOST_NEWS, self._left(parts)))

    def _left(self, parts: list[RenderableType]) -> int:
        """The lines of the screen that these parts leave free, one of them for what is typed."""
        return self._screen.console.height - 2 - sum(self._screen.lines(part) for part in parts)

    def _news(self, view: View, events: Sequence[View], room: int) -> list[RenderableType]:
        """The latest of what happened, as much as there is room for."""
        told: list[RenderableType] = []
        for left, event in zip(range(len(events) - 1, -1, -1), reversed(events), strict=True):
            line = self._story.lines(view, [event])
            room -= self._screen.lines(line)
            if room < (1 if left else 0) and told:
                before = self._words.say("more-in-log", count=left + 1)
                return [Padding(Text(before, "dim"), (0, 1)), *reversed(told)]
            told.append(line)
        return told[::-1]
