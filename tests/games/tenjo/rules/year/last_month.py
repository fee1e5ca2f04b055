"""The year's end is near: tables at which the last turn of its last month is about to end."""

from tenka.kernel.state import State
from tests.games.tenjo.positions import House, table

FOE = House({"kii_w1": 50}, ["kii"], {"kii_castle_a": 60}, hand=["void", "ring_1", "ring_2", "ring_3"])

BORDERS = ("B_echizen_mino", "B_echizen_omi", "B_echizen_tanba", "B_echizen_tango")


def last_month(me: House, *others: House, **words: object) -> State:
    """The last turn of a year's last month is about to end."""
    houses = (me, *(others or (FOE,)))
    return table(*houses, turn=len(houses) - 1, month=12, **words)  # type: ignore[arg-type]
