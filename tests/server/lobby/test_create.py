"""New tables: what can be chosen, and what is refused."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import tenka
from tenka.bots import BOTS, bots_of
from tenka.client import Client
from tenka.server.lobby import upkeep
from tenka.store.ids import now
from tenka.wire.tables import TableInfo
from tests.server.running import Running, running
from tests.server.tables.sitting import BOT, names
from tests.server.wire.guests import guests, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_games_are_told_with_all_that_can_be_chosen(server: Running) -> None:
    async with Client(server.url) as nobody:
        games = {game.id: game for game in await nobody.games()}
    assert set(games) == set(tenka.games())
    for id, told in games.items():
        game = tenka.game(id)
        assert told.players == list(game.players)
        assert told.options == {name: list(values) for name, values in game.options.items()}
        assert told.bots == list(bots_of(game))
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


async def test_a_table_asked_for_twice_is_made_once(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        asked = [anna.create("shitenno", ["me", "open"], key="k") for _ in range(8)]
        made = {table.id for table in await asyncio.gather(*asked)}
        assert len(made) == len(await anna.my_tables()) == 1
        (id,) = made
        with refused(409, "key-used"):
            await anna.create("shitenno", ["me", "open"], key="k", public=True)
        assert (await bruno.create("shitenno", ["me", "open"], key="k")).id != id, "keys are one's own"
        assert (await anna.create("shitenno", ["me", "open"], key="k", pause=True)).id == id, "as it is by default"
        await bruno.join(id, invitation=(await anna.look(id)).table.invitation)
        await anna.start(id)
        again = await anna.create("shitenno", ["me", "open"], key="k")
        assert (again.id, again.status, names(again)) == (id, "running", ["Anna", "Bruno"])
        for bad in ("", "k" * 65, "with space", "ü", 1):
            with refused(400, "bad-request"):
                await anna.call("POST", "/api/tables", TableInfo, game="shitenno", seats=["me", "open"], key=bad)


async def test_a_key_is_not_used_again_for_a_table_that_has_gone(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        table = await anna.create("shitenno", ["me", "open"], key="k")
        await anna.leave(table.id)
        with refused(409, "key-used"):
            await anna.create("shitenno", ["me", "open"], key="k")
        assert await anna.my_tables() == []


async def test_keys_are_known_after_a_restart_and_forgotten_after_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, guests(server, "Anna") as (anna,):
        table = await anna.create("shitenno", ["me", "open"], key="k")
        cookie = anna.cookie
    async with running(tmp_path) as server, Client(server.url) as anna:
        anna._http.headers["Cookie"] = cookie
        assert (await anna.create("shitenno", ["me", "open"], key="k")).id == table.id
        monkeypatch.setattr(upkeep, "now", lambda: now() + upkeep.REMEMBERED + 1000)
        await server.services.upkeep.look()
        assert (await anna.create("shitenno", ["me", "open"], key="k")).id != table.id


async def test_what_is_repeated_does_no_harm(server: Running) -> None:
    """Whoever does not know whether a request arrived sends it again."""
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        table = await anna.create("shitenno", ["me", "open", "open"], public=True)
        for _ in range(2):
            assert names(await bruno.join(table.id)) == ["Anna", "Bruno", None]
        for _ in range(2):
            assert names(await anna.reseat(table.id, 2, BOT)) == ["Anna", "Bruno", "random"]
        await bruno.leave(table.id)
        with refused(403, "not-seated"):
            await bruno.leave(table.id)
        await bruno.join(table.id)
        await anna.start(table.id)
        with refused(409, "already-started"):
            await anna.start(table.id)
        assert names(await bruno.join(table.id)) == ["Anna", "Bruno", "random"], "who sits there sits there"


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
