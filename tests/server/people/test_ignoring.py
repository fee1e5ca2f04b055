"""Those one ignores: no invitations of theirs, and no seat beside them at a quick match."""

from pathlib import Path

from tenka.client import Client
from tests.server.running import Running, running

WANTED = {"game": "shitenno", "players": 2}


async def account(server: Running, login: str) -> tuple[Client, str]:
    client = Client(server.url)
    body = {"login": login, "password": "a long password", "name": login.title()}
    (await client._http.post("/api/account", json=body)).raise_for_status()
    return client, (await client._http.get("/api/me/profile")).json()["id"]


async def test_who_ignores_somebody_is_not_invited_by_them_nor_matched(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        (anna, _), (berta, b), (carla, _) = [await account(server, each) for each in ("anna", "berta", "carla")]
        (await anna._http.put(f"/api/people/{b}/ignored")).raise_for_status()
        made = (await berta._http.post("/api/tables", json={"game": "shitenno", "seats": ["me", "open"]})).json()
        for guest in ("anna", "carla"):
            asked = await berta._http.post(f"/api/tables/{made['id']}/admissions", json={"login": guest})
            assert asked.status_code == 200, asked.text
        assert (await anna._http.get("/api/invitations")).json()["invitations"] == []
        assert len((await carla._http.get("/api/invitations")).json()["invitations"]) == 1

        first = (await berta._http.post("/api/quick-match", json=WANTED)).json()["id"]
        apart = (await anna._http.post("/api/quick-match", json=WANTED)).json()["id"]
        together = (await carla._http.post("/api/quick-match", json=WANTED)).json()["id"]
        assert apart != first
        assert together in {first, apart}
        for each in (anna, berta, carla):
            await each.close()


async def test_knocks_of_somebody_the_owner_ignores_are_not_shown(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        (anna, _), (berta, b), (carla, _) = [await account(server, each) for each in ("anna", "berta", "carla")]
        asked = {"game": "shitenno", "seats": ["me", "open", "open"]}
        table = (await anna._http.post("/api/tables", json=asked)).json()["id"]
        (await anna._http.put(f"/api/people/{b}/ignored")).raise_for_status()
        for each in (berta, carla):
            answer = await each._http.post(f"/api/tables/{table}/knock")
            assert answer.json() == {"asked": True, "invited": False}, "whoever is ignored is answered as others are"
        shown = (await anna._http.get(f"/api/tables/{table}")).json()["table"]["admissions"]
        assert [each["name"] for each in shown] == ["Carla"]
        assert (await berta._http.get(f"/api/tables/{table}/knock")).json()["asked"]
        for each in (anna, berta, carla):
            await each.close()
