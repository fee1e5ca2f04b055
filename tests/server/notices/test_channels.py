"""Push messages, web hooks, feed and calendar; digests and silent hours; what is told of a game, and what is not."""

import asyncio
import base64
import json
import ssl
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any
from xml.etree import ElementTree as ET

import http_ece
import httpx
import pytest
import pytest_asyncio
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from sqlalchemy import select

from tenka.client import Client
from tenka.server.notices import moments, sender
from tenka.server.notices.channels.hook import form_of, in_form
from tenka.server.notices.channels.outgoing import GuardedNetwork, look_up
from tenka.server.notices.short_time import ShortTime
from tenka.server.notices.writing.letter import Item, Letter
from tenka.store.ids import now
from tenka.store.queries.notices import outbox
from tenka.store.queries.notices.outbox import NewNotice
from tenka.store.schema import channel, notice, person
from tenka.wire.tables import DecisionClock
from tests.server.notices.https import HttpsServer, certificate, https_server
from tests.server.notices.mailbox import text_of, until
from tests.server.notices.reached import MANNERS, PASSWORD, Reached, reached, set_mode, settings, wish
from tests.server.wire.guests import refused, seated, started, waited_for

pytestmark = pytest.mark.asyncio(loop_scope="module")

FORM = serialization.PublicFormat.UncompressedPoint
SECRET = b"0123456789abcdef"


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def outside() -> AsyncIterator[HttpsServer]:
    """A server of somebody else's."""
    async with https_server() as found:
        yield found


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory, outside: HttpsServer) -> AsyncIterator[Reached]:
    """A server with everything switched on, for which that one is out in the world."""
    async with reached(tmp_path_factory.mktemp("server"), push=True, hooks=True) as found:
        outgoing = found.server.services.notices.outgoing
        outgoing.network = GuardedNetwork(lambda host, port: look_up("127.0.0.1", port), allow=lambda _: True)
        outgoing._tls = ssl.create_default_context(cadata=certificate().pem)
        yield found


@pytest.fixture(autouse=True)
def nothing_yet(outside: HttpsServer, place: Reached) -> None:
    outside.requests.clear()
    outside.answers.clear()
    place.mail.letters.clear()


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(given: str) -> bytes:
    return base64.urlsafe_b64decode(given + "=" * (-len(given) % 4))


async def add(client: Client, **channel: Any) -> Any:
    return await client.call("POST", "/api/me/notices/channels", dict, manners=MANNERS, **channel)


async def until_called(place: Reached, id: str, people: list[Client], called: Any) -> None:
    """Play until something has come."""
    for _ in range(60):
        if called():
            return
        _, person = await waited_for(place.server, id, people)
        sight = (await person.look(id)).sight
        assert sight is not None
        await person.move(id, sight.legal[0], decision=sight.decision)
        try:
            await until_soon(called)
        except TimeoutError:
            continue
    raise AssertionError("nothing came")


async def until_soon(condition: Any) -> None:
    async with asyncio.timeout(0.3):
        while not condition():
            await asyncio.sleep(0.02)


def subscription(outside: HttpsServer, key: ec.EllipticCurvePrivateKey) -> dict[str, str]:
    """A browser's, as it gives it."""
    public = key.public_key().public_bytes(serialization.Encoding.X962, FORM)
    endpoint = f"https://hook.example:{outside.port}/push/1"
    return {"kind": "push", "endpoint": endpoint, "p256dh": text(public), "auth": text(SECRET)}


