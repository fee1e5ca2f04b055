"""Trying things out: a line of moves in a world of one's own, of which nothing counts."""

from random import Random
from typing import Any

import pytest

from tenka.client import Client, RefusedError
from tenka.server.tables.table import Table
from tenka.wire.insight import MOST_TRIED, Tried
from tenka.wire.tables import DecisionClock
from tests.server.running import Running
from tests.server.stewards.away import at_tables, pending
from tests.server.wire.guests import guests, play_on, refused, seated
from tests.server.wire.line import line
from tests.server.wire.scene import everything

pytestmark = pytest.mark.asyncio(loop_scope="module")
GAMES = ["shitenno", "shogun", "tenjo"]


async def asked(people: list[Client], table: Table) -> tuple[int, Client]:
    """Somebody who is asked."""
    seat = min(pending(table))
    return seat, people[seat]


async def tried(person: Client, table: Table, found: Tried, rng: Random) -> Tried:
    """The trial with another move of one's own."""
    assert found.sight.seat is not None
    return await person.try_out(table.row.id, [*found.line, (found.sight.seat, rng.choice(found.sight.legal))])


@pytest.mark.parametrize("game", GAMES)
async def test_a_trial_goes_on_until_one_is_asked_again(server: Running, game: str) -> None:
    rng = Random(3)
    async with at_tables(server, "Anna", "Bruno", "Carla", game=game) as (people, table):
        seat, person = await asked(people, table)
        found = await person.try_out(table.row.id)
        sight = (await person.look(table.row.id)).sight
        assert sight is not None
        assert found.line == []
        assert (found.sight.view, found.sight.legal, found.sight.edits) == (sight.view, sight.legal, sight.edits)
        assert (found.told, found.sight.version) == (len(sight.view["events"]), sight.version)
        assert (found.sight.decision, found.sight.can_undo) == (None, False)
        others = 0
        for _ in range(25):
            before, found = found, await tried(person, table, found, rng)
            assert found.line[: len(before.line)] == before.line
            assert found.line[len(before.line)].seat == seat
            assert all(each.seat != seat for each in found.line[len(before.line) + 1 :])
            assert found.over or [each["seat"] for each in found.sight.view["pending"]].count(seat)
            assert found.sight.view["events"][: found.told] == sight.view["events"]
            others += len(found.line) - len(before.line) - 1
        assert others


@pytest.mark.parametrize("game", GAMES)
async def test_the_same_line_always_leads_to_the_same(server: Running, game: str) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla", game=game) as (people, table):
        _, person = await asked(people, table)
        first = await person.try_out(table.row.id)
        seen = [first]
        for _ in range(6):
            seen.append(await tried(person, table, seen[-1], Random(5)))
        for found in seen:
            assert await person.try_out(table.row.id, found.line) == found
        assert seen[-1].line != seen[0].line


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_of_it_counts_and_nobody_hears_of_it(server: Running, game: str) -> None:
    rng = Random(7)
    async with at_tables(server, "Anna", "Bruno", "Carla", game=game, clock=DecisionClock(3600)) as (people, table):
        seat, person = await asked(people, table)
        before = await everything(server.services)
        async with line(server.url, table.row.id, people[(seat + 1) % 3].cookie) as heard:
            await heard.fence()
            found = await person.try_out(table.row.id)
            for _ in range(10):
                found = await tried(person, table, found, rng)
            assert await heard.fence() == []
        assert await everything(server.services) == before


