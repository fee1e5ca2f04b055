"""A bar that shows how far the games are."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tenka.words import Words


@contextmanager
def progress(words: Words, games: int, told: str = "sim-playing") -> Iterator[Callable[[], None]]:
    """A bar on the terminal, if there is one; call what it gives whenever a game, or what it is about, is over."""
    console = Console(stderr=True)
    columns: list[Any] = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say(told), total=games)
        yield lambda: bar.advance(task)
