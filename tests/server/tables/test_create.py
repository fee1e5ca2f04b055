"""New tables: what can be chosen, and what is refused."""

from typing import Any

import pytest

import tenka
from tenka.bots import BOTS, bots_of
from tenka.client import Client
from tenka.wire.tables import TableInfo
from tests.server.running import Running
from tests.server.tables.sitting import BOT, names
from tests.server.wire.company import guests, refused

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
