"""The ids of the pieces, as types."""

from typing import Annotated

from tenka.games.shogun.rules.components.pieces import (
    ACTIONS,
    BUILDINGS,
    CARDS,
    EVENTS,
    HOUSES,
    PROVINCES,
    REGIONS,
    SEASONS,
    SIDES,
    SPACES,
    SPECIALS,
)
from tenka.games.shogun.rules.position import PHASES
from tenka.toolkit.presentation.schema import among, ids

Phase = Annotated[str, ids("Phase", PHASES)]
Season = Annotated[str, ids("Season", SEASONS)]
House = Annotated[str, ids("HouseId", HOUSES)]
Action = Annotated[str, ids("Action", ACTIONS)]
Space = Annotated[str, ids("Space", SPACES)]
Building = Annotated[str, ids("Building", BUILDINGS)]
Special = Annotated[str, ids("Special", SPECIALS)]
Region = Annotated[str, ids("Region", REGIONS)]
Side = Annotated[str, ids("Side", SIDES)]
ProvinceId = Annotated[str, among(PROVINCES)]
Card = Annotated[str, among(CARDS)]  # a province, `chest_0` … `chest_4`, or `nothing`
EventCard = Annotated[str, among(EVENTS)]
Shown = Annotated[str, among((*CARDS, "hidden"))]  # of another's plan
