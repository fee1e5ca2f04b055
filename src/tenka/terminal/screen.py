"""The screen: what a terminal can show, and what a person types."""

import codecs
import contextlib
import os
import sys
import unicodedata
from typing import TextIO

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tenka.terminal.interrupts import Interrupts, Stopped

WIDEST = 120
CLEAR = "\x1b[H\x1b[2J"
CLEAR_HISTORY = "\x1b[3J"
BLANK_LINES = 100
PLAIN_SIGNS = {
    "▲": "^",
    "●": "o",
    "▼": "v",
    "◆": "%",
    "★": "*",
    "▸": ">",
    "·": ".",
    "▪": "o",
    "×": "x",
    "…": "...",
    "–": "-",
}
PLAIN_SIGNS |= dict.fromkeys("„“”«»", '"') | dict.fromkeys("‘’", "'")


def plainly(error: UnicodeError) -> tuple[str, int]:
    """For terminals with few letters: macrons and accents off, plain signs for ours."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_plain(each) for each in error.object[error.start : error.end]), error.end


def _plain(letter: str) -> str:
    base = unicodedata.normalize("NFKD", letter)[0]
    return PLAIN_SIGNS.get(letter, base if base.isascii() else "?")


codecs.register_error("tenka.plainly", plainly)


def forgive(stream: TextIO | None, errors: str) -> None:
    """Have a stream write or read what it can instead of failing."""
    if stream is not None and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=errors)


def let_go(stream: TextIO) -> None:
    """Have what is still buffered go nowhere, so that the end of the program does not fail over it."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Let the game say how to go on before it ends."""
        raise  # noqa: PLE0704  called while the error is being handled


class Screen:
    """A terminal, a dumb one, or a pipe."""

    def __init__(self, interrupts: Interrupts, *, colour: bool = True) -> None:
        forgive(sys.stdout, "tenka.plainly")
        forgive(sys.stdin, "replace")
        self._interrupts = interrupts
        self.console = _Console(no_color=not colour or None, highlight=False, markup=False, emoji=False)
        self.live = self.console.is_terminal and not self.console.is_dumb_terminal
        _edit_lines()

    @property
    def width(self) -> int:
        """The columns to draw on."""
        return min(self.console.width, WIDEST)

    def show(self, *parts: RenderableType) -> None:
        """Print, one below the other."""
        self._interrupts.check()
        self.console.print(Group(*parts), width=self.width)

    def note(self, text: str) -> None:
        """Print an answer, set off a little."""
        self.show(Padding(Text(text), (0, 1)))

    def fresh(self) -> None:
        """Begin at the top where that is possible."""
        if self.live:
            self._write(CLEAR)
        else:
            self.console.print()

    def wipe(self) -> None:
        """Leave nothing to be read on the screen nor above it."""
        _forget_lines()
        self._write(CLEAR + CLEAR_HISTORY if self.live else "\n" * BLANK_LINES)

    def _write(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line typed; the end of the input stops the game."""
        try:
            with self._interrupts.waiting():
                return input(prompt).strip()
        except (EOFError, ValueError):  # ValueError: the input was closed
            self.console.print()
            raise Stopped(0) from None

    def lines(self, part: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(part, self.console.options.update_width(self.width)))

    def page(self, parts: list[RenderableType], more: str) -> None:
        """Print part by part, a screenful at a time."""
        room = self.console.height - 2
        used = 0
        for part in parts:
            lines = self.lines(part)
            if self.live and used and used + lines > room:
                if self.ask(more):
                    return
                used = 0
            self.show(part)
            used += lines


def _edit_lines() -> None:
    """Arrow keys and history while typing, where the system offers it."""
    try:
        import readline  # noqa: F401, PLC0415
    except ImportError:
        return


def _forget_lines() -> None:
    try:
        import readline  # noqa: PLC0415
    except ImportError:
        return
    readline.clear_history()
