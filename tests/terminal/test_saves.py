"""Saving: after every move, whole or not at all, private; and going on exactly where one stopped."""

import errno
import json
import os
import stat
from pathlib import Path

import pytest

from tests.terminal.conftest import Terminal


def stop_after(count: int) -> list[str]:
    return ["1"] * count + ["q"]


@pytest.mark.parametrize("stop", [1, 6, 17])
def test_a_game_resumed_is_the_game_not_interrupted(terminal: Terminal, stop: int) -> None:
    line = "play shitenno --players 3 --seed 5 --bots random,steady --name Anna --lang it"
    terminal.run(line, lambda shown: "1")
    whole = terminal.records[0].read_bytes()
    terminal.records[0].unlink()
    assert terminal.run(line, stop_after(stop)) == 0
    assert terminal.run(f"resume {terminal.saves[0]}", lambda shown: "1") == 0
    assert "Anna" in terminal.everything
    assert "Totale" in terminal.everything
    assert terminal.records[0].read_bytes() == whole


def test_a_draft_and_its_undo_survive(terminal: Terminal) -> None:
    terminal.run("play shitenno --players 2 --seed 1", in_a_draft(["1", "1", "1", "q"]))
    terminal.run(f"resume {terminal.saves[0]}", ["u", "u", "u", "u", "q"])
    refused = [each for each in terminal.shown if "nothing to undo" in each]
    assert len(refused) == 1


class in_a_draft:  # noqa: N801  reads like the function it stands for
    def __init__(self, then: list[str]) -> None:
        self._then = iter(then)
        self._there = False

    def __call__(self, shown: str) -> str | None:
        self._there = self._there or "Split the face-up cards" in shown
        return next(self._then, None) if self._there else "1"


def test_the_save_is_private_and_told(terminal: Terminal) -> None:
    terminal.run("play shitenno --seed 1", stop_after(2))
    path = terminal.saves[0]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert f"tenka resume {path}" in terminal.shown[-1]
    assert str(path) in terminal.shown[0].replace("\n", "").replace(" ", "")
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_program_not_on_the_path_is_told_with_its_own(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "my tools" / "tenka"
    program.parent.mkdir()
    program.touch(0o755)
    monkeypatch.setattr("sys.argv", [str(program)])
    terminal.run("play shitenno --seed 1", stop_after(2))
    assert f"'{program}' resume {terminal.saves[0]}" in terminal.shown[-1]
    monkeypatch.setenv("PATH", str(program.parent))
    terminal.run(f"resume {terminal.saves[0]}", stop_after(2))
    assert f": tenka resume {terminal.saves[0]}" in terminal.shown[-1]


def test_the_language_can_be_changed_on_the_way(terminal: Terminal) -> None:
    terminal.run("play shitenno --seed 1 --lang de", stop_after(1))
    terminal.run(f"resume {terminal.saves[0]} --lang en", ["q"])
    assert "Your game is saved" in terminal.everything


def test_a_second_game_of_the_same_seed_leaves_the_first_alone(terminal: Terminal) -> None:
    terminal.run("play shitenno --seed 1", stop_after(3))
    before = terminal.saves[0].read_bytes()
    terminal.run("play shitenno --seed 1", stop_after(1))
    assert len(terminal.saves) == 2
    assert before in [path.read_bytes() for path in terminal.saves]


@pytest.mark.parametrize("call", ["fsync", "write", "replace"])
def test_a_full_disk_stops_nothing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    terminal.run("play shitenno --seed 1", stop_after(1))
    path = terminal.saves[0]
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    if call == "write":
        monkeypatch.setattr("tenka.terminal.saving.files._write_through", full)
    else:
        monkeypatch.setattr(os if call == "fsync" else Path, call, full)
    assert terminal.run(f"resume {path}", ["1", "1", "q"]) == 0
    assert "No space left on device" in terminal.shown[-1]
    assert "No space left on device" in terminal.flat[1]
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_an_unwritable_folder_stops_nothing(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert terminal.run("play shitenno --seed 1", lambda shown: "1") == 0
    assert "Couldn’t save the game" in terminal.flat[0]
    assert "Couldn’t save the game" in terminal.flat[1]
    assert "Total" in terminal.shown[-1]


def test_save_writes_a_copy_and_overwrites_nothing(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "other").write_text("mine")
    terminal.run(
        "play shitenno --seed 1",
        ["1", f"save {tmp_path}/copy", "1", f"save {tmp_path}/copy", f"save {tmp_path}/other", f"save {tmp_path}", "q"],
    )
    assert (tmp_path / "other").read_text() == "mine"
    assert " ".join(terminal.flat).count("already exists") == 2
    assert (tmp_path / "copy").read_bytes() == terminal.saves[0].read_bytes()
    assert terminal.run(f"resume {tmp_path}/copy", ["q"]) == 0


def test_the_end_of_the_input_saves(terminal: Terminal) -> None:
    assert terminal.run("play shitenno --seed 1", ["1"]) == 0
    assert f"tenka resume {terminal.saves[0]}" in terminal.shown[-1]


def test_a_finished_save_shows_the_end_again(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept: list[bytes] = []
    unlink = Path.unlink

    def keep(self: Path, missing_ok: bool = False) -> None:
        if self.parent.name == "saves" and self.suffix == ".json":
            kept.append(self.read_bytes())
        unlink(self, missing_ok)

    monkeypatch.setattr(Path, "unlink", keep)
    terminal.run("play shitenno --players 2 --seed 1", lambda shown: "1")
    (tmp_path / "save").write_bytes(kept[0])
    assert json.loads(kept[0])["record"]["result"] is not None
    assert terminal.run(f"resume {tmp_path}/save", []) == 0
    assert "Total" in terminal.everything
