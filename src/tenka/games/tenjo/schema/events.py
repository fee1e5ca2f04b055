"""The events of Tenjo, each with its rule and what it says."""

from typing import Annotated, Any, NotRequired

from tenka.games.tenjo.rules.tasks.catalogue import DECISIONS
from tenka.games.tenjo.schema.ids import (
    BattleSide,
    Card,
    CastleCard,
    Component,
    Element,
    Ending,
    Family,
    FateCard,
    Item,
    Point,
    Province,
    Site,
)
from tenka.kernel.event_kinds import by, event
from tenka.toolkit.presentation.schema import ids

Lost = Annotated[str, ids("Lost", ("battle", "upkeep", "fate", "earth"))]
Death = Annotated[str, ids("Death", ("fire", "castle", "declared", "isolated"))]
Pile = Annotated[str, ids("Pile", ("elements", "rings"))]
Carried = Annotated[str, ids("Carried", ("family", "koku"))]
Gone = Annotated[str, ids("Gone", ("gone",))]
Passed = Annotated[str, ids("Passed", DECISIONS)]
BattleEnd = Annotated[str, ids("BattleEnd", ("destroyed", "fallen", "peace", "repelled", "stopped", "unled", "void"))]

OFFER: dict[str, Any] = {
    "seat": int,
    "to": int,
    "give": list[Item],
    "ask": list[Item],
    "koku": int,
    "asked_koku": int,
    "peace": bool,
    "private": bool,
}
ATTACK: dict[str, Any] = {"seat": int, "defender": int, "point": Point, "stacks": list[Point]}
BY_ELEMENT = by("element", "T27", fire="T22", wind="T23", water="T24", earth="T25", void="T26")

