"""Workers that die, hang or talk nonsense, bots that fail or cheat, and askers that go away."""

import asyncio
import logging
import os
import signal
from pathlib import Path

import pytest

import tenka
from tenka.server.workers.pool import BotFailed, Workers
from tenka.server.workers.questions import Consider
from tenka.server.workers.slot import ATTEMPTS, NoAnswer
from tests.server.workers.asking import LEGAL, LONG, SHORT, ask, processes, thinker

# Workers that are lost


async def test_a_worker_killed_while_idle_is_replaced(misbehaving: Workers) -> None:
    await ask(misbehaving, "shout")
    (process,) = processes()
    process.kill()
    assert await ask(misbehaving, "shout") == [["wait"]]
    assert misbehaving.restarts == 1
    assert processes() != [process]


async def test_a_worker_killed_while_thinking_is_replaced_and_asked_again(misbehaving: Workers, tmp_path: Path) -> None:
    view = {"once": str(tmp_path / "once"), "thinking": str(tmp_path / "pid")}
    asked = asyncio.create_task(ask(misbehaving, "hang", view))
    os.kill(await thinker(tmp_path / "pid"), signal.SIGKILL)
    assert await asked == [["wait"]]
    assert misbehaving.restarts == 1


async def test_a_worker_that_hangs_is_replaced_and_asked_again(tmp_path: Path) -> None:
    workers = Workers(1, 2.0, "misbehaving")
    await workers.start()
    assert await ask(workers, "hang", {"once": str(tmp_path / "once")}) == [["wait"]]
    assert workers.restarts >= 1
    await workers.stop()


@pytest.mark.parametrize("how", ["die", "leave", "babble", "mumble", "chatter"])
async def test_a_worker_that_breaks_off_is_replaced_and_asked_again(
    misbehaving: Workers, how: str, tmp_path: Path
) -> None:
    assert await ask(misbehaving, how, {"once": str(tmp_path / "once")}) == [["wait"]]
    assert misbehaving.restarts == 1


@pytest.mark.parametrize("how", ["hang", "die", "mumble"])
async def test_a_question_is_given_up_after_three_lost_workers(how: str) -> None:
    workers = Workers(1, SHORT if how == "hang" else LONG, "misbehaving")
    await workers.start()
    with pytest.raises(BotFailed) as caught:
        await ask(workers, how)
    assert caught.value.message == "bot-failed"
    assert caught.value.params == {"game": "shitenno", "bot": how}
    assert workers.restarts == ATTEMPTS
    await workers.stop()
    assert processes() == []


# Bots that fail


@pytest.mark.parametrize("how", ["fail", "cheat"])
async def test_a_bot_that_fails_once_is_asked_again_in_the_same_process(
    misbehaving: Workers, how: str, tmp_path: Path
) -> None:
    assert await ask(misbehaving, how, {"once": str(tmp_path / "once"), "secret": "katana"}) == [["wait"]]
    assert misbehaving.restarts == 0


async def test_an_illegal_move_is_never_handed_on(misbehaving: Workers) -> None:
    with pytest.raises(BotFailed):
        await ask(misbehaving, "cheat")
    assert misbehaving.restarts == 0


@pytest.mark.parametrize("game", ["nonsense", "shitenno"])
async def test_an_answer_of_another_kind_or_that_does_not_fit_is_none(
    misbehaving: Workers, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "tenka.bots"), pytest.raises(NoAnswer) as caught:
        await misbehaving.ask(Consider(game, 0, {}), bool)
    assert caught.value.params == {"game": game, "about": "consider"}
    assert misbehaving.restarts == 0
    told = [record.__dict__ for record in caplog.records if record.name == "tenka.bots"]
    assert [each["reason"] for each in told] == ["garbage" if game == "nonsense" else "unfit"] * ATTEMPTS


async def test_failures_are_logged_without_what_the_bot_saw(
    misbehaving: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "tenka.bots"), pytest.raises(BotFailed):
        await ask(misbehaving, "fail", {"secret": "katana"})
    told = [record.__dict__ for record in caplog.records if record.name == "tenka.bots"]
    assert [each["attempt"] for each in told] == [1, 2, 3]
    assert {(each["bot"], each["reason"]) for each in told} == {("fail", "KeyError")}
    assert told[0]["where"].startswith("misbehaving.py:")
    assert "katana" not in repr(told)


@pytest.mark.parametrize(("game", "name"), [("go", "random"), ("shitenno", "shogun")])
async def test_an_unknown_game_or_bot_is_a_failed_bot(workers: Workers, game: str, name: str) -> None:
    with pytest.raises(BotFailed):
        await workers.choose(game, name, 0, tenka.game("shitenno").new(4, 7).dump(), LEGAL)
    assert workers.restarts == 0


async def test_what_a_bot_prints_is_no_answer(misbehaving: Workers, capfd: pytest.CaptureFixture[str]) -> None:
    assert await ask(misbehaving, "shout") == [["wait"]]
    assert misbehaving.restarts == 0
    assert capfd.readouterr().err.count("shouting") == 3


# Askers that go away


async def test_a_cancelled_question_leaves_the_worker_as_it_was(misbehaving: Workers, tmp_path: Path) -> None:
    view = {"thinking": str(tmp_path / "pid"), "gate": str(tmp_path / "gate")}
    cancelled = [asyncio.create_task(ask(misbehaving, "linger", view)) for _ in range(5)]
    await thinker(tmp_path / "pid")
    assert (misbehaving.busy, misbehaving.waiting) == (1, 4)
    for task in cancelled:
        task.cancel()
    after = asyncio.create_task(misbehaving.choose("shitenno", "shout", 0, {"move": ["after"]}, [("after",)]))
    await asyncio.sleep(0)
    (tmp_path / "gate").touch()
    assert await after == [["after"]]
    assert all(task.cancelled() for task in cancelled)
    assert (misbehaving.waiting, misbehaving.restarts) == (0, 0)


async def test_nobody_is_asked_again_for_a_cancelled_question(misbehaving: Workers, tmp_path: Path) -> None:
    asked = asyncio.create_task(ask(misbehaving, "hang", {"thinking": str(tmp_path / "pid")}))
    pid = await thinker(tmp_path / "pid")
    asked.cancel()
    await asyncio.sleep(0)
    os.kill(pid, signal.SIGKILL)
    assert await ask(misbehaving, "shout")
    assert misbehaving.restarts == 1
