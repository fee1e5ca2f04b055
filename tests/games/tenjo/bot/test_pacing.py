"""Bots of Tenjo do not pace: what they march stays marched, castles fall, koku is used, and who only waits loses.

Counted in whole games of a year, always the same ones; the soak counts more of them, and two years.
"""

from collections import Counter
from functools import cache
from itertools import islice, pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from tenka.bots import Bot, bot
from tenka.games.tenjo import GAME
from tenka.games.tenjo.bot.search.turns import plans
from tenka.games.tenjo.bot.steady.yearend import ENOUGH, UPKEEP
from tenka.games.tenjo.bot.steady.yearend import FEW as TOO_FEW
from tenka.games.tenjo.knowledge.stacks import came_from
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import KOKU, POINT_COUNT, RESOURCES
from tenka.games.tenjo.rules.position import Position
from tenka.kernel.events import Event
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.toolkit.orders import PASS
from tests.games.tenjo.bot.test_search import rolled
from tests.games.tenjo.positions import House, play, table

PLAYERS = 4
FEW = range(1, 3)  # seeds
MANY = range(10, 40)
MARCHES = 60  # that a game has at least
USUAL_HOARD, HOARD = 50, 150  # thousand koku that the richest of a game has in its first year at least, and at most
A_YEAR = DATA.constants.months * (2 * len(RESOURCES) - 1)  # thousand koku that all resource points bring (T6)
IDLERS = range(2, 5)
IDLE_FROM = 5  # the month from which somebody only ends turns
ALIKE = ("steady",) * PLAYERS
MIXED = ("strong", "master") * 2


class Idle:
    """Plays as a bot does in the first months, and then ends every turn at once."""

    def __init__(self, usual: Bot) -> None:
        self._usual = usual

    def choose(self, world: State, seat: int, rng: Random) -> list[Move]:
        """The end of the turn, or whatever says least."""
        assert isinstance(world, Position)
        if world.year == 0 or (world.year == 1 and 0 < world.month < IDLE_FROM):
            return self._usual.choose(world, seat, rng)
        legal = world.legal(seat)
        words = [move for verb in ("end", "roll", "pass") for move in legal if move[0] == verb]
        return words[:1] or self._usual.choose(world, seat, rng)


class Saved(NamedTuple):
    """What somebody who recruits no more has then, in thousands."""

    koku: int
    samurai: int
    castles: int


class Counted(NamedTuple):
    """What happened in a game."""

    events: list[Event]
    undone: int  # marches that take back one of the same turn
    hoard: int  # the most thousand koku that somebody had at the beginning of a turn
    saved: list[Saved]  # before another year
    offers: Counter[tuple[int, int, int]]  # by seat, partner and year
    winners: list[int]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What all were told of a kind."""
        return [event.data for event in self.events if event.kind == kind and event.to is None]


def player(name: str) -> Bot:
    """A bot, or one that is idle after some months."""
    return Idle(bot(GAME, name.split()[1])) if name.startswith("idle ") else bot(GAME, name)


@cache
def counted(names: tuple[str, ...], seed: int, years: int = 1) -> Counted:
    """A whole game."""
    bots = [player(name) for name in names]
    state = GAME.new(PLAYERS, seed, {"years": years})
    assert isinstance(state, Position)
    rng = Random(seed)
    undone = hoard = 0
    offers: Counter[tuple[int, int, int]] = Counter()
    turn: set[tuple[str, str]] = set()
    saved: list[Saved] = []
    while state.pending:
        seat = min(state.pending)
        year = state.year
        for move in bots[seat].choose(state, seat, rng):
            if state.pending[seat].kind == "recruit" and move == PASS and year < years:
                saved.append(Saved(state.wealth(seat) // KOKU, state.total(seat), len(state.castles(seat))))
            for event in state.play(seat, move):
                data: dict[str, Any] = event.data
                if event.kind == "turn":
                    turn = set()
                    hoard = max(hoard, *(state.wealth(each) // KOKU for each in range(PLAYERS)))
                elif event.kind == "marched":
                    steps = set(pairwise([data["from_point"], *data["way_points"], data["to_point"]]))
                    undone += any(step[::-1] in turn for step in steps)
                    turn |= steps
                elif event.kind == "offered" and event.to in (None, seat):
                    offers[data["seat"], data["to"], year] += 1
    assert state.result is not None
    winners: list[int] = state.result["winners"]
    return Counted(state.events(), undone, hoard, saved, offers, winners)


def games(names: tuple[str, ...], seeds: range, years: int = 1) -> list[Counted]:
    """Games of the same bots."""
    return [counted(names, seed, years) for seed in seeds]


def fallen(found: list[Counted]) -> int:
    """How many castles fell in some games."""
    return sum(len(game.told("castle_fell")) for game in found)


def idle_wins(usual: str, seeds: range, years: int = 1) -> int:
    """How often somebody who stops playing after some months still wins among steady bots."""
    found = 0
    for seed in seeds:
        own = seed % PLAYERS
        names = tuple(f"idle {usual}" if seat == own else "steady" for seat in range(PLAYERS))
        found += own in counted(names, seed, years).winners
    return found


# The same turn undoes no march, whoever plays


@pytest.mark.parametrize(("names", "seeds"), [(ALIKE, FEW), (MIXED, FEW[:1])])
def test_t9_no_march_is_undone_in_the_same_turn(names: tuple[str, ...], seeds: range) -> None:
    found = games(names, seeds)
    assert sum(len(game.told("marched")) for game in found) > MARCHES * len(found)
    assert sum(game.undone for game in found) == 0


def test_t9_nor_does_any_course_that_a_hint_may_show() -> None:
    for number, (state, seat) in enumerate(islice(rolled(9), 0, 40, 5)):
        for plan in plans.turn_plans(state, seat, Random(number)):
            world = state.copy()
            for move in plan:
                world.advance(seat, [move])
            assert not undone(world.marched)


def undone(marched: list[int]) -> bool:
    """Whether a march goes back to where its samurai have come from."""
    return any(
        step % POINT_COUNT in came_from(marched[:place], step // POINT_COUNT) for place, step in enumerate(marched)
    )


def test_t9_what_marched_is_seen_by_all_until_the_turn_ends() -> None:
    me = House({"mino_castle_a": 9}, ["mino"], {"mino_castle_a": 5})
    state = table(me, House({"kii_castle_a": 9}, ["kii"], {"kii_castle_a": 5}), points=2)
    play(state, ["march", "mino_castle_a"], ["to", "mino_w5"], ["send", 5], ["go"])
    assert state.view(1, events=False)["turn"]["marched"] == [["mino_castle_a", "mino_w5"]]
    assert GAME.load(state.dump()).dump() == state.dump()
    state.undo(0)
    assert state.view(0, events=False)["turn"]["marched"] == []
    play(state, ["march", "mino_castle_a"], ["to", "mino_w5"], ["send", "all"], ["end"])
    assert state.view(0, events=False)["turn"]["marched"] == []


# Castles fall, koku is used, who only waits loses


def test_t21_castles_fall() -> None:
    assert fallen(games(ALIKE, FEW)) >= len(FEW)


def test_t33_nobody_hoards() -> None:
    assert max(game.hoard for game in games(ALIKE, FEW)) < HOARD


def test_t33_before_another_year_all_koku_that_can_be_spared_becomes_samurai() -> None:
    """But for half of the next upkeep, up to as many samurai as are enough: there is no other time to recruit."""
    found = [saved for game in games(ALIKE, FEW[:1], 2) for saved in game.saved]
    assert len(found) > 1
    for saved in found:
        assert saved.samurai >= ENOUGH or saved.koku <= UPKEEP * saved.castles / 2 + 1, saved


def test_t37_what_the_last_year_brings_is_kept_since_koku_counts_twice() -> None:
    """Nobody ends with more than the first year's bound and a year of all resource points."""
    found = games(ALIKE, FEW[:1], 2)
    assert max(game.hoard for game in found) < HOARD + A_YEAR
    for game in found:
        last = max(place for place, event in enumerate(game.events) if event.kind == "month")
        assert not [event for event in game.events[last:] if event.kind == "recruited"]


