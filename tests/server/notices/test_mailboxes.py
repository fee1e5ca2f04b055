"""Nobody floods another person's mailbox: invitations, votes that are settled, addresses of strangers."""

import asyncio

import pytest

from tenka.server.notices import sender
from tenka.store.queries.notices import outbox
from tenka.store.schema import notice
from tests.server.notices.reached import PASSWORD, Reached, give, settings
from tests.server.wire.guests import guests, play_on, refused, seated, started

pytestmark = pytest.mark.asyncio(loop_scope="module")

CLOCK = {"steward": "random", "clock": {"type": "live", "bank": 900, "increment": 20}}


async def settled(place: Reached, kind: str) -> list[str]:
    """What became of the notices of a kind, once none waits any more."""
    async with asyncio.timeout(20):
        while True:
            found = await place.server.services.database.read(
                lambda c: c.execute(notice.select().where(notice.c.kind == kind)).all()
            )
            if all(row.state != outbox.WAITING for row in found):
                return sorted(row.state for row in found)
            await asyncio.sleep(0.02)


async def hurry(place: Reached) -> None:
    """Let all that waits be due now."""
    await place.server.services.database.write(
        lambda c: c.execute(notice.update().where(notice.c.state == outbox.WAITING).values(due=0))
    )


async def test_of_many_invitations_a_few_are_told_and_the_lobby_has_them_all(place: Reached) -> None:
    async with place.accounts("gina") as (gina,), guests(place.server, *"ABC") as crowd:
        for each in crowd:
            for _ in range(3):
                table = await each.create("shitenno", ["me", "open"])
                await each.invite(table.id, "gina")
        assert len((await gina.call("GET", "/api/invitations", dict))["invitations"]) == 9
        assert await settled(place, "invited") == [outbox.SENT] * outbox.MOST_INVITED
        assert len(place.mail.to("gina@play.example")) <= outbox.MOST_INVITED


async def test_who_mutes_somebody_is_not_told_of_their_invitations_nor_of_a_rematch(place: Reached) -> None:
    async with place.accounts("hilda", "ivan") as (hilda, ivan):
        before = await settled(place, "invited")
        id = await started([ivan, hilda])
        await hilda.call("PUT", f"/api/tables/{id}/muted/0", dict)
        await play_on(place.server, id)
        assert (await ivan.rematch(id)).seats[1].kept_for == "Hilda"
        await ivan.invite((await ivan.create("shitenno", ["me", "open"])).id, "hilda")
        assert await settled(place, "invited") == before
        await hilda.call("DELETE", f"/api/tables/{id}/muted/0", dict)
        await ivan.invite((await ivan.create("shitenno", ["me", "open"])).id, "hilda")
        assert await settled(place, "invited") == sorted([*before, outbox.SENT])


async def test_an_invitation_that_was_taken_back_is_not_told(place: Reached, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place.accounts("mona", "nils") as (_, nils):
        before = await settled(place, "invited")
        monkeypatch.setattr(outbox, "SETTLE", 600_000)  # as if in silent hours
        table = await nils.create("shitenno", ["me", "open"])
        invited = (await nils.invite(table.id, "mona")).admissions
        await nils.end_admission(table.id, invited[0].id)
        await hurry(place)
        assert await settled(place, "invited") == sorted([*before, outbox.DROPPED])
        assert place.mail.to("mona@play.example") == [], "the link in it would let her in all the same"
        await nils.invite(table.id, "mona")
        await hurry(place)
        assert await settled(place, "invited") == sorted([*before, outbox.DROPPED, outbox.SENT]), "after all"


async def test_who_was_there_for_one_remark_is_told_of_the_next(
    place: Reached, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place.accounts("olaf", "petra") as (olaf, petra):
        before = await settled(place, "said")
        id = await seated([olaf, petra])
        monkeypatch.setattr(sender, "CERTAIN", 0)  # as if it were certain at once that she is there
        async with petra.live(id):
            await olaf.say(id, "there you are")
            assert await settled(place, "said") == sorted([*before, outbox.DROPPED])
        await olaf.say(id, "are you still there?")
        assert await settled(place, "said") == sorted([*before, outbox.DROPPED, outbox.SENT])
        await olaf.say(id, "hello?")
        assert len(await settled(place, "said")) == len(before) + 2, "once in a while"


async def test_a_vote_that_is_decided_or_answered_calls_nobody(place: Reached, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place.accounts("jana", "karl", "lea") as (jana, karl, lea):
        id = await started([jana, karl, lea], **CLOCK)
        await settled(place, "turn")
        before = await settled(place, "said")
        place.mail.letters.clear()
        monkeypatch.setattr(outbox, "SETTLE", 600_000)  # all of this goes on within the seconds before sending
        await jana.ask(id, "pause")
        await karl.answer(id, 1, yes=True)  # carried
        await jana.ask(id, "call-off")
        await lea.answer(id, 2, yes=True)
        await hurry(place)
        assert await settled(place, "said") == sorted([*before, *[outbox.DROPPED] * 3, outbox.SENT])
        assert [each["To"] for each in place.mail.letters] == ["karl@play.example"]


async def test_however_many_give_an_address_as_theirs_it_gets_a_few_letters(
    place: Reached, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(place.server, "M", "N") as people:
        for number, each in enumerate(people):
            await each.account(f"mallory{number}", PASSWORD)
        monkeypatch.setattr(place.server.services.rates, "_enabled", True)
        for number in range(5):
            await give(people[number % 2], ["victim@play.example", "Victim@Play.Example"][number % 2])
        with refused(429, "too-many-requests"):
            await give(people[0], "victim@play.example")
        assert (await settings(people[0])).pending == "victim@play.example"
