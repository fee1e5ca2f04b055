"""The analysis of a finished game: when, for whom, and that it is made once."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from random import Random
from threading import get_ident
from typing import Any

import pytest
from sqlalchemy import Connection, delete, func, select

import tenka
from tenka import analysis
from tenka.client import Client
from tenka.server.workers import analyses
from tenka.server.workers.analysis_work import Work
from tenka.server.workers.questions import Count, Weigh, WorkerQuestion
from tenka.server.workers.slot import NoAnswer
from tenka.server.workers.turns import Asker, Ticket
from tenka.store.queries.tables import analyses as analyses_kept
from tenka.store.schema import analysis as stored
from tenka.wire.insight import AnalysisReport
from tests.server.running import Running, running
from tests.server.stewards.away import LONG, at_tables, until
from tests.server.wire.guests import guests, play_on, refused, started
from tests.server.wire.line import line

NOT_YET = AnalysisReport("none", 0.0, idle=True)

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Scales:
    """Answers in this process, by a few playouts, and only when it may."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[WorkerQuestion] = []
        self.open = asyncio.Event()
        self.open.set()
        self.failing = False
        monkeypatch.setattr("tenka.analysis.weighing.LEAST", 2)
        monkeypatch.setattr("tenka.analysis.weighing.MOST", 2)
        for name in ("FEWEST", "MOST", "EACH", "MEASURED"):
            monkeypatch.setattr(f"tenka.analysis.judging.{name}", 2)
        monkeypatch.setattr(server.services.workers, "ask", self)

    async def __call__(self, question: WorkerQuestion, fits: Any = lambda _: True, asker: Any = None) -> Any:
        self.asked.append(question)
        await self.open.wait()
        if self.failing:
            raise NoAnswer(question)
        found = await asyncio.to_thread(question.answer, Random(0))
        assert fits(found)
        return found

    @property
    def weighed(self) -> list[int]:
        """The points that were weighed, in order."""
        return [n for each in self.asked if isinstance(each, Weigh) for n in range(each.first, each.last)]


@pytest.fixture
def scales(server: Running, monkeypatch: pytest.MonkeyPatch) -> Scales:
    return Scales(server, monkeypatch)


async def finished(client: Client, id: str) -> AnalysisReport:
    """The analysis when nobody works on it any more."""
    async with asyncio.timeout(2 * LONG):
        while (found := await client.analysis(id)).status == "working":
            await asyncio.sleep(0.02)
    return found


async def rows(server: Running) -> int:
    def count(connection: Connection) -> int:
        return connection.execute(select(func.count()).select_from(stored)).scalar_one()

    return await server.services.database.read(count)


async def test_it_is_made_when_somebody_asks_and_kept(server: Running, scales: Scales) -> None:
    async with at_tables(server, "Anna", "Bruno") as (people, table), guests(server, "Carla") as (carla,):
        id = table.row.id
        await play_on(server, id)
        assert await carla.analysis(id) == NOT_YET
        assert (await carla.analyse(id)).status == "working"
        found = await finished(people[0], id)
        assert (found.status, found.done) == ("done", 1.0)
        assert found.analysis is not None
        game = table.playing().state.setup.game
        assert found.analysis.kinds == analysis.kinds_of(game)
        assert found.analysis.moments == list(analysis.moments_of(game))
        points = found.analysis.points
        assert len(points) == analysis.count(table.playing().state.record()) == len(scales.weighed)
        assert scales.weighed == list(range(len(points)))
        for before, point in pairwise(points):
            for seat in range(2):
                led = before.chances[seat] + point.play[seat] + point.luck[seat]
                assert point.chances[seat] == pytest.approx(led, abs=1e-4)
        winner = (await people[0].look(id)).sight.view["result"]["ranking"][0]  # type: ignore[union-attr]
        assert points[-1].chances[winner] > 0
        asked = len(scales.asked)
        assert await people[1].analyse(id) == await finished(people[1], id)
        assert len(scales.asked) == asked


async def test_points_are_placed_by_what_their_reader_was_told(server: Running, scales: Scales) -> None:
    async with at_tables(server, "Anna", "Bruno") as (people, table), Client(server.url) as nobody:
        id = table.row.id
        await play_on(server, id)
        await nobody.analyse(id)
        for client, seat in ((people[0], 0), (people[1], 1), (nobody, None)):
            found = (await finished(client, id)).analysis
            assert found is not None
            told = [point.told for point in found.points]
            assert told == sorted(told)
            state = table.playing().state
            assert told[0] == sum(event.told_to(seat) for event in state.start)
            assert told[-1] == len(state.view(seat)["events"])


