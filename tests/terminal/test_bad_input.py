"""Whatever is put in wrongly: one clear line that names it, exit code 2, nothing overwritten."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tenka
from tenka.terminal.saving.files import LARGEST
from tests.terminal.conftest import Terminal


def refused(terminal: Terminal, line: str, *named: str) -> str:
    assert terminal.run(line) == 2
    assert terminal.everything == ""
    assert terminal.errors.startswith("tenka: ")
    assert terminal.errors.count("\n") == 1
    for each in named:
        assert each in terminal.errors
    return terminal.errors


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("play go", "'go'"),
        ("play shitenno --players 5", "2 to 4 players, not 5"),
        ("play shitenno --players 0", "2 to 4 players, not 0"),
        ("play shitenno --players -1", "2 to 4 players, not -1"),
        ("play shitenno --players three", "“three” isn’t a whole number (--players)"),
        ("play shitenno --players " + "9" * 5000, "players"),
        ("play shitenno --humans 0", "0 people"),
        ("play shitenno --humans 5 --players 4", "5 people"),
        ("play shitenno --humans x", "--humans"),
        ("play shitenno --bots alphago", "'alphago'"),
        ("play shitenno --bots steady,,random", "''"),
        ("play shitenno --players 4 --bots steady,random", "3 seats"),
        ("play shitenno --humans 2 --players 2 --bots steady", "no seats left"),
        ("play shitenno --seed x", "'x'"),
        ("play shitenno --seed -1", "'-1'"),
        ("play shitenno --seed 1.5", "'1.5'"),
        ("play shitenno --seed " + "9" * 100, "seed"),
        ("play shitenno --seed " + "f" * 63, "ffff"),
        ("play shitenno --seed " + "g" * 64, "gggg"),
        ("play shitenno --seed ²", "²"),
        ("play shitenno --lang fr", "'fr'"),
        ("play shitenno --lang=fr", "'fr'"),
        ("games --lang klingon", "'klingon'"),
        ("play shitenno --option night=1", "“night”"),
        ("play shitenno --option night", "NAME=VALUE"),
        ("play shitenno --name A --name B", "2 names"),
        ("play shitenno --name AnnaWithAVeryVeryLongName", "18"),
        ("play shitenno --humans 2 --name A --name A", "called A"),
        ("play shitenno --name \x1b[31m", "\\x1b[31m"),
        ("play", "GAME"),
        ("resume", "FILE"),
        ("verify", "FILE"),
        ("dance", "“dance”"),
        ("play shitenno --dance", "“--dance”"),
        ("play shitenno --seed", "“--seed”"),
        ("play shitenno --no-colour=yes", "“--no-colour”"),
        ("play shitenno go", "tenka play --help"),
        ("--dance", "“--dance”"),
    ],
)
def test_the_command_line(terminal: Terminal, line: str, named: str) -> None:
    refused(terminal, line, named)
    assert not terminal.data.exists()


def test_errors_come_in_the_language(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    refused(terminal, "play go", "Il gioco 'go' non esiste")
    refused(terminal, "play go --lang de", "Das Spiel 'go' gibt es nicht")
    refused(terminal, "play shitenno --lang fr", "La lingua 'fr' non è disponibile")


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    state = tenka.game("shitenno").new(2, 3)
    while state.result is None:
        seat = next(iter(state.pending))
        state.play(seat, state.legal(seat)[0])
    return state.record()


@pytest.fixture
def saved(terminal: Terminal) -> Path:
    terminal.run("play shitenno --seed 1 --players 2", ["1", "q"])
    return terminal.saves[0]


def contents() -> dict[str, bytes]:
    deep = b"[" * 100_000 + b"]" * 100_000
    return {
        "empty": b"",
        "not-utf8": b'{"tenka": "\xff\xfe"}',
        "not-json": b"once upon a time",
        "deep": deep,
        "list": b"[1, 2]",
        "number": b"7",
        "foreign": b'{"name": "other program", "version": 3}',
        "nul": b"\0" * 100,
    }


@pytest.mark.parametrize("command", ["resume", "verify"])
@pytest.mark.parametrize("kind", contents())
def test_files_of_others(terminal: Terminal, tmp_path: Path, command: str, kind: str) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(contents()[kind])
    refused(terminal, f"{command} {path}", str(path))
    assert path.read_bytes() == contents()[kind]


@pytest.mark.parametrize("command", ["resume", "verify"])
def test_what_is_no_file(terminal: Terminal, tmp_path: Path, command: str) -> None:
    refused(terminal, f"{command} {tmp_path}/none", "File not found", f"{tmp_path}/none")
    refused(terminal, f"{command} {tmp_path}", "is a folder")
    refused(terminal, f"{command} /dev/zero", "/dev/zero isn’t a regular file")
    os.mkfifo(tmp_path / "pipe")
    refused(terminal, f"{command} {tmp_path}/pipe", "isn’t a regular file")
    refused(terminal, f"{command} {'x' * 5000}", "Can’t read")
    refused(terminal, f"{command} a\0b", "Can’t read")
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(LARGEST + 1)
    refused(terminal, f"{command} {huge}", "larger than")


@pytest.mark.parametrize("command", ["resume", "verify"])
def test_a_file_one_may_not_read(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    (tmp_path / "file").touch()

    def deny(self: Path) -> bytes:
        raise PermissionError(13, os.strerror(13))

    monkeypatch.setattr(Path, "read_bytes", deny)
    refused(terminal, f"{command} {tmp_path}/file", f"Can’t read {tmp_path}/file: Permission denied")


def test_a_truncated_save(terminal: Terminal, saved: Path, tmp_path: Path) -> None:
    whole = saved.read_bytes()
    for length in range(1, len(whole), len(whole) // 12):
        (tmp_path / "part").write_bytes(whole[:length])
        refused(terminal, f"resume {tmp_path}/part", f"{tmp_path}/part")
        refused(terminal, f"verify {tmp_path}/part", f"{tmp_path}/part")


def spoil(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda save: save.update(changes)


def spoil_record(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda save: save["record"].update(changes)


@pytest.mark.parametrize(
    ("spoiled", "named"),
    [
        (spoil(tenka_save=2), "format 2"),
        (spoil(tenka_save="1"), "format '1'"),
        (spoil(tenka_save=True), "bool"),
        (spoil(extra=1), "extra"),
        (spoil(record=3), "record"),
        (spoil(names=["a"]), "damaged"),
        (spoil(bots=[None, "deep blue"]), "deep blue"),
        (spoil(bot_seed="xyz"), "xyz"),
        (spoil(lang="fr"), "'fr'"),
        (spoil_record(game="chess"), "'chess'"),
        (spoil_record(rules=99), "version 99"),
        (spoil_record(tenka=9), "format 9"),
        (spoil_record(players=7), "2 to 4 players, not 7"),
        (spoil_record(seed=None), "seed"),
        (spoil_record(seed="00"), "'00' isn’t a valid seed"),
        (spoil_record(seed="11" * 32), "damaged"),
        (spoil_record(moves=[[0, ["dance"], []]]), "damaged"),
        (spoil_record(moves=[[0, ["general", 1.5], []]]), "moves"),
        (spoil_record(moves=[[10**30, ["general", "ii"], []]]), "damaged"),
        (spoil_record(start=[]), "damaged"),
        (spoil_record(options={"night": True}), "“night”"),
    ],
)
def test_a_spoiled_save(terminal: Terminal, saved: Path, spoiled: Callable[[dict[str, Any]], None], named: str) -> None:
    save = json.loads(saved.read_bytes())
    spoiled(save)
    saved.write_text(json.dumps(save))
    before = saved.read_bytes()
    refused(terminal, f"resume {saved}", str(saved), named)
    assert saved.read_bytes() == before


def test_a_record_is_no_save(terminal: Terminal, finished: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "record").write_text(json.dumps(finished))
    refused(terminal, f"resume {tmp_path}/record", "tenka verify")


def test_verify_a_sound_record_and_a_running_save(
    terminal: Terminal, finished: dict[str, Any], saved: Path, tmp_path: Path
) -> None:
    (tmp_path / "record").write_text(json.dumps(finished))
    assert terminal.run(f"verify {tmp_path}/record") == 0
    assert terminal.everything.startswith("Check passed: ")
    assert finished["fingerprint"] in terminal.everything
    assert terminal.run(f"verify {saved}") == 0
    assert terminal.everything.startswith("Check passed so far: ")
    assert "isn’t over yet" in terminal.everything


def other_event(record: dict[str, Any]) -> None:
    place = next(place for place, (_, _, events) in enumerate(record["moves"]) if events)
    record["moves"][place][2][0]["data"]["seat"] = 1 - record["moves"][place][2][0]["data"]["seat"]


@pytest.mark.parametrize(
    ("spoiled", "said"),
    [
        (lambda record: record.update(fingerprint="0" * 64), "the fingerprint is different"),
        (lambda record: record["start"].pop(), "the opening deal"),
        (other_event, "what happened at move 1 "),
        (
            lambda record: record["moves"][1].__setitem__(1, ["offer"]),
            "move 2 breaks the rules. You can’t do that now",
        ),
        (
            lambda record: record["moves"][1].__setitem__(1, ["dance"]),
            "move 2 breaks the rules. ['dance'] isn’t a move",
        ),
        (lambda record: record["moves"].pop(), "the result doesn’t follow"),
        (lambda record: record["result"]["scores"].__setitem__(0, 999), "the result doesn’t follow"),
    ],
)
def test_verify_tells_where_a_record_goes_wrong(
    terminal: Terminal, finished: dict[str, Any], tmp_path: Path, spoiled: Callable[[dict[str, Any]], None], said: str
) -> None:
    record = json.loads(json.dumps(finished))
    spoiled(record)
    (tmp_path / "record").write_text(json.dumps(record))
    assert terminal.run(f"verify {tmp_path}/record") == 1
    assert terminal.everything.startswith("Check failed: ")
    assert said in terminal.everything


def test_a_record_without_its_seed(terminal: Terminal, finished: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "record").write_text(json.dumps({**finished, "seed": None}))
    refused(terminal, f"verify {tmp_path}/record", "doesn’t include its seed")


@pytest.mark.parametrize("line", ["", "--help", "play --help", "resume --help", "verify --help", "sim --help", "games"])
@pytest.mark.parametrize(("lang", "word"), [("en", "Language"), ("de", "Sprache"), ("it", "Lingua")])
def test_help_in_each_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, line: str, lang: str, word: str
) -> None:
    monkeypatch.setenv("LANG", lang)
    assert terminal.run(line) == 0
    assert word in terminal.everything or line == "games"
    assert "\n  GAME" not in terminal.everything  # an argument is no option


def test_the_version(terminal: Terminal) -> None:
    assert terminal.run("--version") == 0
    assert terminal.everything == f"Tenka {tenka.__version__}\n"


def test_nonsense_at_the_prompt(terminal: Terminal) -> None:
    typed = [
        "0",
        "-1",
        "1.5",
        "9" * 5000,
        "x" * 5000,
        "²",
        "\x1b[31mred",
        "[bold]",
        "{ $name }",
        "\ud800",
        "why \0",
        "rules x",
        "q",
    ]
    assert terminal.run("play shitenno --seed 1", typed) == 0
    assert len(terminal.shown) == len(typed) + 1
    assert "\x1b" not in terminal.everything
