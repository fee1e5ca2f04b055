"""Your turn: told by mail, with what happened since, to those who are not there, once."""

import asyncio

import pytest
from sqlalchemy import event

from tenka.server.notices import sender
from tenka.server.notices.writing.recap import since_last_move
from tenka.store.queries.tables.log import Append
from tenka.store.schema import notice
from tests.server.notices.mailbox import html_of, text_of, token_in, until
from tests.server.notices.reached import Reached, give, reached, set_mode, wish
from tests.server.wire.guests import guests, started, waited_for
from tests.server.wire.line import line

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def states(place: Reached) -> list[str]:
    """What became of all notices."""
    found = await place.server.services.database.read(lambda c: c.execute(notice.select()).all())
    return [row.state for row in found]


async def test_who_is_waited_for_gets_a_mail_with_what_others_did(place: Reached) -> None:
    async with place.accounts("anna", "bruno") as people:
        id = await started(people)
        mover = (await waited_for(place.server, id, people))[0]
        other = 1 - mover
        table = await place.server.services.registry.table(id)
        while other not in table.playing().state.pending:
            sight = (await people[mover].look(id)).sight
            assert sight is not None
            await people[mover].move(id, sight.legal[0], decision=sight.decision)
        address = ["anna@play.example", "bruno@play.example"][other]
        await until(lambda: any("Your turn" in each["Subject"] for each in place.mail.to(address)))
        letter = place.mail.to(address)[-1]
        name = ["Anna", "Bruno"][mover]
        assert letter["Subject"] == f"Your turn: Shitennō with {name}"
        assert f"{place.server.url}/table/{id}" in text_of(letter)
        assert f'href="{place.server.url}/table/{id}"' in html_of(letter)
        told = table.playing().state.told_to(other, since_last_move(table.playing().state, other))
        assert "Since your last turn:" in text_of(letter)
        assert text_of(letter).count("\n- ") == min(20, len(told)) + (len(told) > 20)
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert letter["Auto-Submitted"] == "auto-generated"


