"""The map in the browser has what the data file names."""

import json
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[4]
WEB = ROOT / "web" / "src" / "games" / "shogun" / "data"
DATA: dict[str, Any] = tomllib.loads((ROOT / "src/tenka/games/shogun/data.toml").read_text("utf-8"))


def test_every_province_is_on_the_map() -> None:
    drawn = json.loads((WEB / "map.json").read_text("utf-8"))
    assert set(drawn["provinces"]) == {each["id"] for each in DATA["province"]}
    routes = {frozenset((each["a"], each["b"])) for each in drawn["sea"]}
    for side in DATA["side"]:
        assert routes == {frozenset(pair) for pair in side["sea"]}


def test_provinces_that_touch_share_a_border_on_the_map() -> None:
    drawn = json.loads((WEB / "map.json").read_text("utf-8"))["provinces"]
    arcs = {
        id: {number if number >= 0 else ~number for ring in each["rings"] for number in map(int, ring.split())}
        for id, each in drawn.items()
    }
    touching = {frozenset((one, other)) for one in arcs for other in arcs if one < other and arcs[one] & arcs[other]}
    assert touching == {frozenset((each["id"], other)) for each in DATA["province"] for other in each["land"]}
