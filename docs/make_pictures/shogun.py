"""The game of Shogun in the pictures of the browser: the same each time, moves and all."""

from typing import Any, NamedTuple

import tenka
from docs.make_pictures.evening import Evening, Part
from tenka.kernel.state import State

GAME = "shogun"
OPTIONS = {"start": "prescribed"}
SEED = 11
PLAYERS = 4
PERSON = 0  # through whose eyes it is seen
PLANNED = 8  # cards laid
BATTLE = "sagami"


class Parts(NamedTuple):
    """The game, by what it comes to."""

    plan: Part
    march: Part
    battle: Part
    end: Part


def seed() -> str:
    """The seed as a server keeps it."""
    return _new().stream.seed.hex()


def parts() -> Parts:
    """The person pauses over a plan, a march and the battle that follows."""
    evening = Evening(_new(), PERSON, max)  # the others' plans stand when the person still plans
    plan = evening.until(_is_planning_the_autumn)
    march = evening.until(_is_about_to_march)
    battle = evening.until(_has_marched)
    return Parts(plan, march, battle, evening.to_the_end())


def _new() -> State:
    return tenka.game(GAME).new(players=PLAYERS, seed=SEED, options=OPTIONS)


def _is_planning_the_autumn(view: dict[str, Any]) -> bool:
    served = sum(card is not None for card in view["plan"] or ())
    return (view["season"], view["phase"], served) == ("autumn", "plan", PLANNED)


def _is_about_to_march(view: dict[str, Any]) -> bool:
    return view["season"] == "autumn" and view["step"] is not None and view["step"]["province"] == BATTLE


def _has_marched(view: dict[str, Any]) -> bool:
    return view["acting"] is None or view["acting"]["seat"] != PERSON
