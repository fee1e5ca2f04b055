"""What the games of a contest come to, counted deal by deal."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tenka.arena.contest import Contest, ContestGame, contest_lineups, games_a_deal
from tenka.arena.lineups import Lineup, seatings
from tenka.arena.luce import Wins


class ContestTable(NamedTuple):
    """The tables of one line-up: how many seats each bot has, and what it won in all rotations, deal by deal."""

    lineup: Lineup
    games: int  # at each deal
    seats: dict[int, int]
    won: dict[int, list[float]]

    def counted(self) -> Wins:
        """All deals together."""
        return Wins(self.seats, {bot: sum(won) for bot, won in self.won.items()})


def whole(contest: Contest, games: Sequence[ContestGame]) -> list[ContestGame]:
    """The games of those deals that are complete."""
    each = games_a_deal(contest)
    return list(games[: len(games) // each * each])


def tables(contest: Contest, games: Sequence[ContestGame]) -> list[ContestTable]:
    """The games of whole deals, line-up by line-up."""
    each_deal, first, found = games_a_deal(contest), 0, []
    for lineup in contest_lineups(contest):
        count = len(seatings(lineup, 0))
        seats = dict(Counter(lineup))
        won: dict[int, list[float]] = {bot: [] for bot in seats}
        for start in range(first, len(games), each_deal):
            wins = dict.fromkeys(seats, 0.0)
            for game in games[start : start + count]:
                for bot, win in zip(game.seats, game.wins, strict=True):
                    wins[bot] += win
            for bot, sum_of_wins in wins.items():
                won[bot].append(sum_of_wins)
        found.append(ContestTable(lineup, count, seats, won))
        first += count
    return found


def between(one: int, other: int, found: Sequence[ContestTable]) -> list[ContestTable]:
    """The tables at which two bots meet and nobody else does."""
    return [table for table in found if set(table.seats) == {one, other}]


def seat_wins(contest: Contest, games: Sequence[ContestGame]) -> list[list[float]]:
    """What each seat won, deal by deal."""
    each = games_a_deal(contest)
    deals = [games[first : first + each] for first in range(0, len(games), each)]
    return [[sum(game.wins[seat] for game in deal) for deal in deals] for seat in range(contest.players)]
