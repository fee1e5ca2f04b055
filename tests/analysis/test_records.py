"""Recorded games, with two to five players: also one that ends all of a sudden, in the middle of a year."""

import json
from pathlib import Path

import pytest

import tenka
from tenka.analysis import summed, weighing
from tenka.bots import knowledge_of
from tenka.toolkit.search.search_knowledge import Level
from tests.analysis.games import weigh_all

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("tenjo/2-shogun-usurper", "points"),
        ("tenjo/3-last-conquest", "points"),
        ("shitenno/4-kamons-first", "division"),
        ("shogun/5-prescribed-first", "tower"),
    ],
)
def test_a_recorded_game_is_analysed(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    knowledge = knowledge_of(tenka.game(record["game"]))
    if "strong" not in knowledge.levels:
        monkeypatch.setitem(knowledge.levels, "strong", Level(1, 1, 1.0))
    monkeypatch.setattr(weighing, "LEAST", 2)
    monkeypatch.setattr(weighing, "MOST", 2)
    analysis = summed(weigh_all(record))
    winners = record["result"].get("winners", record["result"]["ranking"][:1])
    assert analysis.points[-1].chances == [(seat in winners) / len(winners) for seat in range(record["players"])]
    assert kind in {each.kind for seat in analysis.seats for each in seat.by}
    for whole in analysis.seats:
        assert whole.start + whole.own + whole.others + whole.luck == pytest.approx(whole.end, abs=1e-9)
