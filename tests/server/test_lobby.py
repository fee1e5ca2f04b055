"""Lobby and tables: create, list, join, leave, start, rematch; my games; finished games."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import tenka
from tenka.bots import BOTS
from tenka.client import Client
from tenka.kernel.verify import verify
from tenka.server.house import House
from tenka.wire.tables import TableInfo
from tests.server.running import Running, running
from tests.server.wire.company import guests, play_on, refused, seated, started, waited_for

BOT = {"bot": "random"}


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for all: each test has its own people and tables."""
    async with running(tmp_path_factory.mktemp("server")) as found:
        yield found


async def seed_of(house: House, id: str) -> str:
    seed = (await house.hall.table(id)).row.seed
    assert seed is not None
    return seed


async def ids(client: Client) -> list[str]:
    return [table.id for table in await client.my_tables()]


def names(table: TableInfo) -> list[str | None]:
    return [seat.bot or seat.name for seat in table.seats]


def mine(table: TableInfo) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.you]


# Create


async def test_the_games_are_told_with_all_that_can_be_chosen(server: Running) -> None:
    async with Client(server.url) as nobody:
        games = {game.id: game for game in await nobody.games()}
    assert set(games) == set(tenka.games())
    for id, told in games.items():
        game = tenka.game(id)
        assert told.players == list(game.players)
        assert told.options == {name: list(values) for name, values in game.options.items()}
        assert told.bots == list(BOTS)
        assert told.rules == game.rules


