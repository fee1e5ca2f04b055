"""Bots in worker processes: whole games, in order, and nothing else stands still meanwhile."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

import tenka
from tenka.bots import bot
from tenka.server.workers.pool import BotFailed, Workers
from tenka.server.workers.questions import Consider, Decide
from tenka.testing.players import at_random
from tests.server.workers.asking import LONG, ask, ask_about, thinker


@pytest.mark.parametrize("name", ["random", "beginner", "steady"])
async def test_whole_games_are_played_through_workers(workers: Workers, name: str) -> None:
    state = tenka.game("shitenno").new(4, 7)
    while state.pending:
        seat = next(iter(state.pending))
        for move in await ask_about(workers, name, state, seat):
            assert type(move) is list
            state.play(seat, move)
    assert state.result
    assert workers.restarts == 0


@pytest.mark.parametrize("name", ["random", "beginner", "steady"])
def test_a_bot_chooses_as_it_would_without_the_pipe(name: str) -> None:
    state = tenka.game("shitenno").new(4, 5)
    player = bot(tenka.game("shitenno"), name)
    number = 0
    while state.pending:
        number += 1
        seat = next(iter(state.pending))
        sent = msgspec.msgpack.encode(Decide("shitenno", name, seat, state.dump()))
        moves = msgspec.msgpack.decode(sent, type=Decide).answer(Random(number))
        assert moves == [list(move) for move in player.choose(state, seat, Random(number))]
        for move in moves:
            state.play(seat, move)


async def test_a_master_stops_when_its_time_is_over(workers: Workers) -> None:
    """Compiled or not: its thousands of iterations may take long where nothing is compiled."""
    state = tenka.game("shitenno").new(4, 5)
    rng = Random(5)
    while state.view(None, events=False)["phase"] != "packet":
        state.play(*at_random(state, rng))
    (seat,) = state.pending
    for move in await ask_about(workers, "master", state, seat):
        state.play(seat, move)
    assert state.view(None, events=False)["phase"] == "answer"


async def test_luck_is_new_each_time(workers: Workers) -> None:
    state = tenka.game("shitenno").new(4, 7)
    decisions = [await ask_about(workers, "random", state, 0) for _ in range(20)]
    assert len({tuple(moves[0]) for moves in decisions}) > 1


async def test_many_questions_wait_for_a_free_worker(workers: Workers) -> None:
    state = tenka.game("shitenno").new(4, 7)
    asked = [asyncio.create_task(ask_about(workers, "random", state, 0)) for _ in range(200)]
    await asyncio.sleep(0)
    assert workers.waiting >= 198
    assert all(moves[0] in state.legal(0) for moves in await asyncio.gather(*asked))
    assert (workers.busy, workers.waiting, workers.restarts) == (0, 0, 0)


async def test_questions_are_answered_in_order(misbehaving: Workers) -> None:
    answered: list[int] = []

    async def ask_and_note(number: int) -> None:
        await ask(misbehaving, "shout")
        answered.append(number)

    await asyncio.gather(*(ask_and_note(number) for number in range(10)))
    assert answered == list(range(10))


async def test_it_is_told_how_long_each_kind_took() -> None:
    told: list[tuple[str, float]] = []
    pool = Workers(1, LONG, "misbehaving", lambda *each: told.append(each))
    await pool.start()
    await ask(pool, "shout")
    await pool.ask(Consider("shitenno", 0, {}))
    with pytest.raises(BotFailed):
        await ask(pool, "fail", {"secret": "katana"})
    await pool.stop()
    assert [kind for kind, _ in told] == ["decide", "consider", "decide"]
    assert all(0 < seconds < LONG for _, seconds in told)


async def test_the_loop_goes_on_while_a_bot_thinks(misbehaving: Workers, tmp_path: Path) -> None:
    asked = asyncio.create_task(ask(misbehaving, "hang", {"thinking": str(tmp_path / "pid")}))
    await thinker(tmp_path / "pid")
    for _ in range(10):
        await asyncio.sleep(0)
    assert not asked.done()
    assert misbehaving.busy == 1
    asked.cancel()


async def test_a_question_that_cannot_be_written_down_is_the_askers_fault(workers: Workers) -> None:
    with pytest.raises(TypeError):
        await ask(workers, "random", {"what": object()})
    assert await ask_about(workers, "random", tenka.game("shitenno").new(4, 7), 0)