async def test_a_push_message_is_signed_and_only_its_browser_can_read_it(place: Reached, outside: HttpsServer) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    async with place.accounts("anna") as (anna,):
        shown = await add(anna, **subscription(outside, browser))
        assert (await add(anna, **subscription(outside, browser)))["channels"] == shown["channels"], "once"
        (channel,) = [each for each in shown["channels"] if each["kind"] == "push"]
        assert channel["about"] == "hook.example"
        await anna.call("POST", f"/api/me/notices/channels/{channel['id']}/test", None)
        await until(lambda: outside.requests)
        (request,) = outside.requests
        assert request.path == "/push/1"
        assert (request.headers["content-encoding"], request.headers["ttl"]) == ("aes128gcm", "86400")
        check_vapid(request.headers["authorization"], shown["push_key"], f"https://hook.example:{outside.port}")
        content = http_ece.decrypt(request.body, private_key=browser, auth_secret=SECRET, version="aes128gcm")
        told = json.loads(content)
        assert told["title"] == "A test message from Tenka"
        assert told["link"] == f"{place.server.url}/account"


def check_vapid(header: str, public: str, audience: str) -> None:
    """The header proves who asks: a token signed by the key that browsers are told."""
    parts = dict(each.strip().split("=", 1) for each in header.removeprefix("vapid ").split(","))
    assert parts["k"] == public
    head, claims, signature = parts["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(public))
    r, s = (int.from_bytes(half, "big") for half in (raw(signature)[:32], raw(signature)[32:]))
    key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(raw(claims))
    assert (told["aud"], told["sub"]) == (audience, "mailto:tenka@play.example")
    assert 0 < told["exp"] - datetime.now(UTC).timestamp() <= 24 * 60 * 60


async def test_a_browser_that_is_gone_is_forgotten(place: Reached, outside: HttpsServer) -> None:
    async with place.accounts("bea") as (bea,):
        shown = await add(bea, **subscription(outside, ec.generate_private_key(ec.SECP256R1())))
        (channel,) = [each for each in shown["channels"] if each["kind"] == "push"]
        outside.answers = [(410, {})]
        await bea.call("POST", f"/api/me/notices/channels/{channel['id']}/test", None)
        await until(lambda: outside.requests)
        for _ in range(100):
            if [each.kind for each in (await settings(bea)).channels] == ["email"]:
                return
        raise AssertionError("it is still there")


async def test_a_browser_that_has_a_new_subscription_is_told_by_it_what_it_was_told(
    place: Reached, outside: HttpsServer
) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    old = subscription(outside, browser)
    new, strange = ({**old, "endpoint": old["endpoint"] + end} for end in ("2", "3"))
    async with place.accounts("quirin") as (quirin,), await place.server.guest("Yves") as yves:
        await add(quirin, **old)
        await set_mode(quirin, "push", "digest")
        assert (await add(yves, **strange, former=old["endpoint"]))["channels"] == [], "it was not his"
        for _ in range(2):
            shown = await add(quirin, **new, former=old["endpoint"])
            (channel,) = [each for each in shown["channels"] if each["kind"] == "push"]
            assert channel["mode"] == "digest"
        await quirin.call("POST", f"/api/me/notices/channels/{channel['id']}/test", None)
        await until(lambda: outside.requests)
        assert [each.path for each in outside.requests] == ["/push/12"]


async def test_a_browser_that_its_push_service_has_let_go_first_is_told_by_its_new_subscription(
    place: Reached, outside: HttpsServer
) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    old = subscription(outside, browser)
    new, third = ({**old, "endpoint": old["endpoint"] + end} for end in ("2", "3"))
    async with place.accounts("runa") as (runa,):
        (push,) = [each for each in (await add(runa, **old))["channels"] if each["kind"] == "push"]
        await set_mode(runa, "push", "digest")
        outside.answers = [(410, {})]
        await runa.call("POST", f"/api/me/notices/channels/{push['id']}/test", None)
        async with asyncio.timeout(20):
            while "push" in [each.kind for each in (await settings(runa)).channels]:
                await asyncio.sleep(0.02)
        shown = await add(runa, **new, former=old["endpoint"])
        assert [(each["kind"], each["mode"]) for each in shown["channels"]] == [("email", "once"), ("push", "digest")]
        outside.answers = [(410, {})]
        await runa.call("POST", f"/api/me/notices/channels/{push['id']}/test", None)
        async with asyncio.timeout(20):
            while "push" in [each.kind for each in (await settings(runa)).channels]:
                await asyncio.sleep(0.02)
        shown = await add(runa, **third)
        assert [(each["kind"], each["mode"]) for each in shown["channels"]] == [("email", "once"), ("push", "once")]
        own = select(channel.c.id).join(person).where(person.c.login == "runa")
        kept = await place.server.services.database.read(lambda c: c.execute(own).scalars().all())
        assert len(kept) == 2, "a browser that is switched on anew is known once"


async def test_a_browser_is_called_for_as_long_as_its_session_lasts_and_for_one_person(
    place: Reached, outside: HttpsServer
) -> None:
    async def kinds(client: Client) -> list[str]:
        return [each.kind for each in (await settings(client)).channels]

    phone, shared = (subscription(outside, ec.generate_private_key(ec.SECP256R1())) for _ in range(2))
    async with place.accounts("ulla") as (ulla,), Client(place.server.url) as lost:
        await lost.login("ulla", PASSWORD)
        await add(lost, **phone)
        assert await kinds(ulla) == ["email", "push"]
        await ulla.call("DELETE", "/api/me/sessions", None)
        assert await kinds(ulla) == ["email"], "who finds the telephone reads nothing of her games"
    async with await place.server.guest("Vera") as vera, await place.server.guest("Willi") as willi:
        await add(vera, **shared)
        await vera.account("vera", PASSWORD)
        assert await kinds(vera) == ["push"], "an account takes along what its guest had"
        await add(willi, **shared)
        assert (await kinds(vera), await kinds(willi)) == ([], ["push"])


async def test_what_is_no_subscription_is_refused(place: Reached, outside: HttpsServer) -> None:
    good = subscription(outside, ec.generate_private_key(ec.SECP256R1()))
    async with await place.server.guest("Gast") as guest:
        for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "!!"}, {"p256dh": text(b"\x04" + bytes(64))}):
            with refused(400, "bad-subscription"):
                await add(guest, **{**good, **wrong})
        with refused(400, "bad-hook"):
            await add(guest, **{**good, "endpoint": "http://127.0.0.1/"})
        assert (await settings(guest)).channels == []


