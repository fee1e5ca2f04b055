"""What people may do about others who trouble them: mute, report; and what new guests may not."""

from pathlib import Path
from typing import Any

import httpx

from tenka.client import Client
from tenka.server.guard import Rates
from tenka.store.queries.safety import reports
from tenka.store.schema import notice, person
from tests.server.running import Running, running


async def account(server: Running, login: str) -> Client:
    client = Client(server.url)
    body = {"login": login, "password": "a long password", "name": login.title()}
    (await client._http.post("/api/account", json=body)).raise_for_status()
    return client


async def at_one_table(server: Running, *clients: Client, public: bool = False) -> str:
    """A table where all of them sit."""
    body = {"game": "shitenno", "seats": ["me", *["open"] * (len(clients) - 1)], "public": public}
    made = (await clients[0]._http.post("/api/tables", json=body)).json()
    for each in clients[1:]:
        joined = await each._http.post(f"/api/tables/{made['id']}/join", json={"invitation": made["invitation"]})
        joined.raise_for_status()
    return str(made["id"])


async def say(client: Client, table: str, text: str, **more: Any) -> httpx.Response:
    return await client._http.post(f"/api/tables/{table}/chat", json={"text": text, **more})


async def open_reports(server: Running) -> list[reports.ReportRow]:
    rows, _ = await server.services.database.read(lambda c: reports.listed(c, closed=False, page=0))
    return rows


