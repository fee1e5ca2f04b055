"""What went badly by chance is bad luck, and what was done badly is bad play."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tenka
from tenka.analysis import ChancePoint, judging, summed, weigh, weighing
from tenka.analysis.deeds import recorded_game
from tenka.analysis.findings import UNFORESEEN
from tenka.bots import bot
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tests.analysis.games import play_on

RECORDS = Path(__file__).parents[1] / "records"
DONE = Move(("done",))


@pytest.fixture(autouse=True)
def more_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of few points."""
    monkeypatch.setattr(weighing, "LEAST", 30)
    monkeypatch.setattr(weighing, "MOST", 30)
    for name in ("FEWEST", "MOST", "EACH", "MEASURED"):
        monkeypatch.setattr(judging, name, 30)


def point_after(record: dict[str, Any], moves: int) -> ChancePoint:
    """The point that a move of the record leads to."""
    place = 1 + [deed.end for deed in recorded_game(record).deeds].index(moves)
    return summed(weigh(record, place - 1, place + 1)).points[1]


def upsets(record: dict[str, Any]) -> Iterator[tuple[int, int, int]]:
    """Battles of Shogun that the stronger attacker lost in the tower: moves by then, attacker, defender."""
    for number, (seat, _, events) in enumerate(record["moves"]):
        thrown = [event["data"]["armies"] for event in events if event["kind"] == "thrown"]
        fought = [event["data"] for event in events if event["kind"] == "battle"]
        if len(fought) == len(thrown) == 1 and fought[0]["seat"] == seat and fought[0]["defender"] is not None:
            foe = fought[0]["defender"]
            if fought[0]["winner"] == foe and thrown[0][seat] >= thrown[0][foe] + 2:
                yield number + 1, seat, foe


def test_a_throw_that_went_badly_is_bad_luck() -> None:
    """Shogun: who attacks with more and loses had bad luck, and who held out had good luck."""
    record = json.loads((RECORDS / "shogun" / "3-flat-warlike.json").read_text("utf-8"))
    found = list(upsets(record))
    assert len(found) == 2
    for moves, seat, foe in found:
        point = point_after(record, moves)
        assert point.seat == seat
        tower, unforeseen = point.by
        assert (tower.kind, unforeseen.kind) == ("tower", UNFORESEEN)
        assert tower.luck[seat] < -0.01
        assert tower.luck[foe] > 0.01


def last_turn(players: int, seed: int) -> tuple[State, int]:
    """Shitennō, steady bots: the last position in which somebody might place a kamon with a whole turn before him."""
    state = tenka.game("shitenno").new(players, seed)
    choose, rng = bot(state.setup.game, "steady").choose, Random(seed)
    found = state.copy(), 0
    while state.pending:
        seat = next(iter(state.pending))
        legal = state.legal(seat)
        if DONE in legal and any(move[0] == "place" for move in legal):
            found = state.copy(), seat
        for move in choose(state, seat, rng):
            state.play(seat, move)
    return found


def test_a_bad_move_is_bad_play() -> None:
    """Shitennō: who does nothing with his last turn, though he could, has thrown chances away, by no bad luck."""
    idle, busy = 0.0, 0.0
    for seed in range(1, 9):
        state, seat = last_turn(2, seed)
        moves = len(state.moves())
        wasted = state.copy()
        wasted.play(seat, DONE)
        point = point_after(play_on(wasted, seed).record(), moves + 1)
        assert point.seat == seat
        assert [each.kind for each in point.by] == [UNFORESEEN]
        assert point.play[seat] == pytest.approx(-point.play[1 - seat])
        idle += point.play[seat]
        record = play_on(state, seed).record()
        ends = [deed.end for deed in recorded_game(record).deeds if deed.end > moves]
        busy += point_after(record, ends[0]).play[seat]
    assert idle < -0.1
    assert busy > idle + 0.1