async def test_a_hook_is_told_what_everybody_knows_and_no_secret_of_its_owners_seat(
    place: Reached, outside: HttpsServer
) -> None:
    async with place.accounts("cleo", "dora") as people:
        for person in people:
            await set_mode(person, "email", "off")
            await add(person, kind="hook", url=f"https://hook.example:{outside.port}/hook", form="json")
        id = await started(people)
        await until_called(place, id, people, lambda: outside.requests)
        told = json.loads(outside.requests[0].body)
        (item,) = told["notices"]
        assert (item["kind"], item["table"], item["link"]) == ("turn", id, f"{place.server.url}/table/{id}")
        state = (await place.server.services.registry.table(id)).playing().state
        private = [each for each in state.events() if each.to is not None]
        assert private, "else this shows nothing"
        assert "Only" not in " ".join(item["recap"])


@pytest.mark.parametrize(
    ("url", "key"),
    [("https://discord.com/api/webhooks/1/x", "content"), ("https://hooks.slack.com/services/x", "text")],
)
async def test_hooks_of_discord_and_slack_have_their_own_form(url: str, key: str) -> None:
    letter = Letter("k", "en", "Your turn", (Item("turn", "Your turn @everyone <!here>", "x" * 3000, "Open", "link"),))
    found = in_form(letter, form_of(url))
    assert key in found
    assert len(found.get("content", "")) <= 2000
    assert "<!here>" not in found.get("text", "")
    if key == "content":
        assert found["allowed_mentions"] == {"parse": []}


