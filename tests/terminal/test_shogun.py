"""Shogun at the terminal: whole games, the width of the picture, and what it shows."""

import io
import json

import pytest
from rich.cells import cell_len
from rich.console import Console

import tenka
from tenka.games.shogun.terminal.season import season
from tenka.words import Words
from tests.games.shogun.positions import ACTIONS, acting, own
from tests.terminal.conftest import Terminal
from tests.terminal.test_play import Wanderer, always_first


@pytest.mark.parametrize(("players", "lang", "word"), [(3, "de", "Gesamt"), (4, "it", "Totale"), (5, "en", "Total")])
def test_a_whole_game(terminal: Terminal, players: int, lang: str, word: str) -> None:
    line = f"play shogun --players {players} --bots random --lang {lang} --seed {players}"
    assert terminal.run(line, always_first) == 0
    assert word in terminal.shown[-1]
    record = json.loads(terminal.records[0].read_bytes())
    assert record["seed"] in terminal.shown[-1]
    assert terminal.run(f"verify {terminal.records[0]}") == 0


@pytest.mark.parametrize(("columns", "lang", "options"), [(80, "de", ""), (100, "en", "side=moon"), (120, "it", "")])
def test_nothing_is_wider_than_the_terminal(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, columns: int, lang: str, options: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("XDG_DATA_HOME", "/nowhere")  # a short path: names of files are never cut
    chosen = f"--option {options}" if options else ""
    line = f"play shogun --bots random --seed 11 --lang {lang} --name Wilhelmine-Charlot {chosen}"
    assert terminal.run(line, Wanderer(1)) == 0
    assert [line for line in terminal.everything.splitlines() if cell_len(line) > columns] == []


def test_the_picture_shows_provinces_by_region_with_what_they_hold(terminal: Terminal) -> None:
    terminal.run("play shogun --players 3 --bots random --seed 1 --option start=prescribed --no-colour", ["quit"])
    shown = terminal.flat[0]
    for each in ("West", "Centre", "South", "East", "North", "5 Suruga ··", "× Izumo", "Chests", "Tower", "Tray"):
        assert each in shown
    assert "3-chest card 4-chest card 7/3 Chests/Rice" in shown, "what the figures of the hand are"


def test_h9_during_the_second_action_six_cards_are_known_and_four_lie_face_down() -> None:
    order = ["castle", "battle_a", *(each for each in ACTIONS if each not in {"castle", "battle_a"})]
    lands = {"settsu": own(0, 3), "izu": own(1, 3), "hoki": own(2, 2)}
    state, _ = acting(lands, {0: {"battle_a": "settsu"}}, actions=order)
    assert state.view(None)["actions"]["number"] == 2
    shown = io.StringIO()
    Console(width=400, file=shown).print(season(state.view(None), Words("en", tenka.game("shogun")), ["A", "B", "C"]))
    known = next(line for line in shown.getvalue().splitlines() if "1. " in line)
    assert "6. " in known
    assert "7. " not in known
    assert "7–10 face down" in known


def test_the_points_of_both_winters_add_up(terminal: Terminal) -> None:
    terminal.run("play shogun --players 3 --bots random --seed 8", always_first)
    rows = [line.split() for line in terminal.shown[-1].splitlines() if line.split()]
    winters = [[int(cell) for cell in row[2:]] for row in rows if row[0] == "Winter" and row[-1].isdecimal()]
    totals = next([int(cell) for cell in row[1:]] for row in rows if row[0] == "Total")
    assert [sum(each) for each in zip(*winters, strict=True)] == totals
