"""Placements worth a thought, and how a quick player places."""

from random import Random
from typing import Final

from tenka.games.shitenno.bot.search.prices import SearchPrices
from tenka.games.shitenno.rules.components.data import DATA
from tenka.games.shitenno.rules.components.pieces import (
    FIELDS,
    PROVINCE_PRINTED,
    PROVINCES,
    TILES_PER_GATE,
    TITLE_POINTS,
)
from tenka.games.shitenno.rules.placement import begin
from tenka.games.shitenno.rules.position import GOLD, NOTHING, Position
from tenka.games.shitenno.rules.provinces import legal_gild, legal_turn
from tenka.games.shitenno.rules.vocabulary import CONFIRM, DONE, DRAW, PAY, PLACE
from tenka.games.shitenno.rules.vocabulary import GILD as GILD_MOVE

MAJORITY: Final = DATA.majority.points
HELD: Final = (1.0, 0.85, 0.7, 0.55, 0.45)  # of a lead in a province, by the fields still free
REACH: Final = 0.3  # of the majority, by a kamon that does not yet lead
TASTE: Final = 1.0  # points by which a quick player's liking varies
HIDDEN_TILE: Final = 0.9  # a tile still to be won, to one whose bonus is known


def lead(fields: int, seat: int, players: int) -> float:
    """What a seat's kamons in a province are worth towards its majority (S25)."""
    counts = [0] * players
    free = FIELDS
    first = -1
    while fields:
        kamon = fields & 15
        owner = (kamon - 1) & ~GOLD
        counts[owner] += 2 if kamon >= GOLD else 1
        if owner == seat and first < 0:
            first = FIELDS - free
        fields >>= 4
        free -= 1
    mine = counts[seat]
    if mine == 0:
        return 0.0
    most = 0
    for other in range(players):
        if other != seat and counts[other] > most:
            most = counts[other]
    if mine > most or (mine == most and first == 0):
        return MAJORITY * HELD[free]
    return MAJORITY * REACH * mine / (most + 1) if free else 0.0


def gain(position: Position, seat: int, move: int, prices: SearchPrices) -> float:
    """What a placement brings beyond the worth of what it costs."""
    province, by_koku = divmod(move - PLACE, 2)
    fields = position.board[province]
    number = position.costs[province]
    taken = position.filled(province)
    after = fields | (1 + seat) << (4 * taken)
    found = float(number + TITLE_POINTS[position.titles[seat]])
    found += lead(after, seat, position.players) - lead(fields, seat, position.players)
    if taken < TILES_PER_GATE:
        found += prices.tile * HIDDEN_TILE
    if by_koku:
        return found - number * prices.koku
    return found - (PROVINCE_PRINTED[province] + 1) * prices.symbol


def quick_turn(position: Position, seat: int, rng: Random) -> list[int]:
    """Draw first, place what brings the most, end the turn when nothing brings anything."""
    if position.province != NOTHING:
        return finish(position)
    if position.draws[seat] and position.can_draw_troop():
        return [DRAW]
    prices = SearchPrices(position, seat)
    best, chosen = 0.0, DONE
    for move in begin(position):
        found = gain(position, seat, move, prices) + TASTE * rng.random()
        if found > best:
            best, chosen = found, move
    return [DONE] if chosen == DONE else [chosen, PAY, CONFIRM]


def finish(position: Position) -> list[int]:
    """The next step of a placement that somebody has begun."""
    legal = legal_turn(position)
    listed = [move for move in legal if PAY <= move < CONFIRM]
    if listed:
        return [listed[0], CONFIRM]
    return [legal[0]]


def turns(position: Position, seat: int) -> list[list[int]]:
    """Every placement with its cheapest payment, drawing, and ending the turn, the most promising first."""
    if position.province != NOTHING:
        return [[move] for move in legal_turn(position)]
    prices = SearchPrices(position, seat)
    found: list[tuple[float, list[int]]] = [(0.5, [DONE])]
    if position.draws[seat] and position.can_draw_troop():
        found.append((100.0, [DRAW]))
    for move in begin(position):
        found.append((gain(position, seat, move, prices), [move, PAY, CONFIRM]))
    found.sort(key=lambda each: -each[0])
    return [plan for _, plan in found]


def gildings(position: Position, seat: int) -> list[list[int]]:
    """Every kamon that can be turned to gold, and none, the most promising first (S22)."""
    found: list[tuple[float, list[int]]] = []
    for move in legal_gild(position):
        found.append((_gilding(position, seat, move), [move]))
    found.sort(key=lambda each: -each[0])
    return [plan for _, plan in found]


def quick_gild(position: Position, seat: int, rng: Random) -> list[int]:
    """What brings the most."""
    best, chosen = 0.0, DONE
    for move in legal_gild(position):
        found = _gilding(position, seat, move) + TASTE * rng.random() / 10
        if move != DONE and found > best:
            best, chosen = found, move
    return [chosen]


def _gilding(position: Position, seat: int, move: int) -> float:
    if move == DONE:
        return 0.0
    province, field = divmod(move - GILD_MOVE, FIELDS)
    fields = position.board[province]
    return lead(fields + (GOLD << (4 * field)), seat, position.players) - lead(fields, seat, position.players)


def leads(position: Position, seat: int) -> float:
    """What a seat's kamons are worth towards all majorities."""
    found = 0.0
    for province in range(len(PROVINCES)):
        found += lead(position.board[province], seat, position.players)
    return found
