"""Boxes at the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

import tenka
from tests.games.boxes import BOXES, VALUES
from tests.terminal.conftest import Terminal


def written(folder: Path, game: str, values: dict[str, Any]) -> Path:
    path = folder / "box.json"
    path.write_text(json.dumps({"tenka_box": 1, "game": game, "name": "My edition", "values": values}))
    return path


@pytest.mark.parametrize("game", tenka.games())
def test_our_values_are_written_to_be_changed(terminal: Terminal, tmp_path: Path, game: str) -> None:
    assert terminal.run(f"box new {game}") == 0
    file = tmp_path / "ours.json"
    file.write_text(terminal.everything)
    assert json.loads(terminal.everything)["values"] == tenka.game(game).form.ours
    assert terminal.run(f"box check {file}") == 0
    assert "no values differ" in terminal.everything


@pytest.mark.parametrize("game", tenka.games())
def test_what_differs_is_listed(terminal: Terminal, tmp_path: Path, game: str) -> None:
    assert terminal.run(f"box check {written(tmp_path, game, VALUES[game])}") == 0
    assert BOXES[game]["hash"] in terminal.everything
    assert terminal.everything.count("(ours: ") == len(VALUES[game])


def test_everything_that_is_wrong_is_told(terminal: Terminal, tmp_path: Path) -> None:
    path = written(tmp_path, "tenjo", {"card.CC01.defence": 13, "house.asai.name": "x" * 30})
    assert terminal.run(f"box check {path}") == 1
    assert "Shirasagi-jō · Defence: Use a whole number from 1 to 12." in terminal.everything
    assert "Asai · Name: " in terminal.everything
    for command in ("play tenjo", "sim tenjo --games 1 --jobs 1 --bots random"):
        assert terminal.run(f"{command} --box {path}") == 2
        assert f"{path}: Shirasagi-jō · Defence: Use a whole number from 1 to 12." in terminal.errors
    assert terminal.run(f"play shogun --box {written(tmp_path, 'tenjo', {})}") == 2


def test_the_mark_that_some_editors_put_before_a_file_does_no_harm(terminal: Terminal, tmp_path: Path) -> None:
    path = written(tmp_path, "tenjo", {})
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert terminal.run(f"box check {path}") == 0


def test_a_game_with_a_box_is_saved_told_and_verified(terminal: Terminal, tmp_path: Path) -> None:
    path = written(tmp_path, "shitenno", VALUES["shitenno"])
    assert terminal.run(f"play shitenno --players 2 --seed 5 --box {path}", lambda shown: "1") == 0
    assert "My edition" in terminal.everything
    record = terminal.records[0]
    assert terminal.run(f"verify {record}") == 0
    assert BOXES["shitenno"]["hash"] in terminal.everything


def test_bots_play_a_match_with_a_box(terminal: Terminal, tmp_path: Path) -> None:
    path = written(tmp_path, "shitenno", VALUES["shitenno"])
    assert terminal.run(f"sim shitenno --games 2 --bots random,random --jobs 1 --seed 1 --box {path}") == 0