async def test_create_with_every_kind_of_seat(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        for level in BOTS:
            table = await anna.create("shitenno", ["open", "me", {"bot": level}, "open"])
            assert names(table) == [None, "Anna", level, None]
            assert [seat.open for seat in table.seats] == [True, False, False, True]
            assert [seat.you for seat in table.seats] == [False, True, False, False]
            assert table.owner == 1
            assert (table.status, table.public, table.pause) == ("open", False, True)
            assert table.invitation


async def test_create_with_every_number_of_players_and_every_option(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        for id in tenka.games():
            game = tenka.game(id)
            for players in game.players:
                table = await anna.create(id, ["me", *[BOT] * (players - 1)], public=True, pause=False)
                assert (len(table.seats), table.public, table.pause) == (players, True, False)
            for name, values in game.options.items():
                for value in values:
                    seats = ["me", *[BOT] * (max(game.players) - 1)]
                    assert (await anna.create(id, seats, options={name: value})).options == {name: value}


BAD_TABLES: dict[str, tuple[dict[str, Any], str]] = {
    "no game": ({"seats": ["me", "open"]}, "bad-request"),
    "unknown game": ({"game": "chess", "seats": ["me", "open"]}, "unknown-game"),
    "a game of another type": ({"game": 1, "seats": ["me", "open"]}, "bad-request"),
    "no seats": ({"game": "shitenno"}, "bad-request"),
    "an empty list": ({"game": "shitenno", "seats": []}, "bad-request"),
    "too few": ({"game": "shitenno", "seats": ["me"]}, "bad-players"),
    "too many": ({"game": "shitenno", "seats": ["me", *["open"] * 4]}, "bad-players"),
    "far too many": ({"game": "shitenno", "seats": ["me", *["open"] * 999]}, "bad-request"),
    "nobody is me": ({"game": "shitenno", "seats": ["open", "open"]}, "one-seat-for-me"),
    "bots alone": ({"game": "shitenno", "seats": [BOT, BOT]}, "one-seat-for-me"),
    "me twice": ({"game": "shitenno", "seats": ["me", "me"]}, "one-seat-for-me"),
    "unknown kind of seat": ({"game": "shitenno", "seats": ["me", "you"]}, "bad-request"),
    "unknown bot": ({"game": "shitenno", "seats": ["me", {"bot": "genius"}]}, "unknown-bot"),
    "a bot with more": ({"game": "shitenno", "seats": ["me", {"bot": "random", "x": 1}]}, "bad-request"),
    "a seat that is a list": ({"game": "shitenno", "seats": ["me", ["bot"]]}, "bad-request"),
    "unknown option": ({"game": "shitenno", "seats": ["me", "open"], "options": {"x": 1}}, "unknown-option"),
    "options that are a list": ({"game": "shitenno", "seats": ["me", "open"], "options": []}, "bad-request"),
    "public in words": ({"game": "shitenno", "seats": ["me", "open"], "public": "yes"}, "bad-request"),
    "pause by number": ({"game": "shitenno", "seats": ["me", "open"], "pause": 1}, "bad-request"),
    "unknown field": ({"game": "shitenno", "seats": ["me", "open"], "seed": "00"}, "bad-request"),
}


async def test_bad_input_makes_no_table(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        for body, message in BAD_TABLES.values():
            with refused(400, message):
                await anna.call("POST", "/api/tables", TableInfo, **body)
        assert await anna.my_tables() == []
    async with Client(server.url) as nobody:
        with refused(401, "no-session"):
            await nobody.create("shitenno", ["me", "open"])


# List


async def test_a_public_table_is_listed_and_one_by_link_is_not(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno), Client(server.url) as nobody:
        public = await anna.create("shitenno", ["me", "open"], public=True)
        private = await anna.create("shitenno", ["me", "open"])
        for client in (anna, bruno, nobody):
            tables = {table.id: table for table in await client.tables()}
            assert private.id not in tables
            listed = tables[public.id]
            assert (listed.invitation is not None) == (client is anna), "the invitation is for those who sit there"
        assert (await bruno.look(private.id)).table.invitation is None
        assert await bruno.my_tables() == []


async def test_the_list_holds_tables_to_join_first_and_none_that_are_over(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        over = await started([anna, bruno], public=True)
        await play_on(server, over)
        running_id = await started([anna, bruno], public=True)
        older = await anna.create("shitenno", ["me", "open"], public=True)
        newer = await anna.create("shitenno", ["me", "open"], public=True)
        listed = await bruno.tables()
        assert [table.status for table in listed] == sorted(table.status for table in listed), "open ones first"
        ids = [table.id for table in listed]
        assert {older.id, newer.id, running_id} <= set(ids)
        assert over not in ids


async def test_my_tables_hold_those_that_wait_for_me_first(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as people:
        anna, bruno = people
        over = await started(people)
        await play_on(server, over)
        games = [await started(people) for _ in range(4)]
        waiting = [id for id in games if (await waited_for(server, id, people))[1] is anna]
        if not waiting:  # let one wait for her
            await _until_waits(server, games[0], 0)
            waiting = [games[0]]
        if len(waiting) == len(games):
            await _until_waits(server, games[0], 1)
            waiting.remove(games[0])
        open_id = await seated(people)
        expected = [set(waiting), set(games) - set(waiting), {open_id}, {over}]
        assert _in_groups(await ids(anna), expected)
        told = {table.id: table for table in await anna.my_tables()}
        assert {id for id, table in told.items() if table.seats[0].waiting} == set(waiting)
        expected[:2] = expected[1::-1]
        assert _in_groups(await ids(bruno), expected)


async def _until_waits(server: Running, id: str, seat: int) -> None:
    table = await server.house.hall.table(id)
    while seat not in table.playing().state.pending:
        await play_on(server, id, 1)


def _in_groups(found: list[str], groups: list[set[str]]) -> bool:
    for group in groups:
        if set(found[: len(group)]) != group:
            return False
        found = found[len(group) :]
    return not found


# Join


async def test_join_a_public_table(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla", "Dieter") as (anna, bruno, carla, dieter):
        table = await anna.create("shitenno", ["open", "me", "open"], public=True)
        joined = await bruno.join(table.id, seat=2)
        assert names(joined) == [None, "Anna", "Bruno"]
        assert mine(joined) == [2]
        assert joined.invitation == table.invitation
        with refused(409, "seat-taken"):
            await carla.join(table.id, seat=2)
        with refused(409, "seat-taken"):
            await carla.join(table.id, seat=1)
        with refused(409, "seat-taken"):
            await carla.join(table.id, seat=4)
        with refused(400, "bad-request"):
            await carla.join(table.id, seat=5)
        with refused(400, "bad-request"):
            await carla.join(table.id, seat=-1)
        assert mine(await carla.join(table.id)) == [0]
        with refused(409, "seat-taken"):
            await dieter.join(table.id)


async def test_a_private_table_asks_for_its_invitation(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno), Client(server.url) as nobody:
        table = await anna.create("shitenno", ["me", "open"])
        other = await anna.create("shitenno", ["me", "open"])
        assert table.invitation is not None
        for wrong in ({}, {"invitation": ""}, {"invitation": other.invitation}, {"invitation": table.id}):
            with refused(403, "not-invited"):
                await bruno.join(table.id, **wrong)
        for wrong in ({"invitation": "ü" * 64}, {"invitation": table.invitation[:-1]}, {"invitation": "\0"}):
            with refused(403, "not-invited"):
                await bruno.join(table.id, **wrong)
        with refused(400, "bad-request"):
            await bruno.join(table.id, invitation="x" * 65)
        with refused(401, "no-session"):
            await nobody.join(table.id, invitation=table.invitation)
        assert mine(await bruno.join(table.id, invitation=table.invitation)) == [1]


async def test_who_sits_already_stays_where_they_are(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        table = await anna.create("shitenno", ["me", "open", "open"], public=True)
        await bruno.join(table.id, seat=2)
        for how in ({}, {"seat": 1}, {"seat": 0}):
            assert mine(await bruno.join(table.id, **how)) == [2]
        assert names((await anna.look(table.id)).table) == ["Anna", None, "Bruno"]


async def test_two_who_want_the_last_seat_at_once_do_not_both_get_it(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        table = await anna.create("shitenno", ["me", "open"], public=True)
        results = await asyncio.gather(bruno.join(table.id), carla.join(table.id), return_exceptions=True)
        assert sum(isinstance(result, TableInfo) for result in results) == 1


async def test_nobody_joins_a_game_that_has_begun(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna], BOT, public=True)
        with refused(409, "already-started"):
            await bruno.join(id)


# Leave


async def test_the_owner_who_leaves_passes_the_table_on(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        id = await seated([anna, bruno, carla], public=True)
        await anna.leave(id)
        table = (await bruno.look(id)).table
        assert names(table) == [None, "Bruno", "Carla"]
        assert table.owner == 1
        assert (await anna.look(id)).table.invitation is None
        with refused(403, "not-owner"):
            await anna.start(id)
        with refused(403, "not-owner"):
            await carla.reseat(id, 0, BOT)
        await bruno.reseat(id, 0, BOT)
        await bruno.start(id)


async def test_the_last_one_who_leaves_takes_the_table_away(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await seated([anna], BOT, "open", public=True)
        await anna.leave(id)
        for client in (anna, bruno):
            with refused(404, "not-found"):
                await client.look(id)
            with refused(404, "not-found"):
                await client.join(id)
        assert id not in [table.id for table in await bruno.tables()]
        assert await anna.my_tables() == []
        assert id not in server.house.hall.tables


async def test_who_does_not_sit_there_cannot_leave_and_nobody_leaves_a_running_game(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        id = await seated([anna, bruno], public=True)
        with refused(403, "not-seated"):
            await carla.leave(id)
        await bruno.leave(id)
        with refused(403, "not-seated"):
            await bruno.leave(id)
        await bruno.join(id)
        await anna.start(id)
        for client in (anna, bruno):
            with refused(409, "already-started"):
                await client.leave(id)


# The owner's part


async def test_the_owner_gives_seats_to_bots_and_opens_them(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await seated([anna, bruno], "open", public=True)
        for seat, place in ((2, BOT), (2, "open"), (1, "open"), (1, BOT)):
            with refused(403, "not-owner"):
                await bruno.reseat(id, seat, place)
        assert names(await anna.reseat(id, 2, BOT)) == ["Anna", "Bruno", "random"]
        assert names(await anna.reseat(id, 2, {"bot": "steady"})) == ["Anna", "Bruno", "steady"]
        assert names(await anna.reseat(id, 2, "open")) == ["Anna", "Bruno", None]
        assert names(await anna.reseat(id, 1, BOT)) == ["Anna", "random", None], "whoever sat there"
        assert mine((await bruno.look(id)).table) == []
        for seat in (0, 3, 99, 10**30):
            with refused(409, "no-such-seat"):
                await anna.reseat(id, seat, BOT)
        for seat, odd in ((1, "me"), (1, {"bot": 1}), (1, None), (1, {})):
            with refused(400, "bad-request"):
                await anna.reseat(id, seat, odd)
        with refused(400, "unknown-bot"):
            await anna.reseat(id, 1, {"bot": "genius"})
        with refused(404, "not-found"):
            await anna.call("PUT", f"/api/tables/{id}/seats/-1", TableInfo, place="open")
        await anna.reseat(id, 2, BOT)
        await anna.start(id)
        with refused(409, "already-started"):
            await anna.reseat(id, 1, "open")


async def test_only_the_owner_starts_and_only_once_every_seat_is_taken(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla), Client(server.url) as nobody:
        id = await seated([anna, bruno], "open", public=True)
        with refused(409, "seats-open"):
            await anna.start(id)
        await carla.join(id)
        for client in (bruno, carla):
            with refused(403, "not-owner"):
                await client.start(id)
        with refused(401, "no-session"):
            await nobody.start(id)
        assert (await anna.look(id)).sight is None
        with refused(409, "not-started"):
            await anna.move(id, ["general", "x"])
        whole = await anna.start(id)
        assert whole.table.status == "running"
        assert whole.sight is not None
        assert whole.sight.version == 1
        with refused(409, "already-started"):
            await anna.start(id)


async def test_two_starts_at_once_begin_one_game(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        id = await seated([anna], BOT)
        results = await asyncio.gather(*(anna.start(id) for _ in range(4)), return_exceptions=True)
        assert sum(not isinstance(result, BaseException) for result in results) == 1


# The end


async def test_the_seed_is_nowhere_before_the_end_and_revealed_there(server: Running, tmp_path: Path) -> None:
    async with guests(server, "Anna", "Bruno") as people, Client(server.url) as nobody:
        anna, bruno = people
        id = await started(people, public=True)
        seed = await seed_of(server.house, id)
        for turns in (0, 5, 20):
            await play_on(server, id, turns)
            for client in (anna, bruno, nobody):
                told = [await client._http.get(path) for path in ("/api/tables", f"/api/tables/{id}")]
                assert all(seed not in answer.text for answer in told)
                assert told[-1].json()["sight"]["view"]["seed"] is None
                with refused(409, "not-over"):
                    await client.record(id)
        exported = await anna._http.get("/api/me/export")
        assert seed not in exported.text
        await play_on(server, id)
        for client in (anna, bruno, nobody):
            whole = await client.look(id)
            assert whole.sight is not None
            assert whole.table.status == "over"
            assert whole.sight.view["seed"] == seed
            record = await client.record(id)
            assert record["seed"] == seed
            assert verify(tenka.game("shitenno"), record).sound


async def test_there_is_no_record_before_the_game_begins(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        id = await seated([anna], BOT)
        with refused(409, "not-started"):
            await anna.record(id)


async def test_a_finished_game_stays_readable_after_a_restart_and_for_spectators(tmp_path: Path) -> None:
    async with running(tmp_path) as server, guests(server, "Anna", "Bruno") as people:
        id = await started(people)
        await people[0].say(id, "good game")
        await play_on(server, id)
        cookie = people[0].cookie
        before = json.loads((await people[0]._http.get(f"/api/tables/{id}")).content)
        record = await people[0].record(id)
    async with running(tmp_path) as server, Client(server.url) as anna, Client(server.url) as nobody:
        anna._http.headers["Cookie"] = cookie
        assert json.loads((await anna._http.get(f"/api/tables/{id}")).content) == before
        assert await anna.record(id) == record
        assert [remark.text for remark in (await nobody.chat(id)).remarks] == ["good game"]
        watched = await nobody.look(id)
        assert watched.table.status == "over"
        assert watched.sight is not None
        assert watched.sight.seat is None
        assert await nobody.record(id) == record
        with refused(409, "game-over"):
            await anna.move(id, ["done"])
        assert await ids(anna) == [id]


# Rematch


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
        assert await seed_of(server.house, again.id) != await seed_of(server.house, table.id)


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
    table = await server.house.hall.table(id)
    async with asyncio.timeout(60):
        while table.playing().state.pending:
            if table.row.seats[min(table.playing().state.pending)].bot is None:
                await play_on(server, id, 1)
            else:
                await asyncio.sleep(0.001)
