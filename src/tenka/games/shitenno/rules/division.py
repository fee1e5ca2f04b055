"""The even year: drawing, making packets, offering them (S4–S10)."""

from typing import Final

from tenka.games.shitenno.rules.components.pieces import CARDS, TITLES, UNITS
from tenka.games.shitenno.rules.components.tables import TABLES
from tenka.games.shitenno.rules.decks import draw_koku, draw_troop
from tenka.games.shitenno.rules.paying.presence import MovesFor
from tenka.games.shitenno.rules.position import (
    ANSWER,
    CHOICE,
    NOBODY,
    NOTHING,
    PACKET,
    SPLIT,
    YEAR_END,
    Position,
    card_names,
)
from tenka.games.shitenno.rules.vocabulary import ACCEPT, ADD, OFFER, REFUSE, REMOVE, REST_TILE, TAKE, TILE
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import put

ALL_TILES: Final = (1 << len(TITLES)) - 1
TILES_IN: Final = [[title for title in range(len(TITLES)) if tiles >> title & 1] for tiles in range(ALL_TILES + 1)]

TILE_MOVES: Final = [[TILE + title for title in titles] for titles in TILES_IN]
ADDS: Final = MovesFor(ADD)
REMOVES: Final = MovesFor(REMOVE)


def begin_year(position: Position) -> None:
    """The highest title is Tairō, draws openly and takes the hierarchy tiles (S4)."""
    table = TABLES[position.players]
    position.round += 1
    position.odd = False
    position.packets = [0] * position.players
    position.received = [NOTHING] * position.players
    position.unserved = (1 << position.players) - 1
    position.tiles_left = ALL_TILES
    if position.events_on:
        position.tell("year", {"round": position.round, "year": "even"})
    _become_tairo(position, position.order[0])
    drawn = [draw_troop(position) for _ in range(table.troops_drawn)]
    drawn += [draw_koku(position) for _ in range(table.koku_drawn)]
    drawn = [card for card in drawn if card != NOTHING]  # S5: draw fewer
    opened = 0
    for card in drawn:
        opened += UNITS[card]
    position.open = opened
    if position.events_on:
        position.tell("drawn", {"seat": position.tairo, "cards": card_names(drawn)})
    _begin_packet(position)


def _become_tairo(position: Position, seat: int) -> None:
    position.tairo = seat
    if position.events_on:
        position.tell("tairo", {"seat": seat})


def _begin_packet(position: Position) -> None:
    """The Tairō makes a packet, or with one other player left two of all that is left (S8)."""
    position.phase = SPLIT if position.unserved.bit_count() == 2 else PACKET
    position.seat = position.tairo
    position.packet = 0
    position.packet_tile = NOTHING
    position.rest_tile = NOTHING
    position.refused = 0


def legal_packet(position: Position) -> list[int]:
    """Add an open card, choose the tile, offer (S6)."""
    moves = ADDS.all(position.open - position.packet)
    if position.phase == PACKET:
        if position.packet_tile == NOTHING:
            moves += TILE_MOVES[position.tiles_left]
        else:
            moves.append(OFFER)
        return moves
    if position.packet_tile == NOTHING:
        moves += [TILE + title for title in _free_tiles(position)]
    if position.rest_tile == NOTHING:
        moves += [REST_TILE + title for title in _free_tiles(position)]
    elif position.packet_tile != NOTHING:
        moves.append(OFFER)
    return moves


def _free_tiles(position: Position) -> list[int]:
    """The hierarchy tiles that are still there and in neither packet."""
    tiles = position.tiles_left
    if position.packet_tile != NOTHING:
        tiles &= ~(1 << position.packet_tile)
    if position.rest_tile != NOTHING:
        tiles &= ~(1 << position.rest_tile)
    return TILES_IN[tiles]


def edit_packet(position: Position) -> list[int]:
    """Take a card out again, choose another tile."""
    moves = REMOVES.all(position.packet)
    free = _free_tiles(position)
    if position.packet_tile != NOTHING:
        moves += [TILE + title for title in free]
    if position.rest_tile != NOTHING:
        moves += [REST_TILE + title for title in free]
    return moves


def play_packet(position: Position, move: int) -> None:
    """A step of making the packet."""
    if move < REMOVE:
        position.packet += UNITS[move - ADD]
    elif move < TILE:
        position.packet -= UNITS[move - REMOVE]
    elif move < REST_TILE:
        position.packet_tile = move - TILE
    elif move < OFFER:
        position.rest_tile = move - REST_TILE
    elif position.phase == SPLIT:
        _offer_both(position)
    else:
        _offer(position)


