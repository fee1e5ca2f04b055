"""Recorded whole games play as they did when they were recorded."""

import json
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import tenka
from tenka.kernel.records.verify import Finding, verify
from tenka.testing import digest
from tenka.testing.registry import facts_of

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.glob("*/*.json"))
LARGEST = 120_000


def read(file: Path) -> dict[str, Any]:
    """A record from its file."""
    record = json.loads(file.read_text(encoding="utf-8"))
    assert isinstance(record, dict)
    return record


def finals(game: str) -> dict[str, str]:
    """The hash of the final position by the name of the record."""
    lines = (FOLDER / game / "finals.txt").read_text(encoding="utf-8").splitlines()
    return {name: final for name, _, final in (line.partition(" ") for line in lines)}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_replays(file: Path) -> None:
    record = read(file)
    game = tenka.game(file.parent.name)
    state = game.replay(record)
    assert state.record() == record
    assert state.result == record["result"] is not None
    assert verify(game, record) == Finding("verified", len(record["moves"]))
    assert digest.of(state.dump()["position"]) == finals(game.id)[file.stem]
    assert file.stat().st_size < LARGEST


@pytest.mark.parametrize("game", tenka.games())
def test_recorded_games_reach_everything(game: str) -> None:
    records = [read(file) for file in RECORDS if file.parent.name == game]
    assert len(records) >= 20
    assert len(finals(game)) == len(records)
    verbs = Counter(move[0] for record in records for _, move, _ in record["moves"])
    known = tenka.game(game)
    assert set(verbs) == set(known.vocabulary.verbs), "a verb is in no recorded game"
    assert {record["players"] for record in records} == set(known.players)
    for name, values in known.options.items():
        assert {record["options"][name] for record in records} == set(values)
    facts = facts_of(game)
    endings = {(record["players"], facts.ending(record["result"])) for record in records}
    assert endings == set(product(known.players, facts.ENDINGS))
