"""The page on adding a game keeps its word: what it shows is the example, can be installed, and can be played."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from tenka.words import LANGUAGES
from tests.examples.page import REPOSITORY, commands, files

EXAMPLE = REPOSITORY / "examples" / "sekisho"


def run(programs: Path, code: str, *args: str, typed: str = "") -> str:
    """What a program prints in the environment."""
    command = [str(programs / "python"), *(["-c", code] if code else ["-m", "tenka"]), *args]
    place = {**os.environ, "XDG_DATA_HOME": str(data(programs))}  # nothing of it comes into anyone's own folder
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, cwd=programs.parent, env=place, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def data(programs: Path) -> Path:
    """Where saves and records come."""
    return programs.parent / "data"


def test_the_page_shows_the_example() -> None:
    for name, text in files().items():
        assert text == (EXAMPLE / name).read_text(encoding="utf-8"), name
    code = [path.relative_to(EXAMPLE).as_posix() for path in EXAMPLE.rglob("sekisho/**/*.py")]
    assert set(code) <= set(files())


def test_it_is_small() -> None:
    lines = [line for path in EXAMPLE.rglob("sekisho/**/*.py") for line in path.read_text("utf-8").splitlines()]
    assert len(lines) <= 250


def test_it_speaks_all_languages() -> None:
    assert {path.stem for path in EXAMPLE.glob("sekisho/words/*.ftl")} == set(LANGUAGES)


def test_it_is_listed_with_its_bots(programs: Path) -> None:
    assert "Sekisho" in run(programs, "", "games")
    code = "import tenka, tenka.bots; print(*tenka.bots.bots_of(tenka.game('sekisho')))"
    assert run(programs, code).split() == ["random", "steady", "strong", "master"]


def test_the_commands_of_the_page(programs: Path) -> None:
    lines = [line.split() for line in commands()]
    assert lines[0] == ["pip", "install", "."]
    (simulated,) = (line[1:] for line in lines if line[:2] == ["tenka", "sim"])
    assert "Steady" in run(programs, "", *simulated, "--seed", "1", "--lang", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_in_the_terminal(programs: Path, tmp_path: Path, lang: str) -> None:
    """The page's own package speaks English only; who asks for another language is told so in English."""
    told = run(programs, "", "play", "sekisho", "--seed", "1", "--lang", lang, typed="rules\nrules E9\n" + "1\n" * 10)
    assert "Sekisho" in told
    assert all(f"E{number}  " in told for number in range(1, 6))
    assert "gets past" in told or "catches" in told


def test_it_is_analysed(programs: Path) -> None:
    run(programs, "", "play", "sekisho", "--players", "2", "--seed", "1", typed="1\n" * 10)
    record = next(data(programs).glob("tenka/records/sekisho-*.json"))
    told = run(programs, "", "analyse", str(record), "--lang", "en")
    assert "Winning chances" in told


def test_a_hint_is_given(programs: Path) -> None:
    code = (
        "import json, random, tenka, tenka.bots; game = tenka.game('sekisho'); state = game.new(3, 1);"
        "print(json.dumps([[*each.moves[0]] for each in tenka.bots.hint(game, state, 0, random.Random(1))]))"
    )
    assert all(move[0] == "guard" for move in json.loads(run(programs, code)))


def test_it_passes_the_conformance_kit(programs: Path) -> None:
    done = subprocess.run(
        [programs / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", EXAMPLE / "tests"],
        capture_output=True,
        text=True,
        cwd=programs.parent,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_the_page_on_testing_shows_its_facts() -> None:
    page = (REPOSITORY / "docs" / "testing.md").read_text(encoding="utf-8")
    for name in ("conftest.py", "test_conformance.py"):
        assert (EXAMPLE / "tests" / name).read_text(encoding="utf-8") in page
