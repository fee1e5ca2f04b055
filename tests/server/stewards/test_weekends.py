"""Weekends that are free: time stands from Friday midnight to Sunday midnight, in the table's zone."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tenka.server.tables.table import Table
from tenka.server.tables.timekeeper import Timekeeper
from tenka.server.tables.weekends import is_weekend
from tenka.store.queries.tables import clocks
from tenka.wire.tables import DecisionClock
from tests.server.running import Running
from tests.server.stewards.away import STEWARD, Calendar, at_tables, look_at_clocks, pending
from tests.server.stewards.test_spending import about, left
from tests.server.wire.guests import guests, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY = 86_400
ROME = "Europe/Rome"


def at(zone: str, *moment: int) -> float:
    return datetime(*moment, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[arg-type,misc]


THURSDAY = at(ROME, 2026, 11, 19, 12)
SATURDAY = at(ROME, 2026, 11, 21, 12)
MONDAY = at(ROME, 2026, 11, 23, 0, 0, 1)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    monkeypatch.setattr("tenka.server.lobby.sitting.is_weekend", lambda zone, _: is_weekend(zone, THURSDAY))
    return Calendar(monkeypatch)


async def look_at_wall(server: Running, wall: float) -> None:
    services = server.services
    await Timekeeper(services.database, services.registry, wall=lambda: wall).look_at_calendar()


def shown(table: Table) -> list[str | None]:
    return [None if seat.time is None else seat.time.state for seat in table.info(None).seats]


@pytest.mark.parametrize(
    ("zone", "moment", "free"),
    [
        (ROME, (2026, 11, 20, 23, 59), False),
        (ROME, (2026, 11, 21, 0, 0), True),
        (ROME, (2026, 11, 22, 23, 59), True),
        (ROME, (2026, 11, 23, 0, 0), False),
        (ROME, (2026, 3, 29, 2, 30), True),  # an hour that there is not
        ("Pacific/Auckland", (2026, 11, 21, 0, 30), True),
    ],
)
async def test_a_weekend_is_the_zones(zone: str, moment: tuple[int, ...], free: bool) -> None:
    assert is_weekend(zone, at(zone, *moment)) == free


async def test_zones_differ() -> None:
    assert is_weekend("Pacific/Auckland", at(ROME, 2026, 11, 20, 18))
    assert not is_weekend("America/New_York", at(ROME, 2026, 11, 21, 2))


async def test_what_is_refused(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        for zone in ("Europe/Atlantis", "../../etc/passwd", "/etc/localtime", "Europe", "\x00"):
            with refused(400, "no-such-zone"):
                await anna.create("shitenno", ["me", "open"], steward=STEWARD, clock=DecisionClock(DAY, zone))
        with refused(400, "weekends-need-days"):
            await anna.create("shitenno", ["me", "open"], steward=STEWARD, clock=DecisionClock(3600, ROME))
        info = await anna.create("shitenno", ["me", "open"], steward=STEWARD, clock=DecisionClock(DAY, ROME))
        assert info.clock == DecisionClock(DAY, ROME)


async def test_time_stands_over_the_weekend_and_goes_on(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(DAY, ROME)) as (_, table):
        (asked,) = pending(table)
        calendar.pass_by(DAY / 2)
        await look_at_wall(server, SATURDAY)
        assert shown(table)[asked] == "weekend"
        calendar.pass_by(2 * DAY)
        await look_at_clocks(server)
        assert table.row.handovers == ()
        assert left(server, table, asked) == about(DAY / 2)
        await look_at_wall(server, MONDAY)
        assert shown(table)[asked] == "runs"
        assert left(server, table, asked) == about(DAY / 2)
        calendar.pass_by(DAY / 2 + 60)
        await look_at_clocks(server)
        assert table.row.seats[asked].steward == STEWARD


async def test_a_decision_that_begins_on_a_weekend_has_its_time_from_monday(
    server: Running, calendar: Calendar
) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(DAY, ROME)) as (people, table):
        (first,) = pending(table)
        await look_at_wall(server, SATURDAY)
        while first in pending(table):
            await people[first].move(table.row.id, list(table.playing().state.legal(first)[0]))
        calendar.pass_by(DAY)
        assert shown(table)[1 - first] == "weekend"
        assert left(server, table, 1 - first) == DAY
        await look_at_wall(server, MONDAY)
        assert shown(table)[1 - first] == "runs"


async def test_a_wall_clock_that_is_wrong_takes_time_from_nobody(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(DAY, ROME)) as (_, table):
        (asked,) = pending(table)
        for _ in range(5):
            await look_at_wall(server, SATURDAY)
            await look_at_wall(server, MONDAY)
        assert left(server, table, asked) == about(DAY)


async def test_only_tables_of_the_zone_are_touched(server: Running, calendar: Calendar) -> None:
    async with (
        at_tables(server, "Anna", "Bruno", clock=DecisionClock(DAY, ROME)) as (_, table),
        at_tables(server, "Carla", "Doris", clock=DecisionClock(DAY)) as (_, without),
        at_tables(server, "Emil", "Franz", clock=DecisionClock(DAY, "Asia/Tokyo")) as (_, tokyo),
    ):
        await look_at_wall(server, at(ROME, 2026, 11, 22, 20))  # Monday in Tokyo
        assert [each.row.weekend for each in (table, without, tokyo)] == [True, False, False]
        assert await server.services.database.read(clocks.off_calendar, ROME, weekend=True) == []


async def test_a_table_that_nobody_looks_at_is_found(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(DAY, ROME)) as (_, table):
        del server.services.registry.tables[table.row.id]
        await look_at_wall(server, SATURDAY)
        again = await server.services.registry.table(table.row.id)
        assert again.row.weekend
        assert all(seat.due is None for seat in again.row.seats)


async def test_a_game_that_starts_on_a_weekend_stands(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.server.lobby.sitting.is_weekend", lambda zone, _: is_weekend(zone, SATURDAY))
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(DAY, ROME)) as (_, table):
        (asked,) = pending(table)
        assert shown(table)[asked] == "weekend"
        assert left(server, table, asked) == DAY
