"""Setting the game up (S1–S3)."""

from tenka.games.shitenno.knowledge import ledger
from tenka.games.shitenno.rules.components.box import decks_of
from tenka.games.shitenno.rules.components.data import DATA
from tenka.games.shitenno.rules.components.pieces import PROVINCES, TITLES, TROOPS, UNITS
from tenka.games.shitenno.rules.components.tables import TABLES
from tenka.games.shitenno.rules.declaration.fields import POSITION
from tenka.games.shitenno.rules.position import card_names
from tenka.games.shitenno.rules.state import Shitenno
from tenka.kernel.setup import Setup
from tenka.kernel.stream import Stream


def start(setup: Setup, stream: Stream) -> Shitenno:
    """A new game: tiles on the gates, decks, titles, hands."""
    state = Shitenno(setup, stream)
    POSITION.reset(state)
    players = setup.players
    decks = decks_of(setup)
    state.gates = stream.shuffled(decks.tiles, "tiles", 0)  # S1
    state.troop_deck = stream.shuffled(decks.troops, "troops", 0)  # S2
    state.koku_deck = stream.shuffled(decks.koku, "koku", 0)
    state.entitle(stream.shuffled(list(range(len(TITLES))), "titles", 0)[:players])  # S2: out of all four
    state.supply = [TABLES[players].kamons] * players
    state.look_at_board()
    for province, name in enumerate(PROVINCES):
        state.tell("gate", {"province": name, "troop": TROOPS[state.gate_troop(province)]})
    for seat in range(players):
        state.tell("title_dealt", {"seat": seat, "title": TITLES[state.titles[seat]]})
    state.hands = [_deal(state, seat) for seat in range(players)]
    return state


def _deal(state: Shitenno, seat: int) -> int:
    """Two troop cards that only their owner sees (S2, S3)."""
    count = DATA.hand.troops_dealt
    cards = state.troop_deck[state.troop_next : state.troop_next + count]
    state.troop_next += count
    hand = 0
    for card in cards:
        hand += UNITS[card]
        ledger.note_drawn(state, seat, card)
    state.tell("hand_dealt", {"seat": seat, "count": count})
    state.tell("hand", {"seat": seat, "cards": card_names(cards)}, seat)
    return hand
