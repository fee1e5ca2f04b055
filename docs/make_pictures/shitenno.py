"""The game of Shitennō in the pictures of the browser: the same each time, moves and all."""

from typing import Any, NamedTuple

import tenka
from docs.make_pictures.evening import Evening, Part
from tenka.kernel.move import Move
from tenka.kernel.state import State

GAME = "shitenno"
OPTIONS: dict[str, Any] = {}
SEED = 156
PLAYERS = 4
PERSON = 0  # through whose eyes it is seen
ROUND = 3
LAID_OUT = 2  # pieces of a payment


class Parts(NamedTuple):
    """The game, by what it comes to."""

    packet: Part
    payment: Part
    end: Part


def seed() -> str:
    """The seed as a server keeps it."""
    return _new().stream.seed.hex()


def parts() -> Parts:
    """The person pauses over a packet, and in the middle of a payment."""
    evening = Evening(_new(), PERSON)
    packet = evening.until(_has_a_second_packet)
    payment = evening.until(_is_about_to_pay)
    cheapest = evening.state.view(PERSON)["draft"]["payments"][0]
    payment += evening.play(PERSON, *(Move(("use", piece)) for piece in cheapest[:LAID_OUT]))
    return Parts(packet, payment, evening.to_the_end())


def _new() -> State:
    return tenka.game(GAME).new(players=PLAYERS, seed=SEED, options=OPTIONS)


def _has_a_second_packet(view: dict[str, Any]) -> bool:
    """The person divides, somebody has taken a packet, and the next one lies there, to be offered."""
    ready = view["round"] == ROUND and view["phase"] == "packet" and view["draft"] is not None
    return ready and bool(view["division"]["packets"]) and view["draft"]["tile"] is not None


def _is_about_to_pay(view: dict[str, Any]) -> bool:
    return view["phase"] == "turn" and view["draft"] is not None
