"""Nobody at a table is taken for somebody else."""

import pytest
from sqlalchemy import update

from tenka.client import Client
from tenka.store.schema import person, remark
from tenka.wire.people import Me
from tests.server.running import Running
from tests.server.tables.sitting import names
from tests.server.wire.guests import guests, play_on, refused, seated, started

pytestmark = pytest.mark.asyncio(loop_scope="module")

PASSWORD = "seven samurai on a hill"


async def rename(client: Client, name: str) -> None:
    await client.call("PATCH", "/api/me", Me, name=name)


async def alike(client: Client, table: str) -> list[bool]:
    return [seat.alike for seat in (await client.look(table)).table.seats]


@pytest.mark.parametrize("name", ["0da", "Οda", "O d a", "oda", "Oda (2)"])
async def test_who_looks_like_somebody_seated_does_not_sit_down(server: Running, name: str) -> None:
    async with guests(server, "Oda", name) as (oda, other):
        table = await oda.create("shitenno", ["me", "open"], public=True)
        with refused(409, "name-too-alike"):
            await other.join(table.id)
        assert names((await oda.look(table.id)).table) == ["Oda", None]
        await rename(other, "Takeda")
        assert names(await other.join(table.id)) == ["Oda", "Takeda"]
        assert await alike(oda, table.id) == [False, False]


async def test_people_of_the_same_name_are_told_apart(server: Running) -> None:
    async with guests(server, "Anna", "Anna", "Bruno") as people:
        id = await seated(people, public=True)
        assert await alike(people[0], id) == [True, True, False]
        (listed,) = [table for table in await people[0].my_tables() if table.id == id]
        assert [seat.alike for seat in listed.seats] == [True, True, False]


async def test_nobody_takes_a_name_like_a_neighbours_while_they_play(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        id = await started([anna, bruno])
        with refused(409, "name-too-alike"):
            await rename(bruno, "Аnnа")
        assert names((await anna.look(id)).table) == ["Anna", "Bruno"]
        await rename(carla, "Аnnа")
        await rename(bruno, "Brunetto")
        await play_on(server, id)
        await rename(bruno, "Аnnа")
        assert await alike(anna, id) == [True, True]


async def test_a_rematch_is_no_way_round_it(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await started([anna, bruno])
        await play_on(server, id)
        again = await anna.rematch(id)
        await rename(bruno, "ANNA")
        with refused(409, "name-too-alike"):
            await bruno.rematch(id)
        await rename(bruno, "Bruno")
        assert names(await bruno.rematch(id)) == ["Anna", "Bruno"]
        assert (await bruno.look(again.id)).table.id == again.id


async def test_logging_in_locks_nobody_out_and_shows_who_looks_alike(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno), Client(server.url) as elsewhere:
        await elsewhere.account("anna-of-old", PASSWORD, name="ΑΝΝΑ")
        id = await started([anna, bruno])
        await bruno.login("anna-of-old", PASSWORD, bring=True)
        assert names((await bruno.look(id)).table) == ["Anna", "ΑΝΝΑ"]
        assert await alike(anna, id) == [True, True]


async def test_names_and_words_of_old_are_shown_harmlessly(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await seated([anna, bruno], public=True)
        await anna.say(id, "hello", to=[1])

        def planted(connection: object) -> None:
            connection.execute(update(person).where(person.c.name == "Anna").values(name="An\u202ena\u200b"))  # type: ignore[attr-defined]
            connection.execute(update(remark).where(remark.c.table_id == id).values(text="\u202eolleh\nyou"))  # type: ignore[attr-defined]

        await server.services.database.write(planted)
        await (await server.services.registry.table(id)).refresh()
        assert names((await bruno.look(id)).table) == ["Anna", "Bruno"]
        assert "Anna" in [table.seats[0].name for table in await bruno.my_tables()]
        (said,) = (await bruno.chat(id)).remarks
        assert (said.name, said.text) == ("Anna", "olleh you")