async def test_who_is_muted_is_told_nothing_and_is_heard_again_later(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        anna, berta, carla = [await server.guest(each) for each in ("Anna", "Berta", "Carla")]
        table = await at_one_table(server, anna, berta, carla)
        muted = f"/api/tables/{table}/muted"
        assert (await anna._http.put(f"{muted}/1")).json() == {"seats": [1]}
        assert (await anna._http.put(f"{muted}/1")).json() == {"seats": [1]}, "twice is once"
        assert (await anna._http.get(muted)).json() == {"seats": [1]}
        assert (await berta._http.get(muted)).json() == {"seats": []}
        another = await at_one_table(server, berta, anna)
        assert (await anna._http.get(f"/api/tables/{another}/muted")).json() == {"seats": [0]}, "wherever they sit"
        assert (await anna._http.delete(f"{muted}/1")).json() == {"seats": []}
        for seat, status in (("0", 409), ("3", 404), ("9", 404), ("x", 404), ("-1", 404), ("²", 404)):
            assert (await anna._http.put(f"{muted}/{seat}")).status_code == status, seat
        for each in (anna, berta, carla):
            await each.close()


async def test_whom_one_ignores_one_does_not_read_either_and_no_notice_tells_of_them(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        anna, berta = [await account(server, each) for each in ("anna", "berta")]
        me = (await berta._http.get("/api/me/profile")).json()["id"]
        table = await at_one_table(server, anna, berta)
        (await anna._http.put("/api/me/notices/feed", json={})).raise_for_status()

        async def told() -> int:
            rows = await server.services.database.read(lambda c: c.execute(notice.select()).all())
            return len([row for row in rows if row.kind == "said"])

        (await anna._http.put(f"/api/people/{me}/ignored")).raise_for_status()
        assert (await anna._http.get(f"/api/tables/{table}/muted")).json() == {"seats": [1]}
        (await say(berta, table, "hello?")).raise_for_status()
        assert await told() == 0
        (await anna._http.delete(f"/api/tables/{table}/muted/1")).raise_for_status()
        (await say(berta, table, "and now?")).raise_for_status()
        assert await told() == 1, "who is heard again is told of again"
        await anna.close()
        await berta.close()


async def test_a_remark_is_reported_by_the_number_its_reader_knows(tmp_path: Path) -> None:
    """To Anna the private remark has no number: her second is the third that was said."""
    async with running(tmp_path) as server:
        anna, berta, carla = [await server.guest(each) for each in ("Anna", "Berta", "Carla")]
        table = await at_one_table(server, anna, berta, carla)
        for text, more in (("Hello.", {}), ("Psst.", {"to": [2]}), ("You fool!", {})):
            (await say(berta, table, text, **more)).raise_for_status()
        path = f"/api/tables/{table}/reports"
        assert (await anna._http.post(path, json={"remark": 2, "why": "An\ninsult."})).status_code == 204
        assert (await anna._http.post(path, json={"remark": 2})).status_code == 204, "the same once"
        (found,) = await open_reports(server)
        assert (found.kind, found.name, found.text, found.why) == ("remark", "Berta", "You fool!", "An insult.")
        assert found.by_name == "Anna"
        assert (await carla._http.post(path, json={"remark": 2})).status_code == 204, "private, and she was spoken to"
        assert {each.text for each in await open_reports(server)} == {"You fool!", "Psst."}
        for given, status in (
            ({"remark": 9}, 404),
            ({"remark": 0}, 400),
            ({}, 400),
            ({"remark": 1, "seat": 1}, 400),
            ({"seat": 0}, 409),
            ({"seat": 4}, 404),
        ):
            assert (await anna._http.post(path, json=given)).status_code == status, given
        assert (await berta._http.post(path, json={"remark": 1})).status_code == 409, "one's own"
        for each in (anna, berta, carla):
            await each.close()


async def test_a_name_is_reported_at_a_table_or_on_its_page_and_what_is_quoted_goes_with_closing(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as server:
        anna, berta = [await account(server, each) for each in ("anna", "berta")]
        whose = (await berta._http.get("/api/me/profile")).json()["id"]
        table = await at_one_table(server, anna, berta)
        (await anna._http.post(f"/api/tables/{table}/reports", json={"seat": 1, "why": "Rude."})).raise_for_status()
        (await anna._http.post(f"/api/people/{whose}/reports", json={})).raise_for_status()
        (found,) = await open_reports(server)
        assert (found.kind, found.name, found.about) == ("name", "Berta", whose)
        assert await server.services.database.write(reports.close, found.id) == "Berta"
        assert await server.services.database.write(reports.close, found.id) is None
        rows, _ = await server.services.database.read(lambda c: reports.listed(c, closed=True, page=0))
        assert [(each.text, each.why) for each in rows] == [("", "")]
        nobody = await anna._http.post("/api/people/AAAAAAAAAAAAAAAAAAAAAA/reports", json={})
        assert nobody.status_code == 404
        await anna.close()
        await berta.close()


async def test_nobody_can_flood_the_operator_with_reports(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        anna, berta = [await server.guest(each) for each in ("Anna", "Berta")]
        table = await at_one_table(server, anna, berta)
        for number in range(reports.MOST_OPEN + 1):
            (await say(berta, table, f"remark {number}")).raise_for_status()
        path = f"/api/tables/{table}/reports"
        statuses = [
            (await anna._http.post(path, json={"remark": number + 1})).status_code
            for number in range(reports.MOST_OPEN + 1)
        ]
        assert statuses == [204] * reports.MOST_OPEN + [409]
        await anna.close()
        await berta.close()


async def test_a_new_guest_opens_two_tables_and_says_little_in_public(tmp_path: Path) -> None:
    """An account, and a guest of yesterday, may do as much as ever."""
    async with running(tmp_path, limits=True) as server:
        anna, berta, carla = await server.guest("Anna"), await server.guest("Berta"), await account(server, "carla")
        await server.services.database.write(
            lambda c: c.execute(person.update().where(person.c.name == "Berta").values(created=1))
        )
        server.services.sessions._known.clear()

        async def opened(client: Client) -> list[int]:
            body = {"game": "shitenno", "seats": ["me", "open"], "public": True}
            return [(await client._http.post("/api/tables", json=body)).status_code for _ in range(4)]

        assert await opened(anna) == [201, 201, 409, 409]
        assert await opened(berta) == [201] * 4
        assert await opened(carla) == [201] * 4
        mine = (await anna._http.get("/api/my-tables")).json()["tables"][0]["id"]
        theirs = (await berta._http.get("/api/my-tables")).json()["tables"][0]["id"]
        assert [(await say(anna, mine, "hi")).status_code for _ in range(7)] == [204] * 5 + [429] * 2
        assert [(await say(berta, theirs, "hi")).status_code for _ in range(7)] == [204] * 7
        for each in (anna, berta, carla):
            await each.close()


def test_a_new_guests_invitations_are_few() -> None:
    rates = Rates()
    assert [rates.hit("invitations-new", "anna") is None for _ in range(6)] == [True] * 5 + [False]
