"""A recorded game as deeds: each of one seat, all moves among them, and the same game."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tenka
from tenka.analysis.deeds import RecordedGame, recorded_game
from tenka.kernel.errors import BadInput
from tenka.kernel.move import Move
from tenka.kernel.state import State
from tenka.testing.players import at_random, play_out

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.json"))


def read(file: Path) -> dict[str, Any]:
    record = json.loads(file.read_text(encoding="utf-8"))
    assert isinstance(record, dict)
    return record


def moves_of(found: RecordedGame, seat: int) -> list[list[str | int]]:
    moves = found.opening.vocabulary.moves
    return [list(moves[move]) for deed in found.deeds if deed.seat == seat for move in deed.moves]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_deeds_are_the_game(file: Path) -> None:
    record = read(file)
    found = recorded_game(record)
    final = tenka.game(record["game"]).replay(record)
    last = found.deeds[-1]
    assert last.after.result == record["result"]
    assert last.after.position() == final.position()
    assert last.end == len(record["moves"])
    for seat in range(record["players"]):
        made = [move for mover, move, _ in record["moves"] if mover == seat]
        assert moves_of(found, seat) == made[: len(moves_of(found, seat))]
    state = found.opening
    for deed in found.deeds:
        assert deed.before is state or state is found.opening
        state = deed.after


@pytest.mark.parametrize("file", RECORDS[::8], ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_deed_ends_as_soon_as_anything_is_told(file: Path) -> None:
    found = recorded_game(read(file))
    assert len(found.deeds) < len(read(file)["moves"])
    for deed in found.deeds:
        world = deed.before.copy()
        for move in deed.moves[:-1]:
            assert world.play(deed.seat, world.vocabulary.moves[move]) == []
            assert world.pending == deed.before.pending


def planned(state: State, rng: Random, *, mixed: bool) -> State:
    """Shogun's first plans, one after the other or all at once; then the game goes on at random."""
    plans: list[list[tuple[int, Move]]] = []
    trial = state.copy()
    for seat in range(3):
        plan = []
        while seat in trial.pending:
            move = rng.choice(trial.legal(seat))
            trial.play(seat, move)
            plan.append((seat, move))
        plans.append(plan)
    if mixed:
        longest = max(map(len, plans))
        drafts = [plan[place] for place in range(longest) for plan in plans if place < len(plan) - 1]
        order = [*drafts, *(plan[-1] for plan in plans)]
    else:
        order = [step for plan in plans for step in plan]
    for seat, move in order:
        state.play(seat, move)
    return play_out(state, at_random, Random(1))


def test_who_plans_at_the_same_time_is_not_held_to_account_for_others() -> None:
    """What somebody has laid out so far counts when the plan is ready, however the steps came one after the other."""
    game = tenka.game("shogun")
    apart, mixed = (
        recorded_game(planned(game.new(3, 4, {"start": "prescribed"}), Random(2), mixed=mixed).record())
        for mixed in (False, True)
    )
    assert [(deed.seat, deed.moves, deed.events) for deed in apart.deeds] == [
        (deed.seat, deed.moves, deed.events) for deed in mixed.deeds
    ]
    assert [deed.moves[-1:] for deed in mixed.deeds[:3]] == [(game.vocabulary.id(["ready"]),)] * 3
    assert len(mixed.deeds[0].moves) > 1


def test_a_step_taken_back_leaves_no_trace() -> None:
    game = tenka.game("shitenno")
    state = game.new(2, 5)
    while state.pending[next(iter(state.pending))].kind != "split":
        state.play(*at_random(state, Random(3)))
    seat = next(iter(state.pending))
    straight = state.copy()
    state.play(seat, next(move for move in state.legal(seat) if move[0] == "add"))
    state.undo(seat)
    one, other = (recorded_game(play_out(each, at_random, Random(4)).record()) for each in (state, straight))
    assert [deed[:5] for deed in one.deeds] == [deed[:5] for deed in other.deeds]


def test_only_a_finished_game_has_deeds() -> None:
    state = tenka.game("shitenno").new(2, 5)
    state.play(*at_random(state, Random(1)))
    with pytest.raises(BadInput, match="not-over"):
        recorded_game(state.record())
    with pytest.raises(BadInput, match="not-over"):
        recorded_game(state.record(secret=True))
    finished = read(RECORDS[0])
    with pytest.raises(BadInput, match="not-over"):
        recorded_game({**finished, "moves": finished["moves"][:-1]})
    with pytest.raises(BadInput, match="record-illegal-move"):
        recorded_game({**finished, "moves": finished["moves"][1:]})