async def test_what_discord_has_no_room_for_are_recaps_and_never_links() -> None:
    lines = tuple(f"{number:02}: " + "moved " * 20 for number in range(20))
    long = Item("turn", "Your turn", "You have a day.", "Open", "https://play.example/table/x", lines)
    (one, many) = (in_form(Letter("k", "en", "", items), "discord")["content"] for items in ((long,), (long,) * 40))
    assert one.endswith("\n…\n" + "\n".join([*(line for line in lines if line in one), long.link]))
    assert lines[-1] in one
    for said in (one, many):
        assert 1500 < len(said) <= 2000
        assert said.count("Your turn") == said.count(long.link)
        assert said.endswith(long.link)


async def test_no_name_becomes_a_link_of_its_own_at_discord() -> None:
    item = Item("said", "[prize](https://evil.example) wrote *you*", "", "Open", "https://play.example/table/a_b_c")
    written = in_form(Letter("k", "en", "", (item,)), "discord")["content"]
    assert written.startswith(r"\[prize\](https://evil.example) wrote \*you\*")
    assert written.endswith(item.link)


async def test_a_hook_that_is_gone_is_switched_off_and_its_owner_sees_why(place: Reached, outside: HttpsServer) -> None:
    async with await place.server.guest("Erna") as guest:
        shown = await add(guest, kind="hook", url=f"https://hook.example:{outside.port}/")
        outside.answers = [(404, {})]
        await guest.call("POST", f"/api/me/notices/channels/{shown['channels'][0]['id']}/test", None)
        for _ in range(200):
            (channel,) = (await settings(guest)).channels
            if channel.mode == "off":
                break
        assert (channel.mode, channel.broken) == ("off", "http-404")


async def test_the_owner_of_a_hook_sees_that_it_cannot_be_reached_until_it_can(
    place: Reached, outside: HttpsServer
) -> None:
    async with await place.server.guest("Eike") as eike:
        with refused(400, "bad-hook"):
            await add(eike, kind="hook", url="https://192.168.1.1/")
        shown = await add(eike, kind="hook", url=f"https://hook.example:{outside.port}/")
        path = f"/api/me/notices/channels/{shown['channels'][0]['id']}/test"
        for status, broken in ((403, "http-403"), (200, None)):
            outside.answers = [(status, {})]
            await eike.call("POST", path, None)
            async with asyncio.timeout(20):
                while (found := (await settings(eike)).channels[0]).broken != broken:
                    await asyncio.sleep(0.02)
            assert found.mode == "once"


