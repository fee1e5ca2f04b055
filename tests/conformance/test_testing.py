"""`tenka.testing` as other packages use it: two files, and as much about the game as its author wants to tell."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tenka
from tenka.kernel.decision import Decision
from tenka.testing import Facts, kit
from tenka.testing.kit.contract import misfits, unlike_json
from tenka.testing.registry import facts_of
from tenka.testing.tables import KitTable, fewest

CONFTEST = """
import tenka
from tenka.testing import Facts, register

pytest_plugins = ["tenka.testing.plugin"]
register(tenka.game("shitenno"), {facts})
"""
TESTS = """
import pytest
from tenka.testing.kit import *

@pytest.fixture
def table():
    return "one of wood"

def test_of_the_author(table):
    assert table == "one of wood"
"""
WITHOUT_PYTEST = """
import sys
sys.modules["pytest"] = None
try:
    import tenka.testing.kit
except ImportError as error:
    print(error)
"""


def run(*command: str, cwd: Path, **more: str) -> str:
    """What a program prints, whatever comes of it."""
    environment = {name: value for name, value in os.environ.items() if name != "TENKA_BRIEFLY"} | more
    command = (sys.executable, *command)
    told = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    return told.stdout + told.stderr


def run_tests(folder: Path, facts: str, *args: str, **more: str) -> str:
    """What pytest says in a folder with the two files."""
    (folder / "pytest.ini").write_text(
        "[pytest]\naddopts = -p no:asyncio -p no:cacheprovider --strict-markers -W error"
    )
    (folder / "conftest.py").write_text(CONFTEST.format(facts=facts))
    (folder / "test_game.py").write_text(TESTS)
    return run("-m", "pytest", "-rs", *args, cwd=folder, **more)


def test_two_files_are_enough(tmp_path: Path) -> None:
    told = run_tests(tmp_path, "None", "-k", "created_or_lost or lists_of_moves or of_the_author")
    assert "the facts of shitenno do not tell inventory or balances" in told
    assert "16 passed, 15 skipped" in told, "three tables, five players, and the author's own test"


def test_briefly_each_game_is_played_at_its_first_table(tmp_path: Path) -> None:
    which = ("--collect-only", "-q", "-k", "malformed_moves")
    assert run_tests(tmp_path, "None", *which).count("malformed_moves") == 3
    brief = run_tests(tmp_path, "None", *which, TENKA_BRIEFLY="1")
    assert brief.count("malformed_moves") == 1
    assert "[shitenno-2-" in brief


def test_a_failure_shows_the_values(tmp_path: Path) -> None:
    told = run_tests(tmp_path, "type('Wrong', (Facts,), {'LONGEST': 7})()", "-k", "every_game_ends and first")
    assert "assert 7 < 7" in told
    assert "where 7 = " in told


def test_long_runs_are_left_out_unless_asked_for(tmp_path: Path) -> None:
    collected = [run_tests(tmp_path, "None", "--collect-only", "-q", *more) for more in ((), ("-m", "soak"))]
    brief, long = (int(told.splitlines()[-1].split("/")[0]) for told in collected)
    assert all(f"/{brief + long} tests collected" in told for told in collected)


def test_without_a_game_nothing_passes(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text('pytest_plugins = ["tenka.testing.plugin"]')
    (tmp_path / "test_game.py").write_text("from tenka.testing.kit import *")
    told = run("-m", "pytest", "-p", "no:asyncio", "-p", "no:cacheprovider", cwd=tmp_path)
    assert "no game to test: tenka.testing.register(GAME) belongs in conftest.py" in told
    assert "1 error" in told
    assert "passed" not in told


def test_without_pytest_a_line_says_what_to_install(tmp_path: Path) -> None:
    told = run("-c", WITHOUT_PYTEST, cwd=tmp_path)
    assert told.splitlines() == ["tenka.testing needs pytest: pip install 'tenka[testing]'"]


def test_no_test_of_the_kit_hides_another() -> None:
    named = [name for part in kit.PARTS for name in vars(part) if name.startswith("test_")]
    assert sorted(named) == sorted(kit.__all__)
    assert {part.__name__.rpartition(".")[2] for part in kit.PARTS} == {
        file.stem for file in Path(kit.__file__).parent.glob("[!_]*.py")
    }


def test_a_game_that_was_not_registered_is_named() -> None:
    with pytest.raises(LookupError, match="nothing about chess"):
        facts_of("chess")


@pytest.fixture
def sekisho(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example, after its first move."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples" / "sekisho"))
    state = import_module("sekisho").GAME.new(2, 1)
    state.play(0, state.legal(0)[0])
    return state


@pytest.mark.parametrize(
    ("name", "given", "told"),
    [
        ("pending", [0], "pending is a list, not a mapping of seats to decisions"),
        ("pending", {1: "travel"}, "pending has 1: 'travel', not a seat with its Decision"),
        ("pending", {1: Decision("travel", "E9")}, "pending[1] follows from E9, which is none of rule_numbers"),
        ("legal_ids", lambda _, seat: [-1], "legal_ids(0) lists -1, which is the number of no move"),
        ("edit_ids", lambda _, seat: ["stay"], "edit_ids(0) lists 'stay', which is the number of no move"),
        ("seen_by", lambda _, seat: {"seat": 1}, "seen_by(0) has seat, which the kernel itself says in every view"),
        ("result", {"scores": [1, 2]}, "result lacks ranking"),
    ],
)
def test_what_a_state_says_wrong_is_told_in_a_line(sekisho: Any, name: str, given: Any, told: str) -> None:
    broken = type("Broken", (type(sekisho),), {name: given})
    assert [*misfits(sekisho)] == []
    assert next(misfits(broken(sekisho.setup, sekisho.stream, sekisho.at))) == told


def test_a_number_that_is_no_move_is_named(sekisho: Any) -> None:
    broken = type("Broken", (type(sekisho),), {"legal_ids": lambda _, seat: [0, 99]})
    with pytest.raises(IndexError, match=r"legal_ids\(0\) lists 99: moves are numbered from 0 to 59"):
        broken(sekisho.setup, sekisho.stream, sekisho.at).legal(0)


def test_what_is_not_json_is_told_with_its_place() -> None:
    assert [*unlike_json({"hand": [1, (2,)], "by": {3: None}}, "view(0)")] == [
        "view(0)['hand'][1] is a tuple: (2,)",
        "view(0)['by'] has the key 3, which is no text",
    ]


def test_what_is_told_is_told_from_what_is_not() -> None:
    assert facts_of("shitenno").tells("memory")
    assert facts_of("tenjo").tells("RARE")
    assert not facts_of("shitenno").tells("DRAWS")
    assert not any(Facts().tells(name) for name in ("memory", "inventory", "TABLES"))


@pytest.mark.parametrize("id", tenka.games())
def test_tables_that_nobody_named_have_each_number_and_each_value(id: str) -> None:
    game = tenka.game(id)
    found = [KitTable(game, players, options) for players, options in fewest(game)]
    assert found[0].options == {}
    assert {table.players for table in found} == set(game.players)
    for name, values in game.options.items():
        assert {table.options.get(name, values[0]) for table in found} == set(values)
