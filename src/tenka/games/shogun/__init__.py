"""Shogun (Dirk Henn): secret planning, an auction, armies through a cube tower. For 3 to 5."""

from typing import Any

from tenka.games.shogun.rules import dump
from tenka.games.shogun.rules.box import FORM
from tenka.games.shogun.rules.data import DATA
from tenka.games.shogun.rules.pieces import HOUSES, SIDES
from tenka.games.shogun.rules.setup import check, start
from tenka.games.shogun.rules.state import Shogun
from tenka.games.shogun.rules.tables import TABLES
from tenka.games.shogun.rules.vocabulary import VOCABULARY
from tenka.games.shogun.schema.events import EVENTS
from tenka.kernel.game import Game
from tenka.kernel.setup import Setup
from tenka.kernel.stream import Stream


def place(setup: Setup, stream: Stream, position: dict[str, Any]) -> Shogun:
    """A state in a dumped position."""
    check(setup)
    state = Shogun(setup, stream)
    state.reset()
    dump.read(state, position)
    return state


GAME = Game(
    id="shogun",
    rules=DATA.rules_version,
    rule_numbers=tuple(f"H{number}" for number in range(1, DATA.rules + 1)),
    players=tuple(TABLES),
    options={
        "side": SIDES,
        "start": ("draft", "prescribed"),
        "tower": ("baffles", "flat"),
        "may_decline_move": (False, True),
    },
    form=FORM,
    vocabulary=VOCABULARY,
    package=__name__,
    events=EVENTS,
    start=start,
    place=place,
    houses=HOUSES,
)
