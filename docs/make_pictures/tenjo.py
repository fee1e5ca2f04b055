"""The game of Tenjo in the pictures of the browser: the same each time, moves and all."""

from collections.abc import Callable
from typing import Any, NamedTuple

import tenka
from docs.make_pictures.game import Part
from tenka.kernel.state import State
from tenka.terminal.table import TerminalSeat, TerminalTable

GAME = "tenjo"
OPTIONS = {"years": 1}
SEED = 22
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
    """Bots play all four seats; the person pauses over somebody's card, a march, and a battle."""
    state = _new()
    bots = TerminalTable(state, [TerminalSeat(None, "steady")] * PLAYERS, state.stream.seed)

    def play_until(wish: Callable[[dict[str, Any]], bool]) -> Part:
        done: Part = []
        while state.pending and not wish(state.view(PERSON, events=False)):
            seat = min(state.pending)
            for move in bots.bot_moves(seat):
                state.play(seat, move)
                done.append((seat, move))
        return done

    answer = play_until(_may_answer)
    march = play_until(_is_about_to_march)
    battle = play_until(_may_fight_on)
    return Parts(answer, march, battle, play_until(lambda _: False))


def _new() -> State:
    return tenka.game(GAME).new(players=PLAYERS, seed=SEED, options=OPTIONS)


def _may_answer(view: dict[str, Any]) -> bool:
    asked = any((each["seat"], each["kind"]) == (PERSON, "answer") for each in view["pending"])
    return asked and view["battle"] is None and {view["contest"]["cards"][0]["element"], VOID} <= {*view["own"]["hand"]}


def _is_about_to_march(view: dict[str, Any]) -> bool:
    step = view["step"]
    return view["month"] >= MONTH and step is not None and (step["doing"], step["goal"]) == ("march", None)


def _may_fight_on(view: dict[str, Any]) -> bool:
    battle = view["battle"]
    return battle is not None and battle["attacker"] == PERSON and view["phase"] == "fight_on"
