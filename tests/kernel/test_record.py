"""Records that are damaged or false: the finding names the move, or the input is refused; nothing else happens."""

import copy
import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

import tenka
from tenka import BadInput
from tenka.kernel.game import Game
from tenka.kernel.records.verify import Finding, verify
from tenka.testing.players import play_out, restless, some_positions
from tenka.testing.tables import few_or_many
from tests.kernel.damage import JUNK, damage, paths

GAME = tenka.game("shitenno")
Record = dict[str, Any]


@cache
def text_of_record() -> str:
    return json.dumps(play_out(GAME.new(4, 5), restless, Random(5)).record())


@pytest.fixture
def record() -> Record:
    found = json.loads(text_of_record())
    assert isinstance(found, dict)
    return found


def first(record: Record, kind: str) -> tuple[int, Record]:
    """The number of the first move with an event of a kind, and its data."""
    for number, (_, _, events) in enumerate(record["moves"], 1):
        for event in events:
            if event["kind"] == kind:
                return number, event["data"]
    raise AssertionError(kind)


def test_a_true_record(record: Record) -> None:
    found = verify(GAME, record)
    assert found == Finding("verified", len(record["moves"]))
    assert found.sound


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("drawn", "cards", ["koku_3"] * 12),
        ("card_drawn", "card", "koku_3"),
        ("tile_won", "bonus", "none"),
        ("gate", "troop", "none"),
        ("scored", "points", 99),
        ("placed", "seat", 7),
    ],
)
def test_a_false_event_is_found(record: Record, kind: str, field: str, value: object) -> None:
    number, data = first(record, kind)
    data[field] = value
    assert verify(GAME, record) == Finding("events-differ", number)


def test_a_false_card_of_the_set_up_is_found(record: Record) -> None:
    hand = next(event for event in record["start"] if event["kind"] == "hand")
    hand["data"]["cards"][0] = "koku_3"
    assert verify(GAME, record) == Finding("events-differ", 0)


def test_a_private_event_made_public_is_found(record: Record) -> None:
    next(event for event in record["start"] if event["to"] is not None)["to"] = None
    assert verify(GAME, record) == Finding("events-differ", 0)


def test_an_illegal_move_is_found(record: Record) -> None:
    number, _ = first(record, "offered")
    record["moves"][number - 1][1] = ["gild", "kanto", 1]
    found = verify(GAME, record)
    assert (found.message, found.move) == ("move-illegal", number)
    assert found.refusal is not None
    assert found.refusal.message == "wrong-time"
    with pytest.raises(BadInput) as caught:
        GAME.replay(record)
    assert caught.value.message == "record-illegal-move"
    assert caught.value.params["number"] == number


def test_a_move_of_another_seat_is_found(record: Record) -> None:
    record["moves"][0][0] = 1
    found = verify(GAME, record)
    assert (found.message, found.move) == ("move-illegal", 1)
    assert found.refusal is not None
    assert found.refusal.message == "not-your-turn"


def test_another_legal_move_is_found(record: Record) -> None:
    assert record["moves"][0][1] != ["general", "ii"]
    record["moves"][0][1] = ["general", "ii"]
    assert verify(GAME, record) == Finding("events-differ", 1)


def test_a_false_result_is_found(record: Record) -> None:
    record["result"]["scores"][0] += 1
    assert verify(GAME, record) == Finding("result-differs", len(record["moves"]))


def test_a_record_cut_short_is_found(record: Record) -> None:
    del record["moves"][-1]
    assert verify(GAME, record) == Finding("result-differs", len(record["moves"]))


def test_moves_after_the_end_are_found(record: Record) -> None:
    record["moves"].append(copy.deepcopy(record["moves"][-1]))
    found = verify(GAME, record)
    assert (found.message, found.move) == ("move-illegal", len(record["moves"]))


def test_another_fingerprint_is_found(record: Record) -> None:
    record["fingerprint"] = "0" * 64
    assert verify(GAME, record).message == "fingerprint-differs"


