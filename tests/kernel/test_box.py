"""Boxes: what may stand in them, what they are known by, and how a game takes one."""

from random import Random
from typing import Any

import pytest

import tenka
from tenka.bots import bot
from tenka.kernel.errors import BadInput
from tenka.kernel.options.box import read_file
from tenka.kernel.records.verify import verify
from tenka.sim.playing import play_game
from tests.games.boxes import BOXES, VALUES

GAMES = tenka.games()
OPTIONS: dict[str, dict[str, Any]] = {"shogun": {"side": "moon"}, "tenjo": {"years": 1}}


def refused(game: str, **values: object) -> list[tuple[str, object]]:
    """What is wrong with some values, a dot in a field written as two underscores."""
    found = tenka.game(game).form.problems({id.replace("__", "."): value for id, value in values.items()})
    return [(each.message, each.params.get("field")) for each in found]


@pytest.mark.parametrize("game", GAMES)
def test_our_own_values_are_held_to_the_same_form(game: str) -> None:
    form = tenka.game(game).form
    assert form.problems(form.ours) == []
    assert form.read({"name": "ours", "values": form.ours}).values == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_box_of_ours_is_none(game: str) -> None:
    found = tenka.game(game)
    state = found.new(3, 1, {"box": {"name": "ours", "values": dict(found.form.ours)}})
    assert "box" not in state.setup.options
    assert state.dump() == found.new(3, 1).dump()


@pytest.mark.parametrize("game", GAMES)
def test_the_hash_is_of_the_values_alone_and_in_any_order(game: str) -> None:
    form = tenka.game(game).form
    turned = dict(reversed(VALUES[game].items()))
    one, other = (form.read({"name": name, "values": each}) for name, each in (("A", VALUES[game]), ("B", turned)))
    assert one.hash == other.hash == BOXES[game]["hash"]
    some = next(iter(VALUES[game]))
    assert form.hash({some: VALUES[game][some]}) != one.hash


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_a_box_can_be_verified_from_its_record_alone(game: str) -> None:
    found = tenka.game(game)
    options = {**OPTIONS.get(game, {}), "box": BOXES[game]}
    state = found.new(min(found.players), 7, options)
    random = bot(found, "random")
    rng = Random(3)
    while state.result is None:
        seat = next(seat for seat in state.pending if state.legal(seat))
        for move in random.choose(state, seat, rng):
            state.play(seat, move)
    record = state.record()
    assert record["options"]["box"] == BOXES[game]
    assert verify(found, record).sound
    without = {**record, "options": {name: value for name, value in record["options"].items() if name != "box"}}
    assert not verify(found, without).sound


@pytest.mark.parametrize("game", GAMES)
def test_steady_bots_play_with_a_box(game: str) -> None:
    found = tenka.game(game)
    bots = [bot(found, "steady")] * max(found.players)
    assert play_game(found, bots, bytes(32), {**OPTIONS.get(game, {}), "box": BOXES[game]}).moves


def test_a_box_that_was_changed_in_a_record_is_refused() -> None:
    box = {**BOXES["tenjo"], "values": {**BOXES["tenjo"]["values"], "card.CC01.defence": 2}}
    with pytest.raises(BadInput, match="box-hash-differs"):
        tenka.game("tenjo").new(2, 1, {"box": box})


