"""A person at the keyboard, as a function: it is asked, with all that was shown since the last time, and answers."""

import os
import shlex
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tenka.cli import run
from tenka.words.messages import Messages

Player = Callable[[str], str | None]


class Terminal:
    """Runs the program with a scripted person; a player that answers None presses Ctrl-D."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: Path) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.data = data
        self.shown: list[str] = []  # what was shown before each question, and after the last
        self.errors = ""

    def run(self, line: str, player: Player | Iterable[str] = ()) -> int:
        """Run a command line to its end; the exit code."""
        self.shown = []
        answer = player if callable(player) else _one_by_one(player)

        def ask(prompt: str = "") -> str:
            sys.stdout.write(f"{prompt}\n")
            self.shown.append(self._capsys.readouterr().out)
            typed = answer(self.shown[-1])
            if typed is None:
                raise EOFError
            return typed

        self._monkeypatch.setattr("builtins.input", ask)
        code = run(shlex.split(line))
        out, self.errors = self._capsys.readouterr()
        self.shown.append(out)
        return code

    @property
    def everything(self) -> str:
        """All that was shown."""
        return "".join(self.shown)

    @property
    def flat(self) -> list[str]:
        """What was shown, each time on one line."""
        return [" ".join(each.split()) for each in self.shown]

    @property
    def saves(self) -> list[Path]:
        """The games saved."""
        return sorted((self.data / "tenka" / "saves").glob("*.json"))

    @property
    def records(self) -> list[Path]:
        """The records of finished games."""
        return sorted((self.data / "tenka" / "records").glob("*.json"))


def _one_by_one(typed: Iterable[str]) -> Player:
    left = iter(typed)
    return lambda shown: next(left, None)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")

    def fail(self: Messages, id: str, errors: list[Exception]) -> None:
        assert not errors, (id, errors)

    monkeypatch.setattr(Messages, "noticed", fail)
    monkeypatch.setattr(os, "fsync", lambda handle: None)  # thousands of them would take minutes
    return Terminal(monkeypatch, capsys, tmp_path / "data")
