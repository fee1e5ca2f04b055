"""`tenka sim`: a table at the end, one clear line for what cannot be, Ctrl-C."""

import os
import signal
import subprocess
import sys

import pytest

from tenka.cli import run
from tenka.sim.command import INTERRUPTED

ASKED = ["sim", "shitenno", "--games", "4", "--bots", "steady,random", "--jobs", "1", "--seed", "7", "--lang", "en"]


def said(capsys: pytest.CaptureFixture[str], args: list[str]) -> tuple[int, str, str]:
    code = run(args)
    told = capsys.readouterr()
    return code, told.out, told.err


def test_the_table_names_bots_seats_and_lengths(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, ASKED)
    assert (code, err) == (0, "")
    for word in ("Shitennō", "4 games", "seed 7", "Steady", "Random", "Seat 1", "Seat 2", "Moves", "Rounds", "second"):
        assert word in out


@pytest.mark.parametrize(("lang", "word"), [("de", "Partien"), ("it", "partite")])
def test_the_table_speaks_other_languages(capsys: pytest.CaptureFixture[str], lang: str, word: str) -> None:
    code, out, _ = said(capsys, [*ASKED[:-1], lang])
    assert code == 0
    assert word in out
    assert "games" not in out


def test_one_bot_against_random_ones_is_the_usual_match(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, ["sim", "shitenno", "--games", "1", "--jobs", "1", "--lang", "en"])
    assert code == 0
    assert "Random × 3" in out


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        (["--games", "0"], "--games '0'"),
        (["--games", "-3"], "--games '-3'"),
        (["--games", "1e3"], "--games '1e3'"),
        (["--games", "9" * 5000], "--games"),
        (["--games", ""], "--games ''"),
        (["--games", "٣"], "--games"),
        (["--jobs", "0"], "--jobs '0'"),
        (["--jobs", "-1"], "--jobs '-1'"),
        (["--jobs", "100000"], "--jobs '100000'"),
        (["--jobs", "two"], "--jobs 'two'"),
        (["--seed", "seven"], "'seven'"),
        (["--seed", "-1"], "'-1'"),
        (["--seed", "9" * 5000], "isn’t a valid seed"),
        (["--seed", "g" * 64], "isn’t a valid seed"),
        (["--bots", "steady"], "2 to 4"),
        (["--bots", "random," * 4 + "random"], "2 to 4"),
        (["--bots", "steady,clever"], "'clever'"),
        (["--bots", ""], "''"),
        (["--lang", "fr"], "'fr'"),
        (["--fast"], "--fast"),
    ],
)
def test_bad_input_is_named_in_one_line(capsys: pytest.CaptureFixture[str], changed: list[str], named: str) -> None:
    code, out, err = said(capsys, [*ASKED, *changed])
    assert (code, out) == (2, "")
    assert named in err
    assert err.count("\n") == 1
    assert len(err) < 300


def test_an_unknown_game_is_named_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, ["sim", "chess", "--lang", "en"])
    assert (code, out) == (2, "")
    assert "'chess'" in err
    assert err.count("\n") == 1


TELLING_WHEN_A_GAME_IS_OVER = """
import sys
from tenka.cli import main
from tenka.sim import command

def telling(*asked, played=command.simulate):
    for outcome in played(*asked):
        yield outcome
        print("over", flush=True)

command.simulate = telling
main(sys.argv[1:])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_was_played(jobs: str) -> None:
    args = ["sim", "shitenno", "--games", "100000", "--jobs", jobs, "--lang", "en"]
    with subprocess.Popen(
        [sys.executable, "-c", TELLING_WHEN_A_GAME_IS_OVER, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "over\n"
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == INTERRUPTED
    assert err == ""
    assert "Games per second" in out
    assert "Stopped" in out
