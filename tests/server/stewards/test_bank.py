"""A bank for the whole game: spent while one is asked, kept from decision to decision, with an increment for each."""

from pathlib import Path

import pytest

from tenka.server.tables.table import Table
from tenka.store.queries.tables.clocks import COURTESY, GRACE, SECOND
from tenka.wire.tables import LiveClock
from tests.server.orders.standing import ATTACK, scene
from tests.server.running import Running, running
from tests.server.stewards.away import (
    STEWARD,
    Calendar,
    at_tables,
    first_legal,
    look_at_clocks,
    pending,
    play_until,
    until,
)
from tests.server.stewards.test_spending import about, left, make_ready, planning, public_step
from tests.server.tables.moving import key
from tests.server.wire.guests import guests, refused
from tests.server.wire.line import line

pytestmark = pytest.mark.asyncio(loop_scope="module")

BANK, INCREMENT = 900, 20
CLOCK = LiveClock(BANK, INCREMENT)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


def banks(server: Running, table: Table) -> list[float]:
    return [left(server, table, seat) for seat in range(len(table.row.seats))]


async def test_what_can_be_chosen(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        info = await anna.create("shitenno", ["me", "open"], steward=STEWARD, clock=CLOCK)
        assert info.clock == CLOCK
        wrong: list[dict[str, object]] = [
            {"type": "live", "bank": 59},
            {"type": "live", "bank": 86401},
            {"type": "live", "bank": 900, "increment": -1},
            {"type": "live", "bank": 900, "increment": 3601},
            {"type": "live", "bank": 900.5},
            {"type": "live", "bank": 900, "patience": 60},
            {"type": "decision", "patience": 59},
            {"type": "decision", "patience": 30 * 86400 + 1},
            {"type": "decision", "patience": 86400, "zone": ""},
            {"type": "hourglass", "bank": 900},
            {"bank": 900},
        ]
        for each in wrong:
            with refused(400, "bad-request"):
                await anna.create("shitenno", ["me", "open"], steward=STEWARD, clock=each)


async def test_everybody_has_the_bank_and_who_is_asked_the_increment(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=CLOCK) as (people, table):
        (asked,) = pending(table)
        times = [seat.time for seat in (await people[0].look(table.row.id)).table.seats]
        assert all(time is not None and time.whole == BANK * SECOND for time in times)
        assert [time.state for time in times if time] == ["runs" if n == asked else "not-asked" for n in range(2)]
        assert left(server, table, asked) == about(BANK + INCREMENT)
        assert left(server, table, 1 - asked) == BANK
        calendar.pass_by(100)
        assert left(server, table, asked) == about(BANK + INCREMENT - 100)
        assert left(server, table, 1 - asked) == BANK


async def test_it_is_kept_from_one_decision_to_the_next(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=CLOCK) as (people, table):
        (first,) = pending(table)
        calendar.pass_by(300)
        await play_until(table, people, lambda: pending(table) == {1 - first})
        kept = left(server, table, first)
        assert BANK - 300 <= kept < BANK
        calendar.pass_by(200)
        assert left(server, table, first) == kept
        await play_until(table, people, lambda: pending(table) == {first})
        assert left(server, table, first) >= kept + INCREMENT - 1
        assert left(server, table, 1 - first) < BANK


async def test_what_is_done_and_undone_gives_no_increment(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=CLOCK) as (people, table):
        seat, step = await public_step(table)
        before = table.row.seats[seat].clock
        for _ in range(4):
            await people[seat].move(table.row.id, step)
            await people[seat].undo(table.row.id)
            assert table.row.seats[seat].clock == before


async def test_folded_steps_cost_and_give_nothing(
    server: Running, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tenka.server.tables.game_session.FOLDED_FROM", 6)
    async with at_tables(server, "Anna", "Bruno", clock=CLOCK) as (people, table):
        id = table.row.id
        seat, step = await public_step(table)
        before, rows = table.row.seats[seat].clock, table.playing().rows
        for _ in range(10):
            await people[seat].move(id, step)
            await people[seat].undo(id)
        assert table.playing().rows < rows + 6
        assert table.row.seats[seat].clock == before
        del server.services.registry.tables[id]
        assert (await server.services.registry.table(id)).row.seats[seat].clock == before


async def test_all_who_plan_at_once_spend_their_own(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", game="shogun", clock=CLOCK) as (people, table):
        await planning(table)
        start = banks(server, table)
        calendar.pass_by(100)
        await make_ready(table, 0)
        calendar.pass_by(100)
        now = banks(server, table)
        assert now[0] == about(start[0] - 100)
        assert now[1:] == [about(each - 200) for each in start[1:]]
        await people[0].move(table.row.id, ["not_ready"])
        assert left(server, table, 0) == about(now[0]), "thinking again gives nothing"


async def test_at_its_end_the_steward_comes_and_is_given_no_increment(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=CLOCK) as (people, table):
        (late,) = pending(table)
        calendar.pass_by(BANK + INCREMENT + 1)
        await look_at_clocks(server)
        assert table.row.seats[late].steward == STEWARD
        assert [each.cause for each in table.row.handovers] == ["time"]
        await play_until(table, people, lambda: pending(table) == {1 - late})
        assert left(server, table, late) <= 0
        await play_until(table, people, lambda: table.playing().state.result is not None or late in pending(table))
        assert left(server, table, late) <= 0
        seen = (await people[late].look(table.row.id)).table
        assert seen.seats[late].time is None


async def test_who_comes_back_to_an_empty_bank_has_a_moment_once(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=CLOCK) as (people, table):
        (late,) = pending(table)
        table.at_work.add(late)
        calendar.pass_by(BANK + INCREMENT + 1)
        await look_at_clocks(server)
        await people[late].come_back(table.row.id)
        assert left(server, table, late) == about(GRACE / SECOND)
        calendar.pass_by(GRACE / SECOND + 1)
        await look_at_clocks(server)
        assert table.row.seats[late].steward == STEWARD
        with refused(409, "too-late"):
            await people[late].come_back(table.row.id)
        table.at_work.clear()
        table.moved()
        await until(lambda: late not in pending(table))
        await people[late].come_back(table.row.id)
        await play_until(table, people, lambda: late in pending(table))
        assert left(server, table, late) == about(INCREMENT), "the next decision has its increment"


async def test_who_is_there_has_some_seconds_more_and_is_told(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=CLOCK) as (people, table):
        id = table.row.id
        (late,) = pending(table)
        async with (
            line(server.url, id, people[late].cookie) as here,
            line(server.url, id, people[1 - late].cookie) as other,
        ):
            await here.fence()
            await other.fence()
            calendar.pass_by(BANK + INCREMENT + 1)
            await look_at_clocks(server)
            assert (await here.next("time"))["what"] == "overtime"
            assert [each for each in await other.fence() if each["type"] == "time"] == []
            assert table.row.seats[late].steward is None
            assert left(server, table, late) <= COURTESY / SECOND
            await look_at_clocks(server)
            assert table.row.seats[late].steward is None
            calendar.pass_by(COURTESY / SECOND + 1)
            await look_at_clocks(server)
            assert table.row.seats[late].steward == STEWARD
            (told,) = (await here.next("stewards"))["handovers"]
            assert (told["seat"], told["cause"]) == (late, "time")


async def test_a_move_in_the_last_seconds_is_in_time(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=CLOCK) as (people, table):
        (late,) = pending(table)
        async with line(server.url, table.row.id, people[late].cookie) as here:
            await here.fence()
            calendar.pass_by(BANK + INCREMENT + 1)
            await look_at_clocks(server)
            await people[late].move(table.row.id, first_legal(table, late))
            await play_until(table, people, lambda: pending(table) == {1 - late})
            calendar.pass_by(COURTESY / SECOND + 1)
            await look_at_clocks(server)
            assert table.row.handovers == ()


async def test_a_window_has_a_time_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = Calendar(monkeypatch)
    async with scene(tmp_path, monkeypatch, clock_of=LiveClock(BANK, 5)) as at:
        await at.play(0, *ATTACK)
        await at.move(60)
        assert at.asked[:2] == (1, "parley")
        clock = at.table.row.seats[1].clock
        assert clock.bank == BANK * SECOND
        assert left(at.server, at.table, 1) == pytest.approx(30, abs=20)
        seen = (await at.people[0].look(at.id)).table.seats[1].time
        assert seen is not None
        assert seen.whole == 30 * SECOND
        calendar.pass_by(31)
        await look_at_clocks(at.server)
        assert at.asked[:2] == (1, "cards"), "passed, as the rules say"
        assert at.table.row.seats[1].clock.bank == BANK * SECOND
        calendar.pass_by(31)
        await look_at_clocks(at.server)
        assert at.asked[0] == 0
        assert at.table.row.seats[1].clock.rest == BANK * SECOND, "the bank is as it was"
        assert at.table.row.handovers == ()


async def test_it_is_there_after_a_restart(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, calendar = tmp_path_factory.mktemp("bank"), Calendar(monkeypatch)
    async with running(path) as server, at_tables(server, "Anna", "Bruno", clock=CLOCK) as (people, table):
        (seat,) = pending(table)
        calendar.pass_by(100)
        await table.submit(seat, [first_legal(table, seat)], key())
        await play_until(table, people, lambda: pending(table) == {1 - seat})
        id, before = table.row.id, [each.clock for each in table.row.seats]
    async with running(path) as again:
        table = await again.services.registry.table(id)
        assert [each.clock for each in table.row.seats] == before
