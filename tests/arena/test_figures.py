"""The figures: against ones worked out by hand, and against the known strengths of simulated bots."""

from collections.abc import Callable
from math import sqrt
from random import Random

import msgspec
import pytest

from tenka.arena.bootstrap import Interval, in_blocks, interval
from tenka.arena.contest import ContestGame
from tenka.arena.figures import POINTS, ContestFigures, figures
from tests.arena.simulated import contest, drawn

PAIR = contest(2, 3, "duels")  # one among two, both ways: six games a deal


def game(number: int, seats: tuple[int, ...], winner: int, **more: object) -> ContestGame:
    wins = tuple(float(seat == winner) for seat in range(3))
    made = ContestGame(number, number // 6, seats, wins, (10, 20, 30), 100 + number, None, (2, 0, 1), (0.2, 0.0, 0.3))
    return msgspec.structs.replace(made, **more)


DEAL = [
    game(0, (0, 1, 1), 0),
    game(1, (1, 1, 0), 2),
    game(2, (1, 0, 1), 0),
    game(3, (1, 0, 0), 0, wins=(0.5, 0.5, 0.0)),
    game(4, (0, 0, 1), 1),
    game(5, (0, 1, 0), 0),
]


def found(games: list[ContestGame]) -> ContestFigures:
    told = figures(PAIR, games, 200)
    assert told is not None
    return told


def test_shares_are_counted_as_they_are() -> None:
    told = found(DEAL)
    assert (told.deals, told.games) == (1, 6)
    alone, among = told.challenges
    assert (alone.one, alone.others, alone.games) == ("bot0", "bot1", 3)
    assert (among.one, among.others, among.games) == ("bot1", "bot0", 3)
    assert [alone.wins.value, among.wins.value] == pytest.approx([2 / 3, 0.5 / 3])
    assert [seat.value for seat in told.seats] == pytest.approx([3.5 / 6, 1.5 / 6, 1 / 6])
    (pair,) = told.pairs
    r = pair.share.value / (1 - pair.share.value)
    assert 3 * r / (r + 2) + 3 * 2 * r / (2 * r + 1) == pytest.approx(2 + 2.5)


def test_the_stronger_of_a_pair_is_named_first() -> None:
    (pair,) = found(DEAL).pairs
    swapped = [msgspec.structs.replace(each, seats=tuple(1 - bot for bot in each.seats)) for each in DEAL]
    (other,) = found(swapped[3:] + swapped[:3]).pairs
    assert (pair.one, other.one) == ("bot0", "bot1")
    assert other.share.value == pytest.approx(pair.share.value)
    assert other.share.low < other.share.value < other.share.high


def test_only_whole_deals_count() -> None:
    assert found([*DEAL, *DEAL[:5]]) == found(DEAL)
    assert figures(PAIR, DEAL[:5]) is None
    assert figures(PAIR, []) is None


def test_time_is_that_of_choices() -> None:
    """A bot's seats: 9 of each; each seat's seconds and choices are the same in all games."""
    ladder = {each.bot: each for each in found(DEAL).ladder}
    seats = [seat for each in DEAL for seat, bot in enumerate(each.seats) if bot == 0]
    seconds, choices = sum((0.2, 0.0, 0.3)[seat] for seat in seats), sum((2, 0, 1)[seat] for seat in seats)
    assert ladder["bot0"].thought == pytest.approx(seconds / choices)
    idle = [msgspec.structs.replace(each, choices=(0, 0, 0)) for each in DEAL]
    assert found(idle).ladder[0].thought is None


def test_time_changes_nothing_else() -> None:
    slow = [msgspec.structs.replace(each, cpu=(7.0, 8.0, 9.0)) for each in DEAL]
    quick, other = found(DEAL), found(slow)
    assert [each._replace(thought=None) for each in other.ladder] == [
        each._replace(thought=None) for each in quick.ladder
    ]
    assert other._replace(ladder=[]) == quick._replace(ladder=[])


def test_lengths_and_scores() -> None:
    told = found(DEAL)
    assert told.moves == [100, 101, 102, 103, 104, 105]
    assert told.rounds == []
    assert all(each.scores[0] >= 10 and each.scores[-1] <= 30 for each in told.ladder)


def test_one_bot_alone_has_seats_and_lengths() -> None:
    alone = contest(1, 4)
    told = figures(alone, drawn(alone, 50, [0], Random(1), favour=(3, 1, 1, 1)), 200)
    assert told is not None
    assert (told.games, told.pairs, told.challenges) == (50, [], [])
    assert told.ladder[0].rating == Interval(0, 0, 0)
    assert told.seats[0].low > 0.25 > told.seats[1].value


def test_a_bot_that_wins_everything_has_an_honest_interval() -> None:
    two = contest(2, 2)
    games = drawn(two, 20, [0, 5000], Random(1))
    told = figures(two, games)
    assert told is not None
    share = told.pairs[0].share
    assert (share.value, share.high) == (1, 1)
    assert 0.85 < share.low < 0.98
    best = told.ladder[0].rating
    assert 300 < best.low < best.value < best.high < 3000


def test_ratings_are_recovered() -> None:
    for tables, players in (("duels", 4), ("challenges", 3), ("mixed", 4), ("duels", 2)):
        four = contest(4, players, tables)
        told = figures(four, drawn(four, 400, [0, 120, 260, -150], Random(8)), 200)
        assert told is not None
        assert [each.bot for each in told.ladder] == ["bot2", "bot1", "bot0", "bot3"]
        for each, points in zip(told.ladder, [260, 120, 0, -150], strict=True):
            assert each.rating.value == pytest.approx(points, abs=50)
            assert each.rating.low <= points + 25
            assert each.rating.high >= points - 25


def test_luck_of_the_deal_cancels_out() -> None:
    """Half of the deals are won by one seat whoever sits there: over the rotations that is even."""
    two = contest(2, 4)
    told = figures(two, drawn(two, 60, [0, 0], Random(2), alike=1.0), 200)
    assert told is not None
    assert told.pairs[0].share.value == pytest.approx(0.5)
    assert told.pairs[0].share.high - told.pairs[0].share.low < 0.03


def covering(
    elos: list[float], deals: int, players: int, read: Callable[[ContestFigures], Interval], truth: float
) -> float:
    """How often an interval holds the truth, of 120 contests."""
    many, rng, hits = contest(len(elos), players), Random(5), 0
    for _ in range(120):
        told = figures(many, drawn(many, deals, elos, rng, alike=0.0), 120)
        assert told is not None
        held = read(told)
        hits += held.low <= truth <= held.high
    return hits / 120


def rating_of_bot1(told: ContestFigures) -> Interval:
    return next(each.rating for each in told.ladder if each.bot == "bot1")


@pytest.mark.parametrize(("points", "deals", "players"), [(100.0, 12, 3), (0.0, 40, 2), (400.0, 30, 2)])
def test_intervals_of_ratings_cover_the_truth(points: float, deals: int, players: int) -> None:
    held = covering([0, points], deals, players, rating_of_bot1, points)
    assert 0.9 <= held < 0.995  # 0.95, within two and a half standard deviations of 120 contests


def test_intervals_of_seats_cover_the_truth() -> None:
    assert 0.9 <= covering([0, 50], 20, 2, lambda told: told.seats[0], 0.5) < 0.995


def test_many_deals_are_weighed_in_blocks() -> None:
    values = [float(number % 7) for number in range(1234)]
    blocks = in_blocks(values)
    assert len(blocks) == 500
    assert sum(blocks) == sum(values)
    assert in_blocks(values[:3]) == values[:3]
    two = contest(2, 2)
    told = figures(two, drawn(two, 1200, [0, 100], Random(4)), 200)
    assert told is not None
    rating = rating_of_bot1(told)
    error = sqrt(0.64 * 0.36 / 2400) / (0.64 * 0.36)  # of the logarithm of the odds
    assert rating.high - rating.low == pytest.approx(2 * 1.96 * error * POINTS, rel=0.15)


def test_an_interval_reaches_to_what_was_found() -> None:
    assert interval(0.0, [0.1 + 0.001 * number for number in range(100)]).low == 0.0
    assert interval(1.0, [0.1 + 0.001 * number for number in range(100)]).high == 1.0
