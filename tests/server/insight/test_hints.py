"""Hints: who may have one, that it is worth playing, and that asking for it changes nothing."""

import asyncio
from typing import Any

import pytest

from tenka.server.tables.table import Table
from tenka.server.workers.pool import WorkersStopped
from tenka.server.workers.questions import Consider, WorkerQuestion
from tenka.server.workers.slot import NoAnswer
from tests.server.orders.standing import beginning, field_battle
from tests.server.running import Running
from tests.server.stewards.away import LONG, at_tables, first_legal, pending, play_until, until
from tests.server.wire.guests import guests, play_on, refused, seated, started
from tests.server.wire.line import line
from tests.server.wire.scene import everything

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Asking:
    """How often the workers are asked, and what they find if not what they would."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.questions: list[WorkerQuestion] = []
        self.failure: Exception | None = None
        self._ask = server.services.workers.ask
        monkeypatch.setattr(server.services.workers, "ask", self)

    async def __call__(self, question: WorkerQuestion, *more: Any, **named: Any) -> Any:
        self.questions.append(question)
        if self.failure is not None:
            raise self.failure
        return await self._ask(question, *more, **named)


def asked(table: Table) -> int:
    """Somebody who is asked."""
    return min(pending(table))


async def test_a_hint_is_three_plans_at_most_each_of_which_can_be_played(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", hints=True) as (people, table):
        await play_on(server, table.row.id, 4)
        seat = asked(table)
        found = await people[seat].hint(table.row.id)
        assert found.decision == table.playing().now.decisions[seat]
        assert found.version == table.playing().version(seat)
        assert 1 <= len(found.choices) <= 3
        for choice in found.choices:
            assert 0 <= choice.share <= 1
            state = table.playing().state.copy()
            for move in choice.moves:
                state.play(seat, move)
        await people[seat].move(table.row.id, *found.choices[0].moves, decision=found.decision)


@pytest.mark.parametrize("game", ["shitenno", "shogun"])
async def test_asking_changes_nothing_and_nobody_hears_of_it(server: Running, game: str) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", game=game, hints=True) as (people, table):
        await play_on(server, table.row.id, 3)
        seat = asked(table)
        other = people[(seat + 1) % 3]
        before = await everything(server.services)
        async with line(server.url, table.row.id, other.cookie) as heard:
            await heard.fence()
            await people[seat].hint(table.row.id)
            assert await heard.fence() == []
        assert await everything(server.services) == before


async def test_a_hint_is_kept_as_long_as_nothing_happens(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_tables(server, "Anna", "Bruno", hints=True) as (people, table):
        asking = Asking(server, monkeypatch)
        seat = asked(table)
        both = await asyncio.gather(*(people[seat].hint(table.row.id) for _ in range(2)))
        assert both[0] == both[1] == await people[seat].hint(table.row.id)
        assert len(asking.questions) == 1
        await people[seat].move(table.row.id, *both[0].choices[0].moves)
        await play_until(table, people, lambda: seat in pending(table))
        again = await people[seat].hint(table.row.id)
        assert again.decision != both[0].decision
        assert len(asking.questions) == 2


async def test_a_hint_is_looked_for_anew_when_something_happens_that_leaves_its_decision_as_it_was(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tenjo: others trade with each other in one's own turn (T29)."""
    with beginning(monkeypatch, field_battle()):
        async with at_tables(server, "Anna", "Bruno", "Carla", game="tenjo", hints=True) as (people, table):
            asking = Asking(server, monkeypatch)
            first = await people[0].hint(table.row.id)
            await people[1].move(table.row.id, ["offer", 2], ["give", "fire"], ["propose", "private"])
            assert await people[0].hint(table.row.id) == first
            await people[2].move(table.row.id, ["accept", 1])
            assert await people[0].hint(table.row.id) == first  # nobody told Anna
            await people[1].move(table.row.id, ["offer", 2], ["give", "void"], ["propose", "open"])
            again = await people[0].hint(table.row.id)
            assert len(asking.questions) == 2
            assert (again.decision, again.version) == (first.decision, first.version + 1)


