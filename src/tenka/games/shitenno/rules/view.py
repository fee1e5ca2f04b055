"""The game's own part of a view, built by adding what a seat may know (S3)."""

from tenka.games.shitenno.knowledge import ledger
from tenka.games.shitenno.rules import helping, placement, standing
from tenka.games.shitenno.rules.components.pieces import (
    EXCHANGE,
    FIELDS,
    GENERALS,
    HATAMOTO,
    LAYOUT,
    MEANS,
    PLUS,
    PROVINCES,
    TILES_PER_GATE,
    TITLES,
    TROOPS,
)
from tenka.games.shitenno.rules.paying.sufficiency import missing_koku, missing_troops
from tenka.games.shitenno.rules.position import (
    ANSWER,
    CHOICE,
    GILD,
    GOLD,
    NOBODY,
    NOTHING,
    PACKET,
    PHASES,
    SPLIT,
    TURN,
    Position,
)
from tenka.games.shitenno.schema.view import (
    Division,
    Kamon,
    Packet,
    PacketDraft,
    PlacementDraft,
    Province,
    Seat,
    SeenByAll,
    SeenBySeat,
    Turn,
)


def of_all(position: Position) -> SeenByAll:
    """What everybody sees."""
    return {
        "phase": PHASES[position.phase],
        "round": position.round,
        "year": "odd" if position.odd else "even",
        "seats": [_seat(position, each) for each in range(position.players)],
        "provinces": [_province(position, province) for province in range(len(PROVINCES))],
        "decks": {
            "troops": len(position.troop_deck) - position.troop_next,
            "koku": len(position.koku_deck) - position.koku_next,
        },
        "discards": position.cards(position.discards),
        "division": _division(position),
        "turn": _turn(position),
    }


def of(position: Position, seat: int | None) -> SeenBySeat:
    """What a seat (None: a spectator) alone sees: its hand, and what it has begun."""
    if seat is None:
        return {"hand": None, "draft": None, "helps": [], "standing": standing.of(position, None)}
    return {
        "hand": position.cards(position.hands[seat]),
        "draft": _draft(position) if seat == position.seat else None,
        "helps": helping.of(position, seat),
        "standing": standing.of(position, seat),
    }


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else names[number]


def _seat(position: Position, seat: int) -> Seat:
    known = ledger.known(position, seat)
    hidden = position.unseen[seat]
    tiles = position.tiles[seat]
    return {
        "general": _name(GENERALS, position.generals[seat]),
        "title": TITLES[position.titles[seat]],
        "score": position.scores[seat],
        "kamons": position.supply[seat],
        "tiles": {
            "exchange": LAYOUT.count(tiles, EXCHANGE),
            "plus": LAYOUT.count(tiles, PLUS),
            "draw": position.draws[seat],
        },
        "hand_size": LAYOUT.size(known) + LAYOUT.size(hidden),
        "known": position.cards(known),
        "hidden": LAYOUT.size(hidden),
    }


def _province(position: Position, province: int) -> Province:
    filled = position.filled(province)
    return {
        "province": PROVINCES[province],
        "fields": [_kamon(position.kamon(province, field)) for field in range(FIELDS)],
        "troop": TROOPS[position.gate_troop(province)],
        "tiles": max(0, TILES_PER_GATE - filled),
    }


def _kamon(kamon: int) -> Kamon | None:
    return {"seat": (kamon - 1) & ~GOLD, "gold": kamon >= GOLD} if kamon else None


def _packet(position: Position, cards: int, tile: int) -> Packet:
    return {"cards": position.cards(cards), "title": TITLES[tile]}


def _division(position: Position) -> Division | None:
    """Only what was drawn, offered and taken; a packet being made is its maker's own."""
    if position.tairo == NOBODY:
        return None
    offer = _packet(position, position.packet, position.packet_tile) if position.phase == ANSWER else None
    split = None
    if position.phase == CHOICE:
        split = [
            _packet(position, position.packet, position.packet_tile),
            _packet(position, position.open - position.packet, position.rest_tile),
        ]
    return {
        "tairo": position.tairo,
        "open": position.cards(position.open),
        "tiles": [TITLES[title] for title in range(len(TITLES)) if position.tiles_left >> title & 1],
        "offer": offer,
        "refused": [seat for seat in range(position.players) if position.refused >> seat & 1],
        "split": split,
        "packets": [
            {"seat": seat, **_packet(position, position.packets[seat], tile)}
            for seat, tile in enumerate(position.received)
            if tile != NOTHING
        ],
    }


def _turn(position: Position) -> Turn | None:
    if position.phase not in {TURN, GILD}:
        return None
    ready = position.titles[position.seat] == HATAMOTO and not position.hatamoto_used
    return {"seat": position.seat, "placed": position.placed, "hatamoto": ready}


def _draft(position: Position) -> PacketDraft | PlacementDraft | None:
    if position.phase in {PACKET, SPLIT}:
        return {
            "rule": "S6" if position.phase == PACKET else "S8",
            "cards": position.cards(position.packet),
            "tile": _name(TITLES, position.packet_tile),
            "rest_tile": _name(TITLES, position.rest_tile),
        }
    if position.phase == TURN and position.province != NOTHING:
        return _placement(position)
    return None


def _placement(position: Position) -> PlacementDraft:
    province = position.province
    cost = position.costs[province]
    return {
        "rule": "S13" if position.means == placement.BY_TROOPS else "S14",
        "province": PROVINCES[province],
        "means": MEANS[position.means],
        "field": position.filled(province) + 1,
        "cost": cost,
        "need": placement.need(position, province),
        "used": position.cards(position.used),
        "missing": _missing(position, province, cost),
        "payments": [position.cards(each) for each in placement.listed_payments(position)],
        "complete": placement.complete(position),
    }


def _missing(position: Position, province: int, cost: int) -> list[str] | int:
    """The troops, or the number of koku, still to be laid out."""
    if position.means == placement.BY_TROOPS:
        return [TROOPS[troop] for troop in missing_troops(position.used, position.asked[province])]
    return missing_koku(position.used, cost)
