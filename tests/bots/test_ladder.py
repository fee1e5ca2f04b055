"""The ladder: its rungs, the files they are played into, the tables in the docs, and each level above the one below."""

import os
import subprocess
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import tenka
from benchmarks.ladder import command, page, rungs
from benchmarks.ladder.page import HEAD, budgets, measured, table, with_table
from benchmarks.ladder.playing import FOLDER, contest_of, file_of, let_play, play
from benchmarks.ladder.rungs import Rung, ladder
from tenka.arena import ContestGame, read
from tenka.arena.contest import deal_seatings
from tenka.bots import BOTS, bots_of
from tenka.sim.workers import usual_jobs
from tenka.toolkit.search.judgement import Judgement
from tenka.toolkit.search.search_knowledge import Level, SearchKnowledge

EASY = Rung("shitenno", "beginner", "random")
MASTER = Rung("shogun", "master", "strong")
SUMMIT = Rung("shogun", "master", "steady")
RUNGS = [rung for id in tenka.games() for rung in ladder(id)]


def write(folder: Path, rung: Rung, deals: Iterable[int]) -> None:
    """A rung's file, in which the one won so many of each deal's four games."""
    contest = contest_of(rung, None)
    lines: list[Any] = [contest]
    for deal, won in enumerate(deals):
        for number, seats in enumerate(deal_seatings(contest, deal)):
            winner = seats.index(0 if number < won else 1)
            wins = tuple(float(seat == winner) for seat in range(4))
            cpu = tuple(0.5 if who == 0 else 0.001 for who in seats)
            lines.append(ContestGame(4 * deal + number, deal, seats, wins, (0,) * 4, 100, 5, (2,) * 4, cpu))
    file_of(rung, folder).write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def results(folder: Path) -> list[Any]:
    there = read(file_of(EASY, folder))
    assert there is not None
    return [game.result for game in there.games]


# The rungs


@pytest.mark.parametrize("levels", [BOTS, BOTS[:3], ("random", "steady"), ("random", "steady", "strong", "master")])
def test_each_level_is_measured_against_the_one_below(levels: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rungs, "bots_of", lambda found: levels)
    pairs = [(rung.one, rung.others) for rung in ladder("tenjo")]
    summit = [("master", "steady")] if "master" in levels else []
    assert pairs == [*zip(levels[1:], levels, strict=False), *summit]


@pytest.mark.parametrize("id", tenka.games())
def test_every_level_of_every_game_is_on_its_ladder(id: str) -> None:
    assert {rung.one for rung in ladder(id)} == set(bots_of(tenka.game(id))) - {"random"}


def test_a_step_is_65_percent_head_to_head() -> None:
    assert EASY.bar == pytest.approx(0.3824, abs=1e-4)
    assert MASTER.bar == EASY.bar


def test_a_master_wins_most_games_among_steady_bots() -> None:
    assert [Rung(id, "master", "steady").bar for id in ("shitenno", "shogun", "tenjo")] == [0.6, 0.6, 0.5]


def test_four_play_tenjo_for_a_year() -> None:
    contest = contest_of(Rung("tenjo", "steady", "random"), None)
    assert contest.players == 4
    assert contest.options["years"] == 1


# Files


def test_a_rung_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    play(EASY, 6, 1, tmp_path / "parts")
    assert len(results(tmp_path / "parts")) == 8  # whole deals
    play(EASY, 16, 1, tmp_path / "parts")
    play(EASY, 16, 1, tmp_path / "whole")
    assert results(tmp_path / "parts") == results(tmp_path / "whole")


def changed(folder: Path, **header: Any) -> Path:
    """The file as other code would have begun it."""
    path = file_of(EASY, folder)
    contest, _, games = path.read_bytes().partition(b"\n")
    path.write_bytes(msgspec.json.encode(msgspec.json.decode(contest) | header) + b"\n" + games)
    return path


def test_other_code_that_plays_alike_goes_on(tmp_path: Path) -> None:
    play(EASY, 8, 1, tmp_path)
    before = results(tmp_path)
    path = changed(tmp_path, code="other", seed="00" * 31 + "4d")
    play(EASY, 8, 1, tmp_path)
    assert results(tmp_path) == before
    assert read(path).contest == contest_of(EASY, None)  # type: ignore[union-attr]
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("header", [{"code": "other", "seed": "05" * 32}, {"code": "other", "rules": 0}])
def test_what_was_played_differently_is_set_aside(header: dict[str, Any], tmp_path: Path) -> None:
    play(EASY, 8, 1, tmp_path)
    path = changed(tmp_path, **header)
    before = path.read_bytes()
    play(EASY, 4, 1, tmp_path)
    assert len(results(tmp_path)) == 4
    assert (tmp_path / f"{EASY}.other.jsonl").read_bytes() == before