async def test_a_hint_that_nobody_waits_for_any_more_is_looked_for_no_longer(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Because one has moved, or because one has hung up: others wait for the workers too."""
    async with at_tables(server, "Anna", "Bruno", hints=True) as (people, table):
        given_up = asyncio.Event()
        asking = Asking(server, monkeypatch)

        async def think(*_: Any, **__: Any) -> Any:
            asking.questions.append(_[0])
            try:
                await asyncio.sleep(LONG)
            except asyncio.CancelledError:
                given_up.set()
                raise

        monkeypatch.setattr(server.services.workers, "ask", think)
        seat = asked(table)
        waiting = asyncio.create_task(people[seat].hint(table.row.id))
        await until(lambda: asking.questions)
        await people[seat].move(table.row.id, first_legal(table, seat))
        with refused(409, "stale"):
            await waiting
        await given_up.wait()
        given_up.clear()
        await play_until(table, people, lambda: seat in pending(table))
        for _ in range(2):  # the second finds no more of the first than a person would
            asking.questions.clear()
            waiting = asyncio.create_task(people[seat].hint(table.row.id))
            await until(lambda: asking.questions)
            waiting.cancel()
            await asyncio.wait_for(given_up.wait(), LONG)
            given_up.clear()


async def test_forty_hints_of_one_person_leave_one_after_the_other(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = 0

    async def think(question: WorkerQuestion, *_: Any) -> Any:
        nonlocal thinking
        thinking += 1
        assert thinking == 1
        await asyncio.sleep(0.01)
        thinking -= 1
        raise NoAnswer(question)

    monkeypatch.setattr(server.services.workers, "ask", think)
    async with guests(server, "Anna") as (anna,):
        ids = [await started([anna], {"bot": "random"}, hints=True) for _ in range(6)]
        tables = [await server.services.registry.table(id) for id in ids]
        await until(lambda: all(0 in pending(table) for table in tables))
        told = await asyncio.gather(*(anna.hint(id) for id in ids), return_exceptions=True)
        assert [getattr(each, "message", None) for each in told] == ["no-answer"] * 6


@pytest.mark.parametrize(
    ("failure", "told"), [(NoAnswer(Consider("shitenno", 0, {})), "no-answer"), (WorkersStopped(), "workers-stopped")]
)
async def test_a_hint_that_was_not_found_is_looked_for_again(
    server: Running, monkeypatch: pytest.MonkeyPatch, failure: Exception, told: str
) -> None:
    async with at_tables(server, "Anna", "Bruno", hints=True) as (people, table):
        asking = Asking(server, monkeypatch)
        asking.failure = failure
        with refused(503, told):
            await people[asked(table)].hint(table.row.id)
        asking.failure = None
        assert (await people[asked(table)].hint(table.row.id)).choices


async def test_who_may_not_have_one(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", hints=True) as (people, table), guests(server, "Carla") as (carla,):
        id, seat = table.row.id, asked(table)
        with refused(403, "not-seated"):
            await carla.hint(id)
        with refused(409, "not-your-turn"):
            await people[1 - seat].hint(id)
        await people[seat].call_steward(id)
        with refused(409, "steward-plays"):
            await people[seat].hint(id)
        await people[seat].come_back(id)
        await play_on(server, id)
        with refused(409, "game-over"):
            await people[seat].hint(id)


async def test_where_there_are_none(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await seated(people)
        table = await server.services.registry.table(id)
        with refused(409, "not-started"):
            await people[0].hint(id)
        await people[0].start(id)
        assert not (await people[0].look(id)).table.hints
        with refused(403, "no-hints"):
            await people[asked(table)].hint(id)


async def test_a_table_keeps_its_hints_in_a_rematch(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", hints=True) as (people, table):
        await play_on(server, table.row.id)
        again = await people[0].rematch(table.row.id)
        assert again.hints
        await people[1].rematch(table.row.id)
        await people[0].start(again.id)
        following = await server.services.registry.table(again.id)
        assert (await people[asked(following)].hint(again.id)).choices


async def test_a_game_says_whether_there_can_be_any(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        for game in await anna.games():
            assert game.hints == ("strong" in game.bots)
            if not game.hints:
                with refused(400, "no-search"):
                    await anna.create(game.id, ["me", "open", "open"], hints=True)
            else:
                assert (await anna.create(game.id, ["me", "open", "open"], hints=True)).hints
