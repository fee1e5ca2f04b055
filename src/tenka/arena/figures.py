"""A contest in figures: ratings, shares and seats with their intervals, lengths, scores and thinking times."""

from collections.abc import Sequence
from itertools import combinations
from math import log
from statistics import quantiles
from typing import NamedTuple

from tenka.arena.bootstrap import IMAGINED, REPEATS, Interval, Weighing, in_blocks, interval, weighings
from tenka.arena.contest import Contest, ContestGame, games_a_deal
from tenka.arena.luce import ELO, Wins, fitted, head_to_head
from tenka.arena.tally import ContestTable, between, seat_wins, tables, whole

POINTS = ELO / log(10)  # for a factor of e in strength


class LadderRow(NamedTuple):
    """A bot on the ladder."""

    bot: str
    rating: Interval  # points above the first bot named
    games: int
    scores: tuple[float, ...]  # 5 %, 25 %, median, 75 %, 95 %
    thought: float | None  # seconds of processor time for a choice; None if it had none


class Challenge(NamedTuple):
    """How one bot fared among others of one name."""

    one: str
    others: str
    games: int
    wins: Interval


class BotPair(NamedTuple):
    """Two bots at their own tables."""

    one: str
    other: str
    games: int
    share: Interval


class ContestFigures(NamedTuple):
    """A contest in figures; only whole deals count."""

    deals: int
    games: int
    ladder: list[LadderRow]  # best first
    challenges: list[Challenge]
    pairs: list[BotPair]
    seats: list[Interval]
    moves: list[int]
    rounds: list[int]


class Repeat(NamedTuple):
    """The figures under one weighing of the deals."""

    ratings: list[float]
    challenges: list[float]
    pairs: list[float]
    seats: list[float]


def figures(contest: Contest, played: Sequence[ContestGame], repeats: int = REPEATS) -> ContestFigures | None:
    """The figures of all deals that were played whole; None if there are none."""
    games = whole(contest, played)
    if not games:
        return None
    count = _Count(contest, games)
    found, again = count.found(), [count.repeat(each) for each in weighings(count.deals, repeats)]
    ratings = _intervals(found.ratings, [each.ratings for each in again])
    challenges = _intervals(found.challenges, [each.challenges for each in again])
    shares = _intervals(found.pairs, [each.pairs for each in again])
    ladder = [_standing(contest, games, bot, rating) for bot, rating in enumerate(ratings)]
    return ContestFigures(
        count.deals,
        len(games),
        sorted(ladder, key=lambda each: -each.rating.value),
        [count.challenge(*each) for each in zip(count.challenged, challenges, strict=True)],
        [count.pair(*each) for each in zip(count.paired, shares, strict=True)],
        _intervals(found.seats, [each.seats for each in again]),
        [game.moves for game in games],
        [game.rounds for game in games if game.rounds is not None],
    )


def _intervals(found: Sequence[float], repeats: Sequence[Sequence[float]]) -> list[Interval]:
    return [interval(value, [each[place] for each in repeats]) for place, value in enumerate(found)]


def _standing(contest: Contest, games: Sequence[ContestGame], bot: int, rating: Interval) -> LadderRow:
    sat = [(game, seat) for game in games for seat, who in enumerate(game.seats) if who == bot]
    scores = [float(game.scores[seat]) for game, seat in sat]
    cuts = quantiles(scores, n=20, method="inclusive") if len(scores) > 1 else scores * 19
    choices = sum(game.choices[seat] for game, seat in sat)
    thought = sum(game.cpu[seat] for game, seat in sat) / choices if choices else None
    sat_in = len({game.game for game, _ in sat})
    return LadderRow(contest.bots[bot], rating, sat_in, (cuts[0], cuts[4], cuts[9], cuts[14], cuts[18]), thought)


class _Count:
    """What was won at the tables, ready to be weighed."""

    def __init__(self, contest: Contest, games: Sequence[ContestGame]) -> None:
        self._contest = contest
        self.deals = len(games) // games_a_deal(contest)
        self._tables = tables(contest, games)
        self._blocks = [{bot: in_blocks(won) for bot, won in table.won.items()} for table in self._tables]
        self._seats = [in_blocks(won) for won in seat_wins(contest, games)]
        bots = range(len(contest.bots))
        self.paired = [pair for pair in combinations(bots, 2) if between(*pair, self._tables)]
        self.challenged = [
            place
            for place, table in enumerate(self._tables)
            if len(table.seats) == 2 and table.seats[table.lineup[0]] == 1
        ]
        self._start: list[float] | None = None

    def found(self) -> Repeat:
        """The figures as they are; ratings with the imagined games, without which they might be infinite."""
        counted = [table.counted() for table in self._tables]
        self._start = self._logs([self._with_imagined(table) for table in self._tables])
        return Repeat(
            [each * POINTS for each in self._start],
            self._shares(counted),
            self._pairs(counted),
            _parts([sum(won) for won in self._seats]),
        )

    def repeat(self, weighing: Weighing) -> Repeat:
        """The figures under a weighing."""
        weighed = [self._weighed(*each, weighing) for each in zip(self._tables, self._blocks, strict=True)]
        seats = [weighing.of(won) + weighing.imagined(1 / self._contest.players) for won in self._seats]
        return Repeat(
            [each * POINTS for each in self._logs(weighed)],
            self._shares(weighed),
            self._pairs(weighed),
            _parts(seats),
        )

    def challenge(self, place: int, wins: Interval) -> Challenge:
        """A challenge in words."""
        table = self._tables[place]
        one, others = (self._contest.bots[bot] for bot in table.lineup[:2])
        return Challenge(one, others, table.games * self.deals, wins)

    def pair(self, pair: tuple[int, int], share: Interval) -> BotPair:
        """A pair in words, the stronger first."""
        games = sum(table.games for table in between(*pair, self._tables)) * self.deals
        one, other = (self._contest.bots[bot] for bot in pair)
        if round(share.value, 6) >= 0.5:
            return BotPair(one, other, games, share)
        return BotPair(other, one, games, Interval(1 - share.value, 1 - share.high, 1 - share.low))

    def _with_imagined(self, table: ContestTable) -> Wins:
        seats, wins = table.counted()
        whole = len(table.lineup)
        return Wins(seats, {bot: won + IMAGINED * seats[bot] / whole for bot, won in wins.items()})

    def _weighed(self, table: ContestTable, blocks: dict[int, list[float]], weighing: Weighing) -> Wins:
        whole = len(table.lineup)
        wins = {bot: weighing.of(won) + weighing.imagined(table.seats[bot] / whole) for bot, won in blocks.items()}
        return Wins(table.seats, wins)

    def _logs(self, counted: Sequence[Wins]) -> list[float]:
        return fitted(counted, len(self._contest.bots), self._start)

    def _shares(self, counted: Sequence[Wins]) -> list[float]:
        found = []
        for place in self.challenged:
            wins = counted[place].wins
            found.append(wins[self._tables[place].lineup[0]] / sum(wins.values()))
        return found

    def _pairs(self, counted: Sequence[Wins]) -> list[float]:
        return [
            head_to_head(one, [each for each in counted if set(each.seats) == {one, other}])
            for one, other in self.paired
        ]


def _parts(values: Sequence[float]) -> list[float]:
    whole = sum(values)
    return [value / whole for value in values]
