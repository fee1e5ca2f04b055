"""The events of Shitennō, each with its rule and what it says."""

from typing import Annotated

from tenka.games.shitenno.schema.ids import Bonus, Card, General, Item, Means, ProvinceId, Title, Troop, Year
from tenka.kernel.event_kinds import by, event
from tenka.toolkit.presentation.schema import ids

How = Annotated[str, ids("How", ("accepted", "kept", "chosen", "left"))]
ScoredFor = Annotated[str, ids("ScoredFor", ("field", "daimyo", "shomyo", "koku", "majority"))]
Reason = Annotated[str, ids("Reason", ("kamons", "koku"))]

EVENTS = (
    # Set-up
    event("gate", "S1", province=ProvinceId, troop=Troop),
    event("title_dealt", "S2", seat=int, title=Title),
    event("hand_dealt", "S2", seat=int, count=int),
    event("hand", "S2", seat=int, cards=list[Card]),
    event("general_chosen", "S2", seat=int, general=General),
    # Even years
    event("year", "S3", round=int, year=Year),
    event("tairo", "S4", seat=int),
    event("drawn", "S4", seat=int, cards=list[Card]),
    event("reshuffled", "S5", count=int),
    event("offered", "S6", seat=int, cards=list[Card], title=Title),
    event("refused", "S6", seat=int),
    event(
        *("split", "S8"),
        seat=int,
        first_cards=list[Card],
        first_title=Title,
        second_cards=list[Card],
        second_title=Title,
    ),
    event(
        *("received", by("how", "S6", kept="S7", chosen="S8", left="S8")),
        seat=int,
        cards=list[Card],
        title=Title,
        how=How,
    ),
    event("titled", "S10", seat=int, title=Title),
    # Odd years
    event("turn", "S11", seat=int, title=Title),
    event("placed", "S12", seat=int, province=ProvinceId, field=int, means=Means, items=list[Item]),
    event(
        *("scored", by("for", "S16", koku="S24", majority="S25")),
        **{"seat": int, "points": int, "total": int, "for": ScoredFor, "province": ProvinceId | None},
    ),
    event("tile_won", "S16", seat=int, province=ProvinceId, bonus=Bonus),
    event("tile_drawn", "S19", seat=int),
    event("card_drawn", "S19", seat=int, card=Card),
    event("turn_ended", "S11", seat=int, placed=int),
    event("gilded", "S22", seat=int, province=ProvinceId, field=int),
    # The end
    event("ended", "S23", reasons=list[Reason]),
    event("hand_shown", "S24", seat=int, cards=list[Card]),
    event("ranked", "S26", seats=list[int]),
)