@pytest.mark.parametrize("compiled", [None, "built"])
def test_the_compiled_package_plays_where_there_is_one(compiled: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[tuple[list[str], str | None]] = []

    def run(line: list[str], env: dict[str, str], **more: Any) -> SimpleNamespace:
        runs.append((line[3:], env.get("PYTHONPATH")))
        return SimpleNamespace(returncode=0)

    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.delenv("TENKA_COMPILED_PATH", raising=False)
    if compiled:
        monkeypatch.setenv("TENKA_COMPILED_PATH", compiled)
    monkeypatch.setattr(subprocess, "run", run)
    let_play(EASY, 8, 2, Path("here"))
    assert runs == [([*EASY, "8", "2", "here"], compiled)]


def test_a_rung_is_played_in_a_process_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TENKA_COMPILED_PATH", raising=False)
    let_play(EASY, 4, 1, tmp_path)
    assert len(results(tmp_path)) == 4
    with pytest.raises(SystemExit, match="shitenno-beginner-nobody stopped"):
        let_play(EASY._replace(others="nobody"), 4, 1, tmp_path)


# Tables


def test_a_table_tells_what_was_won_and_whether_it_is_enough(tmp_path: Path) -> None:
    write(tmp_path, MASTER, [4, 2, 3, 3] * 5)
    write(tmp_path, SUMMIT, [1, 0, 0, 1] * 5)
    found = [measured(rung, tmp_path) for rung in (MASTER, SUMMIT)]
    assert [each and each.verdict for each in found] == ["reached", "missed"]
    lines = table({rung: measured(rung, tmp_path) for rung in (EASY, MASTER, SUMMIT)})
    assert lines[:2] == list(HEAD)
    assert lines[2].startswith("| master among strong | 75.0 % | ")
    assert lines[2].endswith(" % | 80 | 90.0 % | 38.2 %: reached | 0.25 s | 77 |")
    assert lines[3].startswith("| master among steady | 12.5 % | ")
    assert lines[3].endswith(" % | 80 | 30.0 % | 60.0 %: missed | 0.25 s | 77 |")
    assert lines[4:] == ["", "Not measured yet: beginner among random."]
    assert all(line.count("|") == HEAD[0].count("|") for line in lines[:4])


def test_few_games_leave_a_bar_open(tmp_path: Path) -> None:
    write(tmp_path, MASTER, [2, 2, 1, 3])
    few, first = measured(MASTER, tmp_path), measured(MASTER, tmp_path, 5)
    assert few is not None
    assert first is not None
    assert (few.wins.value, few.games, few.verdict) == (0.5, 16, "open")
    assert (first.wins.value, first.games) == (0.5, 8)
    assert few.wins.low < MASTER.bar < few.wins.high


def test_nothing_whole_is_nothing_measured(tmp_path: Path) -> None:
    write(tmp_path, MASTER, [])
    assert measured(MASTER, tmp_path) is None
    assert table({MASTER: None}) == ["Not measured yet: master among strong."]


def test_the_budgets_are_those_of_the_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {
        "beginner": Level(0, 1, 0.0),
        "steady": Level(1, 1, 0.0),
        "strong": Level(20, 1, 0.5),
        "master": Level(5000, 1, 3.0),
    }
    monkeypatch.setattr(page, "knowledge_of", lambda found: SearchKnowledge(levels, Judgement((), ())))
    told = "Iterations a decision, at most: `strong` 20 (at a table for 0.5 s), `master` 5,000 (at a table for 3 s)."
    assert budgets("tenjo") == ["", told]
    monkeypatch.setattr(page, "knowledge_of", lambda found: SearchKnowledge({}, Judgement((), ())))
    assert budgets("tenjo") == []


def test_a_table_takes_the_place_between_its_marks() -> None:
    text = "".join(f"# {id}\n<!-- ladder: {id} -->\nold\n<!-- end of ladder: {id} -->\n" for id in ("a", "b"))
    assert with_table(text, "b", ["new", r"\1"]) == text[: text.rindex("old")] + "new\n\\1\n<!-- end of ladder: b -->\n"
    with pytest.raises(ValueError, match="no place for the ladder of c"):
        with_table(text, "c", ["new"])


def test_the_tables_are_written_where_the_docs_have_a_place_for_each_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "bots.md"
    copy.write_text(command.PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    write(tmp_path, MASTER, [3] * 10)
    command.main(["--played", "--write"], tmp_path, copy)
    written = copy.read_text(encoding="utf-8")
    printed = capsys.readouterr().out
    assert "| master among strong | 75.0 % | " in written
    for id in tenka.games():
        lines = [*table({rung: measured(rung, tmp_path) for rung in ladder(id)}), *budgets(id)]
        assert f"<!-- ladder: {id} -->\n" + "\n".join(lines) + f"\n<!-- end of ladder: {id} -->" in written
        assert "\n".join([f"{id}:", *lines]) in printed
    assert written.splitlines()[0] == command.PAGE.read_text(encoding="utf-8").splitlines()[0]


def test_the_command_plays_what_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []
    monkeypatch.setattr(command, "let_play", lambda *what: asked.append(what))
    command.main(["shitenno", "--jobs", "1"], tmp_path)
    assert asked == [(rung, 100 if "master" in rung else 200, 1, tmp_path) for rung in ladder("shitenno")]
    asked.clear()
    command.main(["shitenno", "tenjo", "--games", "40", "--jobs", "3"], tmp_path)
    assert asked == [(rung, 40, 3, tmp_path) for id in ("shitenno", "tenjo") for rung in ladder(id)]


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["go"])
    assert "no game of ours: go" in capsys.readouterr().err


# The soak


@pytest.mark.soak
@pytest.mark.parametrize("rung", RUNGS, ids=str)
def test_a_level_wins_what_is_asked_of_it(rung: Rung) -> None:
    games = int(os.environ.get("TENKA_LADDER_GAMES", rung.games))
    side_by_side = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    let_play(rung, games, max(1, usual_jobs() // side_by_side), FOLDER)
    found = measured(rung, FOLDER, games)
    assert found is not None
    assert found.wins.value >= rung.bar, f"{found}"