@pytest.mark.parametrize(
    ("box", "message"),
    [
        (5, "bad-box"),
        ({"name": "x"}, "bad-box"),
        ({"name": "x", "values": [], "more": 1}, "bad-box"),
        ({"name": "", "values": {}}, "box-bad-title"),
        ({"name": "two  spaces", "values": {}}, "box-bad-title"),
        ({"name": "a\u202eb", "values": {}}, "box-bad-title"),
        ({"name": "x" * 61, "values": {}}, "box-bad-title"),
        ({"name": "x", "values": {"nothing": 1}}, "box-unknown-field"),
    ],
)
def test_what_is_no_box_is_refused(box: object, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        tenka.game("tenjo").new(2, 1, {"box": box})


def test_a_file_names_its_format_and_game() -> None:
    assert read_file({"tenka_box": 1, "game": "tenjo", "name": "x", "values": {}}).game == "tenjo"
    for file, message in (({"game": "tenjo"}, "bad-box"), ([], "bad-box")):
        with pytest.raises(BadInput, match=message):
            read_file(file)
    with pytest.raises(BadInput, match="box-format"):
        read_file({"tenka_box": 2, "game": "tenjo", "name": "x", "values": {}})


def test_fields_are_checked_one_by_one() -> None:
    assert refused("tenjo", card__CC01__defence=13) == [("box-bad-count", "card.CC01.defence")]
    for bad in (0, True, "4", 4.0, None):
        assert refused("tenjo", card__CC01__defence=bad) == [("box-bad-count", "card.CC01.defence")]
    for name in ("x" * 25, " x", "x\ny", 5):
        assert refused("tenjo", house__asai__name=name) == [("box-bad-name", "house.asai.name")]
    assert refused("shogun", region__aki="moon") == [("box-bad-choice", "region.aki")]
    for out in (["aki"] * 8, ["aki"], "aki"):
        assert refused("shogun", out=out) == [("box-bad-ids", "out")]
    wrong: list[object] = [[["aki", "aki"]], [["aki"]], [["aki", "iyo"], ["iyo", "aki"]], [["aki", "edo"]], [5], {}]
    for sea in wrong:
        assert refused("shogun", sea=sea) == [("box-bad-pairs", "sea")]
    both = refused("tenjo", card__CC01__defence=13, card__CC02__koku=0)
    assert both == [("box-bad-count", "card.CC01.defence"), ("box-bad-count", "card.CC02.koku")]


def test_what_must_hold_between_fields() -> None:
    assert refused("shitenno", koku__1=11) == [("box-wrong-sum", "koku.1")]
    assert refused("shitenno", troop__samurai=7) == [("box-wrong-sum", "troop.samurai")]
    assert refused("shitenno", tile__bushi__draw=3) == [("box-wrong-sum", "tile.samurai.exchange")]
    few = {f"element__{each}__copies": 3 for each in ("fire", "wind", "water", "earth", "void")}
    assert refused("tenjo", **few) == [("box-few-or-many", "element.fire.copies")]
    none = {f"fate__F{number:02}__copies": 0 for number in range(1, 21)}
    assert refused("tenjo", **none) == [("box-few-or-many", "fate.F01.copies")]
    assert refused("shogun", closed=[["aki", "kai"]]) == [("box-no-border", "closed")]
    assert refused("shogun", opened=[["aki", "bingo"]]) == [("box-known-border", "opened")]
    assert refused("shogun", closed=[["ise", "shima"]], sea=[]) == [("box-alone", "sea")]
    provinces = tenka.game("shogun").form.fields["out"].among
    nowhere = {f"region__{each}": "east" for each in provinces}
    assert refused("shogun", **nowhere)[0][0] == "box-empty-region"


def test_no_two_places_or_houses_have_one_name() -> None:
    both = refused("tenjo", province__kii__name="Shima", province__ise__name="shimā")
    assert len(both) == 1
    assert both[0][0] == "box-same-name"
    ours = [("box-same-name", "province.kii.name")]
    assert refused("tenjo", province__kii__name="Ise") == ours
    assert refused("tenjo", province__kii__name="Ise", province__ise__name="Kii") == []
    assert refused("tenjo", point__kii_castle_a__name="Ōta", point__kii_castle_b__name="Ota")[0][0] == "box-same-name"
    assert refused("tenjo", house__asai__name="Oda", province__kii__name="Oda") == []


def test_H1_every_region_of_a_box_has_nine_provinces() -> None:
    assert refused("shogun", region__echizen="centre") == [("box-region-size", "region.aki")]
    assert refused("shogun", region__echizen="centre", region__shinano="north") == []
