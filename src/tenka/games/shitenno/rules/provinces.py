"""The odd year: turns in the order of titles (S11, S19, S22)."""

from tenka.games.shitenno.knowledge import ledger
from tenka.games.shitenno.rules import placement
from tenka.games.shitenno.rules.components.pieces import CARDS, FIELDS, PROVINCES, SENSEI, TITLES, UNITS
from tenka.games.shitenno.rules.decks import draw_troop
from tenka.games.shitenno.rules.position import GILD, GOLD, NOTHING, PLACEMENTS, TURN, YEAR_END, Position
from tenka.games.shitenno.rules.vocabulary import CONFIRM, DONE, DRAW
from tenka.games.shitenno.rules.vocabulary import GILD as GILD_MOVE
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import put


def begin_year(position: Position) -> None:
    """The highest of the new titles begins (S11)."""
    position.odd = True
    if position.events_on:
        position.tell("year", {"round": position.round, "year": "odd"})
    _begin_turn(position, position.order[0])


def _begin_turn(position: Position, seat: int) -> None:
    position.phase = TURN
    position.seat = seat
    position.placed = 0
    position.hatamoto_used = False
    if position.events_on:
        position.tell("turn", {"seat": seat, "title": TITLES[position.titles[seat]]})


def legal_turn(position: Position) -> list[int]:
    """Begin a placement or go on with it, draw, or end the turn."""
    begun = position.province != NOTHING
    moves = placement.legal(position) if begun else placement.begin(position)
    if position.draws[position.seat] and position.can_draw_troop():
        moves.append(DRAW)
    if not begun:
        moves.append(DONE)
    return moves


def play_turn(position: Position, move: int) -> None:
    """A step of a turn."""
    if move < CONFIRM:
        placement.play(position, move)
    elif move == CONFIRM:
        placement.confirm(position)
        _end_if_over(position)
    elif move == DONE:
        _end_turn(position)
    elif move == DRAW:
        _use_draw(position)
        _end_if_over(position)
    else:
        placement.clear(position)


def _use_draw(position: Position) -> None:
    """One troop card, seen by its owner alone (S19)."""
    seat = position.seat
    if position.events_on:
        position.tell("tile_drawn", {"seat": seat})
    position.draws = put(position.draws, seat, position.draws[seat] - 1)
    card = draw_troop(position)
    position.hands = put(position.hands, seat, position.hands[seat] + UNITS[card])
    ledger.note_drawn(position, seat, card)
    if position.province != NOTHING:
        placement.look_again(position)
    if position.events_on:
        position.tell("card_drawn", {"seat": seat, "card": CARDS[card]}, seat)


def _end_if_over(position: Position) -> None:
    """A turn ends by itself once all can see that it is over: no kamon to place, no Draw tile to use."""
    if position.placed < PLACEMENTS and position.supply[position.seat]:
        return
    if not (position.draws[position.seat] and position.can_draw_troop()):
        _end_turn(position)


def _end_turn(position: Position) -> None:
    if position.events_on:
        position.tell("turn_ended", {"seat": position.seat, "placed": position.placed})
    if position.titles[position.seat] == SENSEI and position.has_plain_kamon(position.seat):
        position.phase = GILD  # S22: also after passing
    else:
        _next_turn(position)


def _next_turn(position: Position) -> None:
    """The next lower title is at the turn; after the last one the year ends (S11)."""
    following = position.order.index(position.seat) + 1
    if following == len(position.order):
        position.phase = YEAR_END
    else:
        _begin_turn(position, position.order[following])


def legal_gild(position: Position) -> list[int]:
    """Every plain kamon of the Sensei's own, or none (S22)."""
    mine = 1 + position.seat
    moves = [DONE]
    for province in range(len(PROVINCES)):
        kamons = position.board[province]
        field = GILD_MOVE + province * FIELDS
        while kamons:
            if kamons & 15 == mine:
                moves.append(field)
            kamons >>= 4
            field += 1
    return moves


def play_gild(position: Position, move: int) -> None:
    """Turn a kamon to its golden side (S22)."""
    if move != DONE:
        province, field = divmod(move - GILD_MOVE, FIELDS)
        position.board = put(position.board, province, position.board[province] + (GOLD << (4 * field)))
        if position.events_on:
            told = {"seat": position.seat, "province": PROVINCES[province], "field": field + 1}
            position.tell("gilded", told)
    _next_turn(position)


def refusal_draw(position: Position) -> IllegalMove:
    """Why no card can be drawn."""
    if not position.draws[position.seat]:
        return IllegalMove("S19", "no-draw-tile")
    return IllegalMove("S19", "nothing-to-draw")


def refusal_gild(position: Position, move: int) -> IllegalMove:
    """Why a kamon cannot be turned to gold."""
    if position.phase != GILD:
        sensei = position.titles[position.seat] == SENSEI
        return IllegalMove("S22", "gild-later" if sensei else "not-sensei")
    kamon = position.kamon(*divmod(move - GILD_MOVE, FIELDS))
    if kamon == 0:
        return IllegalMove("S22", "empty-field")
    return IllegalMove("S22", "already-gold" if kamon == GOLD + 1 + position.seat else "not-your-kamon")