def test_t6_income_becomes_samurai_while_there_are_few() -> None:
    """Until the last months: those who come then get nowhere, and count half as much as koku (T37)."""
    for samurai, month, verb in (
        (TOO_FEW - 30, 4, "samurai_and_roll"),
        (TOO_FEW, 4, "koku_and_roll"),
        (20, 11, "koku_and_roll"),
    ):
        me = House({"mino_castle_a": samurai - 1, "mino_res": 1}, ["mino"], {"mino_castle_a": 5})
        foe = House({"kii_castle_a": 9}, ["kii"], {"kii_castle_a": 5})
        state = table(me, foe, points=None, month=month, options={"years": 1})
        assert bot(GAME, "steady").choose(state, 0, Random(1))[0][0] == verb, (samurai, month)


def test_who_only_ends_turns_does_not_win() -> None:
    assert idle_wins("steady", IDLERS) == 0


def test_t29_nobody_is_offered_something_twice_a_year() -> None:
    for game in games(ALIKE, FEW):
        assert max(game.offers.values(), default=0) <= 1


def test_t6_no_income_is_forfeited() -> None:
    for game in games(ALIKE, FEW):
        assert not game.told("forfeited")
        assert game.hoard > USUAL_HOARD


def test_t12_no_daimyo_is_lost_by_own_marches() -> None:
    lost = [each for game in games(ALIKE, FEW) for each in game.told("daimyo_lost")]
    assert len([each for each in lost if each["why"] == "isolated" and each["by"] is None]) <= 1


def test_t22_cards_are_played_and_nobody_yields() -> None:
    for game in games(ALIKE, FEW):
        assert game.told("played")
        assert not game.told("yielded")


@pytest.mark.soak
@pytest.mark.parametrize("names", [ALIKE, MIXED])
def test_t9_in_many_games_no_march_is_undone(names: tuple[str, ...]) -> None:
    assert not any(game.undone for game in games(names, MANY) + games(names, FEW, 2))


@pytest.mark.soak
@pytest.mark.parametrize("usual", ["steady", "master"])
def test_in_many_games_who_only_ends_turns_hardly_wins(usual: str) -> None:
    assert idle_wins(usual, MANY) + idle_wins(usual, FEW, 2) <= len(MANY) // 10


@pytest.mark.soak
def test_t33_in_two_years_castles_fall_and_koku_becomes_samurai() -> None:
    found = games(ALIKE, MANY[:10], 2)
    assert fallen(found) >= 2 * len(found)
    assert all(game.told("recruited") for game in found)
