"""The game in the pictures of the browser: the same each time, moves and all."""

from collections.abc import Callable
from typing import Any, NamedTuple

import tenka
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.terminal.table import TerminalSeat, TerminalTable

GAME = "shitenno"
SEED = 156
PLAYERS = 4
PERSON = 0  # through whose eyes it is seen
ROUND = 3
LAID_OUT = 2  # pieces of a payment

Part = list[tuple[int, Move]]  # what is done from one picture to the next: by whom, and what


class Parts(NamedTuple):
    """The game, by what it comes to."""

    packet: Part
    payment: Part
    end: Part


def seed() -> str:
    """The seed as a server keeps it."""
    return _new().stream.seed.hex()


def parts() -> Parts:
    """Bots play all four seats; the person pauses over a packet, and in the middle of a payment."""
    state = _new()
    bots = TerminalTable(state, [TerminalSeat(None, "steady")] * PLAYERS, state.stream.seed)

    def play(seat: int, move: Move) -> tuple[int, Move]:
        state.play(seat, move)
        return seat, move

    def play_until(wish: Callable[[dict[str, Any]], bool]) -> Part:
        done: Part = []
        while state.pending and not wish(state.view(PERSON, events=False)):
            seat = min(state.pending)
            done += [play(seat, move) for move in bots.bot_moves(seat)]
        return done

    packet = play_until(_has_a_second_packet)
    payment = play_until(_is_about_to_pay)
    cheapest = state.view(PERSON)["draft"]["payments"][0]
    payment += [play(PERSON, Move(("use", piece))) for piece in cheapest[:LAID_OUT]]
    return Parts(packet, payment, play_until(lambda _: False))


def _new() -> State:
    return tenka.game(GAME).new(players=PLAYERS, seed=SEED)


def _has_a_second_packet(view: dict[str, Any]) -> bool:
    """The person divides, somebody has taken a packet, and the next one lies there, to be offered."""
    ready = view["round"] == ROUND and view["phase"] == "packet" and view["draft"] is not None
    return ready and bool(view["division"]["packets"]) and view["draft"]["tile"] is not None


def _is_about_to_pay(view: dict[str, Any]) -> bool:
    return view["phase"] == "turn" and view["draft"] is not None
