"""What chance has yet to decide: the order of the decks, what lies under the gates' tiles and on their backs."""

from random import Random
from typing import Final

from tenka.games.shitenno.rules.components.pieces import BONUSES, PROVINCES, TILES_PER_GATE
from tenka.games.shitenno.rules.position import Position

# What shows it: kinds of chance, by the event that is the first to differ where they come out otherwise
KINDS: Final = {
    "drawn": "division",
    "gate": "gates",
    "tile_won": "tiles",
    "card_drawn": "draws",
}

# What a turning point is called by, if it happened there, what says most first: `moment-<event>` in the words
MOMENTS: Final = ("placed", "split")


def redraw(position: Position, rng: Random) -> None:
    """Draw all of it anew; nobody has ever seen any of it."""
    troops = sorted(position.troop_deck[position.troop_next :])
    rng.shuffle(troops)
    position.troop_deck = position.troop_deck[: position.troop_next] + troops
    shuffle_koku(position, rng)
    arrange_tiles(position, rng)


def shuffle_koku(position: Position, rng: Random) -> None:
    """Koku cards are always drawn openly: only the order of the deck is unknown."""
    rest = sorted(position.koku_deck[position.koku_next :])
    rng.shuffle(rest)
    position.koku_deck = position.koku_deck[: position.koku_next] + rest


def arrange_tiles(position: Position, rng: Random) -> None:
    """Any arrangement of the tiles not won that shows the same troops on top."""
    gates = position.gates[:]
    unseen: list[int] = []
    tops: list[int] = []
    for province in range(len(PROVINCES)):
        places = range(province * TILES_PER_GATE + position.filled(province), (province + 1) * TILES_PER_GATE)
        unseen += [gates[place] for place in places]
        tops += places[:1]
    unseen.sort()
    rng.shuffle(unseen)
    for top in tops:
        troop = gates[top] // len(BONUSES)
        fitting = next(place for place, tile in enumerate(unseen) if tile // len(BONUSES) == troop)
        gates[top] = unseen.pop(fitting)
    for province in range(len(PROVINCES)):
        first = province * TILES_PER_GATE + position.filled(province) + 1
        for place in range(first, (province + 1) * TILES_PER_GATE):
            gates[place] = unseen.pop()
    position.gates = gates
