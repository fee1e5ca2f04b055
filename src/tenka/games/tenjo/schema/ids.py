"""The ids of the pieces, as types."""

from typing import Annotated

from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import (
    CARDS,
    CASTLES,
    COMPONENTS,
    DIRECTIONS,
    ELEMENTS,
    FAMILY,
    FATES,
    HOUSES,
    ITEMS,
    POINTS,
    PROVINCES,
    SITES,
)
from tenka.toolkit.presentation.schema import among, ids

House = Annotated[str, ids("HouseId", HOUSES)]
Direction = Annotated[str, ids("Direction", DIRECTIONS)]
Element = Annotated[str, ids("Element", ELEMENTS)]
Component = Annotated[str, ids("Component", COMPONENTS)]
PointKind = Annotated[str, ids("Kind", dict.fromkeys(each.kind for each in DATA.point))]
Ring = Annotated[str, ids("ProvinceRing", dict.fromkeys(each.ring for each in DATA.province))]
BattleSide = Annotated[str, ids("BattleSide", ("attack", "defence"))]
Ending = Annotated[str, ids("Ending", ("years", "shogun", "last"))]
Province = Annotated[str, among(PROVINCES)]
Point = Annotated[str, among(POINTS)]
Site = Annotated[str, among(SITES)]
CastleCard = Annotated[str, among(CASTLES)]
FateCard = Annotated[str, among(FATES)]
Family = Annotated[str, among(FAMILY)]
Card = Annotated[str, among(CARDS)]
Item = Annotated[str, among(ITEMS)]
