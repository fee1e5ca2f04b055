"""Who sits together, and where: line-ups of bots and their rotations."""

from itertools import combinations, islice, permutations
from math import factorial

from tenka.kernel.errors import BadInput

TABLES = ("duels", "challenges", "mixed")

Lineup = tuple[int, ...]  # a bot's number for each seat


def lineups(bots: int, players: int, tables: str) -> list[Lineup]:
    """The line-ups that a number of bots meets in, all of them at every deal."""
    if bots == 1:
        return [(0,) * players]
    if tables == "mixed":
        if bots < players:
            raise BadInput("mixed-needs-bots", {"count": bots, "players": players})
        return list(combinations(range(bots), players))
    pairs = list(combinations(range(bots), 2))
    if tables == "challenges" or players == 2:
        return [_one_among(a, b, players) for a, b in pairs]
    return [_one_among(*pair, players) for a, b in pairs for pair in ((a, b), (b, a))]


def seatings(lineup: Lineup, deal: int) -> list[Lineup]:
    """A line-up in all its rotations; bots that are all different have other neighbours from deal to deal."""
    order = _circle(lineup, deal) if len(set(lineup)) == len(lineup) else lineup
    return list(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))


def _one_among(one: int, others: int, players: int) -> Lineup:
    return (one,) + (others,) * (players - 1)


def _circle(lineup: Lineup, deal: int) -> Lineup:
    """The bots in one of the orders that they can sit in round a table."""
    first, *rest = lineup
    turn = deal % factorial(len(rest))
    return (first, *next(islice(permutations(rest), turn, None)))
