"""Votes: who is asked, when they are decided, and what follows."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from tenka.client import Client
from tenka.server.tables.table import Table
from tenka.server.tables.timekeeper import Timekeeper
from tenka.store.opening import open_database
from tenka.store.queries.tables import stewards
from tenka.store.queries.tables.clocks import SECOND
from tenka.wire.tables import DecisionClock, LiveClock
from tests.server.running import Running, running
from tests.server.stewards.away import STEWARD, Calendar, at_tables, first_legal, look_at_clocks, pending, still, until
from tests.server.stewards.test_spending import about, left
from tests.server.wire.guests import guests, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY = 86_400
MINUTE = 60
DAILY = DecisionClock(DAY)
SLOW = DecisionClock(7 * DAY)
LIVE = LiveClock(15 * MINUTE, 20)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


async def count(server: Running) -> None:
    """What the timekeeper does every now and then."""
    await Timekeeper(server.services.database, server.services.registry).look_at_votes()


def outcome(table: Table) -> str | None:
    """What came of the last vote."""
    return table.row.votes[-1].outcome


def paused(table: Table) -> bool:
    return table.row.suspended


def states(table: Table) -> list[str | None]:
    return [None if seat.time is None else seat.time.state for seat in table.info(None).seats]


# Asking and answering


async def test_more_than_half_agree_to_a_pause_and_the_clocks_stand(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", clock=LIVE) as ((anna, bruno, carla), table):
        (asked,) = pending(table)
        info = await anna.ask(table.row.id, "pause")
        (vote,) = info.votes
        assert (vote.kind, vote.by, vote.asked, vote.need) == ("pause", 0, [0, 1, 2], 2)
        assert (vote.yes, vote.no, vote.outcome) == ([0], [], None)
        assert vote.left / SECOND == about(5 * MINUTE)
        assert not info.suspended
        before = left(server, table, asked)
        info = await bruno.answer(table.row.id, 1, yes=True)
        assert info.suspended
        assert info.votes[0].outcome == "carried"
        assert states(table)[asked] == "suspended"
        calendar.pass_by(DAY)
        await look_at_clocks(server)
        assert table.row.handovers == ()
        assert left(server, table, asked) == about(before)
        with refused(409, "vote-over"):
            await carla.answer(table.row.id, 1, yes=True)
        await carla.ask(table.row.id, "resume")
        await anna.answer(table.row.id, 2, yes=True)
        assert not paused(table)
        assert states(table)[asked] == "runs"
        assert left(server, table, asked) == about(before)


async def test_silence_is_no_yes_but_lets_the_game_go_on(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=LIVE) as ((anna, bruno), table):
        await anna.ask(table.row.id, "pause")
        calendar.pass_by(5 * MINUTE + 1)
        await count(server)
        assert outcome(table) == "rejected"
        assert not paused(table)
        await bruno.ask(table.row.id, "pause")
        await anna.answer(table.row.id, 2, yes=True)
        assert paused(table)
        await anna.ask(table.row.id, "resume")
        await count(server)
        assert paused(table)
        calendar.pass_by(5 * MINUTE + 1)
        await count(server)
        assert not paused(table)


async def test_an_answer_is_one_and_stays(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", "Doris", clock=LIVE) as ((anna, bruno, *_), table):
        id = table.row.id
        await anna.ask(id, "call-off", key="k")
        await anna.ask(id, "call-off", key="k")  # the same again
        assert len(table.row.votes) == 1
        with refused(409, "vote-open"):
            await bruno.ask(id, "call-off")
        await bruno.answer(id, 1, yes=True)
        await bruno.answer(id, 1, yes=True)
        with refused(409, "has-voted"):
            await bruno.answer(id, 1, yes=False)
        with refused(409, "has-voted"):
            await anna.answer(id, 1, yes=False)
        with refused(404, "not-found"):
            await bruno.answer(id, 2, yes=True)


async def test_who_is_not_asked_has_no_voice(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", clock=LIVE) as ((anna, bruno, carla), table):
        id = table.row.id
        await carla.call_steward(id)
        info = await anna.ask(id, "extend")
        assert info.votes[0].asked == [0, 1]
        async with guests(server, "Doris") as (doris,):
            for asking in (doris.ask(id, "pause"), doris.answer(id, 1, yes=True)):
                with refused(403, "not-seated"):
                    await asking
        with refused(409, "steward-plays"):
            await carla.answer(id, 1, yes=True)
        with refused(400, "bad-request"):
            await anna.ask(id, "stand-in")
        with refused(400, "bad-request"):
            await anna.ask(id, "replace", about=2)
        assert (await bruno.look(id)).table.votes[0].yes == [0]


async def test_who_leaves_no_longer_counts_and_that_may_decide_it(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", clock=LIVE) as ((anna, bruno, carla), table):
        await anna.ask(table.row.id, "pause")
        await carla.call_steward(table.row.id)
        await count(server)
        assert outcome(table) is None
        await bruno.call_steward(table.row.id)
        await count(server)
        assert paused(table)


async def test_a_game_is_called_off_with_who_is_away_or_once_they_have_vanished(
    server: Running, calendar: Calendar
) -> None:
    """Whose stand-in plays for a moment may be winning; nobody ends the game behind their back."""
    async with at_tables(server, "Anna", "Bruno", clock=LIVE) as ((anna, bruno), table):
        await bruno.call_steward(table.row.id)
        (vote,) = (await anna.ask(table.row.id, "call-off")).votes
        assert (vote.asked, vote.need, vote.outcome) == ([0, 1], 2, None)
        calendar.pass_by(4 * MINUTE)
        await count(server)
        with refused(409, "steward-plays"):
            await bruno.answer(table.row.id, 1, yes=False)
        await bruno.come_back(table.row.id)
        await bruno.answer(table.row.id, 1, yes=False)
        assert (outcome(table), table.row.called_off) == ("rejected", False)
        calendar.pass_by(5 * MINUTE + 1)
        await bruno.call_steward(table.row.id)
        await anna.ask(table.row.id, "call-off")
        calendar.pass_by(5 * MINUTE + 1)
        await count(server)
        assert (outcome(table), table.row.called_off) == ("carried", True)


async def test_an_answer_after_the_deadline_is_none(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=LIVE) as ((anna, bruno), table):
        await anna.ask(table.row.id, "pause")
        calendar.pass_by(5 * MINUTE + 1)
        with refused(409, "vote-over"):
            await bruno.answer(table.row.id, 1, yes=True)
        await count(server)
        assert (outcome(table), paused(table)) == ("rejected", False)


async def test_a_table_is_not_kept_in_memory_by_a_vote(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", clock=SLOW) as ((anna, *_), table):
        await anna.ask(table.row.id, "pause")
        tables = server.services.registry.tables
        del tables[table.row.id]
        await count(server)
        assert table.row.id not in tables
        calendar.pass_by(3 * DAY + 1)
        await count(server)
        assert outcome(tables[table.row.id]) == "rejected"


async def test_nor_by_time_that_is_out_while_the_others_are_asked(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=SLOW, overtime="ask") as (_, table):
        calendar.pass_by(7 * DAY + 1)
        await look_at_clocks(server)
        assert [each.kind for each in table.row.votes] == ["stand-in"]
        assert table.row.id not in await server.services.database.read(
            stewards.overdue, server.services.database.time.now()
        )
        calendar.pass_by(3 * DAY + 1)
        await count(server)
        assert (outcome(table), len(table.row.handovers)) == ("carried", 1)


async def test_what_was_rejected_is_not_asked_again_at_once(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=LIVE) as ((anna, bruno), table):
        await anna.ask(table.row.id, "call-off")
        await bruno.answer(table.row.id, 1, yes=False)
        assert outcome(table) == "rejected"
        with refused(409, "vote-rejected-lately"):
            await anna.ask(table.row.id, "call-off")
        calendar.pass_by(5 * MINUTE + 1)
        await anna.ask(table.row.id, "call-off")


async def test_what_makes_no_sense_is_refused(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno") as ((anna, _), table):
        for kind in ("pause", "resume", "extend"):
            with refused(409, "vote-no-clock"):
                await anna.ask(table.row.id, kind)
        for seat, refusal in ((0, "no-such-seat"), (4, "no-such-seat"), (1, "not-vanished")):
            with refused(409, refusal):
                await anna.ask(table.row.id, "replace", about=seat, heir="bot")
    async with at_tables(server, "Anna", "Bruno", clock=LIVE) as ((anna, _), table):
        with refused(409, "vote-pointless"):
            await anna.ask(table.row.id, "resume")


# What follows


async def test_more_time(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=LIVE) as ((anna, bruno), table):
        before = [left(server, table, seat) for seat in range(2)]
        await anna.ask(table.row.id, "extend")
        await bruno.answer(table.row.id, 1, yes=True)
        assert [left(server, table, seat) for seat in range(2)] == [about(each + 225) for each in before]
    async with at_tables(server, "Anna", "Bruno", clock=DAILY) as ((anna, bruno), table):
        (asked,) = pending(table)
        calendar.pass_by(DAY / 2)
        await anna.ask(table.row.id, "extend")
        await bruno.answer(table.row.id, 1, yes=True)
        assert left(server, table, asked) == about(1.5 * DAY)
        assert left(server, table, 1 - asked) == 0


async def test_a_game_is_called_off_by_all_and_has_no_result(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", bots=[{"bot": STEWARD}], clock=LIVE) as ((anna, bruno), table):
        id = table.row.id
        await anna.ask(id, "call-off")
        await bruno.answer(id, 1, yes=True)
        await still(table)
        whole = await anna.look(id)
        assert (whole.table.status, whole.table.called_off) == ("over", True)
        assert not any(seat.waiting for seat in whole.table.seats)
        for seat, person in enumerate((anna, bruno)):
            if seat in pending(table):
                with refused(409, "game-over"):
                    await person.move(id, first_legal(table, seat))
        with refused(409, "game-over"):
            await anna.ask(id, "pause")
        assert [each.id for each in await anna.my_tables(status="over")] == [id]
        again = await anna.rematch(id)
        assert again.status == "open"
        del server.services.registry.tables[id]  # as it is read after a restart
        await bruno.look(id)
        await still(await server.services.registry.table(id))
        assert (await bruno.look(id)).table.called_off


async def test_after_a_stop_in_order_no_second_comes_again(tmp_path: Path) -> None:
    async with running(tmp_path) as alone, at_tables(alone, "Anna", "Bruno", clock=LIVE):
        alone.services.database.time._start -= 4  # a little less than passes between two savings
        moment, place = alone.services.database.time.now(), alone.settings.database
    with contextlib.closing(await asyncio.to_thread(open_database, place)) as database:
        assert database.time.now() >= moment


async def vanish(table: Table, person: Client, calendar: Calendar, days: float) -> None:
    """Let somebody's steward play for so long."""
    await person.call_steward(table.row.id)
    calendar.pass_by(days * DAY)


