"""Saves: a record with the seed, and who sits where. Whoever has the file can look at everything, so it is private."""

import os
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

import tenka
from tenka.kernel.errors import BadInput, shown
from tenka.kernel.game import Game
from tenka.kernel.records.record import read_record
from tenka.kernel.records.verify import verify
from tenka.kernel.shape import shaped
from tenka.kernel.stream import seed_from_hex
from tenka.terminal.saving.files import read_json, write_privately
from tenka.terminal.table import TerminalSeat, TerminalTable

FORMAT = 1


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """The envelope around a record."""

    tenka_save: int
    lang: str
    names: list[str | None]
    bots: list[str | None]
    bot_seed: str
    record: dict[str, Any]


def new_path(folder: Path, table: TerminalTable) -> Path:
    """A file name nobody uses yet."""
    setup = table.state.setup
    stem = f"{setup.game.id}-{datetime.now().astimezone():%Y-%m-%d}-{setup.fingerprint[:8]}"
    path = folder / f"{stem}.json"
    number = 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def write_save(path: Path, table: TerminalTable, lang: str) -> None:
    """Write the game as it stands."""
    save = Save(
        FORMAT,
        lang,
        [seat.name for seat in table.seats],
        [seat.bot for seat in table.seats],
        table.bot_seed.hex(),
        table.state.record(secret=True),
    )
    write_privately(path, msgspec.json.encode(save))


def write_copy(path: Path, table: TerminalTable, lang: str) -> None:
    """Write the game to a file of one's own choice; only an earlier save of the same game is ever replaced."""
    if os.path.lexists(path) and not _same_game(path, table):
        raise BadInput("file-exists", {"file": str(path)})
    write_save(path, table, lang)


def _same_game(path: Path, table: TerminalTable) -> bool:
    try:
        record = _envelope(path).record
    except BadInput:
        return False
    return record.get("fingerprint") == table.state.setup.fingerprint


def write_record(path: Path, table: TerminalTable) -> None:
    """Write a finished game's record."""
    write_privately(path, msgspec.json.encode(table.state.record()))


def read_save(path: Path) -> tuple[TerminalTable, str]:
    """The game of a save, exactly as it stood, and its language."""
    save = _envelope(path)
    game, record = _game_of(save.record)
    if not verify(game, record).sound:
        raise BadInput("save-damaged", {"file": str(path)})
    state = game.replay(record)
    if not len(save.names) == len(save.bots) == state.setup.players:
        raise BadInput("save-damaged", {"file": str(path)})
    seats = [TerminalSeat(name, bot) for name, bot in zip(save.names, save.bots, strict=True)]
    return TerminalTable(state, seats, seed_from_hex(save.bot_seed)), save.lang


def read_any_record(path: Path) -> tuple[Game, dict[str, Any]]:
    """The record in a file, which may also be a save, and its game."""
    found = read_json(path)
    if isinstance(found, dict) and "tenka_save" in found:
        return _game_of(_envelope(path).record)
    return _game_of(found)


def _game_of(record: Any) -> tuple[Game, dict[str, Any]]:
    found = read_record(record)
    return tenka.game(found.game, found.rules), record


def _envelope(path: Path) -> Save:
    found = read_json(path)
    version = found.get("tenka_save") if isinstance(found, dict) else None
    if version is None:
        raise BadInput("not-a-save", {"file": str(path)})
    if version != FORMAT:
        raise BadInput("save-version", {"file": str(path), "version": shown(version), "known": FORMAT})
    try:
        return shaped(found, Save, "bad-save")
    except BadInput as error:
        raise BadInput("bad-save", {"file": str(path), **error.params}) from None
