"""Keeping the game: saved after every move, told once if that does not work."""

import shlex
from pathlib import Path

from tenka.kernel.errors import TenkaError
from tenka.kernel.state import Entry
from tenka.terminal.saving.files import reason
from tenka.terminal.saving.saves import new_path, write_copy, write_record, write_save
from tenka.terminal.table import TerminalTable
from tenka.terminal.usage import called
from tenka.words import Words


class AutoSave:
    """Saves a table's game to a file; `trouble` is what is wrong with that, in words, or empty."""

    def __init__(self, table: TerminalTable, path: Path, folder: Path, words: Words) -> None:
        self._table = table
        self._folder = folder
        self._words = words
        self._kept: Entry | None = None  # the last move in the save
        self._begun = False
        self.path = path
        self.trouble = ""

    def keep(self) -> None:
        """Save the game as it stands; the earlier save is untouched if that fails."""
        last = self._table.state.log
        if self._begun and last is self._kept and not self.trouble:
            return
        try:
            write_save(self.path, self._table, self._words.lang)
        except OSError as error:
            self.trouble = self._words.say("save-trouble", file=str(self.path), why=reason(error))
        else:
            self.trouble = ""
            self._kept, self._begun = last, True

    def copy_to(self, typed: str) -> str:
        """Save to a file that a person names, and say how that went."""
        path = Path(typed).expanduser()
        try:
            write_copy(path, self._table, self._words.lang)
        except TenkaError as error:
            return self._words.error(error)
        except (OSError, ValueError) as error:
            return self._words.say("save-trouble", file=str(path), why=reason(error))
        return self._words.say("saved", file=str(path.absolute()))

    def farewell(self) -> str:
        """How to go on with a game that is not over."""
        return self.trouble or self._words.say("how-to-resume", command=called(), file=shlex.quote(str(self.path)))

    def close(self) -> str:
        """Keep the record of a finished game in place of its save, and say where it lies."""
        path = new_path(self._folder / "records", self._table)
        try:
            write_record(path, self._table)
            self.path.unlink(missing_ok=True)
        except OSError as error:
            return self._words.say("save-trouble", file=str(path), why=reason(error))
        return self._words.say("record-kept", command=called(), file=str(path))
