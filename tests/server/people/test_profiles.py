"""Pages of people, friends, and those one ignores: nobody sees what is not for them."""

from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, update

from tenka.store.queries.people import circle, people, profiles
from tenka.store.queries.tables import stewards, tables
from tenka.store.queries.tables.tables import NewSeat
from tenka.store.schema import game_table, seat
from tests.server.people.place import Server, add_table, error

GUEST = (409, "no-account")


def finished(connection: Connection, id: str, people: list[str | None], *, public: bool = True) -> None:
    """A game that is over, won by whom is named first."""
    add_table(connection, id, people, "over", people[0])
    connection.execute(
        update(game_table).where(game_table.c.id == id).values(ended=2_000, public=public, started=1_500)
    )
    for number in range(len(people)):
        this = seat.c.table_id == id, seat.c.seat == number
        connection.execute(update(seat).where(*this).values(place=number + 1, ended=2_000))


async def test_a_page_shows_games_opponents_and_nothing_of_guests(server: Server) -> None:
    anna, berta, guest = await server.account(), await server.account("berta", "Berta"), await server.guest()
    a, b, g = [await server.id(each) for each in (anna, berta, guest)]
    await server.database.write(finished, "t", [a, b, g])
    page = (await server.browser().get(f"/api/people/{a}")).json()
    assert page["person"] == {"id": a, "name": "Anna", "face": None}
    assert page["likes"] == [{"game": "shitenno", "games": 1, "won": 1}]
    assert [(each["person"]["name"], each["games"]) for each in page["opponents"]] == [("Berta", 1)]
    assert (page["relation"], page["ignored"]) == ("none", False)
    for hidden in (g, "x" * 22, "short"):
        response = await anna.get(f"/api/people/{hidden}")
        assert error(response) == (404, "not-found")


@pytest.mark.parametrize("part", ["games", "opponents", "ratings", "reliability"])
async def test_each_part_is_for_everyone_for_friends_or_for_nobody(server: Server, part: str) -> None:
    anna, berta, carla = [await server.account(each, each.title()) for each in ("anna", "berta", "carla")]
    a, b = await server.id(anna), await server.id(berta)
    await anna.put(f"/api/people/{b}/friend")
    await berta.put(f"/api/people/{a}/friend")
    name = "likes" if part == "games" else part
    seen = {}
    for shown in ("everyone", "friends", "nobody"):
        assert (await anna.put("/api/me/profile", json={part: shown})).status_code == 200
        lookers = (anna, berta, carla, server.browser())
        seen[shown] = [(await each.get(f"/api/people/{a}")).json()[name] is not None for each in lookers]
    assert seen == {
        "everyone": [True] * 4,
        "friends": [True, True, False, False],
        "nobody": [True, False, False, False],
    }


async def test_hidden_games_are_an_empty_list(server: Server) -> None:
    anna, berta = await server.account(), await server.account("berta", "Berta")
    a = await server.id(anna)
    await server.database.write(finished, "t", [a, None])
    assert len((await berta.get(f"/api/people/{a}/games")).json()["games"]) == 1
    await anna.put("/api/me/profile", json={"games": "nobody"})
    assert (await berta.get(f"/api/people/{a}/games")).json() == {"games": [], "next": None}
    assert len((await anna.get(f"/api/people/{a}/games")).json()["games"]) == 1


async def test_a_private_table_is_named_to_those_who_sat_there(server: Server) -> None:
    anna, berta, carla = [await server.account(each, each.title()) for each in ("anna", "berta", "carla")]
    a, b = await server.id(anna), await server.id(berta)
    await server.database.write(lambda c: finished(c, "t", [a, b, None], public=False))
    (there,) = (await berta.get(f"/api/people/{a}/games")).json()["games"]
    (elsewhere,) = (await carla.get(f"/api/people/{a}/games")).json()["games"]
    assert (there["table"], there["names"], there["place"]) == ("t", ["Berta", None], 1)
    assert (elsewhere["table"], elsewhere["names"], elsewhere["players"]) == (None, None, 3)
    lookers = (anna, berta, carla, server.browser())
    met = [[one["person"]["name"] for one in page["opponents"]] for page in await pages(a, *lookers)]
    assert met == [["Berta"], ["Berta"], [], []], "nor is it told with whom"


async def pages(of: str, *lookers: httpx.AsyncClient) -> list[dict[str, Any]]:
    """Somebody's page, as each of these sees it."""
    return [(await each.get(f"/api/people/{of}")).json() for each in lookers]


