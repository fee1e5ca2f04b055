"""Time for decisions: it runs for those who keep others waiting, and its end calls the steward."""

import pytest
from sqlalchemy import select

from tenka.server.tables import timekeeper
from tenka.store.schema import seat as seats
from tenka.wire.tables import DecisionClock
from tests.server.running import Running, running
from tests.server.stewards.away import (
    STEWARD,
    Calendar,
    at_tables,
    first_legal,
    look_at_clocks,
    pending,
    play_until,
    still,
    until,
)
from tests.server.tables.moving import step_privately, until_private
from tests.server.wire.line import line

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUR = 3600


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


async def dues(server: Running, id: str) -> list[int | None]:
    """When the time of each seat runs out, as stored."""
    query = select(seats.c.due).where(seats.c.table_id == id).order_by(seats.c.seat)
    return list(await server.services.database.read(lambda c: c.execute(query).scalars().all()))


async def test_who_takes_too_long_is_stood_in_for(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(HOUR)) as (people, table):
        (late,) = pending(table)
        await look_at_clocks(server)
        calendar.pass_by(HOUR - 5)
        await look_at_clocks(server)
        assert table.row.handovers == ()
        calendar.pass_by(10)
        async with line(server.url, table.row.id) as watching:
            await watching.fence()
            await look_at_clocks(server)
            told = await watching.next("stewards")
            assert [(h["seat"], h["steward"]) for h in told["handovers"]] == [(late, STEWARD)]
        await until(lambda: late not in pending(table))
        assert [each.steward for each in table.row.seats].count(STEWARD) == 1
        await people[late].come_back(table.row.id)
        await look_at_clocks(server)
        assert table.row.seats[late].steward is None


async def test_the_time_is_shown_to_everybody_and_begins_with_each_decision(
    server: Running, calendar: Calendar
) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(HOUR)) as (people, table):
        id = table.row.id
        (first,) = pending(table)
        before = (await people[0].look(id)).table.seats
        assert [each.time is not None for each in before] == [number == first for number in range(2)]
        old = (await dues(server, id))[first]
        calendar.pass_by(600)
        async with line(server.url, id) as watching:
            await watching.fence()
            await play_until(table, people, lambda: pending(table) == {1 - first})
            told = [message["table"]["seats"] for message in await watching.fence() if message["type"] == "table"]
        after = (await people[0].look(id)).table.seats
        assert after[first].time is None
        new = (await dues(server, id))[1 - first]
        assert old is not None
        assert new is not None
        assert new - old >= 595_000
        shown, heard = after[1 - first].time, told[-1][1 - first]["time"]
        assert shown is not None
        assert (shown.whole, shown.state) == (HOUR * 1000, "runs") == (heard["whole"], heard["state"])
        assert HOUR * 1000 - 60_000 < shown.left <= heard["left"] <= HOUR * 1000
        assert await dues(server, id) == [each.due for each in table.row.seats]


async def test_steps_that_nobody_sees_give_no_time(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", clock=DecisionClock(HOUR)) as (_, table):
        id = table.row.id
        seat = await until_private(server, id)
        before = await dues(server, id)
        assert before[seat] is not None
        calendar.pass_by(60)
        async with line(server.url, id) as watching:
            await watching.fence()
            await step_privately(server, id, seat)
            assert await watching.fence() == []
        assert await dues(server, id) == before


async def test_nobody_is_hurried_who_keeps_nobody_waiting(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", bots=[{"bot": "random"}, {"bot": "random"}], clock=DecisionClock(HOUR)) as (
        people,
        table,
    ):
        await until(lambda: 0 in pending(table))
        shown = (await people[0].look(table.row.id)).table.seats[0].time
        assert shown is not None
        assert shown.state == "alone"
        calendar.pass_by(9 * HOUR)
        await look_at_clocks(server)
        assert table.row.handovers == ()
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(HOUR)) as (people, table):
        (first,) = pending(table)
        await people[1 - first].call_steward(table.row.id)
        calendar.pass_by(9 * HOUR)
        await look_at_clocks(server)
        assert table.row.seats[first].steward is None  # the last one who plays
        await people[1 - first].come_back(table.row.id)  # and the time begins anew
        await look_at_clocks(server)
        assert table.row.seats[first].steward is None
        calendar.pass_by(HOUR + 1)
        await look_at_clocks(server)
        assert table.row.seats[first].steward == STEWARD


async def test_without_a_time_the_table_waits(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno") as (_, table):
        calendar.pass_by(999 * HOUR)
        await look_at_clocks(server)
        number = table.playing().number
        assert await still(table) == number
        assert await dues(server, table.row.id) == [None, None]


async def test_a_game_that_is_over_has_no_clock(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(HOUR)) as (people, table):
        await play_until(table, people, lambda: not pending(table))
        assert await dues(server, table.row.id) == [None, None]
        calendar.pass_by(9 * HOUR)
        await look_at_clocks(server)
        assert table.row.handovers == ()


async def test_a_table_that_nobody_looks_at_is_found(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(HOUR)) as (_, table):
        (late,) = pending(table)
        del server.services.registry.tables[table.row.id]
        calendar.pass_by(HOUR + 1)
        await look_at_clocks(server)
        again = server.services.registry.tables[table.row.id]
        assert again is not table
        assert again.row.seats[late].steward == STEWARD
        await until(lambda: late not in pending(again))


async def test_it_goes_on_after_a_restart_but_not_at_once(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path_factory.mktemp("restart")
    calendar = Calendar(monkeypatch)
    async with running(path) as server, at_tables(server, "Anna", "Bruno", clock=DecisionClock(HOUR)) as (_, table):
        id = table.row.id
    calendar.pass_by(HOUR + 1)
    assert timekeeper.GRACE >= 60
    async with running(path) as again:
        table = await again.services.registry.table(id)
        (late,) = pending(table)
        await still(table)
        assert table.row.handovers == ()
        person = table.row.seats[late].person
        await table.play(person, [first_legal(table, late)], "in time")
    usual = timekeeper.Timekeeper.__init__.__kwdefaults__ or {}
    monkeypatch.setattr(timekeeper.Timekeeper.__init__, "__kwdefaults__", {**usual, "grace": 0.0})
    calendar.pass_by(HOUR + 1)
    async with running(path) as again:
        table = await again.services.registry.table(id)
        await until(lambda: table.row.handovers)


async def test_who_has_answered_is_in_time(server: Running, calendar: Calendar) -> None:
    """An answer that waits for its moment is an answer."""
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(HOUR)) as (_, table):
        (seat,) = pending(table)
        table.holding[seat] += 1
        calendar.pass_by(HOUR + 1)
        await look_at_clocks(server)
        assert table.row.handovers == ()
        table.holding[seat] -= 1
        await look_at_clocks(server)
        assert table.row.seats[seat].steward == STEWARD
