"""The game of Tenjo in the pictures of the browser: the same each time, moves and all."""

from typing import Any, NamedTuple

import tenka
from docs.make_pictures.evening import Evening, Part
from tenka.kernel.state import State

GAME = "tenjo"
OPTIONS = {"years": 1}
SEED = 42
PLAYERS = 4
PERSON = 0  # through whose eyes it is seen
MONTH = 4
VOID = "void"


class Parts(NamedTuple):
    """The game, by what it comes to."""

    answer: Part
    march: Part
    battle: Part
    end: Part


def seed() -> str:
    """The seed as a server keeps it."""
    return _new().stream.seed.hex()


def parts() -> Parts:
    """The person pauses over somebody's card, a march, and a battle."""
    evening = Evening(_new(), PERSON)
    answer = evening.until(_may_answer)
    march = evening.until(_is_about_to_march)
    battle = evening.until(_may_fight_on)
    return Parts(answer, march, battle, evening.to_the_end())


def _new() -> State:
    return tenka.game(GAME).new(players=PLAYERS, seed=SEED, options=OPTIONS)


def _may_answer(view: dict[str, Any]) -> bool:
    asked = any((each["seat"], each["kind"]) == (PERSON, "answer") for each in view["pending"])
    return asked and view["battle"] is None and {view["contest"]["cards"][0]["element"], VOID} <= {*view["own"]["hand"]}


def _is_about_to_march(view: dict[str, Any]) -> bool:
    step = view["step"]
    return view["month"] >= MONTH and step is not None and step["doing"] == "march_to"


def _may_fight_on(view: dict[str, Any]) -> bool:
    battle = view["battle"]
    return battle is not None and battle["attacker"] == PERSON and view["phase"] == "fight_on"
