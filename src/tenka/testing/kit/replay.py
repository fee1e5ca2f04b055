"""A record is the game: replayed it is the same state."""

import json
from random import Random

import pytest

from tenka import BadInput
from tenka.kernel.records.verify import verify
from tenka.testing.players import Player, play_out, restless, some_positions
from tenka.testing.tables import KitTable, few_or_many


@pytest.mark.parametrize("games", few_or_many(1, 20))
def test_replay_equals_play(table: KitTable, player: Player, games: int) -> None:
    for seed in range(table.games(games)):
        state = play_out(table.new(seed), player, Random(seed))
        record = json.loads(json.dumps(state.record()))
        again = table.game.replay(record)
        assert again.dump() == state.dump()
        assert again.record() == record
        assert verify(table.game, record).sound


def test_a_running_game_replays_with_its_secret(table: KitTable) -> None:
    for state in some_positions(table.new(9), restless, Random(9), table.share(0.05)):
        record = json.loads(json.dumps(state.record(secret=True)))
        assert table.game.replay(record).dump() == state.dump()
        assert verify(table.game, record).sound


def test_the_record_of_a_running_game_keeps_its_secrets(table: KitTable) -> None:
    for state in some_positions(table.new(10), restless, Random(10), table.share()):
        seed = state.dump()["seed"]
        record = state.record()
        assert record["fingerprint"] == state.view(None)["fingerprint"]
        if state.pending:
            assert seed not in json.dumps(record)
            assert record["moves"] == []
            assert all(event["to"] is None for event in record["start"])
            assert seed not in json.dumps([state.view(seat) for seat in (*range(table.players), None)])
            with pytest.raises(BadInput, match="record-without-seed"):
                table.game.replay(record)
        else:
            assert record["seed"] == state.view(None)["seed"] == seed


def test_a_game_played_without_events_has_no_record(table: KitTable) -> None:
    state = table.new(11)
    seat = min(state.pending)
    state.play(seat, state.legal(seat)[0], events=False)
    with pytest.raises(BadInput, match="record-silent"):
        state.record()
