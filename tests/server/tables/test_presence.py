"""Who is there: players, spectators, those who sit down, get up and are renamed."""

import pytest

from tenka.client import Client
from tests.server.running import Running
from tests.server.tables.looking import looked, same_as_looking, sees
from tests.server.tables.moving import key
from tests.server.tables.sitting import BOT
from tests.server.wire.guests import guests, play_on, seated, started
from tests.server.wire.line import line

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_presence_tells_who_is_here_and_how_many_watch(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people:
        id = await seated(people[:2], public=True)
        async with line(server.url, id, people[0].cookie) as anna:
            assert anna.picture.presence == {"seats": [True, False], "spectators": 0}
            async with line(server.url, id, people[1].cookie), line(server.url, id, people[1].cookie):
                await anna.until(lambda picture: picture.presence == {"seats": [True, True], "spectators": 0})
                async with line(server.url, id) as nobody, line(server.url, id, people[2].cookie):
                    everybody = {"seats": [True, True], "spectators": 2}
                    await anna.until(lambda picture: picture.presence == everybody)
                    await nobody.until(lambda picture: picture.presence == everybody)
                    assert (await looked(people[0], id))["presence"] == everybody
            await anna.until(lambda picture: picture.presence == {"seats": [True, False], "spectators": 0})


async def test_spectators_see_the_game_as_it_goes(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people, Client(server.url) as nobody:
        id = await seated(people[:2], public=True)
        async with line(server.url, id) as one, line(server.url, id, people[2].cookie) as other:
            assert [each.picture.sight for each in (one, other)] == [None, None]
            await people[0].start(id)
            await play_on(server, id, 15)
            table = await server.services.registry.table(id)
            for each in (one, other):
                await each.until(lambda picture: picture.sight is not None)
                await each.until(sees(table.playing().version(None)))
                assert each.picture.sight is not None
                assert each.picture.sight["seat"] is None
                assert each.picture.sight["view"]["seat"] is None
                assert each.picture.table["invitation"] is None
                await same_as_looking(nobody, id, each.picture)
                answer = await each.ask(type="moves", moves=[["done"]], decision=1, key=key())
                assert answer["error"]["message"] == "not-seated"


async def test_sitting_down_and_getting_up_while_watching(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await seated([anna], "open", public=True)
        async with line(server.url, id, bruno.cookie) as own, line(server.url, id, anna.cookie) as other:
            assert not own.picture.table["invitation"]
            await bruno.join(id)
            await own.until(lambda picture: bool(picture.table["seats"][1]["you"] and picture.table["invitation"]))
            await other.until(lambda picture: picture.presence["seats"] == [True, True])
            await bruno.leave(id)
            await own.until(lambda picture: not picture.table["seats"][1]["you"])
            await other.until(lambda picture: picture.presence == {"seats": [True, False], "spectators": 1})
            await bruno.join(id)
            await anna.reseat(id, 1, "open")
            await own.until(lambda picture: picture.table["seats"][1]["open"])
            assert (await own.ask(type="say", text="hey", key=key()))["error"]["message"] == "not-seated"
            await bruno.join(id)
            await anna.start(id)
            for seat, each in enumerate((other, own)):
                await each.until(lambda picture: picture.sight is not None)
                assert each.picture.sight is not None
                assert each.picture.sight["seat"] == seat
            await same_as_looking(bruno, id, own.picture)


async def test_who_watches_a_table_that_is_taken_away_is_told(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        id = await seated([anna], "open")
        async with line(server.url, id) as watching, line(server.url, id, anna.cookie) as own:
            await anna.leave(id)
            assert await watching.closed() == 4404
            assert await own.closed() == 4404


async def test_a_new_name_is_shown_to_all_at_the_table(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        id = await started([anna], BOT)
        async with line(server.url, id) as watching:
            await anna.call("PATCH", "/api/me", None, name="Annabel")
            await watching.until(lambda picture: picture.table["seats"][0]["name"] == "Annabel")
