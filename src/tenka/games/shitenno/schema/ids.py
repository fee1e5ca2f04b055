"""The ids of the pieces, as types."""

from typing import Annotated

from tenka.games.shitenno.rules.components.pieces import (
    BONUSES,
    CARDS,
    GENERALS,
    ITEMS,
    MEANS,
    PROVINCES,
    TITLES,
    TROOPS,
)
from tenka.games.shitenno.rules.position import PHASES
from tenka.toolkit.presentation.schema import among, ids

Phase = Annotated[str, ids("Phase", PHASES)]
Year = Annotated[str, ids("Year", ("even", "odd"))]
Troop = Annotated[str, ids("Troop", TROOPS)]
Title = Annotated[str, ids("Title", TITLES)]
General = Annotated[str, ids("General", GENERALS)]
Bonus = Annotated[str, ids("Bonus", BONUSES)]
Means = Annotated[str, ids("Means", MEANS)]
ProvinceId = Annotated[str, among(PROVINCES)]
Card = Annotated[str, among(CARDS)]
Item = Annotated[str, among(ITEMS)]
