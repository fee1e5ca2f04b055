"""Tenjo: a game that ends all of a sudden, in the middle of a year, is analysed like any other."""

import json
from pathlib import Path

import pytest

import tenka
from tenka.analysis import summed, weighing
from tenka.bots import mind_of
from tenka.kernel.mind import Level
from tests.analysis.games import weigh_all

RECORDS = Path(__file__).parents[1] / "records" / "tenjo"


@pytest.mark.parametrize("name", ["2-shogun-usurper", "3-last-conquest"])
def test_a_sudden_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mind = mind_of(tenka.game("tenjo"))
    assert mind is not None
    if "strong" not in mind.levels:
        monkeypatch.setitem(mind.levels, "strong", Level(1, 1, 1.0))
    monkeypatch.setattr(weighing, "LEAST", 2)
    monkeypatch.setattr(weighing, "MOST", 2)
    record = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    analysis = summed(weigh_all(record))
    winner = record["result"]["ranking"][0]
    assert analysis.points[-1].chances == [float(seat == winner) for seat in range(record["players"])]
    assert {each.kind for seat in analysis.seats for each in seat.by} >= {"points"}
    for whole in analysis.seats:
        assert whole.start + whole.own + whole.others + whole.luck == pytest.approx(whole.end, abs=1e-9)
