"""Resampling: another world that a seat, with a perfect memory, cannot tell from this one.

What varies: unseen cards in other hands, the order of the decks, bonus sides and lower tiles, what other seats are
preparing, and all future chance.
"""

from random import Random

from tenka.games.shitenno import placement
from tenka.games.shitenno.ledger import card_of, entry, generation_of, keep, played_of, seat_of
from tenka.games.shitenno.pieces import BONUSES, PROVINCES, TILES_PER_GATE, UNITS
from tenka.games.shitenno.position import NOTHING, OVER, PACKET, SPLIT, TURN, Position
from tenka.kernel.stream import SEED_BYTES, Stream

MIXINGS = 8


def resample(position: Position, seat: int | None, rng: Random) -> None:
    """Change a position into one that the seat cannot tell from it."""
    position.start = [event for event in position.events() if event.told_to(seat)]
    position.log = None
    position.steps = None
    position.silent = True
    if position.phase == OVER:
        return  # the seed is published: nothing is left to guess
    position.stream = Stream(rng.randbytes(SEED_BYTES))
    _unseen_cards(position, seat, rng)
    _koku(position, rng)
    _tiles(position, rng)
    if seat != position.seat:
        _drop_draft(position)


def _koku(position: Position, rng: Random) -> None:
    """Koku cards are always drawn openly: only the order of the deck is unknown."""
    rest = position.koku_deck[position.koku_next :]
    rng.shuffle(rest)
    position.koku_deck = position.koku_deck[: position.koku_next] + rest


def _tiles(position: Position, rng: Random) -> None:
    """Any arrangement of the tiles not won that shows the same troops on top."""
    gates = position.gates[:]
    unseen: list[int] = []
    tops: list[int] = []
    for province in range(len(PROVINCES)):
        places = range(province * TILES_PER_GATE + position.filled(province), (province + 1) * TILES_PER_GATE)
        unseen += [gates[place] for place in places]
        tops += places[:1]
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


def _unseen_cards(position: Position, seat: int | None, rng: Random) -> None:
    """Unplayed cards of one generation may be exchanged among hands and, for the current one, the deck.

    Which of a player's draws a card he played was, can be told only if he had no other draw it could have been: so the
    draws behind played cards are mixed as well.
    """
    lines = position.ledger[:]
    deck = position.troop_deck[position.troop_next :]
    free = [place for place, line in enumerate(lines) if seat_of(line) != seat]
    _mix(position, lines, deck, free, rng)
    for _ in range(MIXINGS if _ambiguous(lines, free) else 0):
        _swap_roles(lines, free, rng)
        _mix(position, lines, deck, free, rng)
    hands = position.hands[:]
    for before, after in zip(position.ledger, lines, strict=True):
        if played_of(before) == 0:
            hands[seat_of(before)] -= UNITS[card_of(before)]
        if played_of(after) == 0:
            hands[seat_of(after)] += UNITS[card_of(after)]
    position.hands = hands
    keep(position, lines)
    position.troop_deck = position.troop_deck[: position.troop_next] + deck


def _mix(position: Position, lines: list[int], deck: list[int], free: list[int], rng: Random) -> None:
    """Shuffle the unplayed cards of each generation."""
    for generation in range(position.generation + 1):
        held = [p for p in free if generation_of(lines[p]) == generation and played_of(lines[p]) == 0]
        current = generation == position.generation
        cards = [card_of(lines[place]) for place in held] + (deck if current else [])
        rng.shuffle(cards)
        for place in held:
            lines[place] = entry(cards.pop(), seat_of(lines[place]), generation)
        if current:
            deck[:] = cards


def _ambiguous(lines: list[int], free: list[int]) -> bool:
    """Whether some player's played draw could have been another one of his, of another generation."""
    return any(
        played_of(lines[a]) > b
        and played_of(lines[b]) == 0
        and seat_of(lines[a]) == seat_of(lines[b])
        and generation_of(lines[a]) != generation_of(lines[b])
        for a in free
        for b in free
    )


def _swap_roles(lines: list[int], free: list[int], rng: Random) -> None:
    """Where a player drew two cards of a kind and has played one, let chance say which."""
    for a in free:
        played = played_of(lines[a])
        for b in free:
            if (
                played > b
                and played_of(lines[b]) == 0
                and seat_of(lines[a]) == seat_of(lines[b])
                and card_of(lines[a]) == card_of(lines[b])
                and rng.random() < 0.5
            ):
                card, seat = card_of(lines[a]), seat_of(lines[a])
                lines[a] = entry(card, seat, generation_of(lines[a]))
                lines[b] = entry(card, seat, generation_of(lines[b]), played)
                break


def _drop_draft(position: Position) -> None:
    """What somebody else is preparing is unknown: as if nothing were."""
    if position.phase in {PACKET, SPLIT}:
        position.packet = 0
        position.packet_tile = NOTHING
        position.rest_tile = NOTHING
    elif position.phase == TURN:
        placement.clear(position)