def _offer(position: Position) -> None:
    """The packet is public and fixed (S9) and goes down the titles (S6)."""
    position.mark_irreversible()
    position.open -= position.packet
    position.tiles_left &= ~(1 << position.packet_tile)
    position.phase = ANSWER
    if position.events_on:
        position.tell("offered", {"seat": position.tairo, **_packet(position, position.packet, position.packet_tile)})
    _ask_next(position)


def _packet(position: Position, cards: int, tile: int) -> dict[str, object]:
    return {"cards": position.cards(cards), "title": TITLES[tile]}


def _ask_next(position: Position) -> None:
    """The next player without a packet answers; if all refused, the Tairō keeps it (S7)."""
    asked = position.unserved & ~(1 << position.tairo | position.refused)
    if asked:
        position.seat = position.ranked_first(asked)
        return
    _receive(position, position.tairo, position.packet, position.packet_tile, "kept")
    _become_tairo(position, position.ranked_first(position.unserved))
    _begin_packet(position)


def _receive(position: Position, seat: int, cards: int, tile: int, how: str) -> None:
    position.hands = put(position.hands, seat, position.hands[seat] + cards)
    position.packets = put(position.packets, seat, cards)
    position.received = put(position.received, seat, tile)
    position.unserved &= ~(1 << seat)
    if position.events_on:
        position.tell("received", {"seat": seat, **_packet(position, cards, tile), "how": how})


def legal_answer(position: Position) -> list[int]:
    """Accept or refuse (S6)."""
    return [ACCEPT, REFUSE]


def play_answer(position: Position, move: int) -> None:
    """The answer to a packet (S6, S7)."""
    if move == ACCEPT:
        _receive(position, position.seat, position.packet, position.packet_tile, "accepted")
        _begin_packet(position)
        return
    position.refused |= 1 << position.seat
    if position.events_on:
        position.tell("refused", {"seat": position.seat})
    _ask_next(position)


def _offer_both(position: Position) -> None:
    """All that is left lies in two packets (S8)."""
    position.mark_irreversible()
    position.phase = CHOICE
    position.seat = position.ranked_first(position.unserved & ~(1 << position.tairo))
    if position.events_on:
        position.tell(
            "split",
            {
                "seat": position.tairo,
                "first_cards": position.cards(position.packet),
                "first_title": TITLES[position.packet_tile],
                "second_cards": position.cards(position.open - position.packet),
                "second_title": TITLES[position.rest_tile],
            },
        )


def legal_choice(position: Position) -> list[int]:
    """The first or the second packet (S8)."""
    return [TAKE, TAKE + 1]


def play_choice(position: Position, move: int) -> None:
    """The other player takes one packet, the Tairō has the last (S8)."""
    first, second = position.packet, position.open - position.packet
    first_tile, second_tile = position.packet_tile, position.rest_tile
    if move == TAKE + 1:
        first, second, first_tile, second_tile = second, first, second_tile, first_tile
    _receive(position, position.seat, first, first_tile, "chosen")
    _receive(position, position.tairo, second, second_tile, "left")
    _end_year(position)


def _end_year(position: Position) -> None:
    """Everyone takes the title of the tile received (S10)."""
    position.open = 0
    position.packet = 0
    position.packet_tile = NOTHING
    position.rest_tile = NOTHING
    position.tiles_left = 0
    position.tairo = NOBODY
    position.entitle(position.received)
    if position.events_on:
        for seat in position.order:
            position.tell("titled", {"seat": seat, "title": TITLES[position.titles[seat]]})
    position.phase = YEAR_END


def refusal(position: Position, move: int) -> IllegalMove:
    """Why a step of making a packet is refused."""
    if move >= OFFER:
        if position.packet_tile == NOTHING:
            return IllegalMove("S6", "tile-missing")
        return IllegalMove("S8", "rest-tile-missing")
    if move >= REST_TILE and position.phase == PACKET:
        return IllegalMove("S8", "only-split")
    if move >= TILE:
        title = (move - TILE) % len(TITLES)
        if not position.tiles_left >> title & 1:
            return IllegalMove("S6", "tile-gone", {"title": TITLES[title]})
        own = position.packet_tile if move < REST_TILE else position.rest_tile
        return IllegalMove(
            "S8" if position.phase == SPLIT else "S6",
            "tile-chosen" if title == own else "tile-same",
            {"title": TITLES[title]},
        )
    if move >= REMOVE:
        return IllegalMove("S6", "not-in-packet", {"card": CARDS[move - REMOVE]})
    return IllegalMove("S6", "not-open", {"card": CARDS[move - ADD]})
