"""The map in the browser has what the data file names."""

import json
import tomllib
from itertools import accumulate, chain, combinations
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[5]
WEB = ROOT / "web" / "src" / "games" / "tenjo" / "data"
DATA: dict[str, Any] = tomllib.loads((ROOT / "src/tenka/games/tenjo/data.toml").read_text("utf-8"))


def test_every_point_and_province_is_on_the_map() -> None:
    drawn = json.loads((WEB / "map.json").read_text("utf-8"))
    assert set(drawn["points"]) == {each["id"] for each in DATA["point"]}
    assert set(drawn["provinces"]) == {each["id"] for each in DATA["province"]}


def test_border_points_join_provinces_that_touch_on_the_map() -> None:
    drawn = json.loads((WEB / "map.json").read_text("utf-8"))
    outlines = {id_: {*chain.from_iterable(map(corners, each["rings"]))} for id_, each in drawn["provinces"].items()}
    touching = {frozenset(pair) for pair in combinations(outlines, 2) if outlines[pair[0]] & outlines[pair[1]]}
    across = {frozenset(("harima", "izumi"))}  # the Akashi strait
    assert touching | across == {frozenset(each["provinces"]) for each in DATA["point"] if each["kind"] == "border"}


def corners(ring: str) -> list[tuple[int, int]]:
    """The corners of an outline, given as a first place and steps from it."""
    steps = [int(each) for each in ring.split(" ")]
    return list(zip(accumulate(steps[::2]), accumulate(steps[1::2]), strict=True))
