"""What goes wrong for a bot is tried again."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tenka.server.tables.pace import Pace
from tenka.server.workers import bot_runner
from tenka.server.workers.bot_runner import RETRY, BotRunner


async def test_what_fails_again_and_again_is_tried_ever_more_seldom(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As in a game of another package that breaks at some move: each try is a traceback in the log."""
    outcomes = iter([False] * 7 + [True, False])
    left, pauses = [10], list[float]()

    def work(*_: object) -> str | None:
        left[0] -= 1
        return "bot" if left[0] else None

    async def step(*_: object) -> None:
        if not next(outcomes):
            raise ValueError("the author slipped")

    async def sleep(seconds: float) -> None:
        pauses.append(seconds / RETRY)

    runner: Any = BotRunner(SimpleNamespace(), Pace())  # nobody thinks
    monkeypatch.setattr(bot_runner, "_work", work)
    monkeypatch.setattr(runner, "_step", step)
    monkeypatch.setattr(runner, "attends", lambda id: True)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    row = SimpleNamespace(id="a", game="tatsu")
    table: Any = SimpleNamespace(row=row, at_work={0}, playing=lambda: None)
    await runner._attend(table, 0)
    assert pauses == [1, 2, 4, 8, 16, 32, 32, 1]
    assert caplog.messages == ["bot-step-failed"] * 8
    assert table.at_work == set()
