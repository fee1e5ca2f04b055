"""Ratings: once, with a game's last move, for accounts beside each other and beside the bots."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tenka
from benchmarks.ladder import anchors as ladder
from tenka.client import Client
from tenka.server.ratings.anchors import SURE, anchors
from tenka.server.ratings.rating import places, rate
from tenka.server.ratings.scale import MIDDLE, MODEL, NEWCOMER, figure, interval
from tenka.server.ratings.tables import MOST_UNFINISHED
from tenka.server.tables.timekeeper import Timekeeper
from tenka.server.votes import rules
from tenka.store.database import Database
from tenka.store.opening import open_database
from tenka.store.queries.people import people, ratings
from tenka.store.queries.people.people import StoredLogin
from tenka.store.queries.people.ratings import Strength
from tests.server.people.place import add_table
from tests.server.running import Running, running
from tests.server.stewards.away import Calendar
from tests.server.wire.guests import play_on
from tests.store.prepared import prepared

ROOT = Path(__file__).parents[3]
RATED = {"game": "shitenno", "seats": ["me", {"bot": "random"}], "pause": False, "rated": True}
CLOCK = {"steward": "random", "clock": {"type": "live", "bank": 900, "increment": 20}}
WITH_PEOPLE = RATED | CLOCK | {"seats": ["me", "open"]}


def test_anchors_are_those_of_the_ladder() -> None:
    measured = ladder.anchors((ROOT / "docs/bots/bots.md").read_text("utf-8"))
    assert set(measured) == set(tenka.games())
    for game, levels in measured.items():
        assert ladder.file_of(game).read_text("utf-8") == ladder.written(levels), "./dev bench ladder --anchors"


def test_one_among_three_wins_as_often_as_was_measured() -> None:
    found = ladder.anchors(
        "<!-- ladder: x -->\n"
        + "".join(
            f"| {one} among {other} | 40.0 % |\n" for other, one in zip(ladder.LEVELS, ladder.LEVELS[1:], strict=False)
        )
        + "<!-- end of ladder: x -->"
    )["x"]
    steps = {round(above - below, 1) for below, above in zip(found.values(), list(found.values())[1:], strict=False)}
    assert found["steady"] == NEWCOMER.mu
    assert steps == {round(2 * MODEL.beta * 0.6931, 1)}, "3 · 0.4 / 0.6 is 2"


def test_the_scale_is_elos() -> None:
    assert figure(NEWCOMER) == MIDDLE
    low, high = interval(NEWCOMER)
    assert low < 1100
    assert high > 1900
    assert list(anchors("shogun")) == list(ladder.LEVELS)
    assert anchors("not-installed") == {}


def test_places_are_the_ranking_and_a_shared_victory_is_shared() -> None:
    assert places({"ranking": [2, 0, 1]}) == [2, 3, 1]
    assert places({"ranking": [2, 0, 1], "winners": [2, 0]}) == [1, 3, 1]


def account(connection: Any, name: str) -> str:
    return people.add(connection, name, f"session {name}", StoredLogin(name, name, None))


@pytest.fixture
def database(tmp_path: Path) -> Any:
    opened = open_database(prepared(tmp_path / "tenka.db"))
    yield opened
    opened.close()


async def rated(database: Database, came: list[int], *names: str | None) -> dict[str, Strength]:
    """What people's ratings are after a game among newcomers."""

    def play(connection: Any) -> dict[str, Strength]:
        who = [None if name is None else account(connection, name) for name in names]
        add_table(connection, "t", who, "over", None)
        rate(connection, "t", "shitenno", came)
        found = ratings.of_people(connection, "shitenno", [each for each in who if each is not None])
        return {name: found[id][0] for name, id in zip(names, who, strict=True) if name and id in found}

    return await database.write(play)


async def test_who_wins_rises_and_everybody_is_surer(database: Database) -> None:
    found = await rated(database, [2, 1, 3], "anna", "berta", "carla")
    assert found["berta"].mu > found["anna"].mu > found["carla"].mu
    assert all(each.sigma < NEWCOMER.sigma for each in found.values())


