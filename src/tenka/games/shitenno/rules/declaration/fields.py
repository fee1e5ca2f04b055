"""Shitennō's position, declared: every field with its type, its start, who may see it, and its place in a dump.

The laws say what a dump from outside must hold between fields so that play can go on from it.
"""

from __future__ import annotations

from tenka.games.shitenno.knowledge import ledger
from tenka.games.shitenno.rules import placement
from tenka.games.shitenno.rules.components.box import decks_of
from tenka.games.shitenno.rules.components.pieces import (
    BONUSES,
    CARDS,
    EXCHANGE,
    FIELDS,
    GENERALS,
    LAYOUT,
    MASKS,
    MEANS,
    PLUS,
    PROVINCES,
    SHIFTS,
    SINGLE,
    TILES_PER_GATE,
    TITLES,
    TROOPS,
)
from tenka.games.shitenno.rules.components.tables import TABLES
from tenka.games.shitenno.rules.position import (
    ANSWER,
    CHOICE,
    FULL,
    GENERAL,
    GOLD,
    NOBODY,
    NOTHING,
    OVER,
    PACKET,
    PHASES,
    PLACEMENTS,
    SPLIT,
    TURN,
    Position,
    in_order,
)
from tenka.toolkit.declaration.codecs import (
    Bits,
    BySeat,
    Cut,
    Flag,
    Many,
    Maybe,
    Packed,
    Record,
    Seat,
    Through,
    Whole,
    Word,
    demand,
)
from tenka.toolkit.declaration.fields import HIDDEN, MOVER, OWN, Declaration, Law, Part, field, found, when

HAND = Packed(LAYOUT, 0, EXCHANGE)
TITLE = Word(TITLES)
KAMON = Record(
    lambda kamon: ((kamon - 1) & ~GOLD, kamon >= GOLD),
    lambda seat, gold: 1 + seat + GOLD * gold,
    seat=Seat(),
    gold=Flag(),
)
PROVINCE = Through(
    Many(Maybe(KAMON, 0), FIELDS),
    lambda fields, _: _kamons(fields),
    lambda kamons, _: sum(kamon << 4 * place for place, kamon in enumerate(kamons)),
)
TILE = Record(
    lambda tile: divmod(tile, len(BONUSES)),
    lambda troop, bonus: troop * len(BONUSES) + bonus,
    troop=Word(TROOPS),
    bonus=Word(BONUSES),
)
UNSEEN = Record(
    lambda line: (ledger.card_of(line), ledger.seat_of(line), ledger.generation_of(line), ledger.played_of(line)),
    ledger.entry,
    card=Word(CARDS, SINGLE),
    seat=Seat(),
    generation=Whole(),
    played=Whole(255),
)


class Year(Part):
    """Where the game is, and whom it waits for."""

    phase: int = field(Word(PHASES))
    seat: int = field(Maybe(Seat()), start=0)
    round: int = field(Whole())
    odd: bool = field(Flag())  # whether it is an odd year


class Holdings(Part):
    """By seat: who has what."""

    generals: list[int] = field(BySeat(Maybe(Word(GENERALS))))
    titles: list[int] = field(BySeat(TITLE), start=lambda p: [NOTHING] * p.players)
    order: list[int] = found(lambda p: in_order(p.titles))  # the seats in the order of their titles
    hands: list[int] = field(BySeat(HAND), seen=OWN)  # packed cards
    tiles: list[int] = field(BySeat(Packed(LAYOUT, EXCHANGE, PLUS + 1)))  # packed Exchange and +1 tiles
    draws: list[int] = field(BySeat(Whole()))  # Draw tiles
    supply: list[int] = field(BySeat(Whole()))
    scores: list[int] = field(BySeat(Whole()))


class Board(Part):
    """By province four fields of four bits, the leftmost lowest; 24 tiles, three a gate, the top one first."""

    board: list[int] = field(Many(PROVINCE, len(PROVINCES)))
    gates: list[int] = field(Cut(TILE, TILES_PER_GATE, len(PROVINCES)), seen=HIDDEN)
    # By province: the requirement in troops (S13); the number of the leftmost free field (S14), FULL if none is free
    asked: list[int] = found([0] * len(PROVINCES))
    costs: list[int] = found([FULL] * len(PROVINCES))