async def test_however_many_hooks_never_answer_mail_goes_out(
    place: Reached, outside: HttpsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = asyncio.Event()
    called: list[str] = []

    class Silent:
        async def send(self, target: str, letter: Letter) -> None:
            called.append(letter.key)
            await answer.wait()

    monkeypatch.setattr(sender, "MOST_BUSY", 1)
    monkeypatch.setitem(place.server.services.notices.deliveries, "hook", Silent())
    async with await place.server.guest("Egon") as egon, place.accounts("frida") as (frida,):
        for number in range(3):
            shown = await add(egon, kind="hook", url=f"https://hook.example:{outside.port}/{number}")
        for each in shown["channels"]:
            await egon.call("POST", f"/api/me/notices/channels/{each['id']}/test", None)
        await until(lambda: called)
        (own,) = (await settings(frida)).channels
        await frida.call("POST", f"/api/me/notices/channels/{own.id}/test", None)
        await place.mail.expect("frida@play.example")
        answer.set()


async def test_nobody_changes_the_channels_of_others(place: Reached, outside: HttpsServer) -> None:
    async with await place.server.guest("Fay") as fay, await place.server.guest("Gus") as gus:
        shown = await add(fay, kind="hook", url=f"https://hook.example:{outside.port}/")
        path = f"/api/me/notices/channels/{shown['channels'][0]['id']}"
        for method, body in (("PATCH", {"mode": "off"}), ("DELETE", {}), ("POST", {})):
            with refused(404, "not-found"):
                await gus.call(method, f"{path}/test" if method == "POST" else path, dict, **body)
        assert (await settings(fay)).channels[0].mode == "once"


async def test_the_feed_tells_and_its_address_can_be_revoked(place: Reached) -> None:
    async with place.accounts("hilda", "iris") as people:
        paths = {}
        for person in people:
            found = await person.call("PUT", "/api/me/notices/feed", dict)
            paths[person] = (found["feed"], found["calendar"])
        id = await started(people, clock=DecisionClock(24 * 60 * 60), steward="random")
        await until_called(place, id, people, lambda: place.mail.letters)
        async with httpx.AsyncClient(base_url=place.server.url) as reader:
            feeds = [await reader.get(paths[person][0]) for person in people]
            assert {each.headers["content-type"] for each in feeds} == {"application/atom+xml"}
            titles = [
                each.text for feed in feeds for each in ET.fromstring(feed.content).iterfind(".//{*}entry/{*}title")
            ]
            assert any(each is not None and each.startswith("Your turn: Shitennō with") for each in titles)
            calendars = [(await reader.get(paths[person][1])).text for person in people]
            assert sum("BEGIN:VEVENT" in each for each in calendars) == 1
            waiting = notice.select().join(channel).where(channel.c.kind == "feed", notice.c.state == "waiting")
            assert not await place.server.services.database.read(lambda c: c.execute(waiting).all()), "it is fetched"
            assert all(len(line.encode()) <= 75 for each in calendars for line in each.split("\r\n"))
            again = await people[0].call("PUT", "/api/me/notices/feed", dict)
            assert again["feed"] != paths[people[0]][0]
            assert [(await reader.get(path)).status_code for path in paths[people[0]]] == [404, 404]
            await people[1].call("DELETE", "/api/me/notices/feed", dict)
            assert (await reader.get(paths[people[1]][0])).status_code == 404
            assert (await reader.get("/feeds/x/notices.atom")).status_code == 404


async def test_the_feed_lets_nobody_back_in_who_was_sent_away(place: Reached) -> None:
    async with place.accounts("xenia", "yann") as (xenia, yann):
        feed = (await yann.call("PUT", "/api/me/notices/feed", dict))["feed"]
        table = await xenia.create("shitenno", ["me", "open"])
        await xenia.invite(table.id, "yann")
        assert "#invitation=" in (await yann._http.get(feed)).text
        await yann.join(table.id)
        after = await xenia.reseat(table.id, 1, "open")
        told = (await yann._http.get(feed)).text
        assert table.id in told
        assert str(after.invitation) not in told, "it was made anew so that he does not come back"


async def test_a_digest_waits_for_its_time_and_tells_everything_together(
    place: Reached, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place.accounts("jil", "kai", "leo") as people:
        await set_mode(people[2], "email", "digest")
        await set_mode(people[0], "email", "off")
        await set_mode(people[1], "email", "off")
        monkeypatch.setattr(moments, "digest_after", lambda wishes, moment: moment + 10**9)
        ids = [await seated([people[0], people[2]]), await seated([people[1], people[2]])]
        for person, id in zip(people, ids, strict=False):
            await person.say(id, "hello")
        await until_waiting(place, *ids)
        assert place.mail.letters == []
        monkeypatch.setattr(moments, "digest_after", lambda wishes, moment: moment)
        await place.server.services.database.write(lambda c: c.execute(notice.update().values(due=0)))
        letter = await place.mail.expect("leo@play.example")
        assert letter["Subject"] == "2 messages from your games"
        assert all(f"{place.server.url}/table/{id}" in text_of(letter) for id in ids)
        assert "hello" not in text_of(letter), "what is said stays at the table"


async def test_of_several_turns_at_one_table_a_digest_tells_the_last(
    place: Reached, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place.accounts("tea", "ugo") as people:
        monkeypatch.setattr(moments, "digest_after", lambda wishes, moment: moment + 10**9)
        await set_mode(people[1], "email", "digest")
        await set_mode(people[0], "email", "off")
        id = await started(people)
        table = await place.server.services.registry.table(id)
        while 1 not in table.playing().state.pending:
            sight = (await people[0].look(id)).sight
            assert sight is not None
            await people[0].move(id, sight.legal[0], decision=sight.decision)
        turns = [NewNotice(table.row.seats[1].person or "", "turn", id, f"turn:{id}:{n}") for n in (1001, 1002, 1003)]
        await place.server.services.database.write(outbox.add, turns, now())
        waiting = notice.select().where(notice.c.table_id == id, notice.c.state == "waiting")
        soon = waiting.where(notice.c.due < now() + 10_000)
        async with asyncio.timeout(20):
            while await place.server.services.database.read(lambda c: c.execute(soon).all()):
                await asyncio.sleep(0.02)
        monkeypatch.setattr(moments, "digest_after", lambda wishes, moment: moment)
        await place.server.services.database.write(lambda c: c.execute(notice.update().values(due=0)))
        letter = await place.mail.expect("ugo@play.example")
        assert letter["Subject"] == "Your turn: Shitennō with Tea"


async def until_waiting(place: Reached, *tables: str) -> None:
    """Wait until a notice of each of these tables waits for a later moment."""
    later = (notice.c.state == "waiting", notice.c.due > now() + 10_000, notice.c.table_id.in_(tables))
    async with asyncio.timeout(20):
        while True:
            rows = await place.server.services.database.read(lambda c: c.execute(notice.select().where(*later)).all())
            if sorted(row.table_id for row in rows) == sorted(tables):
                return
            await asyncio.sleep(0.02)


async def test_in_silent_hours_nothing_is_sent(place: Reached) -> None:
    async with place.accounts("mia", "nils") as people:
        here = datetime.now(UTC)
        start, end = ((here + timedelta(minutes=each)) for each in (-60, 60))
        silent = {"start": start.hour * 60 + start.minute, "end": end.hour * 60 + end.minute}
        await wish(people[1], zone="UTC", silent=silent)
        id = await seated(people)
        await people[0].say(id, "psst", to=[1])
        await until_waiting(place, id)
        assert place.mail.letters == []


async def test_remarks_are_told_once_in_a_while(place: Reached) -> None:
    async with place.accounts("olga", "paul") as people:
        id = await seated(people)
        for _ in range(3):
            await people[0].say(id, "are you there?")
        letter = await place.mail.expect("paul@play.example")
        assert letter["Subject"] == "Olga wrote to you (Shitennō)"
        assert "are you there" not in text_of(letter)


async def test_whose_time_is_short_is_told_once(place: Reached) -> None:
    async with place.accounts("rosa", "sven") as people:
        id = await started(people, clock=DecisionClock(60 * 60), steward="random")
        place.mail.letters.clear()
        services = place.server.services
        watching = ShortTime(services.database, services.notices.subscribers)
        await watching.look()
        assert place.mail.letters == []
        clock = services.database.time
        clock._saved += 50 * 60 * 1000
        try:
            for _ in range(2):
                await watching.look()
            await until(lambda: any("Time is short" in each["Subject"] for each in place.mail.letters))
            (letter,) = [each for each in place.mail.letters if "Time is short" in each["Subject"]]
            assert "about 10 minutes left" in text_of(letter)
            assert id in text_of(letter)
        finally:
            clock._saved -= 50 * 60 * 1000


async def test_bad_wishes_change_nothing(place: Reached) -> None:
    async with await place.server.guest("Tom") as tom:
        await wish(tom, zone="Asia/Tokyo")
        with refused(400, "unknown-zone"):
            await wish(tom, zone="Mars/Olympus")
        for wrong in ({"digest": 1440}, {"silent": {"start": -1, "end": 0}}, {"unwanted": ["all"]}, {"language": "fr"}):
            with refused(400, "bad-request"):
                await wish(tom, **wrong)
        found = (await settings(tom)).wishes
        assert found is not None
        assert found.zone == "Asia/Tokyo"