SETTING_UP = (
    event("cards_drawn", "T31", seat=int, elements=int, rings=int),
    event("drew", "T31", seat=int, cards=list[Card]),
    event("reshuffled", "T1", pile=Pile, count=int),
    event("order_roll", "T2", seat=int, roll=int),
    event("order", "T2", year=int, seats=list[int]),
    event("site_chosen", "T3", seat=int, site=Site, card=CastleCard),
    event("ready", "T4", seat=int),
    event("not_ready", "T4", seat=int),
    event("distributed", "T4", seat=int),
)
TURNS = (
    event("month", "T5", year=int, month=int),
    event("turn", "T5", seat=int),
    event("passed", "T41", seat=int, decision=Passed),
    event("income_begun", "T6", seat=int),
    event("first_named", "T6", seat=int, point=Point),
    event("income", "T6", seat=int, point=Point, koku=int, samurai=int),
    event("income_whole", "T6", seat=int, points=list[Point], koku=int, samurai=int),
    event("stored", "T6", seat=int, site=Site, koku=int),
    event("mustered", "T6", seat=int, samurai=int),
    event("forfeited", "T6", seat=int),
    event("daimyo_moved", "T7", **{"seat": int, "from": Province, "to": Province}),
    event("shadow_moved", "T7", **{"seat": int, "from": Province, "to": Province}),
    event("carried", "T7", seat=int, what=Carried),
    event(
        *("carried_what", "T7"),
        seat=int,
        from_site=Site,
        to_site=Site,
        koku=NotRequired[int],
        what=NotRequired[Family],
    ),
    event("rolled", "T8", seat=int, points=int),
    event("marched", "T9", seat=int, from_point=Point, to_point=Point, way_points=list[Point], steps=int),
    event("marched_own", "T9", seat=int, samurai=int),
    event("admitted", "T9", seat=int, to=int),
    event("shut_out", "T9", seat=int, to=int),
    event("unmasked", "T10", seat=int, province=Province, point=Point),
    event("entered", "T11", seat=int, point=Point, samurai=int),
    event(
        *("daimyo_lost", by("why", "T12", fire="T22", castle="T21")),
        seat=int,
        province=Province,
        why=Death,
        by=int | None,
    ),
    event("daimyo_gained", "T12", seat=int, province=Province),
    event("shadows_lost", "T12", seat=int, province=Province, count=int),
    event("saved", "T40", seat=int, koku=int),
    event("built", "T40", seat=int, site=Site, card=CastleCard),
)
BATTLES = (
    event("attacked", "T13", **ATTACK),
    event("leader_sought", "T13", **ATTACK),
    event("nobody_leads", "T13", **ATTACK),
    event("peace_offered", "T14", seat=int, to=int),
    event("peace_off", "T14", seat=int, to=int),
    event("joined", "T15", seat=int, point=Point, side=BattleSide),
    event("volunteered", "T32", seat=int, point=Point),
    event("lent", "T28", seat=int, side=BattleSide),
    event("face_up", "T17", seat=int, point=Point, samurai=int),
    event("factors", "T18", daimyo=int, ratio=int, stacks=int, castle=int, net=int),
    event(
        *("engaged", "T19"),
        attacker_roll=int,
        defender_roll=int,
        attacker_total=int,
        defender_total=int,
        winner=int,
        loss=int,
    ),
    event(
        *("lost", by("why", "T19", upkeep="T33", fate="T34", earth="T25")),
        seat=int,
        point=Point,
        samurai=int,
        why=Lost,
    ),
    event("fights_on", "T20", seat=int),
    event("battle_ended", "T20", why=BattleEnd),
    event("castle_fell", "T21", site=Site, seat=int, loser=int),
    event("looted", "T21", site=Site, koku=int, family=list[Family]),
    event("moved_in", "T21", seat=int, from_point=Point, to_point=Point),
)
CARDS = (
    event(
        *("played", BY_ELEMENT),
        seat=int,
        element=Element,
        rings=list[Card],
        total=int,
        against=int | None,
    ),
    event("answered", "T27", seat=int, element=Element, rings=list[Card], total=int),
    event("card_stands", "T27", seat=int, element=Element, stands=bool),
    event("aimed_daimyo", "T22", seat=int, foe=int, province=Province),
    event("aimed_family", "T22", seat=int, family=Family),
    event("aimed_point", "T25", seat=int, point=Point),
    event("aimed_castle", "T25", seat=int, site=Site),
    event("family_died", "T22", family=Family),
    event("castle_razed", "T25", site=Site),
    event("shielded", "T26", seat=int, foe=int | None),
)
TRADE = (
    event("hostage_returned", "T28", seat=int, family=Family),
    event("hostage_passed", "T28", family=Family, seat=int, loser=int),
    event("offered", "T29", **OFFER),
    event("accepted", "T29", **OFFER),
    event("declined", "T29", **OFFER),
    event("withdrawn", "T29", **OFFER),
    event("offer_off", "T29", **OFFER, why=Gone),
)
YEAR_END = (
    event("year_end", "T33", year=int),
    event("upkeep", "T33", seat=int, paid=int, missing=int),
    event("recruited", "T33", seat=int, samurai=int),
    event("fate", "T34", seat=int, card=FateCard, roll=int, other=int | None),
    event("koku_lost", "T34", seat=int, koku=int),
    event("koku_gained", "T34", seat=int, koku=int),
    event("cards_taken", "T34", seat=int, loser=int, what=Pile, count=int),
    event("took", "T34", seat=int, loser=int, cards=list[Card]),
    event("hand_shown", "T34", seat=int, foe=int),
    event("shown_hand", "T34", seat=int, cards=list[Card]),
    event("truce", "T34", seat=int, foe=int),
    event("scouted", "T34", seat=int, foe=int, point=Point),
    event("scouted_what", "T34", seat=int, point=Point, samurai=int),
    event("courted", "T34", seat=int, foe=int),
    event("married", "T34", seat=int, foe=int),
    event("exchanged", "T34", seat=int, family=Family, for_family=Family),
    event("marriage_off", "T34", seat=int),
    event("produced", "T35", seat=int, site=Site, component=Component),
    event("family_back", "T35", seat=int, family=Family),
    event("province_income", "T36", seat=int, province=Province, koku=int),
    event("stowed", "T36", seat=int, koku=int),
)
ENDING = (
    event("ended", "T37", why=Ending),
    event("ranked", "T37", seats=list[int], winners=list[int]),
    event("claimed", "T38", seat=int),
    event("yielded", "T38", seat=int),
    event("refused", "T38", seat=int),
    event("eliminated", "T39", seat=int),
    event("hand_discarded", "T39", seat=int, cards=list[Card]),
)

EVENTS = (*SETTING_UP, *TURNS, *BATTLES, *CARDS, *TRADE, *YEAR_END, *ENDING)
