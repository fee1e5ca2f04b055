"""What the browser's board knows of the game by itself is what the data file and the rules say."""

import json
from pathlib import Path

from tenka.games.shitenno.rules.data import DATA
from tenka.games.shitenno.rules.position import PLACEMENTS
from tenka.games.shitenno.terminal import ORDER

WEB = Path(__file__).parents[4] / "web" / "src" / "games" / "shitenno" / "data"


def test_the_board_in_the_browser_has_the_same_figures() -> None:
    assert json.loads((WEB / "data.json").read_text("utf-8")) == {
        "provinces": [
            {"id": each.id, "troop": each.troop, "printed": each.printed, "fields": list(each.fields)}
            for each in DATA.province
        ],
        "majority": DATA.majority.points,
        "bonuses": list(DATA.bonus_tiles.ids),
        "titles": [{"id": each.id, "seals": each.seals, "points": each.points} for each in DATA.title],
        "generals": [each.id for each in DATA.general],
        "placements": PLACEMENTS,
        "order": list(ORDER),
    }


def test_every_province_is_on_the_map() -> None:
    regions = json.loads((WEB / "map.json").read_text("utf-8"))["regions"]
    assert set(regions) == {each.id for each in DATA.province}