async def test_who_vanished_is_replaced_for_good_by_a_bot(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", clock=SLOW) as ((anna, bruno, carla), table):
        id = table.row.id
        await vanish(table, carla, calendar, 0.9)
        with refused(409, "not-vanished"):
            await anna.ask(id, "replace", about=2, heir="bot")
        await carla.come_back(id)
        await vanish(table, carla, calendar, 1)
        info = await anna.ask(id, "replace", about=2, heir="bot")
        assert info.votes[-1].asked == [0, 1]
        info = await bruno.answer(id, info.votes[-1].number, yes=True)
        assert (info.seats[2].bot, info.seats[2].steward, info.seats[2].name) == (STEWARD, None, None)
        assert table.row.handovers[-1].cause == "replaced"
        with refused(403, "not-seated"):
            await carla.come_back(id)
        assert (await carla.look(id)).sight.seat is None  # type: ignore[union-attr]
        assert id not in [each.id for each in await carla.my_tables()]


async def test_time_without_a_server_makes_nobody_vanish(
    server: Running, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=SLOW) as ((anna, bruno), table):
        await bruno.call_steward(table.row.id)
        wall = table.row.handovers[-1].made + 30 * DAY * SECOND  # meanwhile no server ran, and server time stood
        monkeypatch.setattr("tenka.store.ids.now", lambda: wall)
        assert not table.info(0).seats[1].vanished
        with refused(409, "not-vanished"):
            await anna.ask(table.row.id, "replace", about=1, heir="bot")
        calendar.pass_by(DAY)
        assert table.info(0).seats[1].vanished


async def test_who_sits_there_is_told_that_somebody_has_vanished(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno") as ((anna, bruno), table), anna.live(table.row.id) as live:
        await bruno.call_steward(table.row.id)
        await until(lambda: live.table.seats[1].steward)
        table.stewards.tell_of_vanished()
        calendar.pass_by(5 * MINUTE)
        assert not live.table.seats[1].vanished
        table.stewards.tell_of_vanished()
        await until(lambda: live.table.seats[1].vanished)


async def test_comings_and_goings_of_others_make_nobody_vanish(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tenka.store.queries.tables.stewards.MOST_TOLD", 3)
    async with at_tables(server, "Anna", "Bruno", clock=SLOW) as ((anna, bruno), table):
        await bruno.call_steward(table.row.id)
        for _ in range(2):
            await anna.call_steward(table.row.id)
            await anna.come_back(table.row.id)
        assert [each.seat for each in table.row.handovers] == [1, 0, 0, 0]
        with refused(409, "not-vanished"):
            await anna.ask(table.row.id, "replace", about=1, heir="bot")


async def test_somebody_new_sits_down_where_a_player_vanished(server: Running, calendar: Calendar) -> None:
    async with (
        at_tables(server, "Anna", "Bruno", clock=SLOW) as ((anna, bruno), table),
        guests(server, "Doris") as (doris,),
    ):
        id, old = table.row.id, table.row.invitation
        await vanish(table, bruno, calendar, 2)
        info = await anna.ask(id, "replace", about=1, heir="person")  # nobody else has a voice
        assert info.seats[1].vacant
        assert info.seats[1].steward == STEWARD
        for stranger, invitation in ((doris, ""), (bruno, old)):
            with refused(403, "not-invited"):
                await stranger.join(id, invitation=invitation)
        info = await doris.join(id, invitation=table.row.invitation)
        assert (info.seats[1].name, info.seats[1].vacant, info.seats[1].steward) == ("Doris", False, None)
        assert (await doris.look(id)).sight.seat == 1  # type: ignore[union-attr]
        assert table.row.handovers[-1].cause == "joined"
        await until(lambda: table.row.seats[min(pending(table))].due is not None)
        with refused(409, "already-started"):
            await bruno.join(id, invitation=table.row.invitation)


async def test_a_player_who_comes_back_in_time_stays(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", clock=SLOW) as ((anna, bruno, carla), table):
        await vanish(table, carla, calendar, 2)
        await anna.ask(table.row.id, "replace", about=2, heir="bot")
        await carla.come_back(table.row.id)
        await count(server)
        assert all(not each.is_open for each in table.row.votes)
        with refused(404, "not-found"):
            await bruno.answer(table.row.id, 1, yes=True)
        assert table.row.seats[2].by_person


# At zero the others are asked


async def test_the_others_are_asked_and_silence_lets_the_bot_play(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=LIVE, overtime="ask") as (_, table):
        (asked,) = pending(table)
        assert table.info(None).overtime == "ask"
        calendar.pass_by(16 * MINUTE)
        await look_at_clocks(server)
        await look_at_clocks(server)
        (vote,) = table.info(None).votes
        assert (vote.kind, vote.by, vote.about, vote.asked) == ("stand-in", None, asked, [1 - asked])
        assert table.row.seats[asked].steward is None
        calendar.pass_by(5 * MINUTE + 1)
        await count(server)
        assert table.row.seats[asked].steward == STEWARD
        assert table.row.handovers[-1].cause == "time"


async def test_no_gives_the_whole_time_again(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=DAILY, overtime="ask") as (people, table):
        (asked,) = pending(table)
        calendar.pass_by(DAY + 60)
        await look_at_clocks(server)
        with refused(403, "vote-not-asked"):
            await people[asked].answer(table.row.id, 1, yes=False)
        await people[1 - asked].answer(table.row.id, 1, yes=False)
        assert left(server, table, asked) == about(DAY)
        await look_at_clocks(server)
        assert table.row.seats[asked].steward is None


async def test_who_decides_after_all_needs_no_bot(server: Running, calendar: Calendar) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=LIVE, overtime="ask") as (people, table):
        (asked,) = pending(table)
        calendar.pass_by(16 * MINUTE)
        await look_at_clocks(server)
        while asked in pending(table):
            await people[asked].move(table.row.id, first_legal(table, asked))
        await count(server)
        assert all(not each.is_open for each in table.row.votes)
        assert table.row.seats[asked].steward is None


async def test_a_vote_outlives_the_server_and_time_without_one_counts_for_nobody(
    server: Running, calendar: Calendar
) -> None:
    async with at_tables(server, "Anna", "Bruno", clock=LIVE) as ((anna, bruno), table):
        id = table.row.id
        await anna.ask(id, "pause")
        deadline = table.row.votes[0].deadline
        del server.services.registry.tables[id]
        await bruno.answer(id, 1, yes=True)
        again = await server.services.registry.table(id)
        assert again.row.votes[0].deadline == deadline
        assert paused(again)
        assert await server.services.database.read(stewards.overdue, deadline) == []
