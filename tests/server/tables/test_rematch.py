"""Another game of the same people."""

import asyncio
from pathlib import Path

import pytest

from tenka.client import Client
from tests.server.running import Running, running
from tests.server.tables.looking import seed_of
from tests.server.tables.sitting import mine, names
from tests.server.wire.guests import guests, play_on, refused, started

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_rematch_has_the_same_seats(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people:
        anna, bruno, carla = people
        table = await anna.create("shitenno", ["open", {"bot": "steady"}, "me", "open"], public=True, pause=False)
        await bruno.join(table.id, seat=3)
        await carla.join(table.id, seat=0)
        with refused(409, "not-over"):
            await anna.rematch(table.id)
        await anna.start(table.id)
        with refused(409, "not-over"):
            await anna.rematch(table.id)
        await _finish(server, table.id)
        again = await bruno.rematch(table.id)
        assert again.id != table.id
        assert (again.status, again.public, again.pause, again.options) == ("open", True, False, {})
        assert names(again) == [None, "steady", None, "Bruno"]
        assert again.owner == 3
        assert names(await anna.rematch(table.id)) == [None, "steady", "Anna", "Bruno"]
        assert (await anna.rematch(table.id)).id == again.id
        assert mine(await carla.rematch(table.id)) == [0]
        assert (await carla.look(table.id)).table.rematch == again.id
        await bruno.start(again.id)
        assert await seed_of(server.services, again.id) != await seed_of(server.services, table.id)


async def test_only_who_played_asks_for_a_rematch(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla), Client(server.url) as nobody:
        id = await started([anna, bruno], public=True)
        await play_on(server, id)
        with refused(403, "not-seated"):
            await carla.rematch(id)
        with refused(401, "no-session"):
            await nobody.rematch(id)
        assert (await anna.look(id)).table.rematch is None


async def test_two_who_ask_at_once_get_one_table(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people:
        id = await started(people)
        await play_on(server, id)
        again = await asyncio.gather(*(person.rematch(id) for person in people))
        assert len({table.id for table in again}) == 1
        assert [mine(table) for table in again] == [[0], [1], [2]]
        assert names((await people[0].look(again[0].id)).table) == ["Anna", "Bruno", "Carla"]
        assert [len(await person.my_tables()) for person in people] == [2, 2, 2]


async def test_a_rematch_that_everybody_left_can_be_asked_for_again(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna, bruno])
        await play_on(server, id)
        first = await anna.rematch(id)
        await anna.leave(first.id)
        second = await bruno.rematch(id)
        assert second.id != first.id
        assert mine(await anna.rematch(id)) == [0]


async def test_a_rematch_survives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna, bruno])
        await play_on(server, id)
        again = await anna.rematch(id)
        cookie = bruno.cookie
    async with running(tmp_path) as server, Client(server.url) as bruno:
        bruno._http.headers["Cookie"] = cookie
        joined = await bruno.rematch(id)
        assert joined.id == again.id
        assert mine(joined) == [1]


async def _finish(server: Running, id: str) -> None:
    """People and bots play to the end."""
    table = await server.services.registry.table(id)
    async with asyncio.timeout(60):
        while table.playing().state.pending:
            if table.row.seats[min(table.playing().state.pending)].bot is None:
                await play_on(server, id, 1)
            else:
                await asyncio.sleep(0.001)


async def test_seats_are_kept_for_everybody_who_played_until_they_say_no_at_public_tables_too(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla", "Dario") as (anna, bruno, carla, dario):
        id = await started([anna, bruno, carla], public=True)
        await _finish(server, id)
        again = await anna.rematch(id)
        assert [(seat.kept, seat.kept_for) for seat in again.seats] == [
            (False, None),
            (True, "Bruno"),
            (True, "Carla"),
        ]
        assert [seat.kept_for for seat in (await dario.look(again.id)).table.seats] == [None] * 3
        with refused(409, "seat-taken"):
            await dario.join(again.id)
        assert [each.table.id for each in await bruno.invitations()] == [again.id]
        with refused(409, "seats-open"):
            await anna.start(again.id)
        await bruno.turn_away(again.id)
        assert mine(await dario.join(again.id)) == [1]
        with refused(409, "seat-taken"):
            await bruno.rematch(id)
        assert mine(await carla.join(again.id)) == [2]


async def test_the_owner_gives_a_kept_seat_away(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna, bruno])
        await _finish(server, id)
        again = await anna.rematch(id)
        assert names(await anna.reseat(again.id, 1, {"bot": "random"})) == ["Anna", "random"]
        assert await bruno.invitations() == []