async def test_games_left_to_a_steward_count_against_who_left_them_and_nobody_else(server: Server) -> None:
    anna, berta, carla = [await server.account(each, each.title()) for each in ("anna", "berta", "carla")]
    a, b, c = [await server.id(each) for each in (anna, berta, carla)]

    def played(connection: Connection) -> None:
        finished(connection, "t", [c, b])
        connection.execute(update(game_table).where(game_table.c.id == "t").values(patience=60))
        stewards.hand_over(connection, "t", 0, "steady", 1, "time", now=0)  # carla vanishes
        stewards.hand_over(connection, "t", 0, "steady", 2, "replaced", now=0)
        tables.pass_on(connection, "t", 0, NewSeat(), "steady", vacant=True)
        stewards.hand_over(connection, "t", 0, None, 3, "joined", now=0)
        tables.pass_on(connection, "t", 0, NewSeat(person=a), None, vacant=False)

    await server.database.write(played)
    kept = [(await pages(who, anna))[0]["reliability"] for who in (a, b, c)]
    assert kept == [{"games": 1, "kept": 1}, {"games": 1, "kept": 1}, {"games": 1, "kept": 0}]
    await server.database.write(lambda connection: people.delete_person(connection, c))
    assert (await pages(a, anna))[0]["reliability"] == {"games": 1, "kept": 1}


async def test_only_so_many_games_are_counted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, berta = await server.account(), await server.account("berta", "Berta")
    a, b = await server.id(anna), await server.id(berta)

    def played(connection: Connection) -> None:
        for number, ended in enumerate((3_000, 1_000, 2_000)):  # the earliest against Berta, with a stand-in
            finished(connection, f"t{number}", [a, b if number == 1 else None])
            this = {"patience": 60, "ended": ended}
            connection.execute(update(game_table).where(game_table.c.id == f"t{number}").values(this))
            connection.execute(update(seat).where(seat.c.table_id == f"t{number}").values(ended=ended))
        stewards.hand_over(connection, "t1", 0, "steady", 1, "time", now=0)

    async def counted() -> tuple[Any, ...]:
        (page,) = await pages(a, anna)
        opponents = [each["person"]["name"] for each in page["opponents"]]
        return page["likes"][0]["games"], opponents, page["reliability"], page["latest"]

    await server.database.write(played)
    assert await counted() == (3, ["Berta"], {"games": 3, "kept": 2}, None)
    monkeypatch.setattr(profiles, "LATEST", 2)
    assert await counted() == (2, [], {"games": 2, "kept": 2}, 2)


async def test_recent_opponents_are_those_of_the_latest_games_and_of_those_that_go_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, berta = await server.account(), await server.account("berta", "Berta")
    a, b = await server.id(anna), await server.id(berta)

    async def recent() -> list[str]:
        return [each["name"] for each in (await anna.get("/api/me/circle")).json()["recent"]]

    await server.database.write(finished, "t1", [a, b])
    await server.database.write(finished, "t2", [a, None])
    assert await recent() == ["Berta"]
    monkeypatch.setattr(circle, "MOST_GAMES", 1)
    assert await recent() == [], "of the two the latter counts"
    await server.database.write(add_table, "t3", [b, a], "running", b)
    await server.database.write(
        lambda connection: connection.execute(update(game_table).where(game_table.c.id == "t3").values(started=1))
    )
    assert await recent() == ["Berta"]


async def test_games_come_in_pages(server: Server) -> None:
    anna = await server.account()
    a = await server.id(anna)
    for number in range(5):
        await server.database.write(finished, f"t{number}", [a, None])
    found: list[str] = []
    after: str | None = None
    while after is not None or not found:
        query = f"?limit=2{'' if after is None else f'&after={after}'}"
        page = (await anna.get(f"/api/people/{a}/games{query}")).json()
        found += [each["table"] for each in page["games"]]
        after = page["next"]
    assert sorted(found) == [f"t{number}" for number in range(5)]


async def test_who_hides_their_opponents_is_no_opponent_to_others(server: Server) -> None:
    anna, berta, carla = [await server.account(each, each.title()) for each in ("anna", "berta", "carla")]
    a, b = await server.id(anna), await server.id(berta)
    await server.database.write(finished, "t", [a, b])
    await berta.put("/api/me/profile", json={"opponents": "nobody"})
    counts = [len((await each.get(f"/api/people/{a}")).json()["opponents"]) for each in (anna, berta, carla)]
    assert counts == [1, 1, 0]


async def test_friends_are_asked_and_accept(server: Server) -> None:
    anna, berta = await server.account(), await server.account("berta", "Berta")
    a, b = await server.id(anna), await server.id(berta)
    assert [each["id"] for each in (await anna.put(f"/api/people/{b}/friend")).json()["asked"]] == [b]
    assert [each["id"] for each in (await berta.get("/api/me/circle")).json()["asking"]] == [a]
    assert [each["id"] for each in (await berta.put(f"/api/people/{a}/friend")).json()["friends"]] == [a]
    assert (await anna.get(f"/api/people/{b}")).json()["relation"] == "friend"
    assert (await anna.delete(f"/api/people/{b}/friend")).json()["friends"] == []
    assert (await berta.get(f"/api/people/{a}")).json()["relation"] == "none"


