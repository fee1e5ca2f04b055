"""What a decision of Tenjo is about, as far as everybody knows."""

from typing import Annotated, Literal, NotRequired, TypedDict

from tenka.games.tenjo.schema.ids import BattleSide, Point, Site
from tenka.toolkit.presentation.schema import about


class Question(TypedDict):
    """What the decision is about: which of these there are depends on its kind."""

    side: NotRequired[BattleSide]
    volunteer: NotRequired[Annotated[int, about("A ronin who would join the defender, from this point.")]]
    samurai: NotRequired[int]
    why: NotRequired[Literal["battle", "upkeep", "fate"]]
    site: NotRequired[Site]
    koku: NotRequired[int]
    point: NotRequired[Point]
    foe: NotRequired[int]
    first: NotRequired[Point | None]
    points: NotRequired[list[Point]]