class Decks(Part):
    """Decks, drawn from `…_next` on; what was dealt or drawn unseen."""

    troop_deck: list[int] = field(
        Through(Many(Word(CARDS, SINGLE)), lambda deck, p: deck[p.troop_next :], lambda deck, _: deck), seen=HIDDEN
    )
    troop_next: int = found(0, seen=HIDDEN)
    koku_deck: list[int] = field(
        Through(Many(Word(CARDS, 0, SINGLE)), lambda deck, p: deck[p.koku_next :], lambda deck, _: deck), seen=HIDDEN
    )
    koku_next: int = found(0, seen=HIDDEN)
    generation: int = field(Whole())  # how often the troops were reshuffled
    discards: int = field(Packed(LAYOUT, SINGLE, EXCHANGE, heap=True))
    ledger: list[int] = field(Many(UNSEEN), seen=HIDDEN)  # cards nobody else has seen: see ledger.py
    unseen: list[int] = found(lambda p: ledger.unseen(p.ledger, p.players), seen=OWN)  # of these, in the hand


class Division(Part):
    """The division in an even year."""

    tairo: int = field(Maybe(Seat()))
    open: int = field(HAND)  # packed cards to be divided
    tiles_left: int = field(Bits(TITLE))  # hierarchy tiles still to be given
    packet: int = field(HAND, seen=MOVER)
    packet_tile: int = field(Maybe(TITLE), seen=MOVER)
    rest_tile: int = field(Maybe(TITLE), seen=MOVER)  # S8: of the second packet
    refused: int = field(Bits(Seat()))  # seats that refused the packet offered
    packets: list[int] = field(BySeat(HAND))  # packed cards received this year
    received: list[int] = field(BySeat(Maybe(TITLE)))  # hierarchy tiles received this year
    unserved: int = found(lambda p: sum(1 << seat for seat, tile in enumerate(p.received) if tile == NOTHING))


class Turn(Part):
    """The turn in an odd year, and the placement begun."""

    placed: int = field(Whole(PLACEMENTS))
    hatamoto_used: bool = field(Flag())
    province: int = field(Maybe(Word(PROVINCES)), seen=MOVER)
    means: int = field(Word(MEANS), seen=MOVER)
    held: int = found(0, seen=MOVER)  # packed pieces that could be paid with
    sorting: int = found(0, seen=MOVER)  # how pieces are sorted into roles: see roles.py
    used: int = field(Packed(LAYOUT), seen=MOVER)  # packed pieces laid out
    used_roles: int = found(0, seen=MOVER)
    possible: list[int] = found([], seen=MOVER)  # payments by role that contain what is laid out


class End(Part):
    """The final scoring."""

    koku_points: list[int] = field(Many(Whole()))
    majorities: list[int] = field(Many(Maybe(Seat())))


