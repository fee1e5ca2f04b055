"""Runs: they go on where results end, stop when a test has its answer, and keep what there is after Ctrl-C."""

from collections.abc import Generator
from random import Random
from typing import Any

import pytest

from tenka.arena import Backend, Contest, ContestGame, Hypotheses, Results, checked_question, run
from tenka.kernel.errors import BadInput
from tests.arena.simulated import contest, drawn

FOUR = contest(4, 2)
GAMES = drawn(FOUR, 200, [0, 0, 200, 0], Random(6))
EACH = 12
ASKED = checked_question(2, 0, 0, 150, 0.05, 0.05)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games that were played."""
    numbers: list[int] = []

    def play(first: int, last: int, wanted: tuple[Contest, int, int]) -> Generator[ContestGame, None, None]:
        for number in range(first, last):
            numbers.append(number)
            yield GAMES[number]

    monkeypatch.setattr(
        "tenka.arena.running._played", lambda contest, first, last, place: play(first, last, (contest, first, last))
    )
    return numbers


def go(results: Results, games: int, question: Hypotheses | None = None) -> Any:
    return run(results, games, question, Backend(1), lambda: None)


def test_a_run_plays_what_is_missing(played: list[int]) -> None:
    results = Results(FOUR, games=GAMES[:17])
    done = go(results, 25)
    assert played == list(range(17, 36))
    assert done.games == results.games == GAMES[:36]
    assert done.finished


def test_fewer_games_than_there_are_look_at_the_beginning(played: list[int]) -> None:
    done = go(Results(FOUR, games=GAMES[:50]), 24)
    assert played == []
    assert done.games == GAMES[:24]
    assert done.finished


def test_a_test_stops_the_run_at_a_whole_deal(played: list[int]) -> None:
    done = go(Results(FOUR), 2400, ASKED)
    assert done.test.answer == "elo1"
    assert done.finished
    assert len(done.games) == done.test.deals * EACH == len(played) < 2400


def test_a_test_stops_where_it_would_have_in_one_go(played: list[int]) -> None:
    whole = go(Results(FOUR), 2400, ASKED)
    later = go(Results(FOUR, games=GAMES[:50]), 2400, ASKED)
    longer = go(Results(FOUR, games=GAMES[:2000]), 2400, ASKED)
    assert whole.games == later.games == longer.games
    assert whole.test.ratio == later.test.ratio == longer.test.ratio


def test_a_test_hears_of_the_two_alone(played: list[int]) -> None:
    """The score of a deal: what bot 2 won of the two games with bot 0."""
    done = go(Results(FOUR), EACH, ASKED)
    between = [game for game in GAMES[:EACH] if set(game.seats) == {0, 2}]
    won = sum(game.wins[game.seats.index(2)] for game in between)
    assert len(between) == 2
    assert done.test._seen == {won / 2: 1}


def test_a_test_between_bots_without_tables_of_their_own_is_refused(played: list[int]) -> None:
    with pytest.raises(BadInput) as caught:
        go(Results(contest(3, 3, "mixed")), 3, ASKED._replace(one=0, other=1))
    assert caught.value.message == "sprt-not-met"


def test_ctrl_c_keeps_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*asked: Any) -> Generator[ContestGame, None, None]:
        yield from GAMES[:14]
        raise KeyboardInterrupt

    monkeypatch.setattr("tenka.arena.running._played", interrupted)
    results = Results(FOUR)
    done = go(results, 24)
    assert done.games == results.games == GAMES[:14]
    assert not done.finished