async def test_a_tie_leaves_equals_equal(database: Database) -> None:
    found = await rated(database, [1, 1], "anna", "berta")
    assert found["anna"] == found["berta"]


async def test_who_has_left_us_is_left_out(database: Database) -> None:
    assert await rated(database, [1, 2], "anna", None) == {}


async def test_a_table_is_rated_once(database: Database) -> None:
    await rated(database, [1, 2], "anna", "berta")
    with pytest.raises(Exception, match="UNIQUE"):
        await database.write(lambda c: rate(c, "t", "shitenno", [1, 2]))
    history = await database.read(lambda c: ratings.history(c, people.by_login(c, "anna").id, "shitenno"))  # type: ignore[union-attr]
    assert len(history) == 1


async def anna_of(server: Running) -> Client:
    client = Client(server.url)
    await client._http.post("/api/account", json={"login": "anna", "password": "a long password", "name": "Anna"})
    return client


async def test_a_rated_game_against_a_bot_to_its_end(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=0) as server:
        anna = await anna_of(server)
        made = await anna._http.post("/api/tables", json=RATED)
        assert made.status_code == 201, made.text
        id = made.json()["id"]
        assert made.json()["rated"] is True
        await anna._http.post(f"/api/tables/{id}/start")
        hint = await anna._http.post(f"/api/tables/{id}/hint")
        tried = await anna._http.post(f"/api/tables/{id}/try", json={"line": []})
        assert [hint.status_code, tried.status_code] == [403, 403]
        table = await server.services.registry.table(id)
        while (state := table.playing().state).pending:
            if 0 in state.pending:
                await table.submit(0, [list(state.legal(0)[0])], f"k{table.playing().number}")
            else:
                await anna.me()
        board = (await anna._http.get("/api/ratings/shitenno")).json()
        (line,) = board["lines"]
        assert line["person"]["name"] == "Anna"
        assert line["rating"]["games"] == 1
        assert line["rating"]["low"] < line["rating"]["figure"] < line["rating"]["high"]
        who = line["person"]["id"]
        assert len((await anna._http.get(f"/api/people/{who}/ratings/shitenno")).json()["points"]) == 1
        (played,) = (await anna._http.get(f"/api/people/{who}/games")).json()["games"]
        assert (played["rated"], played["place"] in {1, 2}) == (True, True)
        server.services.registry.tables.clear()  # read again, nothing is rated again
        await server.services.registry.table(id)
        assert (await anna._http.get("/api/ratings/shitenno")).json() == board
        await anna._http.put("/api/me/profile", json={"ratings": "friends"})
        assert (await anna._http.get("/api/ratings/shitenno")).json()["lines"] == []
        await anna.close()