async def test_nothing_of_it_is_told_before_the_end(server: Running, scales: Scales) -> None:
    async with at_tables(server, "Anna", "Bruno") as (people, table):
        id = table.row.id
        for _ in range(3):
            with refused(409, "not-over"):
                await people[0].analyse(id)
            assert await people[0].analysis(id) == AnalysisReport("none", 0.0)
            await play_on(server, id, 3)
        assert not scales.asked
    async with guests(server, "Anna") as (anna,):
        made = await anna.create("shitenno", ["me", "open"])
        with refused(409, "not-started"):
            await anna.analyse(made.id)
        assert await anna.analysis(made.id) == AnalysisReport("none", 0.0)


async def test_all_who_ask_share_one_and_hear_how_far_it_is(server: Running, scales: Scales) -> None:
    async with at_tables(server, "Anna", "Bruno") as (people, table):
        id = table.row.id
        await play_on(server, id)
        before = await rows(server)
        scales.open.clear()
        async with line(server.url, id, people[1].cookie) as heard:
            await heard.fence()
            for client in (*people, *people):
                assert await client.analyse(id) == AnalysisReport("working", 0.0, asked=True)
            scales.open.set()
            done = []
            while (found := await people[0].analysis(id)).status == "working":
                assert found.analysis is None
                done.append(found.done)
                await asyncio.sleep(0.02)
            assert await heard.fence() == []
        assert done == sorted(done)
        assert 0 < done[-1] <= 1
        assert len([each for each in scales.asked if isinstance(each, Count)]) == 1
        assert sorted(scales.weighed) == sorted(set(scales.weighed))
        assert await rows(server) == before + 1


