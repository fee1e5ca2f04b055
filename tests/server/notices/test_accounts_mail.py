"""The mail address of an account: confirmed, changed, forgotten; and a lost password replaced."""

import asyncio
import re
import time

import httpx
import pytest

from tenka.client import Client
from tenka.kernel.errors import BadInput
from tenka.server.endpoints.people import email
from tenka.server.notices import tokens
from tenka.server.notices.mail_addresses import proper_address
from tenka.store.schema import mail_address, mail_token, notice
from tenka.wire.people import Me
from tests.server.notices.mailbox import text_of, token_in
from tests.server.notices.reached import PASSWORD, Reached, give, settings
from tests.server.running import running
from tests.server.wire.guests import refused, started

pytestmark = pytest.mark.asyncio(loop_scope="module")

NEW = "forty-seven without a lord"


async def forget(client: Client, address: str) -> None:
    await client.call("POST", "/api/recovery", None, address=address)


async def test_an_address_counts_once_its_link_was_followed_and_the_link_works_once(place: Reached) -> None:
    async with Client(place.server.url) as client:
        await client.account("anna", PASSWORD, name="Anna")
        shown = await give(client, "Anna@Play.example")
        assert (shown.address, shown.pending) == (None, "Anna@Play.example")
        assert [(each.kind, each.mode) for each in shown.channels] == [("email", "off")]
        token = token_in(await place.mail.expect("Anna@Play.example"))
        async with Client(place.server.url) as elsewhere:  # a link is followed in any browser
            await elsewhere.call("POST", "/api/email/confirm", None, token=token)
            with refused(409, "link-expired"):
                await elsewhere.call("POST", "/api/email/confirm", None, token=token)
        shown = await settings(client)
        assert (shown.address, shown.pending) == ("Anna@Play.example", None)
        assert [(each.kind, each.mode) for each in shown.channels] == [("email", "once")]


async def test_no_token_is_ever_in_the_database(place: Reached) -> None:
    async with Client(place.server.url) as client:
        await client.account("bea", PASSWORD, name="Bea")
        await give(client, "bea@play.example")
        token = token_in(await place.mail.expect("bea@play.example"))
        kept = await place.server.services.database.read(
            lambda c: [c.execute(each.select()).all() for each in (mail_token, notice, mail_address)]
        )
        assert token not in str(kept)
        assert tokens.stored(token) in str(kept)


async def test_another_address_takes_its_place_when_it_is_confirmed_and_the_old_one_is_told(place: Reached) -> None:
    async with place.accounts("carl") as (carl,):
        await give(carl, "new@play.example")
        assert (await settings(carl)).address == "carl@play.example"
        await carl.call("POST", "/api/email/confirm", None, token=token_in(await place.mail.expect("new@play.example")))
        assert (await settings(carl)).address == "new@play.example"
        assert (await place.mail.expect("carl@play.example"))["Subject"] == "Your e-mail address was changed"


async def test_a_link_to_an_address_that_was_replaced_meanwhile_is_worth_nothing(place: Reached) -> None:
    async with Client(place.server.url) as client:
        await client.account("dora", PASSWORD, name="Dora")
        await give(client, "first@play.example")
        first = token_in(await place.mail.expect("first@play.example"))
        await give(client, "second@play.example")
        with refused(409, "link-expired"):
            await client.call("POST", "/api/email/confirm", None, token=first)


async def test_who_does_not_know_the_password_changes_no_address(place: Reached) -> None:
    async with place.accounts("emil") as (emil,):
        with refused(403, "wrong-password"):
            await give(emil, "thief@play.example", password="wrong and long")
        with refused(403, "wrong-password"):
            await emil.call("DELETE", "/api/me/email", dict)
        assert (await settings(emil)).address == "emil@play.example"
        await emil.call("DELETE", "/api/me/email", dict, password=PASSWORD)
        assert ((await settings(emil)).address, (await settings(emil)).channels) == (None, [])
        told = await place.mail.expect("emil@play.example")
        assert told["Subject"] == "Your e-mail address was removed", "else a thief would take it away first"
        await until_forgotten(place, "emil@play.example")
        await give(emil, "emil@play.example")
        again = await place.mail.expect("emil@play.example", 2)
        await emil.call("POST", "/api/email/confirm", None, token=token_in(again))
        assert [(each.kind, each.mode) for each in (await settings(emil)).channels] == [("email", "once")]


async def until_forgotten(place: Reached, address: str) -> None:
    """Wait until an address stands nowhere any more, not even in the outbox."""
    async with asyncio.timeout(20):
        while True:
            kept = await place.server.services.database.read(
                lambda c: [c.execute(each.select()).all() for each in (notice, mail_address)]
            )
            if address not in str(kept):
                return
            await asyncio.sleep(0.02)


async def test_a_guest_has_no_address(place: Reached) -> None:
    async with await place.server.guest("Gast") as guest:
        with refused(409, "no-account"):
            await give(guest, "guest@play.example")


async def test_a_lost_password_is_replaced_and_all_sessions_end(place: Reached) -> None:
    async with place.accounts("fritz") as (fritz,), Client(place.server.url) as stranger:
        await forget(stranger, "FRITZ@play.example")
        letter = await place.mail.expect("fritz@play.example")
        assert "“fritz”" in text_of(letter)
        stranger._http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0"
        me = await stranger.call("POST", "/api/recovery/password", Me, token=token_in(letter), password=NEW)
        assert (me.name, me.login) == ("Fritz", "fritz")
        assert (await fritz.me()).login is None, "all other sessions have ended"
        (this,) = (await stranger.call("GET", "/api/me/sessions", dict))["sessions"]
        assert (this["browser"], this["system"], this["this"]) == ("firefox", "linux", True)
        with refused(409, "link-expired"):
            await stranger.call("POST", "/api/recovery/password", Me, token=token_in(letter), password=NEW)
        async with Client(place.server.url) as again:
            with refused(401, "wrong-login"):
                await again.login("fritz", PASSWORD)
            assert (await again.login("fritz", NEW)).login == "fritz"


