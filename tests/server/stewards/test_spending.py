"""Time is spent on a decision: nobody keeps a table waiting for longer by doing and undoing, going and coming."""

import pytest

from tenka.client import Client
from tenka.server.tables import table_registry
from tenka.server.tables.table import Table
from tenka.store.queries.tables.clocks import GRACE, SECOND
from tenka.wire.tables import DecisionClock
from tests.server.running import Running
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
from tests.server.stewards.test_time import HOUR, dues
from tests.server.tables.moving import key
from tests.server.wire.guests import refused

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


def left(server: Running, table: Table, seat: int) -> float:
    """How many seconds a seat has."""
    return table.row.seats[seat].clock.left(server.services.database.time.now()) / SECOND


def about(seconds: float) -> object:
    """So many seconds, on a slow machine too."""
    return pytest.approx(seconds, abs=30)


async def public_step(table: Table) -> tuple[int, list[str | int]]:
    """Play until somebody can make a step that everybody sees and that can be taken back."""
    while True:
        state = table.playing().state
        for seat in state.pending:
            for move in state.legal(seat):
                trial = state.copy()
                told = any(event.to is None for event in trial.play(seat, move))
                if trial.can_undo(seat) and told:
                    return seat, list(move)
        seat = min(state.pending)
        await table.submit(seat, [first_legal(table, seat)], key())


async def test_a_step_that_all_see_and_its_undoing_give_no_time(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(HOUR)) as (people, table):
        id = table.row.id
        seat, step = await public_step(table)
        before = await dues(server, id)
        for _ in range(4):
            calendar.pass_by(HOUR / 5)
            await people[seat].move(id, step)
            assert await dues(server, id) == before
            await people[seat].undo(id)
            assert await dues(server, id) == before
        calendar.pass_by(HOUR / 5)
        await look_at_clocks(server)
        assert table.row.seats[seat].steward == STEWARD


async def test_a_decision_that_is_made_gives_the_next_one_its_whole_time(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(HOUR)) as (people, table):
        for _ in range(40):
            (seat,) = pending(table)
            before = table.playing().now
            calendar.pass_by(60)
            await people[seat].move(table.row.id, first_legal(table, seat))
            now = table.playing().now
            if now.firm > before.firm and now.versions[-1] > before.versions[-1]:
                (asked,) = pending(table)
                assert left(server, table, asked) == about(HOUR)


