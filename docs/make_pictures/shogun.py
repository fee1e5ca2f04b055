"""The game of Shogun in the pictures of the browser: the same each time, moves and all."""

from collections.abc import Callable
from typing import Any, NamedTuple

import tenka
from docs.make_pictures.game import Part
from tenka.kernel.state import State
from tenka.terminal.table import TerminalSeat, TerminalTable

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
    """Bots play all four seats; the person pauses over a plan, a march and the battle that follows."""
    state = _new()
    bots = TerminalTable(state, [TerminalSeat(None, "steady")] * PLAYERS, state.stream.seed)

    def play_until(wish: Callable[[dict[str, Any]], bool]) -> Part:
        done: Part = []
        while state.pending and not wish(state.view(PERSON, events=False)):
            seat = max(state.pending)  # the others' plans stand when the person still plans
            for move in bots.bot_moves(seat):
                state.play(seat, move)
                done.append((seat, move))
        return done

    plan = play_until(_is_planning_the_autumn)
    march = play_until(_is_about_to_march)
    battle = play_until(lambda view: view["acting"] is None or view["acting"]["seat"] != PERSON)
    return Parts(plan, march, battle, play_until(lambda _: False))


def _new() -> State:
    return tenka.game(GAME).new(players=PLAYERS, seed=SEED, options=OPTIONS)


def _is_planning_the_autumn(view: dict[str, Any]) -> bool:
    served = sum(card is not None for card in view["plan"] or ())
    return (view["season"], view["phase"], served) == ("autumn", "plan", PLANNED)


def _is_about_to_march(view: dict[str, Any]) -> bool:
    return view["season"] == "autumn" and view["step"] is not None and view["step"]["province"] == BATTLE
