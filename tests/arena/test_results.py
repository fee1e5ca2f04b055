"""The file of results: it only grows, survives any end of a run, and is never mixed with another contest's."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tenka.arena import Contest, ContestGame, opened, read
from tenka.arena.results import read_header
from tenka.kernel.errors import BadInput, TenkaError
from tests.arena.simulated import contest, drawn

PAIR = contest(2, 2)
GAMES = drawn(PAIR, 4, [0, 0], Random(1))


def kept(path: Path, asked: Contest = PAIR) -> list[ContestGame]:
    with opened(path, asked) as results:
        return list(results.games)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "results.jsonl"
    with opened(path, PAIR) as results:
        for game in GAMES[:5]:
            results.append(game)
    return path


def test_what_was_noted_is_there_again(file: Path) -> None:
    assert kept(file) == GAMES[:5]
    assert read_header(file) == PAIR
    assert len(file.read_bytes().splitlines()) == 6


def test_results_are_read_while_they_are_written(file: Path, tmp_path: Path) -> None:
    with opened(file, PAIR) as results, file.open("ab") as unfinished:
        unfinished.write(b'{"game":5')
        unfinished.flush()
        there = read(file)
        assert there is not None
        assert (there.contest, there.games) == (PAIR, results.games)
    assert read(tmp_path / "nothing.jsonl") is None


def test_a_file_is_continued(file: Path, tmp_path: Path) -> None:
    with opened(file, PAIR) as results:
        for game in GAMES[5:]:
            results.append(game)
    whole = tmp_path / "whole.jsonl"
    with opened(whole, PAIR) as results:
        for game in GAMES:
            results.append(game)
    assert file.read_bytes() == whole.read_bytes()


def test_a_run_may_end_anywhere(file: Path) -> None:
    whole = file.read_bytes()
    lengths = [len(line) + 1 for line in whole.splitlines()]
    for length in range(0, len(whole), 5):
        file.write_bytes(whole[:length])
        lines = sum(sum(lengths[: number + 1]) <= length for number in range(len(lengths)))
        assert kept(file) == GAMES[: max(0, lines - 1)]
        assert file.read_bytes() == whole[: max(lengths[0], sum(lengths[:lines]))]


def test_a_game_is_on_disk_before_the_next_is_played(file: Path) -> None:
    with opened(file, PAIR) as results:
        results.append(GAMES[5])
        assert file.read_bytes().splitlines()[-1] == msgspec.json.encode(GAMES[5])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "shogun"),
        ("rules", 2),
        ("players", 3),
        ("options", {"start": "prescribed"}),
        ("bots", ("bot1", "bot0")),
        ("tables", "challenges"),
        ("seed", "11" * 32),
        ("code", "other"),
    ],
)
def test_another_contest_is_refused_and_the_file_left_as_it_is(file: Path, field: str, value: Any) -> None:
    before = file.read_bytes()
    with pytest.raises(BadInput) as caught:
        kept(file, msgspec.structs.replace(PAIR, **{field: value}))
    assert (caught.value.message, caught.value.params["what"]) == ("other-contest", field)
    assert file.read_bytes() == before


def broken(line: bytes, old: bytes, new: bytes) -> bytes:
    assert old in line
    return line.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'{"game":2', b'{"game":7'),
        (b'"deal":1', b'"deal":0'),
        (b'"seats":[0,1]', b'"seats":[1,0]'),
        (b'"wins":[', b'"wins":[1.0,'),
        (b'"wins":[', b'"wins":[-1.0,1.0,'),
        (b'"scores":[0,', b'"scores":['),
        (b'"moves":100', b'"moves":"many"'),
        (b'"moves":100', b'"moves":100,"more":1'),
        (b"}", b""),
        (b"{", b"\xff"),
        (b"{", b"[" * 100_000),
    ],
)
def test_damage_is_named_by_its_line(file: Path, old: bytes, new: bytes) -> None:
    lines = file.read_bytes().splitlines()
    lines[3] = broken(lines[3], old, new)
    damaged = b"\n".join(lines) + b"\n"
    file.write_bytes(damaged)
    with pytest.raises(BadInput) as caught:
        kept(file)
    assert (caught.value.message, caught.value.params["line"]) == ("results-damaged", 4)
    assert file.read_bytes() == damaged


@pytest.mark.parametrize(
    "content", [b"\n", b"Dear diary", b'{"format":"x"}\n', b"[]\n", b'{"format":1}\n', b"\x00\x01\n"]
)
def test_what_holds_no_results_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    for look in (kept, read_header):
        with pytest.raises(BadInput) as caught:
            look(path)
        assert caught.value.message == "not-results"
    assert path.read_bytes() == content


def test_another_format_is_named(file: Path) -> None:
    file.write_bytes(broken(file.read_bytes(), b'"format":1', b'"format":2'))
    with pytest.raises(BadInput) as caught:
        kept(file)
    assert (caught.value.message, caught.value.params["format"]) == ("results-format", 2)


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_one_run_at_a_time_writes(file: Path) -> None:
    with opened(file, PAIR), pytest.raises(BadInput) as caught:
        kept(file)
    assert caught.value.message == "results-in-use"
    assert kept(file) == GAMES[:5]


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        kept(tmp_path / "missing" / "results.jsonl")
    assert caught.value.message == "file-unwritable"
    with pytest.raises(BadInput) as caught:
        read_header(tmp_path)
    assert caught.value.message == "file-not-regular"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told_of(file: Path) -> None:
    with opened(file, PAIR) as results, Path("/dev/full").open("wb") as full:
        results._file = full
        with pytest.raises(TenkaError) as caught:
            results.append(GAMES[5])
        assert caught.value.message == "file-unwritable"
        assert results.games == GAMES[:5]
        results._file = None
        full.raw.close()
