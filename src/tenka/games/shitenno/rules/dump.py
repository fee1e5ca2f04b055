"""The game's own part of a dump: words and numbers, complete, readable, and checked when read."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from tenka.games.shitenno.knowledge import ledger
from tenka.games.shitenno.rules import placement
from tenka.games.shitenno.rules.box import decks_of
from tenka.games.shitenno.rules.pieces import (
    BONUSES,
    CARDS,
    EXCHANGE,
    FIELDS,
    GENERALS,
    ITEMS,
    LAYOUT,
    MASKS,
    MEANS,
    PROVINCES,
    SHIFTS,
    SINGLE,
    TILES_PER_GATE,
    TITLES,
    TROOPS,
)
from tenka.games.shitenno.rules.position import (
    ANSWER,
    CHOICE,
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
)
from tenka.kernel.errors import BadInput
from tenka.kernel.shape import shaped

T = TypeVar("T")
Small = Annotated[int, Meta(ge=0, le=10_000)]
Seat = Annotated[int, Meta(ge=0, le=3)]


class Kamon(msgspec.Struct, forbid_unknown_fields=True):
    """A kamon on a field."""

    seat: Seat
    gold: bool


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    """A bonus tile."""

    troop: str
    bonus: str


class Unseen(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the ledger."""

    card: str
    seat: Seat
    generation: Small
    played: Annotated[int, Meta(ge=0, le=255)]


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Shitennō."""

    phase: str
    seat: Seat | None
    round: Small
    odd: bool
    generals: list[str | None]
    titles: list[str]
    hands: list[list[str]]
    tiles: list[list[str]]
    draws: list[Small]
    supply: list[Small]
    scores: list[Small]
    board: list[list[Kamon | None]]
    gates: list[list[Tile]]
    troop_deck: list[str]
    koku_deck: list[str]
    generation: Small
    discards: list[str]
    ledger: list[Unseen]
    tairo: Seat | None
    open: list[str]
    tiles_left: list[str]
    packet: list[str]
    packet_tile: str | None
    rest_tile: str | None
    refused: list[Seat]
    packets: list[list[str]]
    received: list[str | None]
    placed: Small
    hatamoto_used: bool
    province: str | None
    means: str
    used: list[str]
    koku_points: list[Small]
    majorities: list[Seat | None]


def write(position: Position) -> dict[str, Any]:
    """A position in words and numbers."""
    p = position
    words = LAYOUT.words
    written = Written(
        phase=PHASES[p.phase],
        seat=_seat_or_none(p.seat),
        round=p.round,
        odd=p.odd,
        generals=[_word(GENERALS, general) for general in p.generals],
        titles=[TITLES[title] for title in p.titles],
        hands=[words(hand) for hand in p.hands],
        tiles=[words(tiles) for tiles in p.tiles],
        draws=p.draws[:],
        supply=p.supply[:],
        scores=p.scores[:],
        board=[[_kamon(p.kamon(province, field)) for field in range(FIELDS)] for province in range(len(PROVINCES))],
        gates=[[_tile(p.gates[place]) for place in _gate(province)] for province in range(len(PROVINCES))],
        troop_deck=[CARDS[card] for card in p.troop_deck[p.troop_next :]],
        koku_deck=[CARDS[card] for card in p.koku_deck[p.koku_next :]],
        generation=p.generation,
        discards=words(p.discards),
        ledger=[_unseen(line) for line in p.ledger],
        tairo=_seat_or_none(p.tairo),
        open=words(p.open),
        tiles_left=[title for number, title in enumerate(TITLES) if p.tiles_left >> number & 1],
        packet=words(p.packet),
        packet_tile=_word(TITLES, p.packet_tile),
        rest_tile=_word(TITLES, p.rest_tile),
        refused=[seat for seat in range(p.players) if p.refused >> seat & 1],
        packets=[words(packet) for packet in p.packets],
        received=[_word(TITLES, tile) for tile in p.received],
        placed=p.placed,
        hatamoto_used=p.hatamoto_used,
        province=_word(PROVINCES, p.province),
        means=MEANS[p.means],
        used=words(p.used),
        koku_points=p.koku_points[:],
        majorities=[_seat_or_none(seat) for seat in p.majorities],
    )
    found = msgspec.to_builtins(written)
    assert isinstance(found, dict)
    return found


def _gate(province: int) -> range:
    return range(province * TILES_PER_GATE, (province + 1) * TILES_PER_GATE)


def _word(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else names[number]


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _kamon(kamon: int) -> Kamon | None:
    return Kamon((kamon - 1) & ~GOLD, kamon >= GOLD) if kamon else None


def _tile(tile: int) -> Tile:
    return Tile(TROOPS[tile // len(BONUSES)], BONUSES[tile % len(BONUSES)])


def _unseen(line: int) -> Unseen:
    return Unseen(CARDS[ledger.card_of(line)], ledger.seat_of(line), ledger.generation_of(line), ledger.played_of(line))


def read(position: Position, dumped: dict[str, Any]) -> None:
    """Make a fresh position what a dump says."""
    w = shaped(dumped, Written, "bad-dump")
    p = position
    p.phase = _number(PHASES, w.phase, "phase")
    p.seat = _seat(p, w.seat, "seat")
    p.round = w.round
    p.odd = w.odd
    p.generals = [_number_or_nothing(GENERALS, each, "generals") for each in _each(p, w.generals, "generals")]
    p.entitle([_number(TITLES, each, "titles") for each in _each(p, w.titles, "titles")])
    p.hands = [_packed(each, 0, EXCHANGE, "hands") for each in _each(p, w.hands, "hands")]
    p.tiles = [_packed(each, EXCHANGE, EXCHANGE + 2, "tiles") for each in _each(p, w.tiles, "tiles")]
    p.draws = _each(p, w.draws, "draws")
    p.supply = _each(p, w.supply, "supply")
    p.scores = _each(p, w.scores, "scores")
    p.board = [_fields(p, each) for each in _exactly(len(PROVINCES), w.board, "board")]
    gates = [_exactly(TILES_PER_GATE, gate, "gates") for gate in _exactly(len(PROVINCES), w.gates, "gates")]
    p.gates = [_gate_tile(tile) for gate in gates for tile in gate]
    p.troop_deck = [_number(CARDS, card, "troop_deck", SINGLE) for card in w.troop_deck]
    p.koku_deck = [_number(CARDS[:SINGLE], card, "koku_deck") for card in w.koku_deck]
    p.generation = w.generation
    p.discards = _heap(w.discards, "discards")
    ledger.keep(p, [_line(p, each) for each in w.ledger])
    p.tairo = _seat(p, w.tairo, "tairo")
    p.open = _packed(w.open, 0, EXCHANGE, "open")
    p.tiles_left = sum(1 << _number(TITLES, title, "tiles_left") for title in set(w.tiles_left))
    p.packet = _packed(w.packet, 0, EXCHANGE, "packet")
    p.packet_tile = _number_or_nothing(TITLES, w.packet_tile, "packet_tile")
    p.rest_tile = _number_or_nothing(TITLES, w.rest_tile, "rest_tile")
    p.refused = sum(1 << _seat(p, seat, "refused") for seat in set(w.refused))
    p.packets = [_packed(each, 0, EXCHANGE, "packets") for each in _each(p, w.packets, "packets")]
    p.received = [_number_or_nothing(TITLES, each, "received") for each in _each(p, w.received, "received")]
    p.unserved = sum(1 << seat for seat, tile in enumerate(p.received) if tile == NOTHING)
    p.placed = w.placed
    p.hatamoto_used = w.hatamoto_used
    p.province = _number_or_nothing(PROVINCES, w.province, "province")
    p.means = _number(MEANS, w.means, "means")
    p.used = _packed(w.used, 0, len(ITEMS), "used")
    p.koku_points = list(w.koku_points)
    p.majorities = [_seat(p, seat, "majorities") for seat in w.majorities]
    _check(p)
    p.look_at_board()
    if p.province != NOTHING:
        placement.look_again(p)
        _demand(p.possible, "used")


def _demand(held: object, where: str) -> None:
    if not held:
        raise BadInput("bad-dump", {"where": f"$.position.{where}"})


def _check(p: Position) -> None:
    """What a position must hold so that play can go on from it."""
    _demand(len(set(p.titles)) == p.players, "titles")
    chosen = [general for general in p.generals if general != NOTHING]
    _demand(len(set(chosen)) == len(chosen), "generals")
    if p.phase == GENERAL:
        _demand(p.seat == len(chosen) and NOTHING not in p.generals[: p.seat], "seat")
    else:
        _demand(len(chosen) == p.players, "generals")
    _demand((p.seat == NOBODY) == (p.phase == OVER), "seat")
    _demand((len(p.koku_points) == p.players and len(p.majorities) == len(PROVINCES)) == (p.phase == OVER), "phase")
    _demand(p.placed <= PLACEMENTS, "placed")
    _demand(p.phase == TURN or p.province == NOTHING, "province")
    for place, line in enumerate(p.ledger):
        played = ledger.played_of(line)
        _demand(played == 0 or place < played <= len(p.ledger), "ledger")
        _demand(ledger.generation_of(line) <= p.generation, "ledger")
    for seat in range(p.players):
        _demand(LAYOUT.contains(p.hands[seat], p.unseen[seat]), "ledger")
    if p.phase in {PACKET, SPLIT, ANSWER, CHOICE}:
        _check_division(p)
    _check_cards(p)
    if p.province == NOTHING:
        _demand(p.used == 0, "used")
    else:
        _demand(p.filled(p.province) < FIELDS, "province")
        _demand(LAYOUT.contains(placement.pieces(p), p.used), "used")


def _check_cards(p: Position) -> None:
    """No more cards of a kind than there are: two equal doubles could not lie in one place."""
    decks = p.troop_deck[p.troop_next :] + p.koku_deck[p.koku_next :]
    offered = p.packet if p.phase == ANSWER else 0  # else still among the open cards
    places = [*p.hands, p.open, offered, p.discards]
    copies = decks_of(p.setup).copies
    _demand(sorted(p.gates) == sorted(decks_of(p.setup).tiles), "gates")  # S1
    for card in range(EXCHANGE):
        held = sum((place & MASKS[card]) >> SHIFTS[card] for place in places)
        _demand(held + decks.count(card) <= copies[card], "cards")


def _check_division(p: Position) -> None:
    _demand(p.tairo != NOBODY and p.received[p.tairo] == NOTHING, "tairo")
    _demand(p.received[p.seat] == NOTHING, "seat")
    _demand((p.seat == p.tairo) == (p.phase in {PACKET, SPLIT}), "seat")
    without = p.unserved.bit_count()
    _demand(without == 2 if p.phase in {SPLIT, CHOICE} else without > 2, "received")
    _demand(p.phase == ANSWER or LAYOUT.contains(p.open, p.packet), "packet")
    left = p.tiles_left | (1 << p.packet_tile if p.phase == ANSWER and p.packet_tile != NOTHING else 0)
    _demand(left.bit_count() >= without, "tiles_left")
    for tile in (p.packet_tile, p.rest_tile):
        _demand(
            left >> tile & 1 if tile != NOTHING else p.phase in {PACKET, SPLIT} or tile == p.rest_tile, "packet_tile"
        )
    if p.phase == CHOICE:
        _demand(NOTHING not in (p.packet_tile, p.rest_tile) and p.packet_tile != p.rest_tile, "rest_tile")


def _number(names: Sequence[str], word: str, where: str, first: int = 0) -> int:
    _demand(word in names[first:], where)
    return names.index(word)


def _number_or_nothing(names: Sequence[str], word: str | None, where: str) -> int:
    return NOTHING if word is None else _number(names, word, where)


def _seat(p: Position, seat: int | None, where: str) -> int:
    _demand(seat is None or seat < p.players, where)
    return NOBODY if seat is None else seat


def _exactly(count: int, items: list[T], where: str) -> list[T]:
    _demand(len(items) == count, where)
    return items


def _each(p: Position, items: list[T], where: str) -> list[T]:
    return _exactly(p.players, items, where)


def _packed(words: list[str], first: int, last: int, where: str) -> int:
    """Pieces from `first` to before `last`, not more of a kind than a multiset can compare."""
    numbers = [_number(ITEMS[:last], word, where, first) for word in words]
    for number in set(numbers):
        _demand(numbers.count(number) <= LAYOUT.most[number], where)
    return LAYOUT.pack(numbers)


def _heap(words: list[str], where: str) -> int:
    """Discards are only counted, never compared, so that the guard bits may be used."""
    numbers = [_number(CARDS, word, where, SINGLE) for word in words]
    for number in set(numbers):
        _demand(numbers.count(number) <= 2 * LAYOUT.most[number] + 1, where)
    return LAYOUT.pack(numbers)


def _fields(p: Position, fields: list[Kamon | None]) -> int:
    total = 0
    for place, kamon in enumerate(_exactly(FIELDS, fields, "board")):
        if kamon is not None:
            _demand(place == 0 or fields[place - 1] is not None, "board")
            total |= (1 + _seat(p, kamon.seat, "board") + (GOLD if kamon.gold else 0)) << (4 * place)
    return total


def _gate_tile(tile: Tile) -> int:
    return _number(TROOPS, tile.troop, "gates") * len(BONUSES) + _number(BONUSES, tile.bonus, "gates")


def _line(p: Position, line: Unseen) -> int:
    card = _number(CARDS, line.card, "ledger", SINGLE)
    return ledger.entry(card, _seat(p, line.seat, "ledger"), line.generation, line.played)
