"""What can be typed beside moves: commands, in English and in the language of the game."""

from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tenka.terminal.asking.choices import folded
from tenka.words import Words

COMMANDS = ("hint", "undo", "trade", "why", "rules", "log", "save", "help", "quit")


class Command(NamedTuple):
    """A command and what was typed behind it."""

    name: str
    rest: str


def spellings(words: Words, name: str) -> list[str]:
    """The ways to type a command, the main one first."""
    return [each.strip() for each in words.say(f"command-{name}").split(",")]


class Commands:
    """Recognises commands."""

    def __init__(self, words: Words, *, trade: bool = False) -> None:
        self._words = words
        self._known = [name for name in COMMANDS if trade or name != "trade"]
        self._names = {
            folded(spelling): name
            for source in (words, Words("en"))
            for name in self._known
            for spelling in spellings(source, name)
        }

    def read(self, typed: str) -> Command | None:
        """The command that was typed, if it is one."""
        first, _, rest = typed.partition(" ")
        name = self._names.get(folded(first))
        return None if name is None else Command(name, rest.strip())

    def help(self) -> RenderableType:
        """All commands with what they do."""
        grid = Grid.grid(padding=(0, 2, 0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(Text(self._words.say("help-number-key"), "bold"), Text(self._words.say("help-number")))
        grid.add_row(Text(self._words.say("help-words-key"), "bold"), Text(self._words.say("help-words")))
        for name in self._known:
            typed = ", ".join(spellings(self._words, name))
            grid.add_row(Text(typed, "bold"), Text(self._words.say(f"help-{name}")))
        return grid
