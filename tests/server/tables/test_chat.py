"""Chat at a table."""

import pytest
from sqlalchemy import func, select

from tenka.client import Client
from tenka.store.schema import remark as remarks
from tests.server.running import Running
from tests.server.tables.moving import key
from tests.server.wire.guests import guests, refused, seated
from tests.server.wire.line import line

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_chat_reaches_everybody_and_each_key_once(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno), Client(server.url) as nobody:
        id = await seated([anna, bruno])
        async with line(server.url, id, anna.cookie) as own, line(server.url, id) as watching:
            said = key()
            for _ in range(3):
                assert (await own.ask(type="say", text="hello", key=said))["type"] == "done"
            await bruno.say(id, "hi")
            assert (await own.ask(type="say", text="how are you?", key=key()))["type"] == "done"
            await watching.until(lambda picture: len(picture.remarks) == 3)
            await watching.fence()
            texts = ["hello", "hi", "how are you?"]
            assert [each["text"] for each in watching.picture.remarks] == texts
            assert [each["number"] for each in watching.picture.remarks] == [1, 2, 3]
            assert [(each["seat"], each["name"]) for each in watching.picture.remarks] == [
                (0, "Anna"),
                (1, "Bruno"),
                (0, "Anna"),
            ]
            assert [each.text for each in (await nobody.chat(id)).remarks] == texts
            assert [each.text for each in (await nobody.chat(id, since=2)).remarks] == texts[2:]
            answer = await watching.ask(type="say", text="hello", key=key())
            assert answer["error"]["message"] == "not-seated"
        with refused(401, "no-session"):
            await nobody.say(id, "hello")
        counted = await server.services.database.read(
            lambda c: c.execute(select(func.count()).select_from(remarks)).scalar_one()
        )
        assert counted == 3


async def test_a_remark_is_kept_without_what_could_harm(server: Running) -> None:
    async with guests(server, "Anna", "Bruno") as (anna, bruno):
        id = await seated([anna, bruno])
        family = "👨\u200d👩\u200d👧"
        for said in ("a\u202eb\x1b[2J", "one\n\n\n\ntwo", "Z" + "\u0351" * 400, f"می\u200cدانم {family}"):
            await anna.say(id, said)
        async with line(server.url, id, bruno.cookie) as own:
            assert (await own.ask(type="say", text="zero\u200bwidth", key=key()))["type"] == "done"
            assert (await own.ask(type="say", text="\u200b\u202e", key=key()))["error"]["message"] == "nothing-said"
        with refused(400, "nothing-said"):
            await anna.say(id, "\u3164")
        with refused(400, "remark-too-long"):
            await anna.say(id, "\u0958" * 300)
        with refused(400, "bad-request"):
            await anna.say(id, "x" * 501)
        texts = ["ab[2J", "one two", "Z" + "\u0351" * 4, f"می\u200cدانم {family}", "zerowidth"]
        assert [each.text for each in (await bruno.chat(id)).remarks] == texts
        asked = select(remarks.c.text).where(remarks.c.table_id == id).order_by(remarks.c.number)
        kept = await server.services.database.read(lambda c: c.execute(asked).scalars().all())
        assert list(kept) == texts
