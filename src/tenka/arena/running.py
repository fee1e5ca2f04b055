"""A run: games are played and noted until there are enough, or until a test has its answer."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from typing import NamedTuple

from tenka.arena.contest import Contest, ContestGame, games_a_deal, play_games, play_games_if_same, whole_deals
from tenka.arena.results import Results
from tenka.arena.sprt import Hypotheses, Sprt
from tenka.arena.tally import between, tables
from tenka.kernel.errors import BadInput
from tenka.sim.cluster import on_ray
from tenka.sim.workers import in_order, usual_jobs


class Backend(NamedTuple):
    """Where games are played: in a number of processes here, or on a cluster."""

    jobs: int | None = None
    ray: str | None = None


class Run(NamedTuple):
    """What a run came to."""

    games: list[ContestGame]
    wanted: int
    test: Sprt | None

    @property
    def finished(self) -> bool:
        """Whether nothing is left to play."""
        return len(self.games) == self.wanted or (self.test is not None and self.test.answer != "open")


def run(results: Results, games: int, question: Hypotheses | None, place: Backend, advance: Callable[[], None]) -> Run:
    """Play on where the results end; after Ctrl-C, what there is."""
    contest = results.contest
    wanted = whole_deals(contest, games) * games_a_deal(contest)
    test = _Testing(contest, question) if question else None
    noted: list[ContestGame] = []

    def note(game: ContestGame) -> bool:
        noted.append(game)
        advance()
        return test is not None and test.hears(noted)

    done = any(note(game) for game in results.games[:wanted])
    if not done and len(noted) < wanted:
        try:
            with closing(_played(contest, len(noted), wanted, place)) as played:
                for game in played:
                    results.append(game)
                    if note(game):
                        break
        except KeyboardInterrupt:
            pass
    return Run(noted, wanted, test.sprt if test else None)


def _played(contest: Contest, first: int, last: int, place: Backend) -> Generator[ContestGame, None, None]:
    if place.ray is not None:
        return on_ray(partial(play_games_if_same, contest), first, last, place.ray, place.jobs)
    return in_order(partial(play_games, contest), first, last, place.jobs or usual_jobs(), at_once=1)


class _Testing:
    """A test that is told the score of each deal once it is complete."""

    def __init__(self, contest: Contest, question: Hypotheses) -> None:
        self._contest = contest
        self._each_deal = games_a_deal(contest)
        pair = between(question.one, question.other, tables(contest, []))
        if not pair:
            raise BadInput("sprt-not-met")
        seats = [(table.seats[question.one], table.seats[question.other]) for table in pair for _ in range(table.games)]
        self.sprt = Sprt(question, seats)

    def hears(self, noted: Sequence[ContestGame]) -> bool:
        """Whether the game noted last brings the answer."""
        if len(noted) % self._each_deal:
            return False
        asked = self.sprt.question
        pair = between(asked.one, asked.other, tables(self._contest, noted[-self._each_deal :]))
        self.sprt.add(sum(table.won[asked.one][0] for table in pair) / sum(table.games for table in pair))
        return self.sprt.answer != "open"