def _is_filled_from_the_left(fields: int) -> bool:
    return all(fields >> 4 * place & 15 for place in range((fields.bit_length() + 3) // 4))


def _generals_differ(p: Position) -> bool:
    chosen = [general for general in p.generals if general != NOTHING]
    return len(set(chosen)) == len(chosen) and (p.phase == GENERAL or len(chosen) == p.players)


def _chooses_general(p: Position) -> bool:
    chosen = p.players - p.generals.count(NOTHING)
    return p.seat == chosen and NOTHING not in p.generals[: p.seat]


def _is_played_later(p: Position, place: int, line: int) -> bool:
    played = ledger.played_of(line)
    return (played == 0 or place < played <= len(p.ledger)) and ledger.generation_of(line) <= p.generation


def _no_more_cards_than_there_are(p: Position) -> bool:
    """Two equal doubles could not lie in one place."""
    decks, copies = p.troop_deck + p.koku_deck, decks_of(p.setup).copies
    offered = p.packet if p.phase == ANSWER else 0  # else still among the open cards
    places = [*p.hands, p.open, offered, p.discards]
    held = [sum((place & MASKS[card]) >> SHIFTS[card] for place in places) for card in range(EXCHANGE)]
    return all(held[card] + decks.count(card) <= copies[card] for card in range(EXCHANGE))


def _no_more_tiles_than_there_are(p: Position) -> bool:
    held = [sum((tiles & MASKS[tile]) >> SHIFTS[tile] for tiles in p.tiles) for tile in (EXCHANGE, PLUS)]
    bonuses = [tile % len(BONUSES) for tile in p.gates]  # those that were taken included
    return all(count <= bonuses.count(bonus) for bonus, count in enumerate([*held, sum(p.draws)]))


def _has_all_kamons(p: Position, seat: int) -> bool:
    laid = sum(kamon & ~GOLD == 1 + seat for province in p.board for kamon in _kamons(province))
    return p.supply[seat] + laid == TABLES[p.players].kamons


def _kamons(province: int) -> list[int]:
    return [province >> 4 * place & 15 for place in range(FIELDS)]


def _left(p: Position) -> int:
    """The hierarchy tiles that nobody has received yet."""
    return p.tiles_left | (1 << p.packet_tile if p.phase == ANSWER and p.packet_tile != NOTHING else 0)


def _is_left(p: Position, tile: int) -> bool:
    if tile == NOTHING:
        return p.phase in {PACKET, SPLIT} or tile == p.rest_tile
    return bool(_left(p) >> tile & 1)


def _is_dividing(p: Position) -> bool:
    return p.phase in {PACKET, SPLIT, ANSWER, CHOICE}


LAWS = [
    Law("board", lambda p: all(_is_filled_from_the_left(fields) for fields in p.board)),
    Law("supply", lambda p: all(_has_all_kamons(p, seat) for seat in range(p.players))),  # S2
    Law("titles", lambda p: len(set(p.titles)) == p.players),
    Law("generals", _generals_differ),
    Law("seat", lambda p: p.phase != GENERAL or _chooses_general(p)),
    Law("seat", lambda p: (p.seat == NOBODY) == (p.phase == OVER)),
    Law("koku_points", lambda p: len(p.koku_points) == (p.players if p.phase == OVER else 0)),
    Law("majorities", lambda p: len(p.majorities) == (len(PROVINCES) if p.phase == OVER else 0)),
    Law("ledger", lambda p: all(_is_played_later(p, place, line) for place, line in enumerate(p.ledger))),
    Law("ledger", lambda p: all(map(LAYOUT.contains, p.hands, p.unseen))),
    Law("gates", lambda p: sorted(p.gates) == sorted(decks_of(p.setup).tiles)),  # S1
    Law("cards", _no_more_cards_than_there_are),
    Law("tiles", _no_more_tiles_than_there_are),
    *when(
        _is_dividing,
        Law("tairo", lambda p: p.tairo != NOBODY and p.received[p.tairo] == NOTHING),
        Law("seat", lambda p: p.received[p.seat] == NOTHING),
        Law("seat", lambda p: (p.seat == p.tairo) == (p.phase in {PACKET, SPLIT})),
        Law("received", lambda p: (p.unserved.bit_count() == 2) == (p.phase in {SPLIT, CHOICE})),
        Law("received", lambda p: p.unserved.bit_count() >= 2),
        Law("packet", lambda p: p.phase == ANSWER or LAYOUT.contains(p.open, p.packet)),
        Law("tiles_left", lambda p: _left(p).bit_count() >= p.unserved.bit_count()),
        Law("packet_tile", lambda p: _is_left(p, p.packet_tile) and _is_left(p, p.rest_tile)),
        Law("rest_tile", lambda p: p.phase != CHOICE or NOTHING != p.packet_tile != p.rest_tile != NOTHING),
    ),
    Law("province", lambda p: p.province == NOTHING or (p.phase == TURN and p.filled(p.province) < FIELDS)),
    Law("used", lambda p: LAYOUT.contains(0 if p.province == NOTHING else placement.pieces(p), p.used)),
]


def _complete(p: Position) -> None:
    """What the provinces ask for, and the payments that are still possible."""
    p.look_at_board()
    if p.province != NOTHING:
        placement.look_again(p)
        demand(p.possible, "used")


POSITION = Declaration(Year, Holdings, Board, Decks, Division, Turn, End, laws=LAWS, complete=_complete)
