"""Records from files: only what holds is kept, and for nobody but who brought it."""

import copy
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tenka.client import Client
from tenka.server.endpoints.replays import records
from tenka.wire.records import Check, Upload
from tenka.wire.tables import Moment, TableInfo, TableList, Whole
from tests.server.running import Running
from tests.server.wire.guests import guests, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")

RECORDS = Path(__file__).parents[2] / "records"


def record(game: str = "shitenno", name: str = "2-koku-last") -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((RECORDS / game / f"{name}.json").read_bytes())
    return found


async def bring(client: Client, content: dict[str, Any]) -> TableInfo:
    found: TableInfo = await client.call("POST", "/api/records", TableInfo, **content)
    return found


async def test_a_record_that_holds_is_a_game_to_look_back_at(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        given = record()
        info = await bring(anna, given)
        assert (info.status, info.uploaded) == ("over", True)
        assert [(each.name, each.bot, each.open) for each in info.seats] == [(None, None, False)] * 2
        assert await anna.record(info.id) == given
        found = await anna.call("GET", f"/api/tables/{info.id}/moments/3?seat=1&hands=1", Moment)
        assert (found.sight.seat, len(found.hands)) == (1, 2)
        assert (await anna.call("POST", f"/api/tables/{info.id}/check", Check)).finding == "verified"


async def test_nobody_else_finds_it(server: Running) -> None:
    async with guests(server, "Anna", "Stranger") as (anna, stranger):
        info = await bring(anna, record())
        for path in ("", "/record", "/history?seat=0", "/moments/1", "/analysis", "/device", "?as=0"):
            with refused(404, "not-found"):
                await stranger.call("GET", f"/api/tables/{info.id}{path}", None)
            async with Client(server.url) as nobody:
                with refused(404, "not-found"):
                    await nobody.call("GET", f"/api/tables/{info.id}{path}", None)
        with pytest.raises(Exception, match=r"403|refused|rejected"):
            async with stranger.live(info.id, patience=0.1):
                pass
        with refused(404, "not-found"):
            await stranger.call("DELETE", f"/api/records/{info.id}", None)
        assert not await stranger.call("GET", "/api/records", list[Upload])
        assert "og:title" not in (await stranger._http.get(f"/table/{info.id}")).text, "nor does a messenger's preview"


async def test_it_is_no_ones_finished_game(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        info = await bring(anna, record())
        for path in ("/api/my-tables?status=over", "/api/my-tables", "/api/tables"):
            found = await anna.call("GET", path, TableList)
            assert info.id not in [each.id for each in found.tables]
        assert [each.table for each in await anna.call("GET", "/api/records", list[Upload])] == [info.id]


async def test_it_can_be_thrown_away(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        info = await bring(anna, record())
        await anna.call("DELETE", f"/api/records/{info.id}", None)
        with refused(404, "not-found"):
            await anna.call("GET", f"/api/tables/{info.id}", Whole)
        assert not await anna.call("GET", "/api/records", list[Upload])


async def test_the_same_one_again_is_found_again(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        one, again, other = await bring(anna, record()), await bring(anna, record()), await bring(bruno, record())
        assert one.id == again.id
        assert other.id != one.id


async def test_no_more_than_a_shelf_full(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_KEPT", 1)
    async with guests(server, "Anna") as (anna,):
        await bring(anna, record())
        with refused(409, "too-many-records"):
            await bring(anna, record(name="3-koku-idle"))


async def test_it_goes_with_who_brought_it(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        info = await bring(anna, record())
        await anna.call("DELETE", "/api/me", None)
    server.services.registry.tables.pop(info.id, None)
    async with guests(server, "Stranger") as (stranger,):
        with refused(404, "not-found"):
            await stranger.look(info.id)


Damage = Callable[[dict[str, Any]], object]


def swap_moves(found: dict[str, Any]) -> None:
    moves = found["moves"]
    moves[0], moves[-1] = moves[-1], moves[0]


DAMAGED: dict[str, tuple[int, str, Damage]] = {
    "another format": (400, "record-format", lambda found: found.update(tenka=9)),
    "other rules": (400, "other-rules", lambda found: found.update(rules=999)),
    "an unknown game": (400, "unknown-game", lambda found: found.update(game="go")),
    "no seed": (400, "record-without-seed", lambda found: found.update(seed=None)),
    "not over": (400, "record-not-over", lambda found: found.update(result=None)),
    "people's names": (400, "bad-record", lambda found: found.update(names=["Anna", "Bruno"])),
    "no moves at all": (400, "bad-record", lambda found: found.pop("moves")),
    "another seed": (422, "record-fingerprint-differs", lambda found: found.update(seed="f" * 64)),
    "a seed that is none": (400, "bad-seed", lambda found: found.update(seed="x" * 64)),
    "other events": (422, "record-events-differ", lambda found: found["moves"][5][2].clear()),
    "another result": (422, "record-result-differs", lambda found: found["result"].update(scores=[99, 0])),
    "moves in another order": (422, "record-move-illegal", swap_moves),
    "a seat that is none": (422, "record-move-illegal", lambda found: found["moves"][0].__setitem__(0, 7)),
    "a game cut short": (422, "record-result-differs", lambda found: found["moves"].pop()),
    "too many players": (400, "bad-players", lambda found: found.update(players=40)),
    "moves without end": (400, "record-too-long", lambda found: found.update(moves=[[0, ["x"], []]] * 20_001)),
}


@pytest.mark.parametrize("damage", list(DAMAGED))
async def test_what_does_not_hold_is_refused(server: Running, damage: str) -> None:
    status, message, harm = DAMAGED[damage]
    found = copy.deepcopy(record())
    harm(found)
    async with guests(server, "Anna") as (anna,):
        with refused(status, message):
            await bring(anna, found)
        assert not await anna.call("GET", "/api/records", list[Upload])


async def test_what_is_too_large_is_not_read(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        with refused(413, "too-large"):
            await bring(anna, {**record(), "moves": [[0, ["x" * 1000], []]] * 1100})


async def test_anything_else_stays_as_small_as_before(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        with refused(413, "too-large"):
            await anna.call("POST", "/api/box-check", None, game="shitenno", values={"x": "y" * 70_000})


async def test_records_of_every_game_are_read(server: Running) -> None:
    async with guests(server, "Anna") as (anna,):
        for game, name in (("shogun", "5-moon-warlike"), ("tenjo", "4-years-lent")):
            assert (await bring(anna, record(game, name))).game == game


PLAIN = {"Content-Type": "application/json"}
STRANGE: tuple[Any, ...] = (None, True, -1, 2**70, 1.5, "", "\x00", "x" * 5000, [], {}, [[[]]], {"": {}}, "Infinity")


def somewhere(found: Any, rng: Random) -> tuple[Any, Any]:
    """A place in a record: what holds it, and its key."""
    while True:
        key = rng.choice(list(found)) if isinstance(found, dict) else rng.randrange(len(found))
        if not isinstance(found[key], dict | list) or not found[key] or rng.random() < 0.2:
            return found, key
        found = found[key]


@pytest.mark.parametrize("seed", range(8))
async def test_strange_things_anywhere_are_refused_and_break_nothing(server: Running, seed: int) -> None:
    """Nothing that a stranger writes into a file ends in an error of ours."""
    rng = Random(seed)
    async with guests(server, "Anna") as (anna,):
        for _ in range(6):
            found = copy.deepcopy(record())
            holder, key = somewhere(found, rng)
            holder[key] = rng.choice(STRANGE)
            answer = await anna._http.post("/api/records", json=found)
            assert answer.status_code in {201, 400, 409, 422}, (key, holder, answer.text)
        for content in (b"[" * 60_000, b'{"tenka":' * 8000, b"\xff\xfe", b"null", b"[]", b'{"tenka":1e999}'):
            answer = await anna._http.post("/api/records", content=content, headers=PLAIN)
            assert answer.status_code == 400, (content[:20], answer.text)
