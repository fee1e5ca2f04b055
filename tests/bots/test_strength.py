"""No level is broken: quick games, always the same ones, of which each level wins far more than a broken one could.

They take too long for plain Python, which plays the very same games: there they wait for the soak.
"""

import os
from functools import cache
from math import comb
from typing import Any, NamedTuple

import pytest

import tenka
from tenka.bots import Bot, bot, bots_of, knowledge_of
from tenka.bots.levels import SearchBot
from tenka.sim.playing import play_game, seed_for
from tenka.toolkit.search.search_knowledge import Level

PLAYERS = 4
OPTIONS: dict[str, dict[str, Any]] = {"tenjo": {"years": 1}}
BY_CHANCE = 1e-3  # after any number of games; the games are always the same ones
pytestmark = [] if os.environ.get("TENKA_EXPECT_COMPILED") == "1" else [pytest.mark.soak]


class Check(NamedTuple):
    """One bot alone among others, by so many games; with iterations it is a strong one that searches that little."""

    game: str
    one: str
    others: str
    games: int
    broken: float = 1 / PLAYERS  # the share that it might win if it were broken
    iterations: int | None = None

    def __str__(self) -> str:
        return f"{self.game}-{self.one}-{self.others}"


CHECKS = [
    Check("shitenno", "beginner", "random", 60, 0.5),
    Check("shitenno", "steady", "beginner", 320),
    Check("shitenno", "strong", "beginner", 40, iterations=30),
    Check("shogun", "beginner", "random", 60, 0.5),
    Check("shogun", "steady", "random", 24, 0.4),
    Check("shogun", "steady", "beginner", 40),
    Check("shogun", "strong", "beginner", 36, iterations=10),
    Check("tenjo", "beginner", "random", 24, 0.5),
    Check("tenjo", "steady", "random", 24, 0.4),
    Check("tenjo", "steady", "beginner", 80),
    Check("tenjo", "strong", "beginner", 60),
    Check("tenjo", "master", "beginner", 40),
]


@cache
def least(games: int, share: float) -> int:
    """The wins that a bot with this share of them reaches by chance alone next to never."""
    likely, wins = 0.0, games + 1
    while wins > 0:
        likely += comb(games, wins - 1) * share ** (wins - 1) * (1 - share) ** (games - wins + 1)
        if likely > BY_CHANCE:
            break
        wins -= 1
    return wins


def player(check: Check) -> Bot:
    found = tenka.game(check.game)
    if check.iterations is None:
        return bot(found, check.one)
    knowledge = knowledge_of(found)
    return SearchBot(knowledge, Level(check.iterations, knowledge.levels[check.one].horizon, 0.0), timed=False)


@pytest.mark.parametrize("check", CHECKS, ids=str)
def test_a_level_is_far_above_those_below(check: Check) -> None:
    found = tenka.game(check.game)
    one, others = player(check), bot(found, check.others)
    won = 0.0
    for number in range(check.games):
        own = number % PLAYERS
        bots = [one if seat == own else others for seat in range(PLAYERS)]
        seed = seed_for(bytes(32), f"deal\0{number}")
        won += play_game(found, bots, seed, OPTIONS.get(check.game)).wins[own]
        if won >= least(number + 1, check.broken):
            return  # a broken one would hardly ever be as far ahead by now
    pytest.fail(f"{won} of {check.games} games won, {least(check.games, check.broken)} wanted")


@pytest.mark.parametrize("id", tenka.games())
def test_every_level_is_checked(id: str) -> None:
    """But for a master who differs from a strong bot in the number of iterations alone."""
    found = tenka.game(id)
    knowledge = knowledge_of(found)
    searches = knowledge.levels["master"].iterations > knowledge.levels["strong"].iterations
    levels = {check.one for check in CHECKS if check.game == id}
    assert levels == set(bots_of(found)) - ({"random", "master"} if searches else {"random"})


def test_least_is_what_chance_hardly_reaches() -> None:
    assert [least(1, 0.25), least(10, 0.0), least(0, 0.5)] == [2, 1, 1]
    assert least(240, 0.25) == 82
    assert least(32, 0.5) == 26
