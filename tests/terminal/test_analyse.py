"""`tenka analyse`: how a finished game went, in words."""

import json
from pathlib import Path

import pytest

from tenka.analysis import judging, weighing
from tests.terminal.conftest import Terminal

RECORDS = Path(__file__).parents[1] / "records"
SHITENNO = RECORDS / "shitenno" / "4-kamons-first.json"


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "LEAST", 2)
    monkeypatch.setattr(weighing, "MOST", 2)
    for name in ("FEWEST", "MOST", "EACH", "MEASURED"):
        monkeypatch.setattr(judging, name, 2)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Winning chances", "Own play", "Luck by source", "Cards drawn for division", "Turning points"]),
        ("de", ["Gewinnchancen", "Eigene Züge", "Worüber der Zufall entschied", "Karten zum Aufteilen", "Wendepunkte"]),
        (
            "it",
            [
                "Probabilità di vittoria",
                "Sue mosse",
                "Dove ha contato il caso",
                "Carte per la divisione",
                "Punti di svolta",
            ],
        ),
    ],
)
def test_a_finished_game_is_told_in_words(terminal: Terminal, lang: str, said: list[str]) -> None:
    assert terminal.run(f"--lang {lang} analyse '{SHITENNO}' --jobs 1") == 0
    for each in said:
        assert each in terminal.everything
    assert "Honda" in terminal.everything
    assert max(map(len, terminal.everything.splitlines())) <= 80


def test_five_houses_fit_on_a_narrow_terminal(terminal: Terminal) -> None:
    assert terminal.run(f"analyse '{RECORDS}/shogun/5-prescribed-first.json' --jobs 1") == 0
    lines = terminal.everything.splitlines()
    assert max(map(len, lines)) <= 80
    assert any("Maeda" in line and "100%" in line for line in lines)
    assert "…" not in terminal.everything


def test_what_cannot_be_analysed_is_told(terminal: Terminal, tmp_path: Path) -> None:
    record = json.loads(SHITENNO.read_text("utf-8"))
    (tmp_path / "running").write_text(json.dumps({**record, "result": None}))
    assert terminal.run(f"analyse {tmp_path}/running --jobs 1") == 2
    assert "isn’t over" in terminal.errors
    assert terminal.run(f"analyse {tmp_path}/nothing") == 2
    assert terminal.run(f"analyse '{SHITENNO}' --jobs 0") == 2
    assert "--jobs" in terminal.errors
    (tmp_path / "bad").write_text(json.dumps({**record, "moves": record["moves"][1:]}))
    assert terminal.run(f"analyse {tmp_path}/bad --jobs 1") == 2
    assert str(tmp_path / "bad") in terminal.errors
