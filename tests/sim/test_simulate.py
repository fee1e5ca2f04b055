"""Matches: seats rotated, the same whatever the number of processes, workers that die, strength."""

import os
from collections import Counter
from typing import Any

import pytest

import tenka
from tenka.kernel.errors import TenkaError
from tenka.sim import GameOutcome, Match, checked_match, figures, match, simulate
from tenka.sim.match import MOST_GAMES, seating
from tenka.sim.workers import MOST_JOBS, Pool, usual_jobs

BOTS = ("steady", "random", "random", "random")


def test_everybody_sits_in_each_seat_equally_often() -> None:
    planned = checked_match("shitenno", BOTS, 8, 1)
    sat = Counter((seat, bot) for number in range(8) for seat, bot in enumerate(seating(planned, number)))
    assert set(sat.values()) == {2}
    assert len(sat) == 16


def test_outcomes_are_the_same_with_one_process_and_with_two() -> None:
    planned = checked_match("shitenno", BOTS, 20, 7)
    alone = list(simulate(planned, 1))
    assert list(simulate(planned, 2)) == alone
    assert len({outcome.scores for outcome in alone}) > 15


def test_a_game_does_not_depend_on_those_before_it() -> None:
    planned = checked_match("shitenno", BOTS[:2], 6, 7)
    assert match.play_games(planned, 4, 6) == list(simulate(planned))[4:]


def test_another_seed_gives_other_games() -> None:
    one, other = (list(simulate(checked_match("shitenno", BOTS[:2], 3, seed))) for seed in (1, 2))
    assert one != other


def test_a_result_is_read_as_it_is() -> None:
    outcome = next(simulate(checked_match("shitenno", BOTS[:3], 1, 3)))
    assert sum(outcome.wins) == 1
    assert outcome.scores[outcome.wins.index(1)] == max(outcome.scores)
    assert outcome.rounds is not None
    assert 5 <= outcome.rounds <= 8
    assert outcome.moves > 50


def test_steady_wins_at_least_70_percent_of_400_games_against_three_random_bots() -> None:
    planned = checked_match("shitenno", BOTS, 400, 2024)
    found = figures(planned.bots, list(simulate(planned, usual_jobs())))
    assert found is not None
    assert found.games == 400
    assert found.bots[0].share >= 0.7


@pytest.mark.parametrize("players", [2, 3])
def test_steady_is_sensible_with_fewer_players(players: int) -> None:
    planned = checked_match("shitenno", BOTS[:players], 60, 5)
    found = figures(planned.bots, list(simulate(planned, usual_jobs())))
    assert found is not None
    assert found.bots[0].share >= 0.8


def test_a_worker_that_dies_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    class Fatal(Pool):
        def submit(self, call: Any, /, *args: Any, **named: Any) -> Any:
            return super().submit(os._exit, 1)

    monkeypatch.setattr("tenka.sim.workers.Pool", Fatal)
    with pytest.raises(TenkaError) as caught:
        list(simulate(checked_match("shitenno", BOTS, 20, 1), 2))
    assert caught.value.message == "worker-died"


def test_an_interrupt_leaves_what_was_played() -> None:
    planned = checked_match("shitenno", BOTS, MOST_GAMES, 1)
    games = simulate(planned, 2)
    some: list[GameOutcome] = [next(games) for _ in range(3)]
    with pytest.raises(KeyboardInterrupt):
        games.throw(KeyboardInterrupt())
    assert some == list(simulate(planned._replace(games=3)))


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"game_id": "chess"}, "unknown-game"),
        ({"bots": ("steady", "clever")}, "unknown-bot"),
        ({"bots": ("steady",)}, "bad-bots"),
        ({"bots": ("random",) * 5}, "bad-bots"),
        ({"bots": ()}, "bad-bots"),
        ({"games": 0}, "bad-games"),
        ({"games": -1}, "bad-games"),
        ({"games": MOST_GAMES + 1}, "bad-games"),
        pytest.param({"games": 10**5000}, "bad-games", id="huge"),
        ({"games": True}, "bad-games"),
        ({"games": 1.0}, "bad-games"),
        ({"seed": -1}, "bad-seed"),
        ({"seed": 1 << 256}, "bad-seed"),
        ({"seed": b"short"}, "bad-seed"),
        ({"seed": None}, "bad-seed"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(changed: dict[str, Any], message: str) -> None:
    asked: dict[str, Any] = {"game_id": "shitenno", "bots": BOTS, "games": 1, "seed": 1}
    with pytest.raises(tenka.BadInput) as caught:
        checked_match(**(asked | changed))
    assert caught.value.message == message


@pytest.mark.parametrize("jobs", [0, -1, MOST_JOBS + 1, pytest.param(10**5000, id="huge"), 1.0, True, None])
def test_a_number_of_processes_that_cannot_be_is_refused(jobs: Any) -> None:
    with pytest.raises(tenka.BadInput) as caught:
        simulate(Match("shitenno", BOTS, 1, bytes(32)), jobs)
    assert caught.value.message == "bad-jobs"
