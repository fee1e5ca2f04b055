"""Boxes on the server: saved, listed, changed, thrown away, played with, and seen by all at the table."""

import secrets
from typing import Any

import pytest

import tenka
from tenka.client import Client, RefusedError
from tenka.kernel.records.verify import verify
from tenka.server.endpoints.lobby.boxes import MOST_BOXES
from tenka.wire.boxes import BoxCheck, BoxForm, NewBox, OwnBox
from tests.games.boxes import BOXES, VALUES
from tests.server.running import Running
from tests.server.tables.sitting import BOT
from tests.server.wire.guests import guests, play_on, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")


def new_path() -> str:
    return f"/api/boxes/{secrets.token_urlsafe(16)}"


async def save(client: Client, path: str, game: str = "tenjo", name: str = "Mine", **values: Any) -> OwnBox:
    given = {id.replace("__", "."): value for id, value in values.items()}
    found: OwnBox = await client.call("PUT", path, OwnBox, game=game, name=name, values=given)
    return found


async def mine(client: Client) -> list[OwnBox]:
    found: list[OwnBox] = await client.call("GET", "/api/boxes", list[OwnBox])
    return found


async def test_a_box_is_saved_changed_and_thrown_away(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        path = new_path()
        one = await save(anna, path, card__CC01__defence=5, card__CC02__defence=5)
        assert one.values == {"card.CC01.defence": 5}  # the other is ours
        again = await save(anna, path, card__CC01__defence=5)
        assert (again.id, again.hash) == (one.id, one.hash)
        renamed = await save(anna, path, name="Second edition", card__CC01__defence=5)
        assert [(box.name, box.hash) for box in await mine(anna)] == [("Second edition", renamed.hash)]
        file = await anna.call("GET", path, NewBox)
        assert file == NewBox("tenjo", "Second edition", {"card.CC01.defence": 5})
        assert await mine(bruno) == []
        with refused(404, "not-found"):
            await bruno.call("GET", path, NewBox)
        for _ in range(2):
            await anna.call("DELETE", path, None)
        assert await mine(anna) == []


async def test_what_cannot_be_played_with_is_refused_at_its_field(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        with pytest.raises(RefusedError) as caught:
            await save(anna, new_path(), card__CC01__defence=13)
        assert (caught.value.status, caught.value.message) == (422, "box-bad-count")
        assert caught.value.error.params["field"] == "card.CC01.defence"
        with refused(422, "box-unknown-field"):
            await save(anna, new_path(), nothing=1)
        with refused(422, "box-bad-title"):
            await save(anna, new_path(), name=" ")
        with refused(422, "name-hides"):
            await save(anna, new_path(), name="o" + "\u0308" * 9)
        with refused(422, "name-hides"):
            await save(anna, new_path(), house__asai__name="A" + "\u0308" * 9)
        with refused(400, "unknown-game"):
            await save(anna, new_path(), game="go")
        with refused(404, "not-found"):
            await save(anna, "/api/boxes/short")
        box = {"name": "x", "values": {"card.CC01.defence": 13}}
        with refused(422, "box-bad-count"):
            await anna.create("tenjo", ["me", BOT], options={"box": box})
        assert await mine(anna) == []


async def test_no_more_than_so_many(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        paths = [new_path() for _ in range(MOST_BOXES)]
        for path in paths:
            await save(anna, path)
        with refused(409, "too-many-boxes"):
            await save(anna, new_path())
        await save(anna, paths[0], name="changed")


async def test_the_form_and_the_check_are_for_anybody(server: Running) -> None:
    async with Client(server.url) as nobody:
        for id in tenka.games():
            form = await nobody.call("GET", f"/api/box-form?game={id}", BoxForm)
            assert [field.id for field in form.fields] == list(tenka.game(id).form.fields)
        checked = await nobody.call("POST", "/api/box-check", BoxCheck, game="shitenno", values={"koku.1": 11})
        assert [(error.message, error.params["field"]) for error in checked.errors] == [("box-wrong-sum", "koku.1")]
        right = await nobody.call("POST", "/api/box-check", BoxCheck, game="tenjo", values=VALUES["tenjo"])
        assert right.errors == []
        with refused(401, "no-session"):
            await mine(nobody)


async def test_all_who_see_the_table_see_the_box_and_the_record_keeps_it(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno), Client(server.url) as nobody:
        box = BOXES["shitenno"]
        given = {"name": box["name"], "values": VALUES["shitenno"]}
        table = await anna.create("shitenno", ["me", "open"], options={"box": given}, public=True)
        assert table.options["box"] == box
        (listed,) = [each for each in await anna.my_tables() if each.id == table.id]
        assert listed.options["box"] == {"name": box["name"], "hash": box["hash"]}
        await bruno.join(table.id)
        await anna.start(table.id)
        assert (await nobody.look(table.id)).sight.view["options"]["box"] == box  # type: ignore[union-attr]
        await play_on(server, table.id)
        assert verify(tenka.game("shitenno"), await anna.record(table.id)).sound


async def test_a_guests_boxes_come_along_and_are_told_in_the_export(server: Running) -> None:
    async with guests(server, "Anna", "Anna 2") as (anna, guest):
        login = secrets.token_urlsafe(6)
        await anna.account(login, "seven samurai on a hill")
        path = new_path()
        await save(anna, path, name="One", card__CC01__defence=5)
        await save(guest, path, name="Two", card__CC01__defence=6)
        await guest.login(login, "seven samurai on a hill", bring=True)
        assert [box.name for box in await mine(guest)] == ["One", "Two"]
        export = await guest.call("GET", "/api/me/export", dict[str, Any])
        assert [box["values"] for box in export["boxes"]] == [{"card.CC01.defence": 5}, {"card.CC01.defence": 6}]
