"""What the browser's board knows of the printed pieces is what the data file says."""

import json
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[4]
WEB = ROOT / "web" / "src" / "games" / "shogun" / "data"
DATA: dict[str, Any] = tomllib.loads((ROOT / "src/tenka/games/shogun/data.toml").read_text("utf-8"))


def test_the_board_in_the_browser_has_the_same_figures() -> None:
    kinds = ("castle", "temple", "theatre")
    assert json.loads((WEB / "data.json").read_text("utf-8")) == {
        "houses": [each["id"] for each in DATA["house"]],
        "armies": DATA["pieces"]["armies"],
        "farmers": DATA["pieces"]["farmers"],
        "stock": {kind: DATA["pieces"][kind] for kind in kinds},
        "actions": [
            {"id": each["id"], "price": each["price"], "armies": each.get("armies", 0)} for each in DATA["action"]
        ],
        "specials": [each["id"] for each in DATA["special"]],
        "events": [{key: each.get(key, 0) for key in ("id", "effect", "loss", "limit")} for each in DATA["event"]],
        "shortage": DATA["shortage"],
        "majority": DATA["majority"],
        "regions": [each["id"] for each in DATA["region"]],
        "provinces": [
            {key: each[key] for key in ("id", "chests", "rice", "sites", "land", "region")} for each in DATA["province"]
        ],
        "sides": {each["id"]: {"out": each["out"], "sea": each["sea"]} for each in DATA["side"]},
    }


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
