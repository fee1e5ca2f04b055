"""Whole games at the terminal, and what can be typed in them."""

import json
from random import Random

import pytest
from rich.cells import cell_len

from tests.terminal.conftest import Terminal


def always_first(shown: str) -> str:
    return "1"


class Wanderer:
    """Chooses among the first few, changes its mind, asks and looks about."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def __call__(self, shown: str) -> str:
        if self._rng.random() < 0.1:
            return self._rng.choice(["undo", "why", "?", "log", "rules S7", "save", "", "99", "nonsense", "why S99"])
        return str(self._rng.choice([1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7]))


@pytest.mark.parametrize(("players", "lang", "word"), [(2, "de", "Gesamt"), (3, "it", "Totale"), (4, "en", "Total")])
def test_a_whole_game(terminal: Terminal, players: int, lang: str, word: str) -> None:
    assert terminal.run(f"play shitenno --players {players} --lang {lang} --seed {players}", always_first) == 0
    last = terminal.shown[-1]
    assert word in last
    record = json.loads(terminal.records[0].read_bytes())
    assert record["seed"] in last
    assert record["fingerprint"] in last
    assert str(terminal.records[0]) in last.replace("\n", "").replace(" ", "")
    assert terminal.saves == []
    assert terminal.run(f"verify {terminal.records[0]}") == 0


@pytest.mark.parametrize("columns", [80, 120])
def test_nothing_is_wider_than_the_terminal(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("XDG_DATA_HOME", "/nowhere")  # a short path: names of files are never cut
    lang = {80: "de", 120: "it"}[columns]
    assert (
        terminal.run(f"play shitenno --players 4 --seed 11 --lang {lang} --name Wilhelmine-Charlot", Wanderer(1)) == 0
    )
    assert [line for line in terminal.everything.splitlines() if cell_len(line) > columns] == []


def test_the_points_explained_add_up(terminal: Terminal) -> None:
    terminal.run("play shitenno --players 3 --seed 8", always_first)
    rows = {}
    for line in terminal.shown[-1].splitlines():
        cells = line.split()
        if cells and cells[0] in {"Spaces", "Titles", "Koku", "Majorities", "Total"} and cells[-1].isdecimal():
            rows[cells[0]] = [int(cell) for cell in cells[1:]]
    parts = [rows[name] for name in ("Spaces", "Titles", "Koku", "Majorities")]
    assert [sum(each) for each in zip(*parts, strict=True)] == rows["Total"]


def test_no_colour_and_pipes_show_no_control_codes(terminal: Terminal) -> None:
    terminal.run("play shitenno --seed 3 --no-colour", ["1", "quit"])
    assert "\x1b" not in terminal.everything


def test_undo_takes_a_step_back(terminal: Terminal) -> None:
    terminal.run("play shitenno --players 2 --seed 1", to_a_packet(["add", "u", "undo", "q"]))
    assert "nothing to undo" in terminal.everything


def to_a_packet(then: list[str]) -> "Script":
    return Script("Split the face-up cards", then)


class Script:
    """Takes the first choice until something is shown, then types what it was given."""

    def __init__(self, until: str, then: list[str]) -> None:
        self._until = until
        self._then = iter(then)
        self._there = False

    def __call__(self, shown: str) -> str | None:
        self._there = self._there or self._until in shown
        return next(self._then, None) if self._there else "1"


def test_undo_restores_the_packet_as_it_was(terminal: Terminal) -> None:
    script = to_a_packet(["hierarchy", "daimyo", "u", "q"])
    terminal.run("play shitenno --players 2 --seed 1", script)
    before, after = terminal.shown[-4], terminal.shown[-2]
    assert before.splitlines()[-3:] != after.splitlines()[-3:]


@pytest.mark.parametrize("typed", ["Add the Daimyō hierarchy tile", "add the daimyo", "ADD THE DAI", "daimyo "])
def test_moves_by_their_words(terminal: Terminal, typed: str) -> None:
    terminal.run("play shitenno --seed 2 --bots random", Script("Make a packet", [typed, "q"]))
    assert "Make a packet" not in terminal.shown[-2]


def test_words_that_fit_several_moves(terminal: Terminal) -> None:
    terminal.run("play shitenno --seed 2", ["play", "q"])
    assert "That could be “Play Honda”, “Play Sakakibara”" in terminal.flat[1]


def test_a_refusal_tells_its_rule_and_why_tells_the_rule(terminal: Terminal) -> None:
    script = Script(
        "Choose a province", ["place a kamon in kanto, paying with troops", "why", "why S15", "why S99", "q"]
    )
    terminal.run("play shitenno --seed 3 --players 2", script)
    refusal, why, other, none = terminal.flat[-5:-1]
    assert "You can’t take Kantō with troops: you’d need" in refusal
    assert "(rule S13)" in refusal
    assert "S13 Paying with troops" in why
    assert "S15 No splitting, nothing unnecessary" in other
    assert "Sentences as printed: 1, wholly or partly ours: 1; tests: 8" in other
    assert "There’s no rule S99: they run from S1 to S26." in none


def test_why_tells_the_rule_of_the_decision(terminal: Terminal) -> None:
    terminal.run("play shitenno --seed 3", ["why", "q"])
    assert "S2  Setup" in terminal.everything


@pytest.mark.parametrize(
    ("lang", "typed", "shown"),
    [
        (
            "de",
            ["hilfe", "warum", "regeln S7", "chronik", "speichern", "zurück", "zuruck", "ende"],
            "Dein Spiel ist gespeichert",
        ),
        (
            "it",
            ["aiuto", "perché", "perche", "regole S7", "cronaca", "salva", "annulla", "esci"],
            "La partita è salvata",
        ),
        ("de", ["help", "why", "rules S7", "log", "save", "undo", "quit"], "Dein Spiel ist gespeichert"),
    ],
)
def test_commands_in_each_language(terminal: Terminal, lang: str, typed: list[str], shown: str) -> None:
    assert terminal.run(f"play shitenno --seed 3 --lang {lang}", typed) == 0
    assert len(terminal.shown) == len(typed) + 1
    assert shown in terminal.shown[-1]
    assert not any("verstehe ich nicht" in each or "Non capisco" in each for each in terminal.shown)


def test_the_rules_are_all_there(terminal: Terminal) -> None:
    terminal.run("play shitenno --seed 3", ["rules", "q"])
    assert all(f"S{number}  " in terminal.shown[1] for number in range(1, 27))


def test_the_same_seed_gives_the_same_game(terminal: Terminal) -> None:
    terminal.run("play shitenno --seed 6 --bots random,steady,random", always_first)
    terminal.run("play shitenno --seed 6 --bots random,steady,random", always_first)
    one, other = (path.read_bytes() for path in terminal.records)
    assert one == other


def test_the_language_of_the_game_does_not_change_the_game(terminal: Terminal) -> None:
    for lang in ("en", "de", "it"):
        terminal.run(f"play shitenno --players 2 --seed 6 --lang {lang}", always_first)
    assert len({path.read_bytes() for path in terminal.records}) == 1


def test_people_choose_their_houses(terminal: Terminal) -> None:
    wanted = "--house Sanada --house Hōjō --option start=prescribed"
    assert terminal.run(f"play shogun --players 3 --humans 2 {wanted} --seed 1", ["quit"]) == 0
    saved = json.loads(terminal.saves[0].read_bytes())
    assert saved["record"]["options"]["houses"] == ["sanada", "hojo", "akechi"]
    assert "Sanada" in terminal.everything
    for line, why in {
        "play shogun --house oda": "Choose from: takeda",
        "play shogun --humans 2 --house maeda --house maeda": "already has that house",
        "play shogun --house maeda --house sanada": "2 houses for 1 person",
        "play shitenno --house honda": "no houses to choose from",
    }.items():
        assert terminal.run(line) == 2
        assert why in terminal.errors
