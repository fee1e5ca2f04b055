"""What is weighed: chances, play and luck, with nothing left over, and nothing but the record counts."""

import json
from importlib import import_module
from itertools import pairwise
from math import sqrt

import msgspec
import pytest

import tenka
from tenka.analysis import Analysis, Weighed, count, summed, weigh
from tenka.analysis.findings import UNFORESEEN
from tenka.kernel.errors import BadInput, TenkaError
from tenka.toolkit.search.judgement import Judgement
from tenka.toolkit.search.search_knowledge import SearchKnowledge
from tests.analysis.games import steady_game, weighed_game

TABLES = [("shitenno", 2, 1), ("shitenno", 3, 2), ("shitenno", 4, 3), ("shogun", 3, 4)]
SOME = pytest.mark.parametrize(("id", "players", "seed"), TABLES)


@SOME
def test_nothing_is_left_over(id: str, players: int, seed: int) -> None:
    """At every point, and for every seat over the whole game: chances are those before, plus play, plus luck."""
    analysis = summed(weighed_game(id, players, seed))
    for before, after in pairwise(analysis.points):
        for seat in range(players):
            found = before.chances[seat] + after.play[seat] + after.luck[seat]
            assert found == pytest.approx(after.chances[seat], abs=1e-12)
            assert sum(each.luck[seat] for each in after.by) == pytest.approx(after.luck[seat], abs=1e-12)
    for seat, whole in enumerate(analysis.seats):
        assert whole.start + whole.own + whole.others + whole.luck == pytest.approx(whole.end, abs=1e-9)
        assert sum(each.luck for each in whole.by) == pytest.approx(whole.luck, abs=1e-9)
        assert whole.start == analysis.points[0].chances[seat]


@SOME
def test_chances_are_shares_and_end_with_who_won(id: str, players: int, seed: int) -> None:
    analysis = summed(weighed_game(id, players, seed))
    for point in analysis.points:
        assert sum(point.chances) == pytest.approx(1)
        assert all(-1e-12 <= chance <= 1 for chance in point.chances)
    result = steady_game(id, players, seed)["result"]
    winners = result.get("winners", result["ranking"][:1])
    assert [seat for seat, chance in enumerate(analysis.points[-1].chances) if chance > 0] == sorted(winners)
    assert analysis.points[-1].error == [0.0] * players


@SOME
def test_points_belong_to_the_moves_of_the_record(id: str, players: int, seed: int) -> None:
    record = steady_game(id, players, seed)
    points = summed(weighed_game(id, players, seed)).points
    assert points[0].moves == 0
    assert points[0].seat is None
    assert all(one.moves < other.moves for one, other in pairwise(points))
    assert points[-1].moves == len(record["moves"])
    assert all(record["moves"][point.moves - 1][0] == point.seat for point in points[1:])


def test_slices_in_any_order_are_the_whole() -> None:
    record = steady_game("shitenno", 2, 1)
    whole = weighed_game("shitenno", 2, 1)
    size = count(record)
    assert len(whole) == size
    for first, last in ((size - 1, size), (3, 9), (0, 1)):
        assert weigh(record, first, last) == whole[first:last]


def test_only_the_record_counts() -> None:
    """Not when, where or by whom it is asked for, nor whether the record was kept as text."""
    record = steady_game("shitenno", 2, 1)
    kept = json.loads(json.dumps(record))
    assert weigh(kept, 2, 6) == weighed_game("shitenno", 2, 1)[2:6]


def test_an_analysis_can_be_kept() -> None:
    points = weighed_game("shitenno", 2, 1)
    analysis = summed(points)
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(points), type=list[Weighed]) == points


@SOME
def test_only_what_can_come_otherwise_is_luck_of_a_kind(id: str, players: int, seed: int) -> None:
    """What shows a kind of chance was told; where nothing of the sort was, nobody could foresee what came."""
    kinds = import_module(f"tenka.games.{id}.knowledge.chance").KINDS
    record = steady_game(id, players, seed)
    found: set[str] = set()
    for point in summed(weighed_game(id, players, seed)).points[1:]:
        shown = {kinds[event["kind"]] for event in record["moves"][point.moves - 1][2] if event["kind"] in kinds}
        *seen, rest = (each.kind for each in point.by)
        assert set(seen) <= shown
        assert rest == UNFORESEEN
        found |= set(seen)
    assert len(found) > 2


def test_luck_is_as_often_good_as_bad() -> None:
    """Over many deeds it comes to nothing, as far as its own size lets it: each expects none."""
    for seat in range(2):
        lucks = [
            each.luck[seat]
            for seed in range(1, 9)
            for point in weighed_game("shitenno", 2, seed)
            for each in point.drawn
        ]
        assert len(lucks) > 200
        assert abs(sum(lucks)) < 3 * sqrt(sum(luck * luck for luck in lucks))


def test_a_game_without_a_level_that_searches_cannot_be_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = SearchKnowledge({}, Judgement((), [[]]))
    monkeypatch.setattr("tenka.analysis.weighing.knowledge_of", lambda game: nothing)
    with pytest.raises(TenkaError, match="no-search"):
        weigh(steady_game("shitenno", 2, 1), 0, 1)


def test_a_running_game_cannot_be_analysed() -> None:
    with pytest.raises(BadInput, match="not-over"):
        count(tenka.game("shitenno").new(2, 1).record(secret=True))
