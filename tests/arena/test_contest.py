"""Contests: the same deals for all, the same games whoever plays them, and what is refused."""

from collections import defaultdict
from typing import Any

import pytest

import tenka
from tenka.arena import Contest, ContestGame, checked_contest
from tenka.arena.contest import deal_seatings, games_a_deal, play_games, whole_deals
from tenka.arena.digest import code_digest
from tenka.kernel.errors import BadInput
from tenka.sim.match import MOST_GAMES
from tenka.sim.playing import play_game
from tenka.sim.workers import in_order


def results(games: list[ContestGame]) -> list[tuple[Any, ...]]:
    return [game.result for game in games]


@pytest.fixture(scope="module")
def pair() -> Contest:
    return checked_contest("shitenno", ["steady", "random"], 3, 7)


@pytest.fixture(scope="module")
def played(pair: Contest) -> list[ContestGame]:
    return play_games(pair, 0, 12)


def test_every_deal_is_played_by_all_line_ups_in_all_rotations(pair: Contest, played: list[ContestGame]) -> None:
    assert games_a_deal(pair) == 6
    assert [game.seats for game in played] == deal_seatings(pair, 0) + deal_seatings(pair, 1)
    assert [game.deal for game in played] == [0] * 6 + [1] * 6
    assert [game.game for game in played] == list(range(12))


def test_a_game_does_not_depend_on_those_before_it(pair: Contest, played: list[ContestGame]) -> None:
    assert results(play_games(pair, 7, 9)) == results(played[7:9])
    assert results([*in_order(lambda first, last: play_games(pair, first, last), 10, 12, 1)]) == results(played[10:])


def test_the_same_deal_is_dealt_to_all(pair: Contest, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: dict[int, set[bytes]] = defaultdict(set)

    def noting(found: Any, bots: Any, seed: bytes, options: Any) -> Any:
        seeds[number // 6].add(seed)
        return play_game(found, bots, seed, options)

    monkeypatch.setattr("tenka.arena.contest.play_game", noting)
    for number in (0, 3, 5, 6, 11):
        play_games(pair, number, number + 1)
    assert [len(each) for each in seeds.values()] == [1, 1]
    assert seeds[0] != seeds[1]


def test_bots_that_play_alike_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a seat wins, each of two equals wins there once: luck cancels out exactly."""
    monkeypatch.setattr("tenka.arena.contest.contender", lambda found, name: tenka.bots.bot(found, "random"))
    games = play_games(checked_contest("shitenno", ["steady", "random"], 3, 1), 0, 6)
    assert len({(game.wins, game.scores, game.moves) for game in games}) == 1


def test_another_seed_gives_other_games(pair: Contest, played: list[ContestGame]) -> None:
    other = checked_contest("shitenno", ["steady", "random"], 3, 8)
    assert results(play_games(other, 0, 6)) != results(played[:6])


def test_options_and_players_reach_the_game() -> None:
    asked = checked_contest("shogun", ["random"], None, 1, {"start": "prescribed"})
    assert (asked.players, asked.options["start"]) == (5, "prescribed")
    (game,) = play_games(asked, 0, 1)
    assert len(game.wins) == 5


def test_choices_and_time_are_counted(played: list[ContestGame]) -> None:
    for game in played:
        assert all(0 < choices <= game.moves for choices in game.choices)
        assert all(seconds >= 0 for seconds in game.cpu)
    assert sum(map(sum, (game.cpu for game in played))) > 0


def test_games_are_rounded_up_to_whole_deals(pair: Contest) -> None:
    assert [whole_deals(pair, games) for games in (1, 6, 7, 12)] == [1, 1, 2, 2]
    for games in (0, -1, MOST_GAMES + 1, True, 1.0):
        with pytest.raises(BadInput) as caught:
            whole_deals(pair, games)  # type: ignore[arg-type]
        assert caught.value.message == "bad-games"


def test_the_digest_is_of_what_decides() -> None:
    shitenno, shogun = (code_digest(tenka.game(id)) for id in ("shitenno", "shogun"))
    assert shitenno == code_digest(tenka.game("shitenno"))
    assert shitenno != shogun


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"game_id": "chess"}, "unknown-game"),
        ({"bots": ["steady", "clever"]}, "unknown-bot"),
        ({"bots": ["steady", "steady"]}, "bot-named-twice"),
        ({"bots": [""]}, "unknown-bot"),
        ({"players": 5}, "bad-players"),
        ({"players": 1}, "bad-players"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"tables": "round"}, "bad-tables"),
        ({"tables": "mixed"}, "mixed-needs-bots"),
        ({"seed": -1}, "bad-seed"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused(changed: dict[str, Any], message: str) -> None:
    asked: dict[str, Any] = {"game_id": "shitenno", "bots": ["steady", "random"], "players": 3, "seed": 1}
    with pytest.raises(BadInput) as caught:
        checked_contest(**(asked | changed))
    assert caught.value.message == message
