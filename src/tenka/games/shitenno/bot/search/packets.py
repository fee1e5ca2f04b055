"""Packets worth a thought, and how a quick player divides and answers."""

from random import Random
from typing import Final

from tenka.games.shitenno.bot.search.prices import SearchPrices
from tenka.games.shitenno.rules.components.pieces import LAYOUT, UNITS
from tenka.games.shitenno.rules.division import TILES_IN, legal_packet
from tenka.games.shitenno.rules.position import NOTHING, SPLIT, Position
from tenka.games.shitenno.rules.vocabulary import ACCEPT, ADD, OFFER, REFUSE, REST_TILE, TAKE, TILE

PACKETS: Final = 12  # thought of at random for one decision
DOUBT: Final = 1.0  # points by which a quick player's judgement varies


def begun(position: Position) -> bool:
    """Whether a packet already has something in it."""
    return position.packet != 0 or position.packet_tile != NOTHING or position.rest_tile != NOTHING


def quick_packet(position: Position, seat: int, rng: Random) -> list[int]:
    """A packet, or two, of about equal shares; one begun is finished as it is."""
    if begun(position):
        return _finished(position)
    return _random_packet(position, SearchPrices(position, seat), rng)[1]


def packets(position: Position, seat: int, rng: Random) -> list[list[int]]:
    """Packets near a fair share, those first that leave the maker the most."""
    if begun(position):
        return [[move] for move in legal_packet(position)]
    prices = SearchPrices(position, seat)
    found: dict[tuple[int, ...], float] = {}
    for _ in range(PACKETS):
        imbalance, plan = _random_packet(position, prices, rng)
        found[tuple(plan)] = imbalance
    ordered = sorted(found, key=lambda plan: (found[plan], plan))
    return [list(plan) for plan in ordered]


def _finished(position: Position) -> list[int]:
    plan: list[int] = []
    tiles = TILES_IN[position.tiles_left]
    taken = [position.packet_tile, position.rest_tile]
    free = [tile for tile in tiles if tile not in taken]
    if position.packet_tile == NOTHING:
        plan.append(TILE + free.pop(0))
    if position.phase == SPLIT and position.rest_tile == NOTHING:
        plan.append(REST_TILE + free.pop(0))
    plan.append(OFFER)
    return plan


def _random_packet(position: Position, prices: SearchPrices, rng: Random) -> tuple[float, list[int]]:
    """A packet of cards and a tile drawn at random up to a fair share, and by how many points it misses it."""
    tiles = TILES_IN[position.tiles_left]
    cards = LAYOUT.numbers(position.open)
    rng.shuffle(cards)
    tile = tiles[int(rng.random() * len(tiles))]
    shares = position.unserved.bit_count()
    titles = sorted([prices.title(each) for each in tiles], reverse=True)
    fair = prices.cards(position.open)
    for worth in titles[:shares]:
        fair += worth
    fair /= shares
    got = prices.title(tile)
    plan: list[int] = []
    rest_tile = NOTHING
    if position.phase == SPLIT:
        others = [each for each in tiles if each != tile]
        rest_tile = others[int(rng.random() * len(others))]
        fair = (prices.cards(position.open) + got + prices.title(rest_tile)) / 2
    for card in cards:
        worth = prices.cards(UNITS[card])
        if got + worth / 2 <= fair:
            got += worth
            plan.append(ADD + card)
    plan.sort()
    plan.append(TILE + tile)
    if rest_tile != NOTHING:
        plan.append(REST_TILE + rest_tile)
    plan.append(OFFER)
    return abs(got - fair), plan


def quick_answer(position: Position, seat: int, rng: Random) -> list[int]:
    """Accept what is worth more than a fair share of the rest (S6)."""
    prices = SearchPrices(position, seat)
    offered = prices.cards(position.packet) + prices.title(position.packet_tile)
    shares = position.unserved.bit_count() - 1
    tiles = sorted([prices.title(each) for each in TILES_IN[position.tiles_left]], reverse=True)
    rest = prices.cards(position.open)
    for worth in tiles[:shares]:
        rest += worth
    return [ACCEPT if offered + DOUBT * (rng.random() - 0.5) >= rest / shares else REFUSE]


def quick_choice(position: Position, seat: int, rng: Random) -> list[int]:
    """The packet that is worth more (S8)."""
    prices = SearchPrices(position, seat)
    first = prices.cards(position.packet) + prices.title(position.packet_tile)
    second = prices.cards(position.open - position.packet) + prices.title(position.rest_tile)
    return [TAKE if first + DOUBT * (rng.random() - 0.5) >= second else TAKE + 1]
