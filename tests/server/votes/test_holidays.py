"""Holidays: days of an account on which its time stands, where decisions have days."""

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tenka.client import Client
from tenka.server.people.holidays import spent
from tenka.server.tables.table import Table
from tenka.server.tables.timekeeper import Timekeeper
from tenka.server.tables.weekends import today
from tenka.store.queries.people import holidays
from tenka.wire.holidays import HolidayList
from tenka.wire.tables import DecisionClock, LiveClock
from tests.server.running import Running, running
from tests.server.stewards.away import STEWARD, Calendar, look_at_clocks, pending
from tests.server.stewards.test_spending import about, left
from tests.server.votes.test_votes import states
from tests.server.wire.guests import guests, refused, started

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY = 86_400
ROME = "Europe/Rome"
PATH = "/api/me/holidays"


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


def day(after: int) -> str:
    """Today in Rome, or so many days after it."""
    return (datetime.now(ZoneInfo(ROME)).date() + timedelta(days=after)).isoformat()


async def take(person: Client, first: int, last: int, zone: str = ROME) -> HolidayList:
    found: HolidayList = await person.call("POST", PATH, HolidayList, first=day(first), last=day(last), zone=zone)
    return found


async def end(person: Client, id: str) -> HolidayList:
    found: HolidayList = await person.call("DELETE", f"{PATH}/{id}", HolidayList)
    return found


async def look(server: Running, wall: float) -> None:
    services = server.services
    await Timekeeper(services.database, services.registry, wall=lambda: wall).look_at_holidays()


async def at_daily_table(server: Running, people: list[Client], **how: Any) -> Table:
    id = await started(people, **{"steward": STEWARD, "clock": DecisionClock(DAY), **how})
    return await server.services.registry.table(id)


async def test_time_stands_on_a_day_off_and_goes_on_after_it(server: Running, calendar: Calendar) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        for number, each in enumerate(people):
            await each.account(f"holiday-{number}-{time.monotonic_ns()}", "correct horse battery")
        table = await at_daily_table(server, people)
        (asked,) = pending(table)
        calendar.pass_by(DAY / 2)
        (taken,) = (await take(people[asked], 0, 1)).holidays
        assert taken.now
        await look(server, time.time())
        assert states(table)[asked] == "holiday"
        calendar.pass_by(2 * DAY)
        await look_at_clocks(server)
        assert table.row.handovers == ()
        assert left(server, table, asked) == about(DAY / 2)
        await look(server, time.time() + 2 * DAY)
        assert states(table)[asked] == "runs"
        await look(server, time.time())
        assert states(table)[asked] == "holiday"
        await end(people[asked], taken.id)  # back earlier: the day that has begun is spent
        await look(server, time.time())
        assert states(table)[asked] == "runs"
        assert left(server, table, asked) == about(DAY / 2)


async def test_nobody_has_a_day_off_from_an_evening(server: Running, calendar: Calendar) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        for number, each in enumerate(people):
            await each.account(f"evening-{number}-{time.monotonic_ns()}", "correct horse battery")
            await take(each, 0, 0)
        table = await at_daily_table(server, people, clock=LiveClock(900, 20))
        await look(server, time.time())
        assert states(table)[min(pending(table))] == "runs"


async def test_a_table_that_nobody_looks_at_and_one_that_starts_later(server: Running, calendar: Calendar) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        for number, each in enumerate(people):
            await each.account(f"later-{number}-{time.monotonic_ns()}", "correct horse battery")
            await take(each, 0, 0)
        table = await at_daily_table(server, people)
        del server.services.registry.tables[table.row.id]
        await look(server, time.time())
        again = await server.services.registry.table(table.row.id)
        assert states(again)[min(pending(again))] == "holiday"
        assert (
            await server.services.database.read(holidays.unnoted, {str(each.person) for each in again.row.seats}) == {}
        )


async def test_what_is_refused(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        with refused(409, "no-account"):
            await take(anna, 0, 0)
        await anna.account(f"days-{time.monotonic_ns()}", "correct horse battery")
        for first, last in ((-1, 0), (2, 1), (400, 401), (0, 400)):
            with refused(400, "bad-days"):
                await take(anna, first, last)
        for bad in ("2026-02-30", "2026-13-01"):
            with refused(400, "bad-days"):
                await anna.call("POST", PATH, HolidayList, first=bad, last=bad, zone=ROME)
        for bad in ("tomorrow", "2026-1-1", "", "2026-01-01\x00"):
            with refused(400, "bad-request"):
                await anna.call("POST", PATH, HolidayList, first=bad, last=day(0), zone=ROME)
        with refused(400, "no-such-zone"):
            await take(anna, 0, 0, "Europe/Atlantis")
        with refused(409, "days-spent"):
            await take(anna, 0, 31)
        found = await take(anna, 0, 1)
        with refused(409, "days-taken"):
            await take(anna, 1, 2)
        with refused(404, "not-found"):
            await end(anna, "somebody-elses")
        assert len((await take(anna, 5, 6)).holidays) == 2
        assert len((await end(anna, found.holidays[0].id)).holidays) == 1
        with refused(404, "not-found"):
            await end(anna, found.holidays[0].id)


async def test_days_that_have_begun_are_spent_and_others_come_back(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        await anna.account(f"spent-{time.monotonic_ns()}", "correct horse battery")
        year = today("UTC", time.time())[:4]
        before: HolidayList = await anna.call("GET", PATH, HolidayList)
        assert before.left[year] == before.a_year == 30
        found = await take(anna, 0, 0)
        assert sum(found.left.values()) == 59
        later = await take(anna, 10, 12)
        assert sum(later.left.values()) == 56
        assert sum((await end(anna, later.holidays[1].id)).left.values()) == 59
        assert sum((await end(anna, found.holidays[0].id)).left.values()) == 59


async def test_a_day_taken_again_by_another_calendar_is_another_day() -> None:
    """From the first place where it begins to the last where it ends it has fifty hours."""
    zones = ("Pacific/Kiritimati", "Pacific/Kiritimati", "Etc/GMT+12")
    rows = [holidays.HolidayRow(str(n), "anna", "2026-05-01", "2026-05-01", zone) for n, zone in enumerate(zones)]
    assert [spent(rows[:number])["2026"] for number in (1, 2, 3)] == [1, 1, 2]


async def test_the_operator_says_how_many(tmp_path: Path) -> None:
    async with running(tmp_path, holidays=2) as small, guests(small, "Anna") as (anna,):
        await anna.account("anna", "correct horse battery")
        with refused(409, "days-spent"):
            await take(anna, 0, 2)
        assert len((await take(anna, 0, 1)).holidays) == 1


@pytest.mark.parametrize(("zone", "its_day"), [("Pacific/Auckland", "2026-03-02"), ("America/New_York", "2026-03-01")])
async def test_a_day_is_the_zones(zone: str, its_day: str) -> None:
    assert today(zone, datetime(2026, 3, 1, 20, tzinfo=UTC).timestamp()) == its_day
