"""Houses that a turn is tried with."""

from tenka.kernel.state import State
from tests.games.tenjo.positions import (
    House,
    table,
)

FOE = House({"kii_castle_a": 20}, ["kii"], {"kii_castle_a": 5})
ENTRIES = {f"{name}_entry" for name in ("echizen", "mino", "owari", "ise", "kii", "izumi", "harima", "tango")}


def resources(*points: str, foe: House = FOE, castles: dict[str, int] | None = None, **options: object) -> State:
    """Before the roll, with samurai on resource points."""
    homes = {"echizen_castle_a": 0, "echizen_castle_b": 0} if castles is None else castles
    me = House({"echizen_w1": 5, **dict.fromkeys(points, 3)}, ["echizen"], homes)
    return table(me, foe, points=None, options=options)