def test_another_seed_is_found(record: Record) -> None:
    record["seed"] = "0" * 64
    assert verify(GAME, record).message == "fingerprint-differs"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seed": None}, "record-without-seed"),
        ({"seed": "0"}, "bad-seed"),
        ({"seed": "x" * 64}, "bad-seed"),
        ({"tenka": 2}, "record-format"),
        ({"tenka": 10**100}, "record-format"),
        ({"game": "shogun"}, "other-game"),
        ({"rules": 2}, "other-rules"),
        ({"rules": "1"}, "bad-record"),
        ({"players": 5}, "bad-players"),
        ({"players": 4.5}, "bad-record"),
        ({"options": {"unknown": 1}}, "unknown-option"),
        ({"moves": [[0]]}, "bad-record"),
        ({"moves": [[0, ["done"], [], 0]]}, "bad-record"),
        ({"moves": [[0, [None], []]]}, "bad-record"),
        ({"moves": None}, "bad-record"),
        ({"unknown": 1}, "bad-record"),
    ],
    ids=lambda each: str(each)[:40],
)
@pytest.mark.parametrize("use", [verify, Game.replay], ids=["verify", "replay"])
def test_what_is_no_record_of_this_game(
    record: Record, changes: Record, message: str, use: Callable[[Game, Record], object]
) -> None:
    with pytest.raises(BadInput) as caught:
        use(GAME, record | changes)
    assert caught.value.message == message


def test_unknown_fields_of_events_are_refused(record: Record) -> None:
    record["moves"][0][2][0]["unknown"] = 1
    with pytest.raises(BadInput):
        verify(GAME, record)


@pytest.mark.parametrize("field", list(json.loads(text_of_record())))
def test_a_missing_field_is_refused(record: Record, field: str) -> None:
    del record[field]
    for use in (verify, Game.replay):
        with pytest.raises(BadInput) as caught:
            use(GAME, record)
        assert caught.value.message == "bad-record"
        assert field in caught.value.params["where"]


@pytest.mark.parametrize(
    "junk", [*JUNK, object(), {1: 2}, {None: None}, b"{}", {"tenka"}, (), 1j], ids=lambda j: repr(j)[:12]
)
def test_junk_is_no_record(junk: object) -> None:
    for use in (verify, Game.replay, Game.load):
        with pytest.raises(BadInput):
            use(GAME, junk)


@pytest.mark.parametrize("huge", [2**63, 2**64, 10**100, 10**5000], ids=int.bit_length)
@pytest.mark.parametrize("field", ["tenka", "rules", "players"])
def test_huge_numbers_are_refused(record: Record, field: str, huge: int) -> None:
    for use in (verify, Game.replay):
        with pytest.raises(BadInput) as caught:
            use(GAME, record | {field: huge})
        str(caught.value)


def told(record: Record) -> list[Any]:
    """All that a record says happened. Steps of drafts tell nothing, and an event for everybody may leave `to` out."""
    events = [*record["start"], *(event for _, _, events in record["moves"] for event in events)]
    promised = [record[name] for name in ("game", "rules", "players", "options", "fingerprint", "seed", "result")]
    return [*promised, *({"to": None, **event} for event in events)]


@pytest.mark.parametrize("times", few_or_many(400, 40_000))
def test_no_damage_goes_unnoticed(record: Record, times: int) -> None:
    rng = Random(6)
    places = paths(record)
    for _ in range(times):
        path = rng.choice(places)
        damaged = damage(record, path, rng)
        try:
            found = verify(GAME, damaged)
        except BadInput:
            continue
        assert found.sound or damaged != record, f"{path}: {found}"
        assert not found.sound or told(damaged) == told(record), f"{path}: {found}"


def test_a_running_game_is_sound_as_far_as_it_went() -> None:
    for state in some_positions(GAME.new(3, 8), restless, Random(8), 0.1):
        record = state.record(secret=True)
        assert verify(GAME, record) == Finding("verified", len(record["moves"]))
