"""Contests whose bots have known strengths: games are drawn by chance, not played."""

from collections.abc import Sequence
from random import Random

from tenka.arena.contest import Contest, ContestGame, deal_seatings
from tenka.arena.luce import ratio_of


def contest(bots: int, players: int, tables: str = "duels") -> Contest:
    names = tuple(f"bot{number}" for number in range(bots))
    return Contest(1, "shitenno", 1, players, {}, names, tables, "00" * 32, "")


def drawn(
    found: Contest, deals: int, elos: Sequence[float], rng: Random, alike: float = 0.0, favour: Sequence[float] = ()
) -> list[ContestGame]:
    """Games by Luce's model; `alike` is how often a deal's luck decides all its games for the same seat."""
    games: list[ContestGame] = []
    for deal in range(deals):
        lucky = rng.randrange(found.players) if rng.random() < alike else None
        for seats in deal_seatings(found, deal):
            strengths = [ratio_of(elos[bot]) * (favour[seat] if favour else 1.0) for seat, bot in enumerate(seats)]
            winner = rng.choices(range(found.players), strengths)[0] if lucky is None else lucky
            wins = tuple(float(seat == winner) for seat in range(found.players))
            nothing = (0,) * found.players
            games.append(
                ContestGame(
                    len(games), deal, seats, wins, nothing, 100, 5, (1,) * found.players, (0.5,) * found.players
                )
            )
    return games