async def test_nobody_learns_whether_an_address_is_known(place: Reached) -> None:
    async with place.accounts("gerd"), httpx.AsyncClient(base_url=place.server.url) as stranger:
        answers = [
            await stranger.post("/api/recovery", json={"address": address})
            for address in ("gerd@play.example", "nobody@play.example")
        ]
        assert {(each.status_code, each.content) for each in answers} == {(204, b"")}
        await place.mail.expect("gerd@play.example")
        await asyncio.sleep(0.2)
        assert place.mail.to("nobody@play.example") == []


async def test_nor_by_how_long_the_answer_takes(place: Reached, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(email, "ANSWERED_AFTER", 0.1)
    async with httpx.AsyncClient(base_url=place.server.url) as stranger:
        began = time.monotonic()
        await stranger.post("/api/recovery", json={"address": "nobody.there@play.example"})
        assert time.monotonic() - began >= 0.1


async def test_an_address_that_was_never_confirmed_recovers_nothing(place: Reached) -> None:
    async with Client(place.server.url) as client:
        await client.account("hans", PASSWORD, name="Hans")
        await give(client, "victim@play.example")
        await place.mail.expect("victim@play.example")
        await forget(client, "victim@play.example")
        await asyncio.sleep(0.3)
        assert len(place.mail.to("victim@play.example")) == 1


async def test_links_expire(place: Reached, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place.accounts("ines") as (ines,):
        await forget(ines, "ines@play.example")
        token = token_in(await place.mail.expect("ines@play.example"))
        monkeypatch.setattr(tokens, "RECOVER_FOR", -1)
        with refused(409, "link-expired"):
            await ines.call("POST", "/api/recovery/password", Me, token=token, password=NEW)


async def test_one_click_unsubscribes_by_a_form_without_any_cookie(place: Reached) -> None:
    async with place.accounts("jana", "kurt") as people:
        id = await started(people)
        table = await place.server.services.registry.table(id)
        for _ in range(40):
            if place.mail.letters:
                break
            seat = min(table.playing().state.pending)
            sight = (await people[seat].look(id)).sight
            assert sight is not None
            await people[seat].move(id, sight.legal[0], decision=sight.decision)
            await asyncio.sleep(0.1)
        letter = place.mail.letters[0]
        address = re.fullmatch(r"<(.+)>", letter["List-Unsubscribe"])
        assert address is not None
        person = people[["jana@play.example", "kurt@play.example"].index(letter["To"])]
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        async with httpx.AsyncClient() as service:
            bad = await service.post(address[1][:-2] + "xx", content=letter["List-Unsubscribe-Post"], headers=form)
            assert bad.status_code == 404
            assert (await settings(person)).channels[0].mode == "once"
            done = await service.post(address[1], content=letter["List-Unsubscribe-Post"], headers=form)
            assert done.status_code == 204
            elsewhere = await service.post(f"{place.server.url}/api/guest", content="name=Oda", headers=form)
            assert elsewhere.status_code == 415, "no other request may come as a form"
        assert (await settings(person)).channels[0].mode == "off"
        assert (await settings(person)).address == letter["To"], "it is still there for a lost password"


async def test_without_a_mail_server_nothing_is_asked_for_and_settings_say_so(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    async with running(tmp_path_factory.mktemp("plain")) as server, Client(server.url) as client:
        await client.account("lisa", PASSWORD, name="Lisa")
        shown = await settings(client)
        assert (shown.offered, shown.push_key, shown.address) == ([], None, None)
        with refused(409, "channel-not-offered"):
            await give(client, "lisa@play.example")
        with refused(409, "channel-not-offered"):
            await forget(client, "lisa@play.example")


async def test_the_export_holds_the_address_and_the_deletion_takes_it_along(place: Reached) -> None:
    async with place.accounts("marta") as (marta,):
        await marta.call("PUT", "/api/me/notices/feed", dict)
        found = await marta.call("GET", "/api/me/export", dict)
        assert found["address"] == "marta@play.example"
        assert [(each["kind"], each["mode"]) for each in found["channels"]] == [("email", "once"), ("feed", "once")]
        assert found["wishes"]["zone"] == "Europe/Rome"
        await marta.call("DELETE", "/api/me", None, password=PASSWORD)
        kept = await place.server.services.database.read(lambda c: str(c.execute(mail_address.select()).all()))
        assert "marta@" not in kept


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (" Anna@Example.org ", "Anna@Example.org"),
        ("a.b+c@mail.example", "a.b+c@mail.example"),
        ("oda@bücher.example", "oda@xn--bcher-kva.example"),
    ],
)
async def test_addresses_are_kept_as_mail_servers_write_them(given: str, kept: str) -> None:
    assert proper_address(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        *("", "anna", "@example.org", "anna@", "anna@example", "anna@-a.org", "a b@example.org", "a@b..org"),
        *("anna@example.org\r\nBcc: x@example.org", "anna@1.2.3.4", f"{'a' * 65}@example.org", "<anna@example.org>"),
        *("anna@example.org,bruno@example.org", ".anna@example.org", f"a@{'b.' * 130}org", '"a b"@example.org'),
    ],
)
async def test_what_is_no_address_is_refused(given: str) -> None:
    with pytest.raises(BadInput) as caught:
        proper_address(given)
    assert caught.value.message == "bad-address"
