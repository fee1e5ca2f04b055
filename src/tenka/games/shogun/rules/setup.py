"""Setting the game up (H1–H4)."""

from tenka.games.shogun.rules import seasons
from tenka.games.shogun.rules.components.data import DATA
from tenka.games.shogun.rules.components.pieces import EVENTS, PROVINCE
from tenka.games.shogun.rules.components.tables import TABLES
from tenka.games.shogun.rules.declaration.fields import POSITION
from tenka.games.shogun.rules.draft import begin as begin_draft
from tenka.games.shogun.rules.state import Shogun
from tenka.kernel.errors import BadInput
from tenka.kernel.setup import Setup
from tenka.kernel.stream import Stream


def blank(setup: Setup, stream: Stream) -> Shogun:
    """A state without a position; the prescribed start is for the Sun side only (H2)."""
    if setup.options["start"] == "prescribed" and setup.options["side"] != "sun":
        raise BadInput("prescribed-sun-only")
    return Shogun(setup, stream)


def start(setup: Setup, stream: Stream) -> Shogun:
    """A new game: chests, provinces by draft or as prescribed."""
    state = blank(setup, stream)
    POSITION.reset(state)
    state.chests = [TABLES[setup.players].chests] * setup.players
    state.event_stack = stream.shuffled(list(range(len(EVENTS))), "events", 0)  # H4
    if setup.options["start"] == "prescribed":
        _settle(state)
        seasons.begin_game(state)
    else:
        begin_draft(state)
    return state


def _settle(state: Shogun) -> None:
    """The columns of the table, dealt at random (H2)."""
    columns = DATA.start[f"players_{state.players}"]
    names = list(columns)
    dealt = state.stream.shuffled(list(range(len(names))), "columns", 0)
    for seat, column in enumerate(dealt):
        state.tell("column", {"seat": seat, "column": names[column]})
        for id, armies in columns[names[column]].items():
            state.give(PROVINCE[id], seat)
            state.garrison(PROVINCE[id], armies)
            state.add_supply(seat, -armies)
            state.tell("settled", {"seat": seat, "province": id, "armies": armies})