async def test_a_call_is_not_let_go_before_the_table_knows_of_the_move(
    place: Reached, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = place.server.services.database
    append = database.append

    async def seen_at_once(asked: Append) -> None:
        await append(asked)
        await asyncio.sleep(0.2)  # the sender looks more often

    monkeypatch.setattr(database, "append", seen_at_once)
    async with place.accounts("nele", "otto") as people:
        id = await started(people)
        mover = (await waited_for(place.server, id, people))[0]
        table = await place.server.services.registry.table(id)
        while 1 - mover not in table.playing().state.pending:
            sight = (await people[mover].look(id)).sight
            assert sight is not None
            await people[mover].move(id, sight.legal[0], decision=sight.decision)
        address = ["nele@play.example", "otto@play.example"][1 - mover]
        await until(lambda: any("Your turn" in each["Subject"] for each in place.mail.to(address)))


async def test_nobody_is_told_what_their_seat_may_not_know(place: Reached) -> None:
    async with place.accounts("ida", "jan") as people:
        id = await started(people)
        table = await place.server.services.registry.table(id)
        for seat in (0, 1):
            secret = [each for each in since_last_move(table.playing().state, seat) if each.to not in {None, seat}]
            told = table.playing().state.told_to(seat, since_last_move(table.playing().state, seat))
            assert secret, "else this shows nothing"
            assert not any(each.as_json()["data"] in [one["data"] for one in told] for each in secret)


async def test_who_is_at_the_table_is_left_in_peace(place: Reached) -> None:
    async with place.accounts("carla", "dino") as people:
        id = await started(people)
        place.mail.letters.clear()
        async with people[0].live(id), people[1].live(id):
            table = await place.server.services.registry.table(id)
            for _ in range(6):
                _, person = await waited_for(place.server, id, people)
                sight = (await person.look(id)).sight
                assert sight is not None
                await person.move(id, sight.legal[0], decision=sight.decision)
            assert table.is_watched_by(table.row.seats[0].person or "")
            await asyncio.sleep(0.3)
            assert [each for each in place.mail.letters if "Your turn" in each["Subject"]] == []


async def test_who_has_the_table_open_but_does_not_look_at_it_is_told(place: Reached) -> None:
    async with place.accounts("hanna", "igor") as people:
        id = await started(people)
        mover = (await waited_for(place.server, id, people))[0]
        table = await place.server.services.registry.table(id)
        other = 1 - mover
        async with line(place.server.url, id, people[other].cookie) as socket:
            await socket.send('{"type": "look", "looking": false}')
            await until(lambda: not table.is_watched_by(table.row.seats[other].person or ""))
            while other not in table.playing().state.pending:
                sight = (await people[mover].look(id)).sight
                assert sight is not None
                await people[mover].move(id, sight.legal[0], decision=sight.decision)
            address = ["hanna@play.example", "igor@play.example"][other]
            await until(lambda: any("Your turn" in each["Subject"] for each in place.mail.to(address)))
            await socket.send('{"type": "look", "looking": true}')
            await until(lambda: table.is_watched_by(table.row.seats[other].person or ""))


async def test_who_switched_mail_off_or_does_not_want_it_gets_none(place: Reached) -> None:
    async with place.accounts("elsa", "fred") as people:
        await set_mode(people[0], "email", "off")
        await wish(people[1], unwanted=["turn"])
        id = await started(people)
        for _ in range(4):
            _, person = await waited_for(place.server, id, people)
            sight = (await person.look(id)).sight
            assert sight is not None
            await person.move(id, sight.legal[0], decision=sight.decision)
        await asyncio.sleep(0.3)
        assert place.mail.letters == []


async def test_a_move_at_a_table_without_subscribers_writes_not_a_statement_more(place: Reached) -> None:
    async with guests(place.server, "Gina", "Hugo") as people:
        id = await started(people)
        database = place.server.services.database
        statements: list[str] = []

        def note(connection: object, cursor: object, statement: str, *rest: object) -> None:
            statements.append(statement)

        event.listen(database.engine, "before_cursor_execute", note)
        try:
            _, person = await waited_for(place.server, id, people)
            sight = (await person.look(id)).sight
            assert sight is not None
            statements.clear()
            await person.move(id, sight.legal[0], decision=sight.decision)
        finally:
            event.remove(database.engine, "before_cursor_execute", note)
        assert any("INSERT INTO entry" in each for each in statements)
        assert not any("INSERT INTO notice" in each or "FROM wishes" in each for each in statements)


async def test_a_mail_server_that_is_busy_is_asked_again(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sender, "wait_after", lambda tries: 50 if tries < 3 else None)
    async with reached(tmp_path_factory.mktemp("busy")) as place, place.accounts("kim") as (kim,):
        place.mail.answers, before = ["451 try again later"] * 2, place.mail.asked
        (channel,) = (await kim.call("GET", "/api/me/notices", dict))["channels"]
        await kim.call("POST", f"/api/me/notices/channels/{channel['id']}/test", None)
        letter = await place.mail.expect("kim@play.example")
        assert letter["Subject"] == "A test message from Tenka"
        assert place.mail.asked - before == 3
    (line,) = [each for each in caplog.records if each.message == "notice-delayed"]
    assert (line.channel, line.why) == ("email", "smtp-451"), "once in a while"  # type: ignore[attr-defined]


async def test_what_is_never_taken_is_given_up_and_told_to_the_operator_without_names(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sender, "wait_after", lambda tries: 20 if tries < 2 else None)
    async with reached(tmp_path_factory.mktemp("never")) as place, place.accounts("mia") as (mia,):
        place.mail.answers = ["451 never"] * 50
        (channel,) = (await mia.call("GET", "/api/me/notices", dict))["channels"]
        await mia.call("POST", f"/api/me/notices/channels/{channel['id']}/test", None)
        await until(lambda: "notice-dead" in caplog.text)
        (line,) = [each for each in caplog.records if each.message == "notice-dead"]
        assert (line.channel, line.why) == ("email", "smtp-451")  # type: ignore[attr-defined]
        assert "mia" not in str(vars(line))
        text = place.server.services.metrics.text().decode()
        assert 'tenka_notices_dead_total{channel="email"} 1.0' in text
        async with asyncio.timeout(20):
            while "dead" not in await states(place):
                await asyncio.sleep(0.05)


async def test_an_address_that_is_refused_for_good_is_switched_off_and_its_owner_sees_why(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    async with reached(tmp_path_factory.mktemp("refused")) as place, place.accounts("nora") as (nora,):
        place.mail.refused.add("nora@play.example")
        (channel,) = (await nora.call("GET", "/api/me/notices", dict))["channels"]
        await nora.call("POST", f"/api/me/notices/channels/{channel['id']}/test", None)
        async with asyncio.timeout(20):
            while (now := (await nora.call("GET", "/api/me/notices", dict))["channels"][0])["mode"] != "off":
                await asyncio.sleep(0.05)
        assert now["broken"] == "address-refused"
        place.mail.refused.clear()
        await give(nora, "nora.new@play.example")
        confirming = await place.mail.expect("nora.new@play.example")
        await nora.call("POST", "/api/email/confirm", None, token=token_in(confirming))
        mended = (await nora.call("GET", "/api/me/notices", dict))["channels"][0]
        assert (mended["mode"], mended["broken"]) == ("once", None), "an address that works is written to again"


async def test_an_address_with_a_slip_in_it_does_not_switch_off_the_one_that_works(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    async with reached(tmp_path_factory.mktemp("slip")) as place, place.accounts("otto") as (otto,):
        place.mail.refused.add("oto@play.example")
        await give(otto, "oto@play.example")
        async with asyncio.timeout(20):
            while not (now := (await otto.call("GET", "/api/me/notices", dict))["channels"][0])["broken"]:
                await asyncio.sleep(0.05)
        assert (now["mode"], now["broken"]) == ("once", "address-refused")
        await give(otto, "otto@play.example")
        now = (await otto.call("GET", "/api/me/notices", dict))["channels"][0]
        assert (now["mode"], now["broken"]) == ("once", None), "who stays with the old address has no trouble"
