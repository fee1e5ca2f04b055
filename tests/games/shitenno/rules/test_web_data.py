"""The map in the browser has what the data file names."""

import json
from pathlib import Path

from tenka.games.shitenno.rules.components.data import DATA

WEB = Path(__file__).parents[4] / "web" / "src" / "games" / "shitenno" / "data"


def test_every_province_is_on_the_map() -> None:
    regions = json.loads((WEB / "map.json").read_text("utf-8"))["regions"]
    assert set(regions) == {each.id for each in DATA.province}