async def test_a_refusal_looks_like_an_open_question_and_is_final(server: Server) -> None:
    anna, berta = await server.account(), await server.account("berta", "Berta")
    a, b = await server.id(anna), await server.id(berta)
    before = (await anna.put(f"/api/people/{b}/friend")).json()
    await berta.delete(f"/api/people/{a}/friend")
    assert (await anna.get("/api/me/circle")).json() == before
    await anna.put(f"/api/people/{b}/friend")
    assert (await berta.get("/api/me/circle")).json()["asking"] == []
    taken_back = (await anna.delete(f"/api/people/{b}/friend")).json()
    assert taken_back["asked"] == [], "as if it had been open"
    assert (await anna.get(f"/api/people/{b}")).json()["relation"] == "none"
    assert (await anna.put(f"/api/people/{b}/friend")).json() == before
    assert (await berta.get("/api/me/circle")).json()["asking"] == [], "however often it is taken back and asked again"
    await anna.delete(f"/api/people/{b}/friend")
    assert [each["id"] for each in (await berta.put(f"/api/people/{a}/friend")).json()["asked"]] == [a]
    assert [each["id"] for each in (await anna.put(f"/api/people/{b}/friend")).json()["friends"]] == [b]


async def test_who_is_ignored_is_not_told(server: Server) -> None:
    anna, berta = await server.account(), await server.account("berta", "Berta")
    a, b = await server.id(anna), await server.id(berta)
    fresh = (await anna.get(f"/api/people/{b}")).content
    assert [each["id"] for each in (await berta.put(f"/api/people/{a}/ignored")).json()["ignored"]] == [a]
    assert (await anna.get(f"/api/people/{b}")).content == fresh
    assert [each["id"] for each in (await anna.put(f"/api/people/{b}/friend")).json()["asked"]] == [b]
    assert (await berta.get("/api/me/circle")).json()["asking"] == []
    assert (await berta.delete(f"/api/people/{a}/ignored")).json()["ignored"] == []


async def test_ignoring_ends_a_friendship(server: Server) -> None:
    anna, berta = await server.account(), await server.account("berta", "Berta")
    a, b = await server.id(anna), await server.id(berta)
    await anna.put(f"/api/people/{b}/friend")
    await berta.put(f"/api/people/{a}/friend")
    await anna.put(f"/api/people/{b}/ignored")
    assert (await berta.get("/api/me/circle")).json()["friends"] == []


async def test_guests_have_neither_page_nor_friends(server: Server) -> None:
    guest, anna = await server.guest(), await server.account()
    a = await server.id(anna)
    assert error(await guest.get("/api/me/profile")) == error(await guest.get("/api/me/circle")) == GUEST
    assert error(await guest.put(f"/api/people/{a}/friend")) == GUEST
    assert error(await anna.put(f"/api/people/{a}/friend")) == (409, "oneself")


async def test_a_face_is_one_of_ours(server: Server) -> None:
    anna = await server.account()
    a = await server.id(anna)
    face = {"crest": "kikyo", "pattern": "asanoha", "colour": "lapis"}
    assert (await anna.put("/api/me/profile", json={"face": face})).json()["settings"]["face"] == face
    assert (await server.browser().get(f"/api/people/{a}")).json()["person"]["face"] == face
    wrong = await anna.put("/api/me/profile", json={"face": {**face, "crest": "skull"}})
    assert error(wrong) == (400, "bad-request")


async def test_it_is_exported_and_goes_with_its_owner(server: Server) -> None:
    anna, berta = await server.account(), await server.account("berta", "Berta")
    a, b = await server.id(anna), await server.id(berta)
    await anna.put(f"/api/people/{b}/friend")
    await berta.put(f"/api/people/{a}/friend")
    await berta.put(f"/api/people/{a}/ignored")
    await anna.put("/api/me/profile", json={"games": "friends"})
    exported = (await anna.get("/api/me/export")).json()
    assert (exported["friends"], exported["ignored"], exported["profile"]["games"]) == ([], [], "friends")
    assert (await berta.get("/api/me/export")).json()["ignored"] == ["Anna"]
    await anna.request("DELETE", "/api/me", json={"password": "seven samurai on a hill"})
    assert (await berta.get("/api/me/circle")).json()["ignored"] == []
    assert error(await berta.get(f"/api/people/{a}")) == (404, "not-found")
