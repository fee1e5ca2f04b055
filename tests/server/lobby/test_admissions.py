"""Ways to a seat: invitations by name, asking to be let in, kept seats, the code to scan."""

import asyncio
from unittest.mock import patch

import pytest

from tenka.client import Client
from tenka.server.endpoints.lobby import admissions
from tenka.wire.admissions import Knock
from tenka.wire.tables import LiveClock, TableInfo
from tests.server.running import Running
from tests.server.tables.sitting import BOT
from tests.server.wire.guests import guests, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")

PASSWORD = "a password of some length"


async def invitations(client: Client) -> list[tuple[str, str | None]]:
    """Where somebody is invited, and by whom."""
    return [(each.table.id, each.by) for each in await client.invitations()]


def names(table: TableInfo) -> list[str | None]:
    """Who sits where."""
    return [seat.name for seat in table.seats]


async def test_who_knocks_sits_down_once_the_owner_lets_them_in(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        table = await anna.create("shitenno", ["me", "open"])
        assert await bruno.knock(table.id) == Knock(asked=True, invited=False)
        assert await bruno.knock(table.id) == Knock(asked=True, invited=False)
        with refused(403, "not-invited"):
            await bruno.join(table.id)
        (asking,) = (await anna.look(table.id)).table.admissions
        assert (asking.name, asking.invited) == ("Bruno", False)
        assert (await carla.look(table.id)).table.admissions == []
        for stranger in (bruno, carla):
            with refused(403, "not-owner"):
                await stranger.let_in(table.id, asking.id)
        seated = await anna.let_in(table.id, asking.id)
        assert names(seated) == ["Anna", "Bruno"]
        assert seated.admissions == []
        with refused(409, "seat-taken"):
            await carla.knock(table.id)


async def test_who_is_not_let_in_is_told_when_they_ask(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        table = await anna.create("shitenno", ["me", "open"])
        await bruno.knock(table.id)
        (asking,) = (await anna.look(table.id)).table.admissions
        await anna.end_admission(table.id, asking.id)
        assert await bruno.call("GET", f"/api/tables/{table.id}/knock", Knock) == Knock(asked=False, invited=False)
        with refused(404, "not-found"):
            await anna.let_in(table.id, asking.id)


async def test_who_may_not_sit_there_is_told_when_they_knock(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        await anna.account("anna.rates", PASSWORD)
        clock = LiveClock(900, 20)
        table = await anna.create("shitenno", ["me", "open"], rated=True, clock=clock, steward="random")
        with refused(403, "rated-accounts-only"):
            await bruno.knock(table.id)
        assert (await anna.look(table.id)).table.admissions == []


async def test_the_owner_is_told_live_of_a_knock_and_nobody_else(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        table = await anna.create("shitenno", ["me", "open", "open"])
        await carla.join(table.id, invitation=table.invitation)
        async with anna.live(table.id) as hers:
            await bruno.knock(table.id)
            async with asyncio.timeout(30):
                while not hers.table.admissions:
                    await hers.news()
            assert [each.name for each in hers.table.admissions] == ["Bruno"]
        assert (await carla.look(table.id)).table.admissions == []


async def test_only_so_many_may_knock_at_one_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admissions, "MOST_ASKING", 1)
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        table = await anna.create("shitenno", ["me", "open", "open"])
        await bruno.knock(table.id)
        with refused(409, "too-many-knocks"):
            await carla.knock(table.id)
        await bruno.turn_away(table.id)
        await carla.knock(table.id)


async def test_who_is_invited_by_login_sits_down_without_the_link(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        await bruno.account("Bruno.Invited", PASSWORD)
        table = await anna.create("shitenno", ["me", "open"])
        assert [each.name for each in (await anna.invite(table.id, "bruno.INVITED")).admissions] == ["Bruno"]
        assert await invitations(bruno) == [(table.id, "Anna")]
        (invited,) = (await anna.look(table.id)).table.admissions
        with refused(404, "not-found"):
            await anna.let_in(table.id, invited.id)  # nobody is seated who has not said yes
        assert names(await bruno.join(table.id)) == ["Anna", "Bruno"]
        assert await invitations(bruno) == []
        with refused(409, "already-seated"):
            await anna.invite(table.id, "bruno.invited")


async def test_a_friend_is_invited_by_their_page_and_nobody_else(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as people:
        ids = []
        for number, each in enumerate(people):
            await each.account(f"friend.{number}", PASSWORD)
            ids.append((await each.call("GET", "/api/me/profile", dict))["id"])
        anna, bruno, carla = people
        table = await anna.create("shitenno", ["me", "open"])
        for stranger in (ids[1], ids[0], "nobody"):
            with refused(404, "not-found"):
                await anna.invite(table.id, friend=stranger)
        await anna.call("PUT", f"/api/people/{ids[1]}/friend", dict)
        with refused(404, "not-found"):
            await anna.invite(table.id, friend=ids[1])
        await bruno.call("PUT", f"/api/people/{ids[0]}/friend", dict)
        assert [each.name for each in (await anna.invite(table.id, friend=ids[1])).admissions] == ["Bruno"]
        assert await invitations(bruno) == [(table.id, "Anna")]
        assert await invitations(carla) == []
        for wrong in ({}, {"login": "friend.1", "friend": ids[1]}):
            with refused(400, "bad-request"):
                await anna.call("POST", f"/api/tables/{table.id}/admissions", dict, **wrong)


async def test_an_invitation_can_be_declined_and_taken_back(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        await bruno.account("bruno.declines", PASSWORD)
        table = await anna.create("shitenno", ["me", "open"])
        await anna.invite(table.id, "bruno.declines")
        await bruno.turn_away(table.id)
        assert (await anna.look(table.id)).table.admissions == []
        with patch.object(await server.services.registry.table(table.id), "change") as changed:
            for stranger in (bruno, carla):
                await stranger.turn_away(table.id)
        assert not changed.called, "who has nothing to decline troubles nobody at the table"
        (again,) = (await anna.invite(table.id, "bruno.declines")).admissions
        mailed = (await anna.look(table.id)).table.invitation
        assert mailed is not None
        now = await anna.end_admission(table.id, again.id)
        with refused(403, "not-invited"):
            await bruno.join(table.id, invitation=mailed)
        await bruno.knock(table.id)
        (asking,) = (await anna.look(table.id)).table.admissions
        after = await anna.end_admission(table.id, asking.id)
        assert after.invitation == now.invitation, "who merely asked has no link"


async def test_nobody_invites_to_a_table_where_they_do_not_sit_or_whom_nobody_knows(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        table = await anna.create("shitenno", ["me", "open"])
        with refused(403, "not-seated"):
            await bruno.invite(table.id, "whoever")
        with refused(404, "no-such-login"):
            await anna.invite(table.id, "nobody.at.all")


async def test_an_invitation_answers_a_knock(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        await bruno.account("bruno.knocks", PASSWORD)
        table = await anna.create("shitenno", ["me", "open"])
        await bruno.knock(table.id)
        await anna.invite(table.id, "bruno.knocks")
        assert await bruno.knock(table.id) == Knock(asked=False, invited=True)


async def test_invitations_end_with_the_beginning_of_the_game(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        await bruno.account("bruno.late", PASSWORD)
        table = await anna.create("shitenno", ["me", "open"])
        await anna.invite(table.id, "bruno.late")
        await anna.reseat(table.id, 1, BOT)
        await anna.start(table.id)
        assert await invitations(bruno) == []
        with refused(409, "already-started"):
            await bruno.knock(table.id)


async def test_the_code_holds_the_link_for_those_who_are_seated(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        table = await anna.create("shitenno", ["me", "open"])
        code = await anna.code(table.id)
        assert code.link == f"{server.url}/table/{table.id}#invitation={table.invitation}"
        assert {len(row) for row in code.rows} == {len(code.rows)}
        assert code.rows[0].startswith("1111111")
        with refused(403, "not-seated"):
            await bruno.code(table.id)


async def test_two_who_are_let_in_at_once_do_not_get_one_seat(server: Running) -> None:
    async with guests(server, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        table = await anna.create("shitenno", ["me", "open"])
        await bruno.knock(table.id)
        await carla.knock(table.id)
        asking = (await anna.look(table.id)).table.admissions
        letting = (anna.let_in(table.id, each.id) for each in asking)
        results = await asyncio.gather(*letting, return_exceptions=True)
        assert sum(isinstance(result, TableInfo) for result in results) == 1