async def test_going_and_coming_back_gives_no_time_to_anybody(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", clock=DecisionClock(HOUR)) as (people, table):
        id = table.row.id
        (asked,) = pending(table)
        table.at_work.add(asked)  # the steward thinks for long
        other = people[(asked + 1) % 3]
        for number in range(1, 6):
            calendar.pass_by(HOUR / 10)
            await people[asked].call_steward(id)
            await people[asked].come_back(id)
            await other.call_steward(id)
            await other.come_back(id)
            assert left(server, table, asked) == about(HOUR - number * HOUR / 10)
        table.at_work.clear()


async def test_the_time_of_a_decision_passes_with_the_steward_too(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(HOUR)) as (people, table):
        (asked,) = pending(table)
        table.at_work.add(asked)
        await people[asked].call_steward(table.row.id)
        calendar.pass_by(HOUR / 2)
        assert (await people[0].look(table.row.id)).table.seats[asked].time is None
        await people[asked].come_back(table.row.id)
        assert left(server, table, asked) == about(HOUR / 2)
        table.at_work.clear()


async def test_who_comes_back_too_late_has_a_moment_and_no_second_one(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(HOUR)) as (people, table):
        id = table.row.id
        (asked,) = pending(table)
        table.at_work.add(asked)  # the steward would decide before anybody came back
        calendar.pass_by(HOUR + 1)
        await look_at_clocks(server)
        assert table.row.seats[asked].steward == STEWARD
        await people[asked].come_back(id)
        assert left(server, table, asked) == about(GRACE / SECOND)
        await look_at_clocks(server)
        assert table.row.seats[asked].steward is None
        calendar.pass_by(GRACE / SECOND + 1)
        await look_at_clocks(server)
        assert table.row.seats[asked].steward == STEWARD
        with refused(409, "too-late"):
            await people[asked].come_back(id)
        table.at_work.clear()
        table.moved()
        await until(lambda: asked not in pending(table))
        await people[asked].come_back(id)  # to the next decision one comes back in time
        await play_until(table, people, lambda: asked in pending(table))
        assert left(server, table, asked) == about(HOUR)


async def test_a_weekend_alone_costs_no_time(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DecisionClock(HOUR)) as (people, table):
        id = table.row.id
        (asked,) = pending(table)
        calendar.pass_by(HOUR / 2)
        await people[1 - asked].call_steward(id)
        calendar.pass_by(48 * HOUR)
        await people[1 - asked].come_back(id)
        assert left(server, table, asked) == about(HOUR / 2)
        await people[asked].call_steward(id)
        await people[1 - asked].call_steward(id)
        await look_at_clocks(server)
        assert table.row.resting
        calendar.pass_by(48 * HOUR)
        await people[1 - asked].come_back(id)
        await look_at_clocks(server)


async def planning(table: Table) -> None:
    """Play a game of Shogun until everybody plans."""
    while len(pending(table)) < 2:
        (seat,) = pending(table)
        await table.submit(seat, [first_legal(table, seat)], key())


async def make_ready(table: Table, seat: int) -> None:
    """Serve every space and be ready."""
    while seat in pending(table):
        await table.submit(seat, [first_legal(table, seat)], key())


async def test_not_ready_after_all_gives_no_time(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", game="shogun", clock=DecisionClock(HOUR)) as (people, table):
        await planning(table)
        await make_ready(table, 0)
        calendar.pass_by(HOUR / 4)
        for number in range(2):
            await people[0].move(table.row.id, ["not_ready"])
            assert left(server, table, 0) == about(HOUR - number * HOUR / 4)
            calendar.pass_by(HOUR / 4)
            await make_ready(table, 0)
        assert left(server, table, 1) == about(HOUR / 4)
        for seat in (1, 2):
            await make_ready(table, seat)
        (asked,) = pending(table)
        assert left(server, table, asked) == about(HOUR)


async def test_taking_back_comes_to_an_end_whoever_sees_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.server.tables.table.MOST_BACKS", 5)
    async with at_tables(server, "Anna", "Bruno") as (people, table):
        id = table.row.id
        seat, step = await public_step(table)
        for _ in range(5):
            await people[seat].move(id, step)
            await people[seat].undo(id)
        await people[seat].move(id, step)
        with refused(409, "too-many-steps"):
            await people[seat].undo(id)
        await play_until(table, people, lambda: table.playing().now.backs == [0, 0])  # going on is still possible
        seat, step = await public_step(table)
        await people[seat].move(id, step)
        await people[seat].undo(id)


async def test_folded_steps_on_disk(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Versions and keys are the same after a restart; whoever looks back at a folded version sees what came of it."""
    monkeypatch.setattr("tenka.server.tables.game_session.FOLDED_FROM", 6)
    async with at_tables(server, "Anna", "Bruno") as (people, table):
        id = table.row.id
        seat, step = await public_step(table)
        me: Client = people[seat]
        before, first = await me.look(id), table.playing().number
        for number in range(10):
            await me.move(id, step, key=f"step-{number}")
            await me.undo(id, key=f"undo-{number}")
        after = await me.look(id)
        game_session = table.playing()
        assert game_session.rows < first + 6 < game_session.number
        assert before.sight is not None
        assert after.sight is not None
        assert after.sight.version == before.sight.version + 20
        history = (await me.call("GET", f"/api/tables/{id}/history", dict))["told"]
        del server.services.registry.tables[id]
        assert await me.look(id) == after
        assert (await me.call("GET", f"/api/tables/{id}/history", dict))["told"] == history
        assert len(history) == after.sight.version
        assert set(history[before.sight.version - 1 :][:12]) == {history[-1]}
        again = await me.move(id, step, key="step-9")
        assert again.version == after.sight.version - 1
        for version in range(before.sight.version, before.sight.version + 12):
            seen = await me.call("GET", f"/api/tables/{id}/at/{version}", dict)
            assert seen["version"] == version
            assert seen["view"]["pending"] == after.sight.view["pending"]


async def test_tables_that_nobody_uses_are_forgotten_the_sooner_the_more_there_are(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_registry, "MOST_IDLE", 1)
    async with at_tables(server, "Anna", "Bruno") as (_, one), at_tables(server, "Carla", "Doris") as (_, other):
        rooms = server.services.registry
        for each in rooms.tables.values():
            each.used -= 40
        other.used += 5
        rooms._tidy_up()
        assert one.row.id not in rooms.tables
        assert rooms.tables[other.row.id] is other
        other.used -= 40
        game_session = other.playing()
        seat, step = await public_step(other)
        for _ in range(8):
            await other.submit(seat, [step, None], key())
        other.used -= 70
        rooms._tidy_up()
        assert len(game_session.snapshots) == 4
        assert (await rooms.table(one.row.id)) is not one