async def test_what_may_not_be_rated(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        anna, guest = await anna_of(server), await server.guest("Oda")
        refused = [
            (await guest._http.post("/api/tables", json=RATED)).json()["error"]["message"],
            (await anna._http.post("/api/tables", json=RATED | {"hints": True})).json()["error"]["message"],
        ]
        refused += [
            (await anna._http.post("/api/tables", json=WITH_PEOPLE | {"steward": each})).json()["error"]["message"]
            for each in ("strong", "master")
        ]
        assert refused == ["rated-accounts-only", "rated-without-hints", *["rated-weak-steward"] * 2]
        made = (await anna._http.post("/api/tables", json=WITH_PEOPLE | {"public": True})).json()
        joined = await guest._http.post(f"/api/tables/{made['id']}/join", json={})
        assert joined.json()["error"]["message"] == "rated-accounts-only"
        for each in (anna, guest):
            await each.close()


async def test_with_other_people_there_is_a_clock_that_who_loses_cannot_keep_them_waiting(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        anna = await anna_of(server)
        for seats in (["me", "open"], ["me", {"bot": "random"}, "open"]):
            refused = await anna._http.post("/api/tables", json=RATED | {"seats": seats})
            assert (refused.status_code, refused.json()["error"]["message"]) == (409, "rated-needs-clock")
        made = (await anna._http.post("/api/tables", json=RATED)).json()
        opened = await anna._http.put(f"/api/tables/{made['id']}/seats/1", json={"place": "open"})
        assert opened.json()["error"]["message"] == "rated-needs-clock", "nor is a seat opened afterwards"
        assert (await anna._http.post("/api/tables", json=WITH_PEOPLE)).status_code == 201
        await anna.close()


async def test_games_against_bots_that_go_badly_are_not_left_for_ever_new_ones(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        anna = await anna_of(server)
        begun = []
        for _ in range(MOST_UNFINISHED + 1):
            made = (await anna._http.post("/api/tables", json=RATED)).json()
            begun.append((made["id"], await anna._http.post(f"/api/tables/{made['id']}/start")))
        assert [each.status_code for _, each in begun] == [200] * MOST_UNFINISHED + [409]
        last, refused = begun[-1]
        error = refused.json()["error"]
        assert (error["message"], error["params"]) == ("rated-unfinished", {"most": MOST_UNFINISHED})
        unrated = (await anna._http.post("/api/tables", json=RATED | {"rated": False})).json()
        assert (await anna._http.post(f"/api/tables/{unrated['id']}/start")).status_code == 200
        await play_on(server, begun[0][0])
        assert (await anna._http.post(f"/api/tables/{last}/start")).status_code == 200, "once one is finished"
        await anna.close()


async def three_of(server: Running) -> tuple[str, Client, Client, Client]:
    """A rated game of three accounts that has just begun."""
    anna = await anna_of(server)
    berta, carla = [await server.guest(name) for name in ("Berta", "Carla")]
    made = (await anna._http.post("/api/tables", json=WITH_PEOPLE | {"seats": ["me", "open", "open"]})).json()
    for each, login in ((berta, "berta"), (carla, "carla")):
        await each.account(login, "a long password")
        await each.join(made["id"], invitation=made["invitation"])
    await anna.start(made["id"])
    return made["id"], anna, berta, carla


async def test_two_who_are_losing_do_not_call_it_off_while_the_third_is_away(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        id, anna, *others = await three_of(server)
        berta, carla = others
        await carla.call_steward(id)
        vote = (await anna.ask(id, "call-off")).votes[-1]
        assert (vote.asked, vote.need) == ([0, 1, 2], 3)
        await berta.answer(id, vote.number, yes=True)
        assert (await anna.look(id)).table.status == "running", (
            "two of three are not enough, whoever plays for the third"
        )
        await carla.come_back(id)
        assert (await carla.answer(id, vote.number, yes=True)).called_off
        assert (await anna._http.get("/api/ratings/shitenno")).json()["lines"] == []
        for each in (anna, *others):
            await each.close()


@pytest.mark.parametrize(("rated", "need"), [(True, 1), (False, 2)])
def test_where_a_game_is_rated_one_of_the_others_is_enough_for_the_steward(rated: bool, need: int) -> None:
    row: Any = SimpleNamespace(rated=rated)
    assert rules.needed(row, rules.STAND_IN, 3) == need


async def test_who_is_losing_keeps_no_rated_game_paused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = Calendar(monkeypatch)
    async with running(tmp_path) as server:
        id, anna, *others = await three_of(server)
        assert (await anna.ask(id, "extend")).votes[-1].need == 3
        vote = (await anna.ask(id, "pause")).votes[-1]
        assert vote.need == 3, "two do not stop the clock of the third"
        for each in others:
            await each.answer(id, vote.number, yes=True)
        vote = (await anna.ask(id, "resume")).votes[-1]
        for each in others:
            await each.answer(id, vote.number, yes=False)
        table = await server.services.registry.table(id)
        assert (table.row.votes[-1].outcome, table.row.suspended) == (None, True)
        calendar.pass_by(rules.LONGEST)
        await Timekeeper(server.services.database, server.services.registry).look_at_votes()
        assert (table.row.votes[-1].outcome, table.row.suspended) == ("carried", False)
        for each in (anna, *others):
            await each.close()


def test_an_anchor_gives_nothing() -> None:
    assert all(each.sigma == SURE for each in anchors("shitenno").values())
