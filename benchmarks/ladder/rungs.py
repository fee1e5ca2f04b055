"""The rungs of a game's ladder: who is measured among whom, in how many games, and what it is asked to win."""

from itertools import pairwise
from typing import Any, NamedTuple

from tenka.arena.luce import chance
from tenka.bots import bots_of
from tenka.games import game

PLAYERS = 4
STEP = 0.65  # head to head, asked of every level against the one below
SUMMIT = ("master", "steady")
OPTIONS: dict[str, dict[str, Any]] = {"tenjo": {"years": 1}}
SUMMIT_SHARE = 0.6  # of the games, asked of a master among steady bots
SUMMIT_SHARES = {"tenjo": 0.5}  # where it is another
GAMES = 200
LONG_GAMES = 100  # where a master thinks


class Rung(NamedTuple):
    """One bot alone among others of one name."""

    game: str
    one: str
    others: str

    def __str__(self) -> str:
        return "-".join(self)

    @property
    def bar(self) -> float:
        """The share of the games that is asked for."""
        if (self.one, self.others) == SUMMIT:
            return SUMMIT_SHARES.get(self.game, SUMMIT_SHARE)
        return chance(STEP / (1 - STEP), 1, PLAYERS - 1)

    @property
    def games(self) -> int:
        """How many games are played if nothing else is asked for."""
        return LONG_GAMES if "master" in self else GAMES

    @property
    def options(self) -> dict[str, Any]:
        """The options that the game is played with."""
        return OPTIONS.get(self.game, {})


def ladder(id: str) -> list[Rung]:
    """The rungs of a game from below: whatever levels it has by now, and the master among steady bots."""
    levels = bots_of(game(id))
    rungs = [Rung(id, upper, lower) for lower, upper in pairwise(levels)]
    return list(dict.fromkeys([*rungs, Rung(id, *SUMMIT)])) if set(SUMMIT) <= set(levels) else rungs