async def test_who_is_not_asked_sees_how_it_might_go_on(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno", "Carla") as (people, table):
        seat = next(seat for seat in range(3) if seat not in pending(table))
        found = await people[seat].try_out(table.row.id)
        assert {each.seat for each in found.line}
        assert seat not in {each.seat for each in found.line}
        assert found.sight.legal


@pytest.mark.parametrize("game", GAMES)
async def test_an_earlier_version_is_tried_out_as_it_was_then(server: Running, game: str) -> None:
    """The same bytes as if it had been asked for then: later knowledge is not in it."""
    async with at_tables(server, "Anna", "Bruno", "Carla", game=game) as (people, table):
        kept: list[tuple[int, dict[str, Any], bytes]] = []
        for number in range(8):
            for seat, person in enumerate(people):
                body = {"line": [], "at": table.playing().version(seat)}
                kept.append((seat, body, await bytes_of(person, table, body)))
            await play_on(server, table.row.id, 1, seed=number)
        for seat, body, answer in kept:
            assert await bytes_of(people[seat], table, body) == answer
        now = table.playing().snapshots.pop()
        table.playing().snapshots.clear()  # as if it had been long ago
        table.playing().snapshots.append(now)
        for seat, body, answer in kept:
            assert await bytes_of(people[seat], table, body) == answer


async def bytes_of(person: Client, table: Table, body: dict[str, Any]) -> bytes:
    """A trial as it is sent."""
    answer = await person._http.post(f"/api/tables/{table.row.id}/try", json=body)
    assert answer.status_code == 200, answer.text
    return answer.content


async def test_a_finished_game_is_tried_out_from_where_one_likes(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno") as (people, table):
        await play_on(server, table.row.id)
        over = await people[0].try_out(table.row.id)
        assert over.over
        assert (over.line, over.sight.legal) == ([], [])
        found = await people[0].try_out(table.row.id, at=1)
        assert found.sight.view["result"] is None
        rng = Random(2)
        while not found.over:
            seat, legal = found.sight.seat, found.sight.legal
            assert seat is not None
            found = await people[0].try_out(table.row.id, [*found.line, (seat, rng.choice(legal))], at=1)
        assert found.sight.view["result"]
        assert found.sight.view["seed"] is None  # it would be another game's


async def test_an_illegal_move_is_refused_by_its_rule_and_number(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno") as (people, table):
        seat, person = await asked(people, table)
        found = await person.try_out(table.row.id)
        legal = found.sight.legal[0]
        with pytest.raises(RefusedError) as caught:
            await person.try_out(table.row.id, [(seat, legal), (seat, ["win"])])
        told = (caught.value.status, caught.value.message, caught.value.error.params["step"])
        assert told == (409, "no-such-move", 2)
        with pytest.raises(RefusedError) as caught:
            await person.try_out(table.row.id, [(1 - seat, legal)])
        assert (caught.value.message, caught.value.error.params) == ("not-your-turn", {"step": 1})


async def test_a_line_has_an_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_tables(server, "Anna", "Bruno") as (people, table):
        seat, person = await asked(people, table)
        with refused(400, "bad-request"):
            await person.try_out(table.row.id, [(seat, ["x"])] * (MOST_TRIED + 1))
        monkeypatch.setattr("tenka.server.endpoints.replays.trials.MOST_TRIED", 1)
        found = await person.try_out(table.row.id)
        with refused(409, "line-too-long"):
            while True:
                found = await tried(person, table, found, Random(1))


async def test_a_line_to_which_no_move_can_be_added_is_too_long(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where one would be asked: the next move would be one too many."""
    async with at_tables(server, "Anna", "Bruno") as (people, table):
        _, person = await asked(people, table)
        found = await person.try_out(table.row.id)
        while not found.line:
            found = await tried(person, table, found, Random(1))
        monkeypatch.setattr("tenka.server.endpoints.replays.trials.MOST_TRIED", len(found.line) + 1)
        assert await person.try_out(table.row.id, found.line) == found
        monkeypatch.setattr("tenka.server.endpoints.replays.trials.MOST_TRIED", len(found.line))
        with refused(409, "line-too-long"):
            await person.try_out(table.row.id, found.line)


async def test_who_may_try_what(server: Running) -> None:
    async with at_tables(server, "Anna", "Bruno") as (people, table), guests(server, "Carla") as (carla,):
        id = table.row.id
        with refused(403, "not-seated"):
            await carla.try_out(id)
        with refused(404, "not-found"):
            await people[0].try_out(id, at=99)
        with refused(400, "bad-request"):
            await people[0].try_out(id, at=0)
        open_table = await seated(people[:1], "open")
        with refused(409, "not-started"):
            await people[0].try_out(open_table)
        seat, person = await asked(people, table)
        await person.call_steward(id)  # one's own seat is still one's own
        assert (await person.try_out(id)).sight.seat == seat


@pytest.mark.parametrize("move", [[], ["x"] * 17, [2**31], [-(2**40)], [10**30], [None], [["x"]], "x", [True], [1.5]])
async def test_what_is_no_move_is_refused(server: Running, move: Any) -> None:
    async with at_tables(server, "Anna", "Bruno") as (people, table):
        body = {"line": [{"seat": 0, "move": move}]}
        answer = await people[0]._http.post(f"/api/tables/{table.row.id}/try", json=body)
        assert answer.status_code == 400