async def test_slices_that_are_weighed_side_by_side_are_put_in_order(
    server: Running, scales: Scales, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        await play_on(server, id)
        await people[0].analyse(id)
        alone = await finished(people[0], id)
        await server.services.database.write(lambda connection: connection.execute(delete(stored)))
        monkeypatch.setattr(server.services.analyses, "_slices", 3)
        await people[0].analyse(id)
        assert await finished(people[0], id) == alone


async def test_a_server_that_has_too_many_to_make_says_so(
    server: Running, scales: Scales, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tenka.server.workers.analyses.MOST_OF_ADDRESS", 1)
    async with guests(server, "Anna", "Bruno") as people:
        ids = [await started(people) for _ in range(2)]
        for id in ids:
            await play_on(server, id)
        scales.open.clear()
        await people[0].analyse(ids[0])
        with refused(503, "busy"):
            await people[0].analyse(ids[1])
        assert (await people[0].analyse(ids[0])).status == "working"
        scales.open.set()
        await finished(people[0], ids[0])
        await people[0].analyse(ids[1])
        assert (await finished(people[0], ids[1])).status == "done"


@contextlib.asynccontextmanager
async def over(server: Running, *names: str, games: int = 1) -> AsyncIterator[tuple[list[Client], list[str]]]:
    """People with finished games."""
    async with guests(server, *names) as people:
        ids = [await started(people) for _ in range(games)]
        for id in ids:
            await play_on(server, id)
        yield people, ids


async def test_who_asked_for_it_can_cancel_it(server: Running, scales: Scales) -> None:
    async with over(server, "Anna", "Bruno") as ((anna, _), (id,)):
        scales.open.clear()
        assert (await anna.analyse(id)).asked
        assert await anna.cancel_analysis(id) == NOT_YET
        assert await anna.analysis(id) == NOT_YET
        await anna.analyse(id)
        scales.open.set()
        assert (await finished(anna, id)).status == "done"
        assert (await anna.cancel_analysis(id)).status == "done"
        assert server.services.analyses.waiting == 0


async def test_one_that_several_want_goes_on_until_the_last_of_them_cancels(server: Running, scales: Scales) -> None:
    async with over(server, "Anna", "Bruno") as ((anna, bruno), (id,)), Client(server.url) as nobody:
        scales.open.clear()
        await anna.analyse(id)
        assert not (await bruno.analysis(id)).asked
        assert (await bruno.cancel_analysis(id)).status == "working"  # it is not his
        assert (await bruno.analyse(id)).asked
        assert (await nobody.analyse(id)).asked
        assert await anna.cancel_analysis(id) == AnalysisReport("working", 0.0)
        assert (await nobody.cancel_analysis(id)).status == "working"
        assert await bruno.cancel_analysis(id) == NOT_YET
        scales.open.set()


async def test_of_one_person_one_is_made_at_a_time_and_nobody_else_waits_for_it(
    server: Running, scales: Scales
) -> None:
    async with over(server, "Anna", "Bruno", games=4) as ((anna, bruno), ids):
        scales.open.clear()
        places = [(await anna.analyse(id)).place for id in ids[:3]]
        assert places == [0, 1, 2]
        with refused(429, "too-many-analyses"):
            await anna.analyse(ids[3])
        assert (await bruno.analyse(ids[3])).place == 0
        assert server.services.analyses.waiting == 2
        await until(lambda: len(scales.asked) == 2)  # both are under way
        assert (await anna.cancel_analysis(ids[1])).status == "none"
        assert [(await anna.analysis(id)).place for id in (ids[0], ids[2])] == [0, 1]
        scales.open.set()
        for id in (ids[0], ids[2], ids[3]):
            assert (await finished(anna, id)).status == "done"


async def test_it_tells_how_long_it_will_take(server: Running, scales: Scales) -> None:
    async with over(server, "Anna", "Bruno") as ((anna, _), (id,)):
        assert (await anna.analyse(id)).left is None
        left = []
        async with asyncio.timeout(2 * LONG):
            while (found := await anna.analysis(id)).status == "working":
                left.append(found.left)
                await asyncio.sleep(0.01)
        assert any(each is not None and each > 0 for each in left)
        assert (found.left, found.place, found.asked) == (None, 0, False)


async def test_the_time_left_follows_from_how_quickly_it_went_lately() -> None:
    time = 100.0
    turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    work = Work(tenka.game("shitenno").new(2, 1), Ticket(Asker("", ""), 0, turn), lambda: time)
    assert (work.done, work.left) == (0.0, None)
    work.expect(1000)
    assert (work.done, work.left) == (0.0, None)
    nothing: list[Any] = [None]
    for _ in range(100):
        time += 2
        work.note(work.take(1), nothing)
    assert work.left == 1800
    for _ in range(100):
        time += 1
        work.note(work.take(1), nothing)
    assert (work.done, work.left) == (0.2, 800)
    time += 31  # bots think meanwhile
    assert work.left == 1600


async def test_one_that_failed_can_be_asked_for_again(
    server: Running, scales: Scales, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_tables(server, "Anna", "Bruno") as (people, table):
        id = table.row.id
        await play_on(server, id)
        scales.failing = True
        await people[0].analyse(id)
        assert await finished(people[0], id) == NOT_YET
        assert [each.getMessage() for each in caplog.records if each.name == "tenka.bots"] == ["analysis-failed"]
        scales.failing = False
        await people[0].analyse(id)
        assert (await finished(people[0], id)).status == "done"


async def test_one_that_a_stop_interrupted_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By real workers; the server is stopped while they weigh."""
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna, bruno])
        await play_on(server, id)
        await anna.analyse(id)
        while not (await anna.analysis(id)).done:
            await asyncio.sleep(0.02)
        services = server.services
    assert services.analyses.work(id) is None
    async with running(tmp_path) as server, Client(server.url) as nobody:
        assert await nobody.analysis(id) == NOT_YET
        Scales(server, monkeypatch)
        await nobody.analyse(id)
        assert (await finished(nobody, id)).status == "done"
    async with running(tmp_path) as server, Client(server.url) as nobody:
        assert (await nobody.analysis(id)).status == "done"


async def test_the_loop_does_not_stand_still_while_it_is_written(
    server: Running, scales: Scales, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long game has thousands of points."""
    threads: set[int] = set()
    rounded = analyses._rounded

    def noted(value: Any) -> Any:
        threads.add(get_ident())
        return rounded(value)

    monkeypatch.setattr(analyses, "_rounded", noted)
    async with at_tables(server, "Anna", "Bruno") as (people, table):
        await play_on(server, table.row.id)
        await people[0].analyse(table.row.id)
        assert (await finished(people[0], table.row.id)).status == "done"
    assert threads
    assert get_ident() not in threads


async def test_one_of_an_earlier_release_is_made_anew(server: Running, scales: Scales) -> None:
    async with over(server, "Anna", "Bruno") as ((anna, _), (id,)):
        await server.services.database.write(analyses_kept.keep, id, '{"playouts": 1}')
        assert await anna.analysis(id) == NOT_YET
        await anna.analyse(id)
        assert (await finished(anna, id)).status == "done"


async def test_a_page_may_ask_by_itself_where_nobody_thinks(server: Running, scales: Scales) -> None:
    async with over(server, "Anna", "Bruno", games=2) as ((anna, _), ids):
        assert (await anna.analysis(ids[1])).idle
        scales.open.clear()
        await anna.analyse(ids[0])
        assert not (await anna.analysis(ids[1])).idle
        scales.open.set()
        assert (await finished(anna, ids[0])).status == "done"


async def test_no_page_asks_by_itself_where_the_operator_does_not_want_it(tmp_path: Path) -> None:
    async with running(tmp_path, auto_analysis=False) as server, over(server, "Anna", "Bruno") as ((anna, _), (id,)):
        assert not (await anna.analysis(id)).idle


async def test_a_game_that_nobody_knows_well_has_none(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_tables(server, "Anna", "Bruno") as (people, table):
        await play_on(server, table.row.id)
        monkeypatch.setattr("tenka.server.endpoints.replays.analysis.is_known_well", lambda _: False)
        with refused(409, "no-search"):
            await people[0].analyse(table.row.id)
