"""What a steady bot makes of Shitennō."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import tenka
from tenka.bots import bot
from tenka.games.shitenno.bot.steady import holding
from tenka.games.shitenno.bot.steady.holding import held
from tenka.games.shitenno.bot.steady.majority import prospect
from tenka.games.shitenno.bot.steady.worth import Outlook
from tenka.kernel.move import Move
from tenka.kernel.state import State

GAME = tenka.game("shitenno")
STEADY = bot(GAME, "steady")


def played_on(state: State, seed: int = 1) -> list[tuple[int, dict[str, Any], list[Move], Move]]:
    """Seat, view, legal moves and choice for every step of a game between steady bots."""
    rng = Random(seed)
    steps = []
    while state.pending:
        seat = next(iter(state.pending))
        view, legal = state.view(seat, events=False), state.legal(seat)
        (move,) = STEADY.choose(state, seat, rng)
        steps.append((seat, view, legal, move))
        state.play(seat, move, events=False)
    return steps


@pytest.fixture(scope="module")
def steps() -> list[tuple[int, dict[str, Any], list[Move], Move]]:
    return [step for players in (2, 3, 4) for seed in range(4) for step in played_on(GAME.new(players, seed))]


def test_a_packet_is_built_without_detours(steps: list[tuple[int, dict[str, Any], list[Move], Move]]) -> None:
    for _, _, _, move in steps:
        assert move[0] not in {"remove", "take_back", "cancel", "use"}


def test_packets_are_made_that_others_accept_and_that_they_refuse(
    steps: list[tuple[int, dict[str, Any], list[Move], Move]],
) -> None:
    answers = Counter(move[0] for *_, move in steps)
    assert answers["accept"] > 10
    assert answers["refuse"] > 10


def test_a_draw_tile_is_used_at_once(steps: list[tuple[int, dict[str, Any], list[Move], Move]]) -> None:
    with_tile = [move for _, _, legal, move in steps if ["draw"] in legal]
    assert with_tile
    assert all(move == ["draw"] for move in with_tile)


def test_the_sensei_gilds_while_it_helps(steps: list[tuple[int, dict[str, Any], list[Move], Move]]) -> None:
    choices = [move[0] for _, view, _, move in steps if view["phase"] == "gild"]
    assert choices.count("gild") > len(choices) / 2


def test_the_better_of_two_packets_is_taken(steps: list[tuple[int, dict[str, Any], list[Move], Move]]) -> None:
    for _, view, _, move in steps:
        if view["phase"] == "choice":
            sizes = [len(packet["cards"]) for packet in view["division"]["split"]]
            if 0 in sizes and max(sizes) > 3:
                assert move == ["take", "first" if sizes[0] else "second"]


def test_a_half_made_packet_of_somebody_else_is_finished() -> None:
    state = GAME.new(4, 5)
    while "packet" not in {decision.kind for decision in state.pending.values()}:
        seat = next(iter(state.pending))
        state.play(seat, state.legal(seat)[0], events=False)
    seat = next(iter(state.pending))
    for verb in ("add", "add", "add", "tile"):
        state.play(seat, [move for move in state.legal(seat) if move[0] == verb][-1], events=False)
    assert played_on(state)


def test_cards_are_counted_in_symbols_and_koku() -> None:
    assert held(["koku_3", "koku_1", "bushi", "bushi_sohei", "plus"]) == (0, 2, 1, 0, 4, 0, 1, 0)
    assert holding.without(held(["bushi", "koku_2"]), held(["koku_2"])) == held(["bushi"])


def outlook(title: str | None = None) -> tuple[Outlook, dict[str, Any]]:
    state = GAME.new(2, 1)
    view = state.view(0, events=False)
    return Outlook(view, 0, title), view


def test_pieces_that_complete_a_placement_are_worth_more_than_others() -> None:
    judged, view = outlook()
    province = view["provinces"][0]
    fitting = held(["samurai", "samurai", province["troop"]])
    useless = held(["samurai", "bushi", "sohei"]) if province["troop"] == "samurai" else held(["samurai", "bushi"])
    assert judged.worth(fitting) > judged.worth(useless)


def test_a_koku_is_worth_its_point_and_little_more() -> None:
    judged, _ = outlook()
    assert 1 <= judged.kept(held(["koku_1"])) < 1.5


def test_a_higher_title_makes_placements_worth_more() -> None:
    koku = held(["koku_3"])
    assert outlook("daimyo")[0].worth(koku) > outlook("shomyo")[0].worth(koku) > outlook("sensei")[0].worth(koku)


def test_s25_who_leads_is_likelier_to_have_the_majority() -> None:
    assert prospect((1, 2, 1, 0), 0, 2, 1.0) > prospect((1, 2, 1, 0), 1, 2, 1.0)
    assert prospect((1, 2, 0, 0), 0, 2, 0.0) > 0.5  # a tie goes to the leftmost
    assert prospect((1, -2, 0, 0), 1, 2, 0.0) > 0.5  # gold counts two
    assert sum(prospect((1, 2, 3, 0), seat, 3, 2.0) for seat in range(3)) == pytest.approx(1)
