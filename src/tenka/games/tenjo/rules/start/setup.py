"""Setting the game up: cards, order, castles (T1–T3)."""

from tenka.games.tenjo.rules import piles
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import CASTLES
from tenka.games.tenjo.rules.declaration.fields import POSITION
from tenka.games.tenjo.rules.elements import hand
from tenka.games.tenjo.rules.state import Tenjo
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.tasks.start import Distribute, Site
from tenka.games.tenjo.rules.year import flow
from tenka.kernel.setup import Setup
from tenka.kernel.stream import Stream


def start(setup: Setup, stream: Stream) -> Tenjo:
    """A new game: piles, hands, the order of choosing."""
    state = Tenjo(setup, stream)
    POSITION.reset(state)
    piles.reset(state)
    state.castle_deck = stream.shuffled(list(range(len(CASTLES))), "castles", 0)
    for seat in range(setup.players):
        hand.draw(state, seat, DATA.start.elements, DATA.start.rings)
    state.order = flow.rolled_order(state)
    state.tell("order", {"year": 1, "seats": state.order[:]})
    agenda.push(state, Distribute())
    for _ in range(DATA.start.castles):
        for seat in reversed(state.order):
            agenda.push(state, Site(seat))
    return state
