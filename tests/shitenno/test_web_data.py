"""What the browser's board knows of the printed pieces is what the data file says."""

import json
from pathlib import Path

from tenka.games.shitenno.data import DATA

WEB = Path(__file__).parents[2] / "web" / "src" / "games" / "shitenno"


def test_the_board_in_the_browser_has_the_same_figures() -> None:
    assert json.loads((WEB / "data.json").read_text("utf-8")) == {
        "provinces": [
            {"id": each.id, "troop": each.troop, "printed": each.printed, "fields": list(each.fields)}
            for each in DATA.province
        ],
        "majority": DATA.majority.points,
        "troops": list(DATA.troops.ids),
        "bonuses": list(DATA.bonus_tiles.ids),
        "tilesOnEachGate": DATA.bonus_tiles.on_each_gate,
        "titles": [{"id": each.id, "seals": each.seals, "points": each.points} for each in DATA.title],
        "generals": [each.id for each in DATA.general],
        "kamons": {str(each.players): each.kamons for each in DATA.table},
    }


def test_every_province_is_on_the_map() -> None:
    regions = json.loads((WEB / "map.json").read_text("utf-8"))["regions"]
    assert set(regions) == {each.id for each in DATA.province}
