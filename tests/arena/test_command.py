"""`tenka arena`: tables at the end, a file to go on from, one clear line for what cannot be."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tenka.cli import run
from tenka.sim.command import INTERRUPTED

BOTS = ["--bots", "steady,random"]
ASKED = ["arena", "shitenno", *BOTS, "--games", "4", "--players", "2", "--jobs", "1", "--seed", "7", "--lang", "en"]


def said(capsys: pytest.CaptureFixture[str], args: list[str]) -> tuple[int, str, str]:
    code = run(args)
    told = capsys.readouterr()
    return code, told.out, told.err


def without_times(path: Path) -> str:
    return re.sub(r',"cpu":[^}]*', "", path.read_text("utf-8"))


def test_the_tables_name_bots_shares_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, ASKED)
    assert (code, err) == (0, "")
    for word in ("Shitennō: 4 games at 2 deals, seed 7", "Elo", "Steady against Random", "Seat 2", "Moves", "Rounds"):
        assert word in out
    assert "among" not in out  # two are a pair


def test_one_among_others_is_told_at_larger_tables(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, [*ASKED, "--players", "3", "--tables", "challenges"])
    assert code == 0
    assert "6 games at 2 deals" in out
    assert "Steady among 2 × Random" in out
    assert "Random among" not in out
    assert "33.3%" in out


@pytest.mark.parametrize(("lang", "word"), [("de", "Partien aus 2"), ("it", "partite da 2")])
def test_the_tables_speak_other_languages(capsys: pytest.CaptureFixture[str], lang: str, word: str) -> None:
    code, out, _ = said(capsys, [*ASKED[:-1], lang, "--sprt", "steady,random"])
    assert code == 0
    assert word in out
    assert "games" not in out


def test_the_same_command_shows_what_is_in_the_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    first = said(capsys, [*ASKED, "--out", str(out)])
    before = out.read_bytes()
    assert said(capsys, [*ASKED, "--out", str(out)]) == first
    assert out.read_bytes() == before
    assert len(before.splitlines()) == 5


def test_the_seed_of_the_file_is_taken_where_none_is_given(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    fresh = [each for each in ASKED if each not in ("--seed", "7")]
    out, again = tmp_path / "results.jsonl", tmp_path / "again.jsonl"
    assert said(capsys, [*fresh, "--out", str(out)])[0] == 0
    assert said(capsys, [*fresh, "--out", str(out), "--games", "6"])[0] == 0
    seed = re.search(r'"seed":"(\w+)"', out.read_text("utf-8"))
    assert seed
    assert said(capsys, [*fresh, "--seed", seed[1], "--out", str(again), "--games", "6"])[0] == 0
    assert without_times(out) == without_times(again)


def test_a_test_says_its_answer_and_ends_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    sprt = ["--sprt", "steady,random", "--elo0", "0", "--elo1", "300", "--alpha", "0.2", "--beta", "0.2"]
    code, out, _ = said(capsys, [*ASKED, "--games", "400", *sprt])
    assert code == 0
    assert "Yes: Steady is stronger than Random, by 300 rather than 0 points." in out
    assert "400 games" not in out


def test_the_page_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    assert said(capsys, [*ASKED, "--report", str(page)])[0] == 0
    assert "<h1>Arena: Shitennō</h1>" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        (["--bots", "steady,clever"], "'clever'"),
        (["--bots", "steady,steady"], "steady twice"),
        (["--bots", ""], "''"),
        (["--games", "0"], "--games '0'"),
        (["--jobs", "none"], "--jobs 'none'"),
        (["--players", "7"], "2 to 4"),
        (["--players", "two"], "“two”"),
        (["--option", "colour=red"], "“colour”"),
        (["--option", "colour"], "NAME=VALUE"),
        (["--tables", "round"], "'round'"),
        (["--tables", "mixed", "--players", "3"], "Mixed tables for 3"),
        (["--seed", "x"], "'x'"),
        (["--out", "/"], "/ "),
        (["--out", "/dev/null"], "/dev/null"),
        (["--out", "/missing/file"], "Can’t write to /missing/file"),
        (["--report", "/missing/file"], "Can’t write to /missing/file"),
        (["--out", "x", "--report", "./x"], "Results and report can’t both go to ./x"),
        (["--sprt", "steady"], "'steady'"),
        (["--sprt", "steady,steady"], "'steady,steady'"),
        (["--sprt", "steady,clever"], "'steady,clever'"),
        (["--sprt", "steady,random", "--elo0", "50"], "--elo0 50"),
        (["--sprt", "steady,random", "--elo1", "much"], "--elo1 'much'"),
        (["--sprt", "steady,random", "--alpha", "2"], "--alpha 2"),
        (["--fast"], "--fast"),
    ],
)
def test_bad_input_is_named_in_one_line(capsys: pytest.CaptureFixture[str], changed: list[str], named: str) -> None:
    code, out, err = said(capsys, [*ASKED, *changed])
    assert (code, out) == (2, "")
    assert named in err
    assert err.count("\n") == 1
    assert len(err) < 300


def test_bots_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = said(capsys, ["arena", "shitenno", "--lang", "en"])
    assert code == 2
    assert "--bots" in err


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_files_that_do_not_fit_are_refused_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str
) -> None:
    out = tmp_path / "results.jsonl"
    asked = [*ASKED[:-1], lang, "--out", str(out)]
    assert said(capsys, asked)[0] == 0
    whole = out.read_text("utf-8")
    others = [whole.replace('"rules":', '"rules":9', 1), re.sub('"code":"', '"code":"x', whole, count=1)]
    others += [whole.replace('"moves":', '"moves":"', 1), "Dear diary\n"]
    for content in others:
        out.write_text(content, "utf-8")
        code, shown, err = said(capsys, asked)
        assert (code, shown, err.count("\n")) == (2, "", 1)
        assert str(out) in err
        assert out.read_text("utf-8") == content
    out.write_text(whole, "utf-8")
    assert said(capsys, [*asked, "--bots", "random,steady"])[0] == 2


@contextmanager
def begun(args: list[str], out: Path, games: int) -> Iterator["subprocess.Popen[str]"]:
    """A run in processes of its own, once that many games are over; nothing of it goes on afterwards."""
    with subprocess.Popen(
        [sys.executable, "-m", "tenka", *args, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            deadline = time.monotonic() + 60
            while not out.exists() or out.read_bytes().count(b"\n") <= games:
                assert time.monotonic() < deadline
                assert process.poll() is None
                time.sleep(0.01)
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_killed_run_goes_on_as_if_nothing_had_happened(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out, whole = tmp_path / "results.jsonl", tmp_path / "whole.jsonl"
    long = [*ASKED, "--jobs", "2", "--games", "30"]
    endless = [*ASKED, "--jobs", "2", "--games", "100000"]
    for games in (3, 9):
        with begun(endless, out, games) as process:
            os.killpg(process.pid, signal.SIGKILL)
        lines = out.read_bytes().splitlines(keepends=True)
        out.write_bytes(b"".join(lines[: games + 1]) + b'{"game":')  # in the middle of a line
    resumed = said(capsys, [*long, "--out", str(out)])
    assert said(capsys, [*ASKED, "--games", "30", "--out", str(whole)])[0] == 0
    assert (resumed[0], resumed[2]) == (0, "")
    assert without_times(out) == without_times(whole)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_shows_what_was_played_and_keeps_it(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    with begun([*ASKED, "--games", "100000", "--jobs", "2"], out, 4) as process:
        os.killpg(process.pid, signal.SIGINT)
        shown, err = process.communicate(timeout=60)
    assert process.returncode == INTERRUPTED
    assert err == ""
    assert "Stopped" in shown
    assert len(out.read_bytes().splitlines()) > 4
