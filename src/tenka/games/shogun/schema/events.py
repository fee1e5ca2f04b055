"""The events of Shogun, each with its rule and what it says."""

from typing import Annotated

from tenka.games.shogun.schema.ids import Action, Building, Card, EventCard, ProvinceId, Region, Season, Space, Special
from tenka.kernel.event_kinds import by, event
from tenka.toolkit.presentation.schema import ids

Column = Annotated[str, ids("Column", ("a", "b", "c", "d", "e"))]
TakenFrom = Annotated[str, ids("TakenFrom", ("open", "stack"))]
Goods = Annotated[str, ids("Goods", ("chests", "rice"))]
Void = Annotated[str, ids("Void", ("armies", "kind", "money", "site", "stock", "supply", "target"))]

EVENTS = (
    # Set-up
    event("column", "H2", seat=int, column=Column),
    event("draft_opened", "H2", provinces=list[ProvinceId]),
    event("took", "H2", **{"seat": int, "province": ProvinceId, "from": TakenFrom}),
    event("renewed", "H2", seat=int, provinces=list[ProvinceId]),
    event("settled", "H2", seat=int, province=ProvinceId, armies=int),
    event("tower_filled", "H3", thrown=list[int], out=list[int]),
    # A season
    event("events_opened", "H4", year=int, events=list[EventCard]),
    event("season", "H5", year=int, season=Season, actions=list[Action], specials=list[Special]),
    event("ready", "H6", seat=int),
    event("not_ready", "H6", seat=int),
    event("event", "H7", event=EventCard),
    event("bid", "H8", seat=int, card=Card, paid=int),
    event("bid_order", "H8", seats=list[int], tied=list[int]),
    event("place_taken", "H8", seat=int, place=int, special=Special),
    event("round_ended", "H9", year=int, season=Season, event=EventCard),
    # Actions
    event("action", "H9", number=int, action=Action),
    event("action_opened", "H9", number=int, action=Action),
    event("shown", "H9", seat=int, action=Action, card=Card),
    event(
        *("void", by("why", "H10", supply="H12", target="H13", stock="H25")),
        seat=int,
        action=Action,
        province=ProvinceId,
        why=Void,
    ),
    event("built", "H10", seat=int, province=ProvinceId, building=Building, paid=int),
    event("recruited", "H10", seat=int, province=ProvinceId, armies=int, paid=int),
    event("collected", "H14", seat=int, province=ProvinceId, goods=Goods, printed=int, amount=int, total=int),
    event("unrest", "H14", province=ProvinceId, change=int, markers=int),
    event("moved", "H10", **{"seat": int, "from": ProvinceId, "to": ProvinceId, "armies": int}),
    event("stayed", "H10", seat=int, action=Action, province=ProvinceId),
    event("card_lost", "H11", seat=int, province=ProvinceId, space=Space | None, to=int | None),
    # Battles and revolts
    event(
        "attacked", "H15", **{"seat": int, "from": ProvinceId, "to": ProvinceId, "armies": int, "defender": int | None}
    ),
    event("thrown", "H15", armies=list[int], bonus=list[int], tray=list[int], out=list[int]),
    event(
        *("battle", "H18"),
        seat=int,
        defender=int | None,
        province=ProvinceId,
        attackers=int,
        defenders=int,
        farmers=int,
        helping=bool,
        winner=int | None,
        kept=int,
    ),
    event("razed", "H18", province=ProvinceId, buildings=list[Building], markers=int),
    event("rose", "H19", seat=int, province=ProvinceId, markers=int, extra=int),
    event("quelled", "H19", seat=int, province=ProvinceId, armies=int, farmers=int, won=bool, kept=int),
    # Winter
    event("winter", "H22", year=int, event=EventCard, loss=int),
    event("supplied", "H22", seat=int, rice=int, provinces=int, missing=int, revolts=int, farmers=int),
    event("revolts_drawn", "H22", seat=int, provinces=list[ProvinceId]),
    event("majority", "H23", region=Region, building=Building, seats=list[int], points=int),
    event(
        *("scored", "H23"),
        seat=int,
        provinces=int,
        buildings=int,
        castle=int,
        temple=int,
        theatre=int,
        points=int,
        total=int,
    ),
    event("year_ended", "H24", year=int),
    event("ranked", "H24", seats=list[int], winners=list[int]),
)
