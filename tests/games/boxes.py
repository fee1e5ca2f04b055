"""A box of each game that differs from ours in every kind of value."""

from typing import Any

import tenka

VALUES: dict[str, dict[str, Any]] = {
    "shitenno": {
        "koku.1": 10,
        "koku.3": 6,
        "troop.samurai": 7,
        "troop.bushi": 5,
        "tile.samurai.exchange": 4,
        "tile.bushi.exchange": 0,
        "tile.sohei.draw": 1,
        "tile.shinobi.draw": 3,
    },
    "shogun": {
        "sea": [["aki", "iyo"], ["harima", "sanuki"], ["awa_shikoku", "kii"], ["izu", "shima"], ["awa_boso", "izu"]],
        "opened": [["noto", "echizen"]],
        "closed": [["mino", "hida"]],
        "out": ["aki", "hitachi", "iwami", "iyo", "mutsu", "shimosa", "shimotsuke", "kai"],
        "region.echizen": "centre",
        "region.shinano": "north",
        "region.kozuke": "east",
        "region.hitachi": "north",
    },
    "tenjo": {
        "card.CC01.name": 'Himeji "\\ {jō}',
        "card.CC01.defence": 7,
        "card.CC01.koku": 22,
        "card.CC02.koku": 9,
        "element.fire.copies": 5,
        "element.void.copies": 12,
        "ring.1.copies": 10,
        "ring.5.copies": 9,
        "fate.F01.copies": 3,
        "fate.F02.copies": 0,
        "fate.F03.name": "Renegades",
        "province.omi.name": "Goshū",
        "point.kii_castle_a.name": "Saika",
        "house.asai.name": "Azai",
    },
}


def box_of(game: str) -> dict[str, Any]:
    """The option of a game."""
    return tenka.game(game).form.read({"name": f"Test {game}", "values": VALUES[game]}).as_option()


BOXES = {game: box_of(game) for game in VALUES}
