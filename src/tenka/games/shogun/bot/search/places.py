"""Places and their special cards: what they add to a plan, and what to bid for them (H8, H12, H15)."""

from math import comb
from random import Random
from typing import Final

from tenka.games.shogun.rules.components.pieces import (
    ARMIES_5,
    ARMIES_SPECIAL,
    ATTACK_SPECIAL,
    BATTLE_A,
    BATTLE_B,
    CHEST_CARD,
    CHEST_CARDS,
    CHEST_SPECIAL,
    DEFENCE_SPECIAL,
    PLACES,
    RICE_ACTION,
    RICE_SPECIAL,
    SPACE_COUNT,
    SPECIALS,
    TAX_ACTION,
)
from tenka.games.shogun.rules.components.tables import MOST_PLAYERS
from tenka.games.shogun.rules.position import NOBODY, Position
from tenka.games.shogun.rules.vocabulary import PLACE

EARLIER: Final = 0.06  # what it is worth to act one place earlier
ONE_MORE_CHEST: Final = 0.3
ONE_MORE_RICE: Final = [0.2, 0.25, 0.35, 0.0]  # by season
ONE_MORE_ARMY: Final = 0.25
ONE_MORE_ATTACKER: Final = 0.3  # in each battle
ONE_MORE_DEFENDER: Final = 0.1  # in each province that others may attack
TASTE: Final = 0.3  # points by which a quick player's liking varies
# By the card bid, chest cards first: the chance that another one chooses before us
OUTBID: Final = [0.8, 0.4, 0.22, 0.12, 0.04, 0.6, 0.9]
PROVINCE_BID: Final = CHEST_CARDS
EMPTY_BID: Final = CHEST_CARDS + 1


def _ranks(players: int, outbid: float) -> list[float]:
    """By rank: the chance that so many choose before us."""
    others = players - 1
    return [
        float(comb(others, before) * outbid**before * (1 - outbid) ** (others - before)) for before in range(players)
    ]


RANKS: Final[list[list[list[float]]]] = [
    [_ranks(players, outbid) for outbid in OUTBID] if players else [] for players in range(MOST_PLAYERS + 1)
]


def place_worths(position: Position, seat: int, plan: list[int]) -> list[float]:
    """By place, for a plan given as a card by action."""
    worths: list[float] = [0.0] * len(SPECIALS)
    if 0 <= plan[TAX_ACTION] < CHEST_CARD:
        worths[CHEST_SPECIAL] = ONE_MORE_CHEST
    if 0 <= plan[RICE_ACTION] < CHEST_CARD:
        worths[RICE_SPECIAL] = ONE_MORE_RICE[position.season]
    if 0 <= plan[ARMIES_5] < CHEST_CARD:
        worths[ARMIES_SPECIAL] = ONE_MORE_ARMY
    for action in range(BATTLE_A, BATTLE_B + 1):
        card = plan[action]
        if 0 <= card < CHEST_CARD and position.armies[card] > 1:
            worths[ATTACK_SPECIAL] += ONE_MORE_ATTACKER
    worths[DEFENCE_SPECIAL] = ONE_MORE_DEFENDER * _exposed(position, seat)
    return [worths[position.specials[place]] + EARLIER * (PLACES - place) for place in range(PLACES)]


def _exposed(position: Position, seat: int) -> int:
    """How many provinces of ours somebody else's armies stand beside, as many as ours or more."""
    count = 0
    owner, armies = position.owner, position.armies
    mask = position.owned[seat]
    while mask:
        low = mask & -mask
        mask ^= low
        province = low.bit_length() - 1
        for near in position.ground.neighbours[province]:
            if owner[near] != seat and owner[near] != NOBODY and armies[near] > armies[province]:
                count += 1
                break
    return count


def bid_worths(places: list[float], players: int) -> list[float]:
    """By the kind of bid: what place is to be expected; those before us take what we would have liked best."""
    ranked = sorted(places, reverse=True)
    found: list[float] = []
    for ranks in RANKS[players]:
        worth = 0.0
        for before in range(players):
            worth += ranks[before] * ranked[before]
        found.append(worth)
    return found


def _ordered(position: Position, seat: int, taste: float, rng: Random) -> list[tuple[float, int]]:
    first = seat * SPACE_COUNT + 1
    worths = place_worths(position, seat, position.plan[first : first + SPACE_COUNT - 1])
    found: list[tuple[float, int]] = []
    for place in range(PLACES):
        if position.places[place] == NOBODY:
            found.append((-worths[place] - taste * rng.random(), place))
    found.sort()
    return found


def quick_place(position: Position, seat: int, rng: Random) -> list[int]:
    """The free place that is worth most to our plan."""
    return [PLACE + _ordered(position, seat, TASTE, rng)[0][1]]


def places(position: Position, seat: int, rng: Random) -> list[list[int]]:
    """All free places."""
    return [[PLACE + place] for _, place in _ordered(position, seat, 0.0, rng)]
